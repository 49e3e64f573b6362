import { describe, expect, test } from 'vitest';
import { does, left, refuses, woundsNow } from '../tests/resting.ts';
import type { Sketch } from '../tests/sketch.ts';

/** Wenna: Vitality 2; 6, 4, 3, 2 and 1 slots. Isra: Vitality 0; 6, 3, 2, 2 and 1 slots. */

const check = 'recovery-check';

describe('the numbers', () => {
  test.each([
    // Isra rolls a 1 without a bonus of her own; the ability's bonus makes up the rest.
    ['light', -8, [0, 0, 0, 0, 0]],
    ['moderate', -5, [1, 0, 0, 0, 0]],
    ['severe', -1, [0, 1, 0, 0, 0]],
    ['critical', 4, [0, 0, 1, 0, 0]],
    ['fatal', 10, [0, 0, 0, 1, 0]],
  ])('[SL-RST-14] [SL-RST-15] a %s wound heals from %i on, by one level', (level, tn, after) => {
    const hurt = left('isra', { wounds: { [level]: 1 } });
    const enough = does(check, hurt, { faces: [1], bonus: tn - 1 });
    expect(woundsNow(enough.now)).toEqual(after);
    const tooLittle = does(check, hurt, { faces: [1], bonus: tn - 2 });
    expect(tooLittle.now).toMatchObject({ wounds: { [level]: 1 }, recoveryBonus: 1 });
  });

  test('[SL-RST-13] Vitality and the die, less fatigue; wounds and exhaustion do not weigh on it', () => {
    const hurt = (fatigue: number): Sketch => left('wenna', { fatigue, wounds: { critical: 1 } });
    // 3 + 2 - 4: not enough for a critical wound (4).
    expect(does(check, hurt(4), { faces: [3] }).told).toContain(
      'Recovery check 1 (SL-RST-13): nothing heals',
    );
    // 10 + 2 - 8 although she is exhausted (6 of 12) and critically wounded.
    expect(does(check, hurt(8), { faces: [10] }).told).toContain(
      'Recovery check 4 (SL-RST-13): a critical wound',
    );
    expect(refuses(check, left('wenna'), { faces: [3] })).toBe('notWounded SL-RST-13');
  });

  test('[SL-RST-13] [SL-R3] it is rolled with the dice of ordinary checks', () => {
    const hurt = left('wenna', { wounds: { severe: 1 } });
    expect(refuses(check, hurt, { faces: [12] })).toBe('diceNeeded SL-RST-13 faces');
    const with2d6 = { rulings: { normalDice: '2d6-7' } };
    expect(does(check, hurt, { ...with2d6, faces: [6, 5] }).told).toContain('Recovery check 6');
    expect(does(check, hurt, { rulings: { normalDice: '1d20' }, faces: [12] }).told).toContain('check 14');
  });
});

describe('the wound that is picked', () => {
  const hurt = left('wenna', { wounds: { light: 1, moderate: 1, severe: 1, critical: 1 } });

  test('[SL-RST-15] any up to that level; the worst of them unless the player says', () => {
    // 8 + 2 is 10.
    expect(woundsNow(does(check, hurt, { faces: [8] }).now)).toEqual([1, 1, 2, 0, 0]);
    expect(woundsNow(does(check, hurt, { faces: [8], heal: 'moderate' }).now)).toEqual([2, 0, 1, 1, 0]);
    expect(woundsNow(does(check, hurt, { faces: [8], heal: 'light' }).now)).toEqual([0, 1, 1, 1, 0]);
    // 1 + 2 is 3: up to severe.
    expect(woundsNow(does(check, hurt, { faces: [1] }).now)).toEqual([1, 2, 0, 1, 0]);
    expect(refuses(check, hurt, { faces: [1], heal: 'critical' })).toBe('resultTooLow SL-RST-14 heal');
    expect(refuses(check, hurt, { faces: [8], heal: 'fatal' })).toBe('notWounded SL-RST-15 heal');
  });

  test('[SL-RST-15] a wound whose lower level is full cannot be picked', () => {
    const full = left('wenna', { wounds: { light: 2, moderate: 4, severe: 1 } });
    expect(refuses(check, full, { faces: [5], heal: 'severe' })).toBe('slotsFull SL-RST-15 heal');
    expect(woundsNow(does(check, full, { faces: [5] }).now)).toEqual([3, 3, 1, 0, 0]);
    // A level without slots is always full: critical at Vitality -5.
    const frail = { name: 'Frail', attributes: { vitality: -5 }, current: { wounds: { fatal: 1 } } };
    expect(does(check, frail, { faces: [10], bonus: 20 }).now).toMatchObject({ wounds: { fatal: 1 } });
  });

  test('[SL-HLT-15] [SL-R10] slots are those of this table: a goblin has one light slot, or four', () => {
    const goblin = left('goblin', { wounds: { light: 1, moderate: 1 } });
    const pick = { faces: [9], heal: 'moderate' };
    expect(woundsNow(does(check, goblin, pick).now)).toEqual([2, 0, 0, 0, 0]);
    const rulings = { npcLightSlots: 'sameAsTier' };
    expect(refuses(check, goblin, { ...pick, rulings })).toBe('slotsFull SL-RST-15 heal');
    // Two light wounds do not fit there at all.
    const worse = left('goblin', { wounds: { light: 2 } });
    expect(refuses(check, worse, { faces: [9], rulings })).toMatch(
      /^unreadable SL-RST-13 sheet.current.wounds/,
    );
  });
});

