import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Setting, Sketch } from './line-up.ts';
import { asked, choice, conditions, duel, endTurn, fight, level, waiting, wounds } from './line-up.ts';

/** Fire and lightning below the surface (SL-UWC-5, SL-UWC-6). */

/** A field that is water all over. */
const sea = (water: 'under' | 'swim') => ({
  width: 16,
  height: 10,
  terrain: [{ id: 'sea', label: 'Sea', marks: { water } }],
  cells: [{ x: 0, y: 0, w: 16, h: 10, terrain: 'sea' }],
});
const under = sea('under');

/** Isra's dart at somebody in the water, the caster on the surface. */
const dart = (rulings: Sketch, faces: readonly [number, number], guard: Sketch = {}): Scenario =>
  fight(
    {
      red: { isra: { at: [5, 5], sheet: { traits: { aquatic: true } } } },
      blue: { guard: { at: [9, 5], now: guard } },
    },
    { field: under, rulings },
  )
    .does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' }))
    .rolls('attack', ...faces);

test('[SL-UWC-5] [SL-R87] of fire half the final damage is left, or it has half its damage value', () => {
  // 6 + 8 = 14; 14 + 3 - 5 - 5 = 7: 3.
  const half = dart({}, [3, 3]);
  expect(half.facts('harm')).toMatchObject([{ final: { value: 3 } }]);
  expect(wounds(half, 'guard')).toEqual([0, 1, 0, 0, 0]);
  // 14 + 1 - 10 = 5.
  expect(dart({ fireHalf: 'damageValue' }, [3, 3]).facts('harm')).toMatchObject([{ final: { value: 5 } }]);
});

test('[SL-UWC-5] [SL-R87] [SL-DIC-6] [SL-R6] what rounding does to the half is a term of its own', () => {
  const [harm] = dart({}, [3, 3]).facts('harm') as readonly { final?: { terms: readonly object[] } }[];
  expect(harm?.final?.terms).toContainEqual(
    expect.objectContaining({ value: -0.5, label: 'rounded down', clause: 'SL-DIC-6', ruling: 'SL-R6' }),
  );
  expect(dart({ rounding: 'up' }, [3, 3]).facts('harm')).toMatchObject([{ final: { value: 4 } }]);
});

test('[SL-UWC-5] [SL-R87] what is below 0 is not halved', () => {
  const table = duel(
    {
      isra: { sheet: { traits: { aquatic: true } } },
      guard: { at: [9, 5], sheet: { otherToughness: 10 } },
    },
    { field: under },
  );
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' })).rolls('attack', 2, 3);
  // 13 + 3 - 5 - 15.
  expect(table.facts('harm')).toMatchObject([{ final: { value: -4 } }]);
});

test('[SL-UWC-5] steam sets nothing on fire', () => {
  // 9 - 5 = 4 and more: moderate at least, which would burn on in the air.
  const table = dart({}, [5, 5]);
  expect(wounds(table, 'guard')).toEqual([0, 0, 1, 0, 0]);
  expect(level(table, 'guard', 'burning')).toBe(0);
});

test('[SL-UWC-5] [SL-CND-10] [SL-R87] who burns and goes under is burnt half as much', () => {
  const burning = (rulings: Sketch, now: Sketch = {}): readonly number[] =>
    wounds(
      duel(
        { wenna: { now: { burning: 4, ...now } }, guard: { at: [12, 5] } },
        { field: under, rulings },
      ).does(endTurn),
      'wenna',
    );
  // 8 - 2 = 6: 3, moderate.
  expect(burning({})).toEqual([0, 1, 0, 0, 0]);
  // 4 - 2 = 2.
  expect(burning({ fireHalf: 'damageValue' })).toEqual([0, 1, 0, 0, 0]);
  expect(burning({ fireHalf: 'damageValue' }, { burning: 3 })).toEqual([1, 0, 0, 0, 0]);
  expect(burning({}, { burning: 3 })).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-CND-10] [SL-R7] what a hit below 0 does by the ruling, burning does not', () => {
  const table = duel(
    { guard: { now: { burning: 1 } }, wenna: { at: [12, 5] } },
    { rulings: { belowZero: 'light', bleedBurn: 'fullToughness' } },
  ).does(endTurn);
  // 2 less Toughness 5.
  expect(table.facts('harm')).toMatchObject([{ with: 'burning', final: { value: -3 }, level: null }]);
  expect(wounds(table, 'guard')).toEqual([0, 0, 0, 0, 0]);
});

