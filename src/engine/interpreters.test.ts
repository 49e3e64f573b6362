import { describe, expect, test } from 'vitest';
import { castOf } from '../forecast/cast.ts';
import { tallyBlock } from '../forecast/forecast.ts';
import { reportOf } from '../forecast/report.ts';
import { merged } from '../forecast/tally.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import { stream } from '../kernel/streams.ts';
import type { OddsBudget } from './odds.ts';
import { estimateOdds, oddsOf } from './odds.ts';
import { randomTactic } from './random-choice.ts';
import { openRun } from './run.ts';
import { playOut, SampleAnswers } from './sample.ts';
import { ScriptAnswers } from './script.ts';
import type { Tactic } from './system.ts';
import { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import type { Ball, BallFact } from './testing/odd-system.ts';
import { oddSystem, oneAgainstTwo } from './testing/odd-system.ts';

const usual = oddSystem.tactics['first-rival'];
if (!usual) throw new Error('no tactic');

describe('script', () => {
  const declare = [{ option: 'expose', target: 'bea' }, { option: 'wait' }, { option: 'wait' }];
  test('a step is played with the given faces and answers, all of which are used', () => {
    const fight = oneAgainstTwo();
    const script = new ScriptAnswers<Ball, BallFact>({
      faces: [[5, 5, 1]],
      choices: [...declare, { option: 'decline' }],
    });
    oddSystem.step(new Table(oddSystem, fight, script, null));
    script.done();
    expect(fight.dancers.bea?.masks).toBe(1);
  });
  test('faces left over at the end are an error', () => {
    const script = new ScriptAnswers<Ball, BallFact>({
      faces: [
        [1, 1, 1],
        [2, 2, 2],
      ],
      choices: declare,
    });
    oddSystem.step(new Table(oddSystem, oneAgainstTwo(), script, null));
    expect(() => script.done()).toThrow('left over');
  });
  test('an illegal answer throws an error with its clause', () => {
    const script = new ScriptAnswers<Ball, BallFact>({ choices: [{ option: 'fly' }] });
    expect(() => oddSystem.step(new Table(oddSystem, oneAgainstTwo(), script, null))).toThrow('MQ-1');
  });
});

describe('sample', () => {
  test('the tape of a sampled fight replays to the same state', () => {
    const tape: TapeEntry[] = [];
    const fight = oneAgainstTwo();
    const answers = new SampleAnswers<Ball, BallFact>(
      stream('s/dice'),
      stream('s/minds'),
      () => randomTactic,
      tape,
    );
    const ending = playOut(oddSystem, fight, answers, { roundCap: 200 });
    expect(ending.over).not.toBeNull();
    const run = openRun(oddSystem, oneAgainstTwo(), {
      seed: 'any',
      tape,
      redo: [],
      preferences: preferencesFor('manual'),
    });
    expect(run.mended).toBeNull();
    expect(run.fight()).toEqual(fight);
  });

  test('random play of 2,000 balls breaks no invariant', () => {
    for (let i = 0; i < 2000; i++) {
      const fight = oneAgainstTwo();
      const answers = new SampleAnswers<Ball, BallFact>(
        stream(`${i}/dice`),
        stream(`${i}/minds`),
        () => randomTactic,
      );
      const witness = { told: () => expect(oddSystem.invariants(fight), `ball ${i}`).toEqual([]) };
      expect(
        playOut(oddSystem, fight, answers, { roundCap: 500 }, witness).over,
        `ball ${i} ends`,
      ).not.toBeNull();
    }
  });
});

describe('enumerate', () => {
  const moment = { base: oneAgainstTwo(), answers: [], step: 0, waves: [] };
  test('exact chances sum to one and agree with 100,000 samples', () => {
    const exact = oddsOf(oddSystem, moment, usual);
    expect(exact.exact).toBe(true);
    expect(exact.outcomes.reduce((all, one) => all + one.p, 0)).toBeCloseTo(1, 8);
    const count = 100_000;
    const sampled = estimateOdds(oddSystem, moment, usual, count, 'agree');
    let chi = 0;
    for (const { tags, p } of exact.outcomes) {
      const seen = sampled.outcomes.find((one) => one.tags.join() === tags.join())?.p ?? 0;
      chi += (count * (seen - p) ** 2) / p;
    }
    const freedom = exact.outcomes.length - 1;
    expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });
  test.each([200, 400, 1000, 4000])(
    'what comes of each of %i plays has the chance 1, and its interval no width',
    (count) => {
      const sure = { ...oddSystem, outcome: () => ['sure', 'harm:ada:shoes:3'] };
      expect(estimateOdds(sure, moment, usual, count, 'sure')).toMatchObject({
        outcomes: [{ p: 1 }],
        chances: { sure: 1 },
        halfWidth: 0,
        harm: { ada: { shoes: 3 } },
      });
    },
  );
  test('an estimate ends early where plays tell more than the budget has, but not before a thousand of them', () => {
    const samples = (budget: OddsBudget) => oddsOf(oddSystem, moment, usual, budget).samples;
    // A single way is allowed, so all of these are estimates.
    expect(samples({ ways: 1, samples: 4000 })).toBe(4000);
    expect(samples({ ways: 1, samples: 4000, facts: 1 })).toBe(1000);
    expect(samples({ ways: 1, samples: 200, facts: 1 })).toBe(200);
    expect(oddsOf(oddSystem, moment, usual, { ways: 1, samples: 4000, facts: 1 }).halfWidth).toBeLessThan(
      0.032,
    );
  });
  test('odds name what may come of the deed more than once, not what may befall somebody so', () => {
    const twice = {
      ...oddSystem,
      outcome: () => ['hit', 'harm:ada:shoes:3', 'hit', 'miss', 'harm:ada:shoes:3'],
    };
    expect(oddsOf(twice, moment, usual)).toMatchObject({ several: ['hit'] });
    expect(oddsOf(oddSystem, moment, usual)).not.toHaveProperty('several');
  });
  test('a sampled estimate agrees with exact odds, even for a tactic that decides at random', () => {
    const tossed: Tactic<Ball> = {
      ...usual,
      decide: (question, fight, random) =>
        question.id === 'turn-away'
          ? { option: random.fraction() < 0.5 ? 'turn' : 'decline' }
          : random.fraction() < 0.5
            ? { option: 'wait' }
            : usual.decide(question, fight, random),
    };
    const exact = oddsOf(oddSystem, moment, tossed);
    const count = 20_000;
    const sampled = estimateOdds(oddSystem, moment, tossed, count, 'coins');
    const tagsOf = (odds: typeof exact) => odds.outcomes.map(({ tags }) => tags.join()).sort();
    expect(tagsOf(sampled)).toEqual(tagsOf(exact));
    for (const { tags, p } of exact.outcomes) {
      const seen = sampled.outcomes.find((one) => one.tags.join() === tags.join())?.p ?? 0;
      expect(Math.abs(seen - p), tags.join()).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / count) + 1e-9);
    }
  });
});

