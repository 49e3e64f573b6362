import { expect, test } from 'vitest';
import type { Cell } from '../../../kernel/json.ts';
import { sentenceOf } from '../../../kernel/sentence.ts';
import { shove } from '../movement/shove.ts';
import { begin } from '../setup.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  actions,
  active,
  asked,
  begun,
  cell,
  choice,
  conditions,
  durability,
  encounter,
  endTurn,
  fight,
  mana,
  move,
  offered,
  vigor,
  waiting,
} from './line-up.ts';

/** Ready: conditions, and readied actions when they occur (AD-ACT-11, AD-ACT-12, AD-R34 to AD-R36). */

const ready = (what: string, when: string, more: Sketch = {}) => choice('ready', { what, when, ...more });
const act = (more: Sketch = {}) => choice('act', more);
const wait = choice('decline');

/** Hadra has the turn; a thug without the Vigor for an off-hand attack comes next, five squares away. */
const two = (setting: Setting = {}, hadra: Sketch = {}, thug: Sketch = {}) =>
  fight(
    {
      red: { hadra: { at: [5, 5], now: hadra } },
      blue: { thug: { at: [10, 5], now: { vigor: 7, ...thug } } },
    },
    setting,
  );

test('[AD-ACT-11] [AD-ACT-12] [AD-R35] [AD-POS-1] readied for 1 action, an attack costs 5 Vigor when an enemy comes into reach', () => {
  const table = two().does(ready('attack', 'reach'));
  expect([actions(table, 'hadra'), conditions(table, 'hadra'), vigor(table, 'hadra')]).toEqual([
    1,
    ['readied'],
    30,
  ]);
  table.does(endTurn).does(move(8, 5));
  // Two squares away: not within 6 ft.
  expect(asked(table)).toBe('thug turn');
  table.does(move(6, 5));
  expect([asked(table), cell(table, 'thug')]).toEqual(['hadra reaction.ready', [6, 5]]);
  expect(table.choice().about).toMatchObject({ by: 'thug', event: 'step' });
  const { cost: _, ...free } = table.option('act');
  expect(sentenceOf(free, { target: 'thug', with: 'sword' }, undefined)).toMatch(
    /^Attack now: Thug with sword/,
  );
  table.does(act({ target: 'thug', with: 'sword' }));
  expect([vigor(table, 'hadra'), waiting(table).dice]).toEqual([25, 'd20+d10!+d10!']);
});

test('[AD-ACT-12] [AD-R36] a Move is interrupted on the square where the condition occurs, and goes on afterwards', () => {
  // A polearm reaches 10 ft.
  const line: LineUp = {
    red: { hadra: { at: [5, 5], sheet: { weapons: ['polearm'], shields: [] } } },
    blue: { lio: { at: [10, 5] } },
  };
  const table = fight(line)
    .does(ready('attack', 'reach', { whom: 'lio' }))
    .does(endTurn);
  table.does(move(6, 5));
  expect([asked(table), cell(table, 'lio')]).toEqual(['hadra reaction.ready', [7, 5]]);
  expect(table.option('act').cost).toEqual({ vigor: 5 });
  table.does(act({ target: 'lio' }));
  expect([vigor(table, 'hadra'), conditions(table, 'hadra')]).toEqual([25, []]);
  expect(waiting(table)).toMatchObject({ who: 'hadra', purpose: 'attack', dice: 'd20+d10!+d10!', beats: 15 });
  table.rolls('attack', 1, 1, 1);
  expect([asked(table), cell(table, 'lio')]).toEqual(['lio turn', [6, 5]]);
  // The readied act was fired; there is no other.
  table.does(move(10, 5));
  expect(active(table)).toBe('hadra');
});

