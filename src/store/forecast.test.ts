import { expect, test } from 'vitest';
import { watchedName } from './forecast.ts';

test('a fight of a forecast that is forecast and watched again does not pile up its names', () => {
  const once = watchedName('The ford', 6);
  expect(once).toBe('The ford: fight 7 of the forecast');
  expect(watchedName(once, 0)).toBe('The ford: fight 1 of the forecast');
});
