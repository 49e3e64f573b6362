import { wholeDistance } from '../../../battlefield/distance.ts';
import { isUnobstructed } from '../../../battlefield/open.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachOf } from './means.ts';

/** Reach of melee attacks between footprints (FS-ATK-2, FS-ATK-7). */

/** The distance between two footprints in squares, a diagonal counting as one: a lower bound for every metric. */
function ringsBetween(from: Cell, sizeFrom: number, to: Cell, sizeTo: number): number {
  const dx = from.x > to.x ? from.x - to.x - sizeTo + 1 : to.x - from.x - sizeFrom + 1;
  const dy = from.y > to.y ? from.y - to.y - sizeTo + 1 : to.y - from.y - sizeFrom + 1;
  return Math.max(dx, dy);
}

/**
 * Whether a combatant at `from` reaches a footprint at `to` that is at most `metres` away; without reach not even one
 * that passes through its own. Walls and closed doors that stop shots stop melee attacks too; the source only considers
 * open ground. Squares are 1 m wide (FS-GRID-1).
 */
export function withinMetres(
  fight: Fight,
  metres: number,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
): boolean {
  if (metres <= 0 || ringsBetween(from, sizeFrom, to, sizeTo) > metres) return false;
  const field = fieldOf(fight);
  const apart = wholeDistance(field, from, sizeFrom, to, sizeTo);
  if (apart > metres) return false;
  return apart === 0 || isUnobstructed(field, from, sizeFrom, to, sizeTo);
}

/** Whether `foe` is within the melee reach of `who`. Does not check whether `who` may act. */
export const inReach = (fight: Fight, who: Combatant, foe: Combatant): boolean =>
  withinMetres(fight, reachOf(who, fight.rulings), who.cell, who.squares, foe.cell, foe.squares);
