import { expect, test } from 'vitest';
import { duel } from '../tests/line-up.ts';

/** What the panel of somebody with very low Scores says. */

test.each([
  [9, {}, '1 m'],
  [9, { minimumMove: 0 }, '0 m'],
  [19, {}, '2 m'],
])('[PE-MOVE-3, PE-R17] with Agility %d a Basic Move is told as it is made: %j', (agility, rulings, told) => {
  const table = duel({ rin: { sheet: { scores: { agility } } }, ogre: {} }, { rulings });
  expect(table.who('rin').notes?.find(({ label }) => label === 'Basic Move')?.value).toBe(told);
});

test('[PE-ACT-37] whoever has no Spirit at all is shown its Exertion, which its Powers cost', () => {
  // Willpower 9 is a Magic Bonus of 0; Rank 1, and Strength and Toughness 45 are a Bonus of 4.
  const { pools } = duel({ ogre: { sheet: { scores: { willpower: 9 } } }, rin: {} }).who('ogre');
  expect([pools.spirit, pools.exertion]).toMatchObject([undefined, { value: 4, max: 4 }]);
});
