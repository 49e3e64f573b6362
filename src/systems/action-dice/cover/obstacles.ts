import type { Obstacle as FieldObstacle } from '../../../battlefield/cover.ts';
import { obstaclesBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade as FieldGrade, Marks } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import { terrainAt } from '../../../battlefield/field.ts';
import type { Id } from '../../../kernel/json.ts';
import { lineMemory } from '../lines.ts';
import type { Spot } from '../space.ts';
import { cellFeet, crosses, feetApart, fieldOf, isOneOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present } from '../state.ts';
import type { CoverGrade } from './grades.ts';

/** Something that gives cover on the straight line between two centres (AD-ATK-7, AD-COV-7). */
export interface Obstacle {
  readonly grade: CoverGrade;
  readonly label: string;
  /** AD-COV-4, AD-R105. */
  readonly sturdy: boolean;
  /** The object or creature; `null` for terrain and walls. */
  readonly who: Id | null;
  /** Whether it is a creature in between (AD-R44 `creaturesCover`). */
  readonly creature: boolean;
  /** The distance from the target in cells. */
  readonly apart: number;
}

/** The battlefield's grades as grades of this system. */
const fieldGrades: { readonly [grade in FieldGrade]: CoverGrade } = {
  none: 'none',
  low: 'light',
  high: 'partial',
  full: 'full',
};

/** AD-R105: sturdy unless the map says otherwise. */
const sturdyMark = (marks: Marks | undefined): boolean => marks?.sturdy !== false;

/** Solid walls have a grade only if the map states one; otherwise they block (AD-R44). */
const isGraded = (found: FieldObstacle): boolean =>
  found.kind !== 'edge' || found.wall.cover !== undefined || !isSolid(found.wall.kind);
export const isSolid = (kind: string): boolean => kind === 'wall' || kind === 'door';

/** AD-COV-7: on a cell each kind of terrain with a grade is a cover of its own. */
function ofField(field: Battlefield, found: FieldObstacle): readonly Obstacle[] {
  const base = { grade: fieldGrades[found.grade], who: null, creature: false, apart: found.distance };
  switch (found.kind) {
    case 'cell':
      return terrainAt(field, found.cell)
        .filter(({ cover = 'none' }) => cover !== 'none')
        .map(({ label, marks, cover = 'none' }) => ({
          ...base,
          grade: fieldGrades[cover],
          label,
          sturdy: sturdyMark(marks),
        }));
    case 'edge':
      return [{ ...base, label: found.wall.label ?? 'Wall', sturdy: sturdyMark(found.wall.marks) }];
    case 'body':
      return [{ ...base, label: 'Somebody', sturdy: false }];
  }
}

/** All others whose space the line crosses. */
export const onLine = (fight: Fight, from: Spot, to: Spot): readonly Combatant[] =>
  everyone(fight).filter((one) => present(one) && !isOneOf(one, from, to) && crosses(one, from, to));

/**
 * The obstacles on a line, the nearest to the target last. Terrain in which the target itself stands counts. Cached.
 */
export const obstaclesOnLine = (fight: Fight, from: Spot, to: Spot): readonly Obstacle[] =>
  kept(fight, from, to, () => findObstacles(fight, from, to));

const kept = lineMemory<readonly Obstacle[]>();

function findObstacles(fight: Fight, from: Spot, to: Spot): readonly Obstacle[] {
  const field = fieldOf(fight);
  const ground = obstaclesBetween(field, from.cell, from.squares, to.cell, to.squares, {
    ownGround: true,
  });
  const bodies = onLine(fight, from, to).flatMap((one): readonly Obstacle[] => {
    const { name: label, cover } = one.sheet;
    const { sturdy } = one;
    const apart =
      feetApart(fight.rulings, one.cell, one.squares, to.cell, to.squares) / cellFeet(fight.rulings);
    if (isObject(one)) {
      return cover === 'none' ? [] : [{ grade: cover, label, sturdy, who: one.id, creature: false, apart }];
    }
    return fight.rulings.attackLine === 'creaturesCover'
      ? [{ grade: 'light', label, sturdy: false, who: one.id, creature: true, apart }]
      : [];
  });
  return [...ground.filter(isGraded).flatMap((found) => ofField(field, found)), ...bodies].sort(
    (a, b) => b.apart - a.apart,
  );
}
