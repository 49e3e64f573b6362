import { expect, test } from 'vitest';
import { comeTo, giveTemporary, heal } from '../body/heal.ts';
import { loseVitality } from '../body/lose.ts';
import { takeHit } from '../damage/hit.ts';
import { suffers } from '../effects/effects.ts';
import { invariants } from '../invariants.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { ap, begun, choice, conditions, endTurn, fight, hold, rp, temporary, vitality } from './line-up.ts';

/** Vitality, Bleeding, being Down, death, healing (section VIT, WS-ATK-16, WS-DMG-13, WS-GEN-9). */

/** The target has 20 Vitality, no Armor and Stats of 10. */
const state = (now: Sketch, rulings: Sketch = {}, sheet: Sketch = {}, more: LineUp = {}): Fight =>
  begun(
    {
      heroes: { brana: { at: [5, 5] }, ...more.heroes },
      foes: { victim: { at: [6, 5], use: null, sheet: { vitality: 20, ...sheet }, now }, ...more.foes },
    },
    { rulings },
  );

type Rule = (table: Table) => unknown;
const after = (from: Fight, rule: Rule) => {
  const { fight, facts } = play(from, {}, rule);
  const who = one(fight, 'victim');
  expect(invariants(fight)).toEqual([]);
  return {
    who,
    facts: facts.map(({ fact }) => fact),
    vitality: who.vitality,
    temporary: who.temporary,
    out: who.out,
    bleeding: suffers(fight, who, 'bleeding'),
    prone: suffers(fight, who, 'prone'),
  };
};

const loses =
  (amount: number, lethal = true, direct?: true): Rule =>
  (table) =>
    loseVitality(table, {
      who: 'victim',
      by: 'brana',
      amount,
      why: 'a test',
      clause: 'WS-VIT-1',
      lethal,
      direct,
    });
const holy =
  (all: { readonly physical?: number; readonly holy?: number }, holyLethal?: true): Rule =>
  (table) =>
    takeHit(table, {
      who: 'victim',
      by: 'brana',
      portions: [
        { type: 'physical', amount: all.physical ?? 0 },
        { type: 'holy', amount: all.holy ?? 0 },
      ],
      holyLethal,
      clause: 'WS-DMG-13',
      what: 'light',
    });
const heals =
  (amount: number): Rule =>
  (table) =>
    heal(table, { who: 'victim', by: 'brana', amount, clause: 'WS-VIT-7' });
const wards =
  (amount: number): Rule =>
  (table) =>
    giveTemporary(table, { who: 'victim', by: 'brana', amount, clause: 'WS-VIT-2' });

test('[WS-VIT-1] [WS-VIT-4] at 1 it stands; below 1 it is Down, Prone and bleeds', () => {
  expect(after(state({}), loses(19))).toMatchObject({ vitality: 1, out: null, bleeding: false });
  expect(after(state({}), loses(20))).toMatchObject({
    vitality: 0,
    out: 'unconscious',
    bleeding: true,
    prone: true,
  });
  expect(after(state({}), loses(25))).toMatchObject({ vitality: -5, out: 'unconscious' });
});

test('[WS-R74] `dyingConscious`: it acts as ever, and bleeds', () => {
  const rulings = { downState: 'dyingConscious' };
  const found = after(state({}, rulings), loses(25));
  expect(found).toMatchObject({ vitality: -5, out: null, bleeding: true, prone: false });
  expect(after(state({}, rulings), loses(40)).out).toBe('dead');
});

test('[WS-VIT-3] only who is brought below 1 starts to bleed: who lies there already does not start again', () => {
  const down = state({ vitality: 0 });
  expect(one(down, 'victim').out).toBe('unconscious');
  const found = after(down, loses(3));
  expect(found).toMatchObject({ vitality: -3, bleeding: false });
  expect(found.facts).not.toContain('went-down');
});

test('[WS-R73] what is not alive bleeds, too, unless the table says no; objects never do', () => {
  const bones = { biological: false };
  expect(after(state({}, {}, bones), loses(20)).bleeding).toBe(true);
  const dry = after(state({}, { nonBiologicalBleeding: false }, bones), loses(20));
  expect(dry).toMatchObject({ bleeding: false, out: 'unconscious' });
  expect(after(state({}, { nonBiologicalBleeding: false }), loses(20)).bleeding).toBe(true);
});

