import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { asked, attack, choice, duel, endTurn, fight, initiative, waiting } from './line-up.ts';

/** Critical rolls and what they do to initiative (SL-ATK-10, SL-ATK-11). */

const swings = (table: Scenario): readonly (number | null)[] =>
  ['wenna', 'guard'].map((who) => initiative(table, who));

/** Wenna at 20 strikes at the guard at 19. */
const struck = (rulings: Sketch, ...faces: readonly number[]): readonly (number | null)[] => {
  const table = duel({ wenna: {}, guard: { sheet: { printed: { melee: 40 } } } }, { rulings });
  return swings(table.does(attack('guard')).rolls('attack', ...faces));
};

const nothing = [20, 19];
const success = [22, 17];
const failure = [18, 19];

test('[SL-ATK-10] [SL-ATK-11] [SL-R20] on 2d10 from 18 on and up to 4', () => {
  expect(struck({}, 9, 9)).toEqual(success);
  expect(struck({}, 8, 9)).toEqual(nothing);
  expect(struck({}, 2, 2)).toEqual(failure);
  expect(struck({}, 2, 3)).toEqual(nothing);
});

test('[SL-R20] by some tables only from 19 on and up to 3', () => {
  const rulings = { criticalRange: 'threePercent' };
  expect(struck(rulings, 9, 9)).toEqual(nothing);
  expect(struck(rulings, 10, 9)).toEqual(success);
  expect(struck(rulings, 2, 2)).toEqual(nothing);
  expect(struck(rulings, 1, 2)).toEqual(failure);
});

test('[SL-R20] by others doubles alone, high ones and low ones', () => {
  const rulings = { criticalRange: 'doublesHighLow' };
  expect(struck(rulings, 6, 6)).toEqual(success);
  expect(struck(rulings, 10, 9)).toEqual(nothing);
  expect(struck(rulings, 5, 5)).toEqual(failure);
  expect(struck(rulings, 1, 2)).toEqual(nothing);
});

test('[SL-R20] [SL-R2] one die of twenty is critical at its ends, three dice of six at 16 and 5', () => {
  expect(struck({ wildDice: '1d20' }, 20)).toEqual(success);
  expect(struck({ wildDice: '1d20' }, 19)).toEqual(nothing);
  expect(struck({ wildDice: '1d20' }, 1)).toEqual(failure);
  expect(struck({ wildDice: '3d6' }, 6, 5, 5)).toEqual(success);
  expect(struck({ wildDice: '3d6' }, 5, 5, 5)).toEqual(nothing);
  expect(struck({ wildDice: '3d6' }, 2, 2, 1)).toEqual(failure);
});

const doing = (made: ReturnType<typeof choice>, rulings: Sketch): Scenario =>
  duel({ wenna: { now: { ap: 12 } }, guard: {} }, { rulings }).does(made);

const grappling = choice('grapple', { target: 'guard', with: 'unarmed' });
const opening = choice('opening', { target: 'guard', with: 'sword' });
const tripping = choice('hinder', { what: 'trip', target: 'guard' });

test('[SL-R21] every attack roll counts, Grapple and openings too, combat checks do not', () => {
  expect(swings(doing(grappling, {}).rolls('attack', 10, 10))).toEqual(success);
  expect(swings(doing(opening, {}).rolls('attack', 10, 10))).toEqual(success);
  expect(swings(doing(tripping, {}).rolls('trip', 10, 10))).toEqual(nothing);
});

test('[SL-R21] where all wild rolls count, a combat check moves both', () => {
  const rulings = { criticalScope: 'allWildRolls' };
  expect(swings(doing(tripping, rulings).rolls('trip', 10, 10))).toEqual(success);
  expect(swings(doing(tripping, rulings).rolls('trip', 1, 1))).toEqual(failure);
  expect(swings(doing(grappling, rulings).rolls('attack', 10, 10))).toEqual(success);
});

