import { expect, test } from 'vitest';
import type { Term } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import { rungOf, stepWords } from './ladder.ts';

const ladder = {
  label: 'Bonus dice',
  rungs: [
    { sides: 4, name: 'low' },
    { sides: 6, name: 'middle' },
    { sides: 8, name: 'high' },
  ],
};
const add = (value: number, label: string, more: Partial<Term> = {}): Term => ({
  op: 'add',
  value,
  label,
  clause: 'X',
  ...more,
});

test('the die is on the rung of the sum of its terms, at most at the ends of the ladder', () => {
  expect(rungOf(ladder, fold([add(2, 'd6'), add(-1, 'wounded')]))?.sides).toBe(4);
  expect(rungOf(ladder, fold([add(2, 'd6'), add(-4, 'wounded')]))?.sides).toBe(4);
  expect(rungOf(ladder, fold([add(2, 'd6'), add(9, 'Charge')]))?.sides).toBe(8);
});

test('terms that moved the die are named as up or down, not the base, limits and terms that do not count', () => {
  const rung = fold([
    add(2, 'd6'),
    add(2, 'Charge'),
    add(-1, 'wounded'),
    add(-1, 'prone', { off: 'melee' }),
    add(1, 'never below d4', { op: 'atLeast' }),
  ]);
  expect(stepWords(rung)).toEqual([
    { words: 'Charge 2', up: true },
    { words: 'wounded', up: false },
  ]);
});
