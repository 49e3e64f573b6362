import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hasFingers, press } from './press.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The map, which has the keyboard too. */
export const map = (page: Page): Locator => page.getByRole('application', { name: /^Battle map/ });

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

interface Rulers {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

const middle = async (thing: Locator): Promise<Cell> => {
  // The map is drawn anew when a tablet is turned or a tab is changed.
  await expect(thing).toBeVisible();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('this is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where the first cell lies on the screen and how large cells are, as one sees from the rulers. */
async function rulers(page: Page): Promise<Rulers> {
  const on = (text: string) => middle(map(page).getByText(text, { exact: true }).first());
  const [a, b, one] = await Promise.all([on('A'), on('B'), on('1')]);
  return { left: a.x, top: one.y, cell: b.x - a.x };
}

/** Waits until the map lies still: it glides when a turn begins and after zooming. */
export async function mapIsStill(page: Page): Promise<Rulers> {
  let last = await rulers(page);
  await expect(async () => {
    const now = await rulers(page);
    const still = now.left === last.left && now.top === last.top && now.cell === last.cell;
    last = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [50] });
  return last;
}

/** Where a cell lies in the window of the map; `null` when it is out of sight. */
async function placeOf(page: Page, cell: string): Promise<Cell | null> {
  const { left, top, cell: size } = await mapIsStill(page);
  const { x, y } = cellCalled(cell);
  const board = await map(page).boundingBox();
  if (board === null) throw new Error('the map is not in sight');
  const at = { x: left + x * size - board.x, y: top + y * size - board.y };
  return at.x < 0 || at.y < 0 || at.x > board.width || at.y > board.height ? null : at;
}

/** Taps a cell of the map: a finger, or a mouse where there is no touch. What is out of sight is brought into it. */
export async function tapCell(page: Page, cell: string): Promise<void> {
  let position = await placeOf(page, cell);
  if (position === null) {
    await press(page.getByRole('button', { name: 'Fit the whole map' }));
    position = await placeOf(page, cell);
  }
  if (position === null) throw new Error(`${cell} is not in sight, not even on the whole map`);
  if (await hasFingers(page)) await map(page).tap({ position });
  else await map(page).click({ position });
}

/** The cell that somebody stands on, by the name below the token. Good for those of the size of one cell. */
export async function cellOf(page: Page, name: string): Promise<string> {
  const { left, top, cell } = await mapIsStill(page);
  const label = await middle(map(page).getByText(name, { exact: true }));
  return nameOfCell({ x: Math.round((label.x - left) / cell), y: Math.round((label.y - top) / cell - 0.45) });
}

/** Somebody on the map as the list beside it tells it. */
export interface OnMap {
  readonly words: string;
  readonly name: string;
  readonly cell: Cell;
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
