import type { BattlefieldDocument, Cell, FieldChanges, Wall } from './document.ts';
import { COVER_GRADES, LARGEST_SIDE } from './document.ts';
import type { Battlefield, Scratch } from './field.ts';
import { stopsEffects, stopsUngraded, TICKS } from './field.ts';
import { neighbourTable, opposite, sidesOf } from './grid.ts';
import { wallTraits } from './walls.ts';

/** A rectangle in a document; `w` and `h` are 1 unless given. */
export interface Rectangle extends Cell {
  readonly w?: number;
  readonly h?: number;
}

/** Calls back with the index of every cell of a rectangle, row by row; cells outside the battlefield are skipped. */
export function eachCell(
  width: number,
  height: number,
  patch: Rectangle,
  visit: (index: number) => void,
): void {
  const right = Math.min(width, patch.x + (patch.w ?? 1));
  const bottom = Math.min(height, patch.y + (patch.h ?? 1));
  for (let y = Math.max(0, patch.y); y < bottom; y++) {
    for (let x = Math.max(0, patch.x); x < right; x++) visit(y * width + x);
  }
}

function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= LARGEST_SIDE;
}

/**
 * Compiles a document. Invalid entries (cells outside, unknown terrain) are skipped without an error, so call
 * `validate` first.
 *
 * @throws RangeError if width or height is not a whole number from 1 to 200.
 */
export function compile(document: BattlefieldDocument, changes: FieldChanges = {}): Battlefield {
  const { width, height, grid } = document;
  if (!isSide(width) || !isSide(height)) {
    throw new RangeError(
      `battlefield: width and height must be whole numbers from 1 to ${LARGEST_SIDE}, not ${width} × ${height}`,
    );
  }
  const count = width * height;
  const directions = grid === 'square' ? 8 : 6;
  const neighbours = neighbourTable(grid, width, height);
  const walls = document.walls ?? [];
  const base = {
    document,
    width,
    height,
    grid,
    metric: document.metric,
    metres: document.metres ?? 1,
    kinds: document.terrain ?? [],
    walls,
    count,
    directions,
    neighbours,
    edges: layWalls(document, neighbours, directions),
    heights: layHeights(document, count),
  };
  return finish(base, changes);
}

/**
 * The same battlefield with these changes in place of the field's own. Compared by value: returns the given
 * field or one of the last 8 made from it when the changes are equal, otherwise builds a new field with all
 * tables that depend on changes and with empty caches. Unknown ids and cells outside are ignored.
 */
export function withChanges(field: Battlefield, changes: FieldChanges): Battlefield {
  if (sameChanges(field.changes, changes)) return field;
  const known = field.scratch.changed.find((each) => sameChanges(each.changes, changes));
  if (known !== undefined) return known;
  const made = finish(field, changes);
  if (field.scratch.changed.length >= 8) field.scratch.changed.shift();
  field.scratch.changed.push(made);
  return made;
}

/** The parts of a battlefield that do not depend on the changes of a fight. */
type FixedParts = Pick<
  Battlefield,
  | 'document'
  | 'width'
  | 'height'
  | 'grid'
  | 'metric'
  | 'metres'
  | 'kinds'
  | 'walls'
  | 'count'
  | 'directions'
  | 'neighbours'
  | 'edges'
  | 'heights'
>;

/** Builds everything that depends on the changes. Copies them, so that the caller may mutate its own object. */
function finish(base: FixedParts, changes: FieldChanges): Battlefield {
  return {
    ...base,
    changes: {
      doors: { ...changes.doors },
      cells: (changes.cells ?? []).map(({ x, y, terrain }) => ({ x, y, terrain: [...terrain] })),
      broken: [...(changes.broken ?? [])],
    },
    ...layTerrain(base.document, changes),
    ...wallTables(base.walls, changes),
    scratch: newScratch(base.width, base.height),
  };
}

function newScratch(width: number, height: number): Scratch {
  const stages = 8 * (width + height) + 64;
  return {
    stages: new Int32Array(stages),
    ends: new Int32Array(stages),
    obstacle: -1,
    queue: null,
    px: 0,
    py: 0,
    hexFootprints: [],
    grounds: [],
    light: null,
    changed: [],
  };
}

/** The tables of terrain. Cells with the same kinds in the same order share a stack in `mixes`. */
function layTerrain(document: BattlefieldDocument, changes: FieldChanges) {
  const { width, height } = document;
  const count = width * height;
  const kinds = document.terrain ?? [];
  const placeOf = new Map(kinds.map((kind, place) => [kind.id, place]));
  const stacks: (number[] | undefined)[] = new Array(count);
  for (const patch of document.cells ?? []) {
    const kind = placeOf.get(patch.terrain);
    if (kind === undefined) continue;
    eachCell(width, height, patch, (index) => {
      const stack = stacks[index];
      if (stack === undefined) stacks[index] = [kind];
      else if (!stack.includes(kind)) stack.push(kind);
    });
  }
  for (const changed of changes.cells ?? []) {
    const stack = changed.terrain.map((id) => placeOf.get(id)).filter((kind) => kind !== undefined);
    eachCell(width, height, { x: changed.x, y: changed.y }, (index) => {
      stacks[index] = [...new Set(stack)];
    });
  }

  const mix = new Uint16Array(count);
  const mixes: (readonly number[])[] = [[]];
  const known = new Map<string, number>([['', 0]]);
  const cellSight = new Uint8Array(count);
  const cellEffect = new Uint8Array(count);
  const cellCover = new Uint8Array(count);
  const cellSolid = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const stack = stacks[index];
    if (stack === undefined || stack.length === 0) continue;
    const name = stack.join(' ');
    let place = known.get(name);
    if (place === undefined) {
      place = mixes.length;
      mixes.push(stack);
      known.set(name, place);
    }
    mix[index] = place;
    for (const each of stack) {
      const kind = kinds[each]!;
      if (kind.blocksSight === true) cellSight[index] = 1;
      if (stopsEffects(kind)) cellEffect[index] = 1;
      if (stopsUngraded(kind)) cellSolid[index] = 1;
      const cover = COVER_GRADES.indexOf(kind.cover ?? 'none');
      if (cover > cellCover[index]!) cellCover[index] = cover;
    }
  }
  const stacksOfKinds = mixes.map((stack) => stack.map((kind) => kinds[kind]!));
  return { mix, mixes, stacks: stacksOfKinds, cellSight, cellEffect, cellCover, cellSolid };
}

