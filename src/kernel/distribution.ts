import type { Die, Face, Faces, Pool } from './dice.ts';
import { bursts, chainSides } from './dice.ts';
import type { Fold, Reading } from './readings.ts';

/**
 * The exact distribution of a reading. Weights are whole numbers over one denominator. Chains of bursting dice are
 * followed until the rest of all dice together has a probability below 2e-10; that rest is kept as `tail`. Where
 * bursting dice would need a denominator above 2^53, weights are floating-point fractions of 1.
 */
export interface Distribution<R> {
  readonly outcomes: readonly Outcome<R>[];
  /** The sum of all weights and the tail: a whole number up to 2^53; 1 where weights are fractions. */
  readonly denominator: number;
  /** The weight of what was left out: longer chains of bursts and the rarest results of several chains. */
  readonly tail: number;
}

export interface Outcome<R> {
  readonly result: R;
  /** An example of faces that give this result: the first found. */
  readonly faces: Faces;
  readonly weight: number;
}

/** The maximum number of branches; more raise TooManyBranches. */
const budget = 2_000_000;
/** The probability that may be left out of one roll: with it, a deed of several rolls loses less than a billionth. */
const rarest = 2e-10;

/**
 * Thrown when an exact distribution would take too long: the caller estimates instead, and marks the result as such.
 */
export class TooManyBranches extends Error {}

interface FaceWeight {
  readonly face: Face;
  readonly weight: number;
}

/** The weights of a die's faces out of `whole`; `tail` is the weight of chains that are cut off. */
interface FacesOf {
  readonly faces: readonly FaceWeight[];
  readonly whole: number;
  readonly tail: number;
}

/** The chains of up to `depth` dice, weighted by how many of all combinations of `depth` dice begin with each. */
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

/** The length at which a chain is cut off: longer ones have a probability below `share`, or are not allowed. */
function depthFor(die: Die, share: number): number {
  let depth = 0;
  let rest = 1;
  do rest /= chainSides(die, depth++);
  while (rest >= share && depth <= (die.most ?? Number.POSITIVE_INFINITY));
  return depth;
}

/** The faces of a die with their weights; chains of a total probability below `share` are left out. */
function facesOf(die: Die, share: number): FacesOf {
  if (die.burst) return chainsOf(die, depthFor(die, share));
  const faces = Array.from({ length: die.sides }, (_, i) => ({ face: i + 1, weight: 1 }));
  return { faces, whole: die.sides, tail: 0 };
}

/** The same with weights as fractions of 1. */
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

/**
 * The exact distribution of a reading's results over a pool. Throws TooManyBranches above two million branches, and
 * where the weights of plain dice would exceed 2^53.
 */
export function distribution<R>(pool: Pool, reading: Reading<R>): Distribution<R> {
  const bursting = pool.dice.filter((die) => die.burst).length;
  const counted = pool.dice.map((die) => facesOf(die, rarest / Math.max(1, bursting)));
  const ways = counted.reduce((product, die) => product * die.whole, 1);
  if (ways > Number.MAX_SAFE_INTEGER && bursting === 0) {
    throw new TooManyBranches(`${reading.id} of ${pool.id}: the weights pass 2^53`);
  }
  const sides = ways > Number.MAX_SAFE_INTEGER ? counted.map(inParts) : counted;
  const all = reading.fold ? byFold(pool, reading.fold, reading, sides) : byFaces(reading, sides);
  // The probability that no die of the pool falls into its tail.
  const share = sides.reduce((product, die) => product * (1 - die.tail / die.whole), 1);
  const denominator = sides === counted ? ways : 1;
  const { outcomes, left } =
    bursting > 1 ? withoutRarest(all, (rarest - (1 - share)) * denominator) : { outcomes: all, left: 0 };
  if (denominator === 1) return { outcomes, denominator, tail: 1 - share + left };
  const weight = outcomes.reduce((total, one) => total + one.weight, 0);
  return { outcomes, denominator, tail: ways - weight };
}

/**
 * Drops the rarest outcomes as long as their weights add up to less than `most`: several long chains give hundreds of
 * results of negligible weight. `left` is the weight dropped.
 */
function withoutRarest<R>(
  all: readonly Outcome<R>[],
  most: number,
): { readonly outcomes: readonly Outcome<R>[]; readonly left: number } {
  const gone = new Set<Outcome<R>>();
  let left = 0;
  for (const one of [...all].sort((a, b) => a.weight - b.weight)) {
    if (left + one.weight >= most) break;
    left += one.weight;
    gone.add(one);
  }
  return { outcomes: all.filter((one) => !gone.has(one)), left };
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

interface State {
  readonly result: unknown;
  readonly faces: Faces;
  weight: number;
}

function byFold<R>(pool: Pool, fold: Fold<R>, reading: Reading<R>, sides: readonly FacesOf[]): Outcome<R>[] {
  const found = new Map<string | number, { result: R; faces: Faces; weight: number }>();
  for (const state of statesOf(pool, fold, reading.id, sides)) {
    const result = fold.end(state.result);
    collect(found, reading.key(result), result, state.faces, state.weight);
  }
  return [...found.values()];
}

const folded = new Map<string, readonly State[]>();

/** The final states of a fold over a pool; cached where the fold has an id. */
function statesOf(
  pool: Pool,
  fold: Fold<unknown>,
  what: string,
  sides: readonly FacesOf[],
): readonly State[] {
  const key = fold.id === undefined ? null : `${pool.id}|${fold.id}`;
  const known = key === null ? undefined : folded.get(key);
  if (known) return known;
  const states = foldAll(pool, fold, what, sides);
  if (key !== null) {
    if (folded.size > 500) folded.clear();
    folded.set(key, states);
  }
  return states;
}

function foldAll(
  { dice }: Pool,
  fold: Fold<unknown>,
  what: string,
  sides: readonly FacesOf[],
): readonly State[] {
  let states: readonly State[] = [{ result: fold.start, faces: [], weight: 1 }];
  dice.forEach((die, index) => {
    const next = new Map<string | number, State>();
    for (const state of states) {
      for (const { face, weight } of sides[index]?.faces ?? []) {
        const result = fold.add(state.result, face, die);
        const key = fold.key(result);
        const known = next.get(key);
        if (known) known.weight += state.weight * weight;
        else next.set(key, { result, faces: [...state.faces, face], weight: state.weight * weight });
      }
    }
    if (next.size > budget) throw new TooManyBranches(`${what}: too many different results`);
    states = [...next.values()];
  });
  return states;
}

const kept = new Map<string, Distribution<unknown>>();

/** `distribution`, cached by the ids of pool and reading: odds ask for the same ones thousands of times. */
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

/**
 * Whether all faces give the same key, so that nothing depends on the roll; `false` where that is too much to count.
 */
export function isSettled(pool: Pool, reading: Reading<unknown>): boolean {
  // The result also depends on another roll, or another roll on it, and that roll is not known here.
  if (reading.against || reading.shows) return false;
  const keyOf = (faces: Faces): string | number => reading.key(reading.of(faces));
  const lowest = keyOf(pool.dice.map(() => 1));
  if (keyOf(pool.dice.map((die) => (die.burst ? 1 : die.sides))) !== lowest) return false;
  try {
    return distributionOf(pool, reading).outcomes.length === 1;
  } catch (thrown) {
    if (thrown instanceof TooManyBranches) return false;
    throw thrown;
  }
}
