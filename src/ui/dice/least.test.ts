import { expect, test } from 'vitest';
import type { RollPrompt } from '../../protocol/messages.ts';
import { leastFace } from './least.ts';

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