test('[AD-ACT-9] [AD-ACT-12] a Move is told in one piece up to the square at which a readied action may occur', () => {
  // A polearm reaches 10 ft: two squares.
  const line: LineUp = {
    red: { hadra: { at: [5, 5], sheet: { weapons: ['polearm'], shields: [] } } },
    blue: { lio: { at: [11, 5] } },
  };
  const ways = (goal: number): unknown => {
    const table = fight(line).does(ready('attack', 'reach')).does(endTurn).does(move(goal, 5));
    if (asked(table) === 'hadra reaction.ready') table.does(wait);
    return table.facts('moved').map(({ path }) => (path as readonly Cell[]).map(({ x }) => x));
  };
  expect(ways(8)).toEqual([[10, 9, 8]]);
  expect(ways(6)).toEqual([[10, 9, 8], [7], [6]]);
});

test('[AD-ACT-12] a readied action that was passed is not offered again in the same Move, but in the next', () => {
  const table = fight({
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [10, 5], sheet: { actions: 3 } } },
  });
  table.does(ready('defend', 'moves')).does(endTurn).does(move(8, 5));
  expect([asked(table), cell(table, 'thug')]).toEqual(['hadra reaction.ready', [9, 5]]);
  table.does(wait);
  expect([asked(table), cell(table, 'thug')]).toEqual(['thug turn', [8, 5]]);
  table.does(move(10, 5));
  expect(asked(table)).toBe('hadra reaction.ready');
  table.does(act());
  expect(conditions(table, 'hadra')).toEqual(['defending']);
});

