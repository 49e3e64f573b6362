import { expect, test } from 'vitest';
import { blocksOf, enoughForAny, isCloseEnough, isWellKnown, openGathering } from './blocks.ts';
import { castOf } from './cast.ts';
import { degreeOf } from './degree.ts';
import { inOrder } from './order.ts';
import { reportOf } from './report.ts';
import type { Ending, Tally } from './tally.ts';
import { merged, noFights, tallyOf } from './tally.ts';

const person = (id: string, side: string, player: boolean) =>
  ({
    id,
    name: id,
    side,
    player,
    pools: { mana: { label: 'Mana', value: 5, lasting: true }, ap: { label: 'AP', value: 3 } },
  }) as const;

const cast = castOf([
  person('orc', 'Horde', false),
  person('ada', 'Party', true),
  person('bea', 'Party', true),
] as never);

test('a thing with a side of its own is listed neither among the sides nor among the people', () => {
  const cart = { id: 'cart', name: 'Cart', side: 'Things', player: false, thing: true, pools: {} };
  const withCart = castOf([person('orc', 'Horde', false), cart, person('ada', 'Party', true)] as never);
  expect(withCart.sides).toEqual([
    { side: 'Party', party: true },
    { side: 'Horde', party: false },
  ]);
  expect(Object.keys(withCart.people)).toEqual(['orc', 'ada']);
});

const ending = (index: number, winner: string | null, rounds: number, out: string[], mana = 5): Ending => ({
  index,
  winner,
  rounds,
  endless: winner === null,
  people: ['orc', 'ada', 'bea'].map((id) => ({
    id,
    party: id !== 'orc',
    end: out.includes(id) ? 'dead' : 'unhurt',
    pools: { mana: id === 'ada' ? mana : 5 },
  })),
  felled: out.map((who) => ({ who, by: who === 'orc' ? 'ada' : 'orc' })),
});

const endings = [
  ending(0, 'Party', 3, ['orc'], 2),
  ending(1, 'Horde', 6, ['bea', 'ada']),
  ending(2, 'Party', 4, ['bea', 'orc'], 4),
  ending(3, null, 60, []),
];
const four = endings.map((one) => tallyOf([one]));

test('the report of four fights: wins, rounds, falls, points spent, and chances after the first fall', () => {
  const report = reportOf(four.reduce(merged, noFights), cast);
  expect(report.fights).toBe(4);
  expect(report.endless).toBe(1);
  expect(report.wins.Party?.n).toBe(2);
  expect(report.wins.Horde?.n).toBe(1);
  expect(report.wins['']?.n).toBe(1);
  expect(report.party.wins.n).toBe(2);
  // One of the party is out in fights 1 and 2, both of them only in fight 1.
  expect(report.party.somebodyOut.n).toBe(2);
  expect(report.party.wipedOut.n).toBe(1);
  expect(report.rounds).toEqual({ p10: 3, p50: 6, p90: 60 });
  expect(report.falls.bea?.n).toBe(2);
  expect(report.people.orc?.felledBy).toEqual([{ by: 'ada', n: 2 }]);
  expect(report.people.bea?.ends).toEqual([
    { degree: 'unhurt', n: 2 },
    { degree: 'dead', n: 2 },
  ]);
  // Ada spent 3, 0, 1 and 0 of her mana; Bea none.
  expect(report.people.ada?.spent.mana).toEqual({ p10: 0, p50: 1, p90: 3 });
  expect(report.people.bea?.spent).toEqual({});
  // Bea was the first to fall in fights 1 and 2; the party won one of them.
  expect(report.people.bea?.whenFirst).toMatchObject({ fights: 2, wins: { n: 1 } });
  expect(report.people.ada?.whenFirst.fights).toBe(0);
  expect(report.examples).toEqual({ Party: 0, Horde: 1, '': 3 });
});

test('tallies merged in any order give the same total', () => {
  const [a, b, c, d] = four as [Tally, Tally, Tally, Tally];
  const whole = [a, b, c, d].reduce(merged, noFights);
  expect(merged(merged(d, b), merged(c, a))).toEqual(whole);
  expect(merged(merged(a, b), merged(c, d))).toEqual(whole);
  expect(tallyOf(endings)).toEqual(whole);
  expect(tallyOf([])).toEqual(noFights);
});

