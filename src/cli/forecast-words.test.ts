import { expect, test } from 'vitest';
import type { ForecastSoFar } from '../workers/client-forecast.ts';
import { forecastInWords } from './forecast-words.ts';

const share = (n: number) => ({ n, low: n / 100 - 0.05, high: n / 100 + 0.05 });
const person = (name: string, side: string, party: boolean) => ({ name, side, party, pools: {} });
const felled = (...by: readonly string[]) => ({
  felledBy: by.map((one, place) => ({ by: one, n: 9 - place })),
});

test('combatants are listed under their side, in the order of the sides, with whoever mostly took them out', () => {
  const foreseen = {
    cast: {
      sides: [
        { side: 'Travelers', party: true },
        { side: 'Watch', party: false },
      ],
      people: {
        archer: person('Hired archer', 'Watch', false),
        ciro: person('Ciro', 'Travelers', true),
        guard: person('Watch guard', 'Watch', false),
      },
    },
    forecast: {
      fights: 100,
      wins: { Travelers: share(60), Watch: share(40) },
      party: { wins: share(60), somebodyOut: share(70), wipedOut: share(40) },
      rounds: { p10: 3, p50: 4, p90: 7 },
      falls: { archer: share(50), ciro: share(70), guard: share(20) },
      people: { archer: felled('ciro', 'guard'), ciro: felled('', 'archer'), guard: felled() },
    },
  } as unknown as ForecastSoFar;
  expect(forecastInWords(foreseen).split('\n')).toEqual([
    '100 fights, 4 rounds (eight in ten: 3 to 7)',
    'wins',
    '  Travelers                       60.0 %   (55.0 % to 65.0 %)',
    '  Watch                           40.0 %   (35.0 % to 45.0 %)',
    'Travelers',
    '  at least one falls              70.0 %   (65.0 % to 75.0 %)',
    '  all fall                        40.0 %   (35.0 % to 45.0 %)',
    'out at the end: Travelers',
    '  Ciro                            70.0 %   (65.0 % to 75.0 %)',
    'out at the end: Watch',
    '  Hired archer                    50.0 %   (45.0 % to 55.0 %)   mostly by Ciro',
    '  Watch guard                     20.0 %   (15.0 % to 25.0 %)',
    '',
  ]);
});
