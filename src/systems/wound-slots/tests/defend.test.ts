import { expect, test } from 'vitest';
import type { fight, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  initiative,
  path,
  wounds,
} from './line-up.ts';

/**
 * Wenna: Defense melee 14, ranged 13, Power 15, Agility 12, Fortitude 15, Willpower 13; Toughness 6; 6 AP. The guard's
 * sword: +6, damage 3.
 */

const defend = choice('defend');
type Table = ReturnType<typeof fight>;
/** Wenna defends, and the guard strikes at her. */
const struck = (setting: Parameters<typeof duel>[1] = {}, wenna: Sketch = {}): Table =>
  duel({ wenna: { now: wenna }, guard: { now: { ap: 12 } } }, setting)
    .does(defend)
    .does(endTurn)
    .does(attack('wenna'));
const values = (table: Table): readonly string[] =>
  table.choice().options.map(({ id, note }) => `${id} ${note?.replace('Defense ', '')}`);
const met = (table: Table) =>
  table.facts('attack-result').at(-1) as unknown as { defense: { value: number }; outcome: string };

test('[SL-COM-2] Defend costs 4 AP; each attack asks how it is met, with what each way is worth', () => {
  const table = struck();
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna defend', 2 + 6]);
  expect(values(table)).toEqual([
    'plusTwo 16',
    'power 15',
    'fortitude 15',
    'willpower 13',
    'agility 12',
    'decline 14',
  ]);
});

test.each([
  // The option, the Defense, and the wounds of a total of 21: 21 + 3 less that Defense and Toughness 6.
  ['power', 15, [0, 1, 0, 0, 0]],
  ['fortitude', 15, [0, 1, 0, 0, 0]],
  ['willpower', 13, [0, 0, 1, 0, 0]],
  ['plusTwo', 16, [0, 1, 0, 0, 0]],
  ['none', 14, [0, 0, 1, 0, 0]],
] as const)(
  '[SL-COM-2] [SL-DEF-1] met with %s the attack goes against %i, the damage too',
  (how, value, held) => {
    const table = struck().answers('wenna', choice(how));
    table.rolls('attack', 7, 8);
    expect([met(table).defense.value, wounds(table, 'wenna')]).toEqual([value, held]);
  },
);

test('[SL-COM-2] a way that is worse than none may be chosen as well', () => {
  const table = struck().answers('wenna', choice('agility')).rolls('attack', 7, 8).rolls('consciousness', 1);
  // 21 + 3 - 12 - 6 is 6: critical.
  expect(wounds(table, 'wenna')).toEqual([0, 0, 0, 1, 0]);
  expect(struck().refuses(choice('melee'), 'noSuchThing', 'SL-COM-2')).toBeDefined();
});

test('[SL-COM-3] a wound ends it, in the middle of several attacks; a hit without a wound does not', () => {
  const table = struck().answers('wenna', decline);
  // 14 hits, and 14 + 3 - 14 - 6 is no wound.
  table.rolls('attack', 4, 4);
  expect([met(table).outcome, conditions(table, 'wenna')]).toEqual(['no-wound', ['defending']]);
  const again = duel({ wenna: {}, guard: { now: { ap: 18 } } })
    .does(defend)
    .does(endTurn);
  again.does(attack('wenna')).answers('wenna', choice('plusTwo')).rolls('attack', 4, 5);
  expect([met(again).outcome, conditions(again, 'wenna')]).toEqual(['missed', ['defending']]);
  // 22 + 3 - 16 - 6: moderate.
  again.does(attack('wenna')).answers('wenna', choice('plusTwo')).rolls('attack', 8, 8);
  expect([wounds(again, 'wenna'), conditions(again, 'wenna')]).toEqual([[0, 1, 0, 0, 0], []]);
  // At the third attack nobody is asked.
  again.does(attack('wenna')).rolls('attack', 4, 4);
  expect(met(again)).toMatchObject({ outcome: 'no-wound', defense: { value: 14 } });
});

test('[SL-COM-3] a wound from fire ends it too', () => {
  const table = duel({ wenna: { now: { burning: 3 } }, guard: {} })
    .does(defend)
    .does(endTurn);
  // 2 x 3 less the base Toughness of 2: severe.
  expect([wounds(table, 'wenna'), conditions(table, 'wenna')]).toEqual([[0, 0, 1, 0, 0], ['burning']]);
});

