import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { askUpcast } from '../abilities/ask-upcast.ts';
import { readPair } from '../combat/offer.ts';
import { readSaidOfAttack, upcastField, wpOfOne } from '../combat/said.ts';
import { agreeCover } from '../cover/agreed.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Occasion } from './action.ts';

/**
 * Settles, before a weapon attack is paid for, its target's cover and the upcasting of Maneuvers; `null` if it is
 * dropped.
 */
export function agreeAttack(table: Table, id: Id, choice: Choice, occasion: Occasion): Choice | null {
  const agreed = agreeTarget(table, id, choice);
  return agreed && agreeManeuvers(table, id, agreed, occasion);
}

/** WS-R89, WS-ATK-7: asks for the target's cover; not for melee attacks, which ignore it. */
function agreeTarget(table: Table, id: Id, choice: Choice): Choice | null {
  const pair = readPair(table.fight, one(table.fight, id), choice);
  if (isRefusal(pair) || pair.means.manner === 'melee') return choice;
  return agreeCover(table, id, choice, pair.target.id);
}

/** WS-R79 `ask`: asks for the upcasting of each Maneuver, unless it was paid for when the attack was held (WS-R24). */
export function agreeManeuvers(table: Table, id: Id, choice: Choice, occasion: Occasion): Choice {
  const { fight } = table;
  if (occasion === 'held' && fight.rulings.heldAbilityCost === 'onDeclare') return choice;
  const who = one(fight, id);
  const said = readSaidOfAttack(fight, who, choice);
  if (isRefusal(said)) return choice;
  let agreed = choice;
  let wp = said.maneuvers.reduce((sum, added) => sum + wpOfOne(added), 0);
  for (const { maneuver } of said.maneuvers) {
    const upcast = askUpcast(table, who, { ...maneuver, cost: { wp } });
    if (upcast === 0) continue;
    wp += upcast;
    agreed = { ...agreed, [upcastField(maneuver)]: upcast };
  }
  return agreed;
}
