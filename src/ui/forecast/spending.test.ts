import { expect, test } from 'vitest';
import type { ForecastSoFar } from '../../store/forecast.ts';
import { isSpent, spendingOf } from './spending.ts';

const spread = (p90: number) => ({ mean: p90 / 2, p10: 0, p50: 0, p90 });
const foreseen = (rin: number, hound: number) =>
  ({
    cast: {
      people: {
        rin: {
          name: 'Rin',
          party: true,
          pools: { spirit: { label: 'Spirit', value: 6 }, fate: { label: 'Fate', value: 0 } },
        },
        hound: { name: 'Glass Hound', party: false, pools: { spirit: { label: 'Spirit', value: 4 } } },
      },
    },
    forecast: {
      people: {
        rin: { spent: { spirit: spread(rin), fate: spread(0) } },
        hound: { spent: { spirit: spread(hound) } },
      },
    },
  }) as unknown as ForecastSoFar;

test('spending lists the pools that the party has and what it spends of them', () => {
  const told = spendingOf(foreseen(3, 4));
  expect(told.map(({ label, had }) => [label, had])).toEqual([['Rin: Spirit', 6]]);
  expect(told.some(isSpent)).toBe(true);
});

test('if only foes spend, nothing counts as spent', () => {
  expect(spendingOf(foreseen(0, 4)).some(isSpent)).toBe(false);
});