test('[AD-ACT-12] a readied action ends when its owner’s next turn begins, and the action stays spent', () => {
  const table = two().does(ready('attack', 'reach')).does(endTurn).does(endTurn);
  expect([active(table), conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual(['hadra', [], 2]);
  expect(table.facts('readied-gone')).toMatchObject([{ who: 'hadra', why: 'over' }]);
});

test('[AD-ACT-11] [AD-R34] ruling readyWhat: a second Ready replaces the first, or both are kept', () => {
  const one = two().does(ready('attack', 'reach')).does(ready('defend', 'moves'));
  expect(one.facts('readied-gone')).toMatchObject([{ why: 'replaced' }]);
  one.does(move(8, 5));
  expect(one.choice().options.map(({ id }) => id)).toEqual(['act', 'decline']);
  const several = two({ rulings: { readyWhat: 'several' } })
    .does(ready('move', 'moves'))
    .does(ready('defend', 'moves'));
  several.does(move(8, 5));
  expect(offered(several)).toEqual(['act', 'act-2', 'decline']);
  // AD-REA-2: one movement can be reacted to once, whatever else is readied.
  several.does(choice('act-2'));
  expect([asked(several), conditions(several, 'hadra')]).toEqual(['thug turn', ['defending', 'readied']]);
});

test('[AD-ACT-11] [AD-R34] only what costs 1 action can be readied, with a known condition', () => {
  const table = fight({
    red: { amari: { at: [5, 5], now: { conditions: ['prone'] } }, oska: { at: [3, 5] } },
    blue: { thug: { at: [10, 5] } },
  });
  for (const what of ['emergency-aid', 'drop-prone', 'end-turn', 'ready', 'stand-up', 'fly']) {
    table.refuses(ready(what, 'moves'), 'noSuchThing', 'AD-ACT-11');
  }
  table.refuses(ready('attack', 'sunrise'), 'noSuchThing', 'AD-ACT-11');
  table.refuses(ready('attack', 'moves', { whom: 'oska' }), 'noSuchThing', 'AD-ACT-11');
  table.refuses(ready('attack', 'allyHit', { whom: 'thug' }), 'noSuchThing', 'AD-ACT-11');
  table.refuses(ready('attack', 'range', { feet: 3 }), 'noSuchThing', 'AD-ACT-11');
  table.refuses(ready('attack', 'words'), 'noSuchThing', 'AD-ACT-11');
  table.refuses(ready('attack', 'words', { words: '   ' }), 'noSuchThing', 'AD-ACT-11');
  expect(actions(table, 'amari')).toBe(2);
});

test('[AD-ACT-11] [AD-R34] [AD-SHK-6] Stabilise is readied before anybody is in Shock, for when an ally falls', () => {
  const table = fight({
    red: { amari: { at: [5, 5] }, oska: { at: [6, 5], now: { durability: 1, health: 1, vigor: 4 } } },
    blue: { thug: { at: [7, 5] } },
  });
  table.does(ready('stabilise', 'allyHit')).does(endTurn).does(endTurn);
  // 14 + 5 = 19 is above 15; the club with 8 + 5 = 13 less 2 of leather is more than 2 of body.
  table
    .does(choice('attack', { target: 'oska', with: 'club' }))
    .rolls('attack', 14, 5)
    .rolls('damage', 8, 5);
  expect(asked(table)).toBe('amari reaction.ready');
  table.does(choice('act', { target: 'oska' }));
  expect(vigor(table, 'amari')).toBe(15);
  table.rolls('medicine', 12, 3, 3, 3);
  expect(conditions(table, 'oska')).toContain('stabilised');
  // With two actions (AD-R95) it is nothing to be readied.
  const slow = fight(
    { red: { amari: { at: [5, 5] } }, blue: { thug: { at: [10, 5] } } },
    {
      rulings: { stabiliseCost: 'likeAid' },
    },
  );
  slow.refuses(ready('stabilise', 'moves'), 'noSuchThing', 'AD-ACT-11');
});

test('[AD-REA-4] [AD-R46] a technique that is a Chance cannot be readied', () => {
  const chance = {
    id: 'long-shot',
    name: 'Long Shot',
    kind: 'technique',
    actions: 1,
    chance: true,
    does: { deed: 'strike', with: 'melee' },
  };
  const hadra = { at: [5, 5], sheet: { powers: [chance, 'power-strike'] } } as const;
  const table = fight({ red: { hadra }, blue: { thug: { at: [10, 5] } } });
  table.refuses(ready('power-long-shot', 'reach'), 'notAReaction', 'AD-REA-4');
  table.does(ready('power-power-strike', 'reach'));
  expect(conditions(table, 'hadra')).toEqual(['readied']);
});

test('[AD-ACT-12] [AD-R35] [AD-REA-13] the cost of the readied deed comes on top of the reaction’s, and both must be covered', () => {
  const strike = (vigorThere: number, readyVigor = 5) =>
    two({ rulings: { readyVigor } }, { vigor: vigorThere })
      .does(ready('power-power-strike', 'reach'))
      .does(endTurn)
      .does(move(8, 5))
      .does(move(6, 5));
  // Power Strike costs 4: with 8 Vigor it cannot be done.
  expect(active(strike(8))).toBe('hadra');
  const dear = strike(9);
  expect(dear.option('act').cost).toEqual({ vigor: 9 });
  dear.does(act({ target: 'thug' }));
  // AD-REC-2: the last points are spent, and the blow is carried out.
  expect([vigor(dear, 'hadra'), conditions(dear, 'hadra')]).toEqual([0, ['winded']]);
  expect(waiting(dear)).toMatchObject({ purpose: 'attack', dice: 'd20+d12!+d12!' });
  const free = strike(8, 0).does(act({ target: 'thug' }));
  expect(vigor(free, 'hadra')).toBe(4);
});

test('[AD-ACT-12] the preview of a readied action shows its cost', () => {
  const table = two().does(ready('attack', 'reach')).does(endTurn).does(move(8, 5)).does(move(6, 5));
  const preview = table.send({ do: 'preview', choice: { option: 'act', target: 'thug' } } as never);
  expect(preview).toMatchObject({ ok: true, cost: { vigor: 5 } });
});

test('[AD-REA-3] [AD-ACT-12] a readied action is not offered in its owner’s own turn', () => {
  const table = fight(
    {
      red: { hadra: { at: [5, 5] }, lio: { at: [5, 7] } },
      blue: { thug: { at: [6, 5], now: { vigor: 7 } } },
    },
    { order: ['hadra', 'thug', 'lio'] },
  );
  table.does(ready('attack', 'attacks'));
  // Her own attack does not fulfil the condition, and it is her turn.
  table.does(choice('attack', { target: 'thug' })).rolls('attack', 1, 1, 1);
  expect(asked(table)).toBe('hadra offHand');
});

test('[AD-ACT-11] [AD-REA-2] a combatant that defended against the attack is not offered its readied attack on it', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { vigor: 7 } } },
  };
  const table = fight(line).does(ready('attack', 'attacks')).does(endTurn);
  table.does(choice('attack', { target: 'hadra' })).rolls('attack', 15, 5);
  table.does(choice('defense')).rolls('defense', 20, 5, 5);
  expect([asked(table), conditions(table, 'hadra')]).toEqual(['thug turn', ['readied']]);
  // She lets the first attack pass and strikes back at the second.
  table.does(choice('attack', { target: 'hadra' })).rolls('attack', 15, 5);
  table.does(choice('decline')).rolls('damage', 1, 1);
  expect(asked(table)).toBe('hadra reaction.ready');
  table.does(act({ target: 'thug' }));
  expect(vigor(table, 'hadra')).toBe(20);
});

