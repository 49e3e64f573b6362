import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../hands/doors.ts';
import { fieldOf } from '../space.ts';
import type { Lay } from './ground.ts';
import { walkTo } from './ground.ts';

/**
 * WS-BAS-5: opens a closed door beside this one, or goes to the nearest one: for whoever finds no way to any enemy. `null`
 * where there is none in reach.
 */
export function throughDoor(lay: Lay): Choice | null {
  const { fight, who } = lay;
  if (!fight.battlefield.walls) return null;
  const beside = doorsBeside(fight, who).find(({ open }) => !open);
  if (beside) return { option: 'use-door', door: beside.id };
  const cell = nearestClosedDoor(fieldOf(fight), lay.reach());
  return cell && walkTo(lay, cell);
}
