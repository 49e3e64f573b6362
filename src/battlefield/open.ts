import type { Cell } from '../kernel/json.ts';
import { wholeDistance } from './distance.ts';
import type { Battlefield } from './field.ts';
import { keptByPlaces } from './pairs.ts';
import { hasEffect, wallBetween } from './sight.ts';

/** Cache: whether a field has any wall with an effect or any cell that blocks effects. */
const obstructed = new WeakMap<Battlefield, boolean>();

function hasObstacles(field: Battlefield): boolean {
  let known = obstructed.get(field);
  if (known === undefined) {
    known = field.walled || field.cellEffect.includes(1);
    obstructed.set(field, known);
  }
  return known;
}

const between = keptByPlaces((field, a, sizeA, b, sizeB) => {
  const apart = wholeDistance(field, a, sizeA, b, sizeB);
  if (apart === 0) return true;
  if (apart === 1) return !wallBetween(field, a, sizeA, b, sizeB, 'effect');
  return hasEffect(field, a, sizeA, b, sizeB, { points: 'nearest' });
});

/**
 * Whether a blow or an arrow gets from one footprint to another. Always where they overlap; at a distance of 1 unless
 * walls that stop effects separate them; farther apart if there is a line of effect between the centres of the
 * nearest pair of cells. Cached.
 */
export const isUnobstructed = (field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): boolean =>
  !hasObstacles(field) || between(field, a, sizeA, b, sizeB);
