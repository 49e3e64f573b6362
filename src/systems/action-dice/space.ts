import type { Metric } from '../../battlefield/document.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { keptField } from '../../battlefield/kept.ts';
import { gradeBetween, gradesOf } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import { lineMemory } from './lines.ts';
import type { Rulings } from './rulings.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, present } from './state.ts';

/** Who is where, how far from whom, next to whom, in feet (AD-POS-2, AD-POS-3, AD-R53). */

type Law = Pick<Rulings, 'cellSize'>;

/** AD-R53: the side of a cell in feet. */
export const cellFeet = ({ cellSize }: Law): number => (cellSize === 'gridless' ? 5 : cellSize);

/** AD-R53: how the battlefield has to count diagonals. */
export const metricOf = ({ cellSize }: Law): Metric => (cellSize === 'gridless' ? 'exact' : 'one');

/** The battlefield of a fight, doors as they stand. Compiled once for each document. */
export const fieldOf = ({ battlefield, changes }: Fight): Battlefield => keptField(battlefield, changes);

/** Cells from one span to the other; 0 where they overlap, 1 where they touch. */
const gap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1));

/** Whether two footprints have a cell in common. */
export const overlap = (a: Cell, sizeA: number, b: Cell, sizeB: number): boolean =>
  gap(a.x, sizeA, b.x, sizeB) === 0 && gap(a.y, sizeA, b.y, sizeB) === 0;

/** Feet between the nearest cells of two footprints; 0 where they overlap. */
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

/** Feet from somebody to a cell. */
export const distanceTo = (fight: Fight, who: Combatant, cell: Cell): number =>
  feetApart(fight.rulings, who.cell, who.squares, cell, 1);

/** Whether two places touch, at corners too, or overlap. */
const isBeside = (a: Spot, b: Spot): boolean =>
  gap(a.cell.x, a.squares, b.cell.x, b.squares) <= 1 && gap(a.cell.y, a.squares, b.cell.y, b.squares) <= 1;

/** Whether two are within so many feet. Neighbours, at corners too, are within every reach. */
export const within = (fight: Fight, a: Combatant, b: Combatant, feet: number): boolean =>
  distanceBetween(fight, a, b) <= feet || isBeside(a, b);

/** AD-POS-2. */
export const adjacency = 6;

/**
 * AD-POS-3: whether nothing stands between two: no wall, no cover, no thing that is not one of them. What the line only
 * touches stands between them too.
 */
export function clearPath(fight: Fight, a: Combatant, b: Combatant): boolean {
  const work = (): boolean => isClear(fight, a, b);
  // A thing that is one of them does not stand between them, and the line does not say which thing is meant.
  return isObject(a) || isObject(b) ? work() : clear(fight, a, b, work);
}

const clear = lineMemory<boolean>();

/** Whether a hand gets to what lies in a square: under the feet, or beside them with nothing between (AD-POS-3). */
export function touches(fight: Fight, who: Combatant, cell: Cell): boolean {
  const spot = { cell, squares: 1 };
  if (!isBeside(who, spot)) return false;
  // What stands on that square does not stand before it.
  return (
    overlap(who.cell, who.squares, cell, 1) ||
    isClear(fight, who, spot, (thing) => overlap(thing.cell, thing.squares, cell, 1))
  );
}

/** `isEnd`: what is itself what one gets to. */
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

/** A place on the field with its size: somebody, or the centre of an area. */
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
 * How far along the line between two points it enters a footprint and leaves it again, 0 to 1; `null`: it does not meet
 * it. A line along its edge, or through a corner, enters where it leaves.
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

/** Whether the line between two centres goes through a footprint, not only along it or past a corner (AD-ATK-7). */
export function crosses(what: Spot, from: Spot, to: Spot): boolean {
  const found = onWay(what, middle(from), middle(to));
  return found !== null && found[0] < found[1];
}

/** Whether somebody is what stands at one of these places. */
export const isOneOf = (who: Spot, ...places: readonly Spot[]): boolean =>
  places.some(
    (place) =>
      place === who ||
      (place.squares === who.squares && place.cell.x === who.cell.x && place.cell.y === who.cell.y),
  );

/** AD-POS-2, AD-POS-3: within 6 feet with a clear path between; AD-R54 `eight`: of more than eight creatures the first listed. */
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
