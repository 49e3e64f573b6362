import type { Id } from '../../kernel/json.ts';
import { isExhausted } from './derived.ts';
import { conscious, one } from './state.ts';
import type { Table } from './table.ts';
import { paysForFailures } from './test/failing.ts';
import type { Result } from './test/roll.ts';
import { rollTest } from './test/roll.ts';
import { injuryCounts } from './test/standing-edge.ts';

/** Stress (sections WND, FTG). Whoever is Exhausted already and gains more must stay awake at once (PE-FTG-3). */
export function gainStress(table: Table, id: Id, amount: number, why: string, clause: string): void {
  if (addStress(table, id, amount, why, clause)) stayAwake(table, id);
}

/**
 * The Stress alone, and whether it demands a test to stay awake: in an attack that test comes after everything else
 * (PE-TEST-7). A punctured body bleeds again (PE-INJ-13).
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

/** PE-FTG-3. What the failure itself costs (PE-INJ-12) comes when nobody has to stay awake any more. */
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
  table.tell({ fact: 'knocked-out', who: id, by: id, why: 'exhaustion', clause: 'PE-FTG-3' });
  costOfFailure(table, test);
}

/** PE-INJ-12: with a cracked rib every failed test costs its Degrees of Failure. */
export function costOfFailure(table: Table, result: Result): void {
  if (result.passed || result.degrees === 0) return;
  if (!paysForFailures(table.fight, result.spec.who)) return;
  gainStress(table, result.spec.who, result.degrees, 'cracked rib', 'PE-INJ-12');
}

/** PE-AOA-7: Stress is lost, never below 0. */
export function loseStress(table: Table, id: Id, amount: number, why: string, clause: string): void {
  const who = one(table.fight, id);
  const lost = Math.min(amount, who.stress);
  if (lost <= 0) return;
  table.tell({ fact: 'stress', who: id, amount: -lost, left: who.stress - lost, why, clause });
}
