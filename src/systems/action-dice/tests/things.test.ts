import { expect, test } from 'vitest';
import { apply } from '../apply/index.ts';
import { left } from '../left.ts';
import { shieldsOf } from '../numbers.ts';
import { one } from '../state.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  actions,
  asked,
  attack,
  begun,
  cell,
  choice,
  conditions,
  decline,
  duel,
  durability,
  endTurn,
  fight,
  health,
  offered,
  vigor,
  waiting,
} from './line-up.ts';

/** Drawing, stowing, picking up, dropping; using items; doors (AD-ACT-14, AD-R37). */

const far: Fighter = { at: [20, 12] };
/** Lio holds a short sword and a knife. */
const lio = (more: Fighter = {}, setting: Setting = {}) => duel({ lio: more, thug: far }, setting);
const item = (id: string, name: string) => choice(id, { item: name });
const held = (table: ReturnType<typeof lio>, who = 'lio') =>
  table
    .facts('item-moved')
    .filter((fact) => fact.who === who)
    .map(({ why }) => why);

test('[AD-ACT-14] [AD-R37] stowing and drawing cost an action each, dropping none', () => {
  const table = lio();
  // Both hands are full.
  table.refuses(item('draw', 'knife'), 'noSuchThing', 'AD-DIE-17');
  table.does(item('drop', 'knife'));
  expect(actions(table, 'lio')).toBe(2);
  table.does(item('put-away', 'short-sword'));
  expect(actions(table, 'lio')).toBe(1);
  table.does(item('draw', 'short-sword'));
  expect([held(table), asked(table)]).toEqual([['dropped', 'put away', 'drawn'], 'thug turn']);
});

test('[AD-ACT-14] [AD-R37] ruling drawing: the first of each turn is free, or all are', () => {
  const table = lio({}, { rulings: { drawing: 'firstFree' } });
  expect(table.option('put-away').cost).toEqual({});
  table.does(item('put-away', 'knife'));
  expect([actions(table, 'lio'), table.option('draw').cost]).toEqual([2, { actions: 1 }]);
  table.does(item('draw', 'knife'));
  expect(actions(table, 'lio')).toBe(1);
  // In the next turn the first is free again.
  table.does(endTurn).does(endTurn).does(item('put-away', 'knife'));
  expect(actions(table, 'lio')).toBe(2);
  const free = lio({}, { rulings: { drawing: 'free' } })
    .does(item('put-away', 'knife'))
    .does(item('draw', 'knife'));
  expect([actions(free, 'lio'), held(free)]).toEqual([2, ['put away', 'drawn']]);
});

test('[AD-R37] ruling drawing firstFree: dropping does not use up the free draw', () => {
  const table = lio({}, { rulings: { drawing: 'firstFree' } }).does(item('drop', 'knife'));
  expect(table.option('pick-up').cost).toEqual({});
});

test('[AD-ACT-14] an item on the own square or an adjacent one is picked up, at the price of drawing', () => {
  const table = lio()
    .does(item('drop', 'knife'))
    .does(choice('move', { to: { x: 6, y: 6 } }));
  table.does(item('pick-up', 'knife'));
  expect([held(table), asked(table)]).toEqual([['dropped', 'picked up'], 'thug turn']);
  const away = lio()
    .does(item('drop', 'knife'))
    .does(choice('move', { to: { x: 7, y: 5 } }));
  expect(offered(away)).not.toContain('pick-up');
});

test('[AD-ACT-14] [AD-POS-3] an item behind a wall is not picked up; one on an object’s square is', () => {
  // Thrown at the thug of (6,5), it lies there.
  const wall = { field: { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] } };
  const thrown = (at: readonly [number, number], setting: Setting) =>
    duel({ lio: { at: [5, 3] }, thug: { at: [6, 5] } }, setting)
      .does(attack('thug', 'knife/thrown'))
      .rolls('attack', 1, 1, 1, 1)
      .does(choice('move', { to: { x: at[0], y: at[1] } }))
      .does(endTurn);
  expect(offered(thrown([6, 4], wall))).toContain('pick-up');
  expect(offered(thrown([5, 5], {}))).toContain('pick-up');
  expect(offered(thrown([5, 5], wall))).not.toContain('pick-up');
  const door = fight({ a: { lio: { at: [5, 3] } }, b: { 'wooden-door': { at: [6, 5] }, thug: far } })
    .does(attack('wooden-door', 'knife/thrown'))
    .rolls('damage', 1, 1, 1)
    .does(choice('move', { to: { x: 5, y: 5 } }))
    .does(endTurn);
  expect(offered(door)).toContain('pick-up');
});

