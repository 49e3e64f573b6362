import type { Id } from '../../../kernel/json.ts';
import { dropAfterFailure, payForHand } from '../harm/injury-effects.ts';
import { harmWord } from '../harm/land.ts';
import { breakOut } from '../movement/grapple.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Contest, Hangs } from '../test/contest.ts';
import { answerTo, haveBothFailed, isTied, lostAlone, settleFear } from '../test/contest.ts';
import type { After } from '../test/exchange.ts';
import type { Result } from '../test/roll.ts';
import { hitsOfItself, isDieSeen, isFumble } from './attack-roll.ts';
import { isProtected } from './called.ts';
import { couldEvade, evasionQuestion } from './evasion-question.ts';
import { defenceless, evasionSpec } from './evasion-ways.ts';
import type { Attack } from './types.ts';
import { isManeuver } from './types.ts';

/** The outcome of an attack test against one target's evasion (PE-ATK-4). */
export interface Exchange {
  readonly won: boolean;
  /** The attack's final roll: the attacker may have rerolled (PE-FATE-4). */
  readonly roll: Result;
  /** The attack's Degrees of Success, 0 if it failed. */
  readonly degrees: number;
  /** The Degrees of Success of the evasion, subtracted from the Damage; 0 unless the attack hits. */
  readonly evaded: number;
  readonly outcome: 'hit' | 'missed' | 'evaded' | 'fumble';
  /** Whether it hit against an evasion, in which case the `contest` fact was told. */
  readonly opposed: boolean;
  /** PE-R10: whether the evasion has passed with equal degrees. */
  readonly tied: boolean;
  /** PE-R11: whether both have failed. */
  readonly bothFailed: boolean;
}

/** Creates an exchange. All are created here so that they share one hidden class (see `testOf`). */
export const exchangeOf = (
  won: boolean,
  roll: Result,
  degrees: number,
  evaded: number,
  outcome: Exchange['outcome'],
  opposed = false,
  tied = false,
  bothFailed = false,
): Exchange => ({ won, roll, degrees, evaded, outcome, opposed, tied, bothFailed });

/**
 * Resolves the attack's roll against one target's evasion. Costs of failure are paid here for the target; the caller
 * settles the attacker's. `hangs`: what else depends on the roll.
 */
export function evade(table: Table, attack: Attack, target: Id, roll: Result, hangs: Hangs): Exchange {
  if (isFumble(roll)) {
    settleFear(table, lostAlone(roll), target);
    return exchangeOf(false, roll, 0, 0, 'fumble');
  }
  // PE-INJ-9: whoever cannot see fails however badly the other one does (PE-R11).
  const mayWin = roll.automatic === null && table.fight.rulings.bothFail !== 'initiatorLoses';
  const open = roll.passed || mayWin;
  const contest = open ? oppose(table, attack, target, roll, hangs) : lostAlone(roll);
  settleFear(table, contest ?? { won: roll.passed, initiator: roll, resister: null }, target);
  if (contest === null) {
    const { passed, degrees } = roll;
    return exchangeOf(passed, roll, passed ? degrees : 0, 0, passed ? 'hit' : 'missed');
  }
  const { won, initiator, resister } = contest;
  const degrees = initiator.passed ? initiator.degrees : 0;
  const tied = isTied(contest);
  const failed = haveBothFailed(contest);
  const evaded = resister?.passed ? resister.degrees : 0;
  if (won) return exchangeOf(won, initiator, degrees, evaded, 'hit', true, tied, failed);
  if (isFumble(initiator)) return exchangeOf(won, initiator, degrees, 0, 'fumble');
  return exchangeOf(won, initiator, degrees, 0, initiator.passed ? 'evaded' : 'missed', false, tied, failed);
}

/** Asks the target and rolls its evasion; `null` when it does not oppose the attack. */
function oppose(table: Table, attack: Attack, target: Id, roll: Result, hangs: Hangs): Contest | null {
  const { fight } = table;
  const evader = one(fight, target);
  if (defenceless(fight, attack, evader) || !couldEvade(fight, attack, evader, roll)) return null;
  const choice = table.ask(evasionQuestion(fight, attack, target, roll));
  if (choice.option === 'decline') return null;
  table.tell({ fact: 'evaded', who: target, against: attack.who });
  if (!getsFree(table, target)) return null;
  const spec = evasionSpec(table.fight, attack, one(table.fight, target), choice.option, choice.fate ?? 0);
  const answered = answerTo(table, roll, spec, hangs, afterOf(table.fight, attack, target, roll));
  const { initiator, resister } = answered;
  // PE-R68, `false`: a reroll may be a Critical Hit, which nobody evades.
  const won = answered.won || hitsOfItself(table.fight, attack, initiator);
  const came: Contest = { won, initiator, resister };
  table.tell({
    fact: 'contest',
    who: attack.who,
    against: target,
    purpose: attack.form,
    won,
    clause: 'PE-ATK-4',
  });
  if (resister) {
    costOfFailure(table, resister);
    if (spec.hand !== undefined) {
      payForHand(table, target, spec.hand);
      if (!resister.passed) dropAfterFailure(table, target, spec.hand);
    }
  }
  return came;
}

/**
 * What matters of an exchange that the attack has won: the harm it does; for Pushes the degrees. `null` if the die
 * itself matters.
 */
function afterOf(fight: Fight, attack: Attack, target: Id, roll: Result): After | null {
  if (roll.spec.matters?.kind !== 'attack' || isDieSeen(fight, attack)) return null;
  const { form, means, at } = attack;
  const evader = one(fight, target);
  // `whole`: nothing can change the target's state between its evasion and the hit.
  const whole = Object.keys(evader.injuries).length === 0 && !isProtected(fight, evader);
  const strikes = !isManeuver(form);
  const harms = whole && strikes && (at === null || 'location' in at);
  const known = new Map<string, string>();
  return (mine, theirs, rolled) => {
    const { degrees, die } = mine;
    const evaded = theirs.passed ? theirs.degrees : 0;
    const critical = die <= means.critical;
    const plain = `${form === 'push' ? degrees : degrees - evaded}${critical ? '!' : ''}`;
    if (!harms) return plain;
    let word = known.get(plain);
    if (word === undefined) {
      word = harmWord(fight, {
        attack,
        target,
        roll: { ...rolled, ...mine },
        degrees,
        evaded,
        critical,
        extraWounds: 0,
        insteadOf: null,
        tied: false,
        bothFailed: false,
      });
      known.set(plain, word);
    }
    return word;
  };
}

/** PE-GRP-2: a held target has to break out before it can evade. Returns whether it can evade now. */
function getsFree(table: Table, id: Id): boolean {
  if (one(table.fight, id).heldBy.length === 0) return true;
  return breakOut(table, id, 'evasion') && conscious(one(table.fight, id));
}
