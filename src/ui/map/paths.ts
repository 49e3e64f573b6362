import type { Cell } from '../../kernel/json.ts';
import type { Grid } from './document.ts';
import type { Point } from './geometry.ts';
import { across, cornersOf, edgesOf, keyOf, unit } from './geometry.ts';

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** All cells as one SVG path. On squares, adjacent cells of a row are merged into a rectangle. */
export function fillPath(grid: Grid, cells: readonly Cell[]): string {
  if (grid !== 'square') return cells.map((cell) => `M${cornersOf(grid, cell).map(at).join('L')}Z`).join('');
  const rows = new Map<number, number[]>();
  for (const { x, y } of cells) rows.set(y, [...(rows.get(y) ?? []), x]);
  let path = '';
  for (const [y, list] of rows) {
    const xs = [...new Set(list)].sort((a, b) => a - b);
    for (let i = 0; i < xs.length; ) {
      let j = i;
      while (xs[j + 1] === xs[j]! + 1) j++;
      path += `M${xs[i]! * unit} ${y * unit}h${(j - i + 1) * unit}v${unit}h${-(j - i + 1) * unit}z`;
      i = j + 1;
    }
  }
  return path;
}

/** The border of a set of cells: every edge between a cell inside and one outside, joined into loops. */
export const borderPath = (grid: Grid, cells: readonly Cell[]): string =>
  bordersOf(grid, [cells])[0] as string;

/**
 * The borders of growing unions: of the first set, of the first two, and so on. Computes each edge of a cell once,
 * however many unions it borders.
 */
export function bordersOf(grid: Grid, sets: readonly (readonly Cell[])[]): readonly string[] {
  const first = new Map(sets.flatMap((cells, n) => cells.map((cell) => [keyOf(cell), n] as const)));
  const edges = sets.map(() => new Map<string, Point[]>());
  for (const [n, cells] of sets.entries()) {
    for (const cell of cells) {
      for (const { side, from, to } of edgesOf(grid, cell)) {
        // The edge is inside from the set on that contains the cell across.
        const closed = first.get(keyOf(across(grid, cell, side))) ?? sets.length;
        for (let one = n; one < closed; one++) {
          const starts = edges[one] as Map<string, Point[]>;
          const ends = starts.get(at(from));
          if (ends) ends.push(to);
          else starts.set(at(from), [to]);
        }
      }
    }
  }
  return edges.map(loopsOf);
}

/** Joins directed edges, from start point to end points, into closed loops. Empties the lists of `next`. */
function loopsOf(next: ReadonlyMap<string, Point[]>): string {
  let path = '';
  for (const [start] of next) {
    let key = start;
    let loop = '';
    for (let to = next.get(key)?.pop(); to !== undefined; to = next.get(key)?.pop()) {
      loop += `L${at(to)}`;
      key = at(to);
    }
    if (loop !== '') path += `M${start}${loop}Z`;
  }
  return path;
}

/** Every edge of the grid, once. */
export function gridPath(grid: Grid, width: number, height: number): string {
  if (grid === 'square') {
    let path = '';
    for (let x = 0; x <= width; x++) path += `M${x * unit} 0v${height * unit}`;
    for (let y = 0; y <= height; y++) path += `M0 ${y * unit}h${width * unit}`;
    return path;
  }
  const drawn = new Set<string>();
  let path = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const { from, to } of edgesOf(grid, { x, y })) {
        const [a, b] = [at(from), at(to)].sort();
        if (drawn.has(`${a}/${b}`)) continue;
        drawn.add(`${a}/${b}`);
        path += `M${a}L${b}`;
      }
    }
  }
  return path;
}

/** A line through points. */
export const linePath = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(at).join('L')}`;