/** Nerit's lightning at the guard, Torvin a yard from it, both below the surface with her. */
const arc = (setting: Setting, faces: readonly [number, number], nerit: readonly [number, number] = [2, 5]) =>
  fight(
    {
      red: { nerit: { at: nerit, now: { ap: 7 } }, torvin: { at: [8, 6] } },
      blue: { guard: { at: [8, 5] }, goblin: { at: [15, 9] } },
    },
    { field: under, ...setting },
  )
    .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
    .rolls('attack', ...faces);

test('[SL-UWC-6] lightning strikes its own creator, if she stands near enough', () => {
  // 4 + 6 = 10: the guard 10 + 4 - 5 - 5 = 4; Nerit herself, beside it: 14 - 5 - 2 - 3 = 4; Torvin 14 - 5 - 4 - 3 = 2.
  const table = arc({}, [2, 2], [7, 5]);
  expect(table.facts('harm')).toMatchObject([
    { who: 'guard', final: { value: 4 } },
    { who: 'nerit', by: 'nerit', final: { value: 4 } },
    { who: 'torvin', final: { value: 2 } },
  ]);
  expect(wounds(table, 'nerit')).toEqual([0, 0, 1, 0, 0]);
});

test('[SL-UWC-6] lightning in the water strikes nobody on dry land beside it', () => {
  // The water ends between the guard and Torvin, who stands as near to the guard as before.
  const dry = { ...under, cells: under.cells.map((cells) => ({ ...cells, w: 7 })) };
  const struck = (field: Sketch) =>
    fight(
      {
        red: { nerit: { at: [2, 5], now: { ap: 7 } }, torvin: { at: [7, 5] } },
        blue: { guard: { at: [6, 5] } },
      },
      { field },
    )
      .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
      .rolls('attack', 4, 6)
      .facts('harm')
      .map(({ who }) => who);
  expect(struck(dry)).not.toContain('torvin');
  expect(struck(under)).toContain('torvin');
});

test('[SL-UWC-6] [SL-MNT-2] [SL-MOV-7] over the water a rider is in it if the mount is: not on one that flies', () => {
  const struck = (horse: Sketch, torvin: Sketch = {}) =>
    fight(
      {
        red: {
          nerit: { at: [2, 5], now: { ap: 7 }, sheet: { traits: { aquatic: true } } },
          torvin: { on: 'horse', sheet: { traits: torvin } },
          horse: {
            use: 'war-horse',
            at: [7, 5],
            sheet: { traits: { mount: true, trained: true, ...horse } },
          },
        },
        blue: { guard: { at: [6, 5], now: { conditions: ['sunk'] } } },
      },
      { field: sea('swim') },
    )
      .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
      .rolls('attack', 4, 6)
      .facts('harm')
      .map(({ who }) => who);
  expect(struck({ fly: 12 })).toEqual(['guard']);
  expect(struck({})).toContain('torvin');
  // Whoever could fly but sits in the saddle of a swimmer does not.
  expect(struck({}, { fly: 12 })).toContain('torvin');
});

