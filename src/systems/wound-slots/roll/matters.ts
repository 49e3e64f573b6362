import { faceValue } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';

/** The part of a roll that matters for what follows. Odds branch by this alone. */

/**
 * The part of a check's natural sum that matters. `total`: the sum. `reaches`: how many of the marks (rising) it
 * reaches; one mark means success or failure, several are wound levels. `from`: the sum from `least` on; lower sums are
 * all the same. `steps`: the number of whole steps of `each` above or below `least`. If `critical`, it also matters
 * whether the roll is a critical.
 */
export type Matters = { readonly critical: boolean } & (
  | { readonly kind: 'total' }
  | { readonly kind: 'reaches'; readonly marks: readonly number[] }
  | { readonly kind: 'from'; readonly least: number }
  | { readonly kind: 'steps'; readonly least: number; readonly each: number }
);

/** `matters` as a short string, part of the reading's id. */
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

/** The key of a natural sum: equal keys lead to the same future. */
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

/** A reading of a sum by which of these marks it reaches (SL-OFF-8: the wound levels that a damage die can lead to). */
export const sumReaching = (marks: readonly number[]): Reading<number> => ({
  id: `sum>=${marks.join(',')}`,
  of: (faces) => faces.reduce<number>((total, face) => total + faceValue(face), 0),
  key: (total) => marksReached(marks, total),
});