test('[SL-R21] [SL-R5] where all wild rolls count and defenders roll, their criticals move both the other way', () => {
  const rulings = { criticalScope: 'allWildRolls', defenseRolls: 'always' };
  const table = doing(tripping, rulings).rolls('trip', 5, 5).rolls('defense', 10, 10);
  expect(swings(table)).toEqual([18, 21]);
});

test('[SL-R21] where only damaging attacks count, a Grapple moves nobody and is called no critical', () => {
  const rulings = { criticalScope: 'damagingAttacks' };
  const table = doing(grappling, rulings).rolls('attack', 10, 10);
  expect(swings(table)).toEqual(nothing);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'hit', critical: null }]);
  expect(swings(doing(opening, rulings).rolls('attack', 10, 10))).toEqual(nothing);
  expect(struck(rulings, 9, 9)).toEqual(success);
});

test('[SL-ATK-10] [SL-R21] the log speaks of a critical only where it counts', () => {
  const speaks = (table: Scenario): boolean => table.lines().some(({ text }) => text.includes('critical'));
  expect(speaks(doing(tripping, {}).rolls('trip', 10, 10))).toBe(false);
  expect(speaks(doing(opening, {}).rolls('attack', 10, 10))).toBe(true);
  const damaging = { criticalScope: 'damagingAttacks' };
  expect(speaks(doing(grappling, damaging).rolls('attack', 10, 10))).toBe(false);
  const all = { criticalScope: 'allWildRolls' };
  expect(speaks(doing(tripping, all).rolls('trip', 10, 10))).toBe(true);
});

test('[SL-R21] [SL-COM-1] a spell that binds is an attack roll: its critical counts, but not as a damaging one', () => {
  const cast = (rulings: Sketch): Scenario => {
    const table = fight({ red: { nerit: { at: [5, 5] } }, blue: { guard: { at: [9, 5] } } }, { rulings });
    return table.does(choice('cast-spell', { spell: 'binding-roots', target: 'guard' }));
  };
  // Wild dice whatever combat checks are.
  const wild = cast({ rollClass: 'attackRollsOnly' });
  expect(waiting(wild).dice).toBe('d10+d10');
  wild.rolls('attack', 9, 9);
  expect([initiative(wild, 'nerit'), initiative(wild, 'guard')]).toEqual([22, 17]);
  const damaging = cast({ criticalScope: 'damagingAttacks' }).rolls('attack', 9, 9);
  expect([initiative(damaging, 'nerit'), initiative(damaging, 'guard')]).toEqual([20, 19]);
});

test('[SL-ATK-10] [SL-SEQ-2] a critical swing changes who acts next: the guard at 19 falls behind Torvin at 18', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] }, torvin: { at: [9, 9] } },
      blue: { guard: { at: [6, 5], sheet: { printed: { melee: 40 } } } },
    },
    { order: ['wenna', 'guard', 'torvin'] },
  );
  table.does(attack('guard')).rolls('attack', 9, 9).does(endTurn);
  expect([initiative(table, 'guard'), asked(table)]).toEqual([17, 'torvin turn']);
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
});

test('[SL-ATK-10] [SL-INI-6] a swing stops at 0, and the log says how far it went', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5], now: { ap: 12 } } },
      blue: { guard: { at: [6, 5], sheet: { printed: { melee: 40 } } } },
    },
    { initiative: { guard: 1 } },
  );
  table.does(attack('guard')).rolls('attack', 9, 9);
  expect(initiative(table, 'guard')).toBe(0);
  expect(table.facts('initiative')).toContainEqual(
    expect.objectContaining({ who: 'guard', value: 0, change: -1 }),
  );
});

test('[SL-ATK-11] a critical failure is nothing to the target', () => {
  const table = duel({ wenna: {}, guard: {} }).does(attack('guard')).rolls('attack', 1, 1);
  expect(swings(table)).toEqual(failure);
});
