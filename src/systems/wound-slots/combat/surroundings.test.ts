import { expect, test } from 'vitest';
import { apply } from '../apply/index.ts';
import { checkBonus } from '../roll/check.ts';
import { one } from '../state.ts';
import {
  ap,
  attack,
  begun,
  choice,
  conditions,
  duel,
  fight,
  inHand,
  terms,
  waiting,
  wounds,
} from '../tests/line-up.ts';
import { attackSpec } from './attack-spec.ts';
import { defenseOf } from './defense.ts';
import { meansOf } from './means.ts';
import { attackOf } from './offer.ts';

/** A field that is one kind of water all over. */
const sea = (water: 'under' | 'swim') => ({
  width: 12,
  height: 10,
  terrain: [{ id: 'sea', label: 'Sea', marks: { water } }],
  cells: [{ x: 0, y: 0, w: 12, h: 10, terrain: 'sea' }],
});

test('[SL-UWC-1] [SL-UWC-3] [SL-UWC-4] below the surface: 2 AP more, -5, half the weapon, immobile Defense', () => {
  const table = duel({ torvin: { now: { ap: 10 } }, guard: {} }, { field: sea('under') });
  table.does(attack('guard'));
  // 6 + 1 for the greatsword + 2.
  expect(ap(table, 'torvin')).toBe(1);
  expect(waiting(table).bonus).toBe(2);
  // 5 + 2 = 7 hits Defense 5; Str 3 and half of 4: 7 + 5 - 5 - 5 = 2.
  table.rolls('attack', 2, 3);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-UWC-2] nobody shoots below the surface', () => {
  const table = duel({ pell: {}, guard: {} }, { field: sea('under') });
  table.refuses(attack('guard', { with: 'bow' }), 'underwater', 'SL-UWC-2');
});

test('[SL-UWC-1] creatures of the water fight in it as anywhere', () => {
  const table = duel({ 'bog-hag': {}, guard: {} }, { field: sea('under') });
  table.does(attack('guard', { with: 'bite' }));
  // Dex 1, Melee 2, Brawl 2.
  expect(waiting(table).bonus).toBe(5);
  // Speed 1 brings 7 AP.
  expect(ap(table, 'bog-hag')).toBe(1);
});

test('[SL-UWC-4] [SL-R86] a trident keeps its damage, and where the table wants it everything else', () => {
  const at = (rulings = {}) => {
    const table = duel({ nerit: { now: { ap: 20 } }, guard: {} }, { field: sea('under'), rulings });
    table.does(attack('guard', { with: 'trident' }));
    return table;
  };
  // Dex 1, Melee 2, Polearms 1.
  expect(waiting(at()).bonus).toBe(-1);
  expect(ap(at(), 'nerit')).toBe(12);
  expect(waiting(at({ underwaterHalf: 'aquaticFree' })).bonus).toBe(4);
  expect(ap(at({ underwaterHalf: 'aquaticFree' }), 'nerit')).toBe(14);
});

test('[SL-CLB-1] whoever keeps afloat must do so before the attack, or misses and sinks', () => {
  const table = duel({ wenna: {}, guard: {} }, { field: sea('swim') });
  table.does(attack('guard'));
  // Str 2, Athletics 2.
  expect(waiting(table)).toEqual({ who: 'wenna', purpose: 'hold-on', bonus: 4, dice: 'd10' });
  table.rolls('hold-on', 1);
  expect(waiting(table).purpose).toBe('attack');
  const weak = duel({ isra: {}, guard: {} }, { field: sea('swim') });
  // Str -1: 5 - 1 = 4 is less than 5.
  weak.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' })).rolls('hold-on', 5);
  expect(weak.facts('attack-result')).toMatchObject([{ outcome: 'lost-hold' }]);
  expect(conditions(weak, 'isra')).toContain('sunk');
});

test('[SL-MNT-3] from the saddle attack and melee Defense are 1 better against smaller foes on foot', () => {
  const lineUp = {
    heroes: { brannoch: { on: 'war-horse' }, 'war-horse': { at: [5, 5] } },
    foes: { guard: { at: [7, 5] } },
  } as const;
  const table = fight(lineUp);
  table.does(attack('guard', { with: 'spear' }));
  // Dex 1, Melee 3, Polearms 2, mounted 1.
  expect(waiting(table).bonus).toBe(7);
  expect(terms(table)).toContain('mounted 1');
  const back = fight(lineUp, {
    order: ['guard', 'brannoch', 'war-horse'],
    rulings: { sight: 'lineOfSight' },
  });
  back.does(attack('brannoch', { with: 'sword' })).rolls('attack', 5, 5);
  // 10 + Spd 0 + Rsn 0 + spear 1 + saddle 1.
  expect(back.facts('attack-result')).toMatchObject([{ defense: { value: 12 } }]);
});

