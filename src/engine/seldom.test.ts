import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import type { Choice, Fact, Port } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import { oddsOf } from './odds.ts';
import { changeEach, noMoreOf } from './seldom.ts';
import type { System, Tactic } from './system.ts';

/** A purse of four coins: one to four of them are paid, a coin is tossed, and somebody may look into the purse. */
interface Purse {
  readonly pocket: { coins: number; buttons: number };
}
interface Said extends Fact {
  readonly coins?: number;
}

const face: Reading<number> = {
  id: 'face',
  of: ([first]) => faceValue(first ?? 0),
  key: (result) => result,
};
const why = (purpose: string) => ({ clause: 'X-1', for: 'ada', purpose });

/**
 * The odds, and how often the rules were played for them. `first`: what else is done with a payment before ways meet.
 */
function oddsWith(
  then: (table: Port<Purse, Said>, tossed: number) => void,
  first: (table: Port<Purse, Said>, paid: number) => void = () => {},
  tactic = {} as Tactic<Purse>,
  atToss: (table: Port<Purse, Said>) => void = () => {},
) {
  let played = 0;
  let forgotten = 0;
  const system = {
    step(table: Port<Purse, Said>) {
      played++;
      const paid = table.draw(dice(1, 4), face, why('pay'));
      table.tell({ fact: 'paid', coins: 4 - paid });
      first(table, paid);
      table.cross({ since: 'pay' });
      const tossed = table.draw(dice(1, 2), face, why('toss'));
      atToss(table);
      then(table, tossed);
    },
    apply({ pocket }: Purse, { fact, coins }: Said) {
      if (fact === 'paid') pocket.coins = coins ?? 0;
      if (fact === 'found') pocket.coins += 1;
      if (fact === 'added') changeEach(pocket, 'coins', (before) => before + 1);
    },
    copy: ({ pocket }: Purse): Purse => ({ pocket: { ...pocket } }),
    reactions: [],
    outcome: (facts: readonly Fact[]) =>
      facts.map(({ fact }) => fact).filter((fact) => fact.startsWith('is')),
    seldom: { of: ({ pocket }: Purse) => [pocket], fields: ['coins'], forget: () => forgotten++ },
  } as unknown as System<Purse, Said>;
  const moment = { base: { pocket: { coins: 4, buttons: 2 } }, answers: [] };
  const { chances, exact } = oddsOf(system, moment, tactic);
  return { chances, exact, played, forgotten };
}

test('ways that differ in a field that is not read again are merged: 4 + 2 plays', () => {
  const { chances, exact, played } = oddsWith((table, tossed) => table.tell({ fact: `is${tossed}` }));
  expect(exact).toBe(true);
  expect(chances).toEqual({ is1: 1 / 2, is2: 1 / 2 });
  // Four come to the place where they meet; two go on from there, and not eight.
  expect(played).toBe(4 + 2);
});

test('reading the field parts the merged ways, and values kept for the fight are forgotten', () => {
  const { chances, played, forgotten } = oddsWith((table, tossed) => {
    if (tossed === 2 && table.fight.pocket.coins > 1) table.tell({ fact: 'is-rich' });
    else if (tossed === 2) table.tell({ fact: 'is-poor' });
  });
  // 3, 2, 1 or no coins are left, each with a quarter: more than one in half of all.
  expect(chances).toEqual({ 'is-rich': 1 / 4, 'is-poor': 1 / 4 });
  expect(played).toBe(4 + 1 + 4);
  expect(forgotten).toBe(1 + 4);
});

test('a change after the merge is applied to the value of each merged way', () => {
  const { chances } = oddsWith((table) => {
    table.tell({ fact: 'found' });
    table.tell({ fact: `is${table.fight.pocket.coins}` });
  });
  expect(chances).toEqual({ is4: 1 / 4, is3: 1 / 4, is2: 1 / 4, is1: 1 / 4 });
});

