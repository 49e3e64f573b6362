import type { RolledFact } from '../../../engine/rolled.ts';
import type { Total } from '../../../kernel/terms.ts';
import { without } from '../../../kernel/terms.ts';
import { throwOf } from '../combat/test-dice.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { termWords } from './words.ts';

/**
 * The counterfactual of a test: the same faces read against the number without one of its modifiers. A term that
 * turns the result is named: "without flanked foe +2 this misses".
 */

interface Thrown {
  readonly passed: boolean;
}

const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result;

/** What the result of a roll would have been called. */
function turned(purpose: string, passed: boolean): string {
  switch (purpose) {
    case 'attack':
      return passed ? 'this would pass' : 'this misses';
    default:
      return passed ? 'this would pass' : 'this fails';
  }
}

/** Whether the same faces pass against another number. */
function passesAt(fight: Fight, rolled: RolledFact, tn: number): boolean | null {
  const { rulings } = fight;
  if (rulings.testDice === 'd6pool') return null;
  const ready = throwOf(rulings, tn, rolled.why.edge?.value ?? 0, { kind: 'pass' });
  return ready && ready.pool.dice.length === rolled.faces.length
    ? ready.reading.of(rolled.faces).passed
    : null;
}

/** The first modifier without which the test would have come out otherwise; `undefined` when none decided alone. */
export function decidedBy(fight: Fight, rolled: RolledFact): string | undefined {
  const { total, purpose } = rolled.why;
  if (!total || !isThrown(rolled.result)) return undefined;
  for (let i = 0; i < total.terms.length; i++) {
    const term = total.terms[i];
    if (!term || term.off !== undefined || !isModifier(total, i)) continue;
    const passed = passesAt(fight, rolled, without(total, i).value);
    if (passed !== null && passed !== rolled.result.passed) {
      return `without ${termWords(term)} ${turned(purpose, passed)}`;
    }
  }
  return undefined;
}

/** Attribute and rank are what one is; everything after them is what the moment adds. */
function isModifier(total: Total, index: number): boolean {
  const term = total.terms[index];
  return (
    term !== undefined && term.op === 'add' && !['FS-STY-7', 'FS-TEST-1', 'FS-STY-1'].includes(term.clause)
  );
}

/** Rulings that had a say in a roll, the plain dice of the default table left out. */
export function rollRulings(rolled: RolledFact): readonly string[] {
  return (rolled.why.rulings ?? []).filter((ruling) => ruling !== rulingIds.testDice);
}
