import type { Obstacle } from '../../../battlefield/cover.ts';
import { coverBetween, obstaclesBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade as MapGrade, Marks } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import { terrainAt } from '../../../battlefield/field.ts';
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

/** Low and high cover count only within so many cells of the target. */
const near = 1;

/** Cached by pair of places. SL-MOD-2: of all that stands in the way the most counts. */
const grades = keptByPlaces((field, from, sideFrom, to, sideTo): CoverGrade => {
  const { obstacle } = coverBetween(field, from, sideFrom, to, sideTo, { near });
  if (obstacle === null) return 'none';
  // By their marks, lesser ones on the map may give more.
  const all = [obstacle, ...obstaclesBetween(field, from, sideFrom, to, sideTo, { near })];
  return most(all.flatMap((each) => givenBy(field, each)));
});

const most = (all: readonly CoverGrade[]): CoverGrade =>
  coverGrades[Math.max(0, ...all.map((grade) => coverGrades.indexOf(grade)))] ?? 'none';

/** The cover of an obstacle: of a wall, or of each kind of terrain in a cell. */
function givenBy(field: Battlefield, obstacle: Obstacle): readonly CoverGrade[] {
  if (obstacle.kind === 'body') return [fromMap[obstacle.grade]];
  if (obstacle.kind === 'edge') return [markedOr(obstacle.wall.marks, obstacle.grade)];
  return terrainAt(field, obstacle.cell)
    .filter(({ cover = 'none' }) => cover === 'full' || (cover !== 'none' && obstacle.distance <= near))
    .map(({ cover = 'none', marks }) => markedOr(marks, cover));
}

const markedOr = (marks: Marks | undefined, grade: MapGrade): CoverGrade =>
  isGrade(marks?.cover) ? marks.cover : fromMap[grade];

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
