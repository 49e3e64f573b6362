import { expect, test } from 'vitest';
import type { Answers } from '../../../engine/answers.ts';
import { Table } from '../../../engine/table.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { contestOf } from '../actions/contest-rules.ts';
import { makeAttack } from '../combat/attack.ts';
import { weaponMeansOf } from '../combat/means.ts';
import { takeHit } from '../damage/hit.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import { contest } from '../roll/contest.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** What the sensible tactic answers in the middle of a deed. */

interface Played {
  readonly fight: Fight;
  /** All answers but refusals to react: `attack.miss miss`. */
  readonly answered: readonly string[];
}

/** Runs one rule with these faces; the sensible tactic answers everything. */
function played(fight: Fight, faces: readonly number[], rule: (table: Table<Fight, Facts>) => void): Played {
  const left = [...faces];
  const answered: string[] = [];
  const answers: Answers<Fight, Facts> = {
    draw: ({ dice }) => ({ faces: dice.map(() => left.shift() ?? 1), hand: [] }),
    ask: (question) => {
      const read = question.read(simple.decide(question, fight, stream('minds')));
      if (isRefusal(read)) throw new Error(read.because);
      if (read.option !== 'decline') answered.push(`${question.id} ${read.option}`);
      return read;
    },
  };
  rule(new Table<Fight, Facts>(system, fight, answers, null));
  expect(left).toEqual([]);
  return { fight, answered };
}

/** Maela hits Tovo, her friend, or a bandit: 6 Physical and 3 Holy against Armor 2. */
const struck = (who: 'tovo' | 'bandit', vitality: number): readonly string[] => {
  const hit = { sheet: { printed: { armor: 2 } }, now: { vitality } };
  const fight = begun({
    red: { maela: { at: [5, 5] }, tovo: { at: [6, 5], ...(who === 'tovo' ? hit : {}) } },
    blue: { bandit: { at: [5, 6], ...(who === 'bandit' ? hit : {}) } },
  });
  const portions = [
    { type: 'physical', amount: 6 },
    { type: 'holy', amount: 3 },
  ] as const;
  return played(fight, [], (table) => {
    takeHit(table, { who, by: 'maela', portions, clause: 'WS-DMG-5', what: 'sun mace' });
  }).answered;
};

test('[WS-ARM-6] of two ways to bring a foe down the one is taken after which it bleeds', () => {
  // Off Physical: 4 lethal leave 1 of 5, and 3 Holy bring it Down. Off Holy: 6 lethal bring it to -1, and it bleeds.
  expect(struck('bandit', 5)).toEqual(['armorAllocation holy']);
});

test('[WS-ARM-6] a friend who is hit is let off as lightly as can be', () => {
  // Death is at -40: 6 lethal from -35 are death, 4 are not.
  expect(struck('tovo', -35)).toEqual(['armorAllocation physical']);
  expect(struck('tovo', 5)).toEqual(['armorAllocation physical']);
});

/** Sill shoots at a bandit (Evasion 15) behind Brana (here 8): a 3 and 7 are 10, past the one and into the other. */
const shotIntoBack = (rulings: object, faces: readonly number[]): Played =>
  played(
    begun(
      {
        red: {
          sill: { at: [2, 5] },
          brana: { at: [7, 5], sheet: { printed: { evasion: 8, armor: 2 } } },
        },
        blue: { bandit: { at: [8, 5] } },
      },
      { rulings: { ...rulings } },
    ),
    faces,
    (table) => {
      const means = weaponMeansOf(one(table.fight, 'sill')).find(({ manner }) => manner === 'ranged');
      if (!means) throw new Error('Sill has no bow in hand');
      makeAttack(table, { who: 'sill', target: 'bandit', means });
    },
  );

test('[WS-R52] `afterRoll`: a shot that has gone on to a friend misses on purpose', () => {
  const { fight, answered } = shotIntoBack({ deliberateMiss: 'afterRoll' }, [3]);
  expect([answered, one(fight, 'brana').vitality]).toEqual([['attack.miss miss'], 34]);
});

test('[WS-R58] `onHit`: and where it cannot, it is not to kill', () => {
  // 5 less 2 of the non-lethal die, less Armor 2.
  const { fight, answered } = shotIntoBack({ nonLethalTiming: 'onHit' }, [3, 5, 2]);
  expect([answered, one(fight, 'brana').vitality]).toEqual([['attack.nonLethal non-lethal'], 33]);
});

test('[WS-R6] `ask`: each takes the check that it is best at', () => {
  const fight = begun(
    { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [6, 5] } } },
    { rulings: { contestSkillPick: 'ask' } },
  );
  // The bandit has Athletics 2. Sill has 5 by Dexterity and Nimbleness 3, and neither Athletics nor Raw Force.
  const { answered } = played(fight, [10, 10], (table) => {
    contest(table, contestOf(table.fight, 'shove', 'bandit', 'sill', 'WS-ADV-16'));
  });
  expect(answered).toEqual(['contest.skill athletics', 'contest.skill nimbleness']);
});
