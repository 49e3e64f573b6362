import { expect, test } from 'vitest';
import { judgeReaction } from '../judge.ts';
import { defensivePrice, guardOf, movementOf } from '../numbers.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import {
  actions,
  active,
  asked,
  begun,
  choice,
  conditions,
  defend,
  dropProne,
  duel,
  endTurn,
  fight,
  move,
  offered,
  vigor,
} from './line-up.ts';

/** Turns: actions, their loss, skipped turns (sections ENC, ACT, SHK). */

const apart = { at: [12, 5] } as const;

test('[AD-ENC-2] [AD-ENC-4] [AD-ACT-1] a turn has 2 actions of any kind; when they are spent the next turn begins', () => {
  const table = duel({ hadra: {}, thug: apart });
  expect(actions(table, 'hadra')).toBe(2);
  table.does(defend);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 1]);
  table.does(move(5, 8));
  expect([active(table), actions(table, 'hadra')]).toEqual(['thug', 0]);
});

test('[AD-ENC-4] [AD-R14] ruling unspentActions: a turn may end early, and the rest is lost or one action kept', () => {
  const table = duel({ hadra: {}, thug: apart }).does(endTurn).does(endTurn);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 2]);
  const keeps = duel({ hadra: {}, thug: apart }, { rulings: { unspentActions: 'carryOne' } });
  keeps.does(endTurn);
  expect(actions(keeps, 'hadra')).toBe(1);
  keeps.does(endTurn);
  expect(actions(keeps, 'hadra')).toBe(3);
});

test('[AD-R14] [AD-DIE-18] ruling unspentActions carryOne: a turn that is given away is had again with the action kept for it', () => {
  const table = duel({ hadra: {}, thug: apart }, { rulings: { unspentActions: 'carryOne' } });
  table.does(endTurn).does(endTurn);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 3]);
  table.does(move(5, 8));
  expect(actions(table, 'hadra')).toBe(2);
  table.byHand('the thug was first', { change: 'initiative', who: 'thug', value: 30 });
  table.byHand('the thug was first', { change: 'active', who: 'thug' });
  // The thug's turn, which follows hers, is had now: with the one it has kept itself.
  expect([active(table), actions(table, 'thug'), actions(table, 'hadra')]).toEqual(['thug', 3, 1]);
  table.does(endTurn);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 3]);
  // In the next round she has what that turn leaves: one of three.
  table.does(endTurn);
  expect([active(table), actions(table, 'hadra')]).toEqual(['hadra', 3]);
});

test('[AD-R14] [AD-REC-2] [AD-R67] ruling unspentActions carryOne: a Winded combatant keeps no action', () => {
  const table = duel({ hadra: {}, thug: apart }, { rulings: { unspentActions: 'carryOne' } });
  table.byHand('spent', { change: 'pool', who: 'hadra', pool: 'vigor', value: 0 });
  expect([active(table), actions(table, 'hadra')]).toEqual(['thug', 0]);
});

test('[AD-ACT-1] a Talent gives a third action', () => {
  const table = duel({ hadra: { sheet: { powers: ['quick-hands'] } }, thug: apart })
    .does(endTurn)
    .does(endTurn);
  expect(actions(table, 'hadra')).toBe(3);
});

test('[AD-ACT-15] `lessActions`: 1 action less in the next turn, and only in that one', () => {
  const table = duel({ hadra: {}, thug: { ...apart, now: { lessActions: 1 } } });
  table.does(endTurn);
  expect(actions(table, 'thug')).toBe(1);
  table.does(endTurn).does(endTurn);
  expect(actions(table, 'thug')).toBe(2);
});

test('[AD-ACT-15] the actions that a turn would lose are given back by hand', () => {
  const table = duel({ hadra: {}, thug: { ...apart, now: { lessActions: 1 } } });
  expect(table.who('thug').conditions.filter(({ derived }) => !derived)).toMatchObject([
    { id: 'less-actions' },
  ]);
  table.byHand('a misheard ruling', {
    change: 'condition',
    who: 'thug',
    condition: 'less-actions',
    on: false,
  });
  expect(table.lines().at(-1)?.text).toContain('loses no actions in its next turn');
  table.does(endTurn);
  expect(actions(table, 'thug')).toBe(2);
});

