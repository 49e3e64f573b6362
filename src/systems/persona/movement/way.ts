import { readCell, readPath } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Need, PickCell, Refusal } from '../../../kernel/port.ts';
import { legBroken } from '../harm/injury-effects.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, metresApart, walledOff } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { groundUnder } from '../terrain.ts';
import { gapFrom } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { besideAt } from './leaving-geometry.ts';
import type { Gait } from './passes.ts';
import type { Reachable, Way } from './reachable.ts';
import { canGo, farthestPart, judgeWay, reachableFor } from './reachable.ts';
import type { Pace } from './speed.ts';
import { freshMove, moveAt, speedOf } from './speed.ts';

/** How a walk is paid for: by the turn's Move at a pace, or by an extra Move (`extra`, PE-R37). */
export interface Walking {
  readonly pace: Pace;
  readonly full?: boolean;
  readonly extra?: boolean;
}

/** The Move of a walk and its pace; `null` when the current Move is of the other kind. */
export function gaitOf(who: Combatant, { pace, full = false, extra = false }: Walking): Gait | null {
  const move = extra ? freshMove(who, pace) : moveAt(who, pace);
  return move && { move, full };
}

/** PE-MOVE-6, PE-INJ-21: why the combatant cannot walk from its cell, whatever the Move; `null` if it can. */
export function judgeFooting(fight: Fight, who: Combatant): Refusal | null {
  const name = who.sheet.name;
  if (aloft(who)) return null;
  if (who.climb) return refuse('noWay', `${name} hangs on a face and must climb`, 'PE-OBST-4');
  if (groundUnder(fight, who).gap >= gapFrom) {
    return refuse('noWay', `${name} is down in a gap and must climb out`, 'PE-OBST-10');
  }
  if (legBroken(fight, who) && !who.prone) {
    return refuse('noWay', `${name} cannot walk with a broken leg, only crawl`, 'PE-INJ-21');
  }
  return null;
}

/** Why the combatant cannot walk like this: no footing or no metres left. Whether it has a Move is judged elsewhere. */
export function judgeWalking(fight: Fight, who: Combatant, walking: Walking): Refusal | null {
  const refused = judgeFooting(fight, who);
  if (refused) return refused;
  const gait = gaitOf(who, walking);
  const name = who.sheet.name;
  if (!gait) {
    const kind = who.move?.kind === 'run' ? 'a Run' : 'a Basic Move';
    return refuse('noMetres', `${name} is in the middle of ${kind}`, 'PE-TIME-4');
  }
  const { left, sources } = speedOf(fight, who, gait.move, gait.full);
  if (left >= (sources === 1 ? 2 : 1)) return null;
  return refuse('noMetres', `${name} has no metres left`, 'PE-TIME-4');
}

/** Why there is no cell where the walk could end; `null` if there is one. */
export function judgeWays(fight: Fight, who: Combatant, walking: Walking): Refusal | null {
  const refused = judgeWalking(fight, who, walking);
  const gait = gaitOf(who, walking);
  if (refused || !gait || canGo(fight, who, gait)) return refused;
  return refuse('noWay', `there is no square that ${who.sheet.name} could go to`, 'PE-MOVE-6');
}

/** The field with every cell to end on. */
export function wayNeed(fight: Fight, who: Combatant, walking: Walking): Need | null {
  const gait = gaitOf(who, walking);
  if (!gait) return null;
  const { left } = speedOf(fight, who, gait.move, gait.full);
  return { kind: 'path', label: 'Where to', cells: reachableFor(fight, who, gait).cells(), budget: left };
}

/** The refusal of a path, in the words of this system. */
function refusalOf(who: Combatant, way: Extract<Way, { readonly ok: false }>): Refusal {
  const name = who.sheet.name;
  switch (way.because) {
    case 'occupied':
      return refuse('squareTaken', `somebody bars the way of ${name}`, 'PE-MOVE-1', 'path');
    case 'no-stop':
      return refuse('squareTaken', 'somebody stands on that square', 'PE-MOVE-1', 'path');
    case 'too-far':
      return refuse('noMetres', `that is farther than ${name} can still move`, 'PE-MOVE-3', 'path');
    case 'outside':
    case 'not-adjacent':
    case 'obstacle':
    case 'wall':
    case 'corner':
    case 'too-steep':
    case 'provokes':
      return refuse('noWay', `there is no way there for ${name}`, 'PE-MOVE-6', 'path');
  }
}

