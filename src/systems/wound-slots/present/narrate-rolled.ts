import type { RolledFact } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { rolledWords } from '../../../kernel/narrated.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Fight } from '../state.ts';
import { rollRulings } from './badges.ts';
import { isThrown, judgedRoll, shownFaces } from './decided.ts';
import { rollWords } from './roll-titles.ts';

/** A roll as a log line: purpose, faces, result, TN, and the term that decided. */
export function narrateRolled(fight: Fight, rolled: RolledFact): Narrated {
  const { why, pool, faces, hand } = rolled;
  const rulings = rollRulings(why);
  return {
    level: 'detail',
    text: rolledWords(rollWords(fight, why), `${shownFaces(rolled)}${resultWords(rolled)}`),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...judgedRoll(rolled),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

/** The result in words: " + 7 = 18 against 13, critical success". */
function resultWords({ why, result, faces }: RolledFact): string {
  if (!isThrown(result)) return faces.length > 1 && typeof result === 'number' ? ` = ${result}` : '';
  const bonus = why.total?.value ?? 0;
  const plain = faces.length === 1 && bonus === 0;
  const more = bonus === 0 ? '' : ` ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
  const sum = plain ? '' : `${more} = ${numeral(result.natural + bonus)}`;
  const against = why.target === undefined ? '' : ` against ${numeral(why.target)}`;
  const critical = result.critical === null ? '' : `, critical ${result.critical}`;
  return `${sum}${against}${critical}`;
}
