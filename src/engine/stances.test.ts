import { expect, test } from 'vitest';
import { stanceOfTwo, stancesBySheet } from './stances.ts';

test('the same word, sheet and rulings give the same stance; another word gives another', () => {
  const standing = stancesBySheet();
  const [rulings, sheet] = [{}, {}];
  const first = standing(rulings, sheet).of('prone');
  expect(standing(rulings, sheet).of('up')).not.toBe(first);
  expect(standing(rulings, sheet).of('prone')).toBe(first);
});

test('another sheet, other rulings and another memory give new stances, and old stances do not return', () => {
  const [standing, other] = [stancesBySheet(), stancesBySheet()];
  const [law, otherLaw, wolf, bear] = [{}, {}, {}, {}];
  const all = [
    standing(law, wolf).of('up'),
    standing(law, bear).of('up'),
    standing(otherLaw, wolf).of('up'),
    standing(law, wolf).of('up'),
    other(law, wolf).of('up'),
  ];
  expect(new Set(all).size).toBe(5);
});

test('the last value kept for a sheet is forgotten under other rulings', () => {
  const standing = stancesBySheet<{ readonly stance: number }>();
  const [law, otherLaw, wolf] = [{}, {}, {}];
  standing(law, wolf).last = { stance: 7 };
  expect(standing(law, wolf).last).toEqual({ stance: 7 });
  expect(standing(otherLaw, wolf).last).toBeNull();
});

test('the stance of two combatants depends on their order', () => {
  expect(stanceOfTwo(1, 2)).not.toBe(stanceOfTwo(2, 1));
});
