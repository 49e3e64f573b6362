import type { Id } from '../../../kernel/json.ts';
import type { CheckOf } from '../attributes.ts';
import type { Facts } from '../facts/index.ts';
import type { Level } from '../levels.ts';
import { rankOf } from '../levels.ts';
import { breakApart } from '../movement/apart.ts';
import { unseat } from '../movement/dismount.ts';
import { fallFacts } from '../movement/hold.ts';
import { holdTnAt } from '../movement/terrain.ts';
import { makeCheck } from '../roll/check.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { afloat } from './water.ts';

/** Holding on to a wall or staying afloat in combat (SL-CLB-1, SL-CLB-2). */

type Hold = 'climbing' | 'swimming';

export const holdOf = (fight: Fight, who: Combatant): Hold | null =>
  who.climbing ? 'climbing' : afloat(fight, who) ? 'swimming' : null;

const tns = { five: 5, zero: 0, eight: 8 } as const;

/** SL-R89: the TN for holding on where the combatant is. */
export const holdTn = (fight: Fight, who: Combatant): number =>
  holdTnAt(fight, who) ?? tns[fight.rulings.holdTn];

/**
 * Rolls Str [Athletics/Climbing] or [Athletics/Swimming] at -`penalty` and returns whether it passed. Returns true
 * without a roll if no hold is needed. The caller applies the consequences of losing it.
 */
export function keepsHold(table: Table, id: Id, clause: string, penalty = 0): boolean {
  const { fight } = table;
  const who = one(fight, id);
  const hold = holdOf(fight, who);
  if (hold === null) return true;
  const of: CheckOf = { attribute: 'strength', skill: 'athletics', specialization: hold };
  const label = 'wounded';
  return makeCheck(table, {
    who: id,
    of,
    kind: 'ordinary',
    clause,
    purpose: 'hold-on',
    tn: holdTn(fight, who),
    rulings: [rulingIds.holdTn],
    ...(penalty === 0 ? {} : { terms: [{ value: -penalty, op: 'add', label, clause }] }),
  }).passed;
}

/** SL-CLB-1: the facts of losing a hold: a swimmer sinks, a climber falls. */
export function lostHold(fight: Fight, who: Combatant, hold: Hold | null, clause: string): readonly Facts[] {
  if (hold === null) return [];
  return hold === 'climbing' ? fallFacts(fight, who, clause) : [{ fact: 'sunk', who: who.id, on: true }];
}

/** SL-CLB-1: applies `lostHold`. Whoever falls leaves the saddle, and the grapples that are out of reach then. */
export function loseHold(table: Table, id: Id, hold: Hold | null, clause: string): void {
  for (const fact of lostHold(table.fight, one(table.fight, id), hold, clause)) table.tell(fact);
  if (hold !== 'climbing') return;
  // A mount that falls lies, and nobody sits on it any more.
  unseat(table, id, 'SL-MSC-7');
  breakApart(table, id);
}

/**
 * SL-CLB-2: every wound calls for a check to keep the hold, at -5 for each level beyond light. The unconscious lose it
 * without a check (SL-CND-3); those who fell unconscious over water, from flight or a saddle, sink too. `before`: the
 * hold before the wound.
 */
export function holdThroughWound(table: Table, id: Id, level: Level, before: Hold | null): void {
  const who = one(table.fight, id);
  if (!present(who)) return;
  const awake = conscious(who);
  const hold = before ?? (awake ? null : holdOf(table.fight, who));
  if (hold === null) return;
  if (awake && keepsHold(table, id, 'SL-CLB-2', 5 * (rankOf(level) - 1))) return;
  loseHold(table, id, hold, 'SL-CLB-2');
}
