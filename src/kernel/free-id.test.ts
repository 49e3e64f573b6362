import { expect, test } from 'vitest';
import { freeId } from './free-id.ts';

test('the second knife is knife-2, the third knife-3', () => {
  const taken = new Set(['knife']);
  const take = () => {
    const id = freeId('knife', (one) => taken.has(one));
    taken.add(id);
    return id;
  };
  expect([take(), take()]).toEqual(['knife-2', 'knife-3']);
  expect(freeId('sword', (one) => taken.has(one))).toBe('sword');
});