test('[WS-GEN-9] an object at 0 is destroyed and leaves its space', () => {
  const found = after(state({}, {}, { kind: 'object' }), loses(20));
  expect(found).toMatchObject({ out: 'gone', bleeding: false });
  expect(found.facts).toEqual(['vitality-lost', 'destroyed']);
  // Non-lethal damage makes no difference.
  expect(after(state({}, {}, { kind: 'object' }), loses(20, false)).out).toBe('gone');
});

test('[WS-VIT-6] [WS-R76] death at minus the maximum, at -10, or when the game master says so', () => {
  expect(after(state({}), loses(39))).toMatchObject({ vitality: -19, out: 'unconscious' });
  const dead = after(state({}), loses(40));
  expect(dead).toMatchObject({ vitality: -20, out: 'dead' });
  expect(dead.facts).not.toContain('went-down');
  expect(after(state({}, { deathThreshold: 'minusTen' }), loses(29)).out).toBe('unconscious');
  expect(after(state({}, { deathThreshold: 'minusTen' }), loses(30)).out).toBe('dead');
  expect(after(state({}, { deathThreshold: 'gmDecides' }), loses(200)).out).toBe('unconscious');
});

test('[WS-VIT-3] [WS-STA-5] the dead have what they had, Bleeding too', () => {
  expect(after(state({}), loses(40)).bleeding).toBe(true);
});

test('[WS-ATK-16] mercy starts no Bleeding, cannot kill, and stops one above death', () => {
  expect(after(state({}), loses(22, false))).toMatchObject({
    vitality: -2,
    out: 'unconscious',
    bleeding: false,
  });
  expect(after(state({}), loses(90, false))).toMatchObject({ vitality: -19, out: 'unconscious' });
  const ten = { deathThreshold: 'minusTen' };
  expect(after(state({}, ten), loses(90, false))).toMatchObject({ vitality: -9, out: 'unconscious' });
  const bleeding = { vitality: 3, effects: [{ status: 'bleeding', for: 'untilEnded' }] };
  expect(after(state(bleeding), loses(5, false))).toMatchObject({ vitality: -2, bleeding: true });
});

test('[WS-DMG-13] Holy is merciful to the living, unless whoever deals it wants otherwise, and to nobody else', () => {
  expect(after(state({}), holy({ holy: 22 }))).toMatchObject({
    vitality: -2,
    out: 'unconscious',
    bleeding: false,
  });
  expect(after(state({}), holy({ holy: 22 }, true))).toMatchObject({ bleeding: true });
  expect(after(state({}), holy({ holy: 99 })).out).toBe('unconscious');
  const bones = { biological: false };
  expect(after(state({}, {}, bones), holy({ holy: 22 })).bleeding).toBe(true);
  expect(after(state({}, {}, bones), holy({ holy: 40 })).out).toBe('dead');
  // Objects are not biological, whatever their sheet says.
  expect(after(state({}, {}, { kind: 'object' }), holy({ holy: 20 })).out).toBe('gone');
});

test('[WS-R71] mixed: the lethal part strikes first, and Bleeding hangs on it alone', () => {
  const mixed = (rulings: Sketch, physical: number, amount: number) =>
    after(state({}, rulings), holy({ physical, holy: amount }));
  expect(mixed({}, 10, 12)).toMatchObject({ vitality: -2, bleeding: false, out: 'unconscious' });
  expect(mixed({}, 20, 5)).toMatchObject({ vitality: -5, bleeding: true });
  // Holy after a killing part hits nobody; otherwise it cannot kill.
  expect(mixed({}, 40, 5)).toMatchObject({ vitality: -20, out: 'dead' });
  expect(mixed({}, 30, 30)).toMatchObject({ vitality: -19, out: 'unconscious' });
  expect(mixed({ mixedHoly: 'allLethal' }, 10, 12)).toMatchObject({ vitality: -2, bleeding: true });
  expect(mixed({ mixedHoly: 'allNonLethal' }, 20, 5)).toMatchObject({ vitality: -5, bleeding: false });
});

