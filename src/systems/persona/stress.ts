import type { Id } from '../../kernel/json.ts';
import { isExhausted } from './derived.ts';
import { goOut } from './harm/out.ts';
import { conscious, one } from './state.ts';
import type { Table } from './table.ts';
import { paysForFailures } from './test/failing.ts';
import type { Result } from './test/roll.ts';
import { rollTest } from './test/roll.ts';
import { injuryCounts } from './test/standing-edge.ts';

/**
 * Adds Stress (sections WND, FTG). A combatant that was already Exhausted must pass a test to stay conscious
 * (PE-FTG-3).
 */
export function gainStress(table: Table, id: Id, amount: number, why: string, clause: string): void {
  if (addStress(table, id, amount, why, clause)) stayAwake(table, id);
}

/**
 * Adds Stress and returns whether the gain demands a test to stay conscious (PE-FTG-3), which the caller makes: in an
 * attack it comes after everything else (PE-TEST-7). With a Puncture, any Stress restarts Blood Loss (PE-INJ-13).
 */
export function addStress(table: Table, id: Id, amount: number, why: string, clause: string): boolean {
  const { fight } = table;
  const who = one(fight, id);
  if (!who.tracksStress || amount <= 0 || who.out === 'dead') return false;
  const before = isExhausted(who);
  table.tell({ fact: 'stress', who: id, amount, left: who.stress + amount, why, clause });
  const { body } = who.injuries;
  if (body?.row === 0 && injuryCounts(fight, body) && !who.bleeding) {
    table.tell({ fact: 'bleeding', who: id, on: true, clause: 'PE-INJ-13' });
  }
  const demanded = before || fight.rulings.exhaustionCheck === 'onEntryToo';
  return demanded && isExhausted(one(fight, id));
}

/**
 * PE-FTG-3: the Toughness test to stay conscious. The Stress for failing it (PE-INJ-12) comes after passing out, so it
 * demands no further test.
 */
export function stayAwake(table: Table, id: Id): void {
  if (!conscious(one(table.fight, id))) return;
  const test = rollTest(table, {
    who: id,
    tested: { score: 'toughness' },
    kind: 'endure',
    clause: 'PE-FTG-3',
    purpose: 'stay-awake',
    matters: { kind: 'degrees' },
  });
  if (test.passed) return;
  goOut(table, { fact: 'knocked-out', who: id, by: id, why: 'exhaustion', clause: 'PE-FTG-3' });
  costOfFailure(table, test);
}

/** PE-INJ-12: with a Cracked rib every failed test costs Stress equal to its Degrees of Failure. */
export function costOfFailure(table: Table, result: Result): void {
  if (result.passed || result.degrees === 0) return;
  if (!paysForFailures(table.fight, result.spec.who)) return;
  gainStress(table, result.spec.who, result.degrees, 'cracked rib', 'PE-INJ-12');
}

/** Removes Stress, never below 0 (PE-AOA-7). */
export function loseStress(table: Table, id: Id, amount: number, why: string, clause: string): void {
  const who = one(table.fight, id);
  const lost = Math.min(amount, who.stress);
  if (lost <= 0) return;
  table.tell({ fact: 'stress', who: id, amount: -lost, left: who.stress - lost, why, clause });
}
