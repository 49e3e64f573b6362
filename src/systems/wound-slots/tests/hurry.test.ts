import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  duel,
  endTurn,
  fatigue,
  fight,
  inHand,
  quick,
  stamina,
  waiting,
} from './line-up.ts';

/** Isra takes her dagger out of the backpack: 6 AP of her 7. Dex 1, no Acrobatics; stamina 10. */

type Table = ReturnType<typeof fight>;
const inBackpack = { weapons: [{ thing: 'dagger', in: 'backpack' }], objects: [] };
const retrieve = choice('retrieve', { item: 'dagger', hurry: 'yes' });
const hurrying = (now: Sketch = {}, rulings: Sketch = {}, sheet: Sketch = inBackpack): Table =>
  duel({ isra: { sheet, now }, guard: { at: [12, 5] } }, { rulings }).does(retrieve);
/** The game master calls for Dex [Acrobatics], and this face is rolled. */
const checked = (table: Table, face: number, tn = 5): Table =>
  table.does(choice('check', { tn })).rolls('hurry', face);
const isra = (table: Table) => [ap(table, 'isra'), stamina(table, 'isra'), inHand(table, 'isra')];

test('[SL-FST-1] the game master names a check, or says that there is no way to be quick', () => {
  const table = hurrying();
  expect([asked(table), table.choice().options.map(({ id }) => id)]).toEqual([
    'gm hurry',
    ['check', 'refuse'],
  ]);
  const refused = hurrying().does(choice('refuse'));
  expect([asked(refused), isra(refused)]).toEqual(['isra turn', [1, 10, 'dagger']]);
});

test('[SL-INT-5] [SL-FST-1] whoever is struck down by hand while the check is named does it neither fast nor at all', () => {
  const table = hurrying();
  table.byHand('a falling beam', { change: 'out', who: 'isra', out: 'unconscious' });
  expect([asked(table), isra(table)]).toEqual(['gm end', [7, 10, '']]);
  expect(table.facts('action-voided')).toMatchObject([{ who: 'isra', action: 'retrieve' }]);
});

test('[SL-FST-1] it is Dex [Acrobatics] against 5 unless another is named', () => {
  const usual = hurrying().does(choice('check'));
  expect(waiting(usual)).toEqual({ who: 'isra', purpose: 'hurry', bonus: 1, dice: 'd10' });
  expect(usual.roll().target).toBe(5);
  const strong = hurrying().does(choice('check', { attribute: 'strength', skill: 'athletics', tn: 8 }));
  expect([waiting(strong).bonus, strong.roll().target]).toEqual([-1, 8]);
  const skilled = hurrying().does(choice('check', { skill: 'reflex', specialization: 'agility', tn: -10 }));
  // Dex 1, Reflex 1, Agility 1.
  expect([waiting(skilled).bonus, skilled.roll().target]).toEqual([3, -10]);
  hurrying()
    .refuses(choice('check', { tn: 41 }), 'noSuchThing', 'SL-FST-1')
    .refuses(choice('check', { tn: 4.5 }), 'noSuchThing', 'SL-FST-1')
    .refuses(choice('check', { attribute: 'luck' }), 'noSuchThing', 'SL-FST-1')
    .refuses(choice('check', { skill: 'luck' }), 'noSuchThing', 'SL-FST-1')
    .refuses(choice('check', { specialization: 'agility' }), 'noSuchThing', 'SL-FST-1');
});

test.each([
  // The face, how far over the TN of 5 it is, what it costs.
  [4, 0, 5],
  [6, 2, 5],
  [7, 3, 4],
  [9, 5, 4],
  [10, 6, 3],
])('[SL-FST-2] [SL-R83] a %i is %i over: %i AP, and 1 stamina in all', (face, _over, cost) => {
  expect(isra(checked(hurrying(), face))).toEqual([7 - cost, 9, 'dagger']);
  // Or 1 for each AP that was saved.
  const each = checked(hurrying({}, { fasterStamina: 'onePerAp' }), face);
  expect(isra(each)).toEqual([7 - cost, 10 - (6 - cost), 'dagger']);
});

test('[SL-FST-2] [SL-AP-8] no more than down to 1 AP, and what is not saved takes no stamina', () => {
  const pouch = { weapons: [{ thing: 'dagger', in: 'pouch' }], objects: [] };
  // 3 AP, 9 over the TN: 4 less would be -1.
  expect(isra(checked(hurrying({}, {}, pouch), 10, 2))).toEqual([6, 9, 'dagger']);
  const scabbard = { weapons: [{ thing: 'dagger', in: 'scabbard' }], objects: [] };
  expect(isra(checked(hurrying({}, {}, scabbard), 10, 2))).toEqual([6, 10, 'dagger']);
});

test.each([
  // TN 10: the face, what is missing, what may be lost.
  [8, 1, 1],
  [7, 2, 1],
  [6, 3, 2],
  [4, 5, 2],
  [3, 6, 3],
  [1, 8, 3],
])(
  '[SL-FST-3] [SL-R84] a %i misses by %i: full cost, and %i AP besides if the game master says so',
  (face, _by, lost) => {
    const table = checked(hurrying({ ap: 12 }), face, 10);
    expect([asked(table), ap(table, 'isra')]).toEqual(['gm hurry-loss', 6]);
    table.does(choice('lose'));
    expect(isra(table)).toEqual([6 - lost, 10, 'dagger']);
    const kind = checked(hurrying({ ap: 12 }), face, 10).does(choice('nothing'));
    expect(isra(kind)).toEqual([6, 10, 'dagger']);
  },
);