test('[AD-ACT-15] [AD-REC-3] `lessActions` is used up by a turn that is skipped', () => {
  const gasping = { sheet: { scores: { stamina: 25 } }, now: { vigor: 0, lessActions: 1 } };
  const table = duel({ hadra: {}, thug: { ...apart, ...gasping } })
    .does(endTurn)
    .does(endTurn);
  // 5 came back at the end of the round in which the turn passed.
  expect([table.view().round, active(table), actions(table, 'thug')]).toEqual([3, 'thug', 2]);
});

test('[AD-ACT-1] [AD-R14] written actions are those of the active turn; for others one of them may be a kept action', () => {
  const had = (rulings: Sketch) => {
    const two = { hadra: { now: { actions: 1 } }, thug: { ...apart, now: { actions: 2 } } };
    const table = duel(two, { rulings });
    const seen = [actions(table, 'hadra')];
    table.does(endTurn);
    return [...seen, active(table), actions(table, 'thug')];
  };
  expect(had({})).toEqual([1, 'thug', 2]);
  expect(had({ unspentActions: 'carryOne' })).toEqual([1, 'thug', 3]);
});

test('[AD-DIE-17] an illegal command is refused with its clause and costs nothing', () => {
  const table = duel({ hadra: { now: { actions: 1 } }, thug: apart });
  table.refuses(choice('fly'), 'noSuchThing', 'AD-DIE-17');
  table.refuses(move(5, 12), 'noMovement', 'AD-ACT-9');
  table.refuses(choice('move'), 'noSuchThing', 'AD-ACT-9');
  expect(actions(table, 'hadra')).toBe(1);
});

test('[AD-ACT-7] [AD-R29] Defend makes Defense 2 Vigor cheaper until the own next turn, not below 0', () => {
  const table = duel({ hadra: {}, thug: apart }).does(defend);
  expect(conditions(table, 'hadra')).toContain('defending');
  table.refuses(defend, 'already', 'AD-ACT-7');
  table.does(endTurn).does(endTurn);
  expect(conditions(table, 'hadra')).not.toContain('defending');

  const price = (defending: number, defendStacks: boolean, of?: number) => {
    const fight = begun(
      { a: { hadra: { now: { defending } } }, b: { thug: apart } },
      { rulings: { defendStacks } },
    );
    return defensivePrice(fight, one(fight, 'hadra'), of).value;
  };
  expect([price(0, false), price(1, false), price(2, false)]).toEqual([5, 3, 3]);
  expect([price(2, true), price(3, true)]).toEqual([1, 0]);
  // A special reaction for 4 Vigor, three times: never below 0.
  expect(price(3, true, 4)).toBe(0);
});

test('[AD-ACT-7] ruling defendStacks: Defend may be taken twice', () => {
  const table = duel({ hadra: {}, thug: apart }, { rulings: { defendStacks: true } })
    .does(defend)
    .does(defend);
  expect(active(table)).toBe('thug');
});

