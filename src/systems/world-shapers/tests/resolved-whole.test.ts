import { expect, test } from 'vitest';
import type { Fighter, Sketch } from './line-up.ts';
import { cell, choice, conditions, endTurn, fight, hold, path, vitality, waiting } from './line-up.ts';

/** What is resolved completely before held actions fire (WS-INI-12, WS-R25), and how walks are told. */

const plain = (at: readonly [number, number], sheet: Sketch = {}, now: Sketch = {}): Fighter => ({
  use: null,
  at,
  sheet: { vitality: 20, printed: { evasion: 5 }, ...sheet },
  now,
});
const bite = (...types: readonly string[]): Sketch => ({
  natural: [
    {
      id: 'bite',
      name: 'Bite',
      primary: 'strength',
      secondary: 'dexterity',
      hands: 0,
      melee: {},
      damage: types.map((type) => ({ count: 1, sides: 6, type })),
    },
  ],
});
/** Holds Mend for whoever of these goes Down. */
const mends = (whom: string) => hold('ability-mend', { trigger: 'goes-down', whom, target: 'trigger' });

test('[WS-R25] [WS-INI-11] [WS-R71] who is felled by one half of a hit takes the other half before anybody can help it', () => {
  const table = fight(
    {
      blue: { medic: plain([7, 5], { abilities: ['mend'] }), foe: plain([6, 5], {}, { vitality: 4 }) },
      red: { hero: plain([5, 5], bite('physical', 'holy')) },
    },
    { order: ['medic', 'hero', 'foe'] },
  );
  table.does(mends('foe')).does(endTurn);
  table.does(choice('attack', { target: 'foe', with: 'bite' })).rolls('attack', 15);
  table.rolls('damage', 6).rolls('damage', 5);
  // 6 Physical and 5 Holy from 4 is -7; it bleeds because of the Physical part. Then 1 + 1 + 2 are restored.
  expect([waiting(table).purpose, vitality(table, 'foe')]).toEqual(['healing', -7]);
  table.rolls('healing', 1, 1);
  expect([vitality(table, 'foe'), conditions(table, 'foe')]).toEqual([-3, ['down', 'bleeding', 'prone']]);
});

test('[WS-R25] [WS-INI-11] [WS-GEN-10] an area has struck everybody before one who waits for the first to fall acts', () => {
  const table = fight(
    {
      blue: {
        medic: plain([11, 8], { abilities: ['mend'] }),
        first: plain([10, 8], {}, { vitality: 2 }),
        second: plain([9, 8]),
      },
      red: { oren: { at: [2, 8] } },
    },
    { order: ['medic', 'oren', 'first', 'second'] },
  );
  table.does(mends('first')).does(endTurn);
  table.does(choice('ability-thunder-burst', { cell: { x: 8, y: 8 } })).rolls('damage', 3, 4);
  table.rolls('withstand', 1).rolls('withstand', 1);
  expect([waiting(table).purpose, vitality(table, 'first'), vitality(table, 'second')]).toEqual([
    'healing',
    -5,
    13,
  ]);
});

test('[WS-R25] [WS-INI-11] [WS-DRS-1] what comes with a hit is withstood or not before one who waits for the fall strikes back', () => {
  const table = fight(
    {
      blue: { friend: plain([5, 6], { weapons: ['ax'] }), foe: plain([6, 5], {}, { vitality: 2 }) },
      red: { hero: plain([5, 5], { weapons: ['ax'], maneuvers: ['venom-edge'], wp: 8, vitality: 30 }) },
    },
    { order: ['friend', 'hero', 'foe'] },
  );
  table.does(hold('attack', { trigger: 'goes-down', whom: 'foe', target: 'hero' })).does(endTurn);
  table.does(choice('attack', { target: 'foe', maneuver: 'venom-edge' })).rolls('attack', 15);
  table.rolls('damage', 4).rolls('damage', 3);
  expect(waiting(table)).toMatchObject({ who: 'foe', purpose: 'rider' });
  table.rolls('rider', 1);
  expect(conditions(table, 'foe')).toContain('poisoned');
  expect(waiting(table)).toMatchObject({ who: 'friend', purpose: 'attack' });
});

test('[WS-R25] [WS-INI-11] [WS-CIN-5] all that comes of a great deed is said before one who waits for a fall acts', () => {
  const table = fight(
    {
      blue: { medic: plain([7, 5], { abilities: ['mend'] }), foe: plain([6, 5], {}, { vitality: 2 }) },
      red: { hero: plain([5, 5], { momentum: 6 }) },
    },
    { order: ['medic', 'hero', 'foe'] },
  );
  table.does(mends('foe')).does(endTurn);
  table.does(choice('cinematic', { what: 'brings the roof down' }));
  table.does(choice('allow', { skill: 'rawForce', difficulty: 5 })).rolls('cinematic', 12);
  table.does(choice('damage', { whom: ['foe'], count: 1, sides: 'd6' })).rolls('damage', 4);
  table.does(choice('condition', { whom: ['medic'], status: 'prone', lasts: 'untilEnded' }));
  expect([vitality(table, 'foe'), conditions(table, 'medic')]).toEqual([-2, ['prone', 'held-action']]);
  table.does(choice('done'));
  expect(waiting(table).purpose).toBe('healing');
});

test('[WS-INI-12] [WS-ADV-14] a walk is told in one up to the square where somebody comes into sight', () => {
  // The wall is on the lines from (5, 5) to (9, 6) and (9, 7); the one to (8, 8) touches its corner.
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

test('[WS-ADV-14] [WS-GEN-9] cover that burns down at the end of a turn shows who was behind it', () => {
  const table = fight({
    blue: { bandit: { at: [9, 5] } },
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    things: {
      wall: { use: 'stone-wall', at: [6, 5], now: { vitality: 1, effects: [{ status: 'burning' }] } },
    },
  });
  table.does(endTurn).does(endTurn).rolls('burning', 1);
  expect(table.facts('destroyed')).toMatchObject([{ who: 'wall' }]);
  expect(table.facts('revealed')).toMatchObject([{ who: 'sill', to: ['bandit'] }]);
});
