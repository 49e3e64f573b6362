import { coverBetween } from '../../../battlefield/cover.ts';
import type { TerrainKind } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import { indexOf } from '../../../battlefield/field.ts';
import { hasEffect } from '../../../battlefield/sight.ts';
import { wallName } from '../../../battlefield/walls.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { stanceOf } from '../effects/effects.ts';
import { placesOf } from '../ground.ts';
import { crossedSquares, keptByLine, nearestPair } from '../lines.ts';
import { largest, smallest } from '../sizes.ts';
import type { Spot } from '../space.ts';
import { fieldOf, metresApart, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, present, standing } from '../state.ts';

/** Sources of cover on the line between two spaces (WS-COV-1, WS-COV-2, WS-COV-4, WS-R89). Pure geometry. */

export type CoverGrade = 'none' | 'half' | 'full';

/** Something that gives cover. */
export interface Source {
  readonly grade: 'half' | 'full';
  readonly what: 'ground' | 'wall' | 'object' | 'creature';
  /** The id of the combatant or object, if it is one. */
  readonly id: Id | null;
  readonly label: string;
  /** The crossed square in which it stands. */
  readonly cell: Cell;
}

/** A line from centre to centre, and the cover on it. */
export interface CoverLine {
  readonly grade: CoverGrade;
  /** The squares strictly between the ends whose interior the line crosses, from its start. */
  readonly squares: readonly Cell[];
  /** Sources of cover on it: terrain or a wall first, then objects and creatures, nearest to the target first. */
  readonly sources: readonly Source[];
}

/** WS-R89: half cover counts only within so many metres of the target; anywhere with `anywhereOnLine`. */
const near = 1;

const heights = { none: 0, half: 1, full: 2 } as const;
/** Whether grade `a` covers less than `b`. */
export const lessThan = (a: CoverGrade, b: CoverGrade): boolean => heights[a] < heights[b];

/** The line to a combatant, or to a square into which it leans. */
export function coverLine(fight: Fight, target: Combatant, from: Spot, at: Spot = target): CoverLine {
  const [a, b] = nearestPair(from.cell, from.squares, at.cell, at.squares);
  const field = fieldOf(fight);
  const [start, end] = [indexOf(field, a), indexOf(field, b)];
  if (start < 0 || end < 0) return lineBetween(fight, target, a, b);
  const key = (start * field.count + end) * sizes + target.sheet.size - smallest;
  return kept(fight, key, () => lineBetween(fight, target, a, b));
}

const sizes = largest - smallest + 1;

/** Keyed by the two squares and the size of the target; depends otherwise only on positions. */
const kept = memory<CoverLine, Fight, number>(placesOf);

/** The line between two squares. Of the target only its size matters (see `gives`). */
function lineBetween(fight: Fight, target: Combatant, a: Cell, b: Cell): CoverLine {
  const squares = crossedSquares(fieldOf(fight), a, b);
  const beside = (cell: Cell): boolean =>
    fight.rulings.coverGeometry === 'anywhereOnLine' || metresApart(fight, cell, 1, b, 1) <= near;
  const ground = groundOn(fight, a, b);
  const others = squares.length > 0 ? sourcesOn(fight, target, a, b, squares, beside) : none;
  const found = ground ? [ground, ...others] : others;
  const full = found.some(({ grade }) => grade === 'full');
  return { grade: full ? 'full' : found.length > 0 ? 'half' : 'none', squares, sources: found };
}

/** Objects and creatures that give cover on these squares, nearest to the target first. */
function sourcesOn(
  fight: Fight,
  target: Combatant,
  a: Cell,
  b: Cell,
  squares: readonly Cell[],
  beside: (cell: Cell) => boolean,
): readonly Source[] {
  const givers: Combatant[] = [];
  for (const other of everyone(fight)) {
    if (isBetween(other, a, b) && !isEnd(other, a, b) && gives(other, target) !== 'none') givers.push(other);
  }
  if (givers.length === 0) return none;
  const found: Source[] = [];
  const seen = new Set<Id>();
  for (const cell of [...squares].reverse()) {
    for (const other of givers) {
      if (!overlap(other.cell, other.squares, cell, 1) || seen.has(other.id)) continue;
      const grade = gives(other, target);
      if (grade === 'none' || (grade === 'half' && !beside(cell))) continue;
      seen.add(other.id);
      const what = isObject(other) ? 'object' : 'creature';
      found.push({ grade, what, id: other.id, label: other.sheet.name, cell });
    }
  }
  return found;
}

const none: readonly never[] = [];

/** Whether it overlaps the bounding box of the line. */
const isBetween = ({ cell: { x, y }, squares }: Combatant, a: Cell, b: Cell): boolean =>
  x <= Math.max(a.x, b.x) &&
  y <= Math.max(a.y, b.y) &&
  x + squares > Math.min(a.x, b.x) &&
  y + squares > Math.min(a.y, b.y);

/**
 * Whether it occupies one of the end squares: such combatants (attacker, target, their mounts and riders) give no
 * cover.
 */
const isEnd = (other: Combatant, a: Cell, b: Cell): boolean =>
  overlap(other.cell, other.squares, a, 1) || overlap(other.cell, other.squares, b, 1);

/** The cover that a combatant or object on the line gives to the target. */
function gives(other: Combatant, target: Combatant): CoverGrade {
  if (isObject(other)) return present(other) ? other.sheet.cover : 'none';
  // WS-COV-2: only creatures of at least the target's size category that are not Down.
  if (!standing(other) || other.sheet.size < target.sheet.size) return 'none';
  // WS-BAS-15: a creature that takes cover gives none to its own size category.
  const ducks = other.sheet.size === target.sheet.size && stanceOf(other, 'taking-cover') !== null;
  return ducks ? 'none' : 'half';
}

/** The cover that terrain and walls on the line give: the highest of them. Touched corners do not count. */
const groundOn = (fight: Fight, a: Cell, b: Cell): Source | null =>
  (fight.rulings.coverGeometry === 'anywhereOnLine' ? groundAnywhere : groundNear)(fieldOf(fight), a, b);

const groundAnywhere = keptByLine((field, a, b) => groundOf(field, a, b, {}));
const groundNear = keptByLine((field, a, b) => groundOf(field, a, b, { near }));

function groundOf(field: Battlefield, a: Cell, b: Cell, within: { readonly near?: number }): Source | null {
  const { grade, obstacle } = coverBetween(field, a, 1, b, 1, { corners: 'walls', ...within });
  if (grade === 'full' || !hasEffect(field, a, 1, b, 1, { corners: 'walls' })) {
    return sourceOf('full', obstacle, b);
  }
  return grade === 'none' ? null : sourceOf('half', obstacle, b);
}

function sourceOf(
  grade: 'half' | 'full',
  obstacle: ReturnType<typeof coverBetween>['obstacle'],
  target: Cell,
): Source {
  if (obstacle?.kind === 'cell') {
    return { grade, what: 'ground', id: null, label: obstacle.terrain.label, cell: obstacle.cell };
  }
  if (obstacle?.kind === 'edge') {
    const { wall, between } = obstacle;
    return { grade, what: 'wall', id: null, label: wallName(wall), cell: between[0] };
  }
  return { grade, what: 'wall', id: null, label: 'what lets nothing through', cell: target };
}

/** Whether terrain is full cover: marked as such, or nothing gets through it. */
export const isFullCover = (kind: TerrainKind): boolean =>
  kind.cover === 'full' || (kind.blocksEffect ?? (kind.blocksMove === true && kind.blocksSight === true));
