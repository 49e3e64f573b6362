import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Setting, Sketch } from './line-up.ts';
import { asked, choice, conditions, duel, endTurn, fight, waiting, wounds } from './line-up.ts';

/** Edge cases of Nonlethal Attack (SL-OFF-1 to SL-OFF-3). */

const nonlethal = choice('nonlethal-attack', { target: 'guard' });

/** Torvin, 5 + the dice; final damage is the dice less 6. A goblin keeps the fight open. */
const struck = (guard: Sketch, faces: readonly [number, number], setting: Setting = {}): Scenario =>
  fight(
    {
      heroes: { torvin: { at: [5, 5], now: { ap: 14 } } },
      foes: { guard: { at: [6, 5], now: guard }, goblin: { at: [20, 12] } },
    },
    setting,
  )
    .does(nonlethal)
    .rolls('attack', ...faces);

/** 12 - 6 = 6: critical is chosen, and the check to stay awake fails (1 + 2 against 4). */
const felled = (setting: Setting = {}): Scenario =>
  struck({}, [6, 6], setting).does(choice('critical')).rolls('consciousness', 1);

test('[SL-OFF-3] whoever would fall unconscious is left unconscious and not dying', () => {
  const table = felled();
  expect(asked(table)).toBe('torvin mercy');
  table.does(choice('spare'));
  expect(conditions(table, 'guard')).toEqual(['unconscious', 'prone', 'helpless', 'immobile']);
});

test('[SL-OFF-3] [SL-DUR-1] or conscious and helpless for this round and the next', () => {
  const table = felled().does(choice('helpless'));
  expect(conditions(table, 'guard')).toEqual(['helpless', 'immobile']);
  // Torvin, the guard, the goblin; and again: the second round ends.
  for (let turn = 0; turn < 3; turn++) table.does(endTurn);
  expect([table.view().round, conditions(table, 'guard')]).toEqual([2, ['helpless', 'immobile']]);
  for (let turn = 0; turn < 3; turn++) table.does(endTurn);
  expect([table.view().round, conditions(table, 'guard')]).toEqual([3, []]);
});

test('[SL-OFF-3] nobody is asked when the check is passed, or when a lesser wound was chosen', () => {
  const awake = struck({}, [6, 6]).does(choice('critical')).rolls('consciousness', 2);
  expect(asked(awake)).toBe('torvin turn');
  const lesser = struck({}, [6, 6]).does(choice('severe'));
  expect([asked(lesser), wounds(lesser, 'guard')]).toEqual(['torvin turn', [0, 0, 1, 0, 0]]);
});

test('[SL-OFF-2] [SL-OFF-3] a fatal wound that is chosen kills: there is no mercy in it', () => {
  // 14 - 6 = 8.
  const table = struck({}, [7, 7]);
  expect(table.choice().options.map(({ id }) => id)).toEqual([
    'light',
    'moderate',
    'severe',
    'critical',
    'fatal',
  ]);
  table.does(choice('fatal'));
  expect([asked(table), conditions(table, 'guard')]).toEqual(['torvin turn', ['dead']]);
});

test('[SL-OFF-2] [SL-HLT-10] a chosen wound that spills into a critical slot may knock out, and mercy is asked', () => {
  const full = { wounds: { moderate: 2, severe: 2 } };
  // 9 - 6 = 3: moderate, both are full, and the severe ones.
  const table = struck(full, [4, 5]).does(choice('moderate'));
  expect(wounds(table, 'guard')).toEqual([0, 2, 2, 1, 0]);
  // TN 3 + 5.
  table.rolls('consciousness', 5);
  expect(asked(table)).toBe('torvin mercy');
});

test('[SL-OFF-2] [SL-HLT-10] a chosen wound that spills into the fatal slot kills all the same', () => {
  const full = { wounds: { moderate: 2, severe: 2, critical: 2 } };
  const table = struck(full, [4, 5]).does(choice('moderate'));
  expect(conditions(table, 'guard')).toEqual(['dead']);
});

test('[SL-OFF-3] [SL-R28] where only fatal wounds knock out there is nothing to spare anybody from', () => {
  const table = struck({}, [6, 6], { rulings: { knockout: 'fatalOnly' } }).does(choice('critical'));
  expect([asked(table), conditions(table, 'guard')]).toEqual(['torvin turn', []]);
});

test('[SL-OFF-3] somebody who lies there already is not knocked out again, and does not come to be dying', () => {
  const table = struck({ conditions: ['unconscious'] }, [1, 2]);
  // 3 + 5, prone 3: 11; 11 + 7 - 5 - 5 = 8.
  table.does(choice('critical'));
  expect([asked(table), conditions(table, 'guard')]).toEqual([
    'torvin turn',
    ['unconscious', 'prone', 'helpless', 'immobile'],
  ]);
});

test('[SL-OFF-1] armor piercing, slicing and concussive weapons are turned: they do nothing of it', () => {
  const final = (made: string): unknown => {
    const table = duel({ brannoch: { now: { ap: 12 } }, guard: { sheet: { printed: { melee: 10 } } } });
    table.does(choice(made, { target: 'guard', with: 'spear' })).rolls('attack', 3, 4);
    return table.facts('harm')[0];
  };
  // The spear pierces 1 of the mail: 7 + 6 + 4 - 10 - 4; with -2 and without piercing it is 7 + 4 + 4 - 10 - 5.
  expect(final('standard-attack')).toMatchObject({ final: { value: 3 } });
  expect(final('nonlethal-attack')).toMatchObject({ final: { value: 0 } });
  const bare = duel({ wenna: {}, guard: { sheet: { armor: null, printed: { melee: 13 } } } });
  bare.does(choice('nonlethal-attack', { target: 'guard' })).rolls('attack', 4, 4);
  // 8 + 5 = 13; 13 + 4 - 13 - 1 = 3: the sword does not slice.
  bare.does(choice('moderate'));
  expect(bare.facts('harm')).toMatchObject([{ damage: { value: 4 }, final: { value: 3 } }]);
});

test('[SL-OFF-1] [SL-MOD-3] the -2 adds to everything else, and only melee weapons serve', () => {
  const table = duel({
    wenna: { now: { posture: 'prone' } },
    guard: { now: { posture: 'prone' } },
  }).does(nonlethal);
  // 7, nonlethal -2, prone herself -2, prone target 3.
  expect(waiting(table).bonus).toBe(6);
  const archer = duel({ pell: {}, guard: {} });
  archer.refuses(choice('nonlethal-attack', { target: 'guard', with: 'bow' }), 'notInHand', 'SL-OFF-1');
});
