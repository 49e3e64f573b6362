import { describe, expect, test } from 'vitest';
import { conditions, duel, fatigue } from '../tests/line-up.ts';
import { does, left, refuses, woundsNow } from '../tests/resting.ts';
import type { Sketch } from '../tests/sketch.ts';

/**
 * Wenna: Vitality 2, Persona 1: 6, 4, 3, 2 and 1 slots, stamina 12, mana 10. Isra: Vitality 0, stamina 10, mana 13. A
 * full night: 8 hours less an hour for Wenna, 8 hours for Isra.
 */

test('[SL-RST-6] nobody with a fatal wound takes a long rest, and none is broken or taken up', () => {
  const hurt = left('wenna', { wounds: { fatal: 1 }, stamina: 3 });
  expect(refuses('long-rest', hurt)).toBe('fatalWound SL-RST-6');
  expect(refuses('long-rest-broken', hurt, { after: 100 })).toBe('fatalWound SL-RST-6');
  const { sheet } = does('long-rest-broken', left('wenna'), { after: 100 });
  const worse = { ...sheet, current: { ...(sheet.current as Sketch), wounds: { fatal: 1 } } };
  expect(refuses('long-rest', worse, { resumed: true })).toBe('fatalWound SL-RST-6');
  // A critical one does not keep anybody from it.
  expect(does('long-rest', left('wenna', { wounds: { critical: 1 } }), { faces: [10] }).now.stamina).toBe(12);
});

describe('step 1, exhaustion', () => {
  // 6 of 12 is half; stamina goes up to 12 less 6.
  const weary = { fatigue: 6, stamina: 0, mana: 1, wounds: { light: 3 } };

  test('[SL-RST-7] [SL-R32] the exhausted are rid of it and have their pools back, and nothing else', () => {
    const rested = does('long-rest', left('wenna', weary));
    expect(rested.now).toMatchObject({ fatigue: 6, exhaustionLifted: true, stamina: 6, mana: 10 });
    expect(woundsNow(rested.now)).toEqual([3, 0, 0, 0, 0]);
    // With 5 of 12 one is not exhausted: the wounds go, and all the fatigue (5 + 2 - 1 is 6).
    const fresh = does('long-rest', left('wenna', { ...weary, fatigue: 5 }));
    expect(fresh.now).toMatchObject({ fatigue: 0, stamina: 12 });
    expect(woundsNow(fresh.now)).toEqual([0, 0, 0, 0, 0]);
  });

  test('[SL-CND-6] [SL-R32] it stays away in the next fight until fatigue is gained', () => {
    const { sheet } = does('long-rest', left('wenna', weary));
    const table = duel({ wenna: { sheet: { current: sheet.current } }, guard: {} });
    expect(fatigue(table, 'wenna')).toBe(6);
    expect(conditions(table, 'wenna')).not.toContain('exhausted');
    table.byHand('a long climb', { change: 'pool', who: 'wenna', pool: 'fatigue', value: 7 });
    expect(conditions(table, 'wenna')).toContain('exhausted');
  });

  test('[SL-RST-7] the next long rest is one like any other', () => {
    const once = does('long-rest', left('wenna', { ...weary, fatigue: 11 }));
    expect(once.now).toMatchObject({ fatigue: 11, exhaustionLifted: true, stamina: 1 });
    // 11 less 5 + 2 - 1.
    const twice = does('long-rest', once.sheet).now;
    expect(twice).toMatchObject({ fatigue: 5, stamina: 7 });
    expect(twice.exhaustionLifted).toBeUndefined();
  });

  test('[SL-CND-6] [SL-R32] or fatigue falls to just below half: 5 of 12, 6 of 13', () => {
    const rulings = { exhaustedClear: 'lowerFatigue' };
    const even = does('long-rest', left('wenna', { ...weary, fatigue: 9 }), { rulings });
    expect(even.now).toMatchObject({ fatigue: 5, stamina: 7 });
    expect(even.now.exhaustionLifted).toBeUndefined();
    expect(woundsNow(even.now)).toEqual([3, 0, 0, 0, 0]);
    const odd = left('wenna', { ...weary, fatigue: 7 }, { race: { stamina: 11 } });
    expect(does('long-rest', odd, { rulings }).now).toMatchObject({ fatigue: 6, stamina: 7 });
  });
});

test.each([
  ['light', { light: 4 }, [], [0, 0, 0, 0, 0]],
  // 1 + 2 is 3: the moderate wound becomes light afterwards, in step 4.
  ['moderate', { light: 4, moderate: 2 }, [1], [1, 1, 0, 0, 0]],
  // Severe: no light wound goes by itself; 1 + 2 is 3, the severe one becomes moderate.
  ['severe', { light: 4, severe: 2 }, [1], [4, 1, 1, 0, 0]],
  // Critical: 1 + 2 is too little for it (4); nothing else there but light ones, and the player picks one of these.
  ['critical', { light: 4, critical: 2 }, [1], [3, 0, 0, 2, 0]],
])(
  '[SL-RST-8] all light wounds go if one is wounded lightly or moderately: %s',
  (_, wounds, faces, after) => {
    expect(woundsNow(does('long-rest', left('wenna', { wounds }), { faces }).now)).toEqual(after);
  },
);

