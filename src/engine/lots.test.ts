import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import type { Against, Reading } from '../kernel/readings.ts';
import type { Known, Lot } from './lots.ts';
import { facesBehind, known, knownLot, lotsAgainst, lotsOf, withOtherStandIn } from './lots.ts';

/** A die of six that shows whether it is high (4 to 6) or low; the face itself is hidden. */
const face: Reading<number> = {
  id: 'face',
  of: ([first]) => faceValue(first ?? 0),
  key: (result) => result,
  shows: { key: (result) => (result > 3 ? 'high' : 'low') },
};
/** Another one is read against it: higher, or not. */
const higher: Against<number> = {
  who: 'a',
  purpose: 'first',
  reading: { ...face, id: 'all of it' },
  key: (result, other) => (result > other ? 'higher' : 'not'),
};
const die = dice(1, 6);
const reading = face as Reading<unknown>;
const against = higher as Against<unknown>;

const shares = (lots: readonly Lot[], denominator: number): number[] =>
  lots.map(({ weight }) => weight / denominator);

test('results that look alike are one lot with their total weight', () => {
  const { lots, denominator } = lotsOf(die, reading);
  expect(lots.map(({ result }) => result)).toEqual([1, 4]);
  expect(shares(lots, denominator)).toEqual([1 / 2, 1 / 2]);
});

test('a roll read against a lot is compared with each face behind it: 6 and 12 of 18', () => {
  const [low] = lotsOf(die, reading).lots as [Lot];
  const { lots, denominator } = lotsAgainst(die, against, low, 'last');
  // Against 1, 2, 3 there are 1, 2, 3 faces that are not higher, and 5, 4, 3 that are: 6 and 12 of 18.
  expect(shares(lots, denominator)).toEqual([6 / 18, 12 / 18]);
  for (const lot of lots) {
    const [first = 0, second = 0] = facesBehind(lot).map(([one]) => faceValue(one ?? 0));
    expect(second > first ? 'higher' : 'not').toBe(higher.key(second, first));
    expect(second).toBe(lot.result);
  }
});

test('a lot that was beaten once is likelier to be low: a third die beats it 50 times in 72', () => {
  const [low] = lotsOf(die, reading).lots as [Lot];
  const [, beaten] = lotsAgainst(die, against, low, 'last').lots as [Lot, Lot];
  const { lots, denominator } = lotsAgainst(die, against, beaten, 'other');
  // Behind it 1, 2, 3 stand 5 : 4 : 3; a third die beats them by 5, 4, 3 in 6: 25 + 16 + 9 of 72. Forgotten: 2 in 3.
  const third = lots.find((lot) => facesBehind(lot).length === 3 && (lot.result as number) > 1);
  expect(third).toBeDefined();
  expect(shares(lots, denominator)).toEqual([22 / 72, 50 / 72]);
});

test('lots that are merged keep the distribution of the hidden roll: 1, 2 and 3 equally likely', () => {
  const [low] = lotsOf(die, reading).lots as [Lot];
  const { lots, denominator } = lotsAgainst(die, against, low, 'last');
  const all: Known = new Map();
  for (const lot of lots) known(lot, 'other', lot.weight / denominator, all);
  // Whatever the second die came to: 1, 2 and 3 are as likely as they were.
  expect([...all.values()].map(({ other }) => other?.result)).toEqual([1, 2, 3]);
  for (const { weight } of all.values()) expect(weight).toBeCloseTo(1 / 3, 12);
  const third = lotsAgainst(die, against, knownLot(all), 'other');
  expect(shares(third.lots, third.denominator)).toEqual([
    expect.closeTo(6 / 18, 12),
    expect.closeTo(12 / 18, 12),
  ]);
});

const waysOf = ({ behind }: Lot) =>
  (behind?.ways ?? []).map(({ last, other, weight }) => ({
    last: last.result as number,
    other: other?.result as number,
    share: weight / (behind?.weight ?? 1),
  }));

