import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { choice, fight } from './line-up.ts';

/** Rolls whose result makes no difference are marked as settled, so that nobody has to look for dice. */

/**
 * Torvin gives a guard of this Vitality a critical wound: the guard stays awake on 1d10 + Vitality + Resistance 1
 * against 4.
 */
const struck = (vitality: number, ...faces: readonly number[]): Scenario =>
  fight({
    heroes: { torvin: { at: [5, 5], now: { ap: 14 } } },
    foes: { guard: { at: [6, 5], sheet: { attributes: { vitality } } }, goblin: { at: [20, 12] } },
  })
    .does(choice('nonlethal-attack', { target: 'guard' }))
    .rolls('attack', ...faces)
    .does(choice('critical'));

test('[SL-CND-2] [SL-R28] whoever stays awake on a 1 is told that every face leads to the same', () => {
  expect(struck(2, 7, 6).roll()).toMatchObject({ purpose: 'consciousness', settled: true });
});

test('[SL-CND-2] [SL-R28] whoever falls on a 1 is not', () => {
  expect(struck(1, 6, 6).roll().settled).toBeUndefined();
});
