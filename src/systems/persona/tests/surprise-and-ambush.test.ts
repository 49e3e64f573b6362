import { expect, test } from 'vitest';
import { testNumbers } from '../test/numbers.ts';
import { asked, fight } from './line-up.ts';
import type { Fighter, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** Ambushing (PE-ADV-5), and the Score that decides ties in initiative (PE-TIME-8). */

const surprised: Fighter['now'] = { conditions: ['surprised'] };

/** The target of a plain Fellowship test: Rin 33, Mei 36, imp 15. */
const fellowship = (who: string, rin: Fighter['now'], setting: Setting = {}): number => {
  const state = begun(
    {
      red: { rin: { at: [1, 1], now: rin ?? {} }, mei: { at: [1, 3] } },
      blue: { ogre: { at: [9, 9], now: surprised ?? {} }, imp: { at: [9, 7] } },
    },
    setting,
  );
  const spec = { who, kind: 'other', clause: 'PE-ACT-19', purpose: 'task' } as const;
  return testNumbers(state, { ...spec, tested: { score: 'fellowship' } }).target.value;
};

test('[PE-ADV-5] all tests of the own turn, and of no other', () => {
  expect(fellowship('rin', {})).toBe(43);
  expect(fellowship('mei', {})).toBe(36);
  expect(fellowship('mei', {}, { turnOf: 'mei' })).toBe(46);
});

test('[PE-ADV-5] in the surprise round alone, whoever is taken unawares later', () => {
  expect(fellowship('rin', {}, { round: 2 })).toBe(33);
});

test('[PE-ADV-5] nobody ambushes who is surprised, or whose enemies are all awake', () => {
  expect(fellowship('rin', surprised)).toBe(33);
  // Only the ogre, its ally, is surprised.
  expect(fellowship('imp', {}, { turnOf: 'imp' })).toBe(15);
});

test('[PE-TIME-7] [PE-TIME-8] of equal Bonuses the higher Score counts, and settles the tie', () => {
  const scores = (agility: number, perception: number): Fighter => ({
    at: [1, 1],
    sheet: { scores: { agility, perception } },
  });
  // All have 4. The ogre uses its 45, Rin her 48: she is first, although her Perception is only 41.
  const table = fight(
    {
      blue: { ogre: { ...scores(45, 30), at: [9, 9] } },
      red: { rin: scores(48, 41) },
    },
    { fromTheStart: true },
  );
  expect(asked(table)).toBe('rin turn');
});
