import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../actions/door.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { reachOf } from '../numbers.ts';
import { adjacent, fieldOf, within } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { canAttack } from './can-attack.ts';
import { friendsOf } from './deeds.ts';
import type { Lay } from './ground.ts';
import { nearestOf, spotsNear, strikeSpot, walkTo } from './ground.ts';

/** How a fighter approaches enemies: to where an attack reaches them, through a door if no other path leads there. */

/** Its melee means with the longest reach; unarmed only if there are no others. */
export const longest = (fight: Fight, who: Combatant): Means | undefined =>
  meansOf(fight, who)
    .filter(({ manner, delivery }) => manner === 'melee' && delivery !== 'unarmed')
    .sort((a, b) => b.reach - a.reach)[0] ?? meansOf(fight, who).find(({ manner }) => manner === 'melee');

/** Whether these means can attack an enemy from here (AD-POS-3, AD-POS-8). */
export const strikes = (fight: Fight, who: Combatant, foe: Combatant, blade: Means): boolean =>
  canAttack(fight, who, foe, blade);

/** The distance in feet to which a combatant without melee means approaches. */
const arm = 5;

/**
 * One Move towards a place from which the nearest reachable enemy can be attacked, or a step towards opening the
 * nearest door if none is reachable; `null` if an enemy can be attacked already, or nothing brings it nearer.
 */
export function comeNearer(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: Lay,
): Choice | null {
  const blade = longest(fight, who);
  const reach = blade ? reachOf(fight, who, blade.reach) : arm;
  const isThere = (foe: Combatant): boolean =>
    blade ? strikes(fight, who, foe, blade) : within(fight, who, foe, arm);
  if (against.some(isThere)) return null;
  const left = [...against];
  for (let foe = nearestOf(fight, who, left); foe; foe = nearestOf(fight, who, left)) {
    left.splice(left.indexOf(foe), 1);
    const spot = blade ? strikeSpot(lay, foe, blade, reach) : spotsNear(lay, foe, reach, 1)[0];
    const way = spot && spot.cost > 0 ? walkTo(lay, spot.cell) : null;
    if (way) return way;
  }
  return throughDoor(fight, who, against, lay);
}

/**
 * AD-ACT-14: opens a closed door next to it, or walks to the nearest one. Not while an ally is adjacent to an enemy:
 * the way is then blocked by combatants, not by a door.
 */
function throughDoor(fight: Fight, who: Combatant, against: readonly Combatant[], lay: Lay): Choice | null {
  if (!fight.battlefield.walls) return null;
  if (friendsOf(fight, who).some((friend) => against.some((foe) => adjacent(fight, friend, foe))))
    return null;
  const beside = doorsBeside(fight, who).find(({ open }) => !open);
  if (beside) return { option: 'door', door: beside.id };
  const cell = nearestClosedDoor(fieldOf(fight), lay.reach(), who.squares);
  return cell && walkTo(lay, cell);
}
