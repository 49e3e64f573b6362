import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fatigue,
  fight,
  initiative,
  quick,
  stamina,
  waiting,
} from './line-up.ts';

/** Torvin has 6 AP and 12 stamina; Str 3, Athletics 2, Power 2. The guard: Prc 1, Reflex 0. */

type Table = ReturnType<typeof fight>;
const what = 'kicks the brazier over';
const other = choice('other-action', { what });
const trying = (setting: Sketch = {}, now: Sketch = {}, more: Sketch = {}): Table =>
  duel({ torvin: { now }, guard: {} }, setting).does(choice('other-action', { what, ...more }));
const strength = { attribute: 'strength', skill: 'athletics', specialization: 'power' };
const outcome = (text?: string) => choice('outcome', text === undefined ? {} : { text });
const torvin = (table: Table) => [ap(table, 'torvin'), stamina(table, 'torvin')];

test('[SL-ACT-1] the game master says no: nothing is spent, nothing is done', () => {
  const table = trying();
  expect(asked(table)).toBe('gm other-action');
  expect(table.choice().options.map(({ id }) => id)).toEqual(['check', 'works', 'refuse']);
  table.does(choice('refuse'));
  expect([asked(table), torvin(table), table.facts('action')]).toEqual(['torvin turn', [6, 12], []]);
  expect(table.news('note')).toMatchObject([
    { clause: 'SL-ACT-1', who: 'torvin', text: `${what}: it cannot be done.` },
  ]);
});

test('[SL-ACT-1] [SL-ACT-3] or names AP, stamina, check and TN; the dice fall, and the outcome is said and kept', () => {
  const table = trying().does(choice('check', { ...strength, tn: 12, ap: 5, stamina: 2 }));
  expect([waiting(table), table.roll().target]).toEqual([
    { who: 'torvin', purpose: 'other', bonus: 7, dice: 'd10' },
    12,
  ]);
  expect(torvin(table)).toEqual([1, 10]);
  table.rolls('other', 5);
  expect([asked(table), table.choice().about]).toMatchObject(['gm other-outcome', { passed: true, what }]);
  table.does(outcome('Coals all over the floor.'));
  expect([asked(table), table.facts('note')]).toMatchObject([
    'torvin turn',
    [{ text: 'Coals all over the floor.', clause: 'SL-ACT-1', who: 'torvin' }],
  ]);
});

test('[SL-ACT-1] a check that fails is told as such, and without words it is said how it went', () => {
  const table = trying()
    .does(choice('check', { ...strength, tn: 12 }))
    .rolls('other', 4);
  expect(table.choice().about).toMatchObject({ passed: false });
  table.does(outcome());
  expect(table.facts('note')).toMatchObject([{ text: `${what}: it does not work.` }]);
  // 4 AP unless something else is said.
  expect(torvin(table)).toEqual([2, 12]);
});

test('[SL-ACT-1] no check at all', () => {
  const table = trying().does(choice('works', { ap: 0 }));
  expect([asked(table), table.choice().about]).toMatchObject(['gm other-outcome', { passed: true }]);
  table.does(outcome());
  expect([torvin(table), table.facts('note')]).toMatchObject([[6, 12], [{ text: `${what}: it works.` }]]);
});

test('[SL-ACT-1] [SL-DIC-2] against somebody it may be opposed; whoever is out cold opposes nothing', () => {
  const opposed = (face: number, answer: number): Table =>
    trying({}, {}, { target: 'guard' })
      .does(choice('contest', { ...strength, resistAttribute: 'perception', resistSkill: 'melee' }))
      .rolls('other', face)
      .rolls('resist-other', answer);
  // +7 against Prc 1 and Melee 3.
  expect(opposed(1, 4).choice().about).toMatchObject({ passed: true });
  expect(opposed(1, 5).choice().about).toMatchObject({ passed: false });
  const cold = fight({
    heroes: { torvin: { at: [5, 5] } },
    foes: { guard: { at: [6, 5], now: { conditions: ['unconscious'] } }, wolf: { at: [15, 5] } },
  }).does({ ...other, target: 'guard' });
  expect(cold.choice().options.map(({ id }) => id)).toEqual(['check', 'works', 'refuse']);
  cold.refuses(choice('contest', strength), 'noSuchThing', 'SL-ACT-1');
});

test('[SL-ACT-1] what is tried must be said, and at somebody who is here', () => {
  const table = duel({ torvin: {}, guard: {} });
  table
    .refuses(choice('other-action'), 'noSuchThing', 'SL-ACT-1')
    .refuses(choice('other-action', { what: '  ' }), 'noSuchThing', 'SL-ACT-1')
    .refuses({ ...other, target: 'nobody-known' }, 'noSuchThing', 'SL-ACT-1');
  const asleep = duel({ torvin: { now: { helplessUntil: 2 } }, guard: {} });
  asleep.refuses(other, 'helpless', 'SL-CND-8');
});

test('[SL-ACT-1] terms must be whole numbers within bounds, checks must exist', () => {
  trying()
    .refuses(choice('check', { tn: 99 }), 'noSuchThing', 'SL-ACT-1')
    .refuses(choice('check', { skill: 'cooking' }), 'noSuchThing', 'SL-ACT-1')
    .refuses(choice('check', { ap: 41 }), 'noActionPoints', 'SL-ACT-1')
    .refuses(choice('works', { stamina: -1 }), 'noSuchThing', 'SL-ACT-2')
    .refuses(choice('works', { lasts: 'hours' }), 'noSuchThing', 'SL-AP-7')
    .refuses(choice('works', { lasts: 'rounds', count: 0 }), 'noSuchThing', 'SL-AP-7');
});

