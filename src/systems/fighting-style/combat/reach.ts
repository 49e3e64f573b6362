import type { Battlefield } from '../../../battlefield/field.ts';
import { hasEffect, wallBetween } from '../../../battlefield/sight.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachOf } from './means.ts';

/** Whether a melee attack gets from one space to another (FS-ATK-2, FS-ATK-7). */

const obstructed = new WeakMap<Battlefield, boolean>();

/** Whether anything on this battlefield could stop a blow. */
function hasObstacles(field: Battlefield): boolean {
  let known = obstructed.get(field);
  if (known === undefined) {
    known = field.walled || field.cellEffect.includes(1);
    obstructed.set(field, known);
  }
  return known;
}

/**
 * Whether somebody at `from` reaches `metres` far to a footprint at `to`. What no arrow gets through (a wall, a closed
 * door) no blade gets through either: the source thinks of open ground.
 */
export function withinMetres(
  fight: Fight,
  metres: number,
  from: Cell,
  sizeFrom: number,
  to: Cell,
  sizeTo: number,
): boolean {
  const apart = metresApart(fight, from, sizeFrom, to, sizeTo);
  if (apart > metres) return false;
  const field = fieldOf(fight);
  if (apart === 0 || !hasObstacles(field)) return true;
  return apart === 1
    ? !wallBetween(field, from, sizeFrom, to, sizeTo, 'effect')
    : hasEffect(field, from, sizeFrom, to, sizeTo, nearest);
}

const nearest = { points: 'nearest' } as const;

/** Whether `foe`, where it is or at another square, stands in the melee reach of `who`. Says nothing of rights. */
export const inReach = (fight: Fight, who: Combatant, foe: Combatant, at: Cell = foe.cell): boolean =>
  withinMetres(fight, reachOf(who, fight.rulings), who.cell, who.squares, at, foe.squares);