test('[AD-ACT-17] [AD-R40] [AD-POS-14] ruling dropProne: dropping prone is free or costs an action; then Speed is a quarter', () => {
  const table = duel({ hadra: {}, thug: apart }).does(dropProne);
  expect([conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([['prone'], 2]);
  table.refuses(dropProne, 'already', 'AD-ACT-17');
  table.refuses(move(5, 7), 'noMovement', 'AD-ACT-9');
  table.does(move(5, 6));
  const dear = duel({ hadra: {}, thug: apart }, { rulings: { dropProne: 'oneAction' } }).does(dropProne);
  expect(actions(dear, 'hadra')).toBe(1);
});

test('[AD-POS-14] [AD-R62] ruling quarterSpeed: a quarter of Speed 30 is 7 feet, or 8', () => {
  const feet = (quarterSpeed: string) => {
    const fight = begun(
      { a: { lio: { now: { conditions: ['prone'] } } }, b: { thug: apart } },
      { rulings: { quarterSpeed } },
    );
    return movementOf(fight, one(fight, 'lio'));
  };
  expect([feet('floor'), feet('ceil')]).toEqual([7, 8]);
});

test('[AD-SHK-1] the turns of the unconscious and the bound are skipped, and the bound cannot react', () => {
  const table = fight({
    heroes: { hadra: {}, lio: { at: [5, 7], now: { effects: [{ condition: 'bound' }] } } },
    foes: { thug: apart, soldier: { at: [12, 8], now: { health: 0 } } },
  });
  table.does(endTurn);
  expect(active(table)).toBe('thug');
  expect(table.facts('turn-passed').map(({ who, why }) => `${who} ${why}`)).toEqual(['lio bound']);
  table.does(endTurn);
  expect(active(table)).toBe('hadra');
  expect(table.facts('turn-passed').map(({ who, why }) => `${who} ${why}`)).toEqual([
    'lio bound',
    'soldier unconscious',
  ]);
  const state = begun(
    { a: { lio: { now: { effects: [{ condition: 'bound' }] } } }, b: { thug: apart } },
    { turnOf: 'thug' },
  );
  expect(judgeReaction(state, one(state, 'lio'), { vigor: 5 })?.clause).toBe('AD-SHK-1');
});

test('[AD-ENC-3] [AD-R13] ruling durationCount: bound for one round lasts to the second or first Recovery Phase', () => {
  const line = {
    heroes: { hadra: {}, lio: { at: [5, 7], now: { effects: [{ condition: 'bound', rounds: 1 }] } } },
    foes: { thug: apart },
  } as const;
  /** In which rounds, and when, Lio was found bound: at the end of the turns of each. */
  const bound = (durationCount: string) => {
    const table = fight(line, { rulings: { durationCount } });
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) {
      if (conditions(table, 'lio').includes('bound')) seen.push(`${table.view().round} ${active(table)}`);
      table.does(endTurn);
    }
    return seen;
  };
  // It began in round 2, in the turn of Hadra. Lio passes while bound.
  expect(bound('fullRounds')).toEqual(['2 hadra', '2 thug', '3 hadra', '3 thug']);
  expect(bound('countsThisRound')).toEqual(['2 hadra', '2 thug']);
  expect(bound('sameInitiative')).toEqual(['2 hadra', '2 thug']);
});

test('[AD-ENC-3] [AD-R13] bound for one round from the beginning of a fight: to the end of its first round, however rounds are counted', () => {
  const line = {
    heroes: { hadra: {}, lio: { at: [5, 7], now: { effects: [{ condition: 'bound', rounds: 1 }] } } },
    foes: { thug: apart },
  } as const;
  const bound = (durationCount: string) => {
    const table = fight(line, { fromTheStart: true, rulings: { durationCount } });
    table.rolls('initiative', 12).rolls('initiative', 11).rolls('initiative', 10);
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      if (conditions(table, 'lio').includes('bound')) seen.push(`${table.view().round} ${active(table)}`);
      table.does(endTurn);
    }
    return seen;
  };
  expect(bound('fullRounds')).toEqual(['1 hadra', '1 thug']);
  expect(bound('countsThisRound')).toEqual(['1 hadra', '1 thug']);
  expect(bound('sameInitiative')).toEqual(['1 hadra', '1 thug']);
});

test('[AD-R13] ruling durationCount sameInitiative: a duration ends in the turn in which it began', () => {
  const line = {
    heroes: { hadra: { now: { effects: [{ condition: 'dazed', rounds: 1 }] } }, lio: { at: [5, 7] } },
    foes: { thug: apart },
  } as const;
  const table = fight(line, { rulings: { durationCount: 'sameInitiative' }, turnOf: 'lio' });
  table.does(endTurn).does(endTurn);
  expect([table.view().round, active(table), conditions(table, 'hadra')]).toEqual([3, 'hadra', ['dazed']]);
  table.does(endTurn);
  expect([active(table), conditions(table, 'hadra')]).toEqual(['lio', []]);
});

test('[AD-REA-3] [AD-REA-13] [AD-R51] no reaction in the own turn, and none without its price, except by ruling', () => {
  const judged = (now: Sketch, vigorShort = 'refused', turnOf = 'thug') => {
    const fight = begun({ a: { hadra: { now } }, b: { thug: apart } }, { rulings: { vigorShort }, turnOf });
    return judgeReaction(fight, one(fight, 'hadra'), { vigor: 5 })?.clause ?? 'may';
  };
  expect([judged({}), judged({}, 'refused', 'hadra')]).toEqual(['may', 'AD-REA-3']);
  expect([judged({ vigor: 5 }), judged({ vigor: 4 }), judged({ vigor: 4 }, 'spendToZero')]).toEqual([
    'may',
    'AD-REA-13',
    'may',
  ]);
});

