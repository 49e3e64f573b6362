import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { does, left, refuses, woundsNow } from '../tests/resting.ts';
import type { Sketch } from '../tests/sketch.ts';
import { begun } from '../tests/sketch.ts';

/** Isra: Lore 3, Healing 3, Wounds 2, and a healing kit. Wenna: Lore 0, no Healing; Vitality 2, stamina 12. */

test('[SL-RST-12] who sits up for two hours rolls Lor [Healing/Wounds], at -5 without a kit', () => {
  expect(does('tend', left('isra'), { faces: [5] }).told).toContain('the check comes to 13');
  expect(does('tend', left('isra'), { faces: [5], kit: false }).told).toContain('comes to 8');
  expect(does('tend', left('wenna'), { faces: [5] }).told).toContain('comes to 0');
  expect(does('tend', left('wenna'), { faces: [5], kit: true }).told).toContain('comes to 5');
  expect(refuses('tend', left('isra'), { faces: [5], minutes: 119 })).toBe('tooShort SL-RST-12 minutes');
  expect(refuses('tend', left('isra'))).toBe('diceNeeded SL-RST-12 faces');
  const out = left('isra', { wounds: { light: 1 }, unconscious: true });
  expect(refuses('tend', out, { faces: [5] })).toBe('unconscious SL-CND-3');
});

test('[SL-RST-12] [SL-CND-1] [SL-CND-6] it is a check like others: own wounds and exhaustion weigh on it', () => {
  // Severely wounded -2, exhausted (5 of 10) -2.
  const weary = left('isra', { wounds: { severe: 1 }, fatigue: 5 });
  expect(does('tend', weary, { faces: [5] }).told).toContain('comes to 9');
  const rulings = { woundedPenalties: 'none', exhausted: 'minusOne' };
  expect(does('tend', weary, { faces: [5], rulings }).told).toContain('comes to 12');
});

test('[SL-RST-12] a higher result stands in for the recovery check, a lower or an equal one does not', () => {
  const hurt = left('wenna', { wounds: { critical: 1, severe: 1 }, fatigue: 4 });
  // Critically wounded: fatigue falls by 5 + 2 - 4 to 1; the check is 2 + 2 - 1.
  expect(woundsNow(does('long-rest', hurt, { faces: [2] }).now)).toEqual([0, 1, 0, 1, 0]);
  const tended = does('long-rest', hurt, { faces: [2], tended: 4 });
  expect(woundsNow(tended.now)).toEqual([0, 0, 2, 0, 0]);
  expect(tended.told).toContain('Recovery check 3, tended 4 (SL-RST-12): a critical wound becomes severe.');
  for (const result of [2, 3]) {
    const { told } = does('long-rest', hurt, { faces: [2], tended: result });
    expect(told).toContain('Recovery check 3 (SL-RST-13)');
  }
});

test('[SL-RST-12] [SL-RST-16] neither fatigue nor the bonus of vain attempts goes into the helper’s result', () => {
  const hurt = left(
    'wenna',
    { wounds: { critical: 1 }, fatigue: 5, recoveryBonus: 3 },
    { race: { stamina: 28 } },
  );
  // Fatigue 5 - 3 is 2; 1 + 2 - 2 + 3 is 4 and would do; a helper with 3 changes nothing, one with 9 neither adds.
  expect(does('long-rest', hurt, { faces: [1], tended: 3 }).told).toContain('Recovery check 4 (SL-RST-13)');
  expect(does('long-rest', hurt, { faces: [1], tended: 9 }).told).toContain('tended 9 (SL-RST-12)');
});

test('[SL-RST-12] [SL-RST-18] those hours are no rest for the helper, and end a rest of its own', () => {
  const { sheet } = does('long-rest-broken', left('isra', { mana: 0 }), { after: 14 });
  const tended = does('tend', sheet, { faces: [5] });
  expect(tended.now).toMatchObject({ mana: 0 });
  expect(tended.now.brokenRest).toBeUndefined();
  expect(refuses('long-rest', tended.sheet, { resumed: true })).toBe('noBrokenRest SL-RST-18 resumed');
});

test.each([
  // The worst wound; a Vitality with which a single die can reach its TN; the lowest face that does.
  ['light', -10, 2],
  ['moderate', -10, 5],
  ['severe', -5, 4],
  ['critical', 0, 4],
  ['fatal', 0, 10],
])(
  '[SL-CND-5] [SL-R30] waking up is as hard as recovering from the worst wound: %s',
  (level, vitality, face) => {
    const out = {
      name: 'Somebody',
      attributes: { vitality },
      printed: { slots: { light: 5, moderate: 5, severe: 5, critical: 5, fatal: 1 } },
      current: { wounds: { light: 1, [level]: 1 }, unconscious: true },
    };
    const unconscious = (one: number) => does('wake-up', out, { faces: [one] }).now.unconscious;
    expect([unconscious(face - 1), unconscious(face)]).toEqual([true, undefined]);
  },
);

test('[SL-CND-5] [SL-R30] or TN 0 for everybody', () => {
  const rulings = { wakeUpTn: 'tnZero' };
  const wakes = (level: string, vitality: number, face: number): boolean => {
    const out = left('isra', { wounds: { [level]: 1 }, unconscious: true }, { attributes: { vitality } });
    return does('wake-up', out, { faces: [face], rulings }).now.unconscious === undefined;
  };
  expect([wakes('fatal', 0, 1), wakes('light', -5, 4), wakes('light', -5, 5)]).toEqual([true, false, true]);
});

test('[SL-CND-5] neither wounds, fatigue nor exhaustion weigh on it; the dying and those awake make none', () => {
  const weary = left('isra', { wounds: { critical: 2 }, fatigue: 9, unconscious: true });
  const awake = does('wake-up', weary, { faces: [4] });
  expect(awake.now.unconscious).toBeUndefined();
  expect(awake.told).toBe(
    'Ten minutes go by for Isra. Check to wake up 4 against 4. Isra is awake (SL-CND-5).',
  );
  // The ten minutes count as time that passes.
  const rested = left('isra', { wounds: { critical: 1 }, unconscious: true, longRests: [100] });
  expect(does('wake-up', rested, { faces: [3] }).now.longRests).toEqual([110]);
  expect(refuses('wake-up', left('isra'), { faces: [4] })).toBe('awake SL-CND-5');
  const dying = left('isra', { wounds: { fatal: 1 }, unconscious: true, dying: 0 });
  expect(refuses('wake-up', dying, { faces: [10] })).toBe('dying SL-CND-4');
});

test('[SL-CND-3] [SL-CND-4] who is left unconscious or dying begins the next fight so', () => {
  const lying = (current: Sketch) =>
    one(
      begun({
        heroes: { isra: { sheet: { current } }, wenna: { at: [1, 1] } },
        foes: { guard: { at: [9, 9] } },
      }),
      'isra',
    );
  const dying = lying({ wounds: { fatal: 1 }, unconscious: true, dying: 2 });
  expect([dying.out, dying.posture, dying.dying, dying.hands]).toEqual(['unconscious', 'prone', 2, []]);
  const out = lying({ wounds: { critical: 1 }, unconscious: true });
  expect([out.unconscious, out.dying]).toEqual([true, null]);
  expect(lying({ wounds: { critical: 1 } }).unconscious).toBe(false);
  expect(refuses('wake-up', left('isra', { dying: 1 }))).toBe('unreadable SL-CND-5 sheet.current.dying');
});