test('[AD-ACT-14] a two-handed weapon needs both hands empty', () => {
  const table = lio({ sheet: { weapons: ['short-sword', 'greatsword'] } });
  table.refuses(item('draw', 'greatsword'), 'noFreeHand', 'AD-ACT-14');
  table.does(item('drop', 'short-sword')).does(item('draw', 'greatsword'));
  expect(held(table)).toEqual(['dropped', 'drawn']);
});

const carrying = (name: string, more: Sketch = {}) => ({ sheet: { items: [name], ...more } });

test('[AD-ACT-14] a healing draught restores 1d10 Durability to its user or an adjacent ally, and is used up', () => {
  const table = fight({
    heroes: {
      hadra: { at: [5, 5], ...carrying('healing-draught') },
      lio: { at: [5, 6], now: { durability: 12 } },
      oska: { at: [9, 9], now: { durability: 1 } },
    },
    foes: { thug: { at: [6, 5], now: { durability: 1 } } },
  });
  const use = (target: string) => choice('item-healing-draught', { target });
  table.refuses(use('hadra'), 'notHurt', 'AD-ACT-14');
  table.refuses(use('oska'), 'outOfReach', 'AD-ACT-14');
  table.refuses(use('thug'), 'wrongTarget', 'AD-ACT-14');
  table.does(use('lio'));
  // AD-DIE-14: a die that does not burst.
  expect(waiting(table)).toMatchObject({ who: 'hadra', purpose: 'item', dice: 'd10' });
  table.rolls('item', 10);
  // 12 and 10 are 22; he has 20 at the most.
  expect([durability(table, 'lio'), actions(table, 'hadra'), offered(table)]).toEqual([
    20,
    1,
    offered(table),
  ]);
  expect(offered(table)).not.toContain('item-healing-draught');
});

test('[AD-ACT-14] [AD-REC-4] a stimulant gives 5 Vigor, which ends Winded', () => {
  const table = fight({
    heroes: { hadra: { at: [5, 5], ...carrying('stimulant') }, lio: { at: [5, 6], now: { vigor: 0 } } },
    foes: { thug: { at: [16, 5] } },
  });
  expect(conditions(table, 'lio')).toEqual(['winded']);
  table.does(choice('item-stimulant', { target: 'lio' }));
  expect([vigor(table, 'lio'), conditions(table, 'lio')]).toEqual([5, []]);
});

test('[AD-ACT-14] [AD-SHK-7] a draught restores Durability to an unconscious combatant without waking it', () => {
  const table = fight({
    heroes: {
      hadra: { at: [5, 5], ...carrying('healing-draught') },
      lio: { at: [5, 6], now: { durability: 0, health: 0 } },
    },
    foes: { thug: { at: [16, 5] } },
  });
  table.does(choice('item-healing-draught', { target: 'lio' })).rolls('item', 4);
  expect([durability(table, 'lio'), health(table, 'lio'), table.who('lio').out]).toEqual([
    4,
    0,
    'unconscious',
  ]);
});

test('[AD-ACT-14] [AD-ATK-8] a grenade reaches 60 feet, attacks all within 10 feet, and is used up', () => {
  const table = fight({
    heroes: { hadra: { at: [0, 5], ...carrying('grenade') } },
    foes: { thug: { at: [8, 5] }, soldier: { at: [10, 5] }, veteran: { at: [11, 5] } },
  });
  const throwTo = (x: number) => choice('item-grenade', { at: { x, y: 5 } });
  table.refuses(throwTo(13), 'outOfRange', 'AD-ACT-14');
  // Nobody is within 10 ft of (4,5).
  table.refuses(throwTo(4), 'wrongTarget', 'AD-ACT-14');
  table.refuses(choice('item-grenade'), 'noSuchThing', 'AD-ACT-14');
  table.does(throwTo(8));
  expect(table.facts('area')).toMatchObject([
    { who: 'hadra', with: 'grenade', targets: ['thug', 'soldier'] },
  ]);
  // 40 ft are beyond 30: a Challenge (AD-ATK-6); Agility 2.
  expect(waiting(table)).toMatchObject({ who: 'hadra', purpose: 'attack', dice: 'd20+d8!+d8!' });
  expect(held(table, 'hadra')).toEqual(['used']);
});

