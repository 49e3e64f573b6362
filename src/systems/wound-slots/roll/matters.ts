import { faceValue } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';

/** What of the dice matters for what follows: odds branch over this and over nothing else. */

/**
 * What of a check's natural sum matters for what follows. `total`: the sum itself; `reaches`: which of these sums it
 * comes to (rising: one is success or failure, several are the levels of a wound); `from`: the sum itself from this one
 * on, what is less is all the same; `steps`: how many whole steps of `each` it lies above (or below) `least`. With
 * `critical` it matters too whether the roll is critical.
 */
export type Matters = { readonly critical: boolean } & (
  | { readonly kind: 'total' }
  | { readonly kind: 'reaches'; readonly marks: readonly number[] }
  | { readonly kind: 'from'; readonly least: number }
  | { readonly kind: 'steps'; readonly least: number; readonly each: number }
);

/** The same in a few letters: part of the reading's id. */
export function mattersId(matters: Matters): string {
  switch (matters.kind) {
    case 'total':
      return 'total';
    case 'reaches':
      return `>=${matters.marks.join(',')}`;
    case 'from':
      return `from ${matters.least}`;
    case 'steps':
      return `from ${matters.least} by ${matters.each}`;
  }
}

/** Equal keys lead to the same future. */
export function keyOf(matters: Matters, natural: number): number {
  switch (matters.kind) {
    case 'total':
      return natural;
    case 'reaches':
      return marksReached(matters.marks, natural);
    case 'from':
      return Math.max(natural, matters.least - 1);
    case 'steps':
      return Math.floor((natural - matters.least) / matters.each);
  }
}

const marksReached = (marks: readonly number[], value: number): number =>
  marks.reduce((count, mark) => (value >= mark ? count + 1 : count), 0);

/** A sum of which only matters which of these marks it reaches (SL-OFF-8: the levels that a die of damage can bring). */
export const sumReaching = (marks: readonly number[]): Reading<number> => ({
  id: `sum>=${marks.join(',')}`,
  of: (faces) => faces.reduce<number>((total, face) => total + faceValue(face), 0),
  key: (total) => marksReached(marks, total),
});
