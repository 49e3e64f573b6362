import { expect, test } from 'vitest';
import { judgeReaction } from '../judge.ts';
import { one } from '../state.ts';
import type { LineUp, Setting } from './line-up.ts';
import {
  actions,
  active,
  asked,
  begun,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  initiative,
  offered,
  order,
  rungs,
  terms,
  waiting,
} from './line-up.ts';

/** The start of a fight: the encounter, ambush, Initiative (sections ENC, INI). */

const two: LineUp = { heroes: { hadra: { at: [5, 5] } }, foes: { thug: { at: [9, 5] } } };

test('[AD-ENC-1] the game master starts the encounter and says who stands aside', () => {
  const table = fight(
    { heroes: { hadra: {}, lio: { at: [5, 7] } }, foes: { thug: { at: [9, 5] } } },
    { fromTheStart: 'ask' },
  );
  expect(asked(table)).toBe('gm gm.start');
  table.refuses(choice('start', { aside: ['nobody'] }), 'noSuchThing', 'AD-ENC-1');
  table.does(choice('start', { aside: ['lio'] }));
  // Lio stands aside: the others roll.
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'initiative', dice: 'd20', beats: null });
  table.rolls('initiative', 10).rolls('initiative', 12);
  expect(order(table).slice(0, 2)).toEqual(['thug', 'hadra']);
  expect(initiative(table, 'lio')).toBeNull();
});

test('[AD-ENC-1] the game master may answer that there is no encounter', () => {
  const table = fight(two, { fromTheStart: 'ask' }).does(choice('not-encounter'));
  expect(table.isOver()).toEqual({ winner: null });
});

test('[AD-INI-1] [AD-INI-2] Initiative is rolled once, the Action Dice alone; the highest acts first in every round', () => {
  const table = fight(
    { heroes: { hadra: {}, oska: { at: [5, 7] } }, foes: { thug: { at: [15, 5] } } },
    { fromTheStart: true },
  );
  table.rolls('initiative', 7).rolls('initiative', 15).rolls('initiative', 11);
  const turns: string[] = [];
  for (let i = 0; i < 6; i++) {
    turns.push(`${table.view().round} ${active(table)}`);
    table.does(endTurn);
  }
  expect(turns).toEqual(['1 oska', '1 thug', '1 hadra', '2 oska', '2 thug', '2 hadra']);
});

test('[AD-INI-1] [AD-DIE-13] Talents, the sheet and the situation add Bonus dice to Initiative, which burst', () => {
  const korr = { sheet: { initiativeDice: 1 }, now: { initiativeDice: 1 } };
  const table = duel({ korr, thug: {} }, { fromTheStart: true });
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
  expect(terms(table)).toEqual(['Initiative 1', 'situation 1', 'Sentinel 1']);
  table.rolls('initiative', 3, [10, 2], 2, 2).rolls('initiative', 18);
  expect([initiative(table, 'korr'), initiative(table, 'thug')]).toEqual([19, 18]);
  expect(active(table)).toBe('korr');
});

test('[AD-INI-1] [AD-DIE-15] a Challenge lowers the Bonus dice of Initiative and is used up by it', () => {
  const table = duel(
    { korr: { now: { pushes: [{ kind: 'challenge', count: 2, label: 'half asleep' }] } }, thug: {} },
    { fromTheStart: true },
  );
  expect(waiting(table).dice).toBe('d20+d6!');
  expect(rungs(table)).toEqual(['d10 4', 'half asleep -2']);
  table.rolls('initiative', 18, 5).rolls('initiative', 3);
  expect(conditions(table, 'korr')).not.toContain('challenge');
});