test('each way behind a lot has the results of both rolls, and all shares come to one', () => {
  const [low] = lotsOf(die, reading).lots as [Lot];
  const [, beaten] = lotsAgainst(die, against, low, 'last').lots as [Lot, Lot];
  const ways = waysOf(beaten);
  expect(ways).toHaveLength(12);
  for (const { last, other, share } of ways) {
    expect(last).toBeGreaterThan(other);
    expect(share).toBeCloseTo(1 / 12, 12);
  }
});

test('a rough key with a closer look where needed gives the same shares as the exact reading, with no more ways', () => {
  const high = (result: number): boolean => result > 3;
  const rough: Against<number> = {
    ...higher,
    reading: { ...higher.reading, id: 'all of it, in two halves' },
    rough: { key: (result) => `${high(result)}`, close: (result, other) => high(result) === high(other) },
  };
  for (const lot of lotsOf(die, reading).lots) {
    const exact = lotsAgainst(die, against, lot, 'last');
    const found = lotsAgainst(die, rough as Against<unknown>, lot, 'last');
    for (const [i, { weight }] of exact.lots.entries()) {
      expect((found.lots[i]?.weight ?? 0) / found.denominator).toBeCloseTo(weight / exact.denominator, 12);
    }
    // A third die against the second, of which half was not looked at one by one.
    const [last] = exact.lots.slice(-1) as [Lot];
    const [alike] = found.lots.slice(-1) as [Lot];
    const after = lotsAgainst(die, rough as Against<unknown>, alike, 'last');
    const plain = lotsAgainst(die, against, last, 'last');
    expect(alike.behind?.ways.length).toBeLessThanOrEqual(last.behind?.ways.length ?? 0);
    const share = (lots: readonly Lot[], all: number, beats: boolean): number =>
      lots
        .flatMap((each) => waysOf(each).map((way) => ({ ...way, p: (way.share * each.weight) / all })))
        .filter(({ last, other }) => last > other === beats)
        .reduce((sum, { p }) => sum + p, 0);
    expect(share(after.lots, after.denominator, true)).toBeCloseTo(
      share(plain.lots, plain.denominator, true),
      12,
    );
  }
});

test('with another stand-in a lot is represented by another of its results, and all weights stay the same', () => {
  const { lots, denominator } = lotsOf(die, reading);
  const other = withOtherStandIn(() => {
    const found = lotsOf(die, reading);
    const [, low] = found.lots as [Lot, Lot];
    const { lots: pairs } = lotsAgainst(die, against, low, 'last');
    return { ...found, faces: facesBehind(low), pairs: pairs.map((lot) => facesBehind(lot)) };
  });
  expect(other.lots.map(({ result }) => result)).toEqual([6, 3]);
  expect(other.faces).toEqual([[3]]);
  // Of the pairs that are higher the last is a 6 at a 3; of those that are not a 3 at a 3.
  expect(other.pairs).toEqual([
    [[3], [6]],
    [[3], [3]],
  ]);
  expect(shares(other.lots, other.denominator)).toEqual(shares(lots, denominator));
  expect(lotsOf(die, reading).lots.map(({ result }) => result)).toEqual([1, 4]);
});

// The rules have read the first roll by the time the second one falls: its faces may not change then.
for (const [order, inOrder] of [
  ['the usual order', <T>(deed: () => T): T => deed()],
  ['reverse order', withOtherStandIn],
] as const) {
  test(`the first lot of each further roll keeps the faces of the rolls before it, in ${order}`, () => {
    inOrder(() => {
      for (const start of lotsOf(die, reading).lots) {
        for (const second of lotsAgainst(die, against, start, 'last').lots) {
          for (const which of ['last', 'other'] as const) {
            const [third] = lotsAgainst(die, against, second, which).lots as [Lot];
            expect(facesBehind(third).slice(0, -1)).toEqual(facesBehind(second));
          }
        }
        const [second] = lotsAgainst(die, against, start, 'last').lots as [Lot];
        expect(facesBehind(second).slice(0, -1)).toEqual(facesBehind(start));
      }
    });
  });
}
