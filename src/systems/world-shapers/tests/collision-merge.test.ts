import { expect, test } from 'vitest';
import { suffer } from '../combat/suffer.ts';
import { narrate } from '../present/narrate.ts';
import { one } from '../state.ts';
import type { Script } from './bare-table.ts';
import { play } from './bare-table.ts';
import type { Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/**
 * Brana at (5, 5) deals Physical damage to the bandit at (6, 5) and pushes it 3 m away; the skeleton at (8, 5) fails
 * its Defense Roll. Bandit: 15 Vitality, Armor 1. Skeleton: 18, Armor 1.
 */
function blow(
  dealt: number,
  script: Script = {},
  rulings: Sketch = {},
  merge?: boolean,
  skeleton: Sketch = {},
) {
  const fight = begun(
    {
      heroes: { brana: { at: [5, 5] } },
      foes: { bandit: { at: [6, 5] }, skeleton: { at: [8, 5], now: skeleton } },
    },
    { rulings: { combatEnd: 'gmOnly', ...rulings } },
  );
  const portions = dealt > 0 ? [{ type: 'physical', amount: dealt } as const] : [];
  const moves = { how: 'away', metres: 3 } as const;
  const { facts } = play(fight, { faces: [[13]], ...script }, (table) =>
    suffer(table, { who: 'bandit', by: 'brana', portions, moves, merge, clause: 'WS-DRS-6', what: 'blow' }),
  );
  return { fight, facts, left: one(fight, 'bandit').vitality, other: one(fight, 'skeleton').vitality };
}

test('[WS-MOV-5] [WS-R95] the collision is part of the blow for the one that was moved: Armor counts once', () => {
  // 5 + 3 - 1 for the bandit, 3 - 1 for the skeleton.
  const { left, other, fight, facts } = blow(5);
  expect([left, other, one(fight, 'bandit').cell]).toEqual([8, 16, { x: 7, y: 5 }]);
  const hits = facts.flatMap((fact) => (fact.fact === 'hit' ? [fact.who] : []));
  expect(hits).toEqual(['skeleton', 'bandit']);
});

test('[WS-MOV-4] [WS-MOV-5] what it was driven into is told, and what of the damage is the collision', () => {
  const { fight, facts } = blow(5);
  const told = facts.find(({ fact }) => fact === 'stopped');
  expect(told).toEqual({ fact: 'stopped', who: 'bandit', by: 'brana', at: 'space', into: ['skeleton'] });
  expect(told && narrate(fight, told as never)?.text).toBe('Bandit is driven into Skeleton and stops');
  const hit = facts.find((fact) => fact.fact === 'hit' && fact.who === 'bandit');
  const terms = hit?.fact === 'hit' ? hit.portions[0]?.total.terms : undefined;
  // 5 of the attack, 1 for each of 3 m, Armor 1.
  expect(terms?.map(({ label, value }) => `${value} ${label}`)).toEqual([
    '5 dealt',
    '3 collision',
    '-1 Armor',
  ]);
});

test('[WS-MOV-5] apart where the mover says so, or where the table plays it so', () => {
  // 5 - 1, and 3 - 1.
  expect(blow(5, {}, {}, false).left).toBe(9);
  expect(blow(5, {}, { collisionMerge: false }).left).toBe(9);
});

test('[WS-R95] where it is asked, the mover decides', () => {
  const asked = (option: string): number =>
    blow(5, { choices: [{ option }] }, { collisionMerge: 'ask' }).left;
  expect([asked('yes'), asked('no')]).toEqual([8, 9]);
});

test('[WS-R95] apart when the blow does not hurt by itself', () => {
  // Armor stops the 1; then 3 - 1.
  expect([blow(1).left, blow(0).left]).toEqual([13, 13]);
});

test('[WS-MOV-4] [WS-MOV-5] whoever dies of being run into has stopped it all the same', () => {
  const { fight, left } = blow(5, {}, {}, undefined, { vitality: 1 });
  expect([one(fight, 'skeleton').out, one(fight, 'bandit').cell, left]).toEqual([
    'unconscious',
    { x: 7, y: 5 },
    8,
  ]);
});