test('[SL-COM-3] it lasts to the beginning of the next own turn', () => {
  const table = duel({ wenna: {}, guard: {} }).does(defend).does(endTurn);
  expect(conditions(table, 'wenna')).toEqual(['defending']);
  table.does(endTurn);
  expect([asked(table), conditions(table, 'wenna')]).toEqual(['wenna turn', []]);
});

test('[SL-COM-2] arrows and bolts of fire are met the same way, what goes against Agility is not', () => {
  const table = duel({ wenna: {}, 'bandit-archer': { at: [12, 5] } })
    .does(defend)
    .does(endTurn);
  table.does(attack('wenna'));
  expect(values(table)).toEqual([
    'power 15',
    'fortitude 15',
    'plusTwo 15',
    'willpower 13',
    'agility 12',
    'decline 13',
  ]);
  const magic = (use: string, spell: string) =>
    duel({ wenna: {}, mage: { use, at: [8, 5], now: { ap: 8 } } })
      .does(defend)
      .does(endTurn)
      .does(choice('cast-spell', { spell, target: 'wenna' }));
  expect(asked(magic('isra', 'ember-dart'))).toBe('wenna defend');
  expect(magic('nerit', 'spark-arc').roll().purpose).toBe('attack');
});

test('[SL-COM-2] [SL-DEF-3] [SL-R65] for the immobile the immobile Defense comes first', () => {
  const roots = [{ spell: 'binding-roots', by: 'guard', kind: 'bound', value: 12, until: 3 }];
  // 5, and +2 of it is 7; Power, Fortitude and Willpower stay.
  expect(values(struck({}, { effects: roots }))).toEqual([
    'power 15',
    'fortitude 15',
    'willpower 13',
    'plusTwo 7',
    'agility 5',
    'decline 5',
  ]);
});

test('[SL-COM-2] [SL-ATK-5] only against attacks that one sees', () => {
  const table = duel({ wenna: {}, guard: {} }).does(defend);
  table.byHand('smoke', { change: 'condition', who: 'wenna', condition: 'blinded', on: true }).does(endTurn);
  expect(table.does(attack('wenna')).roll().purpose).toBe('attack');
});

test('[SL-COM-2] [SL-R65] where it is said once, nobody is asked again, and it may be said anew', () => {
  const rulings = { defendTiming: 'onceOnDeclaring' };
  const table = duel({ wenna: { now: { ap: 8 } }, guard: { now: { ap: 12 } } }, { rulings });
  table.refuses(choice('defend', { how: 'melee' }), 'noSuchThing', 'SL-COM-2');
  table
    .does(choice('defend', { how: 'willpower' }))
    .does(choice('defend', { how: 'fortitude' }))
    .does(endTurn);
  table.does(attack('wenna')).rolls('attack', 4, 4);
  expect(met(table).defense.value).toBe(15);
  table.does(attack('wenna')).rolls('attack', 4, 5);
  expect(met(table).defense.value).toBe(15);
  const usual = duel({ wenna: {}, guard: {} }, { rulings }).does(defend).does(endTurn);
  expect(met(usual.does(attack('wenna')).rolls('attack', 4, 4)).defense.value).toBe(16);
});

test('[SL-COM-3] where each attack asks, defending twice is refused', () => {
  const table = duel({ wenna: { now: { ap: 8 } }, guard: {} }).does(defend);
  table.refuses(defend, 'defending', 'SL-COM-3');
  expect(table.option('defend').refused).toMatchObject({ code: 'defending' });
});

test('[SL-COM-2] [SL-POS-2] whose opening is better than any way is not asked about a Rebuff', () => {
  const rebuffed = (...faces: readonly [number, number]) =>
    duel({ wenna: { now: { ap: 12 } }, guard: { at: [7, 5] } })
      .does(defend)
      .does(choice('opening', { target: 'guard' }))
      .rolls('attack', ...faces)
      .does(path([6, 5]))
      .answers('guard', choice('rebuff'));
  // +7: 17 is more than 16.
  const none = rebuffed(5, 5);
  expect(none.roll().purpose).toBe('attack');
  none.rolls('attack', 4, 4);
  expect(met(none).defense.value).toBe(17);
  // 15 is not more than +2.
  const some = rebuffed(4, 4);
  expect(values(some)).toEqual([
    'plusTwo 16',
    'power 15',
    'agility 15',
    'fortitude 15',
    'willpower 15',
    'decline 15',
  ]);
});

