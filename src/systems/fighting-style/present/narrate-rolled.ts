import type { RolledFact } from '../../../engine/rolled.ts';
import type { Faces } from '../../../kernel/dice.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { decidedBy, rollRulings } from './decided.ts';
import { rollTitle } from './titles.ts';
import { rulingsIn, signed } from './words.ts';

/** Dice in words: what for, what fell, against which number, and which of its terms decided. */

const shown = (faces: Faces): string => faces.map((face) => `${faceValue(face)}`).join(', ');

interface Thrown {
  readonly passed: boolean;
  readonly successes: number;
}

const isThrown = (result: unknown): result is Thrown =>
  typeof result === 'object' && result !== null && 'passed' in result && 'successes' in result;

/** What a result says in words; one roll against several targets gives several. */
function resultWords(rolled: RolledFact): string {
  const { result } = rolled;
  if (isThrown(result)) return passWords(result);
  if (Array.isArray(result) && result.every(isThrown)) return result.map(passWords).join('; ');
  if (Array.isArray(result)) return `= ${result.join(' and ')}`;
  return typeof result === 'number' && rolled.faces.length > 1 ? `= ${result}` : '';
}

const passWords = ({ passed, successes }: Thrown): string =>
  passed ? `passes with ${successes} Success${successes === 1 ? '' : 'es'}` : 'fails';

/** "against TN 11, boon", or for a bonus "+6 = 10". */
function numberWords(rolled: RolledFact): string {
  const { total, target, edge } = rolled.why;
  const leaning = !edge || edge.value === 0 ? '' : edge.value > 0 ? ', boon' : ', bane';
  if (!total) return '';
  if (target === undefined) {
    const sum = rolled.faces.reduce((all: number, face) => all + faceValue(face), total.value);
    return ` ${signed(total.value)} = ${sum}`;
  }
  return ` against TN ${total.value}${leaning}`;
}

export function narrateRolled(fight: Fight, rolled: RolledFact): Line {
  const { why, pool, faces, hand } = rolled;
  const words = resultWords(rolled);
  const decided = decidedBy(fight, rolled);
  const rulings = [...new Set([...rollRulings(rolled), ...rulingsIn(why.total, why.edge)])];
  const totals = [
    ...(why.total ? [{ label: why.target === undefined ? 'Bonus' : 'TN', total: why.total }] : []),
    ...(why.edge && why.edge.terms.length > 0 ? [{ label: 'Boons and banes', total: why.edge }] : []),
  ];
  return {
    level: 'detail',
    text: `${rollTitle(fight, why)}: ${shown(faces)}${numberWords(rolled)}${words === '' ? '' : `, ${words}`}`.replace(
      ', =',
      ' =',
    ),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...(totals.length > 0 ? { totals } : {}),
    ...(decided === undefined ? {} : { decided }),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}
