import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  actions,
  active,
  aid,
  asked,
  choice,
  conditions,
  durability,
  endTurn,
  fight,
  giveUp,
  goOn,
  offered,
  rungs,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Emergency aid, and acts of more actions than a turn has left (AD-ACT-16, AD-ENC-5). */

/** Amari, who has Medicine 3, beside Hadra with 4 of 30 Durability; a thug far off. */
const ward = (amari: Sketch = {}, hadra: Sketch = { durability: 4 }): LineUp => ({
  heroes: { amari: { at: [5, 5], now: amari }, hadra: { at: [6, 5], now: hadra } },
  foes: { thug: { at: [15, 5] } },
});
const preview = (table: Scenario, deed: object) => table.send({ do: 'preview', choice: deed } as never);
const aidIn = (line: LineUp, setting: Setting = {}) => fight(line, setting);

test('[AD-ACT-16] [AD-DIE-1] [AD-DIE-14] emergency aid: 2 actions, Medicine above 20, 1d10 Durability without bursts', () => {
  const table = aidIn(ward()).does(aid('hadra'));
  expect(waiting(table)).toEqual({
    who: 'amari',
    purpose: 'medicine',
    dice: 'd20+d10!+d10!+d10!',
    beats: 20,
  });
  expect(terms(table)).toEqual(['Medicine 3']);
  table.rolls('medicine', 9, 4, 4, 4);
  expect(waiting(table)).toEqual({ who: 'amari', purpose: 'aid', dice: 'd10', beats: null });
  table.rolls('aid', 10);
  expect([durability(table, 'hadra'), active(table)]).toEqual([14, 'hadra']);
});

test('[AD-ACT-16] [AD-DIE-2] emergency aid with a total of exactly 20 fails and costs only the actions', () => {
  const table = aidIn(ward()).does(aid('hadra')).rolls('medicine', 8, 4, 4, 4);
  expect([durability(table, 'hadra'), active(table)]).toEqual([4, 'hadra']);
  expect(table.facts('check')).toMatchObject([{ result: 20, vs: 20, passed: false, who: 'amari' }]);
});

test('[AD-R1] ruling vsComparison reachOnChecks: a total of exactly 20 succeeds', () => {
  const table = aidIn(ward(), { rulings: { vsComparison: 'reachOnChecks' } }).does(aid('hadra'));
  table.rolls('medicine', 8, 4, 4, 4).rolls('aid', 3);
  expect(durability(table, 'hadra')).toBe(7);
});

test('[AD-ACT-16] emergency aid restores Durability up to its maximum', () => {
  const table = aidIn(ward({}, { durability: 28 }))
    .does(aid('hadra'))
    .rolls('medicine', 19, 4, 4, 4)
    .rolls('aid', 9);
  expect(durability(table, 'hadra')).toBe(30);
});

test('[AD-HRT-3] [AD-DIE-12] a wounded medic rolls d8 Bonus dice; the d10 of the aid stays a d10', () => {
  const table = aidIn(ward({ durability: 0 })).does(aid('hadra'));
  expect(waiting(table).dice).toBe('d20+d8!+d8!+d8!');
  expect(rungs(table)).toEqual(['d10 4', 'wounded -1']);
  table.rolls('medicine', 15, 4, 4, 4);
  expect(waiting(table).dice).toBe('d10');
  table.rolls('aid', 1);
});

test('[AD-DIE-10] [AD-DIE-15] [AD-R12] a Charge raises the dice of the next roll that it fits, once; others are kept', () => {
  const pushes = [
    { kind: 'charge', label: 'good light' },
    { kind: 'charge', roll: 'attack', label: 'aimed' },
    { kind: 'charge', against: 'thug', label: 'grudge' },
  ];
  const table = aidIn(ward({ pushes })).does(aid('hadra'));
  expect(waiting(table).dice).toBe('d20+d12!+d12!+d12!');
  expect(rungs(table)).toEqual(['d10 4', 'good light 1']);
  table.rolls('medicine', 8, 1, 1, 1);
  expect(conditions(table, 'amari').filter((one) => one === 'charge')).toHaveLength(2);
});