test('[AD-INI-1] [AD-DIE-15] the game master adds dice to Initiative by hand, which are used up by it', () => {
  const table = fight(
    { heroes: { hadra: {}, lio: { at: [5, 7] } }, foes: { thug: { at: [9, 5] } } },
    { fromTheStart: 'ask' },
  );
  table.byHand('uphill', { change: 'condition', who: 'lio', condition: 'dice-action', on: true, level: 2 });
  expect(conditions(table, 'lio')).toEqual(['dice-action']);
  table.does(choice('start', { aside: ['thug'] })).rolls('initiative', 9);
  expect([waiting(table).dice, terms(table)]).toEqual(['d20+d10!+d10!', ['uphill 2']]);
  table.rolls('initiative', 3, 4, 5);
  expect([initiative(table, 'lio'), conditions(table, 'lio')]).toEqual([12, []]);
});

test('[AD-R19] ruling initiativeAbility speed: Speed 30 adds 3 dice', () => {
  const table = duel({ lio: {}, thug: {} }, { fromTheStart: true, rulings: { initiativeAbility: 'speed' } });
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
});

test('[AD-R19] [AD-DIE-3] ruling initiativeAbility speed: printed dice of Speed join those of the sheet and of the situation', () => {
  const sheet = { initiativeDice: 1, printed: { dice: { speed: 3 } } };
  const table = duel(
    { lio: { sheet, now: { initiativeDice: 2 } }, thug: {} },
    { fromTheStart: true, rulings: { initiativeAbility: 'speed' } },
  );
  // 1 of the sheet, 2 of the situation, 3 of Speed: all form one pool.
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!+d10!+d10!+d10!');
});

test('[AD-R20] equal rolls: the higher Speed first, then listing order', () => {
  const line = {
    a: { lio: {} },
    b: { thug: { at: [9, 5] } },
    c: { hadra: { at: [5, 9] }, oska: { at: [7, 9] } },
  } as const;
  const table = fight(line, { fromTheStart: true });
  for (let i = 0; i < 4; i++) table.rolls('initiative', 10);
  // Speed: Lio 30, Hadra and Oska 20, the thug 10.
  expect(order(table)).toEqual(['lio', 'hadra', 'oska', 'thug']);
});

test('[AD-R20] ruling initiativeTie rollOff: tied combatants roll until decided, for the whole fight', () => {
  const table = fight(two, { fromTheStart: true, rulings: { initiativeTie: 'rollOff' } });
  table.rolls('initiative', 10).rolls('initiative', 10);
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'tie', dice: 'd20', beats: null });
  table.rolls('tie', 4).rolls('tie', 4).rolls('tie', 4).rolls('tie', 9);
  expect(order(table)).toEqual(['thug', 'hadra']);
  // The tie is broken once: the next round asks nobody.
  table.does(endTurn).does(endTurn);
  expect([table.view().round, active(table)]).toEqual([2, 'thug']);
});

test('[AD-R20] ruling initiativeTie gm: the game master names who is first, one after the other', () => {
  const line = { a: { lio: {} }, b: { thug: { at: [9, 5] } }, c: { hadra: { at: [5, 9] } } } as const;
  const table = fight(line, { fromTheStart: true, rulings: { initiativeTie: 'gm' } });
  for (let i = 0; i < 3; i++) table.rolls('initiative', 10);
  expect(asked(table)).toBe('gm gm.initiativeTie');
  table.does(choice('thug'));
  expect(offered(table)).toEqual(['lio', 'hadra']);
  table.refuses(choice('thug'), 'noSuchThing', 'AD-INI-2');
  table.does(choice('hadra'));
  expect(order(table)).toEqual(['thug', 'hadra', 'lio']);
});

test('[AD-INI-3] the undecided are asked; a combatant that stands aside does not roll', () => {
  const table = fight(
    { heroes: { hadra: {}, lio: { at: [5, 7], wishes: 'ask' } }, foes: { thug: { at: [9, 5] } } },
    { fromTheStart: true },
  );
  expect(asked(table)).toBe('lio initiative.join');
  table.refuses(choice('flee'), 'noSuchThing', 'AD-INI-3');
  table.does(choice('stand-aside')).rolls('initiative', 10).rolls('initiative', 5);
  table.does(endTurn).does(endTurn);
  expect([table.view().round, active(table)]).toEqual([2, 'hadra']);
});