test('[AD-ACT-14] a detonator needs no sight; if the map marks charges only they can be set off', () => {
  const charges = {
    terrain: [{ id: 'mine', label: 'Mine', marks: { charge: true } }],
    cells: [{ x: 15, y: 5, terrain: 'mine' }],
    walls: [{ x: 8, y: 0, side: 'e', length: 16, kind: 'wall' }],
  };
  const lineUp = {
    heroes: { hadra: { at: [0, 5], ...carrying('detonator') } },
    foes: { thug: { at: [16, 5] }, soldier: { at: [20, 5] } },
  } as const;
  const setOff = (x: number) => choice('item-detonator', { at: { x, y: 5 } });
  const table = fight(lineUp, { field: charges, more: { visibility: 'zero' } });
  table.refuses(setOff(20), 'noSuchThing', 'AD-ACT-14');
  table.does(setOff(15));
  expect(table.facts('area')).toMatchObject([{ targets: ['thug'] }]);
  // Without marked charges any place can be named.
  expect(fight(lineUp).does(setOff(18)).facts('area')).toMatchObject([{ targets: ['thug', 'soldier'] }]);
});

test('[AD-VIS-3] [AD-ENC-3] [AD-R13] smoke gives reduced visibility within 15 feet for two rounds after this one', () => {
  const table = fight({
    heroes: { oska: { at: [0, 5], ...carrying('smoke-bomb') } },
    foes: { thug: { at: [10, 5] } },
  });
  table.does(choice('item-smoke-bomb', { at: { x: 9, y: 8 } }));
  // Guard 15 + 5: the thug stands 15 ft from the centre.
  table.does(attack('thug', 'hunting-bow'));
  expect(table.roll().target).toBe(20);
  table.rolls('attack', 1, 1, 1, 1);
  // Thrown in round 2: it lasts to the end of round 4.
  const shot = () => table.does(attack('thug', 'hunting-bow')).roll().target;
  table.does(endTurn);
  expect(shot()).toBe(20);
  table.rolls('attack', 1, 1, 1, 1).does(endTurn).does(endTurn);
  expect(shot()).toBe(20);
  table.rolls('attack', 1, 1, 1, 1).does(endTurn).does(endTurn);
  expect([shot(), table.facts('zone-ended')]).toMatchObject([15, [{}]]);
});

test('[AD-ACT-14] an item with an effect of its own stays, and the game master says what happens', () => {
  const orb = { id: 'orb', name: 'Orb', does: { effect: 'other' } };
  const table = duel({ hadra: { sheet: { items: [{ thing: orb }] } }, thug: {} }).does(
    choice('item-orb', { target: 'thug' }),
  );
  expect(asked(table)).toBe('gm gm.itemOutcome');
  table.does(choice('losesAction'));
  expect(offered(table)).toContain('item-orb');
  expect(actions(table.does(endTurn), 'thug')).toBe(1);
  // Without a target, outcomes that need one are not offered.
  const alone = duel({ hadra: { sheet: { items: [{ thing: orb }] } }, thug: {} }).does(choice('item-orb'));
  expect(alone.choice().options.map(({ id }) => id)).toEqual(['information', 'other', 'nothing']);
  alone.does(choice('other', { words: 'it hums' }));
  expect(alone.news('note')).toMatchObject([{ text: 'Orb: it hums' }]);
});

test('[AD-ACT-14] an adjacent door is opened for an action; it cannot close on a Large combatant', () => {
  const gate = { walls: [{ x: 5, y: 5, side: 'e', kind: 'door', id: 'gate' }] };
  const table = duel({ hadra: {}, thug: { at: [6, 5] } }, { field: gate });
  table.refuses(attack('thug', 'sword'), 'covered', 'AD-POS-3');
  table.does(choice('door'));
  expect([actions(table, 'hadra'), table.facts('door')]).toMatchObject([1, [{ door: 'gate', open: true }]]);
  table.does(attack('thug', 'sword'));
  const open = { walls: [{ x: 5, y: 5, side: 'e', kind: 'door', id: 'gate', open: true, length: 2 }] };
  const bear = fight(
    { red: { hadra: { at: [4, 5] } }, blue: { bear: { use: 'grizzly-bear', at: [5, 5] } } },
    { field: open },
  );
  bear.refuses(choice('door'), 'spaceTaken', 'AD-ACT-14');
  expect(cell(bear, 'bear')).toEqual([5, 5]);
});

const tower = { id: 'tower', name: 'Tower shield', ar: 3, rank: 'ordinary', guard: 2, durability: 10 };
/** Hadra drops her shield, which has lost so much of 10 Durability; Lio, bare-handed, picks it up. */
const handedOn = (lost: number, sheet: Sketch = {}) =>
  fight({
    a: {
      hadra: {
        at: [5, 5],
        sheet: { armor: [], shields: [{ thing: tower, in: 'off' }] },
        now: { wear: { tower: lost } },
      },
      lio: { at: [6, 5], sheet, now: { inHand: [] } },
    },
    b: { thug: { at: [7, 5] } },
  })
    .does(item('drop', 'hadra/tower'))
    .does(endTurn)
    .does(item('pick-up', 'hadra/tower'));
