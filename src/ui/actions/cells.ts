import type { PickCell } from '../../kernel/port.ts';

export interface At {
  readonly x: number;
  readonly y: number;
}

export const directions = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const;
export type Direction = (typeof directions)[number];

const steps: { readonly [direction in Direction]: readonly [number, number] } = {
  NW: [-1, -1],
  N: [0, -1],
  NE: [1, -1],
  W: [-1, 0],
  E: [1, 0],
  SW: [-1, 1],
  S: [0, 1],
  SE: [1, 1],
};

/**
 * The nearest offered cell within 45° of a direction; `null` if there is none. For picking a cell without touching the
 * map.
 */
export function cellTowards(cells: readonly PickCell[], from: At, direction: Direction): PickCell | null {
  const [dx, dy] = steps[direction];
  let best: PickCell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const x = cell.x - from.x;
    const y = cell.y - from.y;
    const along = (x * dx + y * dy) / Math.hypot(dx, dy);
    const aside = Math.abs(x * dy - y * dx) / Math.hypot(dx, dy);
    if (along <= 0 || aside > along) continue;
    const far = along + 3 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** All cells of a board, for changes by the game master's hand. */
export const allCells = (width: number, height: number): readonly At[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
