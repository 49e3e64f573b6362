import { expect, test } from 'vitest';
import { does, left, refuses, woundsNow } from '../tests/resting.ts';
import type { Sketch } from '../tests/sketch.ts';

/** Wenna: Vitality 2; 6, 4, 3, 2 and 1 slots, stamina 12, mana 10. A long rest is 480 minutes. */

const broken = 'long-rest-broken';
const hurt = left('wenna', { wounds: { light: 6 }, stamina: 0, mana: 0 });

test.each([
  // Each short rest: 6 of 12 stamina, 5 of 10 mana, a light wound.
  [0, 0, 0, 6],
  [14, 0, 0, 6],
  [15, 6, 5, 5],
  [29, 6, 5, 5],
  [50, 12, 10, 3],
  [479, 12, 10, 0],
])(
  '[SL-RST-19] broken after %i minutes, each whole quarter of an hour is a short rest',
  (after, stamina, mana, light) => {
    const rested = does(broken, hurt, { after });
    expect(rested.now).toMatchObject({ stamina, mana });
    expect(rested.now.wounds?.light).toBe(light);
  },
);

test('[SL-RST-19] the example: 50 minutes are three of them', () => {
  expect(does(broken, hurt, { after: 50 }).told).toContain('3 short rests of it count (SL-RST-19)');
});

test('[SL-RST-18] taken up again it takes what is left and an hour, and helps in full', () => {
  const rest = does(broken, hurt, { after: 200 });
  expect(rest.told).toContain('it takes 5 h 40 min more');
  // 480 - 200 + 60 is 340.
  const needs = { resumed: true, pause: 30 };
  expect(refuses('long-rest', rest.sheet, { ...needs, minutes: 339 })).toBe('tooShort SL-RST-18 minutes');
  const done = does('long-rest', rest.sheet, needs);
  expect(done.told).toContain('Wenna has rested for 5 h 40 min.');
  expect(done.now).toMatchObject({ stamina: 12, longRests: [0] });
  expect(done.now.brokenRest).toBeUndefined();
});

test('[SL-RST-18] after more than half an hour it is over', () => {
  const { sheet } = does(broken, hurt, { after: 200 });
  expect(refuses('long-rest', sheet, { resumed: true, pause: 31 })).toBe('tooLong SL-RST-18 pause');
  // Other time that passes counts as well: 20 and 10 minutes are allowed, 20 and 11 are not.
  const later = does('time-passes', sheet, { minutes: 20 });
  expect(does('long-rest', later.sheet, { resumed: true, pause: 10 }).now.longRests).toEqual([0]);
  expect(refuses('long-rest', later.sheet, { resumed: true, pause: 11 })).toBe('tooLong SL-RST-18 pause');
  const half = does('time-passes', sheet, { minutes: 30 });
  expect(does('long-rest', half.sheet, { resumed: true }).now.longRests).toEqual([0]);
  const gone = does('time-passes', sheet, { minutes: 31 });
  expect(gone.now.brokenRest).toBeUndefined();
  expect(refuses('long-rest', gone.sheet, { resumed: true })).toBe('noBrokenRest SL-RST-18 resumed');
  expect(refuses('long-rest', hurt, { resumed: true })).toBe('noBrokenRest SL-RST-18 resumed');
});

test('[SL-RST-18] [SL-RST-3] the pause is time like any other: sleep before it grows older', () => {
  // Isra slept for 8 hours. They count in full if they ended at most 16 hours, 960 minutes, before the end of the rest.
  const tired = left('isra', { sleep: [{ minutes: 480, ago: 400 }] });
  const { sheet } = does(broken, tired, { after: 14, slept: 0 });
  // Minutes since then: 400 and 14, the pause, 466 and 60.
  const needs = { resumed: true, slept: 0 };
  expect(does('long-rest', sheet, { ...needs, pause: 20 }).now.longRests).toEqual([0]);
  expect(refuses('long-rest', sheet, { ...needs, pause: 21 })).toBe('sleepless SL-RST-3 slept');
});

test('[SL-RST-18] [SL-RST-19] [SL-R14] a new long rest gives up the broken one, which then counts as short rests', () => {
  const rulings = { breakBenefits: 'onlyIfAbandoned' };
  // She is exhausted, so that the long rest itself heals no wound.
  const { sheet } = does(broken, left('wenna', { wounds: { light: 6 }, fatigue: 6 }), { after: 50, rulings });
  const rested = does('long-rest', sheet, { rulings });
  expect(rested.now).toMatchObject({ wounds: { light: 3 }, fatigue: 6, exhaustionLifted: true });
});

test('[SL-RST-18] a new long rest takes 8 hours, whatever was rested before', () => {
  const { sheet } = does(broken, hurt, { after: 400 });
  expect(refuses('long-rest', sheet, { minutes: 140 })).toBe('tooShort SL-RST-1 minutes');
  expect(does('long-rest', sheet).told).toContain('8 h');
});

