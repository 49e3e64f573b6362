import type { RolledFact } from '../../../engine/rolled.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { rolledWords } from '../../../kernel/narrated.ts';
import { listed, numeral } from '../../../kernel/phrases.ts';
import type { Fight } from '../state.ts';
import { rollRulings } from './badges.ts';
import { edgeOf, naturalOf } from './decided.ts';
import { rollWords } from './roll-titles.ts';

/** A roll in words: its purpose, the faces, the total, the number to reach, and whether a second die decided. */
export function narrateRolled(fight: Fight, rolled: RolledFact): Narrated {
  const { why, pool, faces, hand } = rolled;
  const rulings = rollRulings(why);
  return {
    level: 'detail',
    text: rolledWords(
      rollWords(fight, why),
      `${facesWords(rolled)}${resultWords(rolled)}${edgeWords(rolled)}`,
    ),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...edgeOf(
      rolled,
      why.total ? [{ label: why.purpose === 'attack' ? 'Hit bonus' : 'Bonus', total: why.total }] : [],
    ),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

/** The faces; of several d20s with the kept one, other dice as a sum. */
function facesWords(rolled: RolledFact): string {
  const faces = rolled.faces.map((face) => `${faceValue(face)}`);
  const natural = naturalOf(rolled);
  if (natural === null || faces.length === 1) return faces.join(' + ');
  return `${listed(faces)}, ${natural} counts`;
}

/** The total: " + 7 = 18 against 13". */
function resultWords(rolled: RolledFact): string {
  const { why } = rolled;
  const natural = naturalOf(rolled);
  if (natural === null) return '';
  const bonus = why.total?.value ?? 0;
  const more =
    bonus === 0 ? '' : ` ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${numeral(natural + bonus)}`;
  return `${more}${why.target === undefined ? '' : ` against ${numeral(why.target)}`}`;
}

/** The edges that count: " (advantage by Prone)". */
function edgeWords({ why }: RolledFact): string {
  const counting = why.edge?.terms.filter((term) => term.off === undefined) ?? [];
  if (counting.length === 0) return '';
  const kind = (why.edge?.value ?? 0) < 0 ? 'disadvantage' : 'advantage';
  return ` (${kind} by ${listed(counting.map(({ label }) => label))})`;
}
