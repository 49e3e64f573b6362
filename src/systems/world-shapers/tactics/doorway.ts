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
 * WS-BAS-5: opens a closed door beside it, or walks to the nearest one, if no path leads to any enemy. `null` if there
 * is none in reach, or if friends are fighting in melee: then people block the way.
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