const late = {
  change: 'add',
  combatant: { id: 'rat', sheet: { use: 'cave-rat' }, side: 'foes', cell: { x: 12, y: 5 } },
};

test('[AD-INI-3] [AD-R21] a late combatant rolls at once, and acts in this round if its roll is lower', () => {
  const begin = () =>
    fight(two, { fromTheStart: true })
      .rolls('initiative', 15)
      .rolls('initiative', 5)
      .byHand('more of them', late);
  const lower = begin().rolls('initiative', 9).does(endTurn);
  // Hadra (15) has had her turn; the rat (9) comes before the thug (5).
  expect([lower.view().round, active(lower)]).toEqual([1, 'rat']);
  const higher = begin().rolls('initiative', 15).does(endTurn);
  expect([higher.view().round, active(higher)]).toEqual([1, 'thug']);
  higher.does(endTurn);
  // Equal to Hadra, and faster: Speed 30 against 20.
  expect([higher.view().round, active(higher)]).toEqual([2, 'rat']);
});

test('[AD-R21] ruling lateJoin nextRound: a late combatant rolls and acts from the next round', () => {
  const table = fight(two, { fromTheStart: true, rulings: { lateJoin: 'nextRound' } });
  table.rolls('initiative', 15).rolls('initiative', 5).byHand('more of them', late);
  table.does(endTurn).does(endTurn);
  table.rolls('initiative', 9);
  expect(order(table)).toEqual(['hadra', 'rat', 'thug']);
});

const rat = (cell: readonly [number, number] = [12, 5]) => ({
  change: 'add',
  combatant: { id: 'rat', sheet: { use: 'cave-rat' }, side: 'foes', cell: { x: cell[0], y: cell[1] } },
});

test('[AD-R20] [AD-R21] a late combatant tied with one still to act is placed at once by the ruling', () => {
  const table = fight(two, { fromTheStart: true, rulings: { initiativeTie: 'rollOff' } });
  table.rolls('initiative', 15).rolls('initiative', 10).byHand('more of them', rat());
  table.rolls('initiative', 10);
  // Speed 30 against 10: it is only listed first among those who roll for the tie.
  expect(waiting(table)).toMatchObject({ who: 'rat', purpose: 'tie' });
  table.rolls('tie', 4).rolls('tie', 9);
  expect(order(table)).toEqual(['hadra', 'thug', 'rat']);
  const asks = fight(two, { fromTheStart: true, rulings: { initiativeTie: 'gm' } });
  asks.rolls('initiative', 15).rolls('initiative', 10).byHand('more of them', rat());
  asks.rolls('initiative', 10);
  expect([asked(asks), offered(asks)]).toEqual(['gm gm.initiativeTie', ['rat', 'thug']]);
  expect(order(asks.does(choice('thug')))).toEqual(['hadra', 'thug', 'rat']);
});

test('[AD-R20] [AD-R21] a late combatant tied with some who rolled off before makes all of them roll again', () => {
  const table = fight(two, { fromTheStart: true, rulings: { initiativeTie: 'rollOff' } });
  table.rolls('initiative', 10).rolls('initiative', 10).rolls('tie', 4).rolls('tie', 9);
  table.byHand('more of them', rat());
  // Equal to the thug, whose turn it is: from the next round on.
  table.rolls('initiative', 10).does(endTurn).does(endTurn);
  expect(waiting(table)).toMatchObject({ who: 'thug', purpose: 'tie' });
  table.rolls('tie', 3).rolls('tie', 8).rolls('tie', 12);
  expect([table.view().round, order(table)]).toEqual([2, ['rat', 'hadra', 'thug']]);
});

