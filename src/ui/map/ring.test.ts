import { expect, test } from 'vitest';
import { sideLooks } from '../kit/sides.ts';
import { ringDashes } from './ring.ts';

const drawn = (dashes: string): number => {
  let at = 0;
  let sum = 0;
  dashes
    .split(' ')
    .map(Number)
    .forEach((length, i) => {
      if (at < 100 && i % 2 === 0) sum += Math.min(length, 100 - at);
      at += length;
    });
  return sum;
};

test('the four looks of sides have different ring patterns', () => {
  expect(new Set(sideLooks.map((look) => ringDashes(look, 1))).size).toBe(4);
  expect(ringDashes('party', 1)).toBe('100 100');
});

test('a ring shrinks with the share that is left, is empty at 0, and full from 1 on', () => {
  for (const look of sideLooks) {
    expect(drawn(ringDashes(look, 0))).toBe(0);
    expect(drawn(ringDashes(look, 0.3))).toBeLessThanOrEqual(30.01);
    expect(drawn(ringDashes(look, 0.3))).toBeLessThan(drawn(ringDashes(look, 0.9)));
    expect(ringDashes(look, 7)).toBe(ringDashes(look, 1));
  }
});