test('[WS-VIT-2] [WS-R72] Temporary Vitality is lost first, and raises nobody', () => {
  expect(after(state({ temporary: 6 }), loses(4))).toMatchObject({ vitality: 20, temporary: 2 });
  expect(after(state({ temporary: 6 }), loses(9))).toMatchObject({ vitality: 17, temporary: 0 });
  const down = after(state({ vitality: -3 }), wards(10));
  expect(down).toMatchObject({ vitality: -3, temporary: 10, out: 'unconscious' });
});

test('[WS-R72] it adds up to its cap of one and a half times the maximum', () => {
  expect(after(state({ temporary: 6 }), wards(4)).temporary).toBe(10);
  expect(after(state({ temporary: 26 }), wards(8)).temporary).toBe(30);
  expect(after(state({}, {}, { printed: { temporaryCap: 5 } }), wards(8)).temporary).toBe(5);
});

test('[WS-R72] `keepHigher`: of two amounts the higher stays', () => {
  const rulings = { tempVitality: 'keepHigher' };
  expect(after(state({ temporary: 6 }, rulings), wards(4)).temporary).toBe(6);
  expect(after(state({ temporary: 6 }, rulings), wards(9)).temporary).toBe(9);
  expect(after(state({ temporary: 6 }, rulings), loses(8))).toMatchObject({ vitality: 18, temporary: 0 });
});

test('[WS-R72] `lastLost`: Vitality goes down to 1 first, then this, then the rest', () => {
  const rulings = { tempVitality: 'lastLost' };
  expect(after(state({ temporary: 6 }, rulings), loses(8))).toMatchObject({ vitality: 12, temporary: 6 });
  expect(after(state({ temporary: 6 }, rulings), loses(22))).toMatchObject({ vitality: 1, temporary: 3 });
  expect(after(state({ vitality: 1, temporary: 6 }, rulings), loses(4))).toMatchObject({
    vitality: 1,
    temporary: 2,
  });
  expect(after(state({ temporary: 6 }, rulings), loses(27))).toMatchObject({
    vitality: -1,
    temporary: 0,
    out: 'unconscious',
  });
});

test('[WS-VIT-7] [WS-R77] healing goes up to the maximum and ends Down and Bleeding at 1', () => {
  const bleeding = { effects: [{ status: 'bleeding', for: 'untilEnded' }] };
  expect(after(state({ vitality: 15 }), heals(9)).vitality).toBe(20);
  expect(after(state({ vitality: -3, ...bleeding }), heals(3))).toMatchObject({
    vitality: 0,
    out: 'unconscious',
    bleeding: true,
  });
  // WS-VIT-4: it acts again, and is Prone.
  expect(after(state({ vitality: -3, ...bleeding }), heals(4))).toMatchObject({
    vitality: 1,
    out: null,
    bleeding: false,
    prone: true,
  });
  const stays = { healing: 'bleedingStays' };
  expect(after(state({ vitality: -3, ...bleeding }, stays), heals(4))).toMatchObject({
    out: null,
    bleeding: true,
  });
  expect(after(state({ conditions: ['dead'] }), heals(50)).out).toBe('dead');
});

test('[WS-VIT-4] whoever lay prone when it fell lies there once when it comes to', () => {
  const prone = { vitality: -3, effects: [{ status: 'prone', for: 'untilEnded' }] };
  const { who } = after(state(prone), heals(5));
  expect(who.effects.map((effect) => effect.kind)).toEqual(['status']);
  expect(after(state({}), (table) => comeTo(table, 'victim')).facts).toEqual([]);
});

test('[WS-VIT-5] [WS-VIT-2] Bleeding goes straight off Vitality', () => {
  const found = after(state({ vitality: 5, temporary: 9 }), loses(2, true, true));
  expect(found).toMatchObject({ vitality: 3, temporary: 9 });
});

// Two on a side, so that the fight goes on.
const bleed = (now: Sketch, setting: Setting = {}) =>
  fight(
    {
      heroes: {
        brana: { at: [2, 2], now: { effects: [{ status: 'bleeding', for: 'untilEnded' }], ...now } },
        sill: { at: [2, 8] },
      },
      foes: { bandit: { at: [12, 2] } },
    },
    { order: ['sill', 'brana', 'bandit'], ...setting },
  );