test('[AD-R36] ruling readyTiming before: a readied attack comes before the attack roll, and may prevent it', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { vigor: 7, durability: 0, health: 1 } } },
  };
  const table = fight(line, { rulings: { readyTiming: 'before' } });
  table.does(ready('attack', 'attacks')).does(endTurn);
  table.does(choice('attack', { target: 'hadra' }));
  expect(asked(table)).toBe('hadra reaction.ready');
  table
    .does(act({ target: 'thug' }))
    .rolls('attack', 15, 1, 1)
    .rolls('damage', 8, 1, 1, 1);
  // Nobody defends in one's own turn. The thug is in Shock: its attack is lost, and the end of the fight is asked next.
  expect(table.facts('attack-result').at(-1)).toMatchObject({ who: 'thug', outcome: 'lost' });
  expect([durability(table, 'hadra'), table.who('thug').out]).toEqual([30, 'unconscious']);
});

test('[AD-R36] ruling readyTiming before: a readied action possible only after the trigger is offered then', () => {
  const table = two({ rulings: { readyTiming: 'before' } })
    .does(ready('attack', 'reach'))
    .does(endTurn)
    .does(move(8, 5))
    .does(move(6, 5));
  // Before the step nobody is within reach.
  expect([asked(table), cell(table, 'thug')]).toEqual(['hadra reaction.ready', [6, 5]]);
});

test('[AD-R36] ruling readyTiming before: a readied Move out of reach makes the attack fail', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { vigor: 7 } } },
  };
  const table = fight(line, { rulings: { readyTiming: 'before' } });
  table
    .does(ready('move', 'attacks'))
    .does(endTurn)
    .does(choice('attack', { target: 'hadra' }));
  table.does(act({ to: { x: 2, y: 5 } }));
  expect([cell(table, 'hadra'), vigor(table, 'hadra')]).toEqual([[2, 5], 25]);
  expect(table.facts('attack-result').at(-1)).toMatchObject({ outcome: 'lost', clause: 'AD-POS-8' });
  expect(asked(table)).toBe('thug turn');
});

test('[AD-R32] [AD-ACT-12] a readied Move is limited to one Move with pooled feet too, and leaves no feet', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] } },
    blue: { thug: { at: [10, 5] } },
  };
  const table = fight(line, { rulings: { moveRounding: 'poolForTurn' } });
  table.does(ready('move', 'moves')).does(endTurn).does(move(9, 5));
  table.refuses(act({ to: { x: 5, y: 10 } }), 'noMovement', 'AD-ACT-9');
  table.does(act({ to: { x: 5, y: 7 } }));
  expect([cell(table, 'hadra'), table.who('hadra').pools.feet?.value]).toEqual([[5, 7], 0]);
});

