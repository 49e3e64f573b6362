import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { press } from './press.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The map, which can have the focus. Located by its element; `keyboard.spec.ts` checks its role and name. */
export const map = (page: Page): Locator => page.locator('[data-testid=map]');

/** The cell of a name, counted from 0: "D6" is column 3, row 5. */
export function cellCalled(name: string): Cell {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { x: column - 1, y: Number(row) - 1 };
}

export function nameOfCell({ x, y }: Cell): string {
  let letters = '';
  for (let n = x; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters;
  return `${letters}${y + 1}`;
}

/** Chebyshev distance: steps from one cell to another, with a diagonal step counting as one. */
export const stepsBetween = (a: Cell, b: Cell): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The middle of cell A1 on the screen and the size of cells, in pixels, derived from the rulers. */
interface Rulers {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** The map at rest: its box, its rulers, and the middles of the tokens that were asked for. */
interface Still extends Rulers {
  readonly board: DOMRect;
  readonly middles: readonly Cell[];
}

/**
 * Waits until the map does not move, and measures it: it glides when a turn begins and after zooming, and is mounted
 * again when the layout or the tab changes. Everything is measured at once, because between two calls the map may be
 * replaced. Throws when a part is not visible or the map does not come to rest within ten seconds.
 */
async function still(page: Page, ...tokens: readonly string[]): Promise<Still> {
  const [board, a, b, one, ...middles] = await page.evaluate(
    async ({ rulers, tokens, patience }) => {
      const boxOf = (thing: Element | undefined): DOMRect | null => {
        const box = thing?.checkVisibility({ visibilityProperty: true })
          ? thing.getBoundingClientRect()
          : null;
        return box && box.width > 0 && box.height > 0 ? box : null;
      };
      const glance = (): readonly (DOMRect | null)[] => {
        const map = document.querySelector('[data-testid=map]') ?? undefined;
        const texts = [...(map?.querySelectorAll('text, tspan') ?? [])];
        const textOf = (text: string) => texts.find((one) => one.textContent === text);
        const tokenOf = (id: string) => map?.querySelector(`[data-token="${id}"]`) ?? undefined;
        const seen = [map, ...rulers.map(textOf), ...tokens.map(tokenOf)];
        return seen.map(boxOf);
      };
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const giveUp = performance.now() + patience;
      for (let last = ''; ; ) {
        const boxes = glance();
        const now = boxes.includes(null) ? '' : JSON.stringify(boxes);
        if (now !== '' && now === last) return JSON.parse(now) as DOMRect[];
        if (performance.now() > giveUp) {
          const missing = ['the map', ...rulers, ...tokens].filter((_, index) => boxes[index] === null);
          throw new Error(
            missing.length > 0 ? `out of sight: ${missing.join(', ')}` : 'the map does not rest',
          );
        }
        last = now;
        await frame();
        await frame();
      }
    },
    { rulers: ['A', 'B', '1'], tokens, patience: 10_000 },
  );
  const middle = ({ x, y, width, height }: DOMRect): Cell => ({ x: x + width / 2, y: y + height / 2 });
  const [at, next, row] = [a, b, one].map((box) => middle(box as DOMRect)) as [Cell, Cell, Cell];
  return {
    board: board as DOMRect,
    left: at.x,
    top: row.y,
    cell: next.x - at.x,
    middles: middles.map(middle),
  };
}

/** Waits until the map does not move. */
export async function mapIsStill(page: Page): Promise<Rulers> {
  const { left, top, cell } = await still(page);
  return { left, top, cell };
}

/** The middle of a cell on the screen; `null` when it is outside the map's box. */
async function placeOf(page: Page, cell: string): Promise<Cell | null> {
  const { left, top, cell: size, board } = await still(page);
  const { x, y } = cellCalled(cell);
  const at = { x: left + x * size, y: top + y * size };
  return at.x < board.left || at.y < board.top || at.x > board.right || at.y > board.bottom ? null : at;
}

/**
 * Taps (or clicks, without touch) a cell of the map. If it is out of sight, the whole map is fitted into view first.
 */
export async function tapCell(page: Page, cell: string): Promise<void> {
  let at = await placeOf(page, cell);
  if (at === null) {
    await press(page.getByRole('button', { name: 'Fit the whole map' }));
    at = await placeOf(page, cell);
  }
  if (at === null) throw new Error(`${cell} is not in sight, not even on the whole map`);
  await press(map(page), at);
}

/**
 * The cell that a combatant stands on, from the position of its token (names beside tokens may be moved). Only for
 * combatants of the size of one cell.
 */
export async function cellOf(page: Page, name: string): Promise<string> {
  const { left, top, cell, middles } = await still(page, name.toLowerCase().replaceAll(' ', '-'));
  const [token] = middles as [Cell];
  return nameOfCell({ x: Math.round((token.x - left) / cell), y: Math.round((token.y - top) / cell) });
}

/** The list of tokens and cells, the accessible substitute for the map. */
export const mapAsList = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map' }).getByRole('group');

/**
 * Opens the list of tokens and cells. Located by its elements, as the landmarks are; `screens.spec.ts` checks its name.
 */
export async function openList(page: Page): Promise<Locator> {
  const list = page.locator('details[data-over-map]');
  if ((await list.locator('ul').count()) === 0) {
    await page.getByText('List of tokens and cells').press('Enter');
    await expect(list.locator('ul').first()).toBeVisible();
  }
  return list;
}

/** Closes the list if it is open: it covers the map. */
export async function closeList(page: Page): Promise<void> {
  const lists = page.locator('details[data-over-map] ul');
  if ((await lists.count()) === 0) return;
  await page.getByText('List of tokens and cells').press('Enter');
  await expect(lists).toHaveCount(0);
}
