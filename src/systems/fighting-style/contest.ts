import type { Id } from '../../kernel/json.ts';
import type { Term } from '../../kernel/terms.ts';
import type { Tested, TestSpec } from './combat/test.ts';
import { makeTest } from './combat/test.ts';
import type { Matters } from './combat/test-dice.ts';
import { allSuccesses, forShow, onlyPass } from './combat/test-dice.ts';
import type { Skill } from './sheet.ts';
import type { Fight } from './state.ts';
import { one, unconscious } from './state.ts';
import type { Table } from './table.ts';

/** Skill contests (FS-TEST-5): each side makes a test of a skill, and the results are compared. */

export interface ContestSpec {
  /** The initiator: it gets the effect only by winning (FS-R5). */
  readonly who: Id;
  readonly skill: Skill;
  readonly against: Id;
  readonly withSkill: Skill;
  /** Boons and banes of the other side (FS-TEST-4). */
  readonly answerEdge?: readonly Term[];
  readonly clause: string;
  /** The purpose of the contest as a constant word: the log and the titles of rolls go by it. */
  readonly purpose: string;
}

/** The maximum number of rerolls of a tie (FS-R5, `reroll`); after them the initiator has not won. */
const mostRerolls = 50;

/**
 * Makes a contest and returns whether the initiator won. The initiator rolls first, unless the table plays
 * `defenderFirst` (FS-TEST-7). A contest against an unconscious combatant succeeds without dice (FS-COND-3).
 */
export function contest(table: Table, spec: ContestSpec): boolean {
  const { won, tied } = decide(table, spec);
  table.tell({
    fact: 'contest',
    who: spec.who,
    against: spec.against,
    purpose: spec.purpose,
    won,
    clause: spec.clause,
    ...(tied ? { tied } : {}),
  });
  return won;
}

/** Whether the initiator has won, and whether there was a tie, which FS-R5 decides or has rolled again. */
function decide(table: Table, spec: ContestSpec): { readonly won: boolean; readonly tied: boolean } {
  const { contestTie } = table.fight.rulings;
  for (let time = 0; ; time++) {
    const both = isOut(table.fight, spec) ? null : bothTest(table, spec);
    if (both === null) return { won: true, tied: false };
    const [own, other] = both;
    const result = compare(own, other);
    if (result !== 0) return { won: result > 0, tied: time > 0 };
    switch (contestTie) {
      case 'initiatorMustWin':
        return { won: false, tied: true };
      case 'higherTn':
        return { won: own.tn.value > other.tn.value, tied: true };
      case 'reroll':
        if (time >= mostRerolls) return { won: false, tied: true };
    }
  }
}

const isOut = (fight: Fight, { against }: ContestSpec): boolean => unconscious(one(fight, against));

/**
 * Both tests, in the order of the ruling; `null` when the game master has knocked out the other side between the two
 * (FS-COND-3, FS-REF-1).
 */
function bothTest(table: Table, spec: ContestSpec): readonly [Tested, Tested] | null {
  const { who, against, clause, purpose } = spec;
  const { rulings } = table.fight;
  const own: TestSpec = { who, skill: spec.skill, clause, purpose, against, matters: allSuccesses };
  const other: TestSpec = {
    who: against,
    skill: spec.withSkill,
    clause,
    purpose: `${purpose}-answer`,
    against: who,
    edge: spec.answerEdge,
    matters: allSuccesses,
  };
  // Where a tie does not count as a loss, ties must be told from losses: then every number of Successes matters.
  const plain = rulings.contestTie === 'initiatorMustWin';
  if (rulings.rollOrder === 'defenderFirst') {
    const answered = makeTest(table, other);
    if (isOut(table.fight, spec)) return null;
    return [makeTest(table, plain ? { ...own, matters: toBeat(answered) } : own), answered];
  }
  const tested = makeTest(table, own);
  if (isOut(table.fight, spec)) return null;
  return [tested, makeTest(table, plain ? { ...other, matters: toHold(tested) } : other)];
}

/** What of the initiator's roll matters when the answer is known: whether it has more Successes. */
const toBeat = (answered: Tested): Matters =>
  answered.passed ? { kind: 'more', than: answered.successes } : onlyPass;

/**
 * What of the answer matters when the initiator's roll is known: whether it has as many Successes; nothing when the
 * initiator failed.
 */
const toHold = (tested: Tested): Matters =>
  tested.passed ? { kind: 'more', than: tested.successes - 1 } : forShow;

/**
 * Whether the initiator beats one of several others who all test against one roll of it (FS-ENC-2, FS-ACT-7). That roll
 * cannot be repeated for one of them alone, so a tie stands even with `reroll`.
 */
export function beats(fight: Fight, own: Tested, other: Tested): boolean {
  const result = compare(own, other);
  if (result !== 0 || fight.rulings.contestTie !== 'higherTn') return result > 0;
  return own.tn.value > other.tn.value;
}

/** What of another's roll matters for `beats` when the initiator's roll `own` is known. */
export const toNotBeBeaten = (fight: Fight, own: Tested): Matters =>
  fight.rulings.contestTie === 'higherTn' ? allSuccesses : toHold(own);

/** FS-TEST-5: above 0 when the first is better, 0 for a tie. A pass beats a failure, then more Successes. */
function compare(a: Tested, b: Tested): number {
  if (a.passed !== b.passed) return a.passed ? 1 : -1;
  return a.passed ? a.successes - b.successes : 0;
}
