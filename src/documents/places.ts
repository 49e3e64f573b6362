import { compile } from '../battlefield/compile.ts';
import { distance } from '../battlefield/distance.ts';
import type { BattlefieldDocument, Grid, Metric } from '../battlefield/document.ts';
import type { Battlefield } from '../battlefield/field.ts';
import { isFootprintInside } from '../battlefield/footprint.ts';
import { canStand } from '../battlefield/occupancy.ts';
import { validate } from '../battlefield/validate.ts';
import type { Problem } from '../engine/system.ts';
import { columnName } from '../kernel/cell-name.ts';
import type { Cell } from '../kernel/json.ts';
import type { Path } from './problems.ts';
import { placeOf } from './problems.ts';

/** Checks of an encounter's battlefield, and of where combatants stand on it. All add what is wrong to `problems`. */

/** The state of doors and windows where it differs from the battlefield's: true is open. */
export type Doors = { readonly [id: string]: boolean };

/** What the battlefields of a system have to be like, with the messages if they are not. */
interface Wanted {
  readonly grids: readonly Grid[];
  /** On another grid: "this system is played on squares". */
  readonly played: string;
  /** On a width of cells other than 1: "a square of this system is 1 m wide". */
  readonly wide: string;
}

const squares: Wanted = {
  grids: ['square'],
  played: 'this system is played on squares',
  wide: 'a square of this system is 1 m wide',
};

/** Reads a battlefield of squares that are 1 m wide; `undefined` if there are problems. */
export const readSquares = (
  json: unknown,
  clause: string,
  problems: Problem[],
): BattlefieldDocument | undefined => readField(json, squares, clause, problems);

/** Reads a battlefield on one of the wanted grids whose `metres` is 1 or missing; `undefined` if there are problems. */
export function readField(
  json: unknown,
  wanted: Wanted,
  clause: string,
  problems: Problem[],
): BattlefieldDocument | undefined {
  const wrong = validate(json);
  problems.push(
    ...wrong.map(({ path, message }) => ({ path: path ? `battlefield.${path}` : 'battlefield', message })),
  );
  if (wrong.length > 0) return undefined;
  const document = json as BattlefieldDocument;
  const before = problems.length;
  const say = (field: string, message: string): void => {
    problems.push({ path: `battlefield.${field}`, message });
  };
  if (!wanted.grids.includes(document.grid)) say('grid', `${wanted.played} (${clause})`);
  if ((document.metres ?? 1) !== 1) say('metres', `${wanted.wide} (${clause})`);
  return problems.length > before ? undefined : document;
}

/**
 * The value of a system's ruling that stands for the metric of a battlefield. Adds a problem if the encounter states
 * another value for that ruling (`said`).
 */
export function readMetric<Value>(
  document: BattlefieldDocument,
  names: { readonly [metric in Metric]: Value },
  ruling: { readonly key: string; readonly said: unknown },
  problems: Problem[],
): Value {
  const value = names[document.metric];
  if (ruling.said !== undefined && ruling.said !== value) {
    const message = `"${document.metric}" does not go with the ruling "${ruling.key}": "${ruling.said}"`;
    problems.push({ path: 'battlefield.metric', message });
  }
  return value;
}

/** Checks that every id in `doors` belongs to a wall, door or window of the battlefield. */
export function checkDoors(document: BattlefieldDocument, doors: Doors, problems: Problem[]): void {
  const known = new Set((document.walls ?? []).flatMap((wall) => (wall.id === undefined ? [] : [wall.id])));
  for (const door of Object.keys(doors)) {
    if (!known.has(door))
      problems.push({ path: placeOf(['doors', door]), message: 'the battlefield has no such door' });
  }
}

/** A combatant on the field: the anchor of its footprint, and the footprint's size (`squares`). */
export interface Placed {
  readonly name: string;
  readonly cell: Cell;
  readonly squares: number;
  /** Combatants on different layers may overlap; on `null` a combatant takes up no space at all. */
  readonly layer?: string | null;
}

const overlap = (field: Battlefield, a: Placed, b: Placed): boolean =>
  a.layer !== null && a.layer === b.layer && distance(field, a.cell, a.squares, b.cell, b.squares) === 0;

/**
 * Checks that every combatant stands on the map, where the ground and walls allow it, and not where an earlier one
 * stands; the message for the latter cites `clause`. Combatants that could not be read are `undefined`.
 */
export function checkPlaces(
  combatants: readonly (Placed | undefined)[],
  document: BattlefieldDocument,
  doors: Doors,
  clause: string,
  problems: Problem[],
): void {
  const field = compile(document, { doors });
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'cell'];
    const outside = checkInside(one, field, at, problems);
    if (!outside && !canStand(field, one.cell, one.squares)) {
      problems.push({
        path: placeOf(at),
        message: 'nobody can stand here: the ground or a wall is in the way',
      });
    }
    const other = combatants.slice(0, index).find((earlier) => earlier && overlap(field, earlier, one));
    if (other) problems.push({ path: placeOf(at), message: `${other.name} stands here already (${clause})` });
  });
}

/** Returns whether a combatant is off the map, partly or wholly, and adds problems if it is. */
function checkInside(one: Placed, field: Battlefield, at: Path, problems: Problem[]): boolean {
  if (field.grid !== 'square') {
    if (isFootprintInside(field, one.cell, one.squares)) return false;
    problems.push({ path: placeOf(at), message: 'off the map, partly or wholly' });
    return true;
  }
  let outside = false;
  for (const axis of ['x', 'y'] as const) {
    const most = (axis === 'x' ? field.width : field.height) - one.squares;
    if (one.cell[axis] <= most) continue;
    outside = true;
    // Documents count from 0; the map shows letters and rows from 1.
    const shown = axis === 'x' ? `column ${columnName(most)}` : `row ${most + 1}`;
    const message = `off the map: the ${axis} of a combatant of this size is ${most} at the most, ${shown}`;
    problems.push({ path: placeOf([...at, axis]), message });
  }
  return outside;
}