test('[AD-ACT-11] the condition `range` occurs at the distance named, 45 feet', () => {
  const oska: LineUp = {
    red: { oska: { at: [2, 5] } },
    blue: { lio: { at: [16, 5] } },
  };
  // 70 ft away; 30 ft is six squares.
  const table = fight(oska)
    .does(ready('attack', 'range', { feet: 45 }))
    .does(endTurn)
    .does(move(10, 5));
  expect([asked(table), cell(table, 'lio')]).toEqual(['oska reaction.ready', [11, 5]]);
  table.does(act({ target: 'lio', with: 'hunting-bow' }));
  expect(waiting(table)).toMatchObject({ who: 'oska', purpose: 'attack' });
});

test('[AD-ACT-11] the condition `ability` occurs when an enemy uses a technique, not when it defends', () => {
  const table = fight({
    red: { hadra: { at: [5, 5] } },
    blue: { lio: { at: [6, 5] } },
  });
  table.does(ready('defend', 'ability')).does(endTurn).does(choice('defend'));
  expect(asked(table)).toBe('lio turn');
  table.does(choice('power-twin-cut', { target: 'hadra', with: 'short-sword' }));
  table.rolls('attack', 1, 1, 1, 1);
  while (asked(table) === 'lio offHand') table.does(wait);
  expect(asked(table)).toBe('hadra reaction.ready');
});

const trio = (setting: Setting = {}): ReturnType<typeof fight> =>
  fight(
    {
      red: { hadra: { at: [5, 5] }, lio: { at: [5, 7] } },
      blue: { thug: { at: [6, 5], now: { vigor: 7 } }, soldier: { at: [15, 15] } },
    },
    { order: ['hadra', 'lio', 'thug', 'soldier'], ...setting },
  );

test('[AD-ACT-11] the condition `allyHit` occurs when an ally is hit, not when missed or when oneself is hit', () => {
  const table = trio()
    .does(endTurn)
    .does(ready('move', 'allyHit', { whom: 'hadra' }))
    .does(endTurn);
  table.does(choice('attack', { target: 'hadra' })).rolls('attack', 5, 1);
  expect(asked(table)).toBe('thug turn');
  table
    .does(choice('attack', { target: 'hadra' }))
    .rolls('attack', 18, 1)
    .does(wait)
    .rolls('damage', 8, 3);
  expect([asked(table), durability(table, 'hadra')]).toEqual(['lio reaction.ready', 23]);
  const self = trio().does(ready('move', 'allyHit')).does(endTurn).does(endTurn);
  self
    .does(choice('attack', { target: 'hadra' }))
    .rolls('attack', 18, 1)
    .does(wait)
    .rolls('damage', 8, 3);
  expect(asked(self)).toBe('thug turn');
});

test('[AD-ACT-11] [AD-OBJ-1] the condition `allyHit` does not occur when an object is hit', () => {
  const table = fight({
    blue: { soldier: { at: [4, 5] }, 'concrete-barricade': { at: [6, 5] } },
    red: { hadra: { at: [5, 5] } },
  })
    .does(ready('attack', 'allyHit'))
    .does(endTurn);
  table.does(choice('attack', { target: 'concrete-barricade' })).rolls('damage', 8, 1, 1, 1);
  // Her off-hand attack is asked about; the soldier is not asked.
  expect(asked(table)).toBe('hadra offHand');
});

test('[AD-ACT-11] [AD-DIE-18] `words`: after each deed of others the game master says whether it has occurred', () => {
  const table = trio()
    .does(ready('attack', 'words', { words: 'when it raises its hand' }))
    .does(endTurn);
  // The end of her own turn does not count. Lio defends:
  table.does(choice('defend'));
  expect(asked(table)).toBe('gm gm.trigger');
  expect(table.choice().about).toMatchObject({ who: 'hadra', by: 'lio', doing: 'defend' });
  table.refuses(choice('maybe'), 'noSuchThing', 'AD-ACT-11');
  table.does(choice('not-yet'));
  expect(asked(table)).toBe('lio turn');
  table.does(endTurn).does(choice('happened'));
  expect(asked(table)).toBe('hadra reaction.ready');
  table.does(act({ target: 'thug' })).rolls('attack', 1, 1, 1);
  // Fired: the game master is not asked any more.
  expect(asked(table)).toBe('thug turn');
  table.does(choice('defend'));
  expect(asked(table)).toBe('thug turn');
});