test('[SL-POS-4] two in one space have -2 on attacks and on melee and ranged Defense', () => {
  const fight = begun({ heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } });
  const [wenna, guard] = [one(fight, 'wenna'), one(fight, 'guard')];
  expect([defenseOf(fight, guard, 'melee').value, defenseOf(fight, guard, 'ranged').value]).toEqual([13, 12]);
  apply(fight, { fact: 'placed', who: wenna.id, to: guard.cell });
  expect([defenseOf(fight, guard, 'melee').value, defenseOf(fight, guard, 'ranged').value]).toEqual([11, 10]);
  expect(defenseOf(fight, guard, 'power').value).toBe(12);
  const [sword] = meansOf(fight, wenna);
  if (!sword) throw new Error('Wenna holds a sword');
  expect(checkBonus(fight, attackSpec(fight, attackOf(wenna, 'standard', sword, guard))).value).toBe(5);
});

test('[SL-CND-9] [SL-R35] the prone strike at -2', () => {
  const bonus = (rulings = {}) => {
    const table = duel({ wenna: { now: { posture: 'prone' } }, guard: {} }, { rulings });
    table.does(attack('guard'));
    return waiting(table).bonus;
  };
  expect(bonus()).toBe(5);
  expect(bonus({ posture: 'none' })).toBe(7);
});

test('[SL-DEF-3] [SL-DEF-6] the helpless are attacked at their immobile Defense', () => {
  const table = duel({ wenna: {}, guard: { now: { helplessUntil: 2 } } });
  table.does(attack('guard')).rolls('attack', 2, 3);
  // 12 + 4 - 5 - 5 = 6, critical: a check to stay awake.
  expect(table.facts('attack-result')).toMatchObject([{ total: 12, defense: { value: 5 } }]);
  expect(wounds(table, 'guard')).toEqual([0, 0, 0, 1, 0]);
});

test('[SL-DEF-6] an immobile Defense says nothing of a Size of 0, and its numbers are whole', () => {
  const fight = begun({ red: { wenna: {} }, blue: { guard: { at: [6, 5], now: { helplessUntil: 2 } } } });
  const sizes = (id: string): readonly number[] =>
    defenseOf(fight, one(fight, id), 'melee')
      .terms.filter(({ label }) => label === 'Size')
      .map(({ value }) => value);
  expect([sizes('guard'), defenseOf(fight, one(fight, 'guard'), 'melee').value]).toEqual([[], 5]);
});

test('[SL-ATK-4] [SL-R16] armor piercing ignores armour, concussive hurts through it, slicing without it', () => {
  const struck = (who: string, sheet = {}, rulings = {}) => {
    const table = duel(
      { [who]: { now: { ap: 12 }, sheet }, guard: { sheet: { printed: { melee: 10 } } } },
      { rulings },
    );
    table.does(attack('guard')).rolls('attack', 5, 5);
    const [harm] = table.facts('harm') as readonly { final?: { value: number } }[];
    return harm?.final?.value;
  };
  // Brannoch's spear: 10 + 6 + 4 - 10 - (5 - 1).
  expect(struck('brannoch')).toBe(6);
  expect(struck('brannoch', {}, { weaponProperties: 'none' })).toBe(5);
  // Wenna with a mace she has not learned: Dex 1, Melee 3; Str 2, mace 2, concussive 1: 14 + 5 - 15.
  expect(struck('wenna', { weapons: ['mace'] })).toBe(4);
  // With her sword against mail nothing is added: 17 + 4 - 15.
  expect(struck('wenna')).toBe(6);
});

test('[SL-ATK-4] a sword slices where there is no armour', () => {
  const table = duel({ wenna: {}, guard: { sheet: { armor: null, printed: { melee: 10 } } } });
  // 17 + 4 + 1 - 10 - 1 = 11.
  table.does(attack('guard')).rolls('attack', 5, 5);
  expect(table.facts('harm')).toMatchObject([{ damage: { value: 5 }, final: { value: 11 } }]);
});

test('[SL-ATK-4] what is thrown leaves the hand', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5], sheet: { weapons: ['javelin', 'shield'] } } },
    foes: { guard: { at: [10, 5] } },
  });
  table.does(attack('guard', { with: 'javelin:ranged' }));
  // Dex 1, no Aim.
  expect(waiting(table).bonus).toBe(1);
  table.rolls('attack', 2, 3);
  expect(inHand(table, 'wenna')).toBe('shield');
});
