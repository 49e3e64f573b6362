import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { cell, fight, path } from './line-up.ts';

/** What is told and resolved as one (WS-INI-12, WS-R25). */

test('[WS-INI-12] [WS-ADV-14] a walk is told in one up to the square where somebody comes into sight', () => {
  // The wall is on the lines from (5, 5) to (9, 6) and (9, 7); that to (8, 8) touches its corner.
  const table = fight({
    blue: { bandit: { at: [9, 5] }, ogre: { at: [14, 5] } },
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit', 'ogre'] } } },
    things: { wall: { use: 'stone-wall', at: [6, 5] } },
  });
  table.does(path([9, 6], [9, 7], [8, 8], [7, 8]));
  const told = table.facts().flatMap((fact): (string | number)[] => {
    if (fact.fact === 'revealed') return ['seen'];
    return fact.fact === 'moved' ? [(fact as unknown as { path: Sketch[] }).path.length] : [];
  });
  expect([told, cell(table, 'bandit')]).toEqual([
    [3, 'seen', 1],
    [7, 8],
  ]);
});
