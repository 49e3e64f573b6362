import { expect, test } from 'vitest';
import { oddsOf } from '../../engine/odds.ts';
import type { Tactic } from '../../engine/system.ts';
import type { Fact } from '../../kernel/port.ts';
import { systems } from '../../systems/registry.ts';
import { accountOf } from '../account.ts';
import { readMarks, withMarks } from '../marks.ts';
import { measures } from '../scores.ts';
import type { WeighedStep } from '../weigh.ts';
import { rolledSteps, weigh } from '../weigh.ts';
import { playedOut } from './fights.ts';

/**
 * Luck has a mean of 0: over many deeds of fights with arbitrary decisions, the sum of actual less expected values of
 * every measure stays within what the variance of the odds allows. How many deeds are weighed by system: 60, and fewer
 * where a deed has thousands of ways; `WOUNDTRACK_DEEDS=400` sets it for all.
 */
const fewer: { readonly [system: string]: number } = { persona: 2, 'action-dice': 8 };
const deedsOf = (system: string): number => Number(process.env.WOUNDTRACK_DEEDS ?? fewer[system] ?? 60);

function* dice(system: (typeof systems)[string], most: number): Generator<WeighedStep> {
  let count = 0;
  for (let fight = 0; fight < 200; fight++) {
    const run = playedOut(system, 'duel', `fair/${fight}`);
    const steps = run.moments();
    for (const step of rolledSteps(system, steps)) {
      if (count++ >= most) return;
      yield weigh(system, steps[step] as (typeof steps)[number]);
    }
  }
}

test.each(Object.keys(systems))(
  '%s: over many deeds, the sum of luck stays within 3.3 standard deviations of 0',
  { timeout: 600_000 },
  (id) => {
    const system = systems[id] as (typeof systems)[string];
    const luck = new Map<string, { off: number; variance: number }>();
    for (const { measured, exact } of dice(system, deedsOf(id))) {
      for (const [key, { actual, expected, variance, values }] of Object.entries(measured)) {
        const of = key.split(':')[0] ?? '';
        const sum = luck.get(of) ?? { off: 0, variance: 0 };
        luck.set(of, { off: sum.off + actual - expected, variance: sum.variance + variance });
        const all = values.reduce((total, [, p]) => total + p, 0);
        const mean = values.reduce((total, [value, p]) => total + value * p, 0);
        expect(all, 'the chances add up to 1').toBeCloseTo(1, 6);
        expect(mean, 'the mean of the distribution is the expected value').toBeCloseTo(expected, 1);
        if (exact) expect(variance).toBeGreaterThanOrEqual(0);
      }
    }
    expect([...luck.keys()]).toEqual(expect.arrayContaining(['hits', 'dealt', 'suffered', 'gain']));
    for (const of of measures) {
      const { off, variance } = luck.get(of) ?? { off: 0, variance: 0 };
      expect(Math.abs(off), `${of}: ${off} of ${Math.sqrt(variance)}`).toBeLessThanOrEqual(
        3.3 * Math.sqrt(variance) + 1e-9,
      );
    }
  },
);

test.each(Object.keys(systems))('%s: the harm that the ledger expects is that of the preview', (id) => {
  const system = systems[id] as (typeof systems)[string];
  const run = playedOut(system, 'duel', `same/${id}`);
  const steps = run.moments();
  const [step = -1] = rolledSteps(system, steps);
  const past = steps[step] as (typeof steps)[number];
  const first = past.answers.findIndex(({ kind }) => kind === 'draw');
  const moment = { base: past.base, answers: past.answers.slice(0, first) };
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const plain = oddsOf<unknown, Fact>(system, moment, tactic);
  const marked = oddsOf<unknown, Fact>(withMarks(system), moment, tactic);
  const harm: { [who: string]: { [track: string]: number } } = {};
  for (const { tags, p } of marked.outcomes) {
    for (const mark of readMarks(tags)) {
      if (mark.kind !== 'harm') continue;
      const sofar = harm[mark.on] ?? {};
      harm[mark.on] = { ...sofar, [mark.track]: (sofar[mark.track] ?? 0) + p * mark.points };
    }
  }
  expect(Object.keys(harm).sort()).toEqual(Object.keys(plain.harm).sort());
  for (const [who, tracks] of Object.entries(plain.harm)) {
    for (const [track, mean] of Object.entries(tracks))
      expect(harm[who]?.[track], `${who} ${track}`).toBeCloseTo(mean, 6);
  }
});

test.each(Object.keys(systems))('%s: the account adds up, and every deed has its line in the log', (id) => {
  const system = systems[id] as (typeof systems)[string];
  const run = playedOut(system, 'duel', `account/${id}`);
  const { people, deeds } = accountOf(system, run.moments());
  const lines = run.log.lines();
  const total = (of: (one: (typeof people)[number]) => number): number =>
    people.reduce((sum, one) => sum + of(one), 0);
  expect(deeds.length).toBeGreaterThan(0);
  for (const { line, text } of deeds) expect(lines[line ?? -1]?.text).toBe(text);
  expect(total(({ turns }) => turns)).toBeGreaterThan(1);
  const timesHit = total((one) => one.timesHit);
  expect(
    total(({ hits }) => hits),
    'hits, each with the `target` of its fact',
  ).toBe(timesHit);
  expect(total(({ tookOut }) => tookOut.length)).toBe(
    total(({ takenOutBy }) => takenOutBy.filter((by) => by !== '').length),
  );
  // `takenOutBy` has an entry for each of the dead: the other's id, or '' for nobody else.
  for (const one of people) if (one.out === 'dead') expect(one.takenOutBy.length).toBeGreaterThan(0);
});
