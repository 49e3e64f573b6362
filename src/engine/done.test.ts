import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import type { Fact, Port } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import { withoutMemoization } from './done.ts';
import { oddsOf } from './odds.ts';
import { noMoreOf } from './seldom.ts';
import type { System, Tactic } from './system.ts';

/** A purse of four coins. */
interface Purse {
  readonly pocket: { coins: number };
}
interface Said extends Fact {
  readonly coins?: number;
}
type Table = Port<Purse, Said>;

const face: Reading<number> = {
  id: 'face',
  of: ([first]) => faceValue(first ?? 0),
  key: (result) => result,
};

const roll = (table: Table, sides: number, purpose: string): number =>
  table.draw(dice(1, sides), face, { clause: 'X-1', for: 'ada', purpose });

/** Chances by the last thing that was told, in 24ths. */
function oddsWith(step: (table: Table) => void): { readonly [told: string]: number } {
  const system = {
    step,
    apply({ pocket }: Purse, { fact, coins }: Said) {
      if (fact === 'left') pocket.coins = coins ?? 0;
    },
    copy: ({ pocket }: Purse): Purse => ({ pocket: { ...pocket } }),
    reactions: [],
    outcome: (facts: readonly Fact[]) => facts.slice(-1).map(({ fact }) => fact),
    seldom: { of: ({ pocket }: Purse) => [pocket], fields: ['coins'], forget() {} },
  } as unknown as System<Purse, Said>;
  const odds = oddsOf(system, { base: { pocket: { coins: 4 } }, answers: [] }, {} as Tactic<Purse>);
  return Object.fromEntries(
    Object.entries(odds.chances).map(([told, p]) => [told, Number((p * 24).toFixed(9))]),
  );
}

test('a part marked as `once` runs once for each way through it, 4 instead of 24 times, and its facts apply again', () => {
  let done = 0;
  const step = (table: Table): void => {
    const first = table.once(() => {
      done++;
      const shown = roll(table, 4, 'first');
      table.tell({ fact: 'left', coins: 4 - shown });
      return { shown };
    });
    const second = roll(table, 6, 'second');
    table.tell({ fact: `${first.shown}+${second}, ${table.fight.pocket.coins} left` });
  };
  const odds = oddsWith(step);
  // Four faces, not four times six.
  expect(done).toBe(4);
  expect(Object.keys(odds)).toHaveLength(24);
  expect(odds['3+5, 1 left']).toBe(1);
  expect(withoutMemoization(() => oddsWith(step))).toEqual(odds);
  expect(done).toBe(4 + 24);
});

test('a part before a crossing is not run again for the ways after it', () => {
  let done = 0;
  const odds = oddsWith((table) => {
    const shown = table.once(() => {
      done++;
      return table.once(() => roll(table, 3, 'first'));
    });
    roll(table, 2, 'toss');
    table.cross({ since: 'toss' });
    table.tell({ fact: `${shown}+${roll(table, 4, 'second')}` });
  });
  expect(done).toBe(3);
  expect(odds['2+4']).toBe(2);
});

test('a part that reads a seldom-read field runs once for each value found, and ways part there on reuse, too', () => {
  let done = 0;
  const step = (table: Table): void => {
    table.tell({ fact: 'left', coins: 4 - roll(table, 4, 'pay') });
    table.cross({ since: 'pay' });
    const any = table.once(() => {
      done++;
      const found = noMoreOf(table.fight.pocket, 'coins', (coins) => coins > 0);
      return `${found ? 'some' : 'none'}, ${roll(table, 3, 'toss')}`;
    });
    const last = roll(table, 2, 'last');
    table.tell({ fact: `${any}, ${last}, ${table.fight.pocket.coins}` });
  };
  const odds = oddsWith(step);
  expect(done).toBe(2 * 3);
  // All is paid with the four: 1 in 4. A third and a half of that are one 24th.
  expect(odds['none, 3, 2, 0']).toBe(1);
  expect(odds['some, 1, 2, 2']).toBe(1);
  expect(Object.keys(odds)).toHaveLength(4 * 3 * 2);
  expect(withoutMemoization(() => oddsWith(step))).toEqual(odds);
});

test('a part whose returned value is changed later gives other odds when nothing is memoized', () => {
  const step = (table: Table): void => {
    const list = table.once(() => [roll(table, 4, 'first')]);
    list.push(roll(table, 6, 'second'));
    table.tell({ fact: list.join('+') });
  };
  expect(oddsWith(step)).not.toEqual(withoutMemoization(() => oddsWith(step)));
});
