import { expect, test } from 'vitest';
import type { Answers } from '../../../engine/answers.ts';
import { Table } from '../../../engine/table.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { takeHit } from '../damage/hit.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** What the sensible tactic answers in the middle of a deed. */

interface Played {
  readonly fight: Fight;
  /** All answers: `attack.miss miss`. */
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
      answered.push(`${question.id} ${read.option}`);
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
