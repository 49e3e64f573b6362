import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Sketch } from './line-up.ts';
import { attack, decline, duel, fight, injuries, wounds } from './line-up.ts';

/** The numeric examples of the rules, played from the menu to the wounds. */

/** A gun with this Damage, 12 m from its target: not close, so that Jun's 52 stands and a 50 hits with 0 degrees. */
const gunner = (damage: number): Fighter => ({
  at: [1, 5],
  sheet: {
    weapons: [{ id: 'gun', name: 'Gun', class: 'pistol', hands: 1, damage, range: 20 }],
    inHand: { right: 'gun', left: null },
  },
});
/** A Shadow of Toughness 40 without armour: Defense 4. */
const husk = (now: Sketch): Fighter => ({
  use: 'ogre',
  at: [13, 5],
  sheet: { scores: { toughness: 40 }, ap: null, affinities: { melee: null, ice: null } },
  now,
});
const helpless = { conditions: ['unconscious'] };
/** Another Shadow is present, so that the fight goes on without the first. */
const fighting = (damage: number, now: Sketch): Scenario =>
  fight({ red: { jun: gunner(damage) }, blue: { husk: husk(now), imp: { at: [13, 11] } } });
/** Nobody evades: the Helpless cannot. */
const shot = (damage: number, now: Sketch): Scenario =>
  fighting(damage, now).does(attack('husk')).rolls('attack', 50).rolls('location', 50);

test('[PE-WND-5] a Toughness Bonus of 4 has 4 Light Wounds, 2 Heavy Wounds and 1 Deadly Wound', () => {
  expect(wounds(fighting(5, {}), 'husk')).toEqual([4, 2, 1]);
});

test('[PE-SAV-1, PE-SAV-3] 2 Light and 1 Heavy left, one wound, Savage: 1 Light and 1 Heavy are lost', () => {
  expect(wounds(shot(5, { ...helpless, light: 2, heavy: 1 }), 'husk')).toEqual([1, 0, 1]);
});

test('[PE-SAV-1, PE-WND-4] only 1 Heavy left, Savage: 1 Heavy and 1 Deadly, dead at once', () => {
  const table = shot(5, { ...helpless, light: 0, heavy: 1 });
  expect([wounds(table, 'husk'), table.who('husk').out]).toEqual([[0, 0, 0], 'dead']);
});

test('[PE-SAV-2, PE-SAV-5, PE-WND-7] Helpless: 1 Light and 1 Heavy; 10 above Defense: 2 Light and 2 Heavy', () => {
  expect(wounds(shot(5, helpless), 'husk')).toEqual([3, 1, 1]);
  expect(wounds(shot(14, helpless), 'husk')).toEqual([2, 0, 1]);
});

test('[PE-INJ-2] a Heavy Wound to the Head that leaves 1: a Fracture', () => {
  const table = duel({
    ogre: { at: [5, 5] },
    jun: { at: [6, 5], sheet: { printed: { heavy: 2 } }, now: { equipped: null, light: 1 } },
  });
  // Claws 3 + SB 4 against Jun’s TB 3: 4 above; the Head makes it two wounds, a Light and a Heavy one.
  table
    .does(attack('jun', { with: 'claws' }))
    .rolls('attack', 40)
    .answers('jun', decline)
    .rolls('location', 10);
  expect(wounds(table, 'jun')).toEqual([0, 1, 1]);
  expect(injuries(table, 'jun')).toEqual(['head: Fracture']);
});
