import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Verdicts } from '../../../kernel/held.ts';
import { decidedBy } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Thrown } from '../test/dice.ts';

/** What the die of a test has been held against, and the term that has decided (PE-TEST-2). */

/** Who has passed an attack may still be evaded; who has not has missed. */
const verdictsOf = (attack: boolean): Verdicts => ({
  won: { is: 'passed', would: 'this passes' },
  lost: { is: 'failed', would: attack ? 'this misses' : 'this fails' },
});

/** Score and training are what one is; everything else is what the moment adds. */
const standing = ['PE-TEST-1', 'PE-TEST-5'];

/** The numbers of a roll, and of a test what they were held against. */
export function judgedRoll({ why, result }: RolledFact): Partial<Line> {
  const { total, edge, purpose } = why;
  const totals: readonly LineTotal[] = [
    ...(total ? [{ label: 'Target', total }] : []),
    ...(edge && edge.terms.length > 0 ? [{ label: 'Advantages', total: edge }] : []),
  ];
  if (!total || !isThrown(result)) return totals.length > 0 ? { totals } : {};
  const { die, passed } = result;
  // PE-FUM-1: a Fumble does not pass, whatever the target.
  const natural = !passed && die <= total.value;
  const held: Held = {
    dice: die,
    against: 'Target',
    wins: 'staying',
    won: passed,
    ...(natural ? { natural: true } : {}),
  };
  const decided = decidedBy(held, totals, standing, verdictsOf(purpose === 'attack'));
  return { held, totals, ...(decided ? { decided } : {}) };
}

/** Whether the result of a roll is that of a test. */
export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result && 'degrees' in result;

/** The faces as one reads a d100. */
export const shownFaces = (rolled: RolledFact): string =>
  rolled.faces.map((face) => String(faceValue(face)).padStart(2, '0')).join(' and ');