/** The path of a choice: `path` lists every cell after the first; for `to` a path is found. */
export function readWay(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  walking: Walking,
): readonly Cell[] | Refusal {
  const gait = gaitOf(who, walking);
  const refused = judgeWalking(fight, who, walking);
  if (refused || !gait) return refused ?? refuse('noMetres', 'there is no such Move', 'PE-TIME-4');
  if (choice.path !== undefined) {
    const path = readPath(choice.path);
    if (!path)
      return refuse('noSuchThing', 'a path is a list of squares, step after step', 'PE-MOVE-1', 'path');
    const way = judgeWay(fight, who, gait, path);
    return way.ok ? path : refusalOf(who, way);
  }
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to move', 'PE-MOVE-1', 'to');
  if (to.x === who.cell.x && to.y === who.cell.y) {
    return refuse('squareTaken', `${who.sheet.name} is there already`, 'PE-MOVE-1', 'to');
  }
  return readTo(fight, who, gait, to);
}

/** More metres than any Move has. */
const far = 2000;

function readTo(fight: Fight, who: Combatant, gait: Gait, to: Cell): readonly Cell[] | Refusal {
  const near = reachableFor(fight, who, gait);
  if (near.costTo(to) !== null) return near.pathTo(to) ?? [];
  if (near.taken(to)) return refuse('squareTaken', 'somebody stands on that square', 'PE-MOVE-1', 'to');
  if (reachableFor(fight, who, gait, far).costTo(to) !== null) {
    return refuse('noMetres', `that is farther than ${who.sheet.name} can still move`, 'PE-MOVE-3', 'to');
  }
  return refuse('noWay', `there is no way there for ${who.sheet.name}`, 'PE-MOVE-6', 'to');
}

/** A cell, and a path, as fields of a choice. */
export const cellField = ({ x, y }: Cell): { readonly x: number; readonly y: number } => ({ x, y });
export const pathField = (path: readonly Cell[]): ReturnType<typeof cellField>[] => path.map(cellField);

/**
 * Metres added to those left when deciding whether a goal is near enough to search for: for the size of the goal, a
 * last metre that costs all that is left (PE-MOVE-13), and fractions.
 */
const spare = 4;

/**
 * The path towards a combatant: next to it, or as far as the Move goes on the shortest path there (PE-AIL-15,
 * PE-AIL-16, PE-AIL-18). Empty when it is adjacent already or nothing leads nearer.
 */
export function wayTowards(fight: Fight, who: Combatant, goal: Combatant, walking: Walking): readonly Cell[] {
  const gait = gaitOf(who, walking);
  if (!gait || judgeWalking(fight, who, walking) !== null) return [];
  const apart = metresApart(fight, who.cell, who.squares, goal.cell, goal.squares);
  if (besideAt(fight, who, who.cell, goal)) return [];
  if (apart <= speedOf(fight, who, gait.move, gait.full).left + spare) {
    const near = reachableFor(fight, who, gait);
    const beside = cheapestBeside(fight, who, goal, near);
    if (beside) return near.pathTo(beside) ?? [];
  }
  const wide = reachableFor(fight, who, gait, far);
  const end = cheapestBeside(fight, who, goal, wide);
  const part = farthestPart(fight, who, gait, (end && wide.pathTo(end)) ?? []);
  if (part.length > 0) return part;
  if (end) return [];
  const near = reachableFor(fight, who, gait);
  const nearest = cheapest(
    near.cells().map(({ x, y, cost = 0 }) => ({
      x,
      y,
      cost: metresApart(fight, { x, y }, who.squares, goal.cell, goal.squares) * far + cost,
    })),
  );
  return nearest && nearest.cost < apart * far ? (near.pathTo(nearest) ?? []) : [];
}

/** The path that leads as far away from these as the Move goes (PE-AIL-19); empty when no cell is farther. */
export function wayFrom(
  fight: Fight,
  who: Combatant,
  from: readonly Combatant[],
  walking: Walking,
): readonly Cell[] {
  const gait = gaitOf(who, walking);
  if (!gait || from.length === 0 || judgeWalking(fight, who, walking) !== null) return [];
  const apart = (cell: Cell): number =>
    Math.min(...from.map((other) => metresApart(fight, cell, who.squares, other.cell, other.squares)));
  const near = reachableFor(fight, who, gait);
  const best = cheapest(
    near.cells().map(({ x, y, cost = 0 }) => ({ x, y, cost: cost - apart({ x, y }) * far })),
  );
  return best && apart(best) > apart(who.cell) ? (near.pathTo(best) ?? []) : [];
}

