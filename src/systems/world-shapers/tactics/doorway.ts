import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../hands/doors.ts';
import { fieldOf, inGrasp } from '../space.ts';
import type { Combatant } from '../state.ts';
import { standing } from '../state.ts';
import type { Lay } from './ground.ts';
import { walkTo } from './ground.ts';
import { sideOf } from './people.ts';

/**
 * WS-BAS-5: opens a closed door beside this one, or goes to the nearest one: for whoever finds no way to any enemy. `null`
 * where there is none in reach, and while friends are at blows: there it is people who are in the way.
 */
export function throughDoor(lay: Lay, against: readonly Combatant[]): Choice | null {
  const { fight, who } = lay;
  if (!fight.battlefield.walls) return null;
  const friends = sideOf(fight, who).filter((friend) => friend !== who && standing(friend));
  if (friends.some((friend) => against.some((foe) => inGrasp(fight, friend, foe)))) return null;
  const beside = doorsBeside(fight, who).find(({ open }) => !open);
  if (beside) return { option: 'use-door', door: beside.id };
  const cell = nearestClosedDoor(fieldOf(fight), lay.reach(), who.squares);
  return cell && walkTo(lay, cell);
}
