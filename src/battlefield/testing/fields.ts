import * as fc from 'fast-check';
import type { BattlefieldDocument, Cell, Grid, Metric, TerrainKind, Wall } from '../document.ts';
import { GRIDS, METRICS } from '../document.ts';
import { sidesOf } from '../grid.ts';

/** The kinds of terrain for `drawn` and `someDocument`. */
export const KINDS: readonly TerrainKind[] = [
  { id: 'pillar', label: 'Pillar', blocksMove: true, blocksSight: true, cover: 'full' },
  { id: 'rubble', label: 'Rubble', costTimes: 2 },
  { id: 'mud', label: 'Mud', costTimes: 3 },
  { id: 'crate', label: 'Crate', blocksMove: true, cover: 'low' },
  { id: 'slit', label: 'Arrow slit', blocksMove: true, cover: 'high' },
  { id: 'bush', label: 'Bush', blocksSight: true, cover: 'low', costPlus: 1 },
];

const LETTERS: Record<string, string> = {
  '#': 'pillar',
  r: 'rubble',
  m: 'mud',
  c: 'crate',
  s: 'slit',
  b: 'bush',
};

/** A document from a drawing, one character per cell (a dot is bare ground), with other fields from `more`. */
export function drawn(rows: readonly string[], more: Partial<BattlefieldDocument> = {}): BattlefieldDocument {
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const terrain = LETTERS[letter];
      return terrain === undefined ? [] : [{ x, y, terrain }];
    }),
  );
  return {
    width: rows[0]!.length,
    height: rows.length,
    grid: 'square',
    metric: 'one',
    terrain: KINDS,
    cells,
    ...more,
  };
}

export function at(x: number, y: number): Cell {
  return { x, y };
}

/** A document without terrain or walls. */
export function empty(
  width: number,
  height: number,
  grid: Grid = 'square',
  metric: Metric = 'one',
): BattlefieldDocument {
  return { width, height, grid, metric };
}

/** Random small battlefields with obstacles, rough ground, walls and windows; up to `most` cells wide and high. */
export function someDocument(
  options: { readonly grids?: readonly Grid[]; readonly most?: number; readonly walls?: number } = {},
): fc.Arbitrary<BattlefieldDocument> {
  const most = options.most ?? 7;
  return fc
    .record({
      grid: fc.constantFrom(...(options.grids ?? GRIDS)),
      metric: fc.constantFrom(...METRICS),
      width: fc.integer({ min: 2, max: most }),
      height: fc.integer({ min: 2, max: most }),
    })
    .chain(({ grid, metric, width, height }) => {
      const cell = { x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) };
      const side = fc.constantFrom(...sidesOf(grid).filter((each) => each !== null));
      const wall: fc.Arbitrary<Wall> = fc.record({
        ...cell,
        side,
        kind: fc.constantFrom('wall', 'low-wall', 'window', 'wall', 'low-wall'),
      });
      return fc.record({
        grid: fc.constant(grid),
        metric: fc.constant(metric),
        width: fc.constant(width),
        height: fc.constant(height),
        terrain: fc.constant(KINDS),
        cells: fc.array(fc.record({ ...cell, terrain: fc.constantFrom(...KINDS.map((kind) => kind.id)) }), {
          maxLength: Math.floor((width * height) / 3),
        }),
        walls: fc.array(wall, { maxLength: options.walls ?? 8 }),
      });
    });
}

/** A random cell of a document's battlefield. */
export function someCell(document: BattlefieldDocument): fc.Arbitrary<Cell> {
  return fc.record({
    x: fc.integer({ min: 0, max: document.width - 1 }),
    y: fc.integer({ min: 0, max: document.height - 1 }),
  });
}