test('[AD-R20] [AD-R23] a tie that arises when the Over Watch die ends in round 2 makes all roll again', () => {
  const table = fight(
    {
      heroes: { korr: { sheet: { watch: 90 } } },
      foes: { thug: { at: [12, 5] }, soldier: { at: [12, 7] } },
    },
    { fromTheStart: true, rulings: { initiativeTie: 'rollOff', overWatchDie: 'firstRoundOnly' } },
  );
  // 5 + 3 + 9 is 17, and 8 from round 2 on; the others have 8.
  table.does(choice('expected')).rolls('initiative', 5, 3, 9);
  table.rolls('initiative', 8).rolls('initiative', 8).rolls('tie', 7).rolls('tie', 2);
  const first = order(table);
  table.does(endTurn).does(endTurn).does(endTurn);
  const again = [waiting(table).who];
  table.rolls('tie', 1);
  again.push(waiting(table).who);
  table.rolls('tie', 5);
  again.push(waiting(table).who);
  table.rolls('tie', 9);
  // The soldier has Speed 20, the thug 10: the soldier rolled 7 in round 1, the thug 2.
  expect([first, again, order(table)]).toEqual([
    ['korr', 'soldier', 'thug'],
    ['soldier', 'thug', 'korr'],
    ['korr', 'thug', 'soldier'],
  ]);
});

const road: LineUp = {
  heroes: { hadra: {}, lio: { at: [5, 7], sheet: { powers: ['quick-hands'] } } },
  foes: { thug: { at: [9, 5] }, soldier: { at: [9, 7] } },
};
const trap: Setting = {
  fromTheStart: true,
  more: { ambush: { ambushed: ['hadra', 'lio'], ambushers: ['thug', 'soldier'] } },
};
const rolled = (setting: Setting, faces: readonly number[]) => {
  const table = fight(road, setting);
  for (const face of faces) table.rolls('initiative', face);
  return table;
};

test('[AD-INI-4] [AD-INI-5] [AD-INI-6] in round 1 the ambushed have 1 action, ambushers 1 more; then the usual number', () => {
  const table = rolled(trap, [9, 8, 15, 14]);
  const had: string[] = [];
  for (let i = 0; i < 8; i++) {
    const who = active(table) ?? '';
    had.push(`${who} ${actions(table, who)}`);
    table.does(endTurn);
  }
  expect(had).toEqual([
    ...['thug 3', 'soldier 3', 'hadra 1', 'lio 1'],
    ...['thug 2', 'soldier 2', 'hadra 2', 'lio 3'],
  ]);
});

test('[AD-INI-4] an encounter that leaves ambush open asks the game master', () => {
  const table = fight(road, { fromTheStart: true, more: { ambush: 'ask' } });
  expect(asked(table)).toBe('gm gm.ambush');
  table.refuses(choice('settle', { ambushed: ['hadra', 'hadra'] }), 'noSuchThing', 'AD-INI-4');
  table.does(choice('settle', { ambushed: ['hadra'], ambushers: [] }));
  for (const face of [9, 8, 15, 14]) table.rolls('initiative', face);
  expect([actions(table, 'thug'), conditions(table, 'hadra')]).toEqual([2, ['ambushed']]);
});

test('[AD-R26] ruling ambushBoth: ambushed and ambusher at once have the usual actions, or 1', () => {
  const both = { ambushed: ['hadra'], ambushers: ['hadra', 'thug'] };
  const table = rolled({ fromTheStart: true, more: { ambush: both } }, [19, 8, 15, 14]);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 2]);
  const wins = rolled(
    { fromTheStart: true, more: { ambush: both }, rulings: { ambushBoth: 'ambushedWins' } },
    [19, 8, 15, 14],
  );
  expect([active(wins), actions(wins, 'hadra')]).toEqual(['hadra', 1]);
  // The log tells the same numbers of actions.
  const told = (from: typeof table) => from.lines().find(({ clause }) => clause === 'AD-INI-4')?.text;
  expect([told(table), told(wins)]).toEqual([
    'Ambush: Thug is lying in wait (1 action more); Hadra is both (actions as always)',
    'Ambush: Hadra is ambushed (1 action in round 1); Thug is lying in wait (1 action more)',
  ]);
});