test('[SL-ACT-1] nobody brings the terms along by themselves', () => {
  const agreed = { option: 'works', ap: 0, stamina: 0, lasts: 'ap', count: 1 };
  expect(asked(trying({}, {}, { agreed }))).toBe('gm other-action');
});

test('[SL-ACT-1] [SL-AP-5] what is too dear is charged, on the terms that were agreed on', () => {
  const table = trying().does(choice('check', { ...strength, tn: 12, ap: 10, stamina: 1 }));
  expect([asked(table), torvin(table), conditions(table, 'torvin')]).toEqual([
    'torvin turn',
    [0, 12],
    ['charging'],
  ]);
  table.does(endTurn).does(endTurn);
  expect(table.option('continue-charge').label).toBe(`Go on: ${what}`);
  // Nobody is asked for terms again.
  table.does(choice('continue-charge')).rolls('other', 5).does(outcome('Done.'));
  expect([torvin(table), conditions(table, 'torvin')]).toEqual([[12 - 4, 11], []]);
});

test('[SL-ACT-1] [SL-AP-5] with 0 AP there is nothing to pay with, but what costs none can be done', () => {
  const table = trying({}, { ap: 0 });
  table.refuses(choice('works', { ap: 1 }), 'noActionPoints', 'SL-AP-5');
  table.refuses(choice('works', { lasts: 'rounds' }), 'noActionPoints', 'SL-AP-7');
  table.does(choice('works')).does(outcome());
  expect(torvin(table)).toEqual([0, 12]);
});

test('[SL-ACT-1] [SL-AP-7] [SL-R45] rounds and minutes', () => {
  const table = trying().does(choice('works', { lasts: 'rounds', count: 2, ap: 3 }));
  expect([torvin(table), conditions(table, 'torvin')]).toEqual([[0, 12], ['charging']]);
  table.does(endTurn).does(endTurn).does(choice('continue-charge')).does(endTurn).does(endTurn);
  expect([asked(table), table.view().round]).toEqual(['gm other-outcome', 2]);
  table.does(outcome('The gate is down.'));
  expect([torvin(table), conditions(table, 'torvin')]).toEqual([[12, 12], []]);
  const minutes = trying({ round: 5 }).does(choice('works', { lasts: 'minutes', count: 2 }));
  expect(minutes.facts('charge')).toMatchObject([{ charge: { untilRound: 12 } }]);
});

test('[SL-ACT-1] [SL-INT-5] agreed on and then thwarted: it costs nothing', () => {
  const setting = { initiative: { guard: 30, torvin: 10 }, turnOf: 'torvin', stops: ['moment-declared'] };
  const table = trying(setting).does(choice('works', { stamina: 3 }));
  expect(asked(table)).toBe('guard moment');
  table.does(quick('torvin')).rolls('attack', 1, 1);
  expect([asked(table), torvin(table), table.facts('note')]).toEqual(['torvin turn', [6, 12], []]);
});

const outOfTurn = (now: Sketch = {}): Table =>
  duel(
    { torvin: { now }, guard: {} },
    { initiative: { guard: 10, torvin: 30 }, turnOf: 'guard', stops: ['moment-declared'] },
  ).does(quick('torvin'));

test('[SL-ACT-1] [SL-INT-3] out of turn it thwarts and takes 2 initiative, if it is allowed', () => {
  const table = outOfTurn()
    .answers('torvin', other)
    .does(choice('works', { ap: 2 }))
    .does(outcome());
  expect([asked(table), ap(table, 'torvin'), initiative(table, 'torvin'), ap(table, 'guard')]).toEqual([
    'guard turn',
    4,
    28,
    6,
  ]);
  const refused = outOfTurn().answers('torvin', other).does(choice('refuse')).answers('torvin', decline);
  // The blow falls after all.
  expect([refused.roll().purpose, ap(refused, 'torvin'), initiative(refused, 'torvin')]).toEqual([
    'attack',
    6,
    30,
  ]);
});

test('[SL-ACT-1] [SL-R44] out of turn it must be payable in full, and takes no rounds', () => {
  const table = outOfTurn().answers('torvin', other);
  table
    .refuses(choice('works', { ap: 7 }), 'noActionPoints', 'SL-AP-5')
    .refuses(choice('works', { lasts: 'rounds' }), 'noActionPoints', 'SL-AP-7');
});

test('[SL-ACT-1] [SL-COM-6] readied, its terms are agreed on when it is taken; no leaves it readied', () => {
  const waiting = (rulings: Sketch = {}): Table =>
    duel({ torvin: { now: { ap: 8 } }, guard: {} }, { rulings })
      .does(choice('ready', { what: 'other-action', events: ['turn-start'] }))
      .does(endTurn)
      .answers('torvin', other);
  const table = waiting()
    .does(choice('works', { ap: 3 }))
    .does(outcome());
  // 8 - 2 + 6 - 3.
  expect([asked(table), ap(table, 'torvin'), conditions(table, 'torvin')]).toEqual(['guard turn', 9, []]);
  const refused = waiting().does(choice('refuse'));
  expect([asked(refused), conditions(refused, 'torvin')]).toEqual(['guard turn', ['readied']]);
  // SL-R66: nothing could be prepaid.
  const prepaid = waiting({ readyCost: 'prepaid' })
    .does(choice('works', { ap: 3 }))
    .does(outcome());
  expect(ap(prepaid, 'torvin')).toBe(8 + 6 - 3);
});

test('[SL-ACT-1] [SL-STA-2] too much stamina becomes fatigue', () => {
  const table = trying({}, { stamina: 1 })
    .does(choice('works', { stamina: 4 }))
    .does(outcome());
  expect([stamina(table, 'torvin'), fatigue(table, 'torvin')]).toEqual([0, 3]);
});
