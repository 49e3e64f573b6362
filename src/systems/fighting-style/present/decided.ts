import type { RolledFact } from '../../../engine/rolled.ts';
import type { Verdicts } from '../../../kernel/held.ts';
import { decidedBy } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Thrown } from '../combat/test-dice.ts';
import { perPoint, throwOf } from '../combat/test-dice.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';

/** What the dice of a test have been held against, and the term that has decided (FS-TEST-1, FS-TEST-3, FS-TEST-4). */

const tnLabel = 'TN';
export const edgeLabel = 'Boons and banes';

export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result && 'successes' in result;

/** A pass of an attack may still be met by a defence; a failure is a miss. */
const verdictsOf = (purpose: string): Verdicts => ({
  won: { is: 'passed', would: 'this would pass' },
  lost: { is: 'failed', would: purpose === 'attack' ? 'this misses' : 'this fails' },
});

/** Attribute and rank are what one is; everything after them is what the moment adds. */
const standing = ['FS-STY-7', 'FS-TEST-1', 'FS-STY-1'];

/** The numbers of a roll, and of a test what they were held against. */
export function judgedRoll(fight: Fight, rolled: RolledFact): Partial<Line> {
  const { total, target, edge, purpose } = rolled.why;
  const totals: readonly LineTotal[] = [
    ...(total ? [{ label: target === undefined ? 'Bonus' : tnLabel, total }] : []),
    ...(edge && edge.terms.length > 0 ? [{ label: edgeLabel, total: edge }] : []),
  ];
  const held = heldOf(fight, rolled);
  if (!held) return totals.length > 0 ? { totals } : {};
  const decided = decidedBy(held, totals, standing, verdictsOf(purpose));
  return { held, totals, ...(decided ? { decided } : {}) };
}

/** `null`: nothing to stay under, or a pool of d6, where the TN is the number of dice (FS-R1). */
function heldOf({ rulings }: Fight, { why, result, faces, pool }: RolledFact): Held | null {
  const { total, target, edge } = why;
  const scale = perPoint[rulings.testDice];
  if (!total || target === undefined || !isThrown(result) || scale === null) return null;
  const sides = pool.dice[0]?.sides ?? 0;
  const extremes = rulings.naturalExtremes === 'oneAndTwenty';
  const natural = extremes && (result.face === 1 || result.face === sides);
  const [alone] = faces;
  const single = throwOf(rulings, total.value, 0, { kind: 'pass' });
  return {
    dice: result.face,
    against: tnLabel,
    ...(scale === 1 ? {} : { scale }),
    wins: 'staying',
    won: result.passed,
    ...(natural ? { natural: true } : {}),
    ...(edge && single && faces.length > 1 && typeof alone === 'number'
      ? { edge: { total: edgeLabel, alone, won: single.reading.of([alone]).passed } }
      : {}),
  };
}

/** Rulings that had a say in a roll, the plain dice of the default table left out. */
export function rollRulings({ rulings }: Fight, rolled: RolledFact): readonly string[] {
  const plain = rulings.testDice === 'd20under' ? rulingIds.testDice : null;
  return (rolled.why.rulings ?? []).filter((ruling) => ruling !== plain);
}