test('[SL-UWC-6] lightning that misses its target is in the water all the same', () => {
  const table = fight(
    {
      red: { nerit: { at: [2, 5], now: { ap: 7 } } },
      blue: { hag: { at: [8, 5], use: 'bog-hag' }, goblin: { at: [9, 5] } },
    },
    { field: under },
  )
    .does(choice('cast-spell', { spell: 'spark-arc', target: 'hag' }))
    .rolls('attack', 2, 2);
  // The hag's Agility: 10 + 1 - 1 + 1 + 1 = 12; the goblin's Defense is 6 here: 10 + 4 - 6 - 0 - 3 = 5.
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed', defense: { value: 12 } }]);
  expect(table.facts('harm')).toMatchObject([{ who: 'goblin', final: { value: 5 } }]);
});

test('[SL-UWC-6] [SL-MNT-2] to a rider it is as far as to the nearest yard of her mount', () => {
  const table = fight(
    {
      red: {
        nerit: { at: [2, 5], now: { ap: 7 } },
        wenna: { on: 'horse' },
        horse: { at: [8, 5], use: 'war-horse' },
      },
      blue: { guard: { at: [10, 6] } },
    },
    { field: under },
  )
    .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
    .rolls('attack', 2, 2);
  // The guard 10 + 4 - 5 - 5; Wenna, a yard away, 10 + 4 - 5 - 6 - 3. The horse is too tough: 14 - 0 - 12 - 3.
  expect(table.facts('harm')).toMatchObject([
    { who: 'guard', final: { value: 4 } },
    { who: 'wenna', final: { value: 0 } },
  ]);
});

test('[SL-UWC-6] [SL-R88] by some tables the game master says whom it reaches', () => {
  const table = arc({ rulings: { lightningSpread: 'gm' } }, [2, 2], [7, 5]);
  expect(asked(table)).toBe('gm lightning');
  table.refuses(choice('strikes', { who: ['goblin'] }), 'noSuchThing', 'SL-UWC-6');
  table.does(choice('strikes', { who: ['torvin'] }));
  expect(table.facts('harm')).toMatchObject([{ who: 'guard' }, { who: 'torvin' }]);
});

test('[SL-UWC-6] [SL-R5] where defenders roll, each in the water does so for itself', () => {
  const table = fight(
    {
      red: { nerit: { at: [2, 5], now: { ap: 7 } } },
      blue: { guard: { at: [8, 5] }, hag: { at: [9, 5], use: 'bog-hag' } },
    },
    { field: under, rulings: { defenseRolls: 'always' } },
  )
    .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
    .rolls('attack', 2, 2);
  // The guard's Defense is the immobile one; the hag's 2 and her dice.
  expect(waiting(table)).toMatchObject({ who: 'hag', purpose: 'defense' });
  table.rolls('defense', 1, 1);
  // 10 + 4 - 4 - 4 (Vit 2, Size 1, hide 1) - 3 = 3.
  expect(table.facts('harm')).toMatchObject([{ who: 'guard' }, { who: 'hag', final: { value: 3 } }]);
  expect(conditions(table, 'hag')).toEqual([]);
});

test('[SL-UWC-6] [SL-CLB-2] lightning strikes a swimmer at the surface: that it sinks of the wound spreads nothing', () => {
  const table = fight(
    {
      red: { nerit: { at: [2, 5], now: { ap: 7 } } },
      blue: { guard: { at: [8, 5] }, goblin: { at: [9, 5] } },
    },
    { field: sea('swim') },
  )
    .does(choice('cast-spell', { spell: 'spark-arc', target: 'guard' }))
    .rolls('hold-on', 10)
    // 10 + 6 = 16; the guard 16 + 4 - 11 - 5 = 4; the goblin would have 16 + 4 - 13 - 0 - 3 = 4.
    .rolls('attack', 5, 5)
    .rolls('hold-on', 1);
  expect(conditions(table, 'guard')).toContain('sunk');
  expect(table.facts('harm')).toMatchObject([{ who: 'guard', final: { value: 4 } }]);
  expect(wounds(table, 'goblin')).toEqual([0, 0, 0, 0, 0]);
});
