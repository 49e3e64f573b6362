import { expect, test } from 'vitest';
import { begin } from '../setup.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  duel,
  encounter,
  endTurn,
  fight,
  initiative,
  waiting,
} from './line-up.ts';

/** Wenna stands at 20 and has the turn; the others as said. */
const four = (initiatives: { readonly [id: string]: number }, rulings = {}) =>
  fight(
    {
      red: { wenna: { at: [2, 2] }, torvin: { at: [2, 4] } },
      blue: { guard: { at: [20, 2] }, goblin: { at: [20, 4] } },
    },
    { initiative: { wenna: 20, ...initiatives }, rulings },
  );

test('[SL-INI-1] [SL-INI-2] [SL-SEQ-1] a d10, Perception, Reflex, Initiative and 5; one turn each, from the top', () => {
  const table = fight(
    { red: { wenna: { at: [2, 2] }, pell: { at: [2, 4] } }, blue: { guard: { at: [20, 2] } } },
    { fromTheStart: true },
  );
  // Prc 0, Reflex 1, 5.
  expect(waiting(table)).toEqual({ who: 'wenna', purpose: 'initiative', bonus: 6, dice: 'd10' });
  table.rolls('initiative', 5);
  // Prc 3, Reflex 2, Initiative 2, 5.
  expect(waiting(table)).toMatchObject({ who: 'pell', bonus: 12 });
  table.rolls('initiative', 1);
  // Prc 1, 5.
  expect(waiting(table)).toMatchObject({ who: 'guard', bonus: 6 });
  table.rolls('initiative', 10);
  expect(['wenna', 'pell', 'guard'].map((id) => initiative(table, id))).toEqual([11, 13, 16]);
  for (const id of ['guard', 'pell', 'wenna']) table.answers(id, endTurn);
  // Everybody had a turn: the next round.
  expect([table.view().round, asked(table)]).toEqual([2, 'guard turn']);
  expect(table.facts('turn-began').map(({ clause }) => clause)).toEqual(Array(4).fill('SL-INI-2'));
  expect(table.facts('round-began')).toMatchObject([
    { round: 1, clause: 'SL-SEQ-1' },
    { round: 2, clause: 'SL-SEQ-1' },
  ]);
});

test('[SL-SEQ-2] [SL-R38] whoever falls behind in mid-round is passed at once', () => {
  const table = four({ torvin: 19, guard: 18, goblin: 5 });
  table.byHand('a fright', { change: 'initiative', who: 'torvin', value: 10 });
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
  expect(table.news('turn-began')).toMatchObject([{ who: 'guard', clause: 'SL-SEQ-2' }]);
});

test('[SL-R38] with `nextRound` the order of a round stands, and the change counts from the next one on', () => {
  const table = four({ torvin: 19, guard: 18, goblin: 5 }, { initiativeReorder: 'nextRound' });
  table.byHand('a fright', { change: 'initiative', who: 'torvin', value: 10 });
  for (const id of ['wenna', 'torvin', 'guard', 'goblin', 'wenna', 'guard', 'torvin']) {
    table.answers(id, endTurn);
  }
  expect(asked(table)).toBe('goblin turn');
});

test('[SL-INI-3] [SL-R47] equals are drawn for when they are next: one die with a face for each, in every round', () => {
  const table = four({ torvin: 15, guard: 15, goblin: 15 });
  table.does(endTurn);
  expect(waiting(table)).toMatchObject({ purpose: 'tie', dice: 'd3' });
  // Who goes by which face is said.
  expect(table.roll()).toMatchObject({
    question: 'Who goes first of Torvin, Guard, Goblin, counted in this order',
  });
  table.rolls('tie', 2).answers('guard', endTurn);
  // Torvin and the goblin are left.
  expect(waiting(table).dice).toBe('d2');
  table.rolls('tie', 2).answers('goblin', endTurn);
  expect(table.news('turn-began')).toMatchObject([{ who: 'torvin', clause: 'SL-INI-2' }]);
  table.answers('torvin', endTurn).answers('wenna', endTurn);
  expect([table.view().round, waiting(table).dice]).toEqual([2, 'd3']);
});

