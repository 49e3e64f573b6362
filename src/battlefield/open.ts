import type { Cell } from '../kernel/json.ts';
import { wholeDistance } from './distance.ts';
import type { Battlefield } from './field.ts';
import { keptByPlaces } from './pairs.ts';
import { hasEffect, wallBetween } from './sight.ts';

/** Fields that were looked through, and whether anything on them could stop a blow or an arrow. */
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
 * Whether a blow or an arrow gets from one footprint to another: nothing that stops them parts neighbours, or stands
 * between the nearest points of those farther apart.
 */
export const isOpen = (field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): boolean =>
  !hasObstacles(field) || between(field, a, sizeA, b, sizeB);
