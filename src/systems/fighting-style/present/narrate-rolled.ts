import type { RolledFact } from '../../../engine/rolled.ts';
import type { Faces } from '../../../kernel/dice.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { rolledWords } from '../../../kernel/narrated.ts';
import { numeral, signed } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { TestDiceRulings, Thrown } from '../combat/test-dice.ts';
import { scaled } from '../combat/test-dice.ts';
import type { Fight } from '../state.ts';
import { isThrown, judgedRoll, rollRulings } from './decided.ts';
import { rollWords } from './titles.ts';
import { successWords } from './words.ts';

/** Log lines of rolls: their purpose, faces, target number and result. */

const shown = (faces: Faces): string => faces.map((face) => `${faceValue(face)}`).join(', ');

/** A result in words, behind the faces and numbers. A roll against several targets has several results; equal ones are said once. */
function resultWords(rolled: RolledFact): string {
  const { result, faces, why } = rolled;
  if (isThrown(result)) return `, ${passWords(result)}`;
  if (Array.isArray(result) && result.every(isThrown))
    return `, ${[...new Set(result.map(passWords))].join('; ')}`;
  // A single die without a bonus needs no result.
  if (faces.length === 1 && !why.total) return '';
  if (Array.isArray(result)) {
    // FS-DMG-1: dice and flat number of a single part may come to less than nothing.
    const sum = faces.reduce((all: number, face) => all + faceValue(face), why.total?.value ?? 0);
    return result.length === 1 && sum < 0 ? ` = ${numeral(sum)}, so 0` : ` = ${result.join(' and ')}`;
  }
  return typeof result === 'number' && faces.length > 1 ? ` = ${result}` : '';
}

const passWords = ({ passed, successes }: Thrown): string =>
  passed ? `passes with ${successWords(successes)}` : 'fails';

/** FS-R1: a TN in words, converted to the test dice. */
function tnWords({ testDice }: TestDiceRulings, tn: number): string {
  switch (testDice) {
    case 'd20under':
      return ` against TN ${numeral(tn)}`;
    case 'd10under':
      return ` against ${numeral(scaled(testDice, tn))}, half of TN ${numeral(tn)}`;
    case 'd100under':
      return ` against ${numeral(scaled(testDice, tn))}, five times TN ${numeral(tn)}`;
    case 'd6pool':
      return ` for TN ${numeral(tn)}`;
  }
}

/** "against TN 11, boon", or for a bonus "+6 = 10". */
function numberWords({ rulings }: Fight, rolled: RolledFact): string {
  const { total, target, edge } = rolled.why;
  const leaning = !edge || edge.value === 0 ? '' : edge.value > 0 ? ', boon' : ', bane';
  if (!total) return '';
  if (target === undefined) {
    // FS-DMG-5: several parts have flat numbers of their own.
    if (Array.isArray(rolled.result))
      return ` ${total.terms.map(({ value }) => signed(value)).join(' and ')}`;
    const sum = rolled.faces.reduce((all: number, face) => all + faceValue(face), total.value);
    return ` ${signed(total.value)} = ${sum}`;
  }
  return `${tnWords(rulings, total.value)}${leaning}`;
}

export function narrateRolled(fight: Fight, rolled: RolledFact): Narrated {
  const { why, pool, faces, hand } = rolled;
  const rulings = [...new Set([...rollRulings(fight, rolled), ...rulingsIn(why.total, why.edge)])];
  return {
    level: 'detail',
    text: rolledWords(
      rollWords(fight, why),
      `${shown(faces)}${numberWords(fight, rolled)}${resultWords(rolled)}`,
    ),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...judgedRoll(fight, rolled),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}
