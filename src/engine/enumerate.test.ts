import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import { TooManyBranches } from '../kernel/distribution.ts';
import type { Fact, Port } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import type { Budget } from './enumerate.ts';
import { enumerate } from './enumerate.ts';
import type { System, Tactic } from './system.ts';

const face: Reading<number> = {
  id: 'face',
  of: ([first]) => faceValue(first ?? 0),
  key: (result) => result,
};

const roll = (table: Port<object, Fact>, sides: number, purpose: string): number =>
  table.draw(dice(1, sides), face, { clause: 'X-1', for: 'ada', purpose });

/** How often a step of so many rolls, each of so many sides, is played for its ways; `null` for too many. */
const waysOf = (sides: readonly number[], ways: number) =>
  played(
    (table) => {
      for (const [at, each] of sides.entries()) roll(table, each, `roll ${at}`);
    },
    { ways },
  );

/** The same with two rolls, where each way tells a hundred facts: the rolls and 98 more. */
const tellingWaysOf = (sides: readonly number[], budget: Budget) =>
  played((table) => {
    for (const [at, each] of sides.entries()) roll(table, each, `roll ${at}`);
    for (let fact = 0; fact < 98; fact++) table.tell({ fact: 'noted' });
  }, budget);

/** How often this step is played. */
function played(step: (table: Port<object, Fact>) => void, budget: Budget) {
  let played = 0;
  const system = {
    step(table: Port<object, Fact>) {
      played++;
      step(table);
    },
    copy: (fight: object) => ({ ...fight }),
    apply: () => {},
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

test('all of 20,000 ways are played with a budget of 20,000', () => {
  const { played, p } = waysOf([20, 100, 10], 20_000);
  expect(played).toBe(20_000);
  expect(p).toBeCloseTo(1, 10);
});

test('20,100 ways are given up with a budget of 20,000', () => {
  expect(waysOf([3, 67, 100], 20_000)).toEqual({ played: 20_000, p: null });
});

test('a step with five times as many ways as the budget is given up after 1,000', () => {
  // 100,000 ways in all, five times the budget: after 1,000 of them a hundredth has been seen.
  expect(waysOf([100, 100, 10], 20_000)).toEqual({ played: 1000, p: null });
});

test('a deed that tells much is given up by what it tells, however few its ways are', () => {
  // 200 ways of 100 facts. After 101 of them 10,100 have been told.
  const [ways, facts] = [20_000, 10_000];
  expect(tellingWaysOf([20, 10], { ways, facts })).toEqual({ played: 101, p: null });
  // With room for all it is counted to the end, and so are as many ways that tell one fact each, their roll.
  expect(tellingWaysOf([20, 10], { ways, facts: 20_000 })).toMatchObject({ played: 200 });
  expect(played((table) => roll(table, 200, 'one'), { ways, facts: 200 })).toMatchObject({ played: 200 });
});

test('a deed that would tell five times as much as it may is given up once 20,000 facts have been told', () => {
  // 1,250 ways tell 125,000 facts; after 200 of them a sixth has been seen.
  const [ways, facts] = [20_000, 25_000];
  expect(tellingWaysOf([125, 10], { ways, facts })).toEqual({ played: 200, p: null });
  // Less than four times as much may still turn out to fit: it is played until it does not.
  expect(tellingWaysOf([99, 10], { ways, facts })).toEqual({ played: 251, p: null });
});

test('a repeated roll within a repeated roll is merged first: 3 + 2 + 2 plays', () => {
  const found = played(
    (table) => {
      if (roll(table, 2, 'attack') === 1) {
        roll(table, 2, 'guard');
        table.cross({ since: 'guard' });
        roll(table, 2, 'guard');
      }
      table.cross({ since: 'attack' });
      roll(table, 2, 'attack');
    },
    { ways: 100 },
  );
  // Three ways to where something is made again, two of the guard, and then the attack's two once for all of them.
  expect(found.played).toBe(3 + 2 + 2);
  expect(found.p).toBeCloseTo(1, 10);
});

test('a crossing with empty words does not separate ways that repeated a roll from those that did not', () => {
  const words = () => ({ of: () => '' });
  const found = played(
    (table) => {
      if (roll(table, 2, 'attack') === 1) {
        table.cross({ since: 'attack', held: () => 'again', words, goesOn: true });
        roll(table, 2, 'attack');
      }
      table.cross({ since: 'attack', words });
    },
    { ways: 100 },
  );
  // Two ways, two more of the attack that is made again, and all that was settled once.
  expect(found.played).toBe(2 + 2 + 1);
  expect(found.p).toBeCloseTo(1, 10);
});

test('a roll that a crossing keeps separates ways by its faces; the roll of somebody else does not', () => {
  const keeps = { who: 'ada', purpose: 'attack' };
  const crossed = (also: Partial<Parameters<Port<object, Fact>['cross']>[0]>) => {
    const seen = new Set<number>();
    const found = played(
      (table) => {
        const first = roll(table, 3, 'attack');
        roll(table, 2, 'guard');
        table.cross({ since: 'attack', ...also });
        seen.add(first);
      },
      { ways: 100 },
    );
    expect(found.p).toBeCloseTo(1, 10);
    return { ...found, seen: [...seen] };
  };
  // Six ways there, and one on from there for each face of the attack, or a single one where it matters no more.
  expect(crossed({ keeps })).toMatchObject({ played: 6 + 3, seen: [1, 2, 3] });
  expect(crossed({})).toMatchObject({ played: 6 + 1, seen: [1] });
  // Somebody else's attack came before all of this: nothing on these ways tells it apart.
  expect(crossed({ keeps: { ...keeps, who: 'bob' } })).toMatchObject({ played: 6 + 1, seen: [1] });
});

test('a roll that is made again for as long as it shows 1 is played seven times, and 10⁻¹⁴ is left out', () => {
  const isOne: Reading<boolean> = {
    id: 'one',
    of: ([first]) => first === 1,
    key: (one) => (one ? 1 : 0),
  };
  const again = (table: Port<object, Fact>): boolean =>
    table.draw(dice(1, 100), isOne, { clause: 'X-1', for: 'ada', purpose: 'tie' });
  const found = played(
    (table) => {
      let rolls = 0;
      while (again(table)) if (++rolls > 50) throw new Error('the roll is made without end');
    },
    { ways: 100 },
  );
  // After seven ones in a row, at 0.01⁷, no eighth roll is looked at.
  expect(found.played).toBe(7 + 1);
  expect(found.p).toBeCloseTo(1, 12);
});
