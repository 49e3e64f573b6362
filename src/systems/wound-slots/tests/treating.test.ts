import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  duel,
  endTurn,
  fatigue,
  fight,
  stamina,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Isra: Lor 3, Healing 3, Wounds 2, a kit in hand. Torvin: Vitality 2, stamina 12, slots 5/4/3/2/1. */

const foes = { guard: { at: [15, 5] } } as const;
const side = (patient: Sketch, healer: Sketch = {}, sheet: Sketch = {}) =>
  ({
    heroes: { isra: { at: [5, 5], now: { ap: 12, ...healer } }, torvin: { at: [6, 5], sheet, now: patient } },
    foes,
  }) as const;
const treat = (level?: string, more: Sketch = {}) =>
  choice('treat-wound', { target: 'torvin', ...(level === undefined ? {} : { level }), ...more });
/** Somebody who knows nothing of healing: Lore 0; at -5 without a kit, at 0 with one. */
const layman = (kit: boolean) => ({
  use: 'wenna',
  at: [5, 5] as const,
  sheet: { weapons: [], objects: kit ? [{ thing: 'healing-kit', in: 'hand' }] : [] },
  now: { ap: 12 },
});

test.each([
  // Level, whether a kit helps, the least face that is enough, the wounds that it leaves, and their strain.
  ['light', false, 2, [0, 0, 0, 0, 0], 0],
  ['moderate', false, 5, [1, 0, 0, 0, 0], 1],
  ['severe', false, 8, [0, 1, 0, 0, 0], 2],
  ['critical', true, 6, [0, 0, 1, 0, 0], 3],
  ['fatal', true, 9, [0, 0, 0, 1, 0], 4],
] as const)(
  '[SL-MSC-13] [SL-MSC-14] [SL-MSC-17] the number for a %s wound',
  (level, kit, face, left, strain) => {
    const lineUp = {
      heroes: { wenna: layman(kit), torvin: { at: [6, 5], now: { wounds: { [level]: 1 } } } },
      foes,
    } as const;
    const helped = fight(lineUp).does(treat()).rolls('treat-wound', face);
    expect([wounds(helped, 'torvin'), fatigue(helped, 'torvin'), ap(helped, 'wenna')]).toEqual([
      left,
      strain,
      0,
    ]);
    const worst = ['light', 'moderate', 'severe', 'critical', 'fatal'].indexOf(level);
    const vain = fight(lineUp)
      .does(treat())
      .rolls('treat-wound', face - 1);
    // SL-MSC-17: what is still there strains, well done or not.
    expect([wounds(vain, 'torvin')[worst], fatigue(vain, 'torvin')]).toEqual([1, worst + 1]);
    expect(vain.news('treated')).toMatchObject([{ what: level, worked: false }]);
  },
);

test('[SL-MSC-16] every 2 points over the TN lower a wound by one level more; below light it is gone', () => {
  // TN 9 and +8: 0 or 1 over is critical, 2 severe, 4 moderate, 6 light, 8 nothing at all.
  for (const [face, left, strain] of [
    [1, [0, 0, 0, 1, 0], 4],
    [2, [0, 0, 0, 1, 0], 4],
    [3, [0, 0, 1, 0, 0], 3],
    [5, [0, 1, 0, 0, 0], 2],
    [7, [1, 0, 0, 0, 0], 1],
    [9, [0, 0, 0, 0, 0], 0],
  ] as const) {
    const table = fight(side({ wounds: { fatal: 1 } }))
      .does(treat())
      .rolls('treat-wound', face);
    expect([wounds(table, 'torvin'), fatigue(table, 'torvin')], `a ${face}`).toEqual([left, strain]);
    expect(stamina(table, 'torvin')).toBe(12 - strain);
  }
});

test('[SL-MSC-16] [SL-R82] a wound that finds its new level full rises again, or stays where it was', () => {
  const full = { wounds: { moderate: 4, critical: 1 } };
  // TN 6: 1 + 8 is 3 over: two levels, to moderate, where all four slots are taken.
  const up = fight(side(full)).does(treat('critical')).rolls('treat-wound', 1);
  expect(wounds(up, 'torvin')).toEqual([0, 4, 1, 0, 0]);
  expect(up.news('treated')).toMatchObject([{ worked: true, clause: 'SL-MSC-16', rulings: ['SL-R82'] }]);
  const stays = fight(side(full), { rulings: { treatFull: 'blocked' } })
    .does(treat('critical'))
    .rolls('treat-wound', 1);
  expect([wounds(stays, 'torvin'), fatigue(stays, 'torvin')]).toEqual([[0, 4, 0, 1, 0], 4]);
  expect(stays.news('treated')).toMatchObject([{ worked: false }]);
  // At worst it goes back to the slot that it had.
  const back = fight(side({ wounds: { light: 5, moderate: 4, severe: 1 } }), {})
    .does(treat('moderate'))
    .rolls('treat-wound', 1);
  expect(wounds(back, 'torvin')).toEqual([5, 3, 1, 0, 0]);
});

test('[SL-MSC-16] [SL-R82] full all the way up: it is back where it was', () => {
  // TN 3 and a result of 3: one level, to moderate, which is full; severe is its own old slot.
  const lineUp = {
    heroes: { wenna: layman(true), torvin: { at: [6, 5], now: { wounds: { moderate: 4, severe: 2 } } } },
    foes,
  } as const;
  const table = fight(lineUp).does(treat('severe')).rolls('treat-wound', 3);
  expect([wounds(table, 'torvin'), fatigue(table, 'torvin')]).toEqual([[0, 4, 2, 0, 0], 3]);
  expect(table.news('wound-eased')).toEqual([]);
});

