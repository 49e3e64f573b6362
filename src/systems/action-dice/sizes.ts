import type { Rulings } from './rulings.ts';

/** Size (AD-SIZ-1 and the rest of its section). */

export const sizes = ['tiny', 'small', 'medium', 'large', 'huge', 'massive', 'colossal'] as const;
export type Size = (typeof sizes)[number];

interface SizeRow {
  readonly name: string;
  /** AD-POS-8, AD-R58: in feet. */
  readonly reach: number;
  /** AD-R99: the side of its footprint in squares. */
  readonly squares: number;
  /** AD-SIZ-2: the printed limit of the median mass (25,000 for the misprinted 25,0000). */
  readonly mass: { readonly than: 'less' | 'more'; readonly pounds: number };
  readonly volume: string;
}

export const sizeTable: { readonly [size in Size]: SizeRow } = {
  tiny: {
    name: 'Tiny',
    reach: 6,
    squares: 1,
    mass: { than: 'less', pounds: 2 },
    volume: '6 cubic inches',
  },
  small: {
    name: 'Small',
    reach: 6,
    squares: 1,
    mass: { than: 'less', pounds: 60 },
    volume: '2 cubic inches',
  },
  medium: {
    name: 'Medium',
    reach: 6,
    squares: 1,
    mass: { than: 'less', pounds: 450 },
    volume: '5 cubic feet',
  },
  large: {
    name: 'Large',
    reach: 6,
    squares: 2,
    mass: { than: 'less', pounds: 3000 },
    volume: '15 cubic feet',
  },
  huge: {
    name: 'Huge',
    reach: 12,
    squares: 3,
    mass: { than: 'more', pounds: 25_000 },
    volume: '35 cubic feet',
  },
  massive: {
    name: 'Massive',
    reach: 18,
    squares: 4,
    mass: { than: 'more', pounds: 200_000 },
    volume: '100 cubic feet',
  },
  colossal: {
    name: 'Colossal',
    reach: 24,
    squares: 6,
    mass: { than: 'more', pounds: 1_000_000 },
    volume: '400 cubic feet',
  },
};

/** Categories from `other` up to `one`; negative if `one` is smaller. */
export const sizesApart = (one: Size, other: Size): number => sizes.indexOf(one) - sizes.indexOf(other);

/** AD-SIZ-3, AD-R99: the side of the footprint in squares. */
export const squaresOf = (size: Size, { sizeDerived }: Pick<Rulings, 'sizeDerived'>): number =>
  sizeDerived === 'guardOnly' ? 1 : sizeTable[size].squares;

/** AD-POS-8, AD-R58, AD-R99: the reach in feet. */
export const reachOfSize = (size: Size, rulings: Pick<Rulings, 'reachBySize' | 'sizeDerived'>): number =>
  rulings.reachBySize === 'allSix' || rulings.sizeDerived === 'guardOnly' ? 6 : sizeTable[size].reach;

/**
 * AD-SIZ-2, AD-R98: the size by mass: the first whose upper limit is not reached, otherwise the largest whose lower
 * limit is exceeded.
 */
export function sizeByMass(pounds: number): Size {
  const light = sizes.find(
    (size) => sizeTable[size].mass.than === 'less' && pounds < sizeTable[size].mass.pounds,
  );
  if (light) return light;
  // The table has a gap from 3,000 to 25,000 pounds, counted as Large.
  return (
    sizes.findLast((size) => sizeTable[size].mass.than === 'more' && pounds > sizeTable[size].mass.pounds) ??
    'large'
  );
}
