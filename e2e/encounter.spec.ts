import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { between, fingersOn, spotOf } from './person/fingers.ts';
import { settled } from './person/look.ts';
import { map, mapIsStill, tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { exportFight } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, inFight } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

const tool = (page: Page, name: string) => press(page.getByRole('tab', { name }));
/** Chooses what the finger draws; what is pressed is the label around the radio button. */
const choose = (page: Page, name: string) =>
  press(page.getByRole('tabpanel').locator('label').filter({ hasText: name }));
const person = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .first();
const begin = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });

/** Taps the edge between a cell and the one at its right: columns and rows count from 0. */
async function tapEdge(page: Page, column: number, row: number): Promise<void> {
  const { left, top, cell } = await mapIsStill(page);
  await press(map(page), { x: left + (column + 0.5) * cell, y: top + row * cell });
}

/** Draws a finger over the map from one cell to another. */
async function draw(page: Page, from: string, to: string): Promise<void> {
  const finger = await fingersOn(page);
  const [a, b] = [await spotOf(page, from), await spotOf(page, to)];
  await finger.down(a);
  await finger.move(between(a, b));
  await finger.move(b);
  await finger.up();
}

for (const way of ['lying', 'upright'] as const) {
  test.describe(`a tablet, ${way}`, () => {
    test.use({ viewport: tablets[way], hasTouch: true, reducedMotion: 'reduce' });

    test('a sample made one’s own is edited by touch, kept, forecast, and played as edited', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await comeIn(page);
      await press(page.getByRole('button', { name: 'Make it your own: Duel on the threshing floor' }));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Duel on the threshing floor' }),
      ).toBeVisible();
      await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();

      // A thicket, which this sample has not, but another one of the system.
      await tool(page, 'Ground');
      await choose(page, 'Thicket');
      await draw(page, 'F2', 'G2');
      for (const cell of ['F3', 'G3']) await tapCell(page, cell);

      // A wall along column H, with a door in it.
      await tool(page, 'Walls');
      for (const row of [3, 4, 5]) await tapEdge(page, 7, row);
      await choose(page, 'Door');
      await tapEdge(page, 7, 4);

      // Two foes of the pack join the watch.
      await tool(page, 'People');
      await press(page.getByRole('button', { name: 'Add somebody' }));
      await press(page.getByRole('button', { name: 'Watch', exact: true }));
      await press(page.getByRole('button', { name: /^Goblin / }));
      await tapCell(page, 'L3');
      // Where somebody stands nobody else is put.
      await tapCell(page, 'K6');
      await expect(page.getByText('Guard stands there.')).toBeVisible();
      await tapCell(page, 'L8');
      await expect(page.getByText(/stands there\.$/)).toHaveCount(0);
      await press(page.getByRole('button', { name: 'Done' }));
      await expect(page.getByText('Can be begun.')).toBeVisible();

      // Torvin is put on the guard: the rules say so at once, and it is taken back.
      await draw(page, 'D6', 'K6');
      await press(page.getByRole('button', { name: 'One thing is wrong' }));
      const wrong = page.getByRole('dialog', { name: 'What is wrong' });
      await expect(wrong.getByRole('button', { name: /stands here already/ })).toBeVisible();
      await press(wrong.getByRole('button', { name: 'Close' }));
      await expect(begin(page)).toHaveAttribute('aria-disabled', 'true');
      await press(page.getByRole('button', { name: 'Undo' }));

      // Torvin goes elsewhere: a tap on the token takes it, whatever the list shows, and another one puts it down.
      await tapCell(page, 'D6');
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
      await tapCell(page, 'C4');
      await expect(person(page, 'Torvin')).toContainText('C4');
      await expect(page.getByText('Can be begun.')).toBeVisible();

      // Nothing was kept yet, and nothing is lost.
      await page.reload();
      await expect(page.getByRole('tab', { name: 'People' })).toBeVisible();
      await expect(page.getByText('Can be begun.')).toBeVisible();
      await lookAtScreen(page, 'the encounter that is being written');

      await press(page.getByRole('button', { name: 'Keep' }));
      await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
      await press(page.getByRole('button', { name: 'How will it end?' }));
      await expect(page.getByText(/fights? played/)).toBeVisible();
      await press(page.getByRole('button', { name: 'Back' }));
      await press(begin(page));
      await inFight(page, 'Duel on the threshing floor');
      await settled(page);
      const { encounter } = (await exportFight(page)) as unknown as {
        readonly encounter: { readonly battlefield: object; readonly combatants: readonly object[] };
      };
      expect(encounter.battlefield).toMatchObject({
        cells: expect.arrayContaining([{ x: 5, y: 1, w: 2, h: 2, terrain: 'thicket' }]),
        walls: expect.arrayContaining([
          { kind: 'wall', x: 8, y: 3, side: 'w' },
          { kind: 'wall', x: 8, y: 5, side: 'w' },
          expect.objectContaining({ kind: 'door', x: 8, y: 4, side: 'w' }),
        ]),
      });
      expect(encounter.combatants).toMatchObject([
        { id: 'torvin', cell: { x: 2, y: 3 } },
        { id: 'guard', cell: { x: 10, y: 5 } },
        { id: 'goblin', side: 'Watch', cell: { x: 11, y: 2 } },
        { id: 'goblin-2', side: 'Watch', cell: { x: 11, y: 7 }, sheet: { name: 'Goblin 2' } },
      ]);
    });
  });
}

