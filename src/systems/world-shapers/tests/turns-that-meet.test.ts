import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  hold,
  holdTurn,
  initiative,
  metres,
  move,
  order,
  take,
  waiting,
} from './line-up.ts';

/** Interactions of turn rules: nobody left, late joiners, the last slots, leaving a union. */

test('[WS-R10] [WS-GEN-13] where only the game master ends a fight, it is asked all the same when nobody can act', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] }, bandit: { at: [12, 2] } } },
    { rulings: { combatEnd: 'gmOnly' } },
  );
  const dead = (who: string) => ({ change: 'out', who, out: 'dead' });
  // That one side is left is no reason to ask.
  table.byHand('a cave-in', dead('ogre'), dead('bandit'));
  expect(asked(table)).toBe('brana turn');
  table.byHand('and another', { change: 'out', who: 'brana', out: 'unconscious' });
  expect(asked(table)).toBe('gm gm.combatEnd');
  table.does(choice('go-on'));
  // Her slot passes by itself, and the next round begins.
  expect([asked(table), table.view().round]).toEqual(['gm gm.combatEnd', 2]);
  table.does(choice('end'));
  expect(table.isOver()).toEqual({ winner: null });
});

/** Brana with 30 and Oren with 10 in a union of 20, and the ogre with 15. */
const parting = (rulings: Sketch = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] } },
      foes: { ogre: { at: [15, 2] } },
    },
    {
      unions: [['brana', 'oren']],
      initiative: { brana: 30, oren: 10, ogre: 15 },
      turnOf: 'brana',
      rulings: { unionHold: 'membersMayLeave', ...rulings },
    },
  );
const oren = choice('hand-over', { to: 'oren' });

test('[WS-R27] [WS-INI-5] who leaves a union has the Initiative that it had when the round began', () => {
  const table = parting();
  expect([initiative(table, 'brana'), initiative(table, 'oren')]).toEqual([20, 20]);
  table.does(oren).does(holdTurn);
  // By the sheet it would be 28 by now.
  expect([initiative(table, 'brana'), initiative(table, 'oren')]).toEqual([20, 10]);
});

test('[WS-R19] [WS-R27] a late comer stands behind all who are faster, wherever those who hold are in the order', () => {
  const table = parting({ lateJoiners: 'thisRoundByInitiative' });
  table.does(oren).does(holdTurn);
  expect(order(table)).toEqual(['brana', 'oren', 'ogre']);
  const late = {
    id: 'late',
    side: 'foes',
    cell: { x: 18, y: 2 },
    sheet: { use: 'bandit', printed: { initiative: 12 } },
  };
  table.byHand('out of the bushes', { change: 'add', combatant: late });
  table.does(endTurn);
  expect([order(table), asked(table)]).toEqual([['brana', 'oren', 'ogre', 'late'], 'oren heldTurn.offer']);
});

test('[WS-R23] [WS-INI-8] one that is forced to act last and holds is not asked for the last time before the others that are', () => {
  const last = { traits: { actsLast: true } };
  const table = fight(
    {
      heroes: { brana: { at: [2, 2], sheet: last }, sill: { at: [2, 6], sheet: last } },
      foes: { ogre: { at: [12, 2] } },
    },
    {
      initiative: { ogre: 30, sill: 25, brana: 20 },
      turnOf: 'ogre',
      rulings: { endOfRoundOrder: 'holdersThenActLast' },
    },
  );
  table.does(holdTurn);
  // The ogre's last offer comes before those two.
  expect([asked(table), table.choice().about]).toMatchObject(['ogre heldTurn.offer', { last: true }]);
  table.does(choice('lose')).does(holdTurn);
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect([asked(table), table.choice().about]).toMatchObject(['sill heldTurn.offer', { last: true }]);
  table.does(take);
  table.refuses(holdTurn, 'turnUsed', 'WS-INI-8');
});

test('[WS-R25] [WS-INI-11] `beforeEvent`: a trigger in words may be that somebody is about to end its turn', () => {
  const table = duel({ brana: {}, ogre: {} }, { rulings: { heldActionTiming: 'beforeEvent' } });
  table
    .does(hold('defend', { trigger: 'text', text: 'it turns its back' }))
    .does(endTurn)
    .does(endTurn);
  expect(asked(table)).toBe('gm gm.trigger');
  table.does(choice('happened'));
  const ends = (fact: Sketch): boolean => fact.fact === 'turn-ended' && fact.who === 'ogre';
  const told = (table.facts() as unknown as readonly Sketch[])
    .filter((fact) => fact.fact === 'held-fires' || ends(fact))
    .map(({ fact }) => fact);
  expect(told).toEqual(['held-fires', 'turn-ended']);
});

test('[WS-R25] [WS-ADV-2] `beforeEvent`: whoever has gone by then is not grabbed; the AP are spent, no dice fall', () => {
  const table = duel(
    { ogre: {}, brana: { at: [4, 5], now: { inHand: ['ax'] } } },
    { rulings: { heldActionTiming: 'beforeEvent' } },
  );
  table
    .does(hold('move-action', { trigger: 'text', text: 'she reaches for it', to: { x: 9, y: 5 } }))
    .does(endTurn)
    .does(choice('grab', { target: 'ogre' }))
    .does(choice('happened'));
  expect([asked(table), cell(table, 'ogre'), ap(table, 'brana')]).toEqual(['brana turn', [9, 5], 1]);
  expect(table.facts('came-to-nothing')).toMatchObject([{ who: 'brana', what: 'grab' }]);
});

