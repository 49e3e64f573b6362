import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  fight,
  path,
  quick,
  waiting,
  wounds,
} from './line-up.ts';

/** An attack from its declaration to its slot (section ATK), and the Defense that it meets (section DEF). */

test('[SL-ATK-1] every attack needs a roll: a wild check of the skill that goes with it', () => {
  const rolled = (who: string, made: ReturnType<typeof choice>) => {
    const table = fight({
      heroes: { [who]: { at: [5, 5], now: { ap: 9 } } },
      foes: { guard: { at: [6, 5] } },
    });
    table.does(made);
    if (who === 'pell') table.does(decline);
    return waiting(table);
  };
  // Dex 1, Melee 4, Blades 2.
  expect(rolled('torvin', attack('guard'))).toEqual({
    who: 'torvin',
    purpose: 'attack',
    bonus: 7,
    dice: 'd10+d10',
  });
  // Dex 3, Aim 4, Bows 2.
  expect(rolled('pell', attack('guard', { with: 'bow' }))).toMatchObject({ bonus: 9, dice: 'd10+d10' });
  // Rsn 3, Arcana 3, Fire 2.
  const dart = choice('cast-spell', { spell: 'ember-dart', target: 'guard' });
  expect(rolled('isra', dart)).toMatchObject({ bonus: 8, dice: 'd10+d10' });
});

test('[SL-OFF-7] a Standard Attack is one attack with a weapon of either kind, and no spell', () => {
  const table = fight({ heroes: { pell: { at: [5, 5] } }, foes: { guard: { at: [8, 5] } } });
  table.does(attack('guard')).rolls('attack', 2, 3);
  // 5 + 9 = 14 against ranged Defense 12; 14 + 3 - 12 - (5 - 1) = 1: one wound, and the turn goes on.
  expect(wounds(table, 'guard')).toEqual([1, 0, 0, 0, 0]);
  expect([asked(table), ap(table, 'pell')]).toEqual(['pell turn', 2]);
  const mage = fight({ heroes: { isra: { at: [5, 5] } }, foes: { guard: { at: [8, 5] } } });
  mage.refuses(attack('guard', { with: 'ember-dart' }), 'notInHand', 'SL-OFF-7');
});

test('[SL-ATK-6] declared, paid, Harry, the defender’s choice, the roll, the wound, resolved', () => {
  const table = fight(
    {
      foes: { knight: { at: [20, 12] }, guard: { at: [6, 5], now: { defending: true } } },
      heroes: { pell: { at: [5, 5] } },
    },
    {
      turnOf: 'pell',
      stops: ['moment-declared', 'moment-resolved'],
      initiative: { knight: 25, pell: 19, guard: 18 },
    },
  );
  table.does(attack('guard', { with: 'bow' }));
  // The knight stands higher and may interrupt: nothing is paid yet.
  expect([asked(table), ap(table, 'pell')]).toEqual(['knight moment', 8]);
  table.does(decline);
  expect([asked(table), ap(table, 'pell')]).toEqual(['guard harry', 2]);
  table.does(decline);
  expect(asked(table)).toBe('guard defend');
  table.does(decline);
  expect(waiting(table)).toMatchObject({ who: 'pell', purpose: 'attack' });
  // 20 + 9 = 29; initiative swings before the wound is told: 29 + 3 - 12 - 4 = 16, fatal.
  table.rolls('attack', 10, 10);
  const told = table.news().map(({ fact }) => fact);
  const place = (fact: string): number => told.indexOf(fact);
  expect(place('initiative')).toBeGreaterThan(place('check'));
  expect(place('attack-result')).toBeGreaterThan(place('initiative'));
  expect(place('wound')).toBeGreaterThan(place('attack-result'));
  expect(asked(table)).toBe('knight moment');
});

test('[SL-ATK-6] what was declared and has become impossible costs its AP and comes to nothing', () => {
  const table = fight(
    { foes: { wolf: { at: [6, 5] } }, heroes: { wenna: { at: [5, 5] } } },
    { turnOf: 'wenna', stops: ['moment-declared'], rulings: { moveVoids: 'no' } },
  );
  table.does(choice('hinder', { what: 'trip', target: 'wolf' }));
  table.answers('wolf', choice('move', { to: { x: 12, y: 5 } }));
  expect(asked(table)).toBe('wolf moment');
  table.does(decline);
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna turn', 0]);
  expect(table.facts('check')).toEqual([]);
});

