import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { ap, asked, choice, conditions, decline, endTurn, fight, mana, waiting, wounds } from './line-up.ts';

/** Actions that take rounds (SL-AP-7). Isra: 7 AP with each round and 7 at each turn's end. */

type Table = ReturnType<typeof fight>;
const goOn = choice('continue-charge');
const use = choice('use-object');
const said = choice('say', { text: 'Smoke rises.' });
const smoke = (time: Sketch) => ({ thing: { id: 'smoke-pot', name: 'Smoke pot', time }, in: 'hand' });
const mending = {
  id: 'slow-mending',
  name: 'Slow Mending',
  school: 'life',
  time: { rounds: 2 },
  mana: { points: 3, use: 'spend' },
  range: 1,
  does: { deed: 'mend', light: 2, stamina: 0 },
};
const withSmoke = (time: Sketch, setting: Sketch = {}, now: Sketch = {}): Table =>
  fight(
    {
      heroes: { isra: { at: [5, 5], sheet: { objects: [smoke(time)], spells: [mending] }, now } },
      foes: { guard: { at: [12, 5], now: { ap: 12 } } },
    },
    setting,
  );
const later = (table: Table): Table => table.does(endTurn).does(endTurn);
const charging = (table: Table): boolean => conditions(table, 'isra').includes('charging');

test('[SL-AP-7] [SL-R45] two rounds: all AP of both, and it is done when the second closes', () => {
  const table = withSmoke({ rounds: 2 }).does(use);
  expect([ap(table, 'isra'), charging(table)]).toEqual([0, true]);
  expect(table.facts('charge')).toMatchObject([{ why: 'begun', charge: { untilRound: 2, paid: 7 } }]);
  later(table);
  expect([asked(table), ap(table, 'isra'), table.view().round]).toEqual(['isra turn', 14, 2]);
  table.does(goOn);
  expect([ap(table, 'isra'), charging(table)]).toEqual([0, true]);
  later(table);
  // Between the last turn of round 2 and the first of round 3.
  expect([asked(table), table.view().round]).toEqual(['gm object', 2]);
  table.does(said);
  expect([asked(table), ap(table, 'isra'), charging(table)]).toEqual(['isra turn', 14, false]);
  expect(table.facts('note')).toMatchObject([{ text: 'Smoke rises.' }]);
});

test('[SL-AP-7] a single round is over when that in which it was begun is', () => {
  const table = withSmoke({ rounds: 1 }).does(use);
  expect([ap(table, 'isra'), asked(table)]).toEqual([0, 'isra turn']);
  expect([asked(later(table)), table.view().round]).toEqual(['gm object', 1]);
});

test('[SL-AP-7] a minute is four rounds', () => {
  const table = withSmoke({ minutes: 1 }).does(use);
  expect(table.facts('charge')).toMatchObject([{ charge: { untilRound: 4 } }]);
  for (const round of [2, 3, 4]) {
    expect([asked(later(table)), table.view().round]).toEqual(['isra turn', round]);
    table.does(goOn);
  }
  expect([asked(later(table)), table.view().round]).toEqual(['gm object', 4]);
});

test('[SL-AP-7] whoever keeps its AP back for a turn breaks it off', () => {
  const table = later(withSmoke({ rounds: 3 }).does(use));
  table.does(endTurn);
  expect([charging(table), ap(table, 'isra')]).toEqual([false, 18 + 3]);
  expect(table.facts('charge').at(-1)).toMatchObject({ why: 'cancelled' });
});

test('[SL-AP-7] [SL-AP-6] AP for anything else break it off', () => {
  const table = later(withSmoke({ rounds: 3 }).does(use));
  table.does(choice('seize-initiative')).rolls('seize-initiative', 3);
  expect([charging(table), ap(table, 'isra')]).toEqual([false, 10]);
});

