import type { RolledFact } from '../../../engine/rolled.ts';
import type { Face } from '../../../kernel/dice.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { rolledWords } from '../../../kernel/narrated.ts';
import { listed } from '../../../kernel/phrases.ts';
import type { DiceLadder } from '../../../kernel/port.ts';
import type { Total } from '../../../kernel/terms.ts';
import { termWords } from '../../../kernel/terms.ts';
import type { LineTotal } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { fallenRulings, rollRulings } from './badges.ts';
import { rollWords } from './roll-titles.ts';

/** A roll in words: its purpose, faces, total, number to beat, and what moved the dice. */
export function narrateRolled(fight: Fight, rolled: RolledFact): Narrated {
  const { why, pool, faces, hand } = rolled;
  const rulings = [...new Set([...rollRulings(why), ...fallenRulings(rolled)])];
  const totals = totalsOf(why.ladder, why.total, why.edge);
  return {
    level: 'detail',
    text: rolledWords(rollWords(fight, why), `${sumWords(faces)}${vsWords(rolled)}${stepsWords(rolled)}`),
    clause: why.clause,
    who: why.for,
    ...(why.against === undefined ? {} : { whom: why.against }),
    roll: { sides: pool.dice.map((die) => die.sides), faces, hand },
    ...(totals.length > 0 ? { totals } : {}),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

/** "14 + 7 + (10 + 3) = 34"; a burst is in brackets (AD-DIE-13). */
function sumWords(faces: readonly Face[]): string {
  const parts = faces.map((face) => {
    if (typeof face === 'number') return `${face}`;
    return face.length > 1 ? `(${face.join(' + ')})` : `${face[0] ?? 0}`;
  });
  const total = faces.reduce<number>((sum, face) => sum + faceValue(face), 0);
  const single = faces.length === 1 && typeof faces[0] === 'number';
  return single ? `${total}` : `${parts.join(' + ')} = ${total}`;
}

function vsWords({ why: { target, over } }: RolledFact): string {
  if (target === undefined) return '';
  return over ? `, more than ${target} wanted` : ` against ${target}`;
}

/** " (d8 by wounded −1)". */
function stepsWords({ why: { ladder, total, edge } }: RolledFact): string {
  const moved = edge?.terms
    .slice(1)
    .filter(({ op, off, value }) => op === 'add' && off === undefined && value !== 0);
  if (!ladder || !edge || !moved || moved.length === 0 || (total?.value ?? 0) === 0) return '';
  return ` (${dieOf(ladder, edge)} by ${listed(moved.map(termWords))})`;
}

/** The die of a rung: "d8". */
const dieOf = ({ rungs }: DiceLadder, { value }: Total): string =>
  `d${rungs[Math.max(0, Math.min(rungs.length - 1, value - 1))]?.sides ?? '?'}`;

/** The number of Bonus dice and their rung, with terms. */
export const totalsOf = (
  ladder: DiceLadder | undefined,
  dice: Total | undefined,
  rung: Total | undefined,
): readonly LineTotal[] => [
  ...(dice && dice.terms.length > 0 ? [{ label: 'Bonus dice', total: dice }] : []),
  ...(ladder && rung ? [{ label: 'Die of the Bonus dice', total: rung, as: dieOf(ladder, rung) }] : []),
];
