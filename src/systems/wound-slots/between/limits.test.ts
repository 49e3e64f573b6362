import { expect, test } from 'vitest';
import { does, left, refuses, saysWhyNot } from '../tests/resting.ts';

/** What the unconscious cannot do between fights, and numbers that no sheet can store. */

const out = left('wenna', { unconscious: true, wounds: { severe: 1 } });
const dying = left('wenna', { unconscious: true, dying: 0, wounds: { fatal: 1 } });

test('[SL-CND-4] half an hour does not go by for somebody dying: a check is due each round', () => {
  expect(refuses('time-passes', dying, { minutes: 30 })).toBe('dying SL-CND-4');
  expect(does('time-passes', out, { minutes: 30 }).now.unconscious).toBe(true);
});

test('[SL-RST-1] one minute and one hour go by in the singular', () => {
  const told = (minutes: number) => does('time-passes', left('wenna'), { minutes }).told;
  expect(told(1)).toBe('1 min goes by for Wenna.');
  expect(told(60)).toBe('1 h goes by for Wenna.');
  expect(told(61)).toBe('1 h 1 min go by for Wenna.');
});

test('[SL-CND-3] [SL-STA-3] the unconscious spend nothing, but fatigue befalls them', () => {
  for (const cost of ['stamina', 'mana', 'invest']) {
    expect(refuses('effort', out, { [cost]: 1 })).toBe('unconscious SL-CND-3');
  }
  expect(does('effort', out, { fatigue: 2 }).now.fatigue).toBe(2);
});

test('[SL-STA-3] [SL-RST-18] no deed leaves a sheet that cannot be read', () => {
  expect(does('effort', left('wenna', { fatigue: 199 }), { fatigue: 1 }).now.fatigue).toBe(200);
  expect(refuses('effort', left('wenna', { fatigue: 200 }), { fatigue: 1 })).toContain('unreadable SL-STA-3');
  // Interrupted once more after 17 hours: 480 minutes and 17 hours are 1500 minutes left, an hour more is too much.
  const brokenRest = { left: 1500, rested: 0, worst: null };
  const needs = { resumed: true, after: 0 };
  expect(refuses('long-rest-broken', left('wenna', { brokenRest }), needs)).toContain('unreadable SL-RST-18');
});

test('[SL-RST-12] [SL-RST-14] results below 0 are written with a true minus', () => {
  // Isra: Vitality 0. 1 - 8 is -7: enough for a light wound (-8), too little for a moderate one (-5).
  const weary = { fatigue: 8, wounds: { light: 1, moderate: 1 } };
  const check = (heal: string) => [left('isra', weary), { faces: [1], heal }] as const;
  expect(does('recovery-check', ...check('light')).told).toContain('Recovery check −7 (SL-RST-13)');
  expect(saysWhyNot('recovery-check', ...check('moderate'))).toBe(
    'a moderate wound needs −5, the recovery check came to −7',
  );
  // Wenna tends at -5 without a kit: 1 - 5.
  expect(does('tend', left('wenna'), { faces: [1] }).told).toContain('comes to −4.');
});

test('[SL-RST-3] [SL-RST-19] one short rest counts; a night is so long; an hour of sleep cannot be fitted in', () => {
  expect(does('long-rest-broken', left('wenna'), { after: 20 }).told).toContain('1 short rest of it counts');
  expect(saysWhyNot('long-rest', left('isra'), { slept: 60 })).toBe(
    'a full night is 8 h of sleep, in the last 24 hours it was 1 h',
  );
  expect(saysWhyNot('time-passes', left('isra'), { minutes: 30, slept: 60 })).toBe(
    '1 h of sleep cannot be fitted into 30 min',
  );
});
