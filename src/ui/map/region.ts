import type { PickCell } from '../../kernel/port.ts';
import { bandsOf } from './bands.ts';
import type { Grid } from './document.ts';
import type { Point } from './geometry.ts';
import { centreOf } from './geometry.ts';
import { bordersOf, fillPath } from './paths.ts';

/** The region of cells that may be picked, as SVG paths. */
interface Region {
  readonly border: string;
  /** Cost bands from the cheapest to the most expensive, each with the border to the next. */
  readonly bands: readonly {
    readonly upTo: number;
    readonly fill: string;
    readonly border: string;
    /** Where the cost of the band is written. */
    readonly at: Point;
  }[];
  readonly costs: readonly (Point & { readonly cost: number })[];
  /** Cells where moving provokes an enemy. */
  readonly risky: readonly Point[];
}

type Cells = ReadonlyMap<string, PickCell>;

const regions = new WeakMap<Cells, { readonly grid: Grid; readonly region: Region }>();

/** The region of these cells. Cached by the identity of the map of cells, for one grid. */
export function regionOf(grid: Grid, cells: Cells): Region {
  const known = regions.get(cells);
  if (known?.grid === grid) return known.region;
  const region = worked(grid, [...cells.values()]);
  regions.set(cells, { grid, region });
  return region;
}

function worked(grid: Grid, list: readonly PickCell[]): Region {
  const bands = bandsOf(list);
  const borders = bordersOf(
    grid,
    bands.map((one) => one.cells),
  );
  return {
    border: borders.at(-1) ?? '',
    bands: bands.map(({ upTo, cells }, n) => ({
      upTo,
      fill: fillPath(grid, cells),
      border: n < bands.length - 1 ? (borders[n] ?? '') : '',
      at: centreOf(grid, dearest(cells)),
    })),
    costs: list.flatMap((cell) =>
      cell.cost === undefined ? [] : [{ ...centreOf(grid, cell), cost: cell.cost }],
    ),
    risky: list.filter((cell) => (cell.provokes?.length ?? 0) > 0).map((cell) => centreOf(grid, cell)),
  };
}

/** The first cell with the highest cost, where the cost of the band is written. */
const dearest = (cells: readonly PickCell[]): PickCell =>
  cells.reduce((best, cell) => ((cell.cost ?? 0) > (best.cost ?? 0) ? cell : best));