test('[SL-INI-3] [SL-R47] somebody who drops to the score of others in mid-round is drawn for with them', () => {
  const table = four({ torvin: 18, guard: 15, goblin: 15 });
  table.byHand('a fright', { change: 'initiative', who: 'torvin', value: 15 });
  table.does(endTurn);
  expect(waiting(table).dice).toBe('d3');
  table.rolls('tie', 1);
  expect(asked(table)).toBe('torvin turn');
});

test('[SL-R47] with `oncePerRound` the dice of the first draw hold for the round', () => {
  const table = four({ torvin: 15, guard: 15, goblin: 15 }, { initiativeTie: 'oncePerRound' });
  table.does(endTurn).rolls('tie', 2).rolls('tie', 2);
  expect(table.news('tie-order')).toMatchObject([{ order: ['guard', 'goblin', 'torvin'] }]);
  for (const id of ['guard', 'goblin', 'torvin', 'wenna']) table.answers(id, endTurn);
  expect([table.view().round, waiting(table).dice]).toEqual([2, 'd3']);
});

test('[SL-R47] with `oncePerRound` whoever becomes an equal later draws a place among those who wait', () => {
  const table = four({ torvin: 10, guard: 15, goblin: 15 }, { initiativeTie: 'oncePerRound' });
  table.does(endTurn).rolls('tie', 1);
  expect(asked(table)).toBe('guard turn');
  table.byHand('a second wind', { change: 'initiative', who: 'torvin', value: 15 });
  // The goblin has its place: before it, or behind it.
  table.does(endTurn);
  expect(waiting(table).dice).toBe('d2');
  table.rolls('tie', 1);
  expect(table.news('tie-order')).toMatchObject([{ order: ['guard', 'torvin', 'goblin'] }]);
  expect(asked(table)).toBe('torvin turn');
});

test('[SL-R47] with `higherPerception` the sharper eye goes first, and a die decides only among those', () => {
  const table = fight(
    {
      red: { wenna: { at: [2, 2] }, pell: { at: [2, 4] } },
      blue: { guard: { at: [20, 2] }, goblin: { at: [20, 4] } },
    },
    {
      initiative: { wenna: 20, pell: 15, guard: 15, goblin: 15 },
      rulings: { initiativeTie: 'higherPerception' },
    },
  );
  // Pell's Perception is 3, theirs is 1.
  table.does(endTurn).answers('pell', endTurn);
  expect(waiting(table).dice).toBe('d2');
  table.rolls('tie', 2);
  expect(asked(table)).toBe('goblin turn');
});

test('[SL-INI-3] nobody throws dice for those who cannot act: the turn of the dead passes by itself', () => {
  const table = fight(
    {
      red: { wenna: { at: [2, 2] }, torvin: { at: [2, 4], now: { conditions: ['unconscious'] } } },
      blue: { guard: { at: [20, 2] } },
    },
    { initiative: { wenna: 20, torvin: 15, guard: 15 } },
  );
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
  expect(table.news('turn-skipped')).toMatchObject([{ who: 'torvin', why: 'unconscious' }]);
});

test('[SL-INI-4] whoever had its turn has no other in this round, up or down', () => {
  const table = four({ torvin: 19, guard: 18, goblin: 17 });
  table.does(endTurn);
  table.byHand('as may be', { change: 'initiative', who: 'wenna', value: 1 });
  table.answers('torvin', endTurn).answers('guard', endTurn);
  table.byHand('as may be', { change: 'initiative', who: 'guard', value: 30 });
  table.answers('goblin', endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'guard turn']);
});

test('[SL-INI-5] at initiative 0 there are no reactions; at 1 there are', () => {
  const shotAt = (standing: number) => {
    const table = duel({ pell: {}, guard: {} }, { initiative: { pell: 20, guard: standing } });
    return table.does(attack('guard', { with: 'bow' }));
  };
  expect(asked(shotAt(1))).toBe('guard harry');
  expect(waiting(shotAt(0)).purpose).toBe('attack');
});

test('[SL-INI-6] initiative never drops below 0', () => {
  const table = duel({ guard: {}, torvin: {} }, { initiative: { guard: 1, torvin: 0 } });
  // Two ones: a critical failure takes 2.
  table.does(attack('torvin')).rolls('attack', 1, 1);
  expect(initiative(table, 'guard')).toBe(0);
});

