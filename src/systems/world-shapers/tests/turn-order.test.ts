import { expect, test } from 'vitest';
import { fold } from '../../../kernel/terms.ts';
import { initiativeTerms } from '../derived.ts';
import { packSheet } from '../ready.ts';
import type { Fighter, LineUp, Setting } from './line-up.ts';
import { asked, choice, endTurn, fight, initiative, order } from './line-up.ts';

/** The order of turns (WS-INI-1 to WS-INI-6). */

const from = (lineUp: LineUp, setting: Setting = {}) => fight(lineUp, { fromTheStart: true, ...setting });

const initiativeOf = (id: string): number => {
  const sheet = packSheet(id);
  if (!sheet) throw new Error(`no ${id} in the pack`);
  return fold(initiativeTerms(sheet)).value;
};

test('[WS-INI-3] twice Instinct and the levels of five skills, without dice', () => {
  // Brana: 2 × 12, Athletics 3. Sill: 2 × 14, Quick Fingers 3, Analysis 1, Improvisation 1. Maela: 2 × 11, Grace 2.
  expect(['brana', 'sill', 'maela', 'ogre'].map(initiativeOf)).toEqual([27, 33, 24, 20]);
  // The printed value.
  expect(initiativeOf('war-horse')).toBe(32);
});

test('[WS-INI-1] the highest Initiative acts first, then the next', () => {
  const table = from({
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 4] } },
    foes: { ogre: { at: [10, 2] }, 'fire-wisp': { at: [10, 6] } },
  });
  // 33, 32, 27, 20.
  expect(order(table)).toEqual(['sill', 'fire-wisp', 'brana', 'ogre']);
  for (const id of ['sill', 'fire-wisp', 'brana', 'ogre']) {
    expect(asked(table)).toBe(`${id} turn`);
    table.does(endTurn);
  }
});

/** Maela, a skeleton and a bandit, all with 24; Brana has 27. */
const tied = (setting: Setting = {}) =>
  from(
    {
      heroes: { maela: { at: [2, 2] }, brana: { at: [2, 4] } },
      foes: {
        skeleton: { at: [10, 2] },
        bandit: { at: [10, 6], sheet: { printed: { initiative: 24 } } },
      },
    },
    setting,
  );

test('[WS-INI-2] equals are put in order by the game master before the first slot, in every round', () => {
  const table = tied();
  expect(asked(table)).toBe('gm gm.initiativeTie');
  expect(table.choice().about).toEqual({ tied: ['maela', 'skeleton', 'bandit'], initiative: 24 });
  // Each option names its combatant.
  expect(table.choice().options.map(({ label }) => label)).toEqual([
    'Maela goes first',
    'Skeleton goes first',
    'Bandit goes first',
    'In this order: Maela; Skeleton; Bandit',
  ]);
  table.does(choice('first-bandit'));
  expect(table.choice().about).toEqual({ tied: ['maela', 'skeleton'], initiative: 24 });
  table.refuses(choice('first', { slot: 'bandit' }), 'noSuchThing', 'WS-INI-2');
  table.does(choice('first', { slot: 'skeleton' }));
  expect(order(table)).toEqual(['brana', 'bandit', 'skeleton', 'maela']);
  for (let turn = 0; turn < 4; turn++) table.does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'gm gm.initiativeTie']);
  table.does(choice('as-listed'));
  expect(order(table)).toEqual(['brana', 'maela', 'skeleton', 'bandit']);
});

test('[WS-R17] the engine may decide alone, or keep the answer', () => {
  const joined = tied({ rulings: { initiativeTie: 'joinOrder' } });
  expect(order(joined)).toEqual(['brana', 'maela', 'skeleton', 'bandit']);
  const kept = tied({ rulings: { initiativeTie: 'keepLastAnswer' } });
  kept.does(choice('first', { slot: 'bandit' })).does(choice('first', { slot: 'skeleton' }));
  for (let turn = 0; turn < 4; turn++) kept.does(endTurn);
  expect([kept.view().round, asked(kept)]).toEqual([2, 'brana turn']);
  expect(order(kept)).toEqual(['brana', 'bandit', 'skeleton', 'maela']);
});

test('[WS-R17] an answer about some is none about others: the game master is asked about equals who have not met before', () => {
  const at = (initiative: number, y: number, now = {}): Fighter => ({
    at: [2, y],
    use: 'bandit',
    sheet: { printed: { initiative } },
    now,
  });
  const gifts = [{ of: 'initiative', value: -5 }];
  const slow = { effects: [{ ability: 'slow', label: 'Slow', gifts, for: 'endOfNextTurn' }] };
  const table = from(
    { red: { ann: at(30, 2), bob: at(25, 4) }, blue: { cid: at(30, 8), dan: at(30, 10, slow) } },
    { rulings: { initiativeTie: 'keepLastAnswer' } },
  );
  table.does(choice('first-cid')).does(choice('first-dan'));
  expect(order(table)).toEqual(['cid', 'ann', 'dan', 'bob']);
  for (let turn = 0; turn < 4; turn++) table.does(endTurn);
  // Dan is no longer slow, and was never compared with the other two.
  expect([table.view().round, asked(table)]).toEqual([2, 'gm gm.initiativeTie']);
  expect(table.choice().about).toEqual({ tied: ['ann', 'cid', 'dan'], initiative: 30 });
  table.does(choice('first-dan')).does(choice('first-ann'));
  expect(order(table)).toEqual(['dan', 'ann', 'cid', 'bob']);
  // Now all three are in order, and so are any two of them: by the latest answer.
  for (let turn = 0; turn < 4; turn++) table.does(endTurn);
  expect([table.view().round, asked(table), order(table)]).toEqual([
    3,
    'dan turn',
    ['dan', 'ann', 'cid', 'bob'],
  ]);
});

