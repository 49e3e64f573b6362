import { expect, test } from 'vitest';
import { does, left, refuses, saysWhyNot, woundsNow } from '../tests/resting.ts';

/** Isra: Lor [Healing/Wounds] +8, her kit in hand. Wenna: +0, no kit (-5); Vitality 2, stamina 12. */

const isra = { use: 'isra' };

test('[SL-MSC-14] [SL-MSC-16] [SL-MSC-17] a healer treats a wound after the fight as in it', () => {
  // TN 3 for a severe wound. 1 + 8 is 6 above it: 1 level and 3 more. The wound is gone, so there is no strain.
  const hurt = left('wenna', { wounds: { severe: 1 } });
  const healed = does('treat-wound', hurt, { healer: isra, faces: [1] });
  expect(healed.now).toMatchObject({ fatigue: 0, stamina: 12 });
  expect(woundsNow(healed.now)).toEqual([0, 0, 0, 0, 0]);
  expect(healed.told).toBe('Isra helps Wenna (SL-MSC-14). Check to treat 9 against 3. Severe wounds 1 to 0.');
  // Treating herself, severely wounded (-2) and without a kit: 10 - 2 - 5 just suffices; what is left strains her by 2.
  const alone = does('treat-wound', hurt, { faces: [10], level: 'severe' });
  expect(alone.now).toMatchObject({ fatigue: 2, stamina: 10, wounds: { moderate: 1, severe: 0 } });
  // A failure: strained by 3.
  const { now } = does('treat-wound', hurt, { faces: [1] });
  expect(now).toMatchObject({ fatigue: 3, stamina: 9, wounds: { severe: 1 } });
});

test('[SL-MSC-14] which wound must be said where there are several levels, and it must be there', () => {
  const hurt = left('wenna', { wounds: { light: 2, severe: 1 } });
  expect(refuses('treat-wound', hurt, { healer: isra, faces: [5] })).toBe('notWounded SL-MSC-14 level');
  expect(refuses('treat-wound', hurt, { healer: isra, faces: [5], level: 'fatal' })).toBe(
    'notWounded SL-MSC-14 level',
  );
  expect(refuses('treat-wound', left('wenna'), { healer: isra, faces: [5] })).toBe(
    'notWounded SL-MSC-14 target',
  );
  expect(refuses('treat-wound', hurt, { healer: isra, level: 'light' })).toBe('diceNeeded SL-MSC-14 faces');
});

test('[SL-MSC-15] [SL-R81] nothing helps whoever is too weary, as the table has it', () => {
  const spent = left('wenna', { wounds: { severe: 1 }, fatigue: 12 });
  expect(does('treat-wound', spent, { healer: isra }).now).toMatchObject({
    fatigue: 12,
    wounds: { severe: 1 },
  });
  const too = does('treat-wound', spent, { healer: isra, rulings: { treatAutoFail: 'fatigueToo' } });
  expect(too.now.fatigue).toBe(15);
  expect(refuses('treat-wound', spent, { healer: isra, rulings: { treatAutoFail: 'refused' } })).toBe(
    'hopeless SL-MSC-15 target',
  );
});

test('[SL-MSC-9] [SL-MSC-10] whoever is still dying is stabilized, and may wake up at once', () => {
  // Three wounds: TN 3. Isra rolls 1 + 8; waking up with a fatal wound takes 10, Vitality 2.
  const dying = left('wenna', { wounds: { light: 2, fatal: 1 }, unconscious: true, dying: 4 });
  const saved = does('stabilize', dying, { healer: isra, faces: [1, 7] });
  expect(saved.now).toMatchObject({ unconscious: true });
  expect(saved.now.dying).toBeUndefined();
  expect(does('stabilize', dying, { healer: isra, faces: [1, 8] }).now.unconscious).toBeUndefined();
  // Without a kit and half dead herself: 1 + 8 - 5 - 3 is not enough.
  const weak = { use: 'isra', objects: [], current: { wounds: { critical: 1 } } };
  expect(does('stabilize', dying, { healer: weak, faces: [1] }).now.dying).toBe(4);
  expect(refuses('stabilize', saved.sheet, { healer: isra, faces: [5] })).toBe('notDying SL-MSC-9 target');
  expect(refuses('stabilize', dying, { faces: [5] })).toBe('unconscious SL-CND-3');
});

test('the healer’s sheet is read like any other', () => {
  const hurt = left('wenna', { wounds: { severe: 1 } });
  expect(refuses('treat-wound', hurt, { healer: { use: 'nobody' }, faces: [5] })).toBe(
    'unreadable SL-MSC-14 healer.sheet.use',
  );
  // However large the patient is, the healer is beside it.
  const ogre = left('ogre', { wounds: { light: 1 } }, { size: 12 });
  expect(woundsNow(does('treat-wound', ogre, { healer: isra, faces: [5] }).now)).toEqual([0, 0, 0, 0, 0]);
});

test('[SL-MSC-14] the dice that are asked for are told by the names of their deed, with a true minus', () => {
  // Pell is no healer and has no kit: -5. TN 3 for a severe wound.
  const hurt = left('wenna', { wounds: { severe: 1 } });
  const asked = saysWhyNot('treat-wound', hurt, { healer: { use: 'pell' } });
  expect(asked).toMatch(/^Pell treats a wound of Wenna: .*, d10 −5 against 3: say what the dice show$/);
  expect(saysWhyNot('long-rest', hurt)).toMatch(/^Recovery: Wenna, .*d10 \+2: say what the dice show$/);
});

test('[SL-CND-5] of two rolls without dice the first is asked for; a check against a TN names it', () => {
  // Isra: Vitality 0. Whatever the dice show, one light wound is gone, and then she might wake.
  const stunned = left('isra', { wounds: { light: 2 }, unconscious: true });
  expect(refuses('recovery-check', stunned, { faces: [1] })).toBe('diceNeeded SL-CND-5 faces');
  expect(saysWhyNot('recovery-check', stunned)).toMatch(
    /^Recovery: Isra, .*d10 \+0: say what the dice show$/,
  );
  // The worst wound makes the TN: 4 for a critical one.
  const out = left('isra', { wounds: { critical: 1 }, unconscious: true });
  expect(saysWhyNot('wake-up', out)).toMatch(/, d10 \+0 against 4: say what the dice show$/);
});