const guard = (table: ReturnType<typeof fight>, who: string) =>
  table.who(who).notes?.find(({ label }) => label === 'Guard')?.value;

test('[AD-ARM-2] [AD-R80] [AD-ACT-14] a ruined shield gives no Guard to another bearer either', () => {
  expect([guard(handedOn(9), 'lio'), guard(handedOn(10), 'lio')]).toEqual(['17', '15']);
});

test('[AD-ARM-2] [AD-R80] [AD-ACT-14] the wear of a shield in another’s hands counts for its owner too', () => {
  // Lio has a shield of that name himself, which is another one.
  const table = handedOn(4, { shields: [{ thing: tower, in: 'carried' }] }).does(endTurn);
  table.does(attack('lio', 'club')).rolls('attack', 17, 1).does({ option: 'decline' });
  // 5 and 4 are 9 damage, of which the shield stops 3.
  table.rolls('damage', 5, 4);
  expect(durability(table, 'lio')).toBe(14);
  const gear = (who: string) =>
    Object.values(table.who(who).tracks)
      .filter(({ label }) => label === 'Tower shield')
      .map(({ left }) => left);
  expect([gear('hadra'), gear('lio')]).toEqual([[3], [10, 3]]);
  expect(table.facts('wear')).toMatchObject([{ who: 'lio', lost: 3, worn: 7, ruined: false }]);
});

test('[AD-ARM-2] [AD-R80] the wear of a shield is left to the sheet of its owner', () => {
  const first = begun({
    a: {
      hadra: { at: [5, 5], sheet: { armor: [], shields: [{ thing: tower, in: 'off' }] } },
      lio: { at: [6, 5], now: { inHand: [] } },
    },
    b: { thug: { at: [9, 5] } },
  });
  const shield = one(first, 'hadra').hands.find(({ item: { short } }) => short === 'tower');
  const from = { in: 'hand', who: 'hadra', hand: 'off', hands: 1 } as const;
  const to = { in: 'hand', who: 'lio', hand: 'main', hands: 1 } as const;
  apply(first, { fact: 'item-moved', item: shield!.item, from, to, who: 'lio', why: 'picked up' });
  const key = shieldsOf(one(first, 'lio'))[0]!.item;
  apply(first, { fact: 'wear', who: 'lio', item: key, lost: 3, worn: 3, ruined: false });
  expect([left(first, 'hadra'), left(first, 'lio')]).toMatchObject([{ wear: { tower: 3 } }, { wear: {} }]);
});

test('[AD-ACT-14] [AD-ACT-3] another combatant’s item with the name of an own one is a separate choice', () => {
  const table = fight({
    a: {
      amari: { at: [5, 5], sheet: { items: ['healing-draught'], weapons: [{ thing: 'knife', in: 'main' }] } },
      lio: {
        at: [6, 5],
        sheet: { items: ['healing-draught'], weapons: [{ thing: 'knife', in: 'off' }] },
        now: { durability: 3 },
      },
    },
    b: { thug: { at: [7, 5], now: { vigor: 4 } } },
  });
  table.does(item('drop', 'amari/knife')).does(item('draw', 'amari/healing-draught'));
  table.does(item('drop', 'amari/healing-draught')).does(endTurn);
  table.does(item('pick-up', 'amari/knife'));
  const need = table.option('attack').needs?.with;
  const means = need?.kind === 'one' ? need.oneOf.map(({ id }) => id) : [];
  expect(means).toEqual(['amari/knife', 'amari/knife/thrown', 'knife', 'knife/thrown', 'unarmed']);
  // He throws away his own and keeps hers.
  table.does(attack('thug', 'knife/thrown')).rolls('attack', 1, 1, 1, 1);
  expect(table.facts('item-moved').at(-1)).toMatchObject({ item: { id: 'lio/knife' }, why: 'thrown' });
  table.does(decline).does(endTurn).does(endTurn).does(item('pick-up', 'amari/healing-draught'));
  expect(offered(table).filter((id) => id.startsWith('item-'))).toEqual([
    'item-amari/healing-draught',
    'item-healing-draught',
  ]);
  table.does(choice('item-amari/healing-draught')).rolls('item', 4);
  expect([durability(table, 'lio'), table.facts('item-moved').at(-1)]).toMatchObject([
    7,
    { item: { id: 'amari/healing-draught' }, why: 'used' },
  ]);
  expect(table.lines().map(({ text }) => text)).toContain('Lio uses up the healing draught');
});
