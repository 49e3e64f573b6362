import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Tactic } from '../../../engine/system.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { attack, choice, path } from './line-up.ts';
import { agreement, answering, meetingOrNot, momentOf } from './moment.ts';

/** Odds in the middle of an exchange: some dice are rolled, rerolls are still to come. */

const poor = { realisation: 10, melee: 8, agility: 8 };
const fated = { sheet: { scores: { realisation: 10 } }, now: { fate: 1 } };

/** Rin's 30 against Melee 48 is 1 degree, the ogre's 15 against Melee 40 are 2: she spends her point and rerolls. */
function resisted(): Moment<Fight> {
  const begun = momentOf(
    { red: { rin: { at: [5, 5], ...fated } }, blue: { ogre: { at: [6, 5], now: { fate: 1 } } } },
    attack('ogre', { with: 'sword' }),
  );
  return {
    ...begun,
    answers: [
      ...begun.answers,
      { kind: 'ask', key: 'PE-FATE-3/rin/fate-advantage', choice: { option: 'decline' } },
      { kind: 'draw', key: 'PE-ACT-3/rin/attack', faces: [30] },
      { kind: 'ask', key: 'PE-ACT-4/ogre/evasion', choice: { option: 'parry' } },
      { kind: 'ask', key: 'PE-FATE-3/ogre/fate-advantage', choice: { option: 'decline' } },
      { kind: 'draw', key: 'PE-ACT-4/ogre/evasion', faces: [15] },
      { kind: 'ask', key: 'PE-FATE-4/rin/fate-reroll', choice: { option: 'spend' } },
    ],
  };
}

describe('[PE-FATE-2, PE-FATE-4] an attack that was evaded is rolled again', () => {
  test('and stands where the target leaves it at that: 18 in 100', () => {
    // 9 to 18 are 3 degrees, lower ones 4; at 2 degrees the ogre has the lower die.
    expect(oddsOf(system, resisted(), answering()).chances.hit).toBeCloseTo(0.18, 12);
  });

  test('and may be answered by another roll: 8 with 4 degrees stand, 10 with 3 fall to a die as low of 10', () => {
    const { chances } = oddsOf(system, resisted(), answering('spend'));
    expect(chances.hit).toBeCloseTo(0.08 + 0.1 - (9 + 9 * 10) / 10_000, 12);
    expect(agreement(resisted(), answering('spend'), 4000)).toBeLessThan(1);
  });
});

/** Fate Points are spent on rerolls only. */
function again(...wanted: readonly string[]): Tactic<Fight> {
  const told = answering('spend', ...wanted);
  return {
    ...told,
    decide: (...asked: Parameters<typeof told.decide>) =>
      asked[0].id === 'fate-advantage' ? { option: 'decline' } : told.decide(...asked),
  };
}

describe('[PE-FATE-4] a test that is about to be made again is not one that is over', () => {
  test('[PE-MOVE-8] whoever failed to leave with care and pays for another roll has not got away yet', () => {
    const leaving = momentOf(
      {
        red: { rin: { at: [5, 5], sheet: { scores: poor }, now: { fate: 1 } } },
        blue: { ogre: { at: [6, 5], sheet: { scores: poor }, now: { fate: 0 } } },
      },
      path([4, 5]),
    );
    // Toughness 43 twice; the ogre's Melee 8 never has a degree, and its Bonus is lower.
    const { meeting, apart } = meetingOrNot(leaving, again('test'));
    expect(meeting).toEqual({ 'gets-away': 0.43 + 0.57 * 0.43, caught: 0.3249 });
    expect(meeting).toEqual(apart);
  });

  test('[PE-AOA-4] what the first came to in an All-Out Attack counts while the second rolls again', () => {
    const moment = momentOf(
      {
        red: { rin: { at: [5, 5], ...fated }, jun: { at: [12, 5], now: { fate: 1 } } },
        blue: { ogre: { at: [6, 5], now: { ailments: [{ id: 'staggered' }] } } },
      },
      choice('all-out'),
      { turnOf: 'rin' },
      (begun) => {
        begun.stage = 'bonus';
        one(begun, 'rin').oneMore = true;
      },
    );
    const { meeting, apart } = meetingOrNot(moment, again('join', 'down'));
    expect(meeting).toEqual(apart);
  });
});
