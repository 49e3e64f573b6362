import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

test('the path of a problem is told for a document, not for a missing fight or a full disk', () => {
  expect(placeIn({ code: 'bad-encounter', message: 'It needs a number.', path: 'combatants[0].speed' })).toBe(
    'combatants[0].speed',
  );
  expect(
    placeIn({ code: 'fight-gone', message: 'This fight is no longer in the library.', path: 'fight' }),
  ).toBeNull();
  expect(placeIn({ code: 'storage-full', message: 'There is no room left.', path: 'the list' })).toBeNull();
  expect(placeIn({ code: 'bad-json', message: 'Not readable.' })).toBeNull();
});
