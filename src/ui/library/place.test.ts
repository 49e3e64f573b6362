import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

test('a place is told where it says more than the message', () => {
  expect(placeIn({ code: 'bad-encounter', message: 'It needs a number.', path: 'combatants[0].speed' })).toBe(
    'combatants[0].speed',
  );
  expect(
    placeIn({ code: 'fight-gone', message: 'This fight is no longer in the library.', path: 'fight' }),
  ).toBeNull();
  expect(placeIn({ code: 'storage-full', message: 'There is no room left.', path: 'the list' })).toBeNull();
  expect(placeIn({ code: 'bad-json', message: 'Not readable.' })).toBeNull();
});
