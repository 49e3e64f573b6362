import type { Id } from '../../../kernel/json.ts';
import { livingPersona, one } from '../state.ts';
import type { Table } from '../table.ts';
import { trackMax } from './tracks.ts';

/** Light Wounds to be restored. */
interface Mending {
  readonly who: Id;
  readonly by: Id;
  readonly wounds: number;
  /** For an Evoker: whose wounds come first, by default the equipped Persona's (PE-R76). */
  readonly first?: 'persona' | 'own';
}

/**
 * Restores Light Wounds of the equipped living Persona and of the combatant itself, in the requested order (PE-AFF-8,
 * PE-R76). A broken Persona regains nothing. Returns the number restored.
 */
export function mend(table: Table, { who, by, wounds, first = 'persona' }: Mending): number {
  const parts = [mendPersona, restoreLight];
  let left = wounds;
  for (const part of first === 'persona' ? parts : parts.reverse()) left -= part(table, who, by, left);
  return wounds - left;
}

function mendPersona(table: Table, who: Id, _: Id, wounds: number): number {
  const persona = livingPersona(one(table.fight, who));
  if (!persona) return 0;
  const amount = Math.min(wounds, persona.sheet.wounds - persona.left);
  if (amount <= 0) return 0;
  const left = persona.left + amount;
  table.tell({ fact: 'persona-healed', who, persona: persona.sheet.id, amount, left });
  return amount;
}

/** Restores the combatant's own Light Wounds, up to the maximum (PE-FATE-5). Returns the number restored. */
export function restoreLight(table: Table, id: Id, by: Id, wounds: number): number {
  const who = one(table.fight, id);
  if (who.out === 'dead') return 0;
  const amount = Math.min(wounds, trackMax(table.fight, who).light - who.light);
  if (amount <= 0) return 0;
  table.tell({ fact: 'healed', who: id, by, track: 'light', amount, left: who.light + amount });
  return amount;
}
