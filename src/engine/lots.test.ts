import { expect, test } from 'vitest';
import { dice, faceValue } from '../kernel/dice.ts';
import type { Against, Reading } from '../kernel/readings.ts';
import type { Lot } from './lots.ts';
import { facesBehind, lotsAgainst, lotsOf } from './lots.ts';

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

test('what looks alike is one lot, with all its weight', () => {
  const { lots, denominator } = lotsOf(die, reading);
  expect(lots.map(({ result }) => result)).toEqual([1, 4]);
  expect(shares(lots, denominator)).toEqual([1 / 2, 1 / 2]);
});

test('a roll that is read against a lot meets each face behind it', () => {
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

test('what has been beaten once is likelier to be low: a third roll meets it as it is known by then', () => {
  const [low] = lotsOf(die, reading).lots as [Lot];
  const [, beaten] = lotsAgainst(die, against, low, 'last').lots as [Lot, Lot];
  const { lots, denominator } = lotsAgainst(die, against, beaten, 'other');
  // Behind it 1, 2, 3 stand 5 : 4 : 3; a third die beats them by 5, 4, 3 in 6: 25 + 16 + 9 of 72. Forgotten: 2 in 3.
  const third = lots.find((lot) => facesBehind(lot).length === 3 && (lot.result as number) > 1);
  expect(third).toBeDefined();
  expect(shares(lots, denominator)).toEqual([22 / 72, 50 / 72]);
});
