import { expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  actions,
  asked,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Resistance checks (section RES), with Mind Grip: Resolve against 18, or 1 action less. */

const grip = choice('power-mind-grip', { target: 'soldier' });
const struggle = choice('struggle');
const submit = choice('submit');

/** A spell like Mind Grip with these differences. */
const spell = (does: Sketch) => ({
  id: 'hold',
  name: 'Hold',
  kind: 'spell',
  actions: 1,
  mana: 4,
  mental: true,
  does: { deed: 'grip', far: 60, resist: ['resolve'], vs: 18, lessActions: 1, ...does },
});
const hold = choice('power-hold', { target: 'soldier' });

const gripped = (soldier: Fighter = {}, setting: Setting = {}, hexer: Fighter = {}) =>
  duel({ hexer, soldier: { at: [9, 5], ...soldier } }, setting);

test('[AD-RES-1] [AD-RES-4] [AD-ACT-13] a Resistance check rolls the ability named by the spell against its VS', () => {
  const table = gripped().does(grip);
  expect(asked(table)).toBe('soldier resist');
  expect(table.choice()).toMatchObject({
    about: { by: 'hexer', what: 'Mind Grip', ability: 'resolve', vs: 18 },
  });
  table.refuses(choice('flee'), 'noSuchThing', 'AD-RES-1');
  table.does(struggle);
  expect([waiting(table), terms(table)]).toEqual([
    { who: 'soldier', purpose: 'resistance', dice: 'd20+d10!', beats: 18 },
    ['Resolve 1'],
  ]);
  // 12 + 7 = 19: higher.
  table.rolls('resistance', 12, 7);
  expect(table.news('resisted')).toMatchObject([{ won: true, result: 19, vs: 18 }]);
  expect([vigor(table, 'soldier'), table.who('hexer').pools.mana?.value]).toEqual([20, 26]);
  table.does(endTurn);
  expect(actions(table, 'soldier')).toBe(2);
});

test('[AD-RES-4] [AD-ACT-15] a tie fails: 1 action less in the next turn, and only in that one', () => {
  const table = gripped().does(grip).does(struggle).rolls('resistance', 11, 7).does(endTurn);
  expect(actions(table, 'soldier')).toBe(1);
  table.does(endTurn).does(endTurn);
  expect(actions(table, 'soldier')).toBe(2);
});

test('[AD-RES-1] a target that submits rolls nothing', () => {
  const table = gripped().does(grip).does(submit);
  expect(table.news('resisted')).toEqual([]);
  expect(actions(table.does(endTurn), 'soldier')).toBe(1);
});

test('[AD-ACT-15] two grips take two actions; a turn without actions is skipped', () => {
  const table = gripped().does(grip).does(submit).does(grip).does(submit);
  // The turn passes without an action.
  expect([actions(table, 'soldier'), asked(table)]).toEqual([0, 'hexer turn']);
});

test('[AD-R1] ruling vsComparison reachOnChecks: a total equal to a printed VS succeeds', () => {
  const table = gripped({}, { rulings: { vsComparison: 'reachOnChecks' } })
    .does(grip)
    .does(struggle);
  expect(table.rolls('resistance', 11, 7).news('resisted')).toMatchObject([{ won: true }]);
});

test('[AD-RES-2] of two abilities the one with more dice is used', () => {
  const powers = { sheet: { powers: [spell({ resist: ['reason', 'strength'] })] } };
  // Reason 10, Strength 20.
  const table = gripped({}, {}, powers).does(hold).does(struggle);
  expect(terms(table)).toEqual(['Strength 2']);
  const same = gripped({ sheet: { scores: { reason: 20 } } }, {}, powers)
    .does(hold)
    .does(struggle);
  expect(terms(same)).toEqual(['Reason 2']);
});

test('[AD-RES-3] dice from Talents and the sheet are added to Resistance', () => {
  const table = gripped({ sheet: { powers: ['iron-will'], resistanceDice: 2 } })
    .does(grip)
    .does(struggle);
  expect(terms(table)).toEqual(['Resolve 1', 'Resistance 2', 'Iron Will 1']);
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!+d10!');
});

test('[AD-RES-4] [AD-R64] ruling resistanceVs always15: the VS is 15', () => {
  const table = gripped({}, { rulings: { resistanceVs: 'always15' } })
    .does(grip)
    .does(struggle);
  expect(waiting(table).beats).toBe(15);
});

test('[AD-RES-4] [AD-R64] ruling resistanceVs gm: the game master is asked, the printed VS is proposed', () => {
  const table = gripped({}, { rulings: { resistanceVs: 'gm' } }).does(grip);
  expect(asked(table)).toBe('gm gm.resistVs');
  expect(table.choice().options.map(({ id }) => id)).toEqual(['18', '10', '15', '20', '25', 'other']);
  table.refuses(choice('12'), 'noSuchThing', 'AD-RES-4');
  table.refuses(choice('other', { vs: 0 }), 'noSuchThing', 'AD-RES-4');
  expect(waiting(table.does(choice('other', { vs: 22 })).does(struggle)).beats).toBe(22);
});

test('[AD-RES-4] [AD-R65] ruling resistanceCost free: the Winded and the bound may resist', () => {
  for (const now of [{ vigor: 0 }, { effects: [{ condition: 'bound' }] }]) {
    expect(asked(gripped({ now }).does(grip))).toBe('soldier resist');
  }
  const others = {
    red: { hexer: { at: [5, 5] } },
    blue: { soldier: { at: [9, 5], now: { health: 0 } }, thug: { at: [9, 9] } },
  } as const;
  fight(others).refuses(grip, 'wrongTarget', 'AD-ACT-13');
});

test('[AD-RES-4] [AD-R65] [AD-REC-2] ruling resistanceCost reaction5: 5 Vigor, and without them no question', () => {
  const setting = { rulings: { resistanceCost: 'reaction5' } };
  const table = gripped({}, setting).does(grip);
  expect(table.option('struggle').cost).toEqual({ vigor: 5 });
  table.does(struggle);
  expect(vigor(table, 'soldier')).toBe(15);
  table.rolls('resistance', 12, 7);
  // The last 5 Vigor pay for it, and the check is rolled.
  const last = gripped({ now: { vigor: 5 } }, setting)
    .does(grip)
    .does(struggle);
  expect([vigor(last, 'soldier'), conditions(last, 'soldier')]).toEqual([0, ['winded']]);
  expect(last.rolls('resistance', 12, 7).news('resisted')).toMatchObject([{ won: true }]);
  // 4 Vigor are too few: it is not asked.
  const poor = gripped({ now: { vigor: 4 } }, setting).does(grip);
  expect(asked(poor)).toBe('hexer turn');
  expect(actions(poor.does(endTurn), 'soldier')).toBe(1);
});

test('[AD-RES-1] a check that cannot succeed is not offered: no Bonus dice against 20', () => {
  const powers = { sheet: { powers: [spell({ vs: 20 })] } };
  const table = gripped({ sheet: { scores: { resolve: 9 } } }, {}, powers).does(hold);
  expect(asked(table)).toBe('hexer turn');
  // One bursting die has no upper bound.
  expect(asked(gripped({}, {}, powers).does(hold))).toBe('soldier resist');
  // AD-R2: a natural 20 may succeed as well.
  const lucky = { rulings: { naturals: 'autoBoth' } };
  expect(asked(gripped({ sheet: { scores: { resolve: 9 } } }, lucky, powers).does(hold))).toBe(
    'soldier resist',
  );
});

test('[AD-HRT-3] [AD-DIE-6] the wounded roll Resistance with d8', () => {
  const table = gripped({ now: { durability: 0 } })
    .does(grip)
    .does(struggle);
  expect(waiting(table).dice).toBe('d20+d8!');
});

test('[AD-ACT-13] a grip reaches 60 feet and is stopped by a wall; visibility does not matter', () => {
  const far = (x: number) => gripped({ at: [x, 5] });
  expect(asked(far(17).does(grip))).toBe('soldier resist');
  far(18).refuses(grip, 'outOfRange', 'AD-ACT-13');
  const wall = { field: { walls: [{ x: 7, y: 5, side: 'e', kind: 'wall' }] } };
  gripped({}, wall).refuses(grip, 'covered', 'AD-ATK-7');
  // It is no ranged attack: fog does not matter (AD-VIS-1).
  expect(asked(gripped({ at: [17, 5] }, { more: { visibility: 'zero' } }).does(grip))).toBe('soldier resist');
});

test('[AD-SHK-1] a bound combatant may use Mind Grip, which is purely mental, and nothing physical', () => {
  const table = gripped({}, {}, { now: { effects: [{ condition: 'bound' }] } });
  expect(asked(table)).toBe('hexer turn');
  table.refuses(choice('defend'), 'incapacitated', 'AD-SHK-1');
  table.refuses(choice('power-venom-needle', { target: 'soldier' }), 'incapacitated', 'AD-SHK-1');
  expect(asked(table.does(grip))).toBe('soldier resist');
});

test('[AD-RES-2] without a named ability the game master names it, Resolve is proposed', () => {
  // Against a skill, the ability is named by the game master (AD-R17 `freeResistance`).
  const table = duel({ hadra: {}, thug: {} }, { rulings: { opposeSkill: 'freeResistance' } });
  table
    .does(choice('use-skill', { skill: 'menace', target: 'thug' }))
    .does(choice('10'))
    .rolls('menace', 14);
  expect(asked(table)).toBe('gm gm.resistAbility');
  expect(table.choice().options[0]?.id).toBe('resolve');
  table.refuses(choice('luck'), 'noSuchThing', 'AD-RES-2');
  table.does(choice('stamina'));
  expect(table.choice()).toMatchObject({ ask: 'resist', about: { ability: 'stamina', vs: 14 } });
});
