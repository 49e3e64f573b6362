import type { RunMoment } from '../engine/course.ts';
import type { OddsBudget } from '../engine/odds.ts';
import { oddsOf } from '../engine/odds.ts';
import { reckoned } from '../engine/reckoned.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { canonical } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { Measured, Values } from './chance.ts';
import { added, meanOf, nothing, valuesOf, varianceOf } from './chance.ts';
import { countedOf, marksOf, readMarks, withMarks } from './marks.ts';
import { retell } from './retell.ts';
import type { Scale, Scores } from './scores.ts';
import { scaleOf, scoresOf, withOut } from './scores.ts';

/** The dice of one deed: expected and actual values of every measure. */
export interface WeighedStep {
  /** The number of its step. */
  readonly step: number;
  /** Whether the odds were enumerated; otherwise they are estimated from `samples` plays. */
  readonly exact: boolean;
  readonly samples?: number;
  /** By `measure:who` and `side:side`; measures that the dice could not and did not change are left out. */
  readonly measured: { readonly [key: string]: Measured };
}

/**
 * The numbers of the steps whose dice are weighed: finished ones with dice, during a turn. Rolls outside turns, for
 * initiative, harm nobody, and enumerating them would not end where ties are rolled again.
 */
export function rolledSteps<S, F extends Fact>(
  system: System<S, F>,
  steps: readonly RunMoment<S>[],
): readonly number[] {
  return steps.slice(0, -1).flatMap(({ base, step, answers }) => {
    const rolled = answers.some(({ kind }) => kind === 'draw');
    return rolled && system.clock(base).active !== null ? [step] : [];
  });
}

/** A smaller budget than for the preview of one deed, because all deeds of a fight are weighed. */
const budget: OddsBudget = { ways: 6000, facts: 100_000, samples: 1000 };

/** Weighs a step that `rolledSteps` lists; `null` for any other. */
export function weighStep<S, F extends Fact>(
  system: System<S, F>,
  steps: readonly RunMoment<S>[],
  step: number,
): WeighedStep | null {
  const past = steps[step];
  return past && rolledSteps(system, steps).includes(step) ? weigh(system, past) : null;
}

/**
 * Weighs the dice of a step: compares the odds just before its first roll with the actual result. Odds assume the
 * default tactic's decisions after that roll. Where a player decided differently, or changed the fight by hand, the
 * step is split: the dice before the split are weighed by how they changed the odds, and those after it from new odds.
 * So luck does not depend on decisions, and its mean is 0.
 */