test('the party is the sides that people play for, or the first side if there are none', () => {
  expect(cast.sides).toEqual([
    { side: 'Party', party: true },
    { side: 'Horde', party: false },
  ]);
  const nobody = castOf([person('orc', 'Horde', false), person('elf', 'Wood', false)] as never);
  expect(nobody.sides[0]).toEqual({ side: 'Horde', party: true });
});

test('degrees of harm: a third and two thirds are the borders', () => {
  const life = (left: number) =>
    degreeOf({ out: null, tracks: { health: { label: 'Health', kind: 'bar', max: 12, left, clause: 'X' } } });
  expect([12, 11, 8, 7, 4, 3, 0].map(life)).toEqual([
    'unhurt',
    'scratched',
    'scratched',
    'hurt',
    'hurt',
    'badly hurt',
    'badly hurt',
  ]);
  expect(degreeOf({ out: 'fled', tracks: {} })).toBe('fled');
});

test('blocks hold every fight once, single ones first and last', () => {
  const blocks = blocksOf(2000);
  expect(blocks.slice(0, 9)).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
    { from: 3, to: 4 },
    { from: 4, to: 6 },
    { from: 6, to: 8 },
    { from: 8, to: 10 },
    { from: 10, to: 12 },
    { from: 12, to: 16 },
  ]);
  for (const [place, { from }] of blocks.entries()) expect(from).toBe(blocks[place - 1]?.to ?? 0);
  expect(blocks.at(-1)?.to).toBe(2000);
  const sizes = blocks.map(({ from, to }) => to - from);
  expect(Math.max(...sizes)).toBe(32);
  // A block has at most an eighth of the remaining fights, rounded up: one of eight.
  expect(sizes.slice(-8)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  for (const { from, to } of blocks) expect(to - from).toBeLessThanOrEqual(Math.ceil((2000 - from) / 8));
  expect(blocksOf(0)).toEqual([]);
  expect(blocksOf(1)).toEqual([{ from: 0, to: 1 }]);
});

test('the same fights count in whatever order blocks arrive, and none after the one that was enough', () => {
  const blocks = four.map((_, from) => ({ from, to: from + 1 }));
  const gather = (order: number[]): Tally => {
    const gathering = openGathering(blocks, ({ fights }) => fights === 3);
    for (const place of order) gathering.take(place, four[place] as Tally);
    expect(gathering.done).toBe(true);
    return gathering.tally;
  };
  const straight = gather([0, 1, 2, 3]);
  expect(straight.fights).toBe(3);
  expect(gather([3, 2, 1, 0])).toEqual(straight);
  expect(gather([2, 0, 3, 1])).toEqual(straight);
});

test('a forecast is close enough when half of its interval is less than two percentage points', () => {
  // For half of the fights won, Wilson's half-width is about 0.98 / sqrt(n): 0.0200 at 2,400 fights.
  const won = (n: number, of: number): Tally => ({ ...noFights, fights: of, wins: { Party: n } });
  expect(isCloseEnough(noFights, cast)).toBe(false);
  expect(isCloseEnough(won(1150, 2300), cast)).toBe(false);
  expect(isCloseEnough(won(1250, 2500), cast)).toBe(true);
  expect(isCloseEnough(won(0, 190), cast)).toBe(true);
});

test('a forecast is well known when its first three chances are, at the latest after `enoughForAny` fights', () => {
  // All of 200 fights are won, but in half of them one of the party is out: 0.98 / sqrt(200) is 0.069.
  const seldom = { ...noFights, fights: 200, wins: { Party: 200 } };
  expect(isWellKnown({ ...seldom, somebodyOut: 100 }, cast)).toBe(false);
  expect(isWellKnown({ ...seldom, somebodyOut: 0 }, cast)).toBe(true);
  expect(isWellKnown({ ...seldom, wipedOut: 100 }, cast)).toBe(false);
  const half = { Party: enoughForAny / 2 };
  const worst = {
    ...noFights,
    fights: enoughForAny,
    wins: half,
    somebodyOut: half.Party,
    wipedOut: half.Party,
  };
  expect(isWellKnown(worst, cast)).toBe(true);
});

test('encounters that differ in the order of combatants only are made equal by sorting them by id', () => {
  const people = [{ id: 'b' }, { id: 'a' }, { id: 'c' }];
  expect(inOrder({ combatants: people, name: 'x' })).toEqual({
    name: 'x',
    combatants: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
  expect(inOrder({ combatants: [...people].reverse() })).toEqual(inOrder({ combatants: people }));
  expect(inOrder('no encounter')).toBe('no encounter');
});