test('[WS-VIT-5] [WS-R75] a tenth of the maximum, rounded up, at the end of the turn', () => {
  // Brana has 34: 4 a turn.
  const table = bleed({ temporary: 5 }, { turnOf: 'brana' });
  expect(vitality(table, 'brana')).toBe(34);
  table.does(endTurn);
  expect([vitality(table, 'brana'), temporary(table, 'brana')]).toEqual([30, 5]);
  const slow = bleed({}, { turnOf: 'brana', rulings: { bleedingLoss: 'flatOne' } });
  slow.does(endTurn);
  expect(vitality(slow, 'brana')).toBe(33);
});

test('[WS-VIT-4] [WS-VIT-5] [WS-VIT-6] the slot of the Down passes by itself, they bleed in it, and die of it', () => {
  const table = bleed({ vitality: -31 });
  table.does(endTurn);
  // -31 - 4 is below -34.
  expect(table.who('brana').out).toBe('dead');
  expect(table.choice().for).toBe('bandit');
  expect(table.facts('turn-passed')).toHaveLength(1);
});

test('[WS-VIT-5] Bleeding may bring somebody Down at the end of its own turn', () => {
  const table = bleed({ vitality: 3 }, { turnOf: 'brana' });
  table.does(endTurn);
  expect([table.who('brana').out, vitality(table, 'brana')]).toEqual(['unconscious', -1]);
  expect(table.choice().for).toBe('bandit');
});

test('[WS-R74] Down: no AP, no RP, held actions and grips are gone', () => {
  const table = fight(
    {
      heroes: {
        brana: { at: [5, 5], now: { vitality: 1, grabbing: ['bandit'], inHand: ['ax'] } },
        sill: { at: [2, 8] },
      },
      foes: { ogre: { at: [6, 5] }, bandit: { at: [5, 4] } },
    },
    { order: ['brana', 'ogre', 'bandit', 'sill'] },
  );
  table.does(hold('defend', { trigger: 'attacks' })).does(endTurn);
  // An action triggered by the attack that puts its holder Down is lost.
  table
    .does(choice('attack', { with: 'greataxe', target: 'brana' }))
    .rolls('attack', 19)
    .rolls('damage', 8);
  expect(table.who('brana').out).toBe('unconscious');
  expect(conditions(table, 'brana')).toEqual(expect.arrayContaining(['bleeding', 'prone']));
  expect(conditions(table, 'brana')).not.toContain('held-action');
  expect(conditions(table, 'bandit')).not.toContain('grabbed');
  expect(table.facts('held-lost')).toMatchObject([{ why: 'down' }]);
  expect([ap(table, 'brana'), rp(table, 'brana')]).toEqual([0, 2]);
});

test('[WS-VIT-6] [WS-R76] whoever comes to a fight, or is set by hand, as low as death is dead', () => {
  // The state after the last fight: Brana at -34, minus her maximum; Sill at -25 of 26.
  const line: LineUp = {
    red: {
      brana: { at: [5, 5], sheet: { current: { vitality: -34 } } },
      sill: { at: [8, 5], now: { vitality: -25 } },
      oren: { at: [9, 9] },
    },
    blue: { ogre: { at: [15, 5] } },
  };
  const outs = (rulings: Sketch) => {
    const table = fight(line, { turnOf: 'oren', rulings });
    return ['brana', 'sill'].map((id) => table.who(id).out);
  };
  expect(outs({})).toEqual(['dead', 'unconscious']);
  expect(outs({ deathThreshold: 'minusTen' })).toEqual(['dead', 'dead']);
  expect(outs({ deathThreshold: 'gmDecides' })).toEqual(['unconscious', 'unconscious']);
  const table = fight(line, { turnOf: 'oren' });
  table.byHand('a wound', { change: 'track', who: 'sill', track: 'vitality', left: -26 });
  table.byHand('another', { change: 'track', who: 'ogre', track: 'vitality', left: -44 });
  expect(['sill', 'ogre'].map((id) => table.who(id).out)).toEqual(['dead', 'unconscious']);
});