const fullModerate = { wounds: { moderate: 2 } };

test('[SL-ATK-6] [SL-R18] a Quick Attack is lowered before it looks for a slot, or after it has found one', () => {
  const struck = (rulings: Sketch): readonly number[] => {
    const table = duel({ wenna: {}, guard: { now: fullModerate } }, { rulings });
    // 9 + 7 = 16; 16 + 4 - 18 = 2, moderate.
    table.does(quick('guard')).rolls('attack', 4, 5);
    return wounds(table, 'guard');
  };
  // Lowered to light, of which there is room.
  expect(struck({})).toEqual([1, 2, 0, 0, 0]);
  // Up to severe, down to moderate, which is full: severe.
  expect(struck({ stepOrder: 'afterSlot' })).toEqual([0, 2, 1, 0, 0]);
});

/** The guard, who stands first, rebuffs Torvin with these faces. */
function rebuffed(rulings: Sketch, torvin: Sketch, faces: readonly [number, number]): Scenario {
  const table = fight(
    { heroes: { torvin: { at: [3, 5], now: torvin } }, foes: { guard: { at: [6, 5] } } },
    { rulings },
  );
  return table
    .does(path([4, 5], [5, 5]))
    .does(choice('rebuff'))
    .rolls('attack', ...faces);
}

test('[SL-ATK-6] [SL-R18] a Rebuff is raised before it looks for a slot, or after it has found one', () => {
  // 8 + 6 = 14; 14 + 3 - 11 - 4 = 2, moderate, and all four moderate slots are taken.
  const full = { wounds: { moderate: 4 } };
  expect(wounds(rebuffed({}, full, [4, 4]), 'torvin')).toEqual([0, 4, 1, 0, 0]);
  const after = rebuffed({ stepOrder: 'afterSlot' }, full, [4, 4]);
  // Severe is found and raised to critical: a check to stay awake.
  expect(wounds(after, 'torvin')).toEqual([0, 4, 0, 1, 0]);
  expect(waiting(after)).toMatchObject({ who: 'torvin', purpose: 'consciousness' });
});

test('[SL-ATK-6] [SL-R19] a light wound that is lowered is none, or stays light', () => {
  const struck = (rulings: Sketch): Scenario => {
    const table = duel({ wenna: {}, guard: {} }, { rulings });
    // 8 + 7 = 15; 15 + 4 - 18 = 1, light.
    return table.does(quick('guard')).rolls('attack', 4, 4);
  };
  expect(wounds(struck({}), 'guard')).toEqual([0, 0, 0, 0, 0]);
  expect(struck({}).facts('attack-result')).toMatchObject([{ outcome: 'no-wound', clause: 'SL-HLT-4' }]);
  expect(wounds(struck({ stepLimits: 'lightStays' }), 'guard')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-R19] [SL-OFF-6] no wound is raised by nothing, and a fatal one goes no higher', () => {
  // 5 + 6 = 11 hits 11; 11 + 3 - 11 - 4 = -1.
  expect(wounds(rebuffed({}, {}, [2, 3]), 'torvin')).toEqual([0, 0, 0, 0, 0]);
  // 14 + 6 = 20; 20 + 3 - 15 = 8.
  expect(wounds(rebuffed({}, {}, [7, 7]), 'torvin')).toEqual([0, 0, 0, 0, 1]);
});

test('[SL-ATK-6] a Quick Attack on a full level still spills upward from the lowered one', () => {
  const table = duel({ wenna: {}, guard: { now: fullModerate } });
  // 12 + 7 = 19; 19 + 4 - 18 = 5, severe; lowered to moderate, which is full.
  table.does(quick('guard')).rolls('attack', 6, 6);
  expect(table.facts('wound')).toMatchObject([{ meant: 'moderate', level: 'severe' }]);
  expect(wounds(table, 'guard')).toEqual([0, 2, 1, 0, 0]);
});

