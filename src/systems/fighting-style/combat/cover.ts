import { coverBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade } from '../../../battlefield/document.ts';
import { keptByPlaces } from '../../../battlefield/pairs.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Manner } from './facts.ts';
import { isRanged } from './means.ts';

/** Cover (section 12). */

export type { CoverGrade };

/**
 * FS-COV-1, FS-COV-3: low and high cover count only beside the target; what stops arrows without a grade of its own
 * conceals the body wholly.
 */
export const mapCover = { near: 1, solid: true } as const;

const between = keptByPlaces(
  (field, from, sizeFrom, to, sizeTo) => coverBetween(field, from, sizeFrom, to, sizeTo, mapCover).grade,
);

/**
 * FS-COV-1, FS-R51: the cover that the map gives `target` against somebody at `from` with a footprint of `squares`.
 * Memoized by the two places.
 */
export const coverFrom = (fight: Fight, from: Cell, squares: number, target: Combatant): CoverGrade =>
  between(fieldOf(fight), from, squares, target.cell, target.squares);

/** The same against `attacker` where it is. */
export const coverFound = (fight: Fight, attacker: Combatant, target: Combatant): CoverGrade =>
  coverFrom(fight, attacker.cell, attacker.squares, target);

/** FS-COV-1, FS-R52: whether cover counts against attacks made in this manner. */
export const coverCounts = (fight: Fight, manner: Manner): boolean =>
  isRanged(manner, fight.rulings) && (manner !== 'spell' || fight.rulings.coverVsSpells === 'rangedSpells');

/** FS-COV-2, FS-R53: whether cover counts for dodging attacks made in this manner. */
export const coverCountsForDodge = (fight: Fight, manner: Manner): boolean =>
  coverCounts(fight, manner) || fight.rulings.coverDodge === 'allDodges';

/** The ids of those among these means against which cover counts, if only for a Dodge. */
export const coveredAgainst = (
  fight: Fight,
  all: readonly { readonly id: Id; readonly manner: Manner }[],
): readonly Id[] => all.filter(({ manner }) => coverCountsForDodge(fight, manner)).map(({ id }) => id);

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

/**
 * FS-COV-2: the penalty of cover on the attack; `null` without one. Against full cover the attack fails instead
 * (FS-COV-3).
 */
export const coverOnAttack = (grade: CoverGrade): Term | null =>
  grade === 'low' || grade === 'high' ? attackTerms[grade] : null;

/** FS-COV-2, FS-COV-3: the bonus of cover on a Dodge; `null` without one, as with full cover. */
export const coverOnDodge = (grade: CoverGrade): Term | null =>
  grade === 'low' || grade === 'high' ? dodgeTerms[grade] : null;