test('[AD-ACT-11] the game master is not asked about a condition in words if the action is impossible', () => {
  const table = trio()
    .does(ready('attack', 'words', { words: 'now' }))
    .does(endTurn);
  table.byHand('gone', { change: 'position', who: 'thug', cell: { x: 15, y: 10 } });
  table.does(choice('defend'));
  expect(asked(table)).toBe('lio turn');
});

test('[AD-R36] ruling readyTiming before: the game master is asked before and after the deed', () => {
  const table = trio({ rulings: { readyTiming: 'before' } });
  table
    .does(ready('move', 'words', { words: 'when Lio defends' }))
    .does(endTurn)
    .does(choice('defend'));
  expect([asked(table), conditions(table, 'lio')]).toEqual(['gm gm.trigger', []]);
  table.does(choice('not-yet'));
  expect([asked(table), conditions(table, 'lio')]).toEqual(['gm gm.trigger', ['defending']]);
  table.does(choice('not-yet'));
  expect(asked(table)).toBe('lio turn');
});

test('[AD-SHK-3] [AD-ACT-12] a combatant that falls unconscious has nothing readied', () => {
  const table = trio().does(ready('attack', 'attacks')).does(endTurn);
  table.byHand('a stone', { change: 'track', who: 'hadra', track: 'health', left: 0 });
  table.does(endTurn);
  expect([asked(table), conditions(table, 'hadra').includes('readied')]).toEqual(['thug turn', false]);
});

test('[AD-REC-3] [AD-ACT-12] a Winded combatant keeps its readied action, but is not offered it', () => {
  const table = two().does(ready('attack', 'reach')).does(endTurn);
  table.byHand('breathless', { change: 'condition', who: 'hadra', condition: 'winded', on: true });
  table.does(move(8, 5)).does(move(6, 5));
  expect([asked(table), table.facts('readied-gone').at(-1)]).toMatchObject(['hadra turn', { why: 'over' }]);
});

test('[AD-SHK-1] a bound combatant may use a readied spell that is purely mental', () => {
  const grip = {
    id: 'mind-grip',
    name: 'Mind Grip',
    kind: 'spell',
    actions: 1,
    mana: 4,
    mental: true,
    does: { deed: 'grip', far: 60, resist: ['resolve'], vs: 18, lessActions: 1 },
  };
  const table = fight({
    red: { veshta: { at: [5, 5], sheet: { powers: [grip] } } },
    blue: { thug: { at: [10, 5] } },
  });
  table.does(ready('power-mind-grip', 'moves')).does(endTurn);
  table.byHand('ropes', { change: 'condition', who: 'veshta', condition: 'bound', on: true });
  table.does(move(8, 5));
  expect(asked(table)).toBe('veshta reaction.ready');
  table.does(act({ target: 'thug' }));
  expect([vigor(table, 'veshta'), mana(table, 'veshta')]).toEqual([15, 26]);
});

test('[AD-REA-14] [AD-R52] ruling reactionOrder: by Initiative, or as said; the second only if still possible', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] }, lio: { at: [5, 6] } },
    blue: { thug: { at: [8, 5], now: { vigor: 7, durability: 0, health: 1 } }, soldier: { at: [15, 15] } },
  };
  const both = (setting: Setting = {}) =>
    fight(line, { order: ['lio', 'hadra', 'thug', 'soldier'], ...setting })
      .does(ready('attack', 'reach'))
      .does(endTurn)
      .does(ready('attack', 'reach'))
      .does(endTurn)
      .does(move(6, 5));
  const table = both();
  expect(asked(table)).toBe('lio reaction.ready');
  table.does(wait);
  expect(asked(table)).toBe('hadra reaction.ready');
  const said = both({ rulings: { reactionOrder: 'gm' } });
  expect([asked(said), offered(said)]).toEqual(['gm gm.reactionOrder', ['lio', 'hadra']]);
  said.refuses(choice('thug'), 'noSuchThing', 'AD-REA-14');
  said.does(choice('hadra'));
  expect(asked(said)).toBe('hadra reaction.ready');
  // She strikes it down: Lio has nothing left to react to.
  said
    .does(act({ target: 'thug' }))
    .rolls('attack', 15, 1, 1)
    .rolls('damage', 8, 1, 1, 1);
  expect([said.who('thug').out, conditions(said, 'lio'), asked(said)]).toEqual([
    'unconscious',
    ['readied'],
    'soldier turn',
  ]);
});

