import type { Id } from '../../../kernel/json.ts';
import { inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeShielding } from './shielding.ts';
import type { Attack } from './types.ts';

/**
 * PE-ACT-17: the combatant that protects `ally`, of several the first in initiative; `null` for none. Stepping in is no
 * action, so ailments that forbid actions do not prevent it (PE-R105).
 */
function protectorOf(fight: Fight, ally: Combatant, attacker: Id): Combatant | null {
  const standing: Combatant[] = [];
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (who.protecting !== ally.id || id === attacker || !conscious(who)) continue;
    if (judgeShielding(fight, who, ally) === null) standing.push(who);
  }
  return inInitiativeOrder(fight, standing)[0] ?? null;
}

/**
 * The combatant that a hit on `target` strikes: its protector steps in, once, unless the attack has an area or ignores
 * protectors (PE-ACT-17, PE-ACT-18, PE-ATK-8).
 */
export function stepIn(table: Table, attack: Attack, target: Id): Id {
  const { fight } = table;
  if (attack.means.area !== null || attack.pastProtector) return target;
  const protector = protectorOf(fight, one(fight, target), attack.who);
  if (protector === null) return target;
  table.tell({ fact: 'protected', who: protector.id, ally: target });
  table.tell({ fact: 'protecting', who: protector.id, ally: null });
  return protector.id;
}
