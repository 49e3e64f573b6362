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
 * SL-MSC-18: for a combatant without a way to any enemy: opens a closed door beside it, or walks to the nearest one.
 * `null` if no door is in reach, its AP do not suffice, or friends are fighting already, because then people block the
 * way.
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