test('[AD-R22] ruling ambushedReactions: they may react, not in round 1, or only after their turn began', () => {
  const line: LineUp = {
    heroes: { hadra: { now: { conditions: ['ambushed'] } } },
    foes: { thug: { at: [6, 5] } },
  };
  const judged = (ambushedReactions: boolean | 'afterOwnTurn', round: number, hadTurn = false) => {
    const state = begun(line, {
      rulings: { ambushedReactions },
      round,
      turnOf: 'thug',
      order: hadTurn ? ['hadra', 'thug'] : ['thug', 'hadra'],
    });
    return judgeReaction(state, one(state, 'hadra'), { vigor: 5 })?.code ?? 'may';
  };
  expect([judged(true, 1), judged(false, 1), judged(false, 2)]).toEqual(['may', 'ambushed', 'may']);
  expect([judged('afterOwnTurn', 1), judged('afterOwnTurn', 1, true)]).toEqual(['ambushed', 'may']);
});

test('[AD-POS-7] [AD-R57] the ambushed are unaware of ambushers until their own first turn, or as the game master says', () => {
  const table = rolled(trap, [9, 8, 15, 14]);
  expect(conditions(table, 'hadra')).toContain('unaware');
  table.does(endTurn).does(endTurn);
  expect(active(table)).toBe('hadra');
  expect(
    [conditions(table, 'hadra'), conditions(table, 'lio')].map((all) => all.includes('unaware')),
  ).toEqual([false, true]);
  const gm = rolled({ ...trap, rulings: { awareness: 'gm' } }, [9, 8, 15, 14])
    .does(endTurn)
    .does(endTurn);
  expect(conditions(gm, 'hadra')).toContain('unaware');
});

test('[AD-POS-7] [AD-REC-3] a first turn skipped as Winded also ends being unaware', () => {
  const table = duel(
    { hadra: { now: { vigor: 0 } }, thug: { at: [9, 5] } },
    { fromTheStart: true, more: { ambush: { ambushed: ['hadra'], ambushers: ['thug'] } } },
  );
  table.rolls('initiative', 9).rolls('initiative', 15);
  expect(conditions(table, 'hadra')).toEqual(['winded', 'ambushed', 'unaware']);
  table.does(endTurn);
  expect([table.view().round, active(table), conditions(table, 'hadra')]).toEqual([2, 'thug', []]);
});

test('[AD-INI-7] [AD-R23] [AD-DIE-8] with the Over Watch die taken away by a Talent the Action Dice stays d20', () => {
  const gifts = [{ gift: 'initiativeDice', amount: -1 }];
  const dull = { id: 'dull', name: 'Dull', kind: 'talent', does: { deed: 'gifts', gifts } };
  const table = fight(
    { heroes: { korr: { sheet: { watch: 90, powers: [dull] } } }, foes: { thug: { at: [12, 5] } } },
    { fromTheStart: true, rulings: { overWatchDie: 'firstRoundOnly' } },
  ).does(choice('expected'));
  expect(waiting(table).dice).toBe('d20');
  table.rolls('initiative', 14).rolls('initiative', 3).does(endTurn).does(endTurn);
  expect([table.view().round, initiative(table, 'korr')]).toEqual([2, 14]);
});

test('[AD-INI-8] [AD-R25] the log names those who watched the wrong side and the ambushers, one or several', () => {
  const line = (foes: LineUp[string], more: LineUp[string] = {}) => {
    const heroes = { korr: { sheet: { watch: 90 } }, ...more };
    const table = fight({ heroes, foes }, { fromTheStart: true, rulings: { fooledWatch: true } });
    for (const _ of Object.keys(heroes)) table.does(choice('elsewhere'));
    return table.lines().find(({ clause }) => clause === 'AD-INI-8')?.text;
  };
  expect(line({ thug: { at: [5, 12] } })).toBe(
    'Over Watch: Korr watched the wrong side and counts as ambushed; Thug counts as an ambusher',
  );
  const two = { thug: { at: [5, 12] }, soldier: { at: [6, 12] } } as const;
  expect(line(two, { oska: { at: [5, 6], sheet: { watch: 0 } } })).toBe(
    'Over Watch: Korr and Oska watched the wrong side and count as ambushed; Thug and Soldier count as ambushers',
  );
});