test('[SL-FST-3] no more is lost than there is, and with nothing left nobody is asked', () => {
  const table = checked(hurrying(), 1, 10);
  expect([asked(table), ap(table, 'isra')]).toEqual(['gm hurry-loss', 1]);
  table.refuses(choice('perhaps'), 'noSuchThing', 'SL-FST-3').does(choice('lose'));
  expect(isra(table)).toEqual([0, 10, 'dagger']);
  const none = checked(hurrying({ ap: 6 }), 1, 10);
  expect([asked(none), isra(none)]).toEqual(['isra turn', [0, 10, 'dagger']]);
});

test('[SL-FST-3] [SL-R84] by `fails` it does not happen, its AP are gone all the same', () => {
  const table = checked(hurrying({ ap: 12 }, { fasterFail: 'fails' }), 1, 10).does(choice('lose'));
  expect(isra(table)).toEqual([3, 10, '']);
  // A check that is passed is no failure.
  expect(isra(checked(hurrying({}, { fasterFail: 'fails' }), 4))).toEqual([2, 9, 'dagger']);
});

test('[SL-FST-1] never attacks, never spells, nothing but what can be done in a hurry', () => {
  const table = fight({
    heroes: { isra: { at: [5, 5], sheet: inBackpack } },
    foes: { guard: { at: [6, 5] } },
  });
  for (const id of ['standard-attack', 'quick-attack', 'cast-spell', 'hinder', 'grapple', 'defend', 'dash']) {
    expect(table.option(id).needs?.hurry, id).toBeUndefined();
  }
  for (const id of ['posture', 'retrieve']) expect(table.option(id).needs?.hurry, id).toBeDefined();
  const spell = choice('cast-spell', { spell: 'still-ward', target: 'isra', hurry: 'yes' });
  table.does(spell);
  expect(asked(table)).toBe('isra turn');
});

test('[SL-FST-2] [SL-POS-6] leaping out of the saddle', () => {
  const table = fight({
    heroes: { brannoch: { on: 'riding-horse', now: { ap: 4 } }, 'riding-horse': { at: [5, 5] } },
    foes: { guard: { at: [15, 5] } },
  });
  table.does(choice('dismount', { hurry: 'yes' })).does(choice('check', { skill: 'none', tn: 2 }));
  // Dex 1: 1 + 1 is just enough for 3 AP.
  table.rolls('hurry', 1);
  expect([ap(table, 'brannoch'), conditions(table, 'brannoch')]).toEqual([1, []]);
});

test('[SL-FST-2] [SL-STA-2] stamina that is not there becomes fatigue', () => {
  const table = checked(hurrying({ stamina: 0 }), 4);
  expect([stamina(table, 'isra'), fatigue(table, 'isra')]).toEqual([0, 1]);
  const each = checked(hurrying({ stamina: 1 }, { fasterStamina: 'onePerAp' }), 10);
  expect([stamina(each, 'isra'), fatigue(each, 'isra')]).toEqual([0, 2]);
});

test('[SL-FST-2] [SL-AP-5] a hurry may bring it within the AP at hand, or make a charge shorter', () => {
  expect(isra(checked(hurrying({ ap: 5 }), 4))).toEqual([0, 9, 'dagger']);
  const table = checked(hurrying({ ap: 2 }), 4);
  // SL-ACT-3: stamina is due when it takes effect.
  expect([isra(table), table.facts('charge')]).toMatchObject([
    [0, 10, ''],
    [{ charge: { paid: 2, cost: 5 } }],
  ]);
  table.does(endTurn).does(endTurn).does(choice('continue-charge'));
  expect([asked(table), isra(table)]).toEqual(['isra turn', [14 - 3, 9, 'dagger']]);
});

test('[SL-FST-3] [SL-AP-5] a failed hurry of what is too dear begins it at its full cost, with nothing left to lose', () => {
  const table = checked(hurrying({ ap: 2 }), 1, 10);
  expect([asked(table), isra(table)]).toEqual(['isra turn', [0, 10, '']]);
  expect(table.facts('charge')).toMatchObject([{ charge: { paid: 2, cost: 6 } }]);
});

test('[SL-FST-1] [SL-INT-5] what is thwarted is not rolled for and costs nothing', () => {
  const table = duel(
    { isra: { sheet: inBackpack }, guard: { now: { ap: 12 } } },
    { initiative: { guard: 30, isra: 10 }, turnOf: 'isra', stops: ['moment-declared'] },
  );
  table.does(retrieve).answers('guard', quick('isra')).rolls('attack', 1, 1);
  expect([asked(table), isra(table)]).toEqual(['isra turn', [7, 10, '']]);
});

test('[SL-FST-1] [SL-INT-2] out of turn too', () => {
  const table = duel(
    { isra: {}, guard: {} },
    { initiative: { guard: 10, isra: 30 }, turnOf: 'guard', stops: ['moment-resolved'] },
  );
  table.does(choice('dash')).answers('isra', choice('posture', { to: 'prone', hurry: 'yes' }));
  expect(asked(table)).toBe('gm hurry');
  checked(table, 4);
  expect([ap(table, 'isra'), stamina(table, 'isra')]).toEqual([6, 9]);
});
