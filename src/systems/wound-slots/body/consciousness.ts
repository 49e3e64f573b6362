import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { minuteRounds } from '../gear.ts';
import type { ByLevel, Level } from '../levels.ts';
import { countOf, rankOf, worstOf } from '../levels.ts';
import { breakApart } from '../movement/apart.ts';
import { unseat } from '../movement/dismount.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { dropAll } from './drop.ts';
import { recoveryTns } from './tns.ts';

/** Losing consciousness, dying, waking up (SL-CND-2 to SL-CND-5, SL-OFF-3). */

/** SL-HLT-10, SL-HLT-13, SL-CND-4: it dies, and like the unconscious drops what it holds (SL-CND-3). */
export function die(table: Table, id: Id, by: Id, clause: string): void {
  const { out, ridden } = one(table.fight, id);
  if (out === 'dead') return;
  // A dead mount loses its rider.
  if (ridden !== null) {
    table.tell({ fact: 'riding', who: ridden, riding: null });
    breakApart(table, ridden);
  }
  dropAll(table, id);
  table.tell({ fact: 'died', who: id, by, clause });
}

/** SL-CND-3: makes it unconscious, which drops what it holds. `dying`: it is dying as well. */
export function collapse(table: Table, id: Id, dying: boolean, clause: string): void {
  const who = one(table.fight, id);
  if (!who.unconscious) {
    unseat(table, id, 'SL-CND-3');
    table.tell({ fact: 'unconscious', who: id, on: true, clause });
    dropAll(table, id);
  }
  if (dying && one(table.fight, id).dying === null) table.tell({ fact: 'dying', who: id, passed: 0, clause });
}

/** The check of consciousness and dying. Wounds and exhaustion do not count. */
export const vitality = { attribute: 'vitality', skill: 'resistance', specialization: 'fortitude' } as const;

/** SL-CND-2, SL-R28: whether a wound of this level calls for a consciousness check. `wounds` includes it. */
export function callsForCheck(
  { knockout }: Pick<Rulings, 'knockout'>,
  wounds: ByLevel,
  level: Level,
): boolean {
  switch (knockout) {
    case 'checkOnCritical':
      return level === 'critical';
    case 'anyWoundWhileCritical':
      return rankOf(worstOf(wounds) ?? 'light') >= rankOf('critical');
    case 'fatalOnly':
      return false;
  }
}

/** SL-R28: the TN of that check. */
export const knockoutTn = (wounds: ByLevel): number => 3 + countOf(wounds);

/**
 * SL-CND-2, SL-R28: makes the consciousness check if this wound calls for one, and applies its result. `mercy`: the
 * attacker decides what failure means (SL-OFF-3).
 */
export function stayConscious(table: Table, id: Id, by: Id, level: Level, mercy: boolean): void {
  const { fight } = table;
  const who = one(fight, id);
  // The dying do not check. The unconscious do, since failure makes them dying, unless they would be spared.
  if (!present(who) || who.dying !== null || (who.unconscious && mercy)) return;
  if (!callsForCheck(fight.rulings, who.wounds, level)) return;
  const check = makeCheck(table, {
    who: id,
    of: vitality,
    kind: 'ordinary',
    clause: 'SL-CND-2',
    purpose: 'consciousness',
    plain: true,
    tn: knockoutTn(who.wounds),
  });
  if (check.passed) return;
  const fate = mercy && by !== 'gm' ? table.ask(mercyQuestion(by, id)).option : 'dying';
  switch (fate) {
    case 'helpless':
      // SL-DUR-1: two rounds are this one and the next.
      table.tell({ fact: 'helpless', who: id, until: fight.round + 1, clause: 'SL-OFF-3' });
      return;
    case 'spare':
      collapse(table, id, false, 'SL-OFF-3');
      return;
    default:
      collapse(table, id, true, 'SL-CND-2');
  }
}

/** SL-OFF-3: the attacker's choice after a failed check. */
const mercyQuestion = (by: Id, id: Id): Question<Choice> => ({
  id: 'mercy',
  clause: 'SL-OFF-3',
  for: by,
  about: { who: id },
  options: () => [
    { id: 'spare', label: 'Unconscious, but not dying', clause: 'SL-OFF-3', group: 'reaction' },
    { id: 'helpless', label: 'Conscious, but helpless for 2 rounds', clause: 'SL-OFF-3', group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'spare' || option === 'helpless'
      ? { option }
      : refuse('noSuchThing', 'the answer is spare or helpless', 'SL-OFF-3', 'option'),
});

/** SL-CND-4, SL-R29: the dying check at the end of a round, or what the table uses instead. */
export function dyingCheck(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const { dying } = who;
  if (dying === null || who.out === 'dead') return;
  if (fight.rulings.dying === 'fixedRounds') {
    if (dying + 1 >= 5) die(table, id, id, 'SL-CND-4');
    else table.tell({ fact: 'dying', who: id, passed: dying + 1, clause: 'SL-CND-4' });
    return;
  }
  const rising = fight.rulings.dying === 'risingCheck';
  const check = makeCheck(table, {
    who: id,
    of: vitality,
    kind: 'ordinary',
    clause: 'SL-CND-4',
    purpose: 'dying',
    plain: true,
    tn: countOf(who.wounds) + (rising ? 2 * dying : 0),
  });
  if (rising) {
    if (check.passed) table.tell({ fact: 'dying', who: id, passed: dying + 1, clause: 'SL-CND-4' });
    else die(table, id, id, 'SL-CND-4');
    return;
  }
  // `threeFailures`: `dying` counts failures.
  if (check.passed) return;
  if (dying + 1 >= 3) die(table, id, id, 'SL-CND-4');
  else table.tell({ fact: 'dying', who: id, passed: dying + 1, clause: 'SL-CND-4' });
}

/** SL-CND-4: ends dying: after Stabilize, or when the highest wound is lowered. */
export function stopDying(table: Table, id: Id, clause: string): void {
  if (one(table.fight, id).dying !== null) table.tell({ fact: 'dying', who: id, passed: null, clause });
}

/** SL-CND-5: ten minutes in rounds (SL-AP-7). */
const wakingRounds = 10 * minuteRounds;

/**
 * SL-CND-5, SL-DUR-1: whether another ten minutes end with this round for an unconscious, wounded combatant who is not
 * dying.
 */
export function wakesAtRoundEnd(who: Combatant, round: number): boolean {
  if (who.out !== 'unconscious' || who.dying !== null || worstOf(who.wounds) === null) return false;
  return round >= who.unconsciousSince && (round - who.unconsciousSince + 1) % wakingRounds === 0;
}

/** SL-CND-5, SL-R30: the wake-up check. None while dying; without wounds it wakes without one. */
export function wakeUp(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!who.unconscious || who.dying !== null || who.out === 'dead') return;
  const worst = worstOf(who.wounds);
  if (worst !== null) {
    const check = makeCheck(table, {
      who: id,
      of: { attribute: 'vitality' },
      kind: 'ordinary',
      clause: 'SL-CND-5',
      purpose: 'wake-up',
      plain: true,
      tn: fight.rulings.wakeUpTn === 'tnZero' ? 0 : recoveryTns[worst],
    });
    if (!check.passed) return;
  }
  table.tell({ fact: 'unconscious', who: id, on: false, clause: 'SL-CND-5' });
}
