import type { Page } from 'playwright';
import type { Spot } from './finger.ts';

/**
 * Waits until the last answer has been taken, and 450 ms more: a second tap right after it would be ignored as a slip.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main[aria-busy="false"]');
  await page.waitForTimeout(450);
}

/**
 * Plays on by keys with the first possible answer until a combatant who can walk has the turn. Independent of the
 * rules. Throws after `mostDeeds`.
 */
export async function toTurn(page: Page): Promise<void> {
  for (let deed = 0; deed < mostDeeds; deed++) {
    await settled(page);
    if (await arms(page)) return page.keyboard.press('Escape');
    await page.keyboard.press('1');
    // An option with fields (who goes first?) gets the first value of each.
    for (let field = 0; field < mostFields; field++) {
      await page.keyboard.press('Enter');
      await settled(page);
      if (!(await inHand(page))) break;
      await page.keyboard.press('1');
    }
    // What could not be answered in this way is cancelled.
    if (await inHand(page)) await page.keyboard.press('Escape');
    if (deed % 4 === 3) await page.keyboard.press('n');
  }
  throw new Error('nobody comes to walk');
}

const mostFields = 4;

/** The most answers before a turn: initiative rolls of sixty combatants have many ties to decide. */
const mostDeeds = 240;
const inHand = (page: Page): Promise<boolean> => page.locator('[data-testid=cancel]').isVisible();

/** Takes a walk into the hand by an arrow key; `false` when none is offered. */
async function arms(page: Page): Promise<boolean> {
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    // The page reacts in the next frame, or not at all.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const way = page.locator('[data-way]');
    if ((await way.count()) > 0) return true;
  }
  return false;
}

/** A cell of the map that may be walked to. */
export interface Goal extends Spot {
  readonly key: string;
}

/** `many` goals in sight, spread over all that there are, each far enough from the tokens to be tapped safely. */
export async function goalsOf(page: Page, many: number): Promise<readonly Goal[]> {
  await arms(page);
  await page.waitForTimeout(400);
  const list = page.getByText('List of tokens and cells');
  await list.focus();
  await page.keyboard.press('Enter');
  const cells = page.locator('details ul').nth(1).locator('button');
  await cells.first().waitFor();
  const names = await cells.allInnerTexts();
  await list.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-testid=map]').focus();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const cellsBy = names.map(cellNamed);
  const press = async (button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.waitForTimeout(400);
  };
  await press('Fit the whole map');
  let goals = await freeCells(page, cellsBy, 0);
  // With sixty combatants the whole map leaves no room between the tokens: zoom in around the active one.
  if (goals.length === 0) await press('Centre on whoever has the turn');
  for (let step = 0; goals.length === 0 && step < 6; step++) {
    await press('Zoom in');
    // Well inside, so that the map does not pan (and move the goals) to bring the walker into sight after the walk.
    goals = await freeCells(page, cellsBy, 96);
  }
  if (goals.length === 0) throw new Error(`no free cell of ${names.length} is in sight`);
  return Array.from({ length: many }, (_, n) => goals[Math.floor((n * goals.length) / many)] as Goal);
}

/** The column and the row, counted from 0, of a cell by its name ("D6"). */
function cellNamed(name: string): readonly [number, number] {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)/.exec(name) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return [column - 1, Number(row) - 1];
}

/** The cells in sight that lie 44 px or more from all tokens and at least `edge` pixels from the edges of the map. */
const freeCells = (
  page: Page,
  cells: readonly (readonly [number, number])[],
  edge: number,
): Promise<readonly Goal[]> =>
  page.evaluate(
    ([cells, edge]) => {
      const map = document.querySelector('[data-testid=map]') as HTMLElement;
      const room = map.getBoundingClientRect();
      const texts = [...map.querySelectorAll('text')];
      const at = (text: string) => {
        const box = (texts.find((one) => one.textContent === text) as Element).getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [a, b, one] = [at('A'), at('B'), at('1')];
      const size = b.x - a.x;
      const tokens = [...map.querySelectorAll('[data-token]')].map((token) => {
        const box = token.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      return cells.flatMap(([column, row]) => {
        const spot = { x: a.x + column * size, y: one.y + row * size };
        const free = tokens.every((token) => Math.hypot(token.x - spot.x, token.y - spot.y) > 44);
        const inside =
          spot.x > room.left + edge &&
          spot.x < room.right - edge &&
          spot.y > room.top + edge &&
          spot.y < room.bottom - edge;
        const inSight = map.contains(document.elementFromPoint(spot.x, spot.y));
        return free && inside && inSight ? [{ ...spot, key: `${column},${row}` }] : [];
      });
    },
    [cells, edge] as const,
  );
