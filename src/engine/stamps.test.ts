import { expect, test } from 'vitest';
import { memory, renewStamp, stampAs, stampOf } from './stamps.ts';

/** A value kept for a fight of one number, and how often it was computed. */
function counting() {
  const kept = memory<number>();
  let looks = 0;
  const twice = (fight: { hearts: number }): number =>
    kept(fight, 'twice', () => {
      looks++;
      return 2 * fight.hearts;
    });
  return { twice, looks: () => looks };
}

test('a value kept for a fight is computed again only after the fight has changed', () => {
  const { twice, looks } = counting();
  const fight = { hearts: 4 };
  expect([twice(fight), twice(fight)]).toEqual([8, 8]);
  expect(looks()).toBe(1);
  fight.hearts = 3;
  renewStamp(fight);
  expect(twice(fight)).toBe(6);
  expect(looks()).toBe(2);
});

test('the value is computed anew for another fight, but not for a copy with the same stamp', () => {
  const { twice, looks } = counting();
  const fight = { hearts: 4 };
  expect(twice(fight)).toBe(8);
  expect(twice({ hearts: 5 })).toBe(10);
  const copy = { ...fight };
  stampAs(copy, stampOf(fight));
  expect(twice(copy)).toBe(8);
  expect(looks()).toBe(2);
});

test('a value that is asked for again and again outlives 500 others; one that is not is computed anew', () => {
  const { twice, looks } = counting();
  const [again, once] = [{ hearts: 1 }, { hearts: 2 }];
  expect([twice(again), twice(once)]).toEqual([2, 4]);
  for (let i = 0; i < 500; i++) {
    expect(twice({ hearts: i })).toBe(2 * i);
    expect(twice(again)).toBe(2);
  }
  expect(looks()).toBe(502);
  expect(twice(once)).toBe(4);
  expect(looks()).toBe(503);
});
