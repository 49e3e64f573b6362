import type { Id } from '../../../kernel/json.ts';
import { closeLight } from '../body/ease.ts';
import { missingMana } from '../body/effects.ts';
import type { Spell } from '../gear.ts';
import { gainFatigue, regainStamina } from '../stamina.ts';
import type { Effect } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Effects of spells other than attacks (SL-COM-1), and their mana (SL-ACT-4, SL-STA-6 to SL-STA-8). */

/**
 * SL-STA-7, SL-STA-8: spends or invests the spell's mana and returns how much is invested. By SL-R11 missing mana may
 * become fatigue; that part is not invested, as it would otherwise return as mana.
 */
export function payMana(table: Table, id: Id, spell: Pick<Spell, 'name' | 'mana'>): number {
  const { points, use } = spell.mana;
  if (points <= 0) return 0;
  const who = one(table.fight, id);
  const missing = missingMana(who.mana, points);
  const invested = use === 'invest' ? points - missing : 0;
  table.tell({
    fact: 'mana',
    who: id,
    left: who.mana - (points - missing),
    invested: who.invested + invested,
    why: spell.name,
    clause: use === 'invest' ? 'SL-STA-8' : 'SL-STA-7',
  });
  gainFatigue(table, id, missing, spell.name, 'SL-STA-6');
  return invested;
}

/** SL-DUR-1: begins an effect that lasts for `rounds`, counting this one. */
export function beginEffect(
  table: Table,
  by: Id,
  on: Id,
  spell: Spell,
  made: Pick<Effect, 'kind' | 'value' | 'invested'> & { readonly rounds: number },
): void {
  const { round, effectCount } = table.fight;
  const effect: Effect = {
    id: `effect-${effectCount + 1}`,
    spell: spell.id,
    by,
    on,
    kind: made.kind,
    value: made.value,
    since: round,
    until: round + made.rounds - 1,
    invested: made.invested,
  };
  table.tell({ fact: 'effect', effect });
}

/** Heals light wounds and restores stamina; an unconscious target may wake up (SL-CND-5). */
export function mend(
  table: Table,
  by: Id,
  on: Id,
  does: { readonly light: number; readonly stamina: number },
): void {
  closeLight(table, by, on, does.light, 'SL-COM-1');
  regainStamina(table, on, does.stamina, 'mended', 'SL-COM-1');
}
