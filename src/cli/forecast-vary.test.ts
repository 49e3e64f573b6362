import { expect, test } from 'vitest';
import { systems } from '../systems/registry.ts';
import type { ForecastClient } from '../workers/client-forecast.ts';
import type { Balanced } from '../workers/client-vary.ts';
import { printBalanced, printVaried } from './forecast-vary.ts';
import { shareOf } from './shares.ts';

const encounter = systems['fighting-style']?.encounters.pack.encounters.find(
  ({ id }) => id === 'duel',
)?.encounter;
const question = { encounter: encounter as never, seed: 's', tactics: {}, fights: 10 };
const how = { json: false, signal: new AbortController().signal, played: () => {} };

test('0 of 1000 is shown as under 0.3 %, 1000 of 1000 as over 99.7 %', () => {
  expect([0, 250, 1000].map((n) => shareOf(n, 1000))).toEqual(['under 0.3 %', '25.0 %', 'over 99.7 %']);
});

test('0 of 10,000 is shown as under 0.03 %, and nothing but none and all reads 0 or 100 %', () => {
  expect([0, 1, 9999, 10_000].map((n) => shareOf(n, 10_000))).toEqual([
    'under 0.03 %',
    '0.01 %',
    '99.99 %',
    'over 99.97 %',
  ]);
});

test('a search that is stopped before its first fights prints nothing', async () => {
  const client = { variations: async () => [], balance: async () => null } as unknown as ForecastClient;
  expect(await printBalanced(client, { ...question, target: 0.65 }, how)).toBe('');
});

test('varying an unknown combatant gives a single error, with --vary as its path', async () => {
  const counts = [1, 2].map((count) => ({ vary: 'count', who: 'nobody', count }) as const);
  expect(await printVaried({} as ForecastClient, question, counts, how)).toEqual({
    code: 'unknown-combatant',
    message: 'there is no combatant "nobody"',
    path: '--vary',
  });
});

test('a proposed change is printed in words, with its chance', async () => {
  const client = {
    variations: async () => [
      {
        who: 'brute',
        name: 'Brute',
        side: 'Pit',
        count: 1,
        numbers: [{ path: 'printed.health', label: 'Health', value: 24 }],
      },
    ],
    balance: async (_: unknown, told: (balanced: Balanced) => void) => {
      const wins = { n: 260, low: 0.6, high: 0.7 };
      const foreseen = { forecast: { fights: 400, party: { wins } } };
      const change = { vary: 'number', who: 'brute', path: 'printed.health', value: 30 } as const;
      told({ proposals: [{ change, encounter: {}, foreseen } as never], tried: 9, fights: 700, done: true });
      return null;
    },
  } as unknown as ForecastClient;
  expect(await printBalanced(client, { ...question, target: 0.65 }, how)).toBe(
    '9 changes tried in 700 fights\nBrute: Health 30 instead of 24\n         65.0 %   (60.0 % to 70.0 %) in 400 fights\n',
  );
});

test('each count is printed with what the foes are called, whichever of them was named', async () => {
  const { combatants } = encounter as unknown as { combatants: readonly { readonly id: string }[] };
  const brute = combatants.find(({ id }) => id === 'brute');
  const two = { ...(encounter as object), combatants: [...combatants, { ...brute, id: 'brute-2' }] };
  const client = {
    variations: async () => [{ who: 'brute', name: 'Brute', side: 'Pit', count: 2, numbers: [] }],
    vary: async (_: unknown, told: (points: readonly object[]) => void) => {
      const wins = { n: 5, low: 0.2, high: 0.8 };
      told([{ changes: [], foreseen: { forecast: { fights: 10, party: { wins } } }, refused: null }]);
      return null;
    },
  } as unknown as ForecastClient;
  const counts = [{ vary: 'count', who: 'brute-2', count: 3 } as const];
  expect(await printVaried(client, { ...question, encounter: two as never }, counts, how)).toMatch(
    /^3 × Brute {2,}/,
  );
});
