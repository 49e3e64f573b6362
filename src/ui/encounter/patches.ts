import type { Cell } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { canonical } from '../../store/written.ts';
import { sideOf } from './written.ts';

/** Patches: rectangles of a battlefield that give their cells a kind of terrain, a height or a light. */

interface Box extends Cell {
  readonly w: number;
  readonly h: number;
}

const boxOf = ({ x, y, w, h }: Written): Box => ({
  x: Number(x),
  y: Number(y),
  w: sideOf(w),
  h: sideOf(h),
});

const keyOf = (x: number, y: number): string => `${x},${y}`;

function cellsIn(patch: Written): readonly Cell[] {
  const { x, y, w, h } = boxOf(patch);
  return Array.from({ length: w * h }, (_, n) => ({ x: x + (n % w), y: y + Math.floor(n / w) }));
}

/** The content of a patch, without its place. */
const saying = ({ x: _, y: __, w: ___, h: ____, ...rest }: Written): Written => rest;

const written = ({ x, y, w, h }: Box, says: Written): Written => ({
  x,
  y,
  ...((w > 1 || h > 1) && { w, h }),
  ...says,
});

/** Covers cells with rectangles, each cell once: runs of rows, merged with equal runs in the row below. */
function boxesOf(cells: readonly Cell[]): readonly Box[] {
  const rows = new Map<number, number[]>();
  for (const { x, y } of cells) rows.set(y, [...(rows.get(y) ?? []), x]);
  const done: Box[] = [];
  let open: Box[] = [];
  let last = Number.NaN;
  for (const [y, list] of [...rows].sort(([a], [b]) => a - b)) {
    const xs = [...new Set(list)].sort((a, b) => a - b);
    const runs: Box[] = [];
    for (const x of xs) {
      const run = runs.at(-1);
      if (run && run.x + run.w === x) runs[runs.length - 1] = { ...run, w: run.w + 1 };
      else runs.push({ x, y, w: 1, h: 1 });
    }
    const above = y === last + 1 ? open : [];
    done.push(...open.filter((box) => !above.includes(box)));
    const grown = runs.map((run) => {
      const over = above.find((box) => box.x === run.x && box.w === run.w);
      return over ? { ...over, h: over.h + 1 } : run;
    });
    done.push(...above.filter((box) => !grown.some((one) => one.x === box.x && one.y === box.y)));
    open = grown;
    last = y;
  }
  return [...done, ...open].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The patches without these cells. Patches that contain none of them are unchanged. */
export function withoutCells(list: readonly Written[], gone: (cell: Cell) => boolean): readonly Written[] {
  return list.flatMap((patch) => {
    const cells = cellsIn(patch);
    const left = cells.filter((cell) => !gone(cell));
    if (left.length === cells.length) return [patch];
    return boxesOf(left).map((box) => written(box, saying(patch)));
  });
}

/** Removes overlaps: each cell stays only in the last patch that contains it, as the rules read heights. */
function laidFlat(list: readonly Written[]): readonly Written[] {
  const seen = new Set<string>();
  const flat = [...list].reverse().map((patch) => {
    const [rest] = [withoutCells([patch], ({ x, y }) => seen.has(keyOf(x, y)))];
    for (const { x, y } of cellsIn(patch)) seen.add(keyOf(x, y));
    return rest;
  });
  return flat.reverse().flat();
}

/**
 * The patches with these cells set to `says` and nothing else; `null` clears them. Patches with equal content are
 * merged into rectangles, so that the list stays small. `over`: of overlapping patches only the last counts.
 */
export function repainted(
  list: readonly Written[],
  cells: readonly Cell[],
  says: Written | null,
  over = false,
): readonly Written[] {
  const painted = new Set(cells.map(({ x, y }) => keyOf(x, y)));
  const rest = withoutCells(over ? laidFlat(list) : list, ({ x, y }) => painted.has(keyOf(x, y)));
  if (says === null) return rest;
  const same = canonical(says);
  const isSame = (patch: Written): boolean => canonical(saying(patch)) === same;
  const all = [...rest.filter(isSame).flatMap(cellsIn), ...cells];
  return [...rest.filter((one) => !isSame(one)), ...boxesOf(all).map((box) => written(box, says))];
}
