import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import { TooManyBranches } from '../kernel/distribution.ts';
import type { Fact, Port } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import { enumerate } from './enumerate.ts';
import type { System, Tactic } from './system.ts';

const face: Reading<number> = {
  id: 'face',
  of: ([first]) => faceValue(first ?? 0),
  key: (result) => result,
};

/** How often a step of so many rolls, each of so many sides, is played for its ways; `null` for too many. */
function waysOf(sides: readonly number[], budget: number) {
  let played = 0;
  const system = {
    step(table: Port<object, Fact>) {
      played++;
      for (const [at, each] of sides.entries()) {
        table.draw(dice(1, each), face, { clause: 'X-1', for: 'ada', purpose: `roll ${at}` });
      }
    },
    copy: (fight: object) => ({ ...fight }),
    outcome: () => [],
    reactions: [],
  } as unknown as System<object, Fact>;
  let p = 0;
  try {
    const moment = { base: {}, answers: [] };
    enumerate(system, moment, {} as Tactic<object>, budget, (leaf) => {
      p += leaf.p;
    });
    return { played, p };
  } catch (thrown) {
    if (!(thrown instanceof TooManyBranches)) throw thrown;
    return { played, p: null };
  }
}

test('every way that fits is played', () => {
  const { played, p } = waysOf([20, 100, 10], 20_000);
  expect(played).toBe(20_000);
  expect(p).toBeCloseTo(1, 10);
});

test('one way too many is too many', () => {
  expect(waysOf([3, 67, 100], 20_000)).toEqual({ played: 20_000, p: null });
});

test('what a thousand ways show to be far too much is given up there', () => {
  // 100,000 ways in all, five times the budget: after 1,000 of them a hundredth has been seen.
  expect(waysOf([100, 100, 10], 20_000)).toEqual({ played: 1000, p: null });
});
