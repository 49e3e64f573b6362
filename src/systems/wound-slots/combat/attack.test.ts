import { expect, test } from 'vitest';
import {
  ap,
  asked,
  attack,
  choice,
  decline,
  duel,
  fight,
  initiative,
  quick,
  stamina,
  strong,
  terms,
  waiting,
  wounds,
} from '../tests/line-up.ts';

test('[SL-ATK-2] [SL-HLT-3] a total equal to Defense hits; Defense and Toughness come off the damage', () => {
  const table = duel({ torvin: { now: { ap: 10 } }, guard: {} });
  table.does(attack('guard'));
  // Dex 1, Melee 4, Blades 2; the greatsword takes 1 AP more than 6.
  expect(waiting(table)).toEqual({ who: 'torvin', purpose: 'attack', bonus: 7, dice: 'd10+d10' });
  expect(ap(table, 'torvin')).toBe(3);
  // 6 + 7 = 13 against Defense 13; 13 + 7 - 13 - 5 = 2.
  table.rolls('attack', 3, 3);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-ATK-2] one less misses', () => {
  const table = duel({ torvin: { now: { ap: 10 } }, guard: {} });
  table.does(attack('guard')).rolls('attack', 3, 2);
  expect(table.news('attack-result')).toMatchObject([{ outcome: 'missed', total: 12 }]);
  expect(wounds(table, 'guard')).toEqual([0, 0, 0, 0, 0]);
});

test('[SL-HLT-4] a hit whose final damage is below 0 is no wound, or a light one where the table plays that', () => {
  // Wenna: 6 + 7 = 13 hits Defense 13; 13 + 4 - 13 - 5 = -1.
  const strict = duel({ wenna: {}, guard: {} });
  strict.does(attack('guard')).rolls('attack', 3, 3);
  expect(strict.news('attack-result')).toMatchObject([{ outcome: 'no-wound' }]);
  expect(wounds(strict, 'guard')).toEqual([0, 0, 0, 0, 0]);
  const light = duel({ wenna: {}, guard: {} }, { rulings: { belowZero: 'light' } });
  light.does(attack('guard')).rolls('attack', 3, 3);
  expect(wounds(light, 'guard')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-OFF-4] a Quick Attack lowers the wound by a level', () => {
  const table = duel({ wenna: {}, guard: {} });
  // 11 + 7 = 18; 18 + 4 - 18 = 4, severe, lowered to moderate.
  table.does(quick('guard')).rolls('attack', 6, 5);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
  expect(ap(table, 'wenna')).toBe(2);
});

test('[SL-OFF-8] a Strong Attack adds a d6 on a hit, for 8 AP and 1 stamina', () => {
  const table = duel({ wenna: { now: { ap: 9 } }, guard: {} });
  table.does(strong('guard')).rolls('attack', 3, 3);
  // 13 + 4 + 3 - 13 - 5 = 2.
  table.rolls('damage', 3);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
  expect([ap(table, 'wenna'), stamina(table, 'wenna')]).toEqual([1, 11]);
});

test('[SL-OFF-8] no die is rolled for a Strong Attack that misses', () => {
  const table = duel({ wenna: { now: { ap: 9 } }, guard: {} });
  table.does(strong('guard')).rolls('attack', 3, 2);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-OFF-1] [SL-OFF-2] a Nonlethal Attack is made at -2, and its level is picked up to what the damage gives', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.does(choice('nonlethal-attack', { target: 'guard' }));
  expect(waiting(table).bonus).toBe(5);
  // 14 + 5 = 19; 19 + 4 - 18 = 5, severe.
  table.rolls('attack', 7, 7);
  expect(asked(table)).toBe('wenna nonlethal-level');
  table.refuses(choice('critical'), 'noSuchThing', 'SL-OFF-2');
  table.does(choice('light'));
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-OFF-2] nobody is asked when there is only a light wound to be dealt', () => {
  const table = duel({ wenna: {}, guard: {} });
  // 10 + 5 = 15; 15 + 4 - 18 = 1.
  table.does(choice('nonlethal-attack', { target: 'guard' })).rolls('attack', 5, 5);
  expect(asked(table)).toBe('wenna turn');
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-ATK-10] a critical success moves both, hit or not', () => {
  // Defense 34 is beyond 18 + 7.
  const table = duel({ wenna: {}, guard: { sheet: { printed: { melee: 34 } } } });
  table.does(attack('guard')).rolls('attack', 9, 9);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed', critical: 'success' }]);
  expect([initiative(table, 'wenna'), initiative(table, 'guard')]).toEqual([22, 17]);
});

test('[SL-ATK-11] a critical failure costs the attacker 2 initiative and may still hit', () => {
  const table = duel({ wenna: {}, guard: { sheet: { printed: { melee: 10 } } } });
  // 4 + 7 = 11 reaches 10; 11 + 4 - 10 - 5 = 0, a light wound.
  table.does(attack('guard')).rolls('attack', 2, 2);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'hit', critical: 'failure' }]);
  expect([initiative(table, 'wenna'), initiative(table, 'guard')]).toEqual([18, 19]);
});

test('[SL-MOD-1] [SL-MOD-2] of lying down and cover the larger penalty counts against a shot', () => {
  const table = fight({
    heroes: { pell: { at: [2, 5] } },
    foes: { guard: { at: [12, 5], now: { posture: 'prone' } } },
  });
  table.does(attack('guard', { cover: 'half' }));
  // Dex 3, Aim 4, Bows 2, prone -3; the half cover is the lesser one.
  expect(waiting(table).bonus).toBe(6);
  expect(terms(table)).toContain('prone target -3');
  expect(terms(table)).not.toContain('1/2 cover -2');
});

