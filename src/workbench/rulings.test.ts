import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Ruling } from '../kernel/rulebook.ts';
import { rulingsPage } from './rulings.ts';

const row = (ruling: Pick<Ruling, 'default' | 'options' | 'range'>): string | undefined => {
  const whole: Ruling = { id: 'X-R1', key: 'reach', clause: 'X-A-1', question: 'How far?', ...ruling };
  const system = { id: 'x', name: 'X', rulebook: { rulings: [whole] } } as unknown as System;
  return rulingsPage([system])
    .split('\n')
    .find((line) => line.startsWith('| X-R1'));
};

test('the default is listed first, whatever the order of the options', () => {
  const options = [
    { id: false, label: 'No' },
    { id: true, label: 'Yes' },
  ];
  expect(row({ default: true, options })).toBe(
    '| X-R1 | `reach` | X-A-1 | How far? | `true` (Yes); `false` (No) |',
  );
});

test('a range is listed after the options', () => {
  const options = [{ id: 'sight', label: 'As far as one sees' }];
  expect(row({ default: 'sight', options, range: { min: 1, max: 9, label: 'Metres' } })).toBe(
    '| X-R1 | `reach` | X-A-1 | How far? | `sight` (As far as one sees); `1` to `9` (Metres) |',
  );
});
