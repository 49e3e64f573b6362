import type { RolledFact } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { rolledWords } from '../../../kernel/narrated.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Fight } from '../state.ts';
import { rollRulings } from './badges.ts';
import { isThrown, judgedRoll, shownFaces } from './decided.ts';
import { rollWords } from './titles.ts';
import { howFar } from './words.ts';

/** A roll in words: its purpose, its dice, the target number, and the term that decided. */
export function narrateRolled(fight: Fight, rolled: RolledFact): Narrated {
  const { why, pool, faces, hand, result } = rolled;
  const against = why.target === undefined ? '' : ` against ${numeral(why.target)}`;
  const degrees = isThrown(result)
    ? `, ${howFar(result.passed ? 'passed' : 'failed', result.degrees)}`
    : typeof result === 'string'
      ? `, ${result}`
      : '';
  const rulings = rollRulings(fight, why);
  return {
    level: 'detail',
    text: rolledWords(rollWords(fight, why), `${shownFaces(rolled)}${against}${degrees}`),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...judgedRoll(rolled),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}
