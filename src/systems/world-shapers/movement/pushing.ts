import { isFootprintInside } from '../../../battlefield/footprint.ts';
import type { Ground } from '../../../battlefield/ground.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { directionAway } from '../../../battlefield/push.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { fieldOf, maySharePlace, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import { onFoot } from './rules.ts';

/** The squares of forced movement and what is in the way (WS-MOV-1, WS-R93). Pure. */

/** A list of squares, or a distance straight away from a square. */
export type Way = readonly Cell[] | { readonly away: Cell; readonly metres: number };

/**
 * The squares of the way, each naming the footprint's first square. "Away" uses the nearest of the eight directions.
 */
export function stepsOf(fight: Fight, who: Combatant, by: Combatant | null, way: Way): readonly Cell[] {
  if (!('away' in way)) return way;
  const from = by && overlap(by.cell, by.squares, way.away, 1) ? by : { cell: way.away, squares: 1 };
  const field = fieldOf(fight);
  const direction = directionAway(field, from.cell, from.squares, who.cell, who.squares);
  if (direction === null) return [];
  const step = stepIn[direction];
  if (!step) return [];
  return Array.from({ length: way.metres }, (_, place) => ({
    x: who.cell.x + step.x * (place + 1),
    y: who.cell.y + step.y * (place + 1),
  }));
}

/** The eight directions of the battlefield room, clockwise from the east. */
const stepIn: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** Difficult terrain does not stop forced movement. Walls do, even low ones: they are objects (WS-R93). */
const pushed: Ground = {
  terrain: ({ blocksMove }) => (blocksMove === true ? 'blocked' : 1),
  combine: 'worst',
  wall: (_, blocks, climb) => (blocks || climb > 0 ? 'blocked' : 0),
};

/** The obstacles on the next square. */
interface Block {
  readonly edge: boolean;
  readonly wall: boolean;
  /** Creatures and objects that occupy it (WS-MOV-1), except those that may share it (WS-R87). */
  readonly occupants: readonly Id[];
}

export function blockOf(fight: Fight, who: Combatant, to: Cell): Block | null {
  const field = fieldOf(fight);
  const edge = !isFootprintInside(field, to, who.squares);
  const rules = {
    size: who.squares,
    ground: pushed,
    corners: 'one-side',
    from: who.cell,
    stops: false,
  } as const;
  const wall = !edge && !judgePath(field, rules, [to]).ok;
  const occupants = occupantsOf(fight, who, to).filter(
    // Those whose space it is already in, such as its mount, are no obstacles.
    (other) => !overlap(other.cell, other.squares, who.cell, who.squares),
  );
  if (!edge && !wall && occupants.length === 0) return null;
  return { edge, wall, occupants: occupants.map(({ id }) => id) };
}

/** Everybody and everything whose space it would enter and may not share. */
export function occupantsOf(fight: Fight, who: Combatant, to: Cell): readonly Combatant[] {
  const mover = onFoot(who);
  return everyone(fight).filter(
    (other) =>
      other.id !== who.id &&
      present(other) &&
      other.mounted === null &&
      overlap(other.cell, other.squares, to, who.squares) &&
      !maySharePlace(fight, other, mover),
  );
}
