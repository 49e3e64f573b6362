import type { PickCell } from '../../kernel/port.ts';

/** Cells that cost about the same to reach. */
interface Band {
  /** The cost of its most expensive cell; 0 where no costs are given. */
  readonly upTo: number;
  readonly cells: readonly PickCell[];
}

/** The maximum number of bands. */
const most = 5;
const widths = [1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100];

/**
 * Groups cells by the cost to reach them, the cheapest band first. Returns one band with `upTo` 0 if no cell has a
 * cost.
 */
export function bandsOf(cells: readonly PickCell[]): readonly Band[] {
  const highest = Math.max(0, ...cells.map(({ cost }) => cost ?? 0));
  const width = widths.find((one) => one * most >= highest) ?? highest / most;
  const bands = new Map<number, PickCell[]>();
  for (const cell of cells) {
    const place = Math.max(1, Math.ceil((cell.cost ?? 0) / width));
    const band = bands.get(place);
    if (band) band.push(cell);
    else bands.set(place, [cell]);
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => ({ upTo: Math.max(...list.map(({ cost }) => cost ?? 0)), cells: list }));
}