test('[AD-R12] ruling chargeLife untilTurnEnd: a Charge lasts until its bearer’s next turn ends', () => {
  const table = aidIn(ward({ pushes: [{ kind: 'charge' }] }), { rulings: { chargeLife: 'untilTurnEnd' } });
  table.does(aid('hadra')).rolls('medicine', 8, 1, 1, 1);
  expect(conditions(table, 'amari')).toContain('charge');
  table.does(endTurn).does(endTurn);
  expect([active(table), conditions(table, 'amari')]).toEqual(['amari', ['charge']]);
  table.does(endTurn);
  expect(conditions(table, 'amari')).toEqual([]);
});

test('[AD-R4] ruling checkDice skillPlusAbility: Reason 30 adds 3 dice to Medicine', () => {
  const table = aidIn(ward(), { rulings: { checkDice: 'skillPlusAbility' } }).does(aid('hadra'));
  expect(terms(table)).toEqual(['Medicine 3', 'Reason 3']);
});

test('[AD-R4] [AD-DIE-3] ruling checkDice skillPlusAbility: printed dice of Reason join those of Medicine', () => {
  const amari = { at: [5, 5], sheet: { printed: { dice: { reason: 2 } } } } as const;
  const line = { ...ward(), heroes: { ...ward().heroes, amari } };
  const table = aidIn(line, { rulings: { checkDice: 'skillPlusAbility' } }).does(aid('hadra'));
  // 3 of Medicine and 2 of Reason.
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!+d10!+d10!');
});

test('[AD-R38] [AD-POS-2] ruling aidReach: aid for oneself and adjacent hurt combatants, or for others only', () => {
  const table = aidIn(ward({ durability: 3 }, {}));
  table.refuses(aid('hadra'), 'notHurt', 'AD-ACT-16');
  table.refuses(aid('thug'), 'outOfReach', 'AD-ACT-16');
  table.refuses(aid('nobody'), 'noSuchThing', 'AD-ACT-16');
  table.does(aid('amari')).rolls('medicine', 19, 4, 4, 4).rolls('aid', 2);
  expect(durability(table, 'amari')).toBe(5);
  const others = aidIn(ward({ durability: 3 }, {}), { rulings: { aidReach: 'othersOnly' } });
  expect(offered(others)).not.toContain('emergency-aid');
});

test('[AD-POS-3] aid is refused with an object between two combatants', () => {
  const table = fight(
    {
      heroes: { amari: { at: [5, 5] }, hadra: { at: [7, 5], now: { durability: 3 } } },
      foes: { thug: { at: [15, 5] } },
      field: { barricade: { use: 'concrete-barricade', at: [6, 5] } },
    },
    { rulings: { cellSize: 3 } },
  );
  // Two squares of 3 feet are within 6 feet, but the barricade stands between.
  table.refuses(aid('hadra'), 'wrongTarget', 'AD-ACT-16');
});

test('[AD-R53] ruling cellSize 3: a combatant two squares away is adjacent', () => {
  const line = {
    heroes: { amari: { at: [5, 5] }, hadra: { at: [7, 6], now: { durability: 3 } } },
    foes: { thug: { at: [15, 5] } },
  } as const;
  expect(offered(fight(line, { rulings: { cellSize: 3 } }))).toContain('emergency-aid');
  expect(offered(fight(line))).not.toContain('emergency-aid');
});

test('[AD-R39] [AD-SHK-3] ruling aidInShock: aid restores Durability and Shock goes on, or aid is refused', () => {
  const shocked = { durability: 0, health: 0 };
  const table = aidIn(ward({}, shocked)).does(aid('hadra')).rolls('medicine', 19, 4, 4, 4).rolls('aid', 6);
  expect([durability(table, 'hadra'), conditions(table, 'hadra')]).toEqual([6, ['shock', 'prone']]);
  const refused = aidIn(ward({}, shocked), { rulings: { aidInShock: 'refused' } });
  expect(offered(refused)).not.toContain('emergency-aid');
});