test('[SL-COM-2] [SL-INT-3] out of turn, for 2 initiative more, before the blow that it thwarts', () => {
  const table = duel(
    { wenna: {}, guard: {} },
    { order: ['wenna', 'guard'], turnOf: 'guard', stops: ['moment-declared'] },
  );
  table.does(attack('wenna')).answers('wenna', defend);
  expect([ap(table, 'wenna'), initiative(table, 'wenna'), ap(table, 'guard')]).toEqual([2, 18, 6]);
  // The same blow again: she stands below the guard now and cannot stop it, but she defends.
  table.does(attack('wenna')).answers('wenna', choice('plusTwo')).rolls('attack', 4, 5);
  expect(met(table)).toMatchObject({ outcome: 'missed', defense: { value: 16 } });
});

test('[SL-CND-8] [SL-R34] the helpless defend themselves no more, unless helpless means immobile only', () => {
  const helpless = (rulings: Sketch) =>
    duel(
      { wenna: { now: { defending: true, helplessUntil: 2 } }, guard: {} },
      { rulings, turnOf: 'guard' },
    ).does(attack('wenna'));
  expect(helpless({}).roll().purpose).toBe('attack');
  expect(values(helpless({ helpless: 'immobileOnly' }))).toContain('plusTwo 7');
});

test('[SL-CND-8] [SL-R34] [SL-GRP-10] whoever is pinned defends no more, unless helpless means immobile only', () => {
  const pinned = (rulings: Sketch) =>
    duel(
      { wenna: { now: { defending: true } }, guard: { now: { ap: 12, grappling: ['wenna'] } } },
      { turnOf: 'guard', rulings },
    )
      .does(choice('pin', { target: 'wenna' }))
      // Power 2 at -2 against 15.
      .rolls('pin', 8, 8);
  expect(conditions(pinned({}), 'wenna')).not.toContain('defending');
  expect(conditions(pinned({ helpless: 'immobileOnly' }), 'wenna')).toContain('defending');
});

test('[SL-COM-2] [SL-AP-5] too few AP: Defend begins when it is paid for', () => {
  const table = duel({ wenna: { now: { ap: 3 } }, guard: {} }).does(defend);
  expect(conditions(table, 'wenna')).toEqual(['charging']);
  table.does(endTurn).does(endTurn).does(choice('continue-charge'));
  // 6 at her turn's end and 6 with the round; one was missing.
  expect([conditions(table, 'wenna'), ap(table, 'wenna')]).toEqual([['defending'], 11]);
});

test('[SL-R65] who was made to defend without a word about how has the +2', () => {
  const rulings = { defendTiming: 'onceOnDeclaring' };
  const met15 = (table: Table) => {
    table.does(attack('guard')).rolls('attack', 3, 4);
    // 10, Spd 1 less 1 for mail, sword 1, shield 2, defending 2.
    expect(met(table).defense.value).toBe(15);
  };
  met15(duel({ wenna: {}, guard: { now: { defending: true } } }, { rulings }));
  met15(
    duel({ wenna: {}, guard: {} }, { rulings }).byHand('ready', {
      change: 'condition',
      who: 'guard',
      condition: 'defending',
      on: true,
    }),
  );
});

test('[SL-R5] [SL-COM-2] where defenders always roll, notes tell what is added to the dice, and a number where none are rolled', () => {
  const rulings = { defenseRolls: 'always' };
  expect(values(struck({ rulings }))).toEqual([
    'plusTwo dice and 6',
    'power dice and 5',
    'fortitude dice and 5',
    'willpower dice and 3',
    'agility dice and 2',
    'decline dice and 4',
  ]);
  // Immobile, 5 and 7, but for the skill defenses.
  const bound = struck({ rulings: { ...rulings, helpless: 'immobileOnly' } }, { helplessUntil: 3 });
  expect(values(bound)).toContain('plusTwo 7');
  expect(values(bound)).toContain('decline 5');
  expect(values(bound)).toContain('power dice and 5');
  const whom = duel({ wenna: {}, guard: {} }, { rulings }).option('standard-attack').needs?.target;
  expect(whom?.kind === 'one' && whom.oneOf[0]?.note).toContain('+7 against dice and 3');
  const held = duel({ wenna: { now: { grappling: ['guard'] } }, guard: {} }, { rulings });
  const from = held.option('escape').needs?.from;
  // Str 1, Athletics 1.
  expect(from?.kind === 'one' && from.oneOf[0]?.note).toBe('TN dice and 2');
});
