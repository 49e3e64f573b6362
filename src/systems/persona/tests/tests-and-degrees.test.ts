import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { DiceRulings } from '../test/dice.ts';
import { degreesOf, readDie } from '../test/dice.ts';
import type { Standing } from '../test/matters.ts';
import { testNumbers } from '../test/numbers.ts';
import { resists } from '../test/resists.ts';
import { term } from '../test/roll.ts';
import { asked, choice, conditions, duel, waiting } from './line-up.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Targets, degrees, ties and double failures under all rulings (section TEST). */

const usual: DiceRulings = { degreesMode: 'margin', opposedTieBreak: 'bonusLowDieResister' };

describe('a test', () => {
  test('[PE-TEST-2] passes at its number and under it', () => {
    const passes = (target: number, die: number, attack = false) =>
      readDie(usual, target, die, attack).passed;
    expect([passes(45, 45), passes(45, 46), passes(0, 1), passes(-20, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // A 100 passes against a target of 100, except in attacks, where 96 or more is a Fumble.
    expect([passes(100, 100), passes(120, 95, true), passes(120, 96, true)]).toEqual([true, true, false]);
  });

  test('[PE-TEST-2] its number is what it is, or kept within limits', () => {
    const target = (targetClamp: string, fellowship: number, flat: number): number => {
      const state = begun(
        { red: { rin: { at: [1, 1], sheet: { scores: { fellowship } } } }, blue: { ogre: { at: [9, 9] } } },
        { rulings: { targetClamp } },
      );
      return testNumbers(state, {
        who: 'rin',
        tested: { score: 'fellowship' },
        kind: 'other',
        clause: 'PE-ACT-19',
        purpose: 'task',
        flat: [term(flat, 'the task', 'PE-ACT-19')],
      }).target.value;
    };
    expect(['none', '1to99', '5to95'].map((clamp) => target(clamp, 2, -10))).toEqual([-8, 1, 5]);
    expect(['none', '1to99', '5to95'].map((clamp) => target(clamp, 98, 20))).toEqual([118, 99, 95]);
  });

  test('[PE-TEST-3] degrees are the whole tens of the gap, one more, or the difference of tens digits', () => {
    const degrees = (target: number, die: number) =>
      (['margin', 'plusOne', 'tensDigits'] as const).map((mode) => degreesOf(mode, target, die));
    expect(degrees(45, 29)).toEqual([1, 2, 2]);
    expect(degrees(45, 36)).toEqual([0, 1, 1]);
    expect(degrees(45, 41)).toEqual([0, 1, 0]);
    expect(degrees(45, 61)).toEqual([1, 2, 2]);
    expect(degrees(45, 55)).toEqual([1, 2, 1]);
  });
});

describe('two tests against each other', () => {
  /** 45 with 22: 2 degrees, a margin of 23; a Bonus of 4. */
  const against: Standing = { degrees: 2, margin: 23, bonus: 4, die: 22 };
  const answer = (target: number, die: number, bonus: number, more: Partial<DiceRulings> = {}) => {
    const rulings = { ...usual, ...more };
    return resists(rulings, readDie(rulings, target, die, false), bonus, against, against.bonus);
  };

  test('[PE-TEST-4] more degrees win, whatever the Bonus; a failure resists nothing', () => {
    expect([answer(40, 10, 1), answer(40, 21, 9), answer(40, 41, 9)]).toEqual([true, false, false]);
  });

  test('[PE-TEST-4] equal degrees: the higher Bonus, then the lower die, then the resister', () => {
    expect([answer(52, 30, 5), answer(39, 15, 3)]).toEqual([true, false]);
    expect([answer(44, 21, 4), answer(46, 23, 4), answer(45, 22, 4)]).toEqual([true, false, true]);
  });

  test('[PE-TEST-4] other tables: the room that is left, the resister, or both again', () => {
    const raw = { opposedTieBreak: 'rawMargin' } as const;
    expect([answer(44, 22, 9, raw), answer(45, 22, 1, raw), answer(49, 22, 1, raw)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(answer(39, 15, 3, { opposedTieBreak: 'resister' })).toBe(true);
    expect(answer(52, 30, 5, { opposedTieBreak: 'reroll' })).toBe(null);
  });

  /** Sora's Fellowship 50 against the ogre's Perception 30; her 60 fails by 1 degree. */
  const failed = (rulings: Sketch): Scenario =>
    duel({ sora: {}, ogre: {} }, { rulings })
      .does(choice('distract', { target: 'ogre' }))
      .rolls('distract', 60);

  test('[PE-TEST-4] an initiator that fails has lost, and nobody rolls against it', () => {
    const table = failed({});
    expect(asked(table)).toBe('sora turn');
    expect(conditions(table, 'ogre')).not.toContain('distracted');
  });

  test('[PE-TEST-4] other tables: the lesser failure wins, an equal one is the resister’s', () => {
    const lesser = (die: number): readonly string[] =>
      conditions(failed({ bothFail: 'lesserFailureWins' }).rolls('resist-distract', die), 'ogre');
    // 30 and 55 are 2 degrees of failure, 30 and 45 are 1.
    expect(lesser(55)).toContain('distracted');
    expect(lesser(45)).not.toContain('distracted');
    expect(lesser(30)).not.toContain('distracted');
  });

  test('[PE-TEST-4] or both roll again until somebody passes', () => {
    const table = failed({ bothFail: 'reroll' }).rolls('resist-distract', 45);
    expect(waiting(table)).toMatchObject({ who: 'sora', purpose: 'distract' });
    table.rolls('distract', 20).rolls('resist-distract', 31);
    expect(conditions(table, 'ogre')).toContain('distracted');
  });
});