test('[SL-DEF-1] the same roll does less against a higher Defense, as it hits less', () => {
  const struck = (melee: number) => {
    const table = duel({ wenna: {}, guard: { sheet: { printed: { melee } } } });
    table.does(attack('guard')).rolls('attack', 5, 5);
    return table.facts(table.facts('harm').length > 0 ? 'harm' : 'attack-result')[0];
  };
  // 17 + 4 - 5 = 16, less the Defense.
  expect(struck(13)).toMatchObject({ final: { value: 3 } });
  expect(struck(14)).toMatchObject({ final: { value: 2 } });
  expect(struck(17)).toMatchObject({ final: { value: -1 } });
  expect(struck(18)).toMatchObject({ outcome: 'missed' });
});

test('[SL-DEF-2] blows meet melee Defense, shots ranged Defense, and a spell the one that it names', () => {
  const met = (who: string, made: ReturnType<typeof choice>) => {
    const table = fight({
      heroes: { [who]: { at: [5, 5], now: { ap: 10 } } },
      foes: { guard: { at: [7, 5], now: { ap: 0 } } },
    });
    table.does(made).rolls('attack', 2, 3);
    return table.facts('attack-result')[0];
  };
  expect(met('torvin', attack('guard'))).toMatchObject({ against: 'melee', defense: { value: 13 } });
  expect(met('pell', attack('guard'))).toMatchObject({ against: 'ranged', defense: { value: 12 } });
  const arc = choice('cast-spell', { spell: 'spark-arc', target: 'guard' });
  // 10 + Dex 1.
  expect(met('nerit', arc)).toMatchObject({ against: 'agility', defense: { value: 11 } });
});

test('[SL-ATK-7] a combat check wounds nobody, however high, and never adds the weapon’s damage', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.does(choice('hinder', { what: 'disarm', target: 'guard' })).does(choice('check'));
  // Dex 1, Melee 4, Blades 2; neither Str 3 nor the greatsword's 4.
  expect(waiting(table)).toMatchObject({ who: 'torvin', bonus: 7 });
  table.rolls('disarm', 10, 10).rolls('disarm', 1, 1);
  expect(table.facts('check')).toMatchObject([{ dice: 'SL-ATK-7' }, { dice: 'SL-ATK-7' }]);
  expect(wounds(table, 'guard')).toEqual([0, 0, 0, 0, 0]);
  expect(table.facts('harm')).toEqual([]);
});

test('[SL-ATK-7] [SL-MOD-1] a weapon check is made as an attack roll is: what helps to hit helps to disarm', () => {
  const table = duel({
    torvin: { now: { marks: [{ kind: 'distracted', by: 'guard' }] } },
    guard: { now: { posture: 'prone' } },
  });
  table.does(choice('hinder', { what: 'disarm', target: 'guard' })).does(choice('agility'));
  // 7, prone target 3, distracted -2.
  expect(waiting(table).bonus).toBe(8);
});

test('[SL-ATK-7] [SL-MSC-3] the other side of a weapon check is hampered by what hampers its own weapon', () => {
  const table = duel({ torvin: {}, guard: { now: { posture: 'prone' } } });
  table
    .does(choice('hinder', { what: 'disarm', target: 'guard' }))
    .does(choice('check'))
    .rolls('disarm', 5, 5);
  // Dex 1, Melee 3, Blades 1, accuracy 1, prone -2.
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'disarm', bonus: 4 });
  expect(conditions(table, 'guard')).toEqual(['prone']);
});

test('[SL-ATK-6] [SL-FLK-2] a shooter flanks with the bow that it is about to empty', () => {
  const table = fight({
    heroes: { pell: { at: [4, 5] }, torvin: { at: [9, 5] } },
    foes: { guard: { at: [8, 5], now: { ap: 0 } } },
  });
  table.does(attack('guard', { with: 'bow' }));
  // Dex 3, Aim 4, Bows 2; the guard stands between Pell and Torvin: flanked 2.
  expect(waiting(table).bonus).toBe(11);
  table.rolls('attack', 2, 3);
  expect(table.facts('loading')).toMatchObject([{ item: 'pell/bow', left: 2 }]);
});