/** Brana, Oren and Tovo in one slot, then the ogre. */
const three = (setting: Setting = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] }, tovo: { at: [2, 6] } },
      foes: { ogre: { at: [15, 2] } },
    },
    {
      unions: [['brana', 'oren', 'tovo']],
      initiative: { brana: 30, oren: 30, tovo: 30, ogre: 20 },
      ...setting,
    },
  );
const gone = (who: string, out: string) => ({ change: 'out', who, out });

test('[WS-INI-15] [WS-GEN-13] somebody leaves in the middle of a union: the others go on, and nobody waits for it', () => {
  const table = three();
  table.does(move(3, 2));
  // A member that is not acting now: it is no longer offered.
  table.byHand('runs', gone('oren', 'fled'));
  expect(asked(table)).toBe('brana turn');
  table.refuses(choice('hand-over', { to: 'oren' }), 'union', 'WS-INI-15');
  // The acting member: the next one gets the turn at once.
  table.byHand('an arrow', gone('brana', 'dead'));
  expect([asked(table), ap(table, 'tovo'), metres(table, 'tovo')]).toEqual(['tovo turn', 3, 3]);
  table.does(endTurn);
  expect(asked(table)).toBe('ogre turn');
});

test('[WS-R27] [WS-INI-7] nor is anybody asked to hold who has left; those that are there hold and take the turn', () => {
  const table = three();
  table.byHand('runs', gone('oren', 'fled'));
  table.does(holdTurn);
  expect(asked(table)).toBe('tovo union.hold');
  table.does(choice('agree'));
  expect(asked(table)).toBe('ogre turn');
  table.byHand('an arrow', gone('brana', 'dead'));
  table.does(endTurn);
  // The first member that can act is asked for the slot.
  expect(asked(table)).toBe('tovo heldTurn.offer');
  table.does(take);
  expect([asked(table), ap(table, 'tovo')]).toEqual(['tovo turn', 3]);
  table.does(endTurn);
  expect(table.view().round).toBe(2);
});

test('[WS-INI-11] [WS-RND-7] [WS-ABL-3] a reaction is the use of an Ability too, and so is a Maneuver', () => {
  const waits = hold('defend', { trigger: 'uses-ability' });
  // The ogre waits for heroes to use an Ability; the bandit shoots at Sill, who uses Quick Guard.
  const guarded = fight(
    {
      heroes: { sill: { at: [5, 5] } },
      foes: { ogre: { at: [15, 5] }, bandit: { at: [10, 5], now: { inHand: ['bow'] } } },
    },
    { order: ['ogre', 'bandit', 'sill'] },
  );
  guarded
    .does(waits)
    .does(endTurn)
    .does(choice('attack', { target: 'sill', with: 'bow' }));
  expect(asked(guarded)).toBe('sill reaction.offer');
  guarded.does(choice('use'));
  // Before the attack is rolled.
  expect([waiting(guarded).purpose, conditions(guarded, 'ogre')]).toEqual(['attack', ['defending']]);
  const struck = duel({ ogre: { at: [4, 5] }, brana: {} });
  struck.does(waits).does(endTurn);
  struck.does(choice('attack', { target: 'ogre', with: 'ax', maneuver: 'armor-piercer' })).rolls('attack', 2);
  expect(conditions(struck, 'ogre')).toEqual(['defending']);
  const plain = duel({ ogre: { at: [4, 5] }, brana: {} });
  plain
    .does(waits)
    .does(endTurn)
    .does(choice('attack', { target: 'ogre', with: 'ax' }))
    .rolls('attack', 2);
  expect(conditions(plain, 'ogre')).toEqual(['held-action']);
});

test('[WS-R22] [WS-INI-8] whoever breaks into the last turn of a round may hold on: that turn is not over', () => {
  const table = duel({ brana: {}, ogre: {} }, { rulings: { heldTurnEntry: 'interrupt' } });
  table.does(holdTurn).does(take);
  expect(asked(table)).toBe('brana turn');
  table.does(holdTurn).does(choice('keep'));
  expect(asked(table)).toBe('ogre turn');
  table.does(endTurn);
  expect([asked(table), table.choice().about]).toMatchObject(['brana heldTurn.offer', { last: true }]);
});

test('[WS-CIN-5] [WS-GEN-13] a great deed after which nobody is left on either side', () => {
  const table = duel({ brana: {}, ogre: {} })
    .does(choice('cinematic', { what: 'opens the abyss' }))
    .does(choice('allow', { skill: 'rawForce', difficulty: 11 }))
    .rolls('cinematic', 10)
    .does(choice('gone', { whom: ['brana', 'ogre'] }));
  // The outcome goes on until the game master is done.
  expect(asked(table)).toBe('gm gm.cinematicOutcome');
  table.does(choice('done'));
  expect([asked(table), table.choice().about]).toMatchObject(['gm gm.combatEnd', { winner: null }]);
  table.does(choice('end'));
  expect(table.isOver()).toEqual({ winner: null });
});

test('[WS-INI-9] [WS-INI-19] [WS-INI-20] a surprised one that holds its first turn has come out of it all the same', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [12, 2] } } },
    { fromTheStart: true, surprised: ['brana'] },
  );
  expect(conditions(table, 'ogre')).toEqual(['hidden']);
  table.does(endTurn).does(holdTurn);
  expect([asked(table), conditions(table, 'ogre')]).toEqual(['brana heldTurn.offer', []]);
  table.does(choice('lose'));
  // Brana 27, the ogre 20.
  expect([table.view().round, order(table)]).toEqual([2, ['brana', 'ogre']]);
});
