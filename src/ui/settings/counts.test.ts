import { expect, test } from 'vitest';
import { countsInWords } from './counts.ts';

test('everything that is cleared is counted, and kinds of which there are none are left out', () => {
  expect(countsInWords({ fights: 12, documents: 1, bin: 2 })).toBe(
    '12 fights, 1 document, what lies in the bin (2), all rulings, settings and drafts',
  );
  expect(countsInWords({ fights: 0, documents: 0, bin: 0 })).toBe('all rulings, settings and drafts');
});