test('merged ways stay merged at a second crossing, and part when the field is read after it', () => {
  const { chances, played } = oddsWith((table) => {
    table.cross({ since: 'toss' });
    table.tell({ fact: `is${table.fight.pocket.coins}` });
  });
  expect(chances).toEqual({ is3: 1 / 4, is2: 1 / 4, is1: 1 / 4, is0: 1 / 4 });
  // Four, then two that meet again, then one for each of the four.
  expect(played).toBe(4 + 2 + 4);
});

test('ways that have the same value at the second crossing are merged with their total weight', () => {
  const { chances } = oddsWith((table) => {
    table.tell({ fact: 'paid', coins: table.fight.pocket.coins > 0 ? 1 : 0 });
    table.cross({ since: 'toss' });
    table.tell({ fact: `is${table.fight.pocket.coins}` });
  });
  // 3, 2 and 1 coins have become one: three quarters of all.
  expect(chances).toEqual({ is1: 3 / 4, is0: 1 / 4 });
});

test('the words of a crossing may depend on the field', () => {
  const { chances } = oddsWith((table) => {
    const { pocket } = table.fight;
    table.cross({ since: 'toss', words: () => ({ of: () => (pocket.coins > 2 ? 'many' : 'few') }) });
    table.tell({ fact: pocket.coins > 2 ? 'is-many' : 'is-few' });
  });
  // Three of four coins are left in one of four.
  expect(chances).toEqual({ 'is-many': 1 / 4, 'is-few': 3 / 4 });
});

test('different facts told do not part ways, and each merged way reports its own facts at the end', () => {
  const { chances, played } = oddsWith(
    (table, tossed) => table.tell({ fact: `is${tossed}` }),
    (table, paid) => table.tell({ fact: paid > 3 ? 'is-dear' : 'is-cheap' }),
  );
  expect(chances).toEqual({ is1: 1 / 2, is2: 1 / 2, 'is-dear': 1 / 4, 'is-cheap': 3 / 4 });
  expect(played).toBe(4 + 2);
});

test('ways that part by reading the field keep the facts that each has told', () => {
  const { chances } = oddsWith(
    (table) => table.tell({ fact: table.fight.pocket.coins > 1 ? 'is-rich' : 'is-poor' }),
    (table, paid) => paid > 3 && table.tell({ fact: 'is-dear' }),
  );
  expect(chances).toEqual({ 'is-rich': 1 / 2, 'is-poor': 1 / 2, 'is-dear': 1 / 4 });
});

test('facts told before a merge survive a second crossing and a roll at which ways meet', () => {
  const meeting: Reading<number> = { ...face, meets: { since: 'toss', held: '' } };
  const { chances } = oddsWith(
    (table, tossed) => {
      table.tell({ fact: `is-tossed-${tossed}` });
      table.cross({ since: 'toss' });
      table.draw(dice(1, 2), face, why('toss'));
      table.tell({ fact: `is${table.draw(dice(1, 2), meeting, why('spin'))}` });
    },
    (table, paid) => paid > 3 && table.tell({ fact: 'is-dear' }),
  );
  expect(chances).toEqual({
    is1: 1 / 2,
    is2: 1 / 2,
    'is-dear': 1 / 4,
    'is-tossed-1': 1 / 2,
    'is-tossed-2': 1 / 2,
  });
});

test('all ways through a deed are merged at its end (`over`), however many crossings each took', () => {
  const { played } = oddsWith(
    (table, tossed) => {
      if (tossed === 2) table.cross({ since: 'toss', words: () => ({ of: () => '' }) });
      table.cross({ since: 'toss', over: true });
      table.draw(dice(1, 2), face, why('after'));
    },
    (table) => table.tell({ fact: 'paid', coins: 0 }),
  );
  // Four; two tosses, one of which is settled first; then two faces for both.
  expect(played).toBe(4 + 2 + 1 + 2);
});

