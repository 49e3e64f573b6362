import { coverBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import type { Term } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Manner } from './facts.ts';
import { isRanged } from './means.ts';

/** Cover (section 12). */

export type { CoverGrade };

const beside = { near: 1 } as const;

const found = new WeakMap<Battlefield, Map<number, CoverGrade>>();
const mostKept = 100_000;

/** FS-COV-1, FS-R51: the cover of `target` against `attacker` as the battlefield has it. Kept for each pair of places. */
export function coverFound(fight: Fight, attacker: Combatant, target: Combatant): CoverGrade {
  const field = fieldOf(fight);
  let known = found.get(field);
  if (!known) {
    known = new Map();
    found.set(field, known);
  }
  const { width, count } = field;
  const pair = (attacker.cell.y * width + attacker.cell.x) * count + target.cell.y * width + target.cell.x;
  const key = (pair * 8 + attacker.squares) * 8 + target.squares;
  let grade = known.get(key);
  if (grade === undefined) {
    grade = coverBetween(field, attacker.cell, attacker.squares, target.cell, target.squares, beside).grade;
    if (known.size > mostKept) known.clear();
    known.set(key, grade);
  }
  return grade;
}

/** FS-COV-1, FS-R52: whether cover stands in the way of attacks made in this manner. */
export const coverCounts = (fight: Fight, manner: Manner): boolean =>
  isRanged(manner, fight.rulings) && (manner !== 'spell' || fight.rulings.coverVsSpells === 'rangedSpells');

const worth: { readonly [grade in CoverGrade]: number } = { none: 0, low: 2, high: 5, full: 0 };

const term = (grade: CoverGrade, sign: 1 | -1): Term => ({
  value: sign * worth[grade],
  op: 'add',
  label: `${grade} cover`,
  clause: 'FS-COV-2',
  ruling: rulingIds.coverSource,
});

const attackTerms = { low: term('low', -1), high: term('high', -1) };
const dodgeTerms = { low: term('low', 1), high: term('high', 1) };

/** FS-COV-2: what cover takes off the attack. Full cover lets it fail instead (FS-COV-3). */
export const coverOnAttack = (grade: CoverGrade): Term | null =>
  grade === 'low' || grade === 'high' ? attackTerms[grade] : null;

/** FS-COV-2, FS-COV-3: what it adds to a Dodge; full cover adds no number. */
export const coverOnDodge = (grade: CoverGrade): Term | null =>
  grade === 'low' || grade === 'high' ? dodgeTerms[grade] : null;
