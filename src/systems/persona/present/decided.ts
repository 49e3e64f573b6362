import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import { without } from '../../../kernel/terms.ts';
import type { Fight } from '../state.ts';
import { readDie } from '../test/dice.ts';
import { termWords } from './words.ts';

/**
 * The counterfactual of a test: the same die read against the target without one of its modifiers. A term that turns
 * the result is named: "without high ground +10 this misses".
 */
export function decidedBy(fight: Fight, rolled: RolledFact): string | undefined {
  const { total, purpose } = rolled.why;
  const { result } = rolled;
  if (!total || !isThrown(result)) return undefined;
  const attack = purpose === 'attack';
  for (let i = 0; i < total.terms.length; i++) {
    const term = total.terms[i];
    if (!term || term.off !== undefined || term.op !== 'add' || standing.includes(term.clause)) continue;
    const { passed } = readDie(fight.rulings, without(total, i).value, result.die, attack);
    if (passed !== result.passed) return `without ${termWords(term)} ${turned(attack, passed)}`;
  }
  return undefined;
}

/** Score and training are what one is; everything else is what the moment adds. */
const standing = ['PE-TEST-1', 'PE-TEST-5'];

const turned = (attack: boolean, passed: boolean): string =>
  passed ? 'this passes' : attack ? 'this misses' : 'this fails';

export interface ThrownView {
  readonly passed: boolean;
  readonly degrees: number;
  readonly die: number;
}

/** Whether the result of a roll is that of a test. */
export const isThrown = (result: unknown): result is ThrownView =>
  typeof result === 'object' && result !== null && 'passed' in result && 'degrees' in result;

/** The faces as one reads a d100. */
export const shownFaces = (rolled: RolledFact): string =>
  rolled.faces.map((face) => String(faceValue(face)).padStart(2, '0')).join(' and ');