/**
 * The cheapest path to a cell that is adjacent to none of these and at most `metres` from the nearest; empty if there
 * is none.
 */
export function wayClear(
  fight: Fight,
  who: Combatant,
  of: readonly Combatant[],
  metres: number,
  walking: Walking,
): readonly Cell[] {
  const gait = gaitOf(who, walking);
  if (!gait || of.length === 0 || judgeWalking(fight, who, walking) !== null) return [];
  const near = reachableFor(fight, who, gait);
  const clear = near.cells().filter((cell) => {
    const apart = of.map((other) => metresApart(fight, cell, who.squares, other.cell, other.squares));
    return Math.min(...apart) <= metres && !of.some((other) => besideAt(fight, who, cell, other));
  });
  const best = cheapest(clear);
  return best ? (near.pathTo(best) ?? []) : [];
}

/** Whether a walk of any length would lead next to a combatant, also to a cell that is taken. */
export function leadsTo(fight: Fight, who: Combatant, goal: Combatant, walking: Walking): boolean {
  const gait = gaitOf(who, walking);
  if (!gait) return false;
  const wide = reachableFor(fight, who, gait, far);
  const beside = (cell: Cell): boolean =>
    metresApart(fight, cell, who.squares, goal.cell, goal.squares) <= 1 && !walledOff(fight, who, cell, goal);
  if (beside(who.cell)) return true;
  return cellsAround(fight, goal.cell, who.squares + goal.squares).some(
    (cell) => beside(cell) && (wide.costTo(cell) !== null || wide.taken(cell)),
  );
}

/**
 * The part that the Move covers of the cheapest path to where one of these cells is adjacent; empty if there is none.
 */
export function wayToTouch(
  fight: Fight,
  who: Combatant,
  squares: readonly Cell[],
  walking: Walking,
): readonly Cell[] {
  const gait = gaitOf(who, walking);
  if (!gait || judgeWalking(fight, who, walking) !== null) return [];
  const wide = reachableFor(fight, who, gait, far);
  const ends: PickCell[] = [];
  for (const square of squares) {
    for (const cell of cellsAround(fight, square, who.squares + 1)) {
      if (metresApart(fight, cell, who.squares, square, 1) > 1) continue;
      const cost = wide.costTo(cell);
      if (cost !== null) ends.push({ ...cell, cost });
    }
  }
  const end = cheapest(ends);
  return farthestPart(fight, who, gait, (end && wide.pathTo(end)) ?? []);
}

/** The cells of the field at most `around` cells away in each direction, row by row. */
function cellsAround(fight: Fight, { x, y }: Cell, around: number): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const cells: Cell[] = [];
  for (let row = Math.max(0, y - around); row <= Math.min(height - 1, y + around); row++) {
    for (let column = Math.max(0, x - around); column <= Math.min(width - 1, x + around); column++) {
      cells.push({ x: column, y: row });
    }
  }
  return cells;
}

/** The cheapest cell next to a combatant. Examines only the cells around it. */
function cheapestBeside(fight: Fight, who: Combatant, goal: Combatant, reach: Reachable): Cell | null {
  const cells: PickCell[] = [];
  for (const cell of cellsAround(fight, goal.cell, who.squares + goal.squares)) {
    if (!besideAt(fight, who, cell, goal)) continue;
    const cost = reach.costTo(cell);
    if (cost !== null) cells.push({ x: cell.x, y: cell.y, cost });
  }
  return cheapest(cells);
}

/** The cheapest cell, of equals the first by row. */
function cheapest<T extends Cell & { readonly cost?: number }>(cells: readonly T[]): T | null {
  let best: T | null = null;
  for (const cell of cells) {
    const less = (cell.cost ?? 0) - (best?.cost ?? 0);
    if (best === null || less < 0 || (less === 0 && rowFirst(cell, best))) best = cell;
  }
  return best;
}

const rowFirst = (a: Cell, b: Cell): boolean => a.y < b.y || (a.y === b.y && a.x < b.x);
