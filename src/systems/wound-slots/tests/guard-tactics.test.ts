import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { harmTo } from '../tactics/guard.ts';
import { tactics } from '../tactics/index.ts';
import { aimAt } from '../tactics/promise.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/**
 * What tactics think of Defend where its option is chosen for good (SL-R65 `onceOnDeclaring`). Torvin: melee Defense
 * 11, Power 17, Agility 12, Fortitude 13, Willpower 11; the guard's sword +6.
 */

const rulings = { defendTiming: 'onceOnDeclaring' };
const against = (torvin: Sketch, more: Sketch = {}): Fight =>
  begun(
    {
      red: { torvin: { at: [5, 5], now: torvin } },
      blue: { guard: { at: [6, 5], now: { ap: 18 } } },
    },
    { rulings, ...more },
  );
const leastNatural = (fight: Fight): number => {
  const guard = one(fight, 'guard');
  return aimAt(fight, guard, meansOf(fight, guard)[0] as Means, one(fight, 'torvin')).least;
};

describe('an attack on somebody who defends', () => {
  test.each([
    ['power', 17 - 6],
    ['willpower', 11 - 6],
    ['plusTwo', 13 - 6],
    // By hand without an option: +2.
    [true, 13 - 6],
  ])('[SL-COM-2] [SL-R65] with %s: a natural %i hits', (defending, least) => {
    expect(leastNatural(against({ defending }))).toBe(least);
  });

  test('[SL-COM-2] [SL-R65] with `perAttack` the best option counts', () => {
    expect(leastNatural(against({ defending: true }, { rulings: {} }))).toBe(17 - 6);
  });
});

test('[SL-COM-2] [SL-R65] defending with Willpower, which is no better than the Defense, saves no harm', () => {
  const harm = (torvin: Sketch): number => {
    const fight = against(torvin);
    return harmTo(fight, one(fight, 'torvin'));
  };
  expect(harm({ defending: 'willpower' })).toBeCloseTo(harm({}), 12);
  expect(harm({ defending: 'plusTwo' })).toBeLessThan(harm({}));
  expect(harm({ defending: 'power' })).toBeLessThan(harm({ defending: 'plusTwo' }));
});

test('[SL-COM-2] [SL-R65] the option that saves most is the one that is chosen', () => {
  const answer = (setting: Sketch): Choice => {
    const fight = against({ ap: 4 }, setting);
    return (
      tactics.simple.decide(turnQuestion(fight, 'torvin'), fight, stream('minds')) ?? { option: 'nothing' }
    );
  };
  expect(answer({})).toEqual({ option: 'defend', how: 'power' });
  expect(answer({ rulings: {} })).toEqual({ option: 'defend' });
});

test('[SL-COM-3] [SL-CND-10] nobody defends whom its fire will wound at the end of the turn', () => {
  const answer = (torvin: Sketch): string => {
    const fight = against({ ap: 4, ...torvin }, { rulings: {} });
    return tactics.simple.decide(turnQuestion(fight, 'torvin'), fight, stream('minds'))?.option ?? 'nothing';
  };
  // Final damage 2 for each level, less base Toughness 2.
  expect(answer({ burning: 1 })).not.toBe('defend');
  // By SL-R36 `fullToughness` less 4.
  const full = against({ ap: 4, burning: 1 }, { rulings: { bleedBurn: 'fullToughness' } });
  expect(tactics.simple.decide(turnQuestion(full, 'torvin'), full, stream('minds'))?.option).toBe('defend');
});

test('[SL-MOV-5] who has come nearer because foes shoot does not walk back after it has defended', () => {
  const answer = (walked: number, shooter: string): string => {
    const fight = begun(
      {
        red: { wolf: { at: [8, 5], now: { ap: 3, defending: true, movement: { walked } } } },
        blue: {
          torvin: { at: [11, 5], now: { ap: 8 } },
          other: { use: shooter, at: [20, 5], now: { ap: 0 } },
        },
      },
      { turnOf: 'wolf' },
    );
    return tactics.simple.decide(turnQuestion(fight, 'wolf'), fight, stream('minds'))?.option ?? 'nothing';
  };
  expect([answer(2, 'pell'), answer(2, 'wenna'), answer(0, 'wenna')]).toEqual(['end-turn', 'move', 'move']);
});

test('[SL-MOV-5] a shooter who has too few AP left for a shot does not walk up to those whom it reaches already', () => {
  const answer = (x: number): string => {
    const fight = begun(
      {
        red: { isra: { at: [2, 5], now: { ap: 3 } }, wenna: { at: [2, 12] }, torvin: { at: [4, 12] } },
        blue: { goblin: { at: [x, 5], now: { ap: 0, wounds: { light: 4, moderate: 1, severe: 1 } } } },
      },
      { turnOf: 'isra', field: { width: 100 } },
    );
    return tactics.simple.decide(turnQuestion(fight, 'isra'), fight, stream('minds'))?.option ?? 'nothing';
  };
  // Ember Dart: five increments of 15 yards.
  expect([answer(10), answer(77), answer(78)]).toEqual(['end-turn', 'end-turn', 'move']);
});
