import { wholeDistance } from '../../../battlefield/distance.ts';
import { isOpen } from '../../../battlefield/open.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachOf } from './means.ts';

/** Whether a melee attack gets from one space to another (FS-ATK-2, FS-ATK-7). */

/** How many squares lie between two footprints at the least, however diagonals count. */
function ringsBetween(from: Cell, sizeFrom: number, to: Cell, sizeTo: number): number {
  const dx = from.x > to.x ? from.x - to.x - sizeTo + 1 : to.x - from.x - sizeFrom + 1;
  const dy = from.y > to.y ? from.y - to.y - sizeTo + 1 : to.y - from.y - sizeFrom + 1;
  return Math.max(dx, dy);
}

/**
 * Whether somebody at `from` reaches `metres` far to a footprint at `to`. What no arrow gets through (a wall, a closed
 * door) no blade gets through either: the source thinks of open ground. Squares are 1 m wide (FS-GRID-1).
 */
export function withinMetres(
  fight: Fight,
  metres: number,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
): boolean {
  if (ringsBetween(from, sizeFrom, to, sizeTo) > metres) return false;
  const field = fieldOf(fight);
  const apart = wholeDistance(field, from, sizeFrom, to, sizeTo);
  if (apart > metres) return false;
  return apart === 0 || isOpen(field, from, sizeFrom, to, sizeTo);
}

/** Whether `foe` stands in the melee reach of `who`. Says nothing of rights. */
export const inReach = (fight: Fight, who: Combatant, foe: Combatant): boolean =>
  withinMetres(fight, reachOf(who, fight.rulings), who.cell, who.squares, foe.cell, foe.squares);
