import type { RunMoment } from '../engine/course.ts';
import type { Effort } from '../engine/odds.ts';
import { oddsOf } from '../engine/odds.ts';
import { reckoned } from '../engine/reckoned.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { canonical } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { Measured, Values } from './chance.ts';
import { added, meanOf, nothing, valuesOf, varianceOf } from './chance.ts';
import { marksOf, readMarks, withMarks } from './marks.ts';
import { retell } from './retell.ts';
import type { Scores } from './scores.ts';
import { scaleOf, scoresOf } from './scores.ts';

/** The dice of one deed: what they owed and what they gave. */
export interface Weighed {
  /** The number of its step. */
  readonly step: number;
  /** Every way was counted; otherwise so many were played, and the figures are estimates. */
  readonly exact: boolean;
  readonly samples?: number;
  /** By `measure:who` and `side:side`; what could not change and did not is left out. */
  readonly measured: { readonly [key: string]: Measured };
}

/**
 * The steps whose dice are weighed: whole ones, in somebody's turn. What is rolled before, for initiative, harms nobody,
 * and its ways have no end where equals roll again.
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

/** Less than for the odds of one deed that somebody waits for: here are all the deeds of a fight. */
const effort: Effort = { ways: 6000, samples: 1000 };

/** The dice of one of these steps; `null` for any other. */
export function weighStep<S, F extends Fact>(
  system: System<S, F>,
  steps: readonly RunMoment<S>[],
  step: number,
): Weighed | null {
  const past = steps[step];
  return past && rolledSteps(system, steps).includes(step) ? weigh(system, past) : null;
}

/**
 * Weighs the dice of a step: the odds just before its first dice against what came. Odds reckon with decisions of their
 * own for whatever is asked after the first dice. Where people decided otherwise, the dice are weighed up to there by
 * what they have made of the odds, and from there on anew: so that what is laid to luck never hangs on who decides, and
 * comes to nothing on the average.
 */
export function weigh<S, F extends Fact>(system: System<S, F>, past: RunMoment<S>): Weighed {
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
  /** What came of the answers from number `from` on, up to `to`. */
  const cameOf = (from: number, to: number): Scores =>
    scoresOf(
      told.events.flatMap(({ after }, at) => (after >= from && after < to ? (marks[at] ?? []) : [])),
      scale,
    );
  let samples = 0;
  const oddsAfter = (count: number): Ways => {
    const odds = oddsOf(marked, { base, answers: answers.slice(0, count) }, tactic, effort);
    samples = Math.max(samples, odds.samples ?? 0);
    return odds.outcomes.map(({ tags, p }) => [scoresOf(readMarks(tags), scale), p] as const);
  };
  const sums = new Map<string, Measured>();
  for (const { from, to } of stretchesOf(answers, first, breaks)) {
    const before = oddsAfter(from);
    const came = cameOf(from, to ?? Number.POSITIVE_INFINITY);
    const after = to === null ? sure : oddsAfter(to);
    for (const [key, one] of stretch(before, came, after))
      sums.set(key, added(sums.get(key) ?? nothing, one));
  }
  const whole = cameOf(first, Number.POSITIVE_INFINITY);
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

/** What may come, each with its chance. */
type Ways = readonly (readonly [scores: Scores, p: number])[];

const sure: Ways = [[new Map(), 1]];

/** Dice between two decisions that odds did not reckon with; `to` is the place of the second, `null` at the end. */
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
 * What the dice of a stretch have made of every measure. What is still open after it counts as what is expected of it,
 * and the rest of the spread belongs to later dice.
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

/** What people decided after the first dice is no luck: it is expected as they decided it. */
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