test.describe('a laptop without a mouse', () => {
  test.use({ reducedMotion: 'reduce' });

  test('cells are painted and walls set by keys, undone, kept, and there when it is opened again', async ({
    page,
  }) => {
    await comeIn(page);
    await page.getByRole('button', { name: 'Make it your own: Four in the quarry' }).press('Enter');
    // What is pressed goes away with its page of the panel; the keys stay in the panel.
    await page.getByRole('button', { name: 'Add somebody' }).press('Enter');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.getByRole('tab', { name: 'People' }).press('ArrowRight');
    const ground = page.getByRole('group', { name: 'Paint the ground' }).getByRole('radio').first();
    const name = await ground.evaluate(
      (one) => one.closest('label')?.querySelector('span span')?.textContent,
    );
    // The cursor begins in the corner.
    await map(page).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const cursor = page.getByRole('region', { name: 'Map' }).getByRole('status');
    await expect(cursor).toContainText(`${name}`);
    await expect(page.getByText('Can be begun.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(cursor).not.toContainText(`${name}`);
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();

    await page.getByRole('tab', { name: 'Ground' }).press('ArrowRight');
    await map(page).focus();
    await page.keyboard.press('ArrowDown');
    for (const side of ['2', '3']) await page.keyboard.press(side);
    await expect(cursor).toContainText('2: wall. 3: wall');
    await page.keyboard.press('z');
    await expect(cursor).not.toContainText('3: wall');
    await page.keyboard.press('Shift+Z');
    await expect(cursor).toContainText('2: wall. 3: wall');

    // What is kept is found among one's own documents, and opened there again as it was left.
    await page.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
    await comeIn(page);
    await page.getByRole('button', { name: 'More for Four in the quarry' }).press('Enter');
    await page.getByRole('button', { name: 'Change it' }).press('Enter');
    await page.getByRole('tab', { name: 'Walls' }).click();
    await map(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(cursor).toContainText('2: wall. 3: wall');
  });
});

test.describe('a laptop with a mouse', () => {
  test.use({ reducedMotion: 'reduce' });

  test('Delete removes who is selected; a wall drawn beside the line has no gaps; the wheel, pressed, only moves the map', async ({
    page,
  }) => {
    await comeIn(page);
    await page.getByRole('button', { name: 'Make it your own: The knight and the brute' }).click();
    // Delete takes whoever is selected, and Ctrl+Z brings them back.
    await page.getByRole('tab', { name: 'People' }).click();
    await person(page, 'Brute').click();
    await page.keyboard.press('Delete');
    await expect(person(page, 'Brute')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(person(page, 'Brute')).toBeVisible();
    await page.getByRole('tab', { name: 'Walls' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const { left, top, cell } = await mapIsStill(page);
    const box = (await map(page).boundingBox())!;
    const at = (column: number, row: number) =>
      [box.x + left + (column - 0.5) * cell, box.y + top + (row - 0.5) * cell] as const;
    await page.mouse.move(...at(4.1, 2.3));
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(...at(3.1, 2.3), { steps: 5 });
    await page.mouse.up({ button: 'middle' });
    const moved = await mapIsStill(page);
    expect(moved.left - left).toBeCloseTo(-cell, -1);
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();

    await page.mouse.move(...at(3.1, 2.3));
    await page.mouse.down();
    await page.mouse.move(...at(6.9, 2.3), { steps: 12 });
    await page.mouse.up();
    await expect(page.getByText('Can be begun.')).toBeVisible();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await inFight(page, 'The knight and the brute');
    const { encounter } = await exportFight(page);
    const { walls } = (encounter as { battlefield: { walls: object[] } }).battlefield;
    expect(walls).toMatchObject([{ kind: 'wall', length: 4 }]);
  });
});

test.describe('a map from another program', () => {
  test.use({ viewport: tablets.lying, hasTouch: true, reducedMotion: 'reduce' });

  /** Eight by six cells cut out of a larger map, with a room and an open door, and one piece of wall outside. */
  const at = (x: number, y: number) => ({ x: x + 20, y: y + 10 });
  const map = {
    format: 0.3,
    resolution: { map_origin: at(0, 0), map_size: { x: 8, y: 6 }, pixels_per_grid: 70 },
    line_of_sight: [
      [at(2, 1), at(6, 1), at(6, 4), at(2, 4), at(2, 1)],
      [at(9, 1), at(9, 3)],
    ],
    portals: [{ position: at(3.5, 4), bounds: [at(3, 4), at(4, 4)], closed: false }],
    image: 'iVBO',
  };
  const bring = async (page: Page, button: string, name: string, file: object): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await press(page.getByRole('button', { name: button }));
    const buffer = Buffer.from(JSON.stringify(file));
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };

  test('it becomes a new encounter or the map of an existing one; a broken file is refused', async ({
    page,
  }) => {
    await comeIn(page);
    await bring(page, 'Import a file', 'Old mill.dd2vtt', map);
    const dialog = page.getByRole('dialog', { name: 'A map: Old mill' });
    await expect(dialog).toContainText('4 pieces, all along edges.');
    await expect(dialog).toContainText('1 outside the map: left out.');
    await expect(dialog).toContainText('1, 1 of them open.');
    await press(dialog.getByRole('button', { name: 'Wound Slots' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Old mill' })).toBeVisible();

    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: Duel on the threshing floor' }));
    await tool(page, 'Ground');
    await bring(page, 'Import a map', 'Torn.uvtt', { ...map, portals: [{ bounds: [at(1, 1)] }] });
    await expect(page.getByRole('alert')).toContainText('portals[0].bounds: two points are expected');
    await bring(page, 'Import a map', 'Old mill.dd2vtt', map);
    await expect(dialog).toContainText('Outside of it, and gone: Guard.');
    await press(dialog.getByRole('button', { name: 'Lay it under the encounter' }));
    await tool(page, 'People');
    await expect(person(page, 'Torvin')).toBeVisible();
    await expect(person(page, 'Guard')).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
  });
});

test.describe('the start of a fight', () => {
  test.use({ viewport: tablets.upright, hasTouch: true, reducedMotion: 'reduce' });

  test('an encounter set to begin in round 3 with the brute’s turn begins so', async ({ page }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
    await tool(page, 'Start');
    await expect(page.getByRole('region', { name: 'Surprise' })).toBeVisible();
    await press(page.getByRole('radio', { name: 'In its middle' }));
    await expect(page.getByRole('region', { name: 'Surprise' })).toHaveCount(0);
    for (let round = 1; round < 3; round++) await press(page.getByRole('button', { name: 'Round: more' }));
    await page.getByRole('combobox', { name: 'Whose turn it is' }).selectOption('Brute');
    await press(page.getByRole('button', { name: 'Brute: more' }));
    await expect(page.getByText('Can be begun.')).toBeVisible();
    await lookAtScreen(page, 'where a fight begins');

    await press(begin(page));
    await inFight(page, 'The knight and the brute');
    const order = page.getByRole('toolbar', { name: /^Order of turns/ });
    await expect(order.getByRole('button', { name: /^Brute, .*initiative 11, has the turn/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Initiative' })).toContainText('Round3');
  });

  test('a room, a height, a lamp, a surprised combatant and a wave are set by touch and are in the fight', async ({
    page,
  }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: The hollow court' }));
    await tool(page, 'Walls');
    await press(page.getByRole('radio', { name: 'Rectangle' }));
    await draw(page, 'B6', 'C7');
    await tool(page, 'Ground');
    await press(page.getByRole('radio', { name: 'Light', exact: true }));
    await press(page.getByRole('radio', { name: 'Dark', exact: true }).first());
    await tapCell(page, 'G7');
    await press(page.getByRole('radio', { name: 'Heights' }));
    // Two taps are a rectangle as well.
    await press(page.getByRole('radio', { name: 'Rectangle' }));
    for (const cell of ['D3', 'E4']) await tapCell(page, cell);

    await tool(page, 'Start');
    await press(page.getByRole('button', { name: 'Rin: Surprised' }));
    await tool(page, 'People');
    await press(page.getByRole('button', { name: 'Later' }));
    await press(page.getByRole('button', { name: /^Ogre / }));
    // It is the first wave, so it is no other one.
    await expect(page.getByRole('status').filter({ hasText: /joins .* with a new wave\.$/ })).toBeVisible();
    await tapCell(page, 'O3');
    await press(page.getByRole('button', { name: 'Done' }));
    await press(page.getByRole('button', { name: 'At the start of round: more' }));
    await expect(page.getByText('Can be begun.')).toBeVisible();
    await lookAtScreen(page, 'a wave that is being written');

    await press(begin(page));
    await inFight(page, 'The hollow court');
    await settled(page);
    const { encounter } = (await exportFight(page)) as unknown as { readonly encounter: object };
    expect(encounter).toMatchObject({
      battlefield: {
        walls: expect.arrayContaining([
          { kind: 'wall', x: 1, y: 5, side: 'n', length: 2 },
          { kind: 'wall', x: 1, y: 7, side: 'n', length: 2 },
          { kind: 'wall', x: 1, y: 5, side: 'w', length: 2 },
          { kind: 'wall', x: 3, y: 5, side: 'w', length: 2 },
        ]),
        elevation: expect.arrayContaining([{ x: 3, y: 2, w: 2, h: 2, height: 1 }]),
        light: { ambient: 'dark', sources: expect.arrayContaining([{ x: 6, y: 6, bright: 3, dim: 6 }]) },
      },
      surprised: ['rin'],
      waves: [
        {
          arrives: { round: 3 },
          combatants: [{ id: 'ogre', cell: { x: 14, y: 2 }, sheet: { use: 'ogre' } }],
        },
      ],
    });
  });
});

test.describe('who is there, and who comes later', () => {
  test.use({ viewport: tablets.lying, hasTouch: true, reducedMotion: 'reduce' });

  test('a typed side is used by the next tap, a wave begins again after an undo, and a smaller map tells who is cut away', async ({
    page,
  }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
    await tool(page, 'Start');
    await press(page.getByRole('radio', { name: 'In its middle' }));
    await tool(page, 'People');
    await press(page.getByRole('button', { name: 'Add somebody' }));
    await press(page.getByRole('button', { name: /^Wolf / }));
    await press(page.getByRole('button', { name: 'Another side …' }));
    await page.getByRole('textbox', { name: 'Name of the other side' }).fill('Bandits');
    // With the keyboard still up.
    await tapCell(page, 'L1');
    await press(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('tabpanel').getByText('Bandits')).toBeVisible();

    await press(page.getByRole('button', { name: 'Later' }));
    await press(page.getByRole('button', { name: /^Hill giant / }));
    await tapCell(page, 'A1');
    await press(page.getByRole('button', { name: 'Undo' }));
    await tapCell(page, 'A7');
    await press(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: 'At the start of round: more' })).toBeVisible();
    await expect(person(page, 'Hill giant')).toContainText('A7');

    await tool(page, 'About');
    await press(page.getByRole('button', { name: 'Columns: less' }));
    await press(page.getByRole('button', { name: 'Make it 11 by 10' }));
    await expect(page.getByText('Cut away: Wolf. Undo brings it back.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('Cut away: Wolf. Undo brings it back.')).toHaveCount(0);
    await expect(page.getByText('Can be begun.')).toBeVisible();
  });
});

test.describe('a text field that is being typed in', () => {
  test.use({ viewport: tablets.lying, hasTouch: true, reducedMotion: 'reduce' });

  test('its text outlasts going back and a reload, and is one undo step', async ({ page }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
    await tool(page, 'About');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('');
    // As many letters as an encounter may have, of however many are typed.
    await name.pressSequentially('The ring at dusk, and whoever has come to see it for a copper');
    await expect(name).toHaveValue('The ring at dusk, and whoever has come to see it for a coppe');
    await name.fill('The ring at dusk');
    await page.goBack();
    const row = page.getByRole('button', { name: 'Open The knight and the brute' });
    await expect(row).toContainText('has changes that are not kept');
    await press(page.getByRole('button', { name: 'Open The knight and the brute' }));
    await expect(page.getByRole('heading', { level: 1, name: 'The ring at dusk' })).toBeVisible();

    await tool(page, 'About');
    await page.getByRole('textbox', { name: 'What it is about' }).fill('Nobody leaves before the bell.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'The ring at dusk' })).toBeVisible();
    await tool(page, 'About');
    const about = page.getByRole('textbox', { name: 'What it is about' });
    await expect(about).toHaveValue('Nobody leaves before the bell.');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect(about).not.toHaveValue('Nobody leaves before the bell.');
    await expect(page.getByRole('heading', { level: 1, name: 'The ring at dusk' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByRole('heading', { level: 1, name: 'The knight and the brute' })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ viewport: tablets.lying, hasTouch: true, reducedMotion: 'reduce' });

  test('the older tab is told, takes over, and discards the changes of the newer one', async ({
    page,
    context,
  }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: Duel on the threshing floor' }));
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(page.getByText('Here you can look, and follow it.')).toBeVisible();
    await other.bringToFront();
    await tool(other, 'Ground');
    await tapCell(other, 'F2');
    await expect(other.getByRole('button', { name: 'Discard changes' })).toBeVisible();

    await page.bringToFront();
    await press(page.getByRole('button', { name: 'Take over' }));
    await expect(other.getByText('Here you can look, and follow it.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Discard changes' }));
    await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await lookAtScreen(page, 'an encounter with changes that can be discarded');
    await other.close();
  });
});