test('[SL-RST-15] [SL-R8] beyond the table of Vitality too: three critical slots at 6, or four', () => {
  const giant = {
    name: 'Giant',
    attributes: { vitality: 6 },
    current: { wounds: { critical: 3, fatal: 1, light: 1 } },
  };
  const pick = { faces: [9], heal: 'fatal' };
  expect(refuses(check, giant, pick)).toBe('slotsFull SL-RST-15 heal');
  const rulings = { slotRange: 'continuePattern' };
  expect(woundsNow(does(check, giant, { ...pick, rulings }).now)).toEqual([1, 0, 0, 4, 0]);
});

describe('vain attempts', () => {
  const hurt = left('wenna', { wounds: { critical: 2 } });

  test('[SL-RST-16] each that heals nothing makes the next one easier by 1, until one heals', () => {
    // 1 + 2 is 3, 4 is needed.
    const first = does(check, hurt, { faces: [1] });
    expect(first.now.recoveryBonus).toBe(1);
    // With fatigue 3: 3 + 2 - 3 + 1 is 3.
    const tired = { ...first.sheet, current: { ...(first.sheet.current as Sketch), fatigue: 3, stamina: 9 } };
    const second = does(check, tired, { faces: [3] });
    expect(second.now.recoveryBonus).toBe(2);
    // 3 + 2 - 3 + 2 is 4.
    const third = does(check, second.sheet, { faces: [3] });
    expect(woundsNow(third.now)).toEqual([0, 0, 1, 1, 0]);
    expect(third.now.recoveryBonus).toBeUndefined();
  });

  test('[SL-RST-15] [SL-RST-16] a check is in vain too when the slots below are full', () => {
    // Persona -5: no light slots, so that a moderate wound cannot become light.
    const frail = { name: 'Frail', attributes: { persona: -5 }, current: { wounds: { moderate: 1 } } };
    const rested = does(check, frail, { faces: [9] });
    expect(rested.now).toMatchObject({ wounds: { moderate: 1 }, recoveryBonus: 1 });
    // Not even if the player picks one, because nothing else could be picked.
    expect(does(check, frail, { faces: [9], heal: 'moderate' }).now.recoveryBonus).toBe(1);
  });

  test('[SL-RST-16] the bonus outlasts wounds that close otherwise, but not the last of them', () => {
    const some = left('wenna', { wounds: { light: 2 }, recoveryBonus: 3 });
    const one = does('short-rest', some);
    expect(one.now.recoveryBonus).toBe(3);
    expect(does('short-rest', one.sheet).now.recoveryBonus).toBeUndefined();
    expect(does('long-rest', some).now.recoveryBonus).toBeUndefined();
  });

  test('[SL-RST-10] [SL-RST-16] a long rest gathers and uses it', () => {
    const once = does('long-rest', hurt, { faces: [1] });
    expect(once.now.recoveryBonus).toBe(1);
    // 1 + 2 + 1 is 4.
    const twice = does('long-rest', once.sheet, { faces: [1] });
    expect(woundsNow(twice.now)).toEqual([0, 0, 1, 1, 0]);
    expect(twice.now.recoveryBonus).toBeUndefined();
    // Whoever is exhausted makes no check and loses nothing.
    const weary = left('wenna', { wounds: { critical: 1 }, fatigue: 6, recoveryBonus: 2 });
    expect(does('long-rest', weary).now.recoveryBonus).toBe(2);
  });
});

test('[SL-CND-5] a wound that gets better may wake whoever lies there: two dice, recovery first', () => {
  const out = left('isra', { wounds: { critical: 1 }, unconscious: true });
  // 4 for the critical wound, then severe: TN -1.
  expect(refuses(check, out, { faces: [4] })).toBe('diceNeeded SL-CND-5 faces');
  expect(does(check, out, { faces: [4, 1] }).now.unconscious).toBeUndefined();
  // The recovery check fails, so there is no wake-up check.
  expect(does(check, out, { faces: [3] }).now.unconscious).toBe(true);
  // Two checks: 10 lowers the fatal wound to critical, then the wake-up TN is 4.
  const worse = left('isra', { wounds: { fatal: 1 }, unconscious: true });
  expect(does(check, worse, { faces: [10, 3] }).now).toMatchObject({
    unconscious: true,
    wounds: { critical: 1 },
  });
  expect(does(check, worse, { faces: [10, 4] }).now.unconscious).toBeUndefined();
  // SL-R30: TN 0 for everybody.
  const rulings = { wakeUpTn: 'tnZero' };
  expect(does(check, worse, { faces: [10, 3], rulings }).now.unconscious).toBeUndefined();
});

test('[SL-CND-4] to lower the worst wound ends dying', () => {
  const dying = left('isra', { wounds: { fatal: 1, light: 1 }, unconscious: true, dying: 1 });
  expect(does(check, dying, { faces: [10], heal: 'light' }).now).toMatchObject({
    dying: 1,
    unconscious: true,
  });
  const saved = does(check, dying, { faces: [10, 4], heal: 'fatal' }).now;
  expect(saved.dying).toBeUndefined();
  expect(saved.unconscious).toBeUndefined();
  // Lowering one of the two worst wounds ends dying; the other one makes the wake-up TN 4.
  const two = left('isra', { wounds: { critical: 2 }, unconscious: true, dying: 0 });
  const eased = does(check, two, { faces: [4, 3] }).now;
  expect([eased.dying, eased.unconscious]).toEqual([undefined, true]);
});
