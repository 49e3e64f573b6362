import { compile } from '../battlefield/compile.ts';
import type { BattlefieldDocument, Metric } from '../battlefield/document.ts';
import { canStand } from '../battlefield/occupancy.ts';
import { validate } from '../battlefield/validate.ts';
import type { Problem } from '../engine/system.ts';
import type { Cell } from '../kernel/json.ts';
import { placeOf } from './problems.ts';

/** The battlefield of an encounter and who stands where on it. */

/** Doors and windows that stand other than the battlefield has them: true is open. */
export type Doors = { readonly [id: string]: boolean };

/** A battlefield of squares of one metre, or `undefined` with every problem on the list. */
export function readSquares(
  json: unknown,
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
  if (document.grid !== 'square') say('grid', `this system is played on squares (${clause})`);
  if ((document.metres ?? 1) !== 1) say('metres', `a square of this system is 1 m wide (${clause})`);
  return problems.length > before ? undefined : document;
}

/**
 * What the metric of a battlefield is called among the rulings of a system; a problem when the encounter says
 * another value for that ruling.
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

/** Doors that the battlefield has not. */
export function checkDoors(document: BattlefieldDocument, doors: Doors, problems: Problem[]): void {
  const known = new Set((document.walls ?? []).flatMap((wall) => (wall.id === undefined ? [] : [wall.id])));
  for (const door of Object.keys(doors)) {
    if (!known.has(door))
      problems.push({ path: placeOf(['doors', door]), message: 'the battlefield has no such door' });
  }
}

/** Somebody on the field: the footprint's top left cell, and its side in cells. */
export interface Standing {
  readonly id: string;
  readonly cell: Cell;
  readonly squares: number;
  /** Who is on different layers is not in each other's way; on `null` one takes no room at all. */
  readonly layer?: string | null;
}

const overlap = (a: Standing, b: Standing): boolean =>
  a.layer !== null &&
  a.layer === b.layer &&
  a.cell.x < b.cell.x + b.squares &&
  b.cell.x < a.cell.x + a.squares &&
  a.cell.y < b.cell.y + b.squares &&
  b.cell.y < a.cell.y + a.squares;

/** Everybody off the map, in a wall, or where another stands (`clause`). `undefined` are those that could not be read. */
export function checkPlaces(
  combatants: readonly (Standing | undefined)[],
  document: BattlefieldDocument,
  doors: Doors,
  clause: string,
  problems: Problem[],
): void {
  const field = compile(document, { doors });
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'cell'];
    let outside = false;
    for (const axis of ['x', 'y'] as const) {
      const most = (axis === 'x' ? document.width : document.height) - one.squares;
      if (one.cell[axis] <= most) continue;
      outside = true;
      const message = `off the map: the ${axis} of a combatant of this size is ${most} at the most`;
      problems.push({ path: placeOf([...at, axis]), message });
    }
    if (!outside && !canStand(field, one.cell, one.squares)) {
      problems.push({
        path: placeOf(at),
        message: 'nobody can stand here: the ground or a wall is in the way',
      });
    }
    const other = combatants.slice(0, index).find((earlier) => earlier && overlap(earlier, one));
    if (other) problems.push({ path: placeOf(at), message: `"${other.id}" stands here already (${clause})` });
  });
}
