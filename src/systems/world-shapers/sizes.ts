import type { Rulings } from './rulings.ts';

/** Size categories; 0 is human. */
export const smallest = -4;
export const largest = 6;

/** The side length in squares of the space of a creature of this size category (WS-TER-2, WS-R84). */
export const sideOf = (size: number, table: Rulings): number =>
  table.sizeFootprint === 'single' ? 1 : Math.max(0, size) + 1;

/** WS-TER-8, WS-R87: whether creatures of these two sizes may share a space. */
export const mayShare = (one: number, other: number, table: Rulings): boolean =>
  table.sharedSpaceRules === 'exactlyTwo' ? Math.abs(one - other) === 2 : Math.abs(one - other) >= 2;
