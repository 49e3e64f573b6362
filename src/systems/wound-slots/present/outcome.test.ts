import { expect, test } from 'vitest';
import { noWounds } from '../levels.ts';
import { outcome } from './outcome.ts';

test('[SL-RST-15] odds tell at which level a wound was eased, whether it is gone or lighter', () => {
  const eased = {
    fact: 'wound-eased',
    who: 'nim',
    by: 'isra',
    wounds: noWounds,
    clause: 'SL-RST-15',
  } as const;
  expect(outcome([{ ...eased, from: 'severe', to: 'moderate' }])).toEqual(['healed:nim:severe:1']);
  expect(outcome([{ ...eased, from: 'light', to: null }])).toEqual(['healed:nim:light:1']);
});

test('[SL-CND-5] whoever wakes comes to', () => {
  const wakes = { fact: 'unconscious', who: 'nim', on: false, clause: 'SL-CND-5' } as const;
  expect(outcome([wakes])).toEqual(['back:nim']);
  expect(outcome([{ ...wakes, on: true }])).toEqual(['out:nim']);
});
