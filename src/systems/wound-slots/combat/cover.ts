import { coverBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade as MapGrade } from '../../../battlefield/document.ts';
import { keptByPlaces } from '../../../battlefield/pairs.ts';
import { fieldOf, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { CoverGrade, Manner } from './types.ts';
import { coverGrades } from './types.ts';

/** Cover (SL-MOD-1, SL-MOD-4). */

/**
 * The battlefield's four grades as cover: low is half, high three quarters, full (where it lets anything through at
 * all) an arrow slit. A wall or terrain with the mark `cover` (one of `coverGrades`) overrides this.
 */
const fromMap: { readonly [grade in MapGrade]: CoverGrade } = {
  none: 'none',
  low: 'half',
  high: 'threeQuarters',
  full: 'slit',
};

/** Whether a word is a cover grade. */
export const isGrade = (word: unknown): word is CoverGrade => coverGrades.some((grade) => grade === word);

/**
 * SL-MOD-4: the cover of `target` against `who` according to the map. Whether dropping behind a low wall improves it is
 * left to the game master, who may set the cover of each attack.
 */
export const coverFound = (fight: Fight, who: Combatant, target: Combatant): CoverGrade =>
  grades(fieldOf(fight), who.cell, sideOf(fight, who), target.cell, sideOf(fight, target));

/** Cached by pair of places. */
const grades = keptByPlaces((field, from, sideFrom, to, sideTo): CoverGrade => {
  const found = coverBetween(field, from, sideFrom, to, sideTo, { near: 1 });
  if (found.obstacle === null) return 'none';
  const { obstacle } = found;
  const marks =
    obstacle.kind === 'edge'
      ? obstacle.wall.marks
      : obstacle.kind === 'cell'
        ? obstacle.terrain.marks
        : undefined;
  return isGrade(marks?.cover) ? marks.cover : fromMap[found.grade];
});

const melee: { readonly [grade in CoverGrade]: number } = {
  none: 0,
  quarter: 0,
  half: -2,
  threeQuarters: -3,
  slit: -5,
};

/** SL-MOD-1: the modifier to an attack roll: 0 or negative. */
export const coverPenalty = (grade: CoverGrade, manner: Manner): number =>
  grade === 'quarter' && manner !== 'melee' ? -1 : melee[grade];

export const coverNames: { readonly [grade in CoverGrade]: string } = {
  none: 'no cover',
  quarter: '1/4 cover',
  half: '1/2 cover',
  threeQuarters: '3/4 cover',
  slit: '9/10 cover',
};
