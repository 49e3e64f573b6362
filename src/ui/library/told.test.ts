import { expect, test } from 'vitest';
import { told } from './told.ts';

test('one of a kind is told in the singular', () => {
  expect(told({ kind: 'backup', fights: 1, items: 4, aside: 0 })).toBe('Restored: 1 fight, 4 documents.');
  expect(told({ kind: 'backup', fights: 2, items: 1, aside: 3 })).toBe(
    'Restored: 2 fights, 1 document; 3 set aside.',
  );
});