test('[AD-ENC-5] an act in progress is ended by hand: nobody is asked about it any more, and no act is begun so', () => {
  const table = aidIn(ward({ actions: 1 })).does(aid());
  const act = { change: 'condition', who: 'amari', condition: 'act' } as const;
  // The panel offers what follows from nothing else.
  expect(table.who('amari').conditions.filter(({ derived }) => !derived)).toMatchObject([{ id: 'act' }]);
  table.byHand('a change of mind', { ...act, on: false });
  expect([conditions(table, 'amari'), table.facts('act-ended')]).toMatchObject([[], [{ why: 'hand' }]]);
  table.does(endTurn).does(endTurn);
  expect([asked(table), actions(table, 'amari')]).toEqual(['amari turn', 2]);
  const begins = table.send({ do: 'override', changes: [{ ...act, on: true }], reason: 'x' });
  expect(begins).toMatchObject({ ok: false, error: { clause: 'AD-ENC-5' } });
});

test('[AD-ENC-5] [AD-R15] begun with 1 action left, the act is completed by the first action of the next turn', () => {
  const table = aidIn(ward({ actions: 1 }));
  expect(table.option('emergency-aid').needs).toBeUndefined();
  table.does(aid());
  expect([active(table), conditions(table, 'amari')]).toEqual(['hadra', ['act']]);
  expect(table.who('amari').pools.actions?.progress).toEqual({ label: 'Emergency aid', paid: 1, cost: 2 });
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('amari act.continue');
  table.refuses(choice('wait'), 'noSuchThing', 'AD-ENC-5');
  table.does(goOn);
  // The target is named now.
  expect([asked(table), actions(table, 'amari')]).toEqual(['amari act.targets', 1]);
  expect(table.choice().question).toBe('Amari completes Emergency aid. On whom?');
  table.refuses(aid('thug'), 'outOfReach', 'AD-ACT-16');
  table.does(aid('hadra')).rolls('medicine', 19, 4, 4, 4).rolls('aid', 6);
  // 4 Durability, 2 of Second Wind in between, and 6.
  expect([durability(table, 'hadra'), active(table), actions(table, 'amari')]).toEqual([12, 'amari', 1]);
  expect(conditions(table, 'amari')).toEqual([]);
});

test.each([
  { change: 'condition', condition: 'act', on: false },
  { change: 'condition', condition: 'bound', on: true },
  { change: 'out', out: 'unconscious' },
  { change: 'out', out: 'fled' },
  { change: 'remove' },
])(
  '[AD-ENC-5] [AD-R16] [AD-DIE-18] an act that is ended by hand while its target is asked for asks no more: %j',
  (change) => {
    const table = aidIn(ward({ actions: 1 }))
      .does(aid())
      .does(endTurn)
      .does(endTurn)
      .does(goOn);
    expect(asked(table)).toBe('amari act.targets');
    table.byHand('so be it', { who: 'amari', ...change });
    expect(asked(table)).not.toBe('amari act.targets');
    expect(table.facts('act-ended').length).toBeLessThan(2);
  },
);

test('[AD-ENC-5] an act given up is lost with the action paid, and costs no other', () => {
  const table = aidIn(ward({ actions: 1 }))
    .does(aid())
    .does(endTurn)
    .does(endTurn)
    .does(giveUp);
  expect([asked(table), actions(table, 'amari'), conditions(table, 'amari')]).toEqual(['amari turn', 2, []]);
});

test('[AD-ENC-5] going on with an act that nobody needs any more says so beforehand', () => {
  const asks = (healed: boolean) => {
    const table = aidIn(ward({ actions: 1 })).does(aid());
    if (healed) {
      table.byHand('healed', { change: 'track', who: 'hadra', track: 'durability', left: 30 });
    }
    return table.does(endTurn).does(endTurn).option('continue').note;
  };
  expect([asks(true), asks(false)]).toEqual([
    'comes to nothing now: nobody within reach is wounded or hurt',
    undefined,
  ]);
});

