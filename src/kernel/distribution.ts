import type { Die, Face, Faces, Pool } from './dice.ts';
import { bursts, chainSides } from './dice.ts';
import type { Fold, Reading } from './readings.ts';

/**
 * Exact distributions. Weights are whole numbers over one denominator; bursting dice are followed until what is left
 * of all of them together is rarer than one in a billion, and that rest is named (`tail`), never hidden. Several
 * bursting dice would need denominators past 2^53: their weights are parts of 1, as exact as such numbers are.
 */
export interface Distribution<R> {
  readonly outcomes: readonly Outcome<R>[];
  /** The sum of all weights and the tail: a whole number up to 2^53, or 1. */
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

/** How often a die comes to each face, and to chains longer than are looked at. */
interface FacesOf {
  readonly faces: readonly FaceWeight[];
  readonly whole: number;
  readonly tail: number;
}

/** Every chain of up to `depth` dice, out of the ways in which `depth` dice fall. */
function chainsOf(die: Die, depth: number): FacesOf {
  let whole = 1;
  for (let place = 0; place < depth; place++) whole *= chainSides(die, place);
  const faces: FaceWeight[] = [];
  const chain: number[] = [];
  let weight = whole;
  for (let place = 0; place < depth; place++) {
    const sides = chainSides(die, place);
    weight /= sides;
    for (let face = 1; face < sides; face++) faces.push({ face: [...chain, face], weight });
    chain.push(sides);
    if (bursts(die, place, sides)) continue;
    faces.push({ face: [...chain], weight });
    return { faces, whole, tail: 0 };
  }
  return { faces, whole, tail: weight };
}

/** How many dice of a chain there are until the rest is rarer than `share`, or the last that may follow. */
function depthFor(die: Die, share: number): number {
  let depth = 0;
  let rest = 1;
  do rest /= chainSides(die, depth++);
  while (rest >= share && depth <= (die.most ?? Number.POSITIVE_INFINITY));
  return depth;
}

/** The faces of a die with their weights out of `whole`; `share` of them at the most may be left out. */
function facesOf(die: Die, share: number): FacesOf {
  if (die.burst) return chainsOf(die, depthFor(die, share));
  const faces = Array.from({ length: die.sides }, (_, i) => ({ face: i + 1, weight: 1 }));
  return { faces, whole: die.sides, tail: 0 };
}

/** The same with weights that are parts of 1. */
const inParts = ({ faces, whole, tail }: FacesOf): FacesOf => ({
  faces: faces.map(({ face, weight }) => ({ face, weight: weight / whole })),
  whole: 1,
  tail: tail / whole,
});

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
  const bursting = pool.dice.filter((die) => die.burst).length;
  const counted = pool.dice.map((die) => facesOf(die, rarest / Math.max(1, bursting)));
  const ways = counted.reduce((product, die) => product * die.whole, 1);
  if (ways > Number.MAX_SAFE_INTEGER && bursting === 0) {
    throw new TooManyBranches(`${reading.id} of ${pool.id}: the weights pass 2^53`);
  }
  const sides = ways > Number.MAX_SAFE_INTEGER ? counted.map(inParts) : counted;
  const outcomes = reading.fold ? byFold(pool, reading.fold, reading, sides) : byFaces(reading, sides);
  // What is left out of each die, and of the pool: whoever is in no tail is counted.
  const share = sides.reduce((product, die) => product * (1 - die.tail / die.whole), 1);
  if (sides !== counted) return { outcomes, denominator: 1, tail: 1 - share };
  const weight = outcomes.reduce((total, one) => total + one.weight, 0);
  return { outcomes, denominator: ways, tail: ways - weight };
}

function byFaces<R>(reading: Reading<R>, sides: readonly FacesOf[]): Outcome<R>[] {
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

function byFold<R>(pool: Pool, fold: Fold<R>, reading: Reading<R>, sides: readonly FacesOf[]): Outcome<R>[] {
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