test('[SL-MOD-3] in melee the bonus for lying down and the penalty for cover add up', () => {
  const table = duel({ wenna: {}, guard: { now: { posture: 'prone' } } });
  table.does(attack('guard', { cover: 'half' }));
  // 7 + 3 - 2.
  expect(waiting(table).bonus).toBe(8);
});

test('[SL-MOD-1] a quarter of cover does nothing in melee, 1 against shots', () => {
  const melee = duel({ wenna: {}, guard: {} });
  melee.does(attack('guard', { cover: 'quarter' }));
  expect(waiting(melee).bonus).toBe(7);
  const shot = fight({ heroes: { pell: { at: [2, 5] } }, foes: { guard: { at: [12, 5] } } });
  shot.does(attack('guard', { cover: 'quarter' }));
  expect(waiting(shot).bonus).toBe(8);
  shot.rolls('attack', 1, 4);
  // The bow is empty now.
  shot.refuses(attack('guard', { with: 'bow' }), 'notLoaded', 'SL-ATK-4');
});

test('[SL-MOD-5] every increment after the first costs 1, and there are five of them', () => {
  const far = (x: number, rulings = {}) =>
    fight(
      { heroes: { pell: { at: [0, 5] } }, foes: { guard: { at: [x, 5] } } },
      { rulings, field: { width: 120, height: 8 } },
    );
  const at = (x: number, rulings = {}): number => {
    const table = far(x, rulings);
    table.does(attack('guard'));
    return waiting(table).bonus;
  };
  expect(at(20)).toBe(9);
  expect(at(21)).toBe(8);
  expect(at(41)).toBe(7);
  expect(at(41, { rangeIncrements: 'minusTwo' })).toBe(5);
  expect(at(41, { rangeIncrements: 'none' })).toBe(9);
  expect(at(100)).toBe(5);
  far(101).refuses(attack('guard', { with: 'bow' }), 'outOfRange', 'SL-MOD-5');
});

test('[SL-GRD-4] a sword reaches over a gap of 1, a dagger over none', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5], sheet: { weapons: ['sword', 'dagger'] } } },
    foes: { guard: { at: [7, 5] } },
  });
  table.refuses(attack('guard', { with: 'dagger' }), 'outOfReach', 'SL-GRD-4');
  table.does(attack('guard', { with: 'sword' }));
  expect(waiting(table).purpose).toBe('attack');
});

test('[SL-COM-4] [SL-COM-5] whoever shoots beside a blade may be harried for the whole round', () => {
  const table = duel({ pell: { now: { ap: 16 } }, guard: {} });
  table.does(attack('guard', { with: 'bow' }));
  expect(asked(table)).toBe('guard harry');
  table.does(choice('harry'));
  expect(ap(table, 'guard')).toBe(4);
  expect(waiting(table).bonus).toBe(7);
  table
    .rolls('attack', 3, 4)
    .does(choice('load'))
    .does(attack('guard', { with: 'bow' }));
  // Once a round; the penalty stays.
  expect(waiting(table).bonus).toBe(7);
});

test('[SL-COM-4] nobody harries at initiative 0', () => {
  const table = duel({ pell: {}, guard: {} }, { initiative: { guard: 0 } });
  table.does(attack('guard', { with: 'bow' }));
  expect(waiting(table).purpose).toBe('attack');
});

test('[SL-COM-2] a defender chooses how it meets each attack', () => {
  const table = duel({ wenna: {}, guard: { now: { defending: true } } });
  table.does(attack('guard'));
  expect(asked(table)).toBe('guard defend');
  // Melee 13; Power 10 + 1 + 1, Agility 10 + 1, Fortitude 10 + 1 + 1, Willpower 10 + 1.
  expect(table.choice().options.map(({ id, note }) => `${id} ${note}`)).toEqual([
    'plusTwo Defense 15',
    'power Defense 12',
    'fortitude Defense 12',
    'agility Defense 11',
    'willpower Defense 11',
    'decline Defense 13',
  ]);
  // 7 + 7 = 14 is not enough for 15.
  table.does(choice('plusTwo')).rolls('attack', 3, 4);
  expect(table.news('attack-result')).toMatchObject([{ outcome: 'missed' }]);
});

test('[SL-COM-2] declining it leaves Defense as it is', () => {
  const table = duel({ wenna: {}, guard: { now: { defending: true } } });
  table.does(attack('guard')).does(decline).rolls('attack', 3, 4);
  // 14 + 4 - 13 - 5 = 0.
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-COM-2] with the choice made once, nobody is asked', () => {
  const table = duel(
    { wenna: {}, guard: { now: { defending: 'plusTwo' } } },
    { rulings: { defendTiming: 'onceOnDeclaring' } },
  );
  table.does(attack('guard')).rolls('attack', 3, 4);
  expect(table.news('attack-result')).toMatchObject([{ outcome: 'missed', defense: { value: 15 } }]);
});

test('[SL-DIC-4] a table that always rolls puts a wild roll in the place of the 10', () => {
  const table = duel({ wenna: {}, guard: {} }, { rulings: { defenseRolls: 'always' } });
  table.does(attack('guard')).rolls('attack', 3, 3);
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'defense' });
  // 8 + 3 = 11: 13 + 4 - 11 - 5 = 1.
  table.rolls('defense', 5, 3);
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
});