test('[SL-MSC-15] [SL-R81] too weary: AP only, or refused, or the strain as well', () => {
  const weary = { wounds: { severe: 1 }, fatigue: 12 };
  const only = fight(side(weary)).does(treat());
  expect([asked(only), wounds(only, 'torvin'), fatigue(only, 'torvin'), ap(only, 'isra')]).toEqual([
    'isra turn',
    [0, 0, 1, 0, 0],
    12,
    0,
  ]);
  expect(only.news('treated')).toMatchObject([{ worked: false, clause: 'SL-MSC-15', rulings: ['SL-R81'] }]);
  fight(side(weary), { rulings: { treatAutoFail: 'refused' } }).refuses(treat(), 'hopeless', 'SL-MSC-15');
  const both = fight(side(weary), { rulings: { treatAutoFail: 'fatigueToo' } }).does(treat());
  expect([wounds(both, 'torvin'), fatigue(both, 'torvin')]).toEqual([[0, 0, 1, 0, 0], 15]);
  // One point less is enough for a check.
  const nearly = fight(side({ ...weary, fatigue: 11 })).does(treat());
  expect(waiting(nearly).purpose).toBe('treat-wound');
});

test('[SL-MSC-14] a kit counts in hand, not in the pouch', () => {
  const table = fight(side({ wounds: { light: 1 } })).does(treat());
  expect(waiting(table)).toEqual({ who: 'isra', purpose: 'treat-wound', bonus: 8, dice: 'd10' });
  const pouch = {
    heroes: {
      isra: { at: [5, 5], sheet: { objects: ['healing-kit'] }, now: { ap: 12 } },
      torvin: { at: [6, 5], now: { wounds: { light: 1 } } },
    },
    foes,
  } as const;
  const bare = fight(pouch).does(treat());
  expect(waiting(bare).bonus).toBe(3);
  expect(terms(bare)).toContain('lack of a healing kit in hand -5');
});

test('[SL-MSC-14] oneself, a friend beside one, nobody farther off, and which wound must be said', () => {
  const own = duel({ isra: { now: { ap: 12, wounds: { light: 1 } } }, guard: { at: [12, 5] } });
  own.does(choice('treat-wound')).rolls('treat-wound', 1);
  expect(wounds(own, 'isra')).toEqual([0, 0, 0, 0, 0]);
  const far = {
    heroes: { isra: { at: [5, 5], now: { ap: 12 } }, torvin: { at: [7, 5], now: { wounds: { light: 1 } } } },
    foes,
  } as const;
  fight(far).refuses(treat(), 'outOfReach', 'SL-MSC-14');
  const two = fight(side({ wounds: { light: 1, severe: 1 } }));
  two.refuses(treat(), 'notWounded', 'SL-MSC-14').refuses(treat('fatal'), 'notWounded', 'SL-MSC-14');
  fight(side({})).refuses(treat(), 'notWounded', 'SL-MSC-14');
});

test('[SL-MSC-14] a wall keeps healers away', () => {
  const field = { walls: [{ kind: 'wall', x: 6, y: 0, side: 'w', length: 16 }] };
  fight(side({ wounds: { light: 1 } }), { field }).refuses(treat(), 'outOfReach', 'SL-MSC-14');
});

test('[SL-MSC-14] [SL-CND-8] [SL-DEF-3] an enemy must be helpless; bound by roots it only stands still', () => {
  const near = (now: Sketch) =>
    fight({
      heroes: { isra: { at: [5, 5], now: { ap: 12 } }, torvin: { at: [6, 4] } },
      foes: { guard: { at: [6, 5], now: { wounds: { light: 1 }, ...now } } },
    });
  const guard = choice('treat-wound', { target: 'guard' });
  near({}).refuses(guard, 'notWilling', 'SL-MSC-14');
  const roots = [{ spell: 'binding-roots', by: 'isra', kind: 'bound', value: 12, until: 3 }];
  near({ effects: roots }).refuses(guard, 'notWilling', 'SL-MSC-14');
  const pinned = near({ pinnedBy: ['torvin'] })
    .does(guard)
    .rolls('treat-wound', 1);
  expect(wounds(pinned, 'guard')).toEqual([0, 0, 0, 0, 0]);
});

test('[SL-MSC-17] [SL-STA-5] [SL-CND-7] the strain of a treatment may stagger the patient', () => {
  // One severe wound is gone, the other is left: 10 + 3 is more than 12.
  const table = fight(side({ wounds: { severe: 2 }, fatigue: 10 }))
    .does(treat())
    .rolls('treat-wound', 1);
  expect([wounds(table, 'torvin'), fatigue(table, 'torvin'), stamina(table, 'torvin')]).toEqual([
    [0, 0, 1, 0, 0],
    13,
    0,
  ]);
  expect(conditions(table, 'torvin')).toEqual(expect.arrayContaining(['exhausted', 'staggered']));
  // Half of 6 AP at the end of its turn.
  table.does(endTurn).does(endTurn);
  expect(ap(table, 'torvin')).toBe(6 + 3);
});

test('[SL-MSC-16] the log says of which wound the treatment was', () => {
  const said = (face: number): readonly string[] =>
    fight(side({ wounds: { critical: 1 } }))
      .does(treat('critical'))
      .rolls('treat-wound', face)
      .lines()
      .map(({ text }) => text);
  expect(said(1)).toContain('Isra treats a critical wound of Torvin');
});