export function weigh<S, F extends Fact>(system: System<S, F>, past: RunMoment<S>): WeighedStep {
  const { base, step, answers } = past;
  const marked = withMarks(system);
  const tactic = marked.tactics[marked.defaultTactic] as Tactic<S>;
  const first = answers.findIndex(({ kind }) => kind === 'draw');
  const breaks = answers.flatMap(({ kind }, at) => (kind === 'override' && at > first ? [at] : []));
  const told = retell(system, past, (question, choice, fight, at) => {
    if (at > first && canonical(choice) !== canonical(reckoned(question, tactic, fight))) breaks.push(at);
  });
  const scale = scaleOf(system.view(base));
  const marks = marksOf(
    system,
    told.events.map(({ fact }) => fact),
  );
  /** The scores of the facts told after at least `from` and fewer than `to` answers. */
  const cameOf = (from: number, to: number, of = marks): Scores =>
    scoresOf(
      told.events.flatMap(({ after }, at) => (after >= from && after < to ? (of[at] ?? []) : [])),
      scale,
    );
  /** Odds from the middle of the step do not know who fell before it, who would fall a second time for them. */
  const fallenBefore = (count: number): Scale => {
    const fallen = told.events.flatMap(({ after }, at) =>
      after < count
        ? (marks[at] ?? []).flatMap(({ kind, on }) => (kind === 'out' && on !== null ? [on] : []))
        : [],
    );
    return fallen.reduce(withOut, scale);
  };
  let samples = 0;
  const oddsAfter = (count: number): Ways => {
    const known = fallenBefore(count);
    const odds = oddsOf(marked, { base, answers: answers.slice(0, count) }, tactic, budget);
    samples = Math.max(samples, odds.samples ?? 0);
    return odds.outcomes.map(({ tags, p }) => [scoresOf(readMarks(tags), known), p] as const);
  };
  const sums = new Map<string, Measured>();
  for (const { from, to } of stretchesOf(answers, first, breaks)) {
    const before = oddsAfter(from);
    const came = cameOf(from, to ?? Number.POSITIVE_INFINITY);
    const after = to === null ? sure : oddsAfter(to);
    for (const [key, one] of stretch(before, came, after))
      sums.set(key, added(sums.get(key) ?? nothing, one));
  }
  const whole = cameOf(first, Number.POSITIVE_INFINITY, countedOf(marks, told.events));
  const measured = [...sums].map(([key, sum]) => [key, movedTo(sum, whole.get(key) ?? 0)] as const);
  return {
    step,
    exact: samples === 0,
    ...(samples === 0 ? {} : { samples }),
    measured: Object.fromEntries(
      measured.filter(([, one]) => one.variance > 0 || one.actual !== 0 || Math.abs(one.expected) > 1e-9),
    ),
  };
}

/** Possible results with their probabilities. */
type Ways = readonly (readonly [scores: Scores, p: number])[];

const sure: Ways = [[new Map(), 1]];

/**
 * The answers between two splits: from `from`, which follows a decision that odds did not expect, to the next of them
 * at `to`; `null` at the end of the step.
 */
interface Stretch {
  readonly from: number;
  readonly to: number | null;
}

function stretchesOf(
  answers: readonly TapeEntry[],
  first: number,
  breaks: readonly number[],
): readonly Stretch[] {
  const places = [...new Set(breaks)].sort((a, b) => a - b);
  return [first, ...places.map((at) => at + 1)]
    .map((from, place) => ({ from, to: places[place] ?? null }))
    .filter(({ from, to }) => answers.slice(from, to ?? undefined).some(({ kind }) => kind === 'draw'));
}

/**
 * What the dice of a stretch did to every measure. What is still open after it enters `actual` as its mean. Its
 * variance belongs to later dice: it is subtracted, and `values` are moved towards the mean accordingly.
 */
function stretch(before: Ways, came: Scores, after: Ways): ReadonlyMap<string, Measured> {
  const keys = new Set([...came.keys(), ...[...before, ...after].flatMap(([scores]) => [...scores.keys()])]);
  return new Map(
    [...keys].map((key) => {
      const values = valuesIn(before, key);
      const open = valuesIn(after, key);
      const expected = meanOf(values);
      const all = varianceOf(values);
      const variance = Math.max(0, all - varianceOf(open));
      const share = all === 0 ? 0 : Math.sqrt(variance / all);
      const near = ([value, p]: readonly [number, number]) =>
        [expected + share * (value - expected), p] as const;
      return [
        key,
        {
          expected,
          actual: (came.get(key) ?? 0) + meanOf(open),
          variance,
          values: share === 1 ? values : valuesOf(values.map(near)),
        },
      ] as const;
    }),
  );
}

const valuesIn = (ways: Ways, key: string): Values =>
  valuesOf(ways.map(([scores, p]) => [scores.get(key) ?? 0, p] as const));

/**
 * Shifts a measure to its true result: the difference comes from decisions, not from dice, so `expected` shifts too.
 */
function movedTo(one: Measured, actual: number): Measured {
  const by = actual - one.actual;
  if (by === 0) return one;
  return {
    expected: one.expected + by,
    actual,
    variance: one.variance,
    values: one.values.map(([value, p]) => [value + by, p] as const),
  };
}
