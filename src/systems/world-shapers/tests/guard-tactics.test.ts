import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { guarding } from '../tactics/guard.ts';
import type { Fighter } from './sketch.ts';
import { begun } from './sketch.ts';

/** What Defend is worth to the tactics (WS-BAS-4). */

test('[WS-BAS-4] the three foes that are reckoned with are the nearest, in whatever order they are listed', () => {
  const foes: readonly (readonly [string, Fighter])[] = [
    ['one', { use: 'cutpurse', at: [8, 5] }],
    ['two', { use: 'cutpurse', at: [5, 8] }],
    ['three', { use: 'cutpurse', at: [8, 8] }],
    ['ogre', { at: [6, 5] }],
  ];
  const worth = (listed: typeof foes): number | undefined => {
    const fight = begun({ red: { brana: { at: [5, 5] } }, blue: Object.fromEntries(listed) });
    return guarding(fight, one(fight, 'brana'))[0]?.worth;
  };
  expect(worth(foes)).toBeGreaterThan(0);
  expect(worth(foes)).toBeCloseTo(worth([...foes].reverse()) ?? 0, 9);
});
