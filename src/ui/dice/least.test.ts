import { expect, test } from 'vitest';
import type { RollPrompt } from '../../protocol/messages.ts';
import { countingDie, leastFace } from './least.ts';

const d20 = { sides: 20 };
const roll = (bonus: number, target: number | undefined, more: Partial<RollPrompt> = {}): RollPrompt => ({
  id: 1,
  kind: 'roll',
  for: 'ada',
  purpose: 'attack',
  question: 'Ada attacks Bea',
  clause: 'X-1',
  dice: [d20],
  total: { value: bonus, terms: [] },
  adds: true,
  ...(target === undefined ? {} : { target }),
  ...more,
});

test('the least face that succeeds is the target minus the bonus', () => {
  expect(leastFace(roll(3, 16))).toBe(13);
  expect(leastFace(roll(-2, 10))).toBe(12);
});

test('no least face without a target, if no face or every face succeeds, with two dice or dice not added', () => {
  expect(leastFace(roll(3, undefined))).toBeNull();
  // No die shows 21, and 1 always reaches the target.
  expect(leastFace(roll(0, 21))).toBeNull();
  expect(leastFace(roll(9, 10))).toBeNull();
  // Two dice are read together, and dice that must stay under a number add nothing.
  expect(leastFace(roll(3, 16, { dice: [d20, d20] }))).toBeNull();
  const { adds: _, ...under } = roll(55, 55, { dice: [{ sides: 100 }] });
  expect(leastFace(under)).toBeNull();
});

test('with advantage or disadvantage one die counts, and it is said which', () => {
  const two = { dice: [d20, d20], counts: 'worst' } as const;
  expect(leastFace(roll(3, 16, two))).toBe(13);
  expect(countingDie(roll(3, 16, two))).toBe('the lower counts');
  expect(countingDie(roll(3, 16, { dice: [d20, d20], counts: 'best' }))).toBe('the higher counts');
  expect(countingDie(roll(3, 16, { dice: [d20, d20, d20], counts: 'best' }))).toBe('the highest counts');
  expect(countingDie(roll(3, 16))).toBe('');
});

test('of dice that are added up the least sum is said', () => {
  const both = { dice: [{ sides: 10 }, { sides: 10 }], counts: 'sum' } as const;
  expect(leastFace(roll(7, 13, both))).toBe(6);
  // 2 is the lowest sum, 20 the highest.
  expect(leastFace(roll(7, 9, both))).toBeNull();
  expect(leastFace(roll(7, 28, both))).toBeNull();
  expect(countingDie(roll(7, 13, both))).toBe('');
});
