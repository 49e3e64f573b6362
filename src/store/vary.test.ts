import { afterEach, expect, test } from 'vitest';
import { connectWith } from './connection.ts';
import { forecast, useForecast } from './forecast.ts';
import { isOfTacticsBefore, useVary, vary } from './vary.ts';

afterEach(() => {
  vary.leave();
  forecast.leave();
  connectWith(null);
});

const outdated = (which: 'varying' | 'balancing'): boolean =>
  isOfTacticsBefore(useVary.getState(), which, useForecast.getState().tactics, 'keen');

test('a comparison and a search are told apart as those of the tactics before, until they are played again', async () => {
  connectWith({
    forecast: {
      run: async () => null,
      rest: () => {},
      variations: async () => [],
      vary: async () => null,
      balance: async () => null,
    },
  } as never);
  forecast.begin({ name: 'The ford', system: 'ball', subject: { encounter: { system: 'ball' } } });
  const { of } = useForecast.getState();
  if (of) await vary.begin(of);
  // Nothing has been played yet.
  forecast.play('Foes', 'wary');
  expect([outdated('varying'), outdated('balancing')]).toEqual([false, false]);

  await vary.compare([[]]);
  await vary.balance(0.65, { kinds: [], tactics: {} as never });
  expect([outdated('varying'), outdated('balancing')]).toEqual([false, false]);

  forecast.play('Foes', 'bold');
  expect([outdated('varying'), outdated('balancing')]).toEqual([true, true]);
  await vary.compare([[]]);
  expect([outdated('varying'), outdated('balancing')]).toEqual([false, true]);
  // Who goes back to what was played finds it true again.
  forecast.play('Foes', 'wary');
  expect([outdated('varying'), outdated('balancing')]).toEqual([true, false]);

  // The usual tactic is the same whether it was chosen or never changed.
  forecast.begin({ name: 'The ford', system: 'ball', subject: { encounter: { system: 'ball' } } });
  const { of: again } = useForecast.getState();
  if (again) await vary.begin(again);
  await vary.compare([[]]);
  forecast.play('Foes', 'wary');
  forecast.play('Foes', 'keen');
  expect(outdated('varying')).toBe(false);
});