test('[SL-SEQ-4] [SL-R39] one side alone can act: the game master is asked, in every round again', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.byHand('a stray arrow', { change: 'out', who: 'guard', out: 'dead' });
  expect(asked(table)).toBe('gm end');
  table.does(choice('go-on')).answers('torvin', endTurn);
  // Nobody else has a turn: the second round, and the question again.
  expect([table.view().round, asked(table)]).toEqual([2, 'gm end']);
  table.does(choice('end'));
  expect(table.isOver()).toEqual({ winner: 'red' });
});

test('[SL-SEQ-4] [SL-CND-4] the question says who is dying', () => {
  const question = (now: Sketch) => duel({ torvin: {}, guard: { now } }).choice().question;
  const down = { wounds: { severe: 2 }, conditions: ['unconscious'] };
  expect(question({ ...down, dying: 1 })).toBe(
    'Nobody but red is left standing. Guard is dying. End the encounter?',
  );
  expect(question(down)).toBe('Nobody but red is left standing. End the encounter?');
});

test('[SL-SEQ-4] whoever comes to and falls again in the same round is a new end to be asked about', () => {
  const table = duel({ torvin: {}, guard: {} });
  const out = (how: string | null) => table.byHand('a charm', { change: 'out', who: 'guard', out: how });
  out('unconscious');
  table.does(choice('go-on'));
  out(null);
  expect(asked(table)).toBe('torvin turn');
  out('unconscious');
  expect(asked(table)).toBe('gm end');
});

test('[SL-R39] with `gmOnly` nobody is asked as long as anybody can act', () => {
  const table = duel({ torvin: {}, guard: {} }, { rulings: { combatEnd: 'gmOnly' } });
  table.byHand('a stray arrow', { change: 'out', who: 'guard', out: 'dead' });
  table.does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'torvin turn']);
  // With nobody left rounds would pass without end.
  table.byHand('another', { change: 'out', who: 'torvin', out: 'dead' });
  expect(asked(table)).toBe('gm end');
});

/** Torvin at 20, the guard at 12; with a goblin, if it is to be there, behind him. */
const joining = (rulings: Sketch, wolf = 5, goblin?: number) => {
  const table = fight(
    {
      red: { torvin: { at: [5, 5] } },
      blue: { guard: { at: [16, 5] }, ...(goblin === undefined ? {} : { goblin: { at: [16, 9] } }) },
    },
    { rulings, initiative: { torvin: 20, guard: 12, ...(goblin === undefined ? {} : { goblin }) } },
  );
  const combatant = { id: 'wolf', side: 'blue', cell: { x: 20, y: 12 }, sheet: { use: 'wolf' } };
  table.byHand('out of the wood', { change: 'add', combatant }).does(endTurn);
  // Prc 3, Reflex 1, 5.
  expect(waiting(table)).toMatchObject({ who: 'wolf', purpose: 'initiative', bonus: 9 });
  return table.rolls('initiative', wolf);
};

test('[SL-R46] [SL-INI-1] whoever joins in mid-round has the AP of its start and a turn in it', () => {
  const table = joining({});
  // 14, above the guard's 12.
  expect([asked(table), ap(table, 'wolf'), table.view().round]).toEqual(['wolf turn', 9, 1]);
});

test('[SL-R46] [SL-R38] where the order of a round stands, it stands there as it has rolled', () => {
  const table = joining({ initiativeReorder: 'nextRound' }, 2, 5);
  // 11, behind the guard and before the goblin, whatever frightens it in between.
  table.byHand('fire', { change: 'initiative', who: 'wolf', value: 1 }).answers('guard', endTurn);
  expect(asked(table)).toBe('wolf turn');
});

test('[SL-R46] with `nextRound` it waits, without AP', () => {
  const table = joining({ lateJoiner: 'nextRound' });
  expect([asked(table), ap(table, 'wolf')]).toEqual(['guard turn', 0]);
  table.does(endTurn);
  expect([asked(table), ap(table, 'wolf')]).toEqual(['torvin turn', 9]);
  table.does(endTurn);
  expect(asked(table)).toBe('wolf turn');
});

test('[SL-MNT-2] [SL-SEQ-1] no encounter can begin with the turn of a mount that has a rider', () => {
  const document = encounter(
    {
      red: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
      blue: { guard: { at: [12, 5] } },
    },
    { turnOf: 'horse' },
  );
  expect(begin(document)).toMatchObject({ ok: false, problems: [{ path: 'startAt.active' }] });
});