test('[AD-ENC-5] [AD-R15] an act without a legal target at its end comes to nothing, as does one given up then', () => {
  const table = aidIn(ward({ actions: 1 })).does(aid());
  table.byHand('healed', { change: 'track', who: 'hadra', track: 'durability', left: 30 });
  table.does(endTurn).does(endTurn).does(goOn);
  expect(table.facts('act-ended')).toMatchObject([{ who: 'amari', why: 'impossible' }]);
  expect([asked(table), actions(table, 'amari')]).toEqual(['amari turn', 1]);
  const lets = aidIn(ward({ actions: 1 }))
    .does(aid())
    .does(endTurn)
    .does(endTurn)
    .does(goOn)
    .does(giveUp);
  expect(lets.facts('act-ended')).toMatchObject([{ why: 'given up' }]);
});

test('[AD-R15] ruling longAct targetsFirst: the target is named first, and must be legal at the end', () => {
  const setting = { rulings: { longAct: 'targetsFirst' } };
  const table = aidIn(ward({ actions: 1 }), setting);
  table.refuses(aid(), 'noSuchThing', 'AD-ACT-16');
  table
    .does(aid('hadra'))
    .does(endTurn)
    .does(endTurn)
    .does(goOn)
    .rolls('medicine', 19, 4, 4, 4)
    .rolls('aid', 6);
  // 4 Durability, 2 of Second Wind in between, and 6.
  expect(durability(table, 'hadra')).toBe(12);
  const gone = aidIn(ward({ actions: 1 }), setting).does(aid('hadra'));
  gone
    .does(choice('move', { to: { x: 8, y: 5 } }))
    .does(endTurn)
    .does(endTurn)
    .does(goOn);
  expect(gone.facts('act-ended')).toMatchObject([{ why: 'impossible', because: 'Hadra is not adjacent' }]);
});

test('[AD-R16] [AD-REC-3] Winded, bound or unconscious breaks an act of several turns', () => {
  const table = aidIn(ward({ actions: 1 })).does(aid());
  table.byHand('exhausted', { change: 'pool', who: 'amari', pool: 'vigor', value: 0 });
  expect(conditions(table, 'amari')).toEqual(['winded', 'act']);
  table.does(endTurn).does(endTurn);
  // 4 Vigor came back in the Recovery Phase, which is not enough.
  expect(active(table)).toBe('hadra');
  expect(table.facts('act-ended')).toMatchObject([{ who: 'amari', why: 'broken', because: 'winded' }]);

  const bound = aidIn(ward({ actions: 1 })).does(aid());
  bound.byHand('ropes', { change: 'condition', who: 'amari', condition: 'bound', on: true });
  expect(conditions(bound, 'amari')).toEqual(['bound']);
  const out = aidIn(ward({ actions: 1 })).does(aid());
  out.byHand('a stone', { change: 'out', who: 'amari', out: 'unconscious' });
  expect(out.facts('act-ended')).toMatchObject([{ why: 'broken', because: 'unconscious' }]);
});

test('[AD-R16] [AD-ACT-15] a turn without an action for it breaks the act', () => {
  // She has one action a turn, and loses one in the next turn, by an effect that comes after she has begun.
  const table = aidIn({
    heroes: { amari: { at: [5, 5], sheet: { actions: 1 } }, hadra: { at: [6, 5], now: { durability: 4 } } },
    foes: { thug: { at: [15, 5] } },
  });
  table.does(aid()).does(endTurn);
  expect([active(table), conditions(table, 'amari')]).toEqual(['thug', ['act']]);
  table
    .does(choice('use-skill', { skill: 'menace', target: 'amari' }))
    .does(choice('10'))
    .rolls('menace', 15);
  table.does(choice('resolve')).does(choice('decline')).does(choice('losesAction')).does(endTurn);
  expect([active(table), conditions(table, 'amari')]).toEqual(['hadra', []]);
  expect(table.facts('act-ended')).toMatchObject([{ who: 'amari', why: 'broken', because: 'no action' }]);
});

