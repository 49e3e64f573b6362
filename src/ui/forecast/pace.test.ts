import { expect, test } from 'vitest';
import { blocksOf, enoughForAny } from '../../forecast/blocks.ts';
import { isWorthDrawing } from './pace.ts';

test('of a hundred blocks of a forecast not even forty are drawn: the first, and all in the end', () => {
  const drawn: number[] = [];
  for (const { to } of blocksOf(enoughForAny)) {
    if (isWorthDrawing(drawn.at(-1) ?? 0, to, to < enoughForAny)) drawn.push(to);
  }
  expect(blocksOf(enoughForAny).length).toBeGreaterThan(100);
  expect(drawn.slice(0, 5)).toEqual([1, 2, 3, 4, 6]);
  expect(drawn.length).toBeLessThan(40);
  expect(drawn.at(-1)).toBe(enoughForAny);
});

test('another forecast is drawn from its first fight on, one that is stopped as far as it came', () => {
  expect(isWorthDrawing(2000, 1, true)).toBe(true);
  expect(isWorthDrawing(2000, 2100, true)).toBe(false);
  expect(isWorthDrawing(2000, 2100, false)).toBe(true);
});
