import { expect, test } from 'vitest';
import { watchedName } from './forecast.ts';

test('a watched fight is named by its number, and watching it again replaces the number', () => {
  const once = watchedName('The ford', 6);
  expect(once).toBe('The ford: fight 7 of the forecast');
  expect(watchedName(once, 0)).toBe('The ford: fight 1 of the forecast');
});
