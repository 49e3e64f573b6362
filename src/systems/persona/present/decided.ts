import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Verdicts } from '../../../kernel/held.ts';
import { comparison } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Thrown } from '../test/dice.ts';
import { shownDie } from './words.ts';

/** What the die of a test was compared with, and the term that decided it (PE-TEST-2). */

/** A passed attack may still be evaded, so it has `passed`, not hit; a failed one misses. */
const verdictsOf = (attack: boolean): Verdicts => ({
  won: { is: 'passed', would: 'this passes' },
  lost: { is: 'failed', would: attack ? 'this misses' : 'this fails' },
});

/** What the log and the dice pad call the Advantages of a roll. */
export const edgeLabel = 'Advantages';

/** The clauses of Score and training; all other terms come from the situation. */
const standing = ['PE-TEST-1', 'PE-TEST-5'];

/** The totals of a roll, and for a test how it was decided. */
export function judgedRoll({ why, result }: RolledFact): Partial<Line> {
  const { total, edge, purpose } = why;
  const totals: readonly LineTotal[] = [
    ...(total ? [{ label: 'Target', total }] : []),
    ...(edge && edge.terms.length > 0 ? [{ label: edgeLabel, total: edge }] : []),
  ];
  if (!total || !isThrown(result)) return totals.length > 0 ? { totals } : {};
  const { die, passed } = result;
  // PE-FUM-1: a Fumble fails whatever the target.
  const natural = !passed && die <= total.value;
  const held: Held = {
    dice: die,
    against: 'Target',
    wins: 'staying',
    won: passed,
    ...(natural ? { natural: true } : {}),
  };
  return comparison(held, totals, standing, verdictsOf(purpose === 'attack'));
}

/** Whether the result of a roll is that of a test. */
export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result && 'degrees' in result;

/** The faces in the usual notation of a d100: two digits. */
export const shownFaces = (rolled: RolledFact): string =>
  rolled.faces.map((face) => shownDie(faceValue(face))).join(' and ');
