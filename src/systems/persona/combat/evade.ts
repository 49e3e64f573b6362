import type { Id } from '../../../kernel/json.ts';
import { dropAfterFailure, payForHand } from '../harm/injury-effects.ts';
import { harmWord } from '../harm/land.ts';
import { breakOut } from '../movement/grapple.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { After, Contest, Hangs } from '../test/contest.ts';
import { answerTo, lostAlone, settleFear } from '../test/contest.ts';
import type { Result } from '../test/roll.ts';
import { isDieSeen, isFumble } from './attack-roll.ts';
import { isProtected } from './called.ts';
import { couldEvade, evasionQuestion } from './evasion-question.ts';
import { defenceless, evasionSpec } from './evasion-ways.ts';
import type { Attack } from './types.ts';
import { isManeuver } from './types.ts';

/** How an attack and its evasion came out (PE-ATK-4). */
export interface Exchange {
  readonly won: boolean;
  /** The attack's test as it stands at the end: the attacker may have rolled again (PE-FATE-4). */
  readonly roll: Result;
  /** The Degrees of Success of the attack that count. */
  readonly degrees: number;
  /** What the target's evasion takes off. */
  readonly evaded: number;
  readonly outcome: 'hit' | 'missed' | 'evaded' | 'fumble';
  /** It was won against an evasion: the contest has been told. */
  readonly opposed: boolean;
}

/** All exchanges are made here, in one shape (see `testOf`). */
export const exchangeOf = (
  won: boolean,
  roll: Result,
  degrees: number,
  evaded: number,
  outcome: Exchange['outcome'],
  opposed = false,
): Exchange => ({ won, roll, degrees, evaded, outcome, opposed });

/**
 * The attack's roll against one target. Failures are told and paid for on the target's side; the attacker's wait.
 * `hangs`: whether anything but this exchange hangs on that roll.
 */
export function evade(table: Table, attack: Attack, target: Id, roll: Result, hangs: Hangs): Exchange {
  if (isFumble(roll)) {
    settleFear(table, lostAlone(roll), target);
    return exchangeOf(false, roll, 0, 0, 'fumble');
  }
  const open = roll.passed || table.fight.rulings.bothFail !== 'initiatorLoses';
  const contest = open ? oppose(table, attack, target, roll, hangs) : lostAlone(roll);
  settleFear(table, contest ?? { won: roll.passed, initiator: roll, resister: null }, target);
  if (contest === null) {
    const { passed, degrees } = roll;
    return exchangeOf(passed, roll, passed ? degrees : 0, 0, passed ? 'hit' : 'missed');
  }
  const { won, initiator, resister } = contest;
  const degrees = initiator.passed ? initiator.degrees : 0;
  if (won) return exchangeOf(won, initiator, degrees, resister?.passed ? resister.degrees : 0, 'hit', true);
  if (isFumble(initiator)) return exchangeOf(won, initiator, degrees, 0, 'fumble');
  return exchangeOf(won, initiator, degrees, 0, initiator.passed ? 'evaded' : 'missed');
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
  const came = answerTo(table, roll, spec, hangs, afterOf(table.fight, attack, target, roll));
  const { won, resister } = came;
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
 * What goes on from an exchange that was won: what the hit does; Degrees where it may yet strike another or the way of a
 * Push hangs on them. `null`: the die itself.
 */
function afterOf(fight: Fight, attack: Attack, target: Id, roll: Result): After | null {
  if (roll.spec.matters?.kind !== 'attack' || isDieSeen(fight, attack)) return null;
  const { form, means, at } = attack;
  const evader = one(fight, target);
  // Nothing befalls the target between its evasion and the hit.
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
      });
      known.set(plain, word);
    }
    return word;
  };
}

/** PE-GRP-2: whoever is held must get free before it evades. */
function getsFree(table: Table, id: Id): boolean {
  if (one(table.fight, id).heldBy.length === 0) return true;
  return breakOut(table, id, 'evasion') && conscious(one(table.fight, id));
}
