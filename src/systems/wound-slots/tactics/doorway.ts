import { nearestClosedDoor } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsBeside } from '../actions/open-door.ts';
import { costs } from '../costs.ts';
import { fieldOf } from '../space.ts';
import type { Lay } from './ground.ts';
import { walkTo } from './ground.ts';

/**
 * SL-MSC-18: opens a closed door beside this one, or goes to the nearest one: for whoever finds no way to any enemy. `null`
 * where there is none in reach, or no AP to open it.
 */
export function throughDoor(lay: Lay): Choice | null {
  const { fight, who, reach } = lay;
  if (!fight.battlefield.walls) return null;
  const beside = doorsBeside(fight, who).find(({ open }) => !open);
  if (beside) return who.ap >= costs['use-door'].ap ? { option: 'open-door', door: beside.id } : null;
  const cell = nearestClosedDoor(fieldOf(fight), reach);
  return cell && walkTo(lay, cell);
}
