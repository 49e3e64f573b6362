import type { Page } from '@playwright/test';
import type { Cell } from './map.ts';
import { cellCalled, mapIsStill } from './map.ts';

/** Fingers on the screen: touch input made by the browser itself, several at once and held as long as wanted. */
export interface Fingers {
  readonly down: (...at: readonly Cell[]) => Promise<void>;
  /** Moves all fingers that are down; in the same order as in `down`. */
  readonly move: (...at: readonly Cell[]) => Promise<void>;
  readonly up: () => Promise<void>;
  readonly tap: (...at: readonly Cell[]) => Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at: readonly Cell[],
    seconds = Date.now() / 1000,
  ) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      timestamp: seconds,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  const fingers: Fingers = {
    async down(...at) {
      await touch('touchStart', at);
    },
    async move(...at) {
      await touch('touchMove', at);
    },
    async up() {
      await touch('touchEnd', []);
    },
    async tap(...at) {
      // The fingers are lifted after 50 ms by the events' own time, however long the browser takes to get them.
      const now = Date.now() / 1000;
      await touch('touchStart', at, now);
      await touch('touchEnd', [], now + 0.05);
    },
  };
  return fingers;
}

/** The middle of a cell on the screen, in pixels. */
export async function spotOf(page: Page, cell: string): Promise<Cell> {
  const { left, top, cell: size } = await mapIsStill(page);
  const { x, y } = cellCalled(cell);
  return { x: left + x * size, y: top + y * size };
}

export const between = (a: Cell, b: Cell, part = 0.5): Cell => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
