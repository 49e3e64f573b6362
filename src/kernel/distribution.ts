import type { Die, Face, Faces, Pool } from './dice.ts';
import type { Fold, Reading } from './readings.ts';

/**
 * Exact distributions. Weights are whole numbers over one denominator; a bursting die is followed until what is
 * left is rarer than one in a billion, and that rest is named (`tail`), never hidden.
 */
export interface Distribution<R> {
  readonly outcomes: readonly Outcome<R>[];
  /** The sum of all weights and the tail; at most 2^53. */
  readonly denominator: number;
  /** The weight of chains of bursts that were cut off. */
  readonly tail: number;
}

export interface Outcome<R> {
  readonly result: R;
  /** Faces that read as this result: the first ones met. */
  readonly faces: Faces;
  readonly weight: number;
}

/** The most branches a distribution may need; past that it gives up rather than stall. */
const budget = 2_000_000;
const rarest = 1e-9;

/** Raised when an exact distribution would take too long: the caller estimates instead, and says so. */
export class TooManyBranches extends Error {}

interface FaceWeight {
  readonly face: Face;
  readonly weight: number;
}

/** The faces of a die with their weights out of `whole`. */
function facesOf(die: Die): { faces: FaceWeight[]; whole: number; tail: number } {
  if (!die.burst) {
    const faces = Array.from({ length: die.sides }, (_, i) => ({ face: i + 1, weight: 1 }));
    return { faces, whole: die.sides, tail: 0 };
  }
  let depth = 1;
  while (die.sides ** -depth > rarest && die.sides ** (depth + 1) < 2 ** 40) depth++;
  const whole = die.sides ** depth;
  const faces: FaceWeight[] = [];
  const chain: number[] = [];
  let weight = whole;
  for (let d = 0; d < depth; d++) {
    weight /= die.sides;
    for (let face = 1; face < die.sides; face++) faces.push({ face: [...chain, face], weight });
    chain.push(die.sides);
  }
  return { faces, whole, tail: weight };
}

function collect<R>(
  into: Map<string | number, { result: R; faces: Faces; weight: number }>,
  key: string | number,
  result: R,
  faces: Faces,
  weight: number,
): void {
  const known = into.get(key);
  if (known) known.weight += weight;
  else into.set(key, { result, faces, weight });
}

/** The exact distribution of what a reading makes of a pool. Throws TooManyBranches past two million branches. */
export function distribution<R>(pool: Pool, reading: Reading<R>): Distribution<R> {
  const sides = pool.dice.map(facesOf);
  const denominator = sides.reduce((product, die) => product * die.whole, 1);
  if (denominator > Number.MAX_SAFE_INTEGER) return scaled(pool, reading);
  const outcomes = reading.fold ? byFold(pool, reading.fold, reading, sides) : byFaces(reading, sides);
  const counted = outcomes.reduce((total, one) => total + one.weight, 0);
  return { outcomes, denominator, tail: denominator - counted };
}

function byFaces<R>(reading: Reading<R>, sides: readonly { faces: FaceWeight[] }[]): Outcome<R>[] {
  if (sides.reduce((product, die) => product * die.faces.length, 1) > budget) {
    throw new TooManyBranches(`${reading.id}: too many faces to go through one by one`);
  }
  const found = new Map<string | number, { result: R; faces: Faces; weight: number }>();
  const faces: Face[] = [];
  const visit = (index: number, weight: number): void => {
    const die = sides[index];
    if (!die) {
      const result = reading.of(faces);
      collect(found, reading.key(result), result, [...faces], weight);
      return;
    }
    for (const one of die.faces) {
      faces[index] = one.face;
      visit(index + 1, weight * one.weight);
    }
  };
  visit(0, 1);
  return [...found.values()];
}

function byFold<R>(
  pool: Pool,
  fold: Fold<R>,
  reading: Reading<R>,
  sides: readonly { faces: FaceWeight[] }[],
): Outcome<R>[] {
  let states = new Map([[fold.key(fold.start), { result: fold.start, faces: [] as Faces, weight: 1 }]]);
  pool.dice.forEach((die, index) => {
    const next: typeof states = new Map();
    for (const state of states.values()) {
      for (const { face, weight } of sides[index]?.faces ?? []) {
        const result = fold.add(state.result, face, die);
        collect(next, fold.key(result), result, [...state.faces, face], state.weight * weight);
      }
    }
    if (next.size > budget) throw new TooManyBranches(`${reading.id}: too many different results`);
    states = next;
  });
  const found = new Map<string | number, { result: R; faces: Faces; weight: number }>();
  for (const state of states.values()) {
    const result = fold.end(state.result);
    collect(found, reading.key(result), result, state.faces, state.weight);
  }
  return [...found.values()];
}

/** A pool whose denominator passes 2^53 cannot be counted in whole numbers. */
function scaled<R>(pool: Pool, reading: Reading<R>): never {
  throw new TooManyBranches(`${reading.id} of ${pool.id}: the weights pass 2^53`);
}

const kept = new Map<string, Distribution<unknown>>();

/** The same, kept by pool and reading: asked for thousands of times while odds are worked out. */
export function distributionOf<R>(pool: Pool, reading: Reading<R>): Distribution<R> {
  const key = `${pool.id}|${reading.id}`;
  let known = kept.get(key) as Distribution<R> | undefined;
  if (!known) {
    known = distribution(pool, reading);
    if (kept.size > 5000) kept.clear();
    kept.set(key, known);
  }
  return known;
}
