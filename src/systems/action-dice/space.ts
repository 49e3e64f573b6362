import type { Metric } from '../../battlefield/document.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import { gradeBetween, gradesOf } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import { lineMemory } from './lines.ts';
import type { Rulings } from './rulings.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, present } from './state.ts';

/** Positions, distances in feet, adjacency (AD-POS-2, AD-POS-3, AD-R53). */

type Law = Pick<Rulings, 'cellSize'>;

/** AD-R53: the side of a cell in feet. */
export const cellFeet = ({ cellSize }: Law): number => (cellSize === 'gridless' ? 5 : cellSize);

/** AD-R53: how the battlefield must count diagonals. */
export const metricOf = ({ cellSize }: Law): Metric => (cellSize === 'gridless' ? 'exact' : 'one');

/** The battlefield of a fight with its doors as they are now. Compiled once per document and set of changes. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** Cells between two intervals; 0 if they overlap, 1 if they touch. */
const gap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1));

/** Whether two footprints share a cell. */
export const overlap = (a: Cell, sizeA: number, b: Cell, sizeB: number): boolean =>
  gap(a.x, sizeA, b.x, sizeB) === 0 && gap(a.y, sizeA, b.y, sizeB) === 0;

/** Feet between the nearest cells of two footprints; 0 if they overlap. */
export function feetApart(law: Law, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  const dx = gap(a.x, sizeA, b.x, sizeB);
  const dy = gap(a.y, sizeA, b.y, sizeB);
  const feet = cellFeet(law);
  return law.cellSize === 'gridless'
    ? Math.floor(feet * Math.sqrt(dx * dx + dy * dy))
    : feet * Math.max(dx, dy);
}

export const distanceBetween = (fight: Fight, a: Combatant, b: Combatant): number =>
  feetApart(fight.rulings, a.cell, a.squares, b.cell, b.squares);

/** Feet from a combatant to a cell. */
export const distanceTo = (fight: Fight, who: Combatant, cell: Cell): number =>
  feetApart(fight.rulings, who.cell, who.squares, cell, 1);

/** Whether two footprints touch, corners included, or overlap. */
const isBeside = (a: Spot, b: Spot): boolean =>
  gap(a.cell.x, a.squares, b.cell.x, b.squares) <= 1 && gap(a.cell.y, a.squares, b.cell.y, b.squares) <= 1;

/** Whether two are within so many feet. Neighbours, corners included, always are. */
export const within = (fight: Fight, a: Combatant, b: Combatant, feet: number): boolean =>
  distanceBetween(fight, a, b) <= feet || isBeside(a, b);

/** AD-POS-2: in feet. */
export const adjacency = 6;

/**
 * AD-POS-3: whether nothing stands between two: no wall, no cover, no object other than these two. Touching the line is
 * enough to block it.
 */
export function clearPath(fight: Fight, a: Combatant, b: Combatant): boolean {
  const work = (): boolean => isClear(fight, a, b);
  // An object at one end does not block, and the line cache does not know which object is meant.
  return isObject(a) || isObject(b) ? work() : clear(fight, a, b, work);
}

const clear = lineMemory<boolean>();

/** AD-POS-3: whether it can reach an item on a cell: in its own footprint, or beside it with a clear path. */
export function touches(fight: Fight, who: Combatant, cell: Cell): boolean {
  const spot = { cell, squares: 1 };
  if (!isBeside(who, spot)) return false;
  // An object on that cell does not block the path to it.
  return (
    overlap(who.cell, who.squares, cell, 1) ||
    isClear(fight, who, spot, (thing) => overlap(thing.cell, thing.squares, cell, 1))
  );
}

/** `isEnd`: whether an object is at an end of the line and so does not block it. */
function isClear(
  fight: Fight,
  a: Spot,
  b: Spot,
  isEnd: (thing: Combatant) => boolean = (thing) => thing === a || thing === b,
): boolean {
  const field = fieldOf(fight);
  const ends = { a: a.cell, sizeA: a.squares, b: b.cell, sizeB: b.squares };
  const cover = {
    cells: field.cellCover,
    bodies: null,
    walls: field.wallCover,
    near: null,
    ownGround: false,
  };
  const free = [gradesOf(field, 'sight'), gradesOf(field, 'effect'), cover].every(
    (grades) => gradeBetween(field, ends, grades, 'centres', 'both-sides', 1) === 0,
  );
  if (!free) return false;
  const [from, to] = [middle(a), middle(b)];
  return !everyone(fight).some(
    (thing) => !isEnd(thing) && isObject(thing) && present(thing) && touchesLine(thing, from, to),
  );
}

/** A place with its size: a combatant, or the centre of an area. */
export interface Spot {
  readonly cell: Cell;
  readonly squares: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ cell, squares }: Spot): Point => ({
  x: cell.x + squares / 2,
  y: cell.y + squares / 2,
});

/**
 * Where the line between two points enters a footprint and leaves it, as fractions of the way from 0 to 1; `null` if it
 * does not meet it. For a line along an edge or through a corner both are equal.
 */
function onWay({ cell, squares }: Spot, from: Point, to: Point): readonly [number, number] | null {
  let enter = 0;
  let leave = 1;
  let along = false;
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = [cell[axis], cell[axis] + squares];
    const way = to[axis] - from[axis];
    if (way === 0) {
      if (from[axis] < low || from[axis] > high) return null;
      along ||= from[axis] === low || from[axis] === high;
      continue;
    }
    const [near, far] = [(low - from[axis]) / way, (high - from[axis]) / way];
    enter = Math.max(enter, Math.min(near, far));
    leave = Math.min(leave, Math.max(near, far));
  }
  if (enter > leave) return null;
  return along ? [enter, enter] : [enter, leave];
}

/** Whether the line between two centres crosses or touches a footprint (AD-POS-3). */
const touchesLine = (what: Spot, from: Point, to: Point): boolean => onWay(what, from, to) !== null;

/**
 * Whether the line between two centres passes through a footprint, not only along its edge or through a corner
 * (AD-ATK-7).
 */
export function crosses(what: Spot, from: Spot, to: Spot): boolean {
  const found = onWay(what, middle(from), middle(to));
  return found !== null && found[0] < found[1];
}

/** Whether a combatant is at one of these places: the same object, or the same cell and size. */
export const isOneOf = (who: Spot, ...places: readonly Spot[]): boolean =>
  places.some(
    (place) =>
      place === who ||
      (place.squares === who.squares && place.cell.x === who.cell.x && place.cell.y === who.cell.y),
  );

/**
 * AD-POS-2, AD-POS-3: whether two are within 6 feet with a clear path. AD-R54 `eight`: of more than eight creatures
 * around one, the first eight of the listing.
 */
export function adjacent(fight: Fight, a: Combatant, b: Combatant): boolean {
  if (a.id === b.id || !beside(fight, a, b)) return false;
  if (fight.rulings.adjacentCap === 'geometry' || isObject(a) || isObject(b)) return true;
  return [a, b].every((of) => {
    const all = everyone(fight).filter(
      (other) => other.id !== of.id && present(other) && !isObject(other) && beside(fight, of, other),
    );
    const other = of === a ? b : a;
    return all.slice(0, 8).some(({ id }) => id === other.id);
  });
}

const beside = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  within(fight, a, b, adjacency) && clearPath(fight, a, b);

/** AD-INI-7: the compass direction from one to another in degrees, 0 north, 90 east. */
export function bearing(from: Spot, to: Spot): number {
  const [a, b] = [middle(from), middle(to)];
  const degrees = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