test('[AD-ACT-12] a readied attack can itself trigger another readied attack', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5] } },
    blue: { lio: { at: [6, 5] }, soldier: { at: [5, 6] } },
  };
  const table = fight(line, { order: ['hadra', 'soldier', 'lio'] });
  table.does(ready('attack', 'attacks', { whom: 'lio' })).does(endTurn);
  table.does(ready('attack', 'attacks', { whom: 'hadra' })).does(endTurn);
  table.does(choice('attack', { target: 'hadra', with: 'short-sword' })).rolls('attack', 1, 1, 1, 1);
  table.does(act({ target: 'lio' })).rolls('attack', 1, 1, 1);
  // Her readied attack is an attack, too.
  expect(asked(table)).toBe('soldier reaction.ready');
  table.does(act({ target: 'hadra' })).rolls('attack', 18, 5, 5);
  expect(asked(table)).toBe('hadra reaction.defense');
});

test('[AD-ACT-6] [AD-ACT-12] no off-hand attack follows a readied attack', () => {
  const table = two().does(ready('attack', 'reach')).does(endTurn).does(move(8, 5)).does(move(6, 5));
  table.does(act({ target: 'thug' })).rolls('attack', 1, 1, 1);
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-DIE-18] [AD-ACT-11] the game master can remove a readied action by hand, but not give one', () => {
  const table = two().does(ready('attack', 'reach'));
  table.byHand('no', { change: 'condition', who: 'hadra', condition: 'readied', on: false });
  expect([conditions(table, 'hadra'), table.facts('readied-gone')]).toMatchObject([[], [{ why: 'hand' }]]);
  const say = (on: boolean) =>
    table.send({
      do: 'override',
      changes: [{ change: 'condition', who: 'hadra', condition: 'readied', on }],
      reason: 'x',
    } as never);
  for (const on of [true, false]) {
    expect(say(on)).toMatchObject({ ok: false, error: { clause: 'AD-ACT-11' } });
  }
});

test('[AD-DIE-18] [AD-ACT-12] a readied action removed while it is offered is no longer offered', () => {
  const table = two().does(ready('attack', 'reach')).does(endTurn).does(move(8, 5)).does(move(6, 5));
  expect(asked(table)).toBe('hadra reaction.ready');
  table.byHand('no', { change: 'condition', who: 'hadra', condition: 'readied', on: false });
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-R63] [AD-ACT-11] a combatant knocked back into reach triggers `reach`, but not `moves`', () => {
  const wait_ = (when: string) => {
    const over = begun({
      red: { hadra: { at: [5, 5] } },
      blue: { thug: { at: [9, 5] }, soldier: { at: [12, 5] } },
    });
    const holder = one(over, 'hadra');
    holder.readied = [
      {
        id: 'effect-99',
        option: 'attack',
        choice: { option: 'attack' },
        trigger: when as 'reach',
        about: null,
      },
    ];
    holder.turn = 'over';
    return over;
  };
  const push = (when: string, ...choices: Sketch[]) =>
    play(wait_(when), { choices: choices as never }, (table) =>
      shove(table, { who: 'thug', by: 'soldier', feet: 15 }),
    );
  expect(push('reach', { option: 'decline' }).result).toBe(0);
  expect(push('moves').facts.map(({ fact }) => fact)).toEqual(['pushed']);
});