/** Wall numbers by edge, entered from both cells. Later walls replace earlier ones. */
function layWalls(document: BattlefieldDocument, neighbours: Int32Array, directions: number): Int16Array {
  const edges = new Int16Array(neighbours.length);
  const walls = document.walls ?? [];
  for (let i = 0; i < walls.length; i++) {
    for (const edge of edgesOf(document, neighbours, walls[i]!)) {
      const from = Math.trunc(edge / directions);
      const d = edge % directions;
      const to = neighbours[edge]!;
      edges[from * directions + d] = i + 1;
      edges[to * directions + opposite(directions, d)] = i + 1;
    }
  }
  return edges;
}

/**
 * The edges on which a wall stands, as `cell * directions + direction` from one of the two cells. Edges on the
 * rim of the battlefield and invalid places are left out.
 */
export function edgesOf(
  document: Pick<BattlefieldDocument, 'width' | 'height' | 'grid'>,
  neighbours: Int32Array,
  wall: Wall,
): number[] {
  const { width, height, grid } = document;
  const directions = grid === 'square' ? 8 : 6;
  const sides = sidesOf(grid);
  const inside = (x: number, y: number): boolean =>
    Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
  const found: number[] = [];
  if ('a' in wall) {
    if (!inside(wall.a.x, wall.a.y) || !inside(wall.b.x, wall.b.y)) return found;
    const from = wall.a.y * width + wall.a.x;
    const to = wall.b.y * width + wall.b.x;
    for (let d = 0; d < directions; d++) {
      if (sides[d] !== null && neighbours[from * directions + d] === to) found.push(from * directions + d);
    }
    return found;
  }
  const d = sides.indexOf(wall.side);
  if (d < 0) return found;
  const upright = wall.side === 'e' || wall.side === 'w';
  const length = grid === 'square' ? (wall.length ?? 1) : 1;
  for (let i = 0; i < length; i++) {
    const x = wall.x + (upright ? 0 : i);
    const y = wall.y + (upright ? i : 0);
    if (!inside(x, y)) continue;
    const edge = (y * width + x) * directions + d;
    if (neighbours[edge]! >= 0) found.push(edge);
  }
  return found;
}

/** What each wall does under these changes, by wall number. */
function wallTables(walls: readonly Wall[], changes: FieldChanges) {
  const size = walls.length + 1;
  const wallMove = new Uint8Array(size);
  const wallSight = new Uint8Array(size);
  const wallEffect = new Uint8Array(size);
  const wallCover = new Uint8Array(size);
  const wallClimb = new Int32Array(size);
  let walled = false;
  for (let i = 0; i < walls.length; i++) {
    const traits = wallTraits(walls[i]!, changes);
    wallMove[i + 1] = traits.move ? 1 : 0;
    wallSight[i + 1] = traits.sight ? 1 : 0;
    wallEffect[i + 1] = traits.effect ? 1 : 0;
    wallCover[i + 1] = traits.cover;
    wallClimb[i + 1] = Math.round(traits.climb * TICKS);
    walled ||= traits.move || traits.sight || traits.effect || traits.cover > 0 || traits.climb > 0;
  }
  return { wallMove, wallSight, wallEffect, wallCover, wallClimb, walled };
}

function layHeights(document: BattlefieldDocument, count: number): Float64Array | null {
  const elevation = document.elevation ?? [];
  if (elevation.length === 0) return null;
  const heights = new Float64Array(count);
  for (const patch of elevation) {
    eachCell(document.width, document.height, patch, (index) => {
      heights[index] = patch.height;
    });
  }
  return heights;
}

function sameChanges(a: FieldChanges, b: FieldChanges): boolean {
  return sameDoors(a.doors, b.doors) && sameBroken(a.broken, b.broken) && sameCells(a.cells, b.cells);
}

function sameDoors(a: FieldChanges['doors'] = {}, b: FieldChanges['doors'] = {}): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => Object.hasOwn(b, id) && a[id] === b[id]);
}

function sameBroken(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}

function sameCells(a: FieldChanges['cells'] = [], b: FieldChanges['cells'] = []): boolean {
  return (
    a.length === b.length &&
    a.every((cell, i) => {
      const other = b[i]!;
      return cell.x === other.x && cell.y === other.y && sameBroken(cell.terrain, other.terrain);
    })
  );
}