test('[SL-AP-7] [SL-R45] by `ownTurn` it is done in the own turn of the last round', () => {
  const rulings = { timedEnd: 'ownTurn' };
  const table = later(withSmoke({ rounds: 2 }, { rulings }).does(use)).does(goOn);
  expect([asked(table), table.view().round, ap(table, 'isra')]).toEqual(['gm object', 2, 0]);
  table.does(said);
  expect([asked(table), charging(table)]).toEqual(['isra turn', false]);
  const three = later(withSmoke({ rounds: 3 }, { rulings }).does(use)).does(goOn);
  expect([asked(three), charging(three)]).toEqual(['isra turn', true]);
  // A single round is this turn, with all its AP.
  const once = withSmoke({ rounds: 1 }, { rulings }).does(use);
  expect([asked(once), ap(once, 'isra')]).toEqual(['gm object', 0]);
});

test('[SL-R45] players are told when it will be done: at a round’s end, or on the own turn', () => {
  const told = (timedEnd: string) => {
    const table = withSmoke({ rounds: 2 }, { rulings: { timedEnd } }).does(use);
    const chip = table.who('isra').conditions.find(({ id }) => id === 'charging');
    return [chip?.until, table.view().bar.find(({ id }) => id === 'isra')?.note];
  };
  expect(told('endOfLastRound')).toEqual(['round 2 ends', 'Use an Object, until round 2 ends']);
  expect(told('ownTurn')).toEqual(['its turn in round 2', 'Use an Object, until its turn in round 2']);
});

test('[SL-AP-7] [SL-R43] [SL-R45] thwarted in the own turn of the last round it may be gone on with', () => {
  const setting = {
    rulings: { timedEnd: 'ownTurn' },
    initiative: { guard: 30, isra: 10 },
    turnOf: 'isra',
    stops: ['moment-declared'],
  };
  const table = withSmoke({ rounds: 2 }, setting).does(use).answers('guard', decline);
  later(table).does(goOn).answers('guard', choice('dash'));
  expect([asked(table), ap(table, 'isra'), charging(table)]).toEqual(['isra turn', 14, true]);
  table.does(goOn).answers('guard', decline).does(said);
  expect([ap(table, 'isra'), charging(table)]).toEqual([0, false]);
});

test('[SL-AP-7] [SL-INT-5] thwarted when it is declared it does not begin', () => {
  const setting = { initiative: { guard: 30, isra: 10 }, turnOf: 'isra', stops: ['moment-declared'] };
  const table = withSmoke({ rounds: 2 }, setting).does(use).answers('guard', choice('dash'));
  expect([asked(table), ap(table, 'isra'), charging(table)]).toEqual(['isra turn', 7, false]);
});

test('[SL-AP-7] [SL-AP-5] [SL-R44] not with 0 AP, not out of turn, not as a reaction, not in a hurry', () => {
  const none = withSmoke({ rounds: 2 }, {}, { ap: 0 }).refuses(use, 'noActionPoints', 'SL-AP-5');
  expect(none.option('use-object').refused).toMatchObject({ code: 'noActionPoints' });
  const setting = { initiative: { guard: 10, isra: 30 }, turnOf: 'guard', stops: ['moment-resolved'] };
  const moment = withSmoke({ rounds: 2 }, setting).does(choice('dash'));
  expect(moment.choice().options.map(({ id }) => id)).not.toContain('use-object');
  moment.refuses(use, 'noActionPoints', 'SL-AP-6');
  const readied = (more: Sketch): Table =>
    fight({
      heroes: { isra: { at: [5, 5], sheet: { objects: [smoke({ rounds: 2 }), more] } } },
      foes: { guard: { at: [12, 5] } },
    })
      .does(choice('ready', { what: 'use-object', events: ['turn-start'] }))
      .does(endTurn);
  // Nobody is asked who could do nothing else; with a torch as well only that one can be used.
  expect(asked(readied({ thing: 'torch', in: 'pouch' }))).toBe('guard turn');
  const both = readied({ thing: 'torch', in: 'hand' });
  both.refuses(choice('use-object', { item: 'smoke-pot' }), 'notAReaction', 'SL-AP-7');
  both.answers('isra', choice('use-object', { item: 'torch' })).does(said);
  const hurried = withSmoke({ rounds: 2 }).does({ ...use, hurry: 'yes' });
  expect([asked(hurried), charging(hurried)]).toEqual(['isra turn', true]);
});

