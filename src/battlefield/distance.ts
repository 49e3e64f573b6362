import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { axialQ, axialR, hexSteps } from './grid.ts';

/** The number of empty columns or rows between two spans, plus one; 0 if they overlap. */
function span(a: number, sizeA: number, b: number, sizeB: number): number {
  const right = b - (a + sizeA - 1);
  const left = a - (b + sizeB - 1);
  return right > 0 ? right : Math.max(left, 0);
}

function hexGap(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  const q = axialQ(field.grid, b.x, b.y) - axialQ(field.grid, a.x, a.y);
  const r = axialR(field.grid, b.x, b.y) - axialR(field.grid, a.x, a.y);
  let steps = hexSteps(q, r);
  const evenA = sizeA % 2 === 0;
  const evenB = sizeB % 2 === 0;
  if (evenA || evenB) {
    // Even footprints are balls around three cells: the nearest pair of those decides.
    for (let i = 0; i < (evenA ? 3 : 1); i++) {
      for (let j = 0; j < (evenB ? 3 : 1); j++) {
        const dq = q + (j === 1 ? 1 : 0) - (i === 1 ? 1 : 0);
        const dr = r + (j === 2 ? 1 : 0) - (i === 2 ? 1 : 0);
        steps = Math.min(steps, hexSteps(dq, dr));
      }
    }
  }
  const gap = steps - ((sizeA - 1) >> 1) - ((sizeB - 1) >> 1);
  return Math.max(gap, 0);
}

/**
 * The distance in cells between two footprints, from their nearest cells: 0 when they overlap, 1 when they
 * touch (under `exact` a diagonal touch is 1.414…). Walls and terrain do not matter, nor do heights.
 * Under `alternating` this is the longer offset plus half the shorter, rounded down.
 */
export function distance(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  if (field.grid !== 'square') return hexGap(field, a, sizeA, b, sizeB);
  const dx = span(a.x, sizeA, b.x, sizeB);
  const dy = span(a.y, sizeA, b.y, sizeB);
  const long = Math.max(dx, dy);
  const short = Math.min(dx, dy);
  switch (field.metric) {
    case 'one':
      return long;
    case 'alternating':
      return long + (short >> 1);
    case 'exact':
      return short === 0 ? long : Math.sqrt(long * long + short * short);
  }
}

/** The distance rounded down to whole cells; differs from `distance` only under `exact`. */
export function wholeDistance(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  return Math.floor(distance(field, a, sizeA, b, sizeB));
}

/** The distance in rings, as under the metric `one`, whatever the battlefield's metric: 0 overlapping, 1 touching. */
export function ringsApart(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  if (field.grid !== 'square') return hexGap(field, a, sizeA, b, sizeB);
  return Math.max(span(a.x, sizeA, b.x, sizeB), span(a.y, sizeA, b.y, sizeB));
}

/** Whether two footprints touch, by a side or a corner. Overlapping is not touching. Walls do not matter. */
export function isAdjacent(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): boolean {
  return ringsApart(field, a, sizeA, b, sizeB) === 1;
}

/** Metres as cells of this battlefield (not rounded). */
export function toCells(field: Battlefield, metres: number): number {
  return metres / field.metres;
}
