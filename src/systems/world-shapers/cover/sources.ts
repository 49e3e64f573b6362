import { coverBetween } from '../../../battlefield/cover.ts';
import type { TerrainKind } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import { indexOf } from '../../../battlefield/field.ts';
import { hasEffect } from '../../../battlefield/sight.ts';
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

/** What stands on the line between two and gives cover (WS-COV-1, WS-COV-2, WS-COV-4, WS-R89). Pure geometry. */

export type CoverGrade = 'none' | 'half' | 'full';

/** Something that gives cover. */
export interface Source {
  readonly grade: 'half' | 'full';
  readonly what: 'ground' | 'wall' | 'object' | 'creature';
  /** The combatant that it is, if it is one. */
  readonly id: Id | null;
  readonly label: string;
  /** The square of the line where it stands. */
  readonly cell: Cell;
}

/** A line from centre to centre, and what it meets. */
export interface CoverLine {
  readonly grade: CoverGrade;
  /** The squares strictly between the two whose inside it crosses, from the first on. */
  readonly squares: readonly Cell[];
  /** What gives cover on it, what is nearest to the target first. */
  readonly sources: readonly Source[];
}

/** WS-R89: of half cover only what is within so many metres of the target counts; anywhere without. */
const near = 1;

const heights = { none: 0, half: 1, full: 2 } as const;
/** Which of two grades covers less. */
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

/** By the two squares and how big the target is: all that the line hangs on beside who stands where. */
const kept = memory<CoverLine, Fight, number>(placesOf);

/** The line to such a square; of the target only its size matters (`gives`). */
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

/** Objects and creatures on these squares of the line, what is nearest to the target first. */
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

/** Whether it is where the line may be at all. */
const isBetween = ({ cell: { x, y }, squares }: Combatant, a: Cell, b: Cell): boolean =>
  x <= Math.max(a.x, b.x) &&
  y <= Math.max(a.y, b.y) &&
  x + squares > Math.min(a.x, b.x) &&
  y + squares > Math.min(a.y, b.y);

/** Whoever fills one of the two squares as well stands in no way between them: a mount, its rider, the two themselves. */
const isEnd = (other: Combatant, a: Cell, b: Cell): boolean =>
  overlap(other.cell, other.squares, a, 1) || overlap(other.cell, other.squares, b, 1);

/** What somebody or something that stands there is to the target behind it. */
function gives(other: Combatant, target: Combatant): CoverGrade {
  if (isObject(other)) return present(other) ? other.sheet.cover : 'none';
  // WS-COV-2: of its size category or bigger, not Down.
  if (!standing(other) || other.sheet.size < target.sheet.size) return 'none';
  // WS-BAS-15: whoever takes cover is none for those of its own size category.
  const ducks = other.sheet.size === target.sheet.size && stanceOf(other, 'taking-cover') !== null;
  return ducks ? 'none' : 'half';
}

/** Terrain and walls on the line: the highest of them. A touched corner does not count. */
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
    return { grade, what: 'wall', id: null, label: wall.label ?? wall.kind, cell: between[0] };
  }
  return { grade, what: 'wall', id: null, label: 'what lets nothing through', cell: target };
}

/** Terrain that covers the whole body: marked so, or nothing gets through it. */
export const isFullCover = (kind: TerrainKind): boolean =>
  kind.cover === 'full' || (kind.blocksEffect ?? (kind.blocksMove === true && kind.blocksSight === true));
