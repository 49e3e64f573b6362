import { expect, test } from 'vitest';
import { distribution } from '../../../kernel/distribution.ts';
import { defaultRulings } from '../rulings.ts';
import type { TestDiceRulings } from './test-dice.ts';
import { allSuccesses, onlyPass, theFace, throwOf } from './test-dice.ts';

const book: TestDiceRulings = defaultRulings;

/** The result of these faces. */
function read(faces: readonly number[], tn: number, net = 0, rulings: Partial<TestDiceRulings> = {}) {
  const ready = throwOf({ ...book, ...rulings }, tn, net, allSuccesses);
  if (!ready) throw new Error('no dice');
  expect(ready.pool.dice.length).toBe(faces.length);
  const { passed, successes } = ready.reading.of(faces);
  return passed ? successes : 'fail';
}

test('[FS-TEST-1] a d20 at or below the TN passes', () => {
  expect(read([12], 12)).toBe(12);
  expect(read([13], 12)).toBe('fail');
  expect(throwOf(book, 12, 0, onlyPass)?.target).toBe(12);
});

test('[FS-TEST-1] other dice: d10 against half the TN, d100 against five times the TN, a pool of d6', () => {
  expect(read([7], 13, 0, { testDice: 'd10under' })).toBe(7);
  expect(read([8], 13, 0, { testDice: 'd10under' })).toBe('fail');
  expect(read([65], 13, 0, { testDice: 'd100under' })).toBe(65);
  expect(read([66], 13, 0, { testDice: 'd100under' })).toBe('fail');
  expect(read([1, 5, 6, 4, 2, 3, 5], 13, 0, { testDice: 'd6pool' })).toBe(3);
  expect(read([1, 4, 2], 6, 0, { testDice: 'd6pool' })).toBe('fail');
  expect(throwOf({ ...book, testDice: 'd6pool' }, 0, 0, onlyPass)).toBeNull();
});

test('[FS-TEST-2] Successes are the face; by ruling the margin plus 1, or 1 plus 1 for each full five of the margin', () => {
  expect(read([4], 15)).toBe(4);
  expect(read([4], 15, 0, { successCount: 'margin' })).toBe(12);
  expect(read([15], 15, 0, { successCount: 'margin' })).toBe(1);
  expect(read([4], 15, 0, { successCount: 'perFive' })).toBe(3);
  expect(read([11], 15, 0, { successCount: 'perFive' })).toBe(1);
  expect(read([10], 15, 0, { successCount: 'perFive' })).toBe(2);
});

test('[FS-TEST-2] TN 20 always passes and TN 0 never; with `oneAndTwenty` a 20 fails and a 1 passes', () => {
  expect(read([20], 20)).toBe(20);
  expect(read([1], 0)).toBe('fail');
  expect(read([20], 25, 0, { naturalExtremes: 'oneAndTwenty' })).toBe('fail');
  expect(read([1], -3, 0, { naturalExtremes: 'oneAndTwenty' })).toBe(1);
});

test('[FS-TEST-4] a boon keeps the better of two dice, a bane the worse; a net boon of 2 still rolls two', () => {
  expect(read([3, 9], 12, 1)).toBe(9);
  expect(read([15, 2], 12, 1)).toBe(2);
  expect(read([3, 9], 12, -1)).toBe(3);
  expect(read([15, 2], 12, -1)).toBe('fail');
  // Only the sign of what is left matters.
  expect(read([3, 9], 12, 2)).toBe(9);
});

test('[FS-TEST-4] `stackDice` rolls one more die for each boon or bane, `flatTwo` none', () => {
  expect(read([3, 9, 11], 12, 2, { boonBane: 'stackDice' })).toBe(11);
  expect(read([3, 9, 11], 12, -2, { boonBane: 'stackDice' })).toBe(3);
  expect(read([3], 12, 2, { boonBane: 'flatTwo' })).toBe(3);
});

test('[FS-TEST-4] a boon on a pool of d6 rolls a second pool and keeps the better one, a bane the worse', () => {
  expect(read([1, 5, 5, 6], 4, 1, { testDice: 'd6pool' })).toBe(2);
  expect(read([1, 5, 5, 6], 4, -1, { testDice: 'd6pool' })).toBe(1);
});

test('[FS-TEST-4] chances of TN 12: 0.6 plain, 0.84 with a boon, 0.36 with a bane', () => {
  const chance = (net: number): number => {
    const ready = throwOf(book, 12, net, onlyPass);
    if (!ready) throw new Error('no dice');
    const { outcomes, denominator } = distribution(ready.pool, ready.reading);
    expect(outcomes.length).toBe(2);
    const passing = outcomes.find(({ result }) => result.passed)?.weight ?? 0;
    return passing / denominator;
  };
  expect(chance(0)).toBeCloseTo(0.6, 12);
  expect(chance(1)).toBeCloseTo(0.84, 12);
  expect(chance(-1)).toBeCloseTo(0.36, 12);
});

test('[FS-TEST-5] a reading has only as many different results as what follows needs', () => {
  const branches = (matters: Parameters<typeof throwOf>[3]): number => {
    const ready = throwOf(book, 12, 0, matters);
    return ready ? distribution(ready.pool, ready.reading).outcomes.length : 0;
  };
  expect(branches(onlyPass)).toBe(2);
  expect(branches({ kind: 'more', than: 7 })).toBe(3);
  expect(branches(allSuccesses)).toBe(13);
  expect(branches(theFace)).toBe(20);
  expect(branches({ kind: 'nothing' })).toBe(1);
});

test('[FS-TEST-4] weights of many dice are the same counted die by die as over all combinations', () => {
  for (const rulings of [
    { ...book, boonBane: 'stackDice' as const },
    { ...book, testDice: 'd6pool' as const },
    { ...book, testDice: 'd6pool' as const, boonBane: 'stackDice' as const },
  ]) {
    for (const [tn, net] of [
      [4, 3],
      [6, -1],
      [5, 0],
      [7, -1],
    ] as const) {
      const ready = throwOf(rulings, tn, net, allSuccesses);
      if (!ready) throw new Error('no dice');
      const { fold: _, ...plain } = ready.reading;
      const weights = (reading: typeof plain) =>
        Object.fromEntries(
          distribution(ready.pool, reading).outcomes.map((one) => [reading.key(one.result), one.weight]),
        );
      expect(weights(ready.reading)).toEqual(weights(plain));
    }
  }
});
