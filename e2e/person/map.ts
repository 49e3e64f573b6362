import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { press } from './press.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The map, which has the keyboard too. It is found by its element; that it is called so is what `keyboard.spec.ts` looks at. */
export const map = (page: Page): Locator => page.locator('[data-testid=map]');

/** "D6" is the fourth column, the sixth row. */
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

/** Steps from one cell to another when a diagonal step counts as one. */
export const stepsBetween = (a: Cell, b: Cell): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Where the first cell lies on the screen and how large cells are, as one sees from the rulers. */
interface Rulers {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** The map at rest: its window, its rulers, and the middles of the tokens one has looked for. */
interface Still extends Rulers {
  readonly board: DOMRect;
  readonly middles: readonly Cell[];
}

/**
 * Looks at the map until it lies still: it glides when a turn begins and after zooming, and is drawn anew when a tablet
 * is turned or a tab is changed. All of it is seen at one glance: between two, what the first one saw may be gone.
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

/** Waits until the map lies still. */
export async function mapIsStill(page: Page): Promise<Rulers> {
  const { left, top, cell } = await still(page);
  return { left, top, cell };
}

/** Where a cell lies on the screen; `null` when it is out of the map's window. */
async function placeOf(page: Page, cell: string): Promise<Cell | null> {
  const { left, top, cell: size, board } = await still(page);
  const { x, y } = cellCalled(cell);
  const at = { x: left + x * size, y: top + y * size };
  return at.x < board.left || at.y < board.top || at.x > board.right || at.y > board.bottom ? null : at;
}

/** Taps a cell of the map: a finger, or a mouse where there is no touch. What is out of sight is brought into it. */
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
 * The cell that somebody stands on, by the token: the name beside it makes way for others. Good for those of the size of one
 * cell.
 */
export async function cellOf(page: Page, name: string): Promise<string> {
  const { left, top, cell, middles } = await still(page, name.toLowerCase().replaceAll(' ', '-'));
  const [token] = middles as [Cell];
  return nameOfCell({ x: Math.round((token.x - left) / cell), y: Math.round((token.y - top) / cell) });
}

/** The list of tokens and cells that stands in for the map, as it is read out. */
export const mapAsList = (page: Page): Locator =>
  page.getByRole('region', { name: 'Map' }).getByRole('group');

/**
 * Opens the list of tokens and cells that stands in for the map. It is found by its elements, as the landmarks are; that
 * it is called so is what `screens.spec.ts` looks at.
 */
export async function openList(page: Page): Promise<Locator> {
  const list = page.locator('details[data-over-map]');
  if ((await list.locator('ul').count()) === 0) {
    await page.getByText('List of tokens and cells').press('Enter');
    await expect(list.locator('ul').first()).toBeVisible();
  }
  return list;
}

/** Closes the list again, if it is open: it lies over the map. */
export async function closeList(page: Page): Promise<void> {
  const lists = page.locator('details[data-over-map] ul');
  if ((await lists.count()) === 0) return;
  await page.getByText('List of tokens and cells').press('Enter');
  await expect(lists).toHaveCount(0);
}
