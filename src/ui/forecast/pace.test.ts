import { expect, test } from 'vitest';
import { blocksOf, enoughForAny } from '../../forecast/blocks.ts';
import { isWorthDrawing } from './pace.ts';

test('of more than 100 blocks of a forecast fewer than 40 are drawn, the first and the last among them', () => {
  const drawn: number[] = [];
  for (const { to } of blocksOf(enoughForAny)) {
    if (isWorthDrawing(drawn.at(-1) ?? 0, to, to < enoughForAny)) drawn.push(to);
  }
  expect(blocksOf(enoughForAny).length).toBeGreaterThan(100);
  expect(drawn.slice(0, 5)).toEqual([1, 2, 3, 4, 6]);
  expect(drawn.length).toBeLessThan(40);
  expect(drawn.at(-1)).toBe(enoughForAny);
});

test('a new forecast is drawn from its first fight, a stopped one as far as it came', () => {
  expect(isWorthDrawing(2000, 1, true)).toBe(true);
  expect(isWorthDrawing(2000, 2100, true)).toBe(false);
  expect(isWorthDrawing(2000, 2100, false)).toBe(true);
});