test('[SL-RST-18] [SL-RST-19] broken twice: an hour more each time, quarters of an hour counted together', () => {
  const once = does(broken, left('wenna', { wounds: { light: 6 }, stamina: 0 }), { after: 20 });
  expect(once.now).toMatchObject({ stamina: 6, wounds: { light: 5 } });
  // 460 + 60 less 26; 20 and 26 minutes are three quarters of an hour, one of them was taken.
  const twice = does(broken, once.sheet, { resumed: true, pause: 5, after: 26 });
  expect(twice.now).toMatchObject({ stamina: 12, wounds: { light: 3 } });
  expect(twice.now.brokenRest).toMatchObject({ left: 494, rested: 46, taken: 3 });
  expect(does('long-rest', twice.sheet, { resumed: true }).told).toContain('9 h 14 min');
  expect(refuses(broken, once.sheet, { resumed: true, after: 520 })).toBe('tooLong SL-RST-1 after');
  expect(refuses(broken, hurt, { after: 480 })).toBe('tooLong SL-RST-1 after');
});

test('[SL-RST-19] [SL-R14] `onlyIfAbandoned`: short rests only when it is clear that nobody lies down again', () => {
  const rulings = { breakBenefits: 'onlyIfAbandoned' };
  const waiting = does(broken, hurt, { after: 50, rulings });
  expect(waiting.now).toMatchObject({ stamina: 0, wounds: { light: 6 } });
  // Abandoned at once, by doing something else for more than half an hour, or by a new rest.
  expect(does(broken, hurt, { after: 50, rulings, abandoned: true }).now).toMatchObject({ stamina: 12 });
  const gone = does('time-passes', waiting.sheet, { minutes: 40, rulings });
  expect(gone.now).toMatchObject({ stamina: 12, wounds: { light: 3 } });
  expect(gone.now.brokenRest).toBeUndefined();
  // Resumed: only the long rest counts.
  const done = does('long-rest', waiting.sheet, { resumed: true, rulings });
  expect(done.now).toMatchObject({ stamina: 12, wounds: { light: 0 } });
});

test('[SL-RST-19] [SL-R14] `always`: what was taken already is not taken again when the rest is given up', () => {
  const { sheet } = does(broken, hurt, { after: 30 });
  expect(sheet.current).toMatchObject({ stamina: 12, wounds: { light: 4 } });
  expect(woundsNow(does('time-passes', sheet, { minutes: 40 }).now)).toEqual([4, 0, 0, 0, 0]);
  const given = does(broken, hurt, { after: 30, abandoned: true });
  expect(woundsNow(given.now)).toEqual([4, 0, 0, 0, 0]);
  expect(refuses('long-rest', given.sheet, { resumed: true })).toBe('noBrokenRest SL-RST-18 resumed');
});

test('[SL-RST-7] [SL-R13] a rest that is taken up goes by how one lay down, `eachStep` by what is now', () => {
  // The rest begins with a light wound; in the pause come a severe one and 5 fatigue (of 12).
  const { sheet } = does(broken, left('wenna', { wounds: { light: 2 } }), { after: 14 });
  const fought: Sketch = {
    ...sheet,
    current: { ...(sheet.current as Sketch), wounds: { light: 2, severe: 1 }, fatigue: 5, stamina: 7 },
  };
  const needs = { resumed: true, pause: 10, faces: [1] };
  // Lightly wounded: both light wounds go, fatigue falls by 5 + 2 - 1; the check is 1 + 2.
  expect(does('long-rest', fought, needs).now).toMatchObject({
    fatigue: 0,
    wounds: { light: 0, moderate: 1, severe: 0 },
  });
  // Severely wounded: none goes, fatigue falls by 5 + 2 - 3; the check is 1 + 2 - 1.
  const each = does('long-rest', fought, { ...needs, rulings: { longRestBasis: 'eachStep' } });
  expect(each.now).toMatchObject({ fatigue: 1, wounds: { light: 2, moderate: 1, severe: 0 } });
});

test('[SL-RST-7] [SL-R13] the same with exhaustion', () => {
  const { sheet } = does(broken, left('wenna', {}), { after: 14 });
  const fought: Sketch = { ...sheet, current: { ...(sheet.current as Sketch), fatigue: 8, stamina: 4 } };
  // She was not exhausted at the start of the rest: fatigue falls by 5 + 2.
  expect(does('long-rest', fought, { resumed: true }).now).toMatchObject({ fatigue: 1, stamina: 11 });
  const each = does('long-rest', fought, { resumed: true, rulings: { longRestBasis: 'eachStep' } });
  expect(each.now).toMatchObject({ fatigue: 8, stamina: 4, exhaustionLifted: true });
});