test('[AD-ENC-5] [AD-R95] stabilising over two turns comes to nothing if nobody is in Shock at its end', () => {
  const table = fight(
    {
      heroes: { amari: { at: [5, 5], now: { actions: 1 } }, lio: { at: [6, 5], now: { health: 0 } } },
      foes: { thug: { at: [15, 5] } },
    },
    { rulings: { stabiliseCost: 'likeAid' } },
  );
  table.does(choice('stabilise'));
  table.byHand('a miracle', { change: 'track', who: 'lio', track: 'health', left: 3 });
  table.does(endTurn).does(goOn);
  expect(table.facts('act-ended')).toMatchObject([{ who: 'amari', why: 'impossible' }]);
  expect([asked(table), actions(table, 'amari')]).toEqual(['amari turn', 1]);
});

/** A technique for light weapons that takes two actions; Lio has one left, and the thug beside him cannot defend. */
const flurry = {
  id: 'flurry',
  name: 'Flurry',
  kind: 'technique',
  actions: 2,
  vigor: 3,
  does: { deed: 'strike', with: 'light', offHand: true },
};
const flurryIn = (longAct: string, now: Sketch = {}) =>
  fight(
    {
      a: { lio: { at: [5, 5], sheet: { powers: [flurry] }, now: { actions: 1, ...now } } },
      b: { thug: { at: [6, 5], now: { vigor: 4 } } },
    },
    { rulings: { longAct, offHandWindow: 'withDeclaration' } },
  );
const bothHands = choice('power-flurry', {
  with: 'short-sword',
  target: 'thug',
  offHand: 'knife',
  offTarget: 'thug',
});

test('[AD-ACT-4] [AD-R15] [AD-R27] an off-hand attack declared at the end of the act costs its 8 Vigor then', () => {
  const table = flurryIn('payFirst').does(choice('power-flurry'));
  expect(vigor(table, 'lio')).toBe(17);
  // 4 Vigor come back, up to 20.
  table.does(endTurn).does(goOn);
  expect(preview(table, bothHands)).toMatchObject({ cost: { vigor: 8 } });
  table.does(bothHands);
  expect(vigor(table, 'lio')).toBe(12);
  table.rolls('attack', 1, 1, 1, 1).rolls('off-hand', 1, 1, 1, 1);
  const poor = flurryIn('payFirst', { vigor: 6 }).does(choice('power-flurry')).does(endTurn).does(goOn);
  expect(vigor(poor, 'lio')).toBe(7);
  poor.refuses(bothHands, 'noVigor', 'AD-REA-13');
});

test('[AD-ACT-4] [AD-R15] [AD-REA-13] ruling longAct payLast: technique and off-hand attack take 11 Vigor at the end', () => {
  // With 6, and 4 that come back, there are 10; with 7 there are 11.
  const start = (now: number) =>
    flurryIn('payLast', { vigor: now }).does(choice('power-flurry')).does(endTurn).does(goOn);
  start(6).refuses(bothHands, 'noVigor', 'AD-REA-13');
  const table = start(7);
  expect(preview(table, bothHands)).toMatchObject({ cost: { vigor: 11 } });
  expect(table.option('power-flurry').cost).toEqual({ vigor: 3 });
  table.does(bothHands);
  expect(vigor(table, 'lio')).toBe(0);
});

test('[AD-ACT-4] [AD-R15] ruling longAct targetsFirst: an off-hand attack paid at the start is not paid again', () => {
  const table = flurryIn('targetsFirst', { vigor: 12 }).does(bothHands);
  expect(vigor(table, 'lio')).toBe(1);
  // 4 Vigor come back.
  table.does(endTurn).does(goOn);
  table.rolls('attack', 1, 1, 1, 1).rolls('off-hand', 1, 1, 1, 1);
  expect(vigor(table, 'lio')).toBe(5);
});