test('[AD-ACT-11] [AD-ACT-12] a fight may begin with a readied action, which is used, or ends with the own turn', () => {
  const held = { readied: [{ what: 'attack', when: 'reach' }] };
  const table = two({ turnOf: 'thug', order: ['thug', 'hadra'] }, held);
  expect(conditions(table, 'hadra')).toEqual(['readied']);
  table.does(move(8, 5)).does(move(6, 5));
  expect([asked(table), table.choice().about]).toMatchObject([
    'hadra reaction.ready',
    { by: 'thug', event: 'step', deeds: ['attack'] },
  ]);
  table.does(act({ target: 'thug', with: 'sword' }));
  // The reaction costs 5 Vigor and no action, which was spent before the fight.
  expect([vigor(table, 'hadra'), conditions(table, 'hadra')]).toEqual([25, []]);
  const vain = two({ turnOf: 'thug', order: ['thug', 'hadra'] }, held).does(endTurn);
  expect([active(vain), conditions(vain, 'hadra'), actions(vain, 'hadra')]).toEqual(['hadra', [], 2]);
});

test('[AD-ACT-11] [AD-R34] an encounter is refused if it begins with a readied action that could not be readied', () => {
  const problems = (readied: readonly Sketch[], setting: Setting = {}, more: Sketch = {}) => {
    const people: LineUp = {
      red: { hadra: { at: [5, 5], now: { readied, ...more } }, lio: { at: [3, 5] } },
      blue: { thug: { at: [10, 5] } },
    };
    const read = begin(encounter(people, setting));
    return read.ok ? [] : read.problems.map(({ path }) => path);
  };
  const blow = { what: 'attack', when: 'reach' };
  expect(problems([blow])).toEqual([]);
  expect(problems([{ ...blow, what: 'emergency-aid' }])).toEqual(['combatants[0].now.readied[0].what']);
  expect(problems([{ ...blow, whom: 'lio' }])).toEqual(['combatants[0].now.readied[0].whom']);
  expect(problems([{ ...blow, when: 'words' }])).toEqual(['combatants[0].now.readied[0].words']);
  // Only one act unless the ruling allows several, and none for those who are down.
  expect(problems([blow, blow])).toEqual(['combatants[0].now.readied[1].what']);
  expect(problems([blow, blow], { rulings: { readyWhat: 'several' } })).toEqual([]);
  expect(problems([blow], {}, { health: 0 })).toEqual(['combatants[0].now.readied[0].what']);
});

test('[AD-ACT-11] [AD-DIE-18] a combatant added by hand may have a readied action, with an id of its own', () => {
  const combatant = (readied: { readonly what: string; readonly when: string }[]) => ({
    change: 'add',
    combatant: {
      id: 'rat',
      sheet: { use: 'cave-rat' },
      side: 'blue',
      cell: { x: 7, y: 5 },
      wishes: 'no',
      now: { readied },
    },
  });
  const table = two();
  const reply = table.send({
    do: 'override',
    changes: [combatant([{ what: 'end-turn', when: 'moves' }])],
    reason: 'a rat',
  } as never) as { readonly error: { readonly clause: string } };
  expect(reply.error.clause).toBe('AD-ACT-11');
  table.byHand('a rat', combatant([{ what: 'defend', when: 'moves' }]));
  table.does(ready('attack', 'reach'));
  // Two different readied acts have different ids.
  expect(table.news('readied')).toMatchObject([{ readied: { id: 'effect-2' } }]);
  expect(conditions(table, 'rat')).toEqual(['readied']);
});

test('[AD-ACT-12] the question whether a readied act fires says who did what', () => {
  const title = (deed: ReturnType<typeof choice>, when: string): string => {
    const hadra = { at: [5, 5], now: { readied: [{ what: 'defend', when }] } } as const;
    const oska = { at: [9, 5] } as const;
    return fight({ blue: { oska }, red: { hadra } }).does(deed).choice().question;
  };
  const asks = 'What Hadra waits for has come. Act now?';
  expect(title(move(8, 5), 'moves')).toBe(`Oska moves. ${asks}`);
});
