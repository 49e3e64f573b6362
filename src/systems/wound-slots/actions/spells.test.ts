import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import {
  attack,
  choice,
  duel,
  endTurn,
  fight,
  invested,
  level,
  mana,
  stamina,
  waiting,
  wounds,
} from '../tests/line-up.ts';

const cast = (spell: string, more = {}) => choice('cast-spell', { spell, ...more });

test('[SL-COM-1] [SL-STA-7] a dart of fire goes against ranged Defense, and a bad wound goes on burning', () => {
  const table = fight(
    { heroes: { isra: { at: [0, 5] } }, foes: { guard: { at: [20, 5] } } },
    { field: { width: 30, height: 10 } },
  );
  table.does(cast('ember-dart', { target: 'guard' }));
  // Rsn 3, Arcana 3, Fire 2, one increment beyond the first.
  expect(waiting(table).bonus).toBe(7);
  expect(mana(table, 'isra')).toBe(11);
  // 10 + 7 = 17 against 12; 17 + 3 - 12 - 5 = 3, moderate.
  table.rolls('attack', 5, 5);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
  expect(level(table, 'guard', 'burning')).toBe(1);
});

test('[SL-COM-1] a light wound does not burn on', () => {
  const table = duel({ isra: {}, guard: {} });
  // 7 + 8 = 15; 15 + 3 - 17 = 1.
  table.does(cast('ember-dart', { target: 'guard' })).rolls('attack', 3, 4);
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
  expect(level(table, 'guard', 'burning')).toBe(0);
});

test('[SL-STA-6] [SL-R11] without mana a spell is refused, or costs fatigue where the table plays that', () => {
  const isra = { now: { mana: 1 } };
  duel({ isra, guard: {} }).refuses(cast('ember-dart', { target: 'guard' }), 'noMana', 'SL-STA-6');
  const table = duel({ isra, guard: {} }, { rulings: { manaOverdraft: 'fatigue' } });
  table.does(cast('ember-dart', { target: 'guard' })).rolls('attack', 2, 3);
  expect(mana(table, 'isra')).toBe(0);
  expect(table.facts('fatigue')).toMatchObject([{ who: 'isra', fatigue: 1 }]);
});

test('[SL-STA-8] [SL-DEF-3] roots hold somebody: mana is invested, Defense is the immobile one', () => {
  const table = fight({
    heroes: { nerit: { at: [5, 5] }, torvin: { at: [9, 5], now: { ap: 10 } } },
    foes: { guard: { at: [10, 5] } },
  });
  table.does(cast('binding-roots', { target: 'guard' }));
  // Rsn 2, Arcana 3, Earth 2 against Agility 11.
  expect(waiting(table).bonus).toBe(7);
  table.rolls('attack', 2, 2);
  expect([mana(table, 'nerit'), invested(table, 'nerit')]).toEqual([10, 2]);
  table.does(endTurn).does(attack('guard')).rolls('attack', 2, 3);
  expect(table.news('attack-result')).toMatchObject([{ defense: { value: 5 } }]);
});

test('[SL-STA-9] [SL-MSC-1] an effect that is ended gives its mana back', () => {
  const table = fight({ heroes: { isra: {}, wenna: { at: [6, 6] } }, foes: { guard: { at: [12, 5] } } });
  table
    .does(cast('still-ward', { target: 'wenna' }))
    .does(endTurn)
    .does(endTurn)
    .does(endTurn);
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([11, 2]);
  table.does(choice('end-effect'));
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([13, 0]);
});

test('[SL-COM-1] a ward adds 2 to melee Defense', () => {
  const table = fight(
    { heroes: { isra: { at: [5, 5] }, wenna: { at: [6, 5] } }, foes: { guard: { at: [7, 5] } } },
    { order: ['isra', 'guard', 'wenna'] },
  );
  table
    .does(cast('still-ward', { target: 'wenna' }))
    .does(endTurn)
    .does(attack('wenna'))
    .rolls('attack', 4, 4);
  expect(table.news('attack-result')).toMatchObject([
    { outcome: 'missed', total: 14, defense: { value: 16 } },
  ]);
});

test('[SL-COM-1] [SL-HLT-9] mending closes a light wound and brings 3 stamina', () => {
  const table = fight({
    heroes: {
      isra: { at: [5, 5], now: { ap: 8 } },
      wenna: { at: [6, 5], now: { wounds: { light: 2 }, stamina: 5 } },
    },
    foes: { guard: { at: [12, 5] } },
  });
  table.refuses(cast('mending-breath', { target: 'guard' }), 'notWilling', 'SL-COM-1');
  table.does(cast('mending-breath', { target: 'wenna' }));
  expect(wounds(table, 'wenna')).toEqual([1, 0, 0, 0, 0]);
  expect(stamina(table, 'wenna')).toBe(8);
  expect(mana(table, 'isra')).toBe(10);
});

