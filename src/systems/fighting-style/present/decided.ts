import type { RolledFact } from '../../../engine/rolled.ts';
import type { Faces } from '../../../kernel/dice.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Verdicts } from '../../../kernel/held.ts';
import { comparison } from '../../../kernel/held.ts';
import type { Held, Line, LineTotal } from '../../../kernel/view.ts';
import type { Thrown } from '../combat/test-dice.ts';
import { perPoint, throwOf } from '../combat/test-dice.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';

/** What the dice of a test were compared with, and the term that decided (FS-TEST-1, FS-TEST-3, FS-TEST-4). */

const tnLabel = 'TN';
export const edgeLabel = 'Boons and banes';

export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result && 'successes' in result;

/** A failed attack misses whatever the defence; a passed one may still be defended against. */
const verdictsOf = (purpose: string): Verdicts => ({
  won: { is: 'passed', would: 'this would pass' },
  lost: { is: 'failed', would: purpose === 'attack' ? 'this misses' : 'this fails' },
});

/** The clauses of permanent terms, attribute and rank, which are never named as deciding. */
const standing = ['FS-STY-7', 'FS-TEST-1', 'FS-STY-1'];

/** The totals of a roll; of a test also what its dice were compared with and the term that decided. */
export function judgedRoll(fight: Fight, rolled: RolledFact): Partial<Line> {
  const { total, target, edge, purpose } = rolled.why;
  const totals: readonly LineTotal[] = [
    ...(total ? [{ label: target === undefined ? 'Bonus' : tnLabel, total }] : []),
    ...(edge && edge.terms.length > 0 ? [{ label: edgeLabel, total: edge }] : []),
  ];
  const held = heldOf(fight, rolled);
  if (!held) return totals.length > 0 ? { totals } : {};
  return comparison(held, totals, standing, verdictsOf(purpose));
}

/**
 * What the dice of a test were compared with; `null` for other rolls, and for a pool of d6, where the TN is the number
 * of dice (FS-R1).
 */
function heldOf({ rulings }: Fight, { why, result, faces, pool }: RolledFact): Held | null {
  const { total, target, edge } = why;
  const scale = perPoint[rulings.testDice];
  if (!total || target === undefined || !isThrown(result) || scale === null) return null;
  const sides = pool.dice[0]?.sides ?? 0;
  const face = decidingFace(faces, edge?.value ?? 0);
  const extremes = rulings.naturalExtremes === 'oneAndTwenty';
  const natural = extremes && (face === 1 || face === sides);
  const [alone] = faces;
  const single = throwOf(rulings, total.value, 0, { kind: 'pass' });
  return {
    dice: face,
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

/**
 * FS-TEST-4: the die that decides between pass and failure, the lowest with a boon and the highest with a bane. The die
 * that is kept for its Successes may be another one.
 */
function decidingFace(faces: Faces, edge: number): number {
  const values = faces.map(faceValue);
  return edge < 0 ? Math.max(...values) : Math.min(...values);
}

/**
 * The rulings that a roll depended on: FS-R1 and FS-R2, which every test follows, only where they have not their default;
 * FS-R3 for a face that passes or fails whatever the TN.
 */
export function rollRulings(fight: Fight, rolled: RolledFact): readonly string[] {
  const { testDice, successCount } = fight.rulings;
  const { why, result } = rolled;
  const plain = testDice === 'd20under' ? rulingIds.testDice : null;
  const counted = isThrown(result) && result.passed && successCount !== 'face';
  return [
    ...(why.rulings ?? []).filter((ruling) => ruling !== plain),
    ...(counted ? [rulingIds.successCount] : []),
    ...(heldOf(fight, rolled)?.natural ? [rulingIds.naturalExtremes] : []),
  ];
}