describe('step 3, fatigue', () => {
  const levels = [null, 'light', 'moderate', 'severe', 'critical'] as const;
  /** Stamina for 25 at least, slots of every level, 12 fatigue: not exhausted. */
  const weary = (vitality: number, level: (typeof levels)[number]): Sketch => ({
    name: 'Somebody',
    attributes: { vitality },
    race: { stamina: 30 },
    printed: { slots: { light: 5, moderate: 5, severe: 5, critical: 5, fatal: 1 } },
    current: { fatigue: 12, wounds: level === null ? {} : { [level]: 1 } },
  });
  const lost = (vitality: number, level: (typeof levels)[number]): number => {
    // Light wounds heal before the check, so that none is made.
    const faces = level === null || level === 'light' ? [] : [1];
    const { fatigue: after = 0 } = does('long-rest', weary(vitality, level), { minutes: 640, faces }).now;
    return 12 - after;
  };

  test.each([
    // Vitality: unwounded (at least 1), light, moderate, severe, critical (at least 0).
    [-5, [1, 0, 0, 0, 0]],
    [-4, [1, 0, 0, 0, 0]],
    [-3, [2, 1, 0, 0, 0]],
    [-2, [3, 2, 1, 0, 0]],
    [-1, [4, 3, 2, 1, 0]],
    [0, [5, 4, 3, 2, 1]],
    [1, [6, 5, 4, 3, 2]],
    [2, [7, 6, 5, 4, 3]],
    [3, [8, 7, 6, 5, 4]],
    [4, [9, 8, 7, 6, 5]],
    [5, [10, 9, 8, 7, 6]],
  ])('[SL-RST-9] fatigue falls by 5 + Vitality - level: Vitality %i', (vitality, row) => {
    expect(levels.map((level) => lost(vitality, level))).toEqual(row);
  });

  test('[SL-RST-9] it never falls below 0', () => {
    expect(does('long-rest', left('wenna', { fatigue: 2 })).now).toMatchObject({ fatigue: 0, stamina: 12 });
  });

  test('[SL-RST-7] [SL-R13] `eachStep`: after the second step the lightly wounded are unwounded', () => {
    const rulings = { longRestBasis: 'eachStep' };
    const rest = (sheet: Sketch, needs: Sketch = {}) =>
      does('long-rest', sheet, { minutes: 640, ...needs }).now;
    // Vitality 2: 6 for the light wound of the beginning, 7 without wounds.
    expect(rest(weary(2, 'light')).fatigue).toBe(6);
    expect(rest(weary(2, 'light'), { rulings }).fatigue).toBe(5);
    // Vitality -5: nothing with a wound, 1 without.
    expect(rest(weary(-5, 'light')).fatigue).toBe(12);
    expect(rest(weary(-5, 'light'), { rulings }).fatigue).toBe(11);
    // A moderate wound is there still: no difference.
    expect(rest(weary(2, 'moderate'), { rulings, faces: [1] }).fatigue).toBe(7);
  });
});

test('[SL-RST-10] those who have wounds left make one recovery check, the others none', () => {
  const hurt = left('wenna', { wounds: { moderate: 2 } });
  expect(refuses('long-rest', hurt)).toBe('diceNeeded SL-RST-13 faces');
  expect(refuses('long-rest', hurt, { faces: [4, 4] })).toBe('tooManyDice SL-RST-7 faces');
  expect(refuses('long-rest', hurt, { faces: [11] })).toBe('diceNeeded SL-RST-13 faces');
  expect(woundsNow(does('long-rest', hurt, { faces: [4] }).now)).toEqual([1, 1, 0, 0, 0]);
  expect(refuses('long-rest', left('wenna', { wounds: { light: 2 } }), { faces: [4] })).toMatch(
    /^tooManyDice/,
  );
});

test('[SL-RST-11] at last stamina and mana are full, as far as fatigue and investments let them', () => {
  // Severe: fatigue 10 - (5 + 2 - 3) is 6, of 20 + 2 stamina; the check is 10 + 2 - 6.
  const hurt = left(
    'wenna',
    { fatigue: 10, stamina: 1, mana: 2, invested: 3, wounds: { severe: 1 } },
    { race: { stamina: 20 } },
  );
  const rested = does('long-rest', hurt, { faces: [10] });
  expect(rested.now).toMatchObject({ fatigue: 6, stamina: 16, mana: 7, invested: 3 });
  expect(rested.told).toContain('Recovery check 6');
});

test('[SL-STA-9] [SL-R12] at the end of a long rest its owner may take back invested mana', () => {
  const mage = left('isra', { mana: 2, invested: 4 });
  expect(does('long-rest', mage).now).toMatchObject({ mana: 9, invested: 4 });
  expect(does('long-rest', mage, { retrieve: 3 }).now).toMatchObject({ mana: 12, invested: 1 });
  const rulings = { manaReturn: 'maxOnly' };
  expect(does('long-rest', mage, { retrieve: 3, rulings }).now).toMatchObject({ mana: 9, invested: 1 });
  expect(refuses('long-rest', mage, { retrieve: 5 })).toBe('notInvested SL-STA-9 retrieve');
});