test('[SL-UWC-6] [SL-R88] lightning in water reaches the others in it, 3 less for each yard', () => {
  const sea = {
    width: 12,
    height: 10,
    terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'under' } }],
    cells: [{ x: 0, y: 0, w: 12, h: 10, terrain: 'sea' }],
  };
  const table = fight(
    {
      heroes: { nerit: { at: [2, 5], now: { ap: 7 } } },
      foes: { guard: { at: [8, 5] }, wolf: { at: [9, 5] } },
    },
    { field: sea },
  );
  // Rsn 2, Arcana 3, Storm 1: 10 + 6 = 16 against the guard's 5: 16 + 4 - 5 - 5 = 10, fatal.
  table.does(cast('spark-arc', { target: 'guard' })).rolls('attack', 5, 5);
  // The wolf a yard away: Defense 5, Toughness 2: 16 + 4 - 5 - 2 - 3 = 10. Nerit at 6 yards: 20 - 5 - 2 - 18 < 0.
  expect(table.facts('harm')).toMatchObject([
    { who: 'guard', final: { value: 10 } },
    { who: 'wolf', final: { value: 10 } },
  ]);
});

test('[SL-ATK-9] a couched lunge adds its damage to the attack roll', () => {
  const table = fight({
    heroes: { brannoch: { at: [5, 5], now: { ap: 8, movement: { walked: 5 } } } },
    foes: { guard: { at: [7, 5] } },
  });
  table.does(choice('special-attack', { target: 'guard' }));
  // Dex 1, Melee 3, Polearms 2; Str 2, spear 2.
  expect(waiting(table).bonus).toBe(10);
  expect(stamina(table, 'brannoch')).toBe(11);
  // 9 + 10 = 19; 19 - 13 - (5 - 1) = 2: the damage counts once.
  table.rolls('attack', 4, 5);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-ATK-9] without the run-up there is no lunge', () => {
  const table = fight({
    heroes: { brannoch: { at: [5, 5], now: { ap: 8, movement: { walked: 4 } } } },
    foes: { guard: { at: [7, 5] } },
  });
  table.refuses(choice('special-attack', { target: 'guard' }), 'noMovement', 'SL-ATK-9');
});

test('[SL-ATK-9] a couched lunge is made with a spear, not with a trident', () => {
  const table = fight({
    heroes: {
      brannoch: {
        at: [5, 5],
        sheet: { weapons: [{ thing: 'trident', in: 'hand' }] },
        now: { ap: 8, movement: { walked: 5 } },
      },
    },
    foes: { guard: { at: [7, 5] } },
  });
  table.refuses(choice('special-attack', { target: 'guard' }), 'notInHand', 'SL-ATK-9');
});

test('[SL-COM-1] [SL-MNT-4] help for somebody adjacent reaches a rider from beside the horse, as treating does', () => {
  const riding = { mount: 'horse', control: false };
  const table = fight({
    heroes: {
      isra: { at: [4, 5], now: { ap: 8 } },
      wenna: { on: 'horse', now: { wounds: { light: 2 }, stamina: 5, riding } },
      horse: { at: [5, 5], use: 'riding-horse' },
    },
    foes: { guard: { at: [12, 5] } },
  });
  table.does(cast('mending-breath', { target: 'wenna' }));
  expect(wounds(table, 'wenna')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-MOD-4] the game master is asked for cover against spells that attack, not those that help', () => {
  const table = duel({ isra: { now: { ap: 12 } }, guard: {} });
  const { needs } = table.option('cast-spell') as { readonly needs?: { readonly cover?: object } };
  expect(needs?.cover).toMatchObject({ when: { spell: ['ember-dart'] } });
  table.does(choice('cast-spell', { spell: 'still-ward', target: 'isra', cover: 'half' }));
  expect(table.facts('effect')).toHaveLength(1);
});

test('[SL-COM-1] [SL-STA-7] whoever knows one spell only is told its mana at once, and casts it by its name once', () => {
  const table = duel({ isra: { sheet: { spells: ['ember-dart'] } }, guard: {} });
  const option = table.option('cast-spell');
  expect(option).toMatchObject({ label: 'Cast Ember Dart', cost: { ap: 6, mana: 2 } });
  expect(sentenceOf(option, { spell: 'ember-dart', target: 'guard' }, undefined)).toMatch(
    /^Cast Ember Dart on Guard\b/,
  );
});
