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

test('from the forecast of a proposal one goes back to the proposals, and to the forecast in whose place it stood', async () => {
  const encounter = { system: 'ball', combatants: [] };
  const proposal = { change: { vary: 'count', who: 'imp', count: 1 }, encounter, foreseen: {} };
  connectWith({
    forecast: {
      run: async () => null,
      rest: () => {},
      variations: async () => [],
      balance: async (_: unknown, tell: (balanced: unknown) => void) => {
        tell({ proposals: [proposal], tried: 3, fights: 90, done: true });
        return null;
      },
    },
  } as never);
  forecast.begin({ name: 'The ford', system: 'ball', subject: { encounter } }, { Foes: 'wary' });
  const { of } = useForecast.getState();
  if (of) await vary.begin(of);
  await vary.balance(0.4, { kinds: [], tactics: {} as never });
  vary.forecast('The ford: 1 × Imp', proposal as never);
  const changed = useForecast.getState().of;
  expect(changed).toMatchObject({ name: 'The ford: 1 × Imp' });
  // The page looks what can be varied of the changed encounter.
  if (changed) await vary.begin(changed);
  expect(useVary.getState().balanced).toBeNull();

  forecast.back();
  expect(useForecast.getState()).toMatchObject({ of, tactics: { Foes: 'wary' }, before: null });
  if (of) await vary.begin(of);
  expect(useVary.getState()).toMatchObject({ balanced: { tried: 3, done: true }, sought: 0.4 });
});
