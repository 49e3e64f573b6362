import { expect, test } from 'vitest';
import { does, left, refuses, woundsNow } from '../tests/resting.ts';

/**
 * Wenna: Vitality 2, Persona 1: 6, 4, 3, 2 and 1 slots, stamina 12, mana 10. Isra: Vitality 0, stamina 10, mana 13.
 */

test('[SL-RST-4] [SL-STA-3] half of what fatigue leaves of the maximum comes back, rounded down', () => {
  // 12 less 3 is 9, half of it 4.
  const once = does('short-rest', left('wenna', { stamina: 0, fatigue: 3 }));
  expect(once.now).toMatchObject({ stamina: 4, fatigue: 3 });
  // 4 + 4 is 8; another 4 would be too much: 9.
  expect(does('short-rest', once.sheet).now.stamina).toBe(8);
  expect(does('short-rest', once.sheet, { rests: 2 }).now.stamina).toBe(9);
  // 12 less 12: nothing, and nothing comes back.
  expect(does('short-rest', left('wenna', { stamina: 0, fatigue: 12 })).now.stamina).toBe(0);
});

test('[SL-RST-4] [SL-STA-8] half of the mana that is not invested comes back, rounded down', () => {
  // 13 less 4 is 9, half of it 4.
  const once = does('short-rest', left('isra', { mana: 1, invested: 4 }));
  expect(once.now).toMatchObject({ mana: 5, invested: 4, stamina: 10 });
  // 5 + 4; once more there is no room for 4 more.
  expect(does('short-rest', once.sheet, { rests: 2 }).now.mana).toBe(9);
});

test('[SL-RST-4] [SL-DIC-6] the book rounds these halves down by itself: no ruling about it is taken', () => {
  const tired = left('wenna', { stamina: 0, fatigue: 3 });
  expect(refuses('short-rest', tired, { rulings: { rounding: 'up' } })).toMatch(/^unreadable SL-RST-4/);
});

test.each([
  ['light alone', { light: 2 }, [1, 0, 0, 0, 0]],
  ['moderate and light', { light: 2, moderate: 1 }, [1, 1, 0, 0, 0]],
  ['moderate without a light one', { moderate: 2 }, [0, 2, 0, 0, 0]],
  ['severe and light', { light: 2, severe: 1 }, [2, 0, 1, 0, 0]],
  ['critical and light', { light: 2, critical: 1 }, [2, 0, 0, 1, 0]],
  ['fatal and light', { light: 2, fatal: 1 }, [2, 0, 0, 0, 1]],
  ['none', {}, [0, 0, 0, 0, 0]],
])('[SL-RST-5] a light wound goes if one is wounded lightly or moderately: %s', (_, wounds, after) => {
  expect(woundsNow(does('short-rest', left('wenna', { wounds })).now)).toEqual(after);
});

test('[SL-RST-1] short rests are taken as often as one likes: three quarters of an hour, three light wounds', () => {
  const rested = does('short-rest', left('wenna', { wounds: { light: 5 }, stamina: 0 }), { rests: 3 });
  expect(woundsNow(rested.now)).toEqual([2, 0, 0, 0, 0]);
  expect(rested.now.stamina).toBe(12);
  expect(rested.told).toBe('Wenna rests for 45 min. Light wounds 5 to 2. Stamina 0 to 12.');
  expect(woundsNow(does('short-rest', rested.sheet, { rests: 96 }).now)).toEqual([0, 0, 0, 0, 0]);
});

test('[SL-RST-17] a short rest that is interrupted brings nothing and begins anew', () => {
  const hurt = left('wenna', { wounds: { light: 2 }, stamina: 0 });
  const broken = does('short-rest', hurt, { brokenAfter: 14 });
  expect(broken.now).toMatchObject({ stamina: 0 });
  expect(woundsNow(broken.now)).toEqual([2, 0, 0, 0, 0]);
  expect(broken.told).toContain('SL-RST-17');
  // The minutes before the interruption do not count: 14 and 1 do not add up to a short rest.
  expect(does('short-rest', broken.sheet, { brokenAfter: 1 }).now.stamina).toBe(0);
  // Of the two rests the first was complete.
  expect(does('short-rest', hurt, { rests: 2, brokenAfter: 5 }).now.stamina).toBe(6);
  expect(refuses('short-rest', hurt, { brokenAfter: 15 })).toMatch(/^unreadable/);
});

test('[SL-RST-2] a stroll or a simple meal is rest; exertion, and what costs stamina or mana, is not', () => {
  const tired = left('wenna', { stamina: 0 });
  for (const activity of ['rest', 'stroll', 'simpleMeal']) {
    expect(does('short-rest', tired, { activity }).now.stamina, activity).toBe(6);
  }
  for (const activity of ['strenuous', 'costsStaminaOrMana']) {
    expect(refuses('short-rest', tired, { activity }), activity).toBe('strenuous SL-RST-2 activity');
    expect(refuses('long-rest', tired, { activity }), activity).toBe('strenuous SL-RST-2 activity');
  }
});

test('[SL-CND-5] whoever lies unconscious may wake up when the rest closes a wound; without wounds it wakes', () => {
  const out = (light: number) => left('isra', { wounds: { light }, unconscious: true });
  // Two light wounds, one is left: TN -8, Vitality 0.
  expect(refuses('short-rest', out(2))).toBe('diceNeeded SL-CND-5 faces');
  const awake = does('short-rest', out(2), { faces: [1] });
  expect(awake.now.unconscious).toBeUndefined();
  expect(awake.told).toContain('Check to wake up 1 against −8. Isra is awake (SL-CND-5).');
  expect(does('short-rest', out(1)).now.unconscious).toBeUndefined();
  // No wound heals: no check, and she stays unconscious.
  const severe = left('isra', { wounds: { light: 1, severe: 1 }, unconscious: true });
  expect(does('short-rest', severe).now.unconscious).toBe(true);
  expect(refuses('short-rest', severe, { faces: [10] })).toBe('tooManyDice SL-RST-4 faces');
});

test('[SL-CND-4] the dying do not rest', () => {
  const dying = left('isra', { wounds: { fatal: 1 }, unconscious: true, dying: 2 });
  expect(refuses('short-rest', dying)).toBe('dying SL-CND-4');
  expect(refuses('long-rest', dying)).toBe('dying SL-CND-4');
  expect(refuses('long-rest-broken', dying, { after: 60 })).toBe('dying SL-CND-4');
});
