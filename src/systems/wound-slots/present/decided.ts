import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import { without } from '../../../kernel/terms.ts';
import type { Thrown } from '../roll/dice.ts';
import { termWords } from './words.ts';

/**
 * The counterfactual of a check: the same dice against the same number without one of its terms. A term that turns the
 * result is named: "without flanked +2 this misses".
 */
export function decidedBy({ why, result }: RolledFact): string | undefined {
  const { total, target, purpose } = why;
  if (!total || target === undefined || !isThrown(result)) return undefined;
  const passed = result.natural + total.value >= target;
  for (let i = 0; i < total.terms.length; i++) {
    const term = total.terms[i];
    if (!term || term.off !== undefined || term.op !== 'add' || standing.includes(term.clause)) continue;
    const otherwise = result.natural + without(total, i).value >= target;
    if (otherwise !== passed) return `without ${termWords(term)} ${turned(purpose, otherwise)}`;
  }
  return undefined;
}

/** Attribute, skill and weapon are what one brings along; everything else is what the moment adds. */
const standing = ['SL-DIC-1', 'SL-ATK-8', 'SL-INI-1'];

const turned = (purpose: string, passed: boolean): string => {
  if (purpose === 'attack') return passed ? 'this hits' : 'this misses';
  return passed ? 'this succeeds' : 'this fails';
};

/** Whether the result of a roll is that of a check. */
export const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'natural' in result && 'critical' in result;

/** The faces as they lie: "7 + 4". */
export const shownFaces = (rolled: RolledFact): string =>
  rolled.faces.map((face) => `${faceValue(face)}`).join(' + ');
