import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../actions/open-door.ts';
import { costs } from '../costs.ts';
import { fieldOf } from '../space.ts';
import type { Combatant } from '../state.ts';
import { friendsOf } from './deeds.ts';
import type { Lay } from './ground.ts';
import { hasNear, walkTo } from './ground.ts';

/**
 * SL-MSC-18: opens a closed door beside this one, or goes to the nearest one: for whoever finds no way to any enemy. `null`
 * where there is none in reach, or no AP to open it, and while friends are at blows: there it is people who are in the way.
 */
export function throughDoor(lay: Lay, against: readonly Combatant[]): Choice | null {
  const { fight, who, mover, reach } = lay;
  if (!fight.battlefield.walls) return null;
  const friends = friendsOf(fight, who);
  if (friends.some((friend) => against.some((foe) => hasNear(fight, friend, foe, 1)))) return null;
  const beside = doorsBeside(fight, who).find(({ open }) => !open);
  if (beside) return who.ap >= costs['use-door'].ap ? { option: 'open-door', door: beside.id } : null;
  const cell = nearestClosedDoor(fieldOf(fight), reach, mover.squares);
  return cell && walkTo(lay, cell);
}