test('[WS-INI-2] nobody is asked about mere things and the dead', () => {
  const table = from({
    heroes: { maela: { at: [2, 2] } },
    foes: { skeleton: { at: [10, 2], now: { conditions: ['dead'] } }, ogre: { at: [10, 6] } },
    things: { crate: { at: [5, 5] }, 'crate-2': { at: [6, 5], use: 'crate' } },
  });
  expect(asked(table)).toBe('maela turn');
});

test('[WS-INI-4] [WS-GEN-9] an object has Initiative 0 whatever it would have, and no turn unless it can do something', () => {
  const trap = {
    at: [8, 8] as const,
    use: 'crate',
    sheet: {
      stats: { instinct: 20 },
      printed: { initiative: 30 },
      abilities: ['spark'],
      ap: 2,
    },
  };
  const lineUp: LineUp = {
    heroes: { brana: { at: [2, 2] } },
    foes: { ogre: { at: [10, 2] }, trap },
    things: { crate: { at: [5, 5] } },
  };
  const table = from(lineUp);
  expect(order(table)).toEqual(['brana', 'ogre', 'trap', 'crate']);
  expect([initiative(table, 'trap'), initiative(table, 'crate')]).toEqual([0, 0]);
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('trap turn');
  table.does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'brana turn']);
  const never = from(lineUp, { rulings: { objectTurns: 'never' } });
  never.does(endTurn).does(endTurn);
  expect([never.view().round, asked(never)]).toEqual([2, 'brana turn']);
});

const quickened = {
  effects: [{ ability: 'quicken', label: 'Quicken', gifts: [{ of: 'initiative', value: 5 }], for: 'combat' }],
};

test('[WS-INI-5] the order stands for the round; what changes Initiative counts from the next', () => {
  const table = fight(
    {
      heroes: { oren: { at: [2, 2] }, brana: { at: [2, 4], now: quickened } },
      foes: { ogre: { at: [10, 2] } },
    },
    { initiative: { oren: 28, brana: 27, ogre: 20 } },
  );
  expect(order(table)).toEqual(['oren', 'brana', 'ogre']);
  for (let turn = 0; turn < 3; turn++) table.does(endTurn);
  // 27 + 5 against 28.
  expect(order(table)).toEqual(['brana', 'oren', 'ogre']);
  expect(initiative(table, 'brana')).toBe(32);
});

/** Brana acts; Sill and the ogre are still to come. Then a bandit with Initiative 22 joins. */
const joining = (setting: Setting = {}) => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] }, sill: { at: [2, 4] } }, foes: { ogre: { at: [10, 2] } } },
    { initiative: { brana: 27, sill: 25, ogre: 20 }, ...setting },
  );
  const combatant = { id: 'bandit', side: 'foes', cell: { x: 12, y: 9 }, sheet: { use: 'bandit' } };
  return { table, comes: () => table.byHand('an ambush', { change: 'add', combatant }) };
};

test('[WS-INI-5] [WS-R19] whoever appears in the middle of a round acts from the next one on', () => {
  const { table, comes } = joining();
  comes();
  table.does(endTurn).does(endTurn).does(endTurn);
  expect(table.view().round).toBe(2);
  expect(order(table)).toEqual(['sill', 'brana', 'bandit', 'ogre']);
});

test('[WS-R19] or in the same round, if its Initiative has not been passed', () => {
  const rulings = { lateJoiners: 'thisRoundByInitiative' };
  const early = joining({ rulings });
  early.comes();
  early.table.does(endTurn).does(endTurn);
  expect([early.table.view().round, asked(early.table)]).toEqual([1, 'bandit turn']);
  const late = joining({ rulings, turnOf: 'ogre' });
  late.comes();
  late.table.does(endTurn);
  // 22 has passed: the ogre with 20 has had its turn.
  expect([late.table.view().round, asked(late.table)]).toEqual([2, 'sill turn']);
});

const trait = (...which: readonly string[]) => ({
  sheet: { traits: Object.fromEntries(which.map((one) => [one, true])) },
});

test('[WS-INI-6] some act first or last; several such by Initiative among themselves', () => {
  const table = from({
    heroes: {
      brana: { at: [2, 2], ...trait('actsFirst') },
      sill: { at: [2, 4], ...trait('actsLast') },
      tovo: { at: [2, 6], ...trait('actsLast') },
      oren: { at: [2, 8] },
    },
    foes: { ogre: { at: [10, 2], ...trait('actsFirst') } },
  });
  // First 27 and 20, then 28, last 33 and 23.
  expect(order(table)).toEqual(['brana', 'ogre', 'oren', 'sill', 'tovo']);
});

test('[WS-R20] both at once cancel, or last wins', () => {
  const lineUp: LineUp = {
    heroes: { brana: { at: [2, 2], ...trait('actsFirst', 'actsLast') }, sill: { at: [2, 4] } },
    foes: { ogre: { at: [10, 2] } },
  };
  expect(order(from(lineUp))).toEqual(['sill', 'brana', 'ogre']);
  expect(order(from(lineUp, { rulings: { actFirstAndLast: 'lastWins' } }))).toEqual([
    'sill',
    'ogre',
    'brana',
  ]);
});
