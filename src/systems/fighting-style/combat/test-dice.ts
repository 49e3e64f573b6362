import type { Die, Faces, Pool } from '../../../kernel/dice.ts';
import { dice, faceValue, pool } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';

/**
 * The dice of a test (FS-TEST-1, FS-TEST-2, FS-TEST-4): maps a TN, the net number of boons and banes and the rulings to
 * a pool of dice and its reading. Pure. Pools and readings are cached, so that sampling allocates nothing.
 */

/** The rulings that change the dice of a test. */
export interface TestDiceRulings {
  readonly testDice: 'd20under' | 'd10under' | 'd100under' | 'd6pool';
  readonly successCount: 'face' | 'margin' | 'perFive';
  readonly naturalExtremes: 'off' | 'oneAndTwenty';
  readonly boonBane: 'rollTwo' | 'flatTwo' | 'cancelAll' | 'stackDice';
}

/** The result of a test's dice. `face` is the kept die (of a pool of d6 its first die), 0 when none was rolled. */
export interface Thrown {
  readonly passed: boolean;
  /** FS-TEST-2: 0 for a failed test. */
  readonly successes: number;
  readonly face: number;
}

/**
 * What of a test matters for what follows: results that agree in it have one key, so that exact odds branch no more
 * than they must.
 * - `nothing`: the dice are rolled for show.
 * - `pass`: pass or fail.
 * - `successes`: the number of Successes, to be compared with a later roll.
 * - `more`: pass or fail, and whether there are more Successes than `than`, because the other side has rolled.
 * - `face`: the kept die too.
 */
export type Matters =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'successes' }
  | { readonly kind: 'more'; readonly than: number }
  | { readonly kind: 'face' };

export const forShow: Matters = { kind: 'nothing' };
export const onlyPass: Matters = { kind: 'pass' };
export const allSuccesses: Matters = { kind: 'successes' };
export const theFace: Matters = { kind: 'face' };

/** The pool and the reading of a test. */
interface Throw {
  readonly pool: Pool;
  readonly reading: Reading<Thrown>;
  /** The highest face that passes; for a pool of d6 the lowest face that is a Success. */
  readonly target: number;
}

export const failed: Thrown = { passed: false, successes: 0, face: 0 };
/** FS-TEST-6: an automatic pass has no number of Successes, because nothing is ever compared with it. */
export const passed: Thrown = { passed: true, successes: 0, face: 0 };

const sidesOf = { d20under: 20, d10under: 10, d100under: 100, d6pool: 6 } as const;

/** FS-R1: points on the die for each point of the TN (`scaled` rounds up); `null` where the TN is a number of dice. */
export const perPoint = { d20under: 1, d10under: 0.5, d100under: 5, d6pool: null } as const;

/** FS-R1: the TN converted to the highest face that passes; for `d6pool` to the number of dice. */
export const scaled = (testDice: TestDiceRulings['testDice'], tn: number): number =>
  Math.ceil(tn * (perPoint[testDice] ?? 0.5));

/** FS-R2: the Successes of a die that passed. */
function successesOf(rulings: TestDiceRulings, target: number, face: number): number {
  switch (rulings.successCount) {
    case 'face':
      return face;
    case 'margin':
      return Math.max(1, target - face + 1);
    case 'perFive':
      return 1 + Math.floor(Math.max(0, target - face) / 5);
  }
}

function dieReads(rulings: TestDiceRulings, sides: number, target: number, face: number): Thrown {
  const extreme = rulings.naturalExtremes === 'oneAndTwenty';
  const passes = extreme && face === 1 ? true : extreme && face === sides ? false : face <= target;
  return passes
    ? { passed: true, successes: successesOf(rulings, target, face), face }
    : { passed: false, successes: 0, face };
}

/** FS-TEST-4: whether the first result is better: a pass beats a failure, then more Successes. */
const beats = (a: Thrown, b: Thrown): boolean =>
  a.passed === b.passed ? a.successes > b.successes : a.passed;

/** How many additional dice (with `d6pool`, additional pools) are rolled for this many net boons or banes. */
export const moreDice = (boonBane: TestDiceRulings['boonBane'], net: number): number =>
  boonBane === 'flatTwo' ? 0 : boonBane === 'stackDice' ? Math.abs(net) : Math.min(1, Math.abs(net));

function keyOf(matters: Matters): (result: Thrown) => string | number {
  switch (matters.kind) {
    case 'nothing':
      return () => 0;
    case 'pass':
      return (result) => (result.passed ? 1 : 0);
    case 'successes':
      return (result) => (result.passed ? result.successes : -1);
    case 'more':
      return (result) => (result.passed ? (result.successes > matters.than ? 2 : 1) : 0);
    case 'face':
      return (result) => `${result.passed ? result.successes : 'fail'}/${result.face}`;
  }
}

const mattersId = (matters: Matters): string => (matters.kind === 'more' ? `>${matters.than}` : matters.kind);

const kinds = ['nothing', 'pass', 'successes', 'face', 'more'] as const satisfies readonly Matters['kind'][];

/** A unique key for TN, net edge and what matters, packed into one number. */
function keyNumber(tn: number, net: number, matters: Matters): number {
  const wanted = kinds.indexOf(matters.kind) * 1024 + (matters.kind === 'more' ? matters.than + 8 : 0);
  return ((tn + 4096) * 256 + net + 128) * 8192 + wanted;
}