test('[AD-REC-2] [AD-R68] ruling windedScope: the Winded do not react, or may', () => {
  const judged = (windedScope: string) => {
    const now = { vigor: 4, conditions: ['winded'] };
    const fight = begun(
      { a: { hadra: { now } }, b: { thug: apart } },
      { rulings: { windedScope }, turnOf: 'thug' },
    );
    return judgeReaction(fight, one(fight, 'hadra'), { vigor: 3 })?.clause ?? 'may';
  };
  expect([judged('actionsAndReactions'), judged('actionsOnly')]).toEqual(['AD-REC-2', 'may']);
});

test('[AD-ATK-2] Guard is 15 + the shield in hand + abilities; a ruined shield adds nothing', () => {
  const guard = (id: string, now: Sketch = {}) => {
    const fight = begun({ a: { [id]: { now } }, b: { thug: { at: [15, 5] } } });
    return guardOf(fight, one(fight, id)).value;
  };
  expect([guard('hadra'), guard('lio'), guard('heroic-fiend')]).toEqual([17, 15, 18]);
  expect(guard('hadra', { wear: { shield: 30 } })).toBe(15);
  expect(guard('hadra', { inHand: ['sword'] })).toBe(15);
});

test('[AD-ENC-9] [AD-R18] with one side left the game master is asked at each turn whether the fight ends', () => {
  const line = { a: { hadra: {} }, b: { thug: { ...apart, now: { health: 0 } } } };
  const table = fight(line);
  expect([asked(table), vigor(table, 'hadra')]).toEqual(['gm gm.encounterEnd', 30]);
  table.does(choice('go-on'));
  expect(offered(table)).toContain('defend');
  table.does(endTurn);
  expect(asked(table)).toBe('gm gm.encounterEnd');
  table.does(choice('end'));
  expect(table.isOver()).toEqual({ winner: 'a' });
});

test('[AD-ENC-9] [AD-SHK-4] the question says who is in Shock, and dies unless somebody helps', () => {
  const line = {
    a: { hadra: {}, lio: { at: [1, 1] as const, now: { health: 0 } } },
    b: { thug: { ...apart, now: { health: 0 } } },
  };
  expect(fight(line).choice().question).toBe(
    'Only a can still fight. Lio and Thug are in Shock. End the encounter?',
  );
  const tended = { ...line, b: { thug: { ...apart, now: { health: 0, conditions: ['stabilised'] } } } };
  expect(fight(tended).choice().question).toBe('Only a can still fight. Lio is in Shock. End the encounter?');
});

test('[AD-ENC-9] after “go on”, a foe that wakes and falls again makes the game master be asked again', () => {
  const table = fight({ a: { hadra: {} }, b: { thug: { ...apart, now: { health: 0 } } } });
  table.does(choice('go-on'));
  const health = (left: number) =>
    table.byHand('a charm', { change: 'track', who: 'thug', track: 'health', left });
  health(3);
  expect(asked(table)).toBe('hadra turn');
  health(0);
  expect(asked(table)).toBe('gm gm.encounterEnd');
});

test('[AD-R18] ruling encounterEnd: the fight ends without a question, or only by hand', () => {
  const line = { a: { hadra: {} }, b: { thug: { ...apart, now: { health: 0 } } } };
  expect(fight(line, { rulings: { encounterEnd: 'automatic' } }).isOver()).toEqual({ winner: 'a' });
  const table = fight(line, { rulings: { encounterEnd: 'gmOnly' } });
  expect(asked(table)).toBe('hadra turn');
  table.byHand('enough', { change: 'end', winner: null });
  expect(table.isOver()).toEqual({ winner: null });
});

test.each(['oneSideLeft', 'gmOnly', 'automatic'])(
  '[AD-ENC-9] [AD-SHK-1] [AD-R18] if nobody can act for a round the game master is asked, with ruling encounterEnd %s too',
  (encounterEnd) => {
    const bound = { effects: [{ condition: 'bound' }] };
    const table = fight(
      { a: { hadra: {} }, b: { thug: { ...apart, now: bound } } },
      { rulings: { encounterEnd } },
    );
    table.byHand('ropes', { change: 'condition', who: 'hadra', condition: 'bound', on: true });
    // This round Hadra had her turn; in the next one nobody has.
    expect([asked(table), table.view().round]).toEqual(['gm gm.encounterEnd', 3]);
    table.does(choice('go-on'));
    expect([asked(table), table.view().round]).toEqual(['gm gm.encounterEnd', 4]);
    table.does(choice('end'));
    expect(table.isOver()).toEqual({ winner: null });
  },
);
