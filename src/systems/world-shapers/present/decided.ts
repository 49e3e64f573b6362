import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import { without } from '../../../kernel/terms.ts';
import { termWords } from './words.ts';

/**
 * The counterfactual of a d20 (WS-GEN-6, WS-ATK-1, WS-DRS-4): the same die against the same number without one of its
 * terms. A term that turns the result is named: "without half cover +2 this hits". Where two dice fell, the one that
 * was not kept may have decided: "with a single die this misses".
 */
export function decidedBy(rolled: RolledFact): string | undefined {
  const { why } = rolled;
  const { total, target, purpose } = why;
  const natural = naturalOf(rolled);
  if (target === undefined || natural === null) return undefined;
  const bonus = total?.value ?? 0;
  // A natural 20 or 1 says what it says whatever is added to it.
  const passed = natural + bonus >= target;
  for (let i = 0; i < (total?.terms.length ?? 0); i++) {
    const term = total?.terms[i];
    if (!total || !term || term.off !== undefined || term.op !== 'add' || standing.includes(term.clause))
      continue;
    const otherwise = natural + without(total, i).value >= target;
    if (otherwise !== passed) return `without ${termWords(term)} ${turned(purpose, otherwise)}`;
  }
  return byEdge(rolled, natural + bonus, bonus, passed);
}

/** What one brings along; everything else is what the moment adds. */
const standing = ['WS-GEN-4', 'WS-GEN-5', 'WS-GEN-6', 'WS-DRS-4', 'WS-ATK-4', 'WS-ATK-5', 'WS-INI-3'];

/** The die that fell first would have stood alone. */
function byEdge(
  { faces, why }: RolledFact,
  result: number,
  bonus: number,
  passed: boolean,
): string | undefined {
  const [first] = faces;
  if (
    faces.length < 2 ||
    first === undefined ||
    why.target === undefined ||
    result - bonus === faceValue(first)
  ) {
    return undefined;
  }
  const otherwise = faceValue(first) + bonus >= why.target;
  if (otherwise === passed) return undefined;
  const counting = why.edge?.terms.find((term) => term.off === undefined);
  return `without ${counting?.label ?? 'the second die'} ${turned(why.purpose, otherwise)}`;
}

const turned = (purpose: string, passed: boolean): string => {
  if (purpose === 'attack' || purpose === 'redirect') return passed ? 'this hits' : 'this misses';
  return passed ? 'this succeeds' : 'this fails';
};

/** The kept die of a roll of d20s. */
export const naturalOf = ({ pool, result }: RolledFact): number | null =>
  typeof result === 'number' && pool.dice.every(({ sides }) => sides === 20) ? result : null;