const byRulings = new WeakMap<TestDiceRulings, Map<number, Throw | null>>();
const byId = new Map<string, Throw | null>();

/**
 * The pool and reading of a test at this TN; `net` is the number of boons minus the number of banes. `null` when there
 * is no die to roll (a pool of d6 at TN 0 or less): the test fails. Cached by the rulings object.
 */
export function throwOf(rulings: TestDiceRulings, tn: number, net: number, matters: Matters): Throw | null {
  let known = byRulings.get(rulings);
  if (!known) {
    known = new Map();
    byRulings.set(rulings, known);
  }
  const key = keyNumber(tn, net, matters);
  let ready = known.get(key);
  if (ready === undefined) {
    ready = sharedThrow(rulings, tn, net, matters);
    known.set(key, ready);
  }
  return ready;
}

/**
 * The second cache, keyed by the values of the rulings: equal readings are one object, also for tables whose rulings
 * are different objects.
 */
function sharedThrow(rulings: TestDiceRulings, tn: number, net: number, matters: Matters): Throw | null {
  const id = `test/${rulings.testDice}/${rulings.successCount}/${rulings.naturalExtremes}/${rulings.boonBane}/${tn}/${net}/${mattersId(matters)}`;
  let ready = byId.get(id);
  if (ready === undefined) {
    ready = prepare(rulings, tn, net, matters, id);
    if (byId.size > 20_000) byId.clear();
    byId.set(id, ready);
  }
  return ready;
}

function prepare(
  rulings: TestDiceRulings,
  tn: number,
  net: number,
  matters: Matters,
  id: string,
): Throw | null {
  const sides = sidesOf[rulings.testDice];
  const target = scaled(rulings.testDice, tn);
  const isPool = rulings.testDice === 'd6pool';
  const group = isPool ? target : 1;
  if (group < 1) return null;
  const groups = 1 + moreDice(rulings.boonBane, net);
  const takes = net >= 0 ? beats : (a: Thrown, b: Thrown): boolean => beats(b, a);
  const reads = isPool
    ? (faces: Faces, from: number) => poolReads(faces, from, group)
    : singles(rulings, sides, target);
  const reading: Reading<Thrown> = {
    id,
    of(faces) {
      let best = reads(faces, 0);
      for (let i = 1; i < groups; i++) {
        const next = reads(faces, i * group);
        if (takes(next, best)) best = next;
      }
      return best;
    },
    key: keyOf(matters),
    ...(groups * group > 3 ? { fold: oneByOne(reads, group, takes) } : {}),
  };
  return { pool: poolOf(sides, group, groups, net), reading, target: isPool ? 5 : target };
}

/** A lookup table of the results of one die. */
function singles(
  rulings: TestDiceRulings,
  sides: number,
  target: number,
): (faces: Faces, from: number) => Thrown {
  const all = Array.from({ length: sides + 1 }, (_, face) => dieReads(rulings, sides, target, face));
  return (faces, from) => all[faceValue(faces[from] ?? 0)] ?? failed;
}

/** FS-R1 `d6pool`: each 5 or 6 is one Success, one is enough. */
function poolReads(faces: Faces, from: number, count: number): Thrown {
  let successes = 0;
  for (let i = from; i < from + count; i++) if (faceValue(faces[i] ?? 0) >= 5) successes++;
  return { passed: successes > 0, successes, face: faceValue(faces[from] ?? 0) };
}

interface Sofar {
  readonly open: Faces;
  readonly best: Thrown | null;
}

/** The same reading as a fold, one die at a time, for pools too large to enumerate all faces. */
function oneByOne(
  reads: (faces: Faces, from: number) => Thrown,
  group: number,
  takes: (a: Thrown, b: Thrown) => boolean,
): NonNullable<Reading<Thrown>['fold']> {
  const close = (sofar: Sofar): Sofar => {
    if (sofar.open.length < group) return sofar;
    const next = reads(sofar.open, 0);
    return { open: [], best: sofar.best === null || takes(next, sofar.best) ? next : sofar.best };
  };
  return {
    start: { open: [], best: null } satisfies Sofar,
    add(state, face) {
      const sofar = state as Sofar;
      // Within a pool of d6 only the first face and the number of Successes matter: the other dice are kept as 6 or 1.
      const plain = faceValue(face);
      const shown = group > 1 && sofar.open.length > 0 ? (plain >= 5 ? 6 : 1) : plain;
      const [first, ...others] = [...sofar.open, shown];
      const open = first === undefined ? [] : [first, ...others.sort()];
      return close({ open, best: sofar.best });
    },
    key(state) {
      const { open, best } = state as Sofar;
      return `${open.join(',')}|${best ? `${best.passed}${best.successes}/${best.face}` : ''}`;
    },
    end: (state) => (state as Sofar).best ?? failed,
  };
}

function poolOf(sides: number, group: number, groups: number, net: number): Pool {
  if (groups === 1) return dice(group, sides);
  const label = net > 0 ? 'boon' : 'bane';
  return pool(
    ...Array.from({ length: groups * group }, (_, i): Die => (i < group ? { sides } : { sides, label })),
  );
}
