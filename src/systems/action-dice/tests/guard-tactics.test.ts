import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { guarding } from '../tactics/guard.ts';
import type { Fighter } from './sketch.ts';
import { begun } from './sketch.ts';

/** What Defend is worth to the tactic (AD-ACT-7). */

test('[AD-ACT-7] the three enemies that are reckoned with are the nearest, in whatever order they are listed', () => {
  // Against three rats Hadra has no use for Defend, against the veteran beside her she has.
  const foes: readonly (readonly [string, Fighter])[] = [
    ['rat', { use: 'cave-rat', at: [9, 5] }],
    ['vermin', { use: 'cave-rat', at: [5, 9] }],
    ['pest', { use: 'cave-rat', at: [8, 8] }],
    ['veteran', { at: [6, 5] }],
  ];
  const worth = (listed: typeof foes): number | undefined => {
    const fight = begun({
      red: { hadra: { at: [5, 5], now: { vigor: 15 } } },
      blue: Object.fromEntries(listed),
    });
    return guarding(fight, one(fight, 'hadra'))[0]?.worth;
  };
  expect(worth(foes)).toBeGreaterThan(0);
  expect(worth(foes)).toBeCloseTo(worth([...foes].reverse()) ?? 0, 9);
});
