import { type Die, type Face, type Faces, faceValue } from './dice.ts';

/**
 * What a rule needs to know of the faces. Enumeration branches over readings, not over faces: two results with
 * the same key lead to the same future. A reading with the same id over the same pool is the same reading.
 */
export interface Reading<R> {
  readonly id: string;
  of(faces: Faces): R;
  /** What of the result matters for anything that follows. */
  key(result: R): string | number;
  /** The same reading one die at a time, for pools too large to go through face by face. */
  readonly fold?: Fold<R>;
}

export interface Fold<R, A = unknown> {
  readonly start: A;
  add(sofar: A, face: Face, die: Die): A;
  key(sofar: A): string | number;
  end(sofar: A): R;
}

const identity = (result: number): number => result;

/** The sum of the faces plus a fixed number. */
export function sum(plus = 0): Reading<number> {
  return {
    id: `sum${plus >= 0 ? '+' : ''}${plus}`,
    of(faces) {
      let total = plus;
      for (const face of faces) total += faceValue(face);
      return total;
    },
    key: identity,
    fold: {
      start: plus,
      add: (sofar, face) => (sofar as number) + faceValue(face),
      key: (sofar) => sofar as number,
      end: (sofar) => sofar as number,
    },
  };
}

/** The sum of the `count` best (or worst) dice. */
export function keep(which: 'best' | 'worst', count: number): Reading<number> {
  const sign = which === 'best' ? -1 : 1;
  const insert = (kept: readonly number[], face: Face): readonly number[] =>
    [...kept, faceValue(face)].sort((a, b) => sign * (a - b)).slice(0, count);
  const end = (kept: readonly number[]): number => kept.reduce((total, one) => total + one, 0);
  return {
    id: `keep-${which}-${count}`,
    of: (faces) => end(faces.reduce<readonly number[]>(insert, [])),
    key: identity,
    fold: {
      start: [] as readonly number[],
      add: (sofar, face) => insert(sofar as readonly number[], face),
      key: (sofar) => (sofar as readonly number[]).join(','),
      end: (sofar) => end(sofar as readonly number[]),
    },
  };
}

/** How many dice show `least` or more. */
export function countAtLeast(least: number): Reading<number> {
  return {
    id: `count>=${least}`,
    of: (faces) => faces.filter((face) => faceValue(face) >= least).length,
    key: identity,
    fold: {
      start: 0,
      add: (sofar, face) => (sofar as number) + (faceValue(face) >= least ? 1 : 0),
      key: (sofar) => sofar as number,
      end: (sofar) => sofar as number,
    },
  };
}
