import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../actions/door.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { reachOf } from '../numbers.ts';
import { adjacent, fieldOf, within } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { friendsOf } from './deeds.ts';
import type { Lay } from './ground.ts';
import { nearestOf, spotsNear, strikeSpot, walkTo } from './ground.ts';

/** How a fighter gets at enemies: on foot to where a blow reaches them, through a door where no other way leads there. */

/** The blow that reaches farthest. */
export const longest = (fight: Fight, who: Combatant): Means | undefined =>
  meansOf(fight, who)
    .filter(({ manner, delivery }) => manner === 'melee' && delivery !== 'unarmed')
    .sort((a, b) => b.reach - a.reach)[0] ?? meansOf(fight, who).find(({ manner }) => manner === 'melee');

/** Whether this blow gets to somebody from here (AD-POS-3, AD-POS-8): near enough, with nothing between. */
export const strikes = (fight: Fight, who: Combatant, foe: Combatant, blade: Means): boolean =>
  judgeTarget(fight, who, foe, blade) === null;

/** Feet to which whoever can only shoot comes near where it has nothing to shoot at. */
const arm = 5;

/**
 * One Move towards where the nearest enemy to whom a way leads can be struck, or what it takes to get through the nearest
 * door where no way leads to any; `null` where one of them can be struck already, and where nothing brings it nearer.
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
 * AD-ACT-14: opens a closed door beside it, or goes to the nearest one. Not while friends are at blows: there it is people who
 * are in the way.
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
