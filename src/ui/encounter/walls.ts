import type { Cell, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { freeId } from '../../store/written.ts';
import { runOf } from '../map/board.ts';
import type { Grid, Side, Wall } from '../map/document.ts';
import { across } from '../map/geometry.ts';
import { isInside } from './ground.ts';
import { fieldsOf, gridOf, listOf, withField, withList } from './written.ts';

export const wallKinds = ['wall', 'low-wall', 'window', 'door'] as const;
export type WallKind = (typeof wallKinds)[number];

/** An edge between two cells, given by one of them. */
export interface EdgePlace {
  readonly cell: Cell;
  readonly side: Side;
}

const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** A key that is the same from both sides of the edge. */
export const edgeKey = (grid: Grid, { cell, side }: EdgePlace): string =>
  [cellKey(cell), cellKey(across(grid, cell, side))].sort().join('/');

const wallOf = (entry: Written): Wall => entry as unknown as Wall;
const edgesOf = (grid: Grid, entry: Written): readonly EdgePlace[] => runOf(grid, wallOf(entry));

/** Normalizes an edge to the form in which walls are written here: on squares, the top or left side of a cell. */
function asWritten(grid: Grid, edge: EdgePlace): EdgePlace {
  if (grid !== 'square') return edge;
  if (edge.side === 's') return { cell: across(grid, edge.cell, 's'), side: 'n' };
  if (edge.side === 'e') return { cell: across(grid, edge.cell, 'e'), side: 'w' };
  return edge;
}

/** Wall entries for edges, with these other fields. On squares, edges in a row become one entry. */
function entriesOf(grid: Grid, edges: readonly EdgePlace[], says: Written): readonly Written[] {
  const runs: { cell: Cell; side: Side; length: number }[] = [];
  for (const { cell, side } of edges) {
    const last = runs.at(-1);
    const isNext =
      grid === 'square' &&
      last?.side === side &&
      (side === 'n' || side === 's'
        ? cell.y === last.cell.y && cell.x === last.cell.x + last.length
        : cell.x === last.cell.x && cell.y === last.cell.y + last.length);
    if (last && isNext) last.length++;
    else runs.push({ cell, side, length: 1 });
  }
  return runs.map(({ cell: { x, y }, side, length }) => ({
    ...says,
    x,
    y,
    side,
    ...(length > 1 && { length }),
  }));
}

/** The walls without those on these edges. Walls on other edges stay as they are written. */
export function withoutEdges(
  grid: Grid,
  list: readonly Written[],
  gone: (edge: EdgePlace) => boolean,
): readonly Written[] {
  return list.flatMap((entry) => {
    const edges = edgesOf(grid, entry);
    const left = edges.filter((edge) => !gone(edge));
    if (left.length === edges.length) return [entry];
    const { x: _, y: __, side: ___, length: ____, a: _____, b: ______, ...says } = entry;
    return entriesOf(grid, left, says);
  });
}

const names: { readonly [kind in WallKind]?: string } = { door: 'Door', window: 'Window' };
const plainKeys = ['kind', 'x', 'y', 'side', 'length'];
const isPlain = (entry: Written): boolean => Object.keys(entry).every((key) => plainKeys.includes(key));

/** Extends a plain wall by one that touches its end or beginning; `null` if they do not touch or differ. */
function joined(grid: Grid, entry: Written, edge: Written): Written | null {
  if (grid !== 'square' || !isPlain(entry) || entry.kind !== edge.kind || entry.side !== edge.side)
    return null;
  const level = edge.side === 'n' || edge.side === 's';
  const start = (one: Written): number => Number(level ? one.x : one.y);
  const line = (one: Written): number => Number(level ? one.y : one.x);
  const end = (one: Written): number => start(one) + Number(one.length ?? 1);
  if (line(entry) !== line(edge)) return null;
  const first = end(entry) === start(edge) ? entry : end(edge) === start(entry) ? edge : null;
  return first && { ...first, length: Number(entry.length ?? 1) + Number(edge.length ?? 1) };
}

/**
 * Puts something on edges between cells, replacing what is there; `null` clears them. Edges on the rim of the map are
 * ignored. Doors and windows get ids, by which a fight refers to them.
 */
export const setWalls = (document: Json, edges: readonly EdgePlace[], kind: WallKind | null): Json =>
  withField(document, (field) => {
    const grid = gridOf(field);
    const inner = new Map(
      edges
        .filter(({ cell, side }) => isInside(field, cell) && isInside(field, across(grid, cell, side)))
        .map((edge) => [edgeKey(grid, edge), asWritten(grid, edge)]),
    );
    if (inner.size === 0) return field;
    const before = listOf(field.walls);
    const list = [...withoutEdges(grid, before, (edge) => inner.has(edgeKey(grid, edge)))];
    const label = kind === null ? undefined : names[kind];
    if (kind !== null && label === undefined) {
      const order = [...inner.values()].sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
      const upright = [...order].sort((a, b) => a.cell.x - b.cell.x || a.cell.y - b.cell.y);
      const level = order.filter(({ side }) => side === 'n');
      const rest = upright.filter(({ side }) => side !== 'n');
      for (const entry of entriesOf(grid, [...level, ...rest], { kind })) {
        const at = list.findIndex((one) => joined(grid, one, entry) !== null);
        if (at < 0) list.push(entry);
        else list[at] = joined(grid, list[at] as Written, entry) as Written;
      }
    }
    if (kind !== null && label !== undefined)
      for (const { cell, side } of inner.values()) {
        const id = freeId(kind, (one) => list.some((other) => other.id === one));
        list.push({ kind, x: cell.x, y: cell.y, side, id, label });
      }
    return withList(field, 'walls', list);
  });

/** The entry for an edge; the last one if there are several, `null` if there is none. */
export function wallAt(document: Json, edge: EdgePlace): Written | null {
  const field = fieldsOf(fieldsOf(document).battlefield);
  const grid = gridOf(field);
  const key = edgeKey(grid, edge);
  const here = listOf(field.walls).filter((entry) =>
    edgesOf(grid, entry).some((one) => edgeKey(grid, one) === key),
  );
  return here.at(-1) ?? null;
}

/**
 * Opens a shut door or window, or shuts an open one: in `doors` if the encounter has an entry for it there, else in its
 * wall.
 */
export function swing(document: Json, entry: Written): Json {
  const doors = fieldsOf(fieldsOf(document).doors);
  const id = String(entry.id);
  if (typeof doors[id] === 'boolean')
    return { ...fieldsOf(document), doors: { ...doors, [id]: !doors[id] } } as Json;
  return withField(document, (field) =>
    withList(
      field,
      'walls',
      listOf(field.walls).map((one) => {
        if (one !== entry) return one;
        const { open, ...rest } = one;
        return open === true ? rest : { ...rest, open: true };
      }),
    ),
  );
}
