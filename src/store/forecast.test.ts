import { afterEach, expect, test, vi } from 'vitest';
import { connectWith } from './connection.ts';
import { forecast, useForecast, watchedName } from './forecast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  connectWith(null);
});

test('a watched fight is named by its number, and watching it again replaces the number', () => {
  const once = watchedName('The ford', 6);
  expect(once).toBe('The ford: fight 7 of the forecast');
  expect(watchedName(once, 0)).toBe('The ford: fight 1 of the forecast');
});

test('who forecasts a watched fight and goes back to the forecast that it is of finds that one', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const rest = vi.fn();
  connectWith({ forecast: { run: async () => null, rest } } as never);
  const name = (): string | undefined => useForecast.getState().of?.name;

  forecast.begin({ name: 'The ford', system: 'ball', subject: { encounter: { system: 'ball' } } });
  forecast.leave();
  // A fight of it is watched, and how that ends is asked on the page of that fight.
  forecast.begin({ name: watchedName('The ford', 6), system: 'ball', subject: { record: {} as never } });
  forecast.leave();
  forecast.recall();
  expect(name()).toBe('The ford');

  // An encounter that was left is still there, without being begun anew.
  const before = useForecast.getState().of;
  forecast.leave();
  forecast.recall();
  expect(useForecast.getState().of).toBe(before);

  // Where none is known any more, the page says so and does not show the fight.
  forecast.begin({ name: 'The fight', system: 'ball', subject: { record: {} as never } });
  forecast.leave();
  kept.clear();
  forecast.recall();
  expect(name()).toBeUndefined();
});

test('the beginning of a fight is named so that the title of its forecast is a sentence', () => {
  connectWith({ forecast: { run: async () => null, rest: vi.fn() } } as never);
  const record = { encounter: { system: 'ball' } } as never;
  forecast.begin({ name: 'The ford', system: 'ball', subject: { record } });
  forecast.beginning();
  expect(`How ${useForecast.getState().of?.name} will end`).toBe('How The ford from its beginning will end');
  forecast.leave();
});
