import type { PickCell } from '../../kernel/port.ts';

/** Cells that cost about the same to get to. */
export interface Band {
  /** Nobody in it costs more. */
  readonly upTo: number;
  readonly cells: readonly PickCell[];
}

/** How many bands there are at most. */
const most = 5;
const widths = [1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100];

/** Cells by what getting there costs, the cheapest band first; one band without costs where none is said. */
export function bandsOf(cells: readonly PickCell[]): readonly Band[] {
  const highest = Math.max(0, ...cells.map(({ cost }) => cost ?? 0));
  const width = widths.find((one) => one * most >= highest) ?? highest / most;
  const bands = new Map<number, PickCell[]>();
  for (const cell of cells) {
    const upTo = Math.max(1, Math.ceil((cell.cost ?? 0) / width)) * width;
    const band = bands.get(upTo);
    if (band) band.push(cell);
    else bands.set(upTo, [cell]);
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([upTo, list]) => ({ upTo: Math.min(upTo, highest), cells: list }));
}