test('the reading of a roll may depend on the field, and ways that part by it stay apart', () => {
  const { chances } = oddsWith((table) => {
    const rich = (): boolean => table.fight.pocket.coins > 1;
    const spin: Reading<number> = {
      get id() {
        return rich() ? 'all faces' : 'odd or even';
      },
      of: face.of,
      key: (result) => (rich() ? result : result % 2),
    };
    const spun = table.draw(dice(1, 4), spin, why('spin'));
    const after = table.draw(dice(1, 2), face, why('after'));
    table.tell({ fact: rich() ? `is${spun}-${after}` : `is-${spun % 2 === 0 ? 'even' : 'odd'}-${after}` });
  });
  // 3 or 2 coins are left in half of all ways, 1 or none in the other half.
  const rich = [1, 2, 3, 4].flatMap((spun) => [1, 2].map((after) => [`is${spun}-${after}`, 1 / 16]));
  const poor = ['even', 'odd'].flatMap((spun) => [1, 2].map((after) => [`is-${spun}-${after}`, 1 / 8]));
  expect(chances).toEqual(Object.fromEntries([...rich, ...poor]));
});

test('a decision may depend on the field, and the tactic is asked once for each value', () => {
  let decided = 0;
  const tactic = {
    id: 'thrifty',
    decide(_: unknown, { pocket }: Purse) {
      decided++;
      return { option: pocket.coins > 1 ? 'spend' : 'save' };
    },
  } as unknown as Tactic<Purse>;
  const question = {
    id: 'spend',
    clause: 'X-2',
    for: 'ada',
    options: () => [],
    read: (choice: Choice) => choice,
  };
  const { chances } = oddsWith(
    (table) => {
      const { option } = table.ask(question);
      table.tell({ fact: `is-${option}-${table.draw(dice(1, 2), face, why('after'))}` });
    },
    () => {},
    tactic,
  );
  expect(chances).toEqual({
    'is-spend-1': 1 / 4,
    'is-spend-2': 1 / 4,
    'is-save-1': 1 / 4,
    'is-save-2': 1 / 4,
  });
  // For each of two tosses: with 3, 2, 1 and no coins.
  expect(decided).toBe(2 * 4);
});

test('a predicate of the field (`noMoreOf`) parts ways by its result alone', () => {
  const isLeft = (coins: number): boolean => coins > 0;
  const { chances, played } = oddsWith((table, tossed) => {
    const left = noMoreOf(table.fight.pocket, 'coins', isLeft);
    table.tell({ fact: `is${tossed}-${left ? 'left' : 'empty'}` });
    // Nobody parts a second time who asks the same.
    if (noMoreOf(table.fight.pocket, 'coins', isLeft) !== left) throw new Error('it is otherwise now');
  });
  // Of 3, 2, 1 or no coins three in four are some.
  expect(chances).toEqual({
    'is1-left': 3 / 8,
    'is2-left': 3 / 8,
    'is1-empty': 1 / 8,
    'is2-empty': 1 / 8,
  });
  expect(played).toBe(4 + 2 * 2);
});

test('ways parted by a predicate part further when the field itself is read', () => {
  const { chances, played } = oddsWith((table) => {
    if (noMoreOf(table.fight.pocket, 'coins', (coins) => coins > 1)) return;
    table.tell({ fact: `is${table.fight.pocket.coins}` });
  });
  expect(chances).toEqual({ is1: 1 / 4, is0: 1 / 4 });
  // Two tosses, each with many coins, with one and with none.
  expect(played).toBe(4 + 2 * 3);
});

test('a relative change of the field (`changeEach`) does not part ways', () => {
  const { chances, played } = oddsWith(
    (table) => {
      table.cross({ since: 'toss' });
      table.tell({ fact: `is${table.fight.pocket.coins}` });
    },
    () => {},
    {} as Tactic<Purse>,
    (table) => table.tell({ fact: 'added' }),
  );
  // 3, 2, 1 or no coins and one more.
  expect(chances).toEqual({ is4: 1 / 4, is3: 1 / 4, is2: 1 / 4, is1: 1 / 4 });
  expect(played).toBe(4 + 2 + 4);
});