describe('forecast', () => {
  const tallyOf = (from: number, to: number, seed: string) => {
    const moment = { base: oneAgainstTwo(), answers: [], step: 0, waves: [] };
    return tallyBlock(
      oddSystem,
      moment,
      castOf(oddSystem.status(moment.base)),
      { from, to },
      { seed, tactics: {} },
    );
  };
  test('fight i depends on the seed and i alone', () => {
    expect(tallyOf(0, 50, 'f')).toEqual(tallyOf(0, 50, 'f'));
    expect(merged(tallyOf(20, 50, 'f'), tallyOf(0, 20, 'f'))).toEqual(tallyOf(0, 50, 'f'));
    expect(tallyOf(0, 50, 'other')).not.toEqual(tallyOf(0, 50, 'f'));
  });
  test('two against one win more than half of 400 fights', () => {
    const { wins } = reportOf(tallyOf(0, 400, 'g'), castOf(oddSystem.status(oneAgainstTwo())));
    expect(wins.blue?.low).toBeGreaterThan(0.5);
  });
});

describe('given answers', () => {
  const base = oneAgainstTwo();
  const waits = (who: string): TapeEntry => ({
    kind: 'ask',
    key: `MQ-1/${who}/declare`,
    choice: { option: 'wait' },
  });
  const rolled: TapeEntry = { kind: 'draw', key: 'MQ-2/ada/expose', faces: [5, 5, 1] };
  const odds = (...answers: TapeEntry[]) => oddsOf(oddSystem, { base, answers }, usual);

  test('an answer to another question than the rules ask is no guess but an error that names both', () => {
    expect(() => odds(waits('bea'))).toThrow(
      'entry 0 of the tape answers MQ-1/bea/declare, but the rules ask for MQ-1/ada/declare',
    );
  });
  test('so are dice where a decision is asked for, and a decision where dice are', () => {
    expect(() => odds(rolled)).toThrow('entry 0 of the tape answers MQ-2/ada/expose');
    const exposes: TapeEntry = {
      kind: 'ask',
      key: 'MQ-1/ada/declare',
      choice: { option: 'expose', target: 'bea' },
    };
    expect(() => odds(exposes, waits('bea'), waits('cleo'), waits('ada'))).toThrow(
      'entry 3 of the tape answers MQ-1/ada/declare, but the rules ask for MQ-2/ada/expose',
    );
  });
});