test('[SL-AP-7] [SL-R44] by `anyTime` it begins out of turn as well', () => {
  const setting = {
    rulings: { chargeScope: 'anyTime' },
    initiative: { guard: 10, isra: 30 },
    turnOf: 'guard',
    stops: ['moment-resolved'],
  };
  const table = withSmoke({ rounds: 2 }, setting).does(choice('dash')).answers('isra', use);
  expect([ap(table, 'isra'), charging(table)]).toEqual([0, true]);
});

const healing = (rulings: Sketch = {}): Table =>
  fight(
    {
      heroes: {
        isra: { at: [5, 5], sheet: { spells: [mending, 'ember-dart'] } },
        torvin: { at: [6, 5], now: { wounds: { light: 3 } } },
        wenna: { at: [5, 6], now: { wounds: { light: 2 } } },
      },
      foes: { guard: { at: [15, 5] } },
    },
    { rulings },
  ).does(choice('cast-spell', { spell: 'slow-mending', target: 'torvin' }));
const round = (table: Table): Table => table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);

test('[SL-AP-7] [SL-ACT-4] [SL-R42] a spell of rounds: its mana and its target come with its end', () => {
  const table = round(healing());
  expect(mana(table, 'isra')).toBe(13);
  round(table.does(goOn));
  expect([asked(table), mana(table, 'isra')]).toEqual(['isra charged', 13]);
  // Nothing that takes AP instead of rounds.
  table.refuses(choice('cast-spell', { spell: 'ember-dart', target: 'guard' }), 'charging', 'SL-AP-5');
  table.does(choice('cast-spell', { spell: 'slow-mending', target: 'wenna' }));
  expect([wounds(table, 'wenna')[0], wounds(table, 'torvin')[0], mana(table, 'isra')]).toEqual([0, 3, 10]);
  const stands = round(round(healing({ chargeTarget: 'atDeclaration' })).does(goOn));
  expect([wounds(stands, 'torvin')[0], wounds(stands, 'wenna')[0]]).toEqual([1, 2]);
});

test('[SL-AP-7] [SL-R42] with the target gone by then it comes to nothing', () => {
  const table = round(healing({ chargeTarget: 'atDeclaration' })).does(goOn);
  table.byHand('away', { change: 'position', who: 'torvin', cell: { x: 10, y: 10 } });
  round(table);
  expect([asked(table), wounds(table, 'torvin')[0], mana(table, 'isra')]).toEqual(['isra turn', 3, 13]);
  expect(table.facts('note')).toMatchObject([{ clause: 'SL-AP-5', who: 'isra' }]);
});

test('[SL-DUR-2] [SL-DUR-3] [SL-R45] at a round’s end: the dying, then what has lasted longest', () => {
  const ended = (since: number): readonly string[] => {
    const ward = { spell: 'still-ward', by: 'torvin', kind: 'ward', value: 2, since, until: 3 };
    const table = fight(
      {
        heroes: {
          isra: { at: [5, 5], sheet: { objects: [smoke({ rounds: 2 })] }, now: { effects: [ward] } },
          torvin: { at: [9, 9], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } } },
        },
        foes: { guard: { at: [12, 5] } },
      },
      { round: 2 },
    ).does(use);
    later(table).rolls('dying', 10).does(goOn);
    later(table);
    expect(waiting(table).purpose).toBe('dying');
    table.rolls('dying', 10).does(said);
    const names = ['effect-ended', 'charge', 'dying'];
    return table
      .facts()
      .flatMap(({ fact }) => (names.includes(fact) ? [fact] : []))
      .slice(-3);
  };
  expect(ended(1)).toEqual(['dying', 'effect-ended', 'charge']);
  expect(ended(3)).toEqual(['dying', 'charge', 'effect-ended']);
});

test('[SL-AP-7] [SL-CND-3] who goes down in the meantime has lost it', () => {
  const table = withSmoke({ rounds: 1 }).does(use).does(endTurn);
  table.byHand('a rock', { change: 'out', who: 'isra', out: 'unconscious' });
  expect(charging(table)).toBe(false);
});
