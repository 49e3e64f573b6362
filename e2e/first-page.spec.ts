import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sampleFile } from './person/command-line.ts';
import { press } from './person/press.ts';
import { bringFile, fromMenu } from './person/record.ts';
import { lookAtScreen } from './person/sight.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { systemNames, tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: tablets.upright, hasTouch: true });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('coming back from a page or a fight restores the scroll position of the first page', async ({
  page,
}) => {
  await comeIn(page);
  const card = page.getByRole('region', { name: 'Wound Slots' });
  const systems = page.getByRole('navigation', { name: 'Rule systems' });
  expect(systemNames).toContain('Persona');
  await expect(systems.getByRole('button')).toHaveText([...systemNames]);
  await press(systems.getByRole('button', { name: 'Wound Slots' }));
  await expect(card.getByRole('heading', { name: 'Wound Slots' })).toBeInViewport();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await press(card.getByRole('button', { name: 'Quick fight' }));
  await expect(page.getByRole('heading', { name: 'Quick fight: Wound Slots' })).toBeInViewport();
  await press(page.getByRole('button', { name: 'Back' }));
  await expect(card).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);

  // A fight is a page that does not scroll at all.
  const sample = card.getByRole('button', { name: /^Riders at the broken bridge/ });
  await sample.scrollIntoViewIfNeeded();
  await press(sample);
  await inFight(page, 'Riders at the broken bridge');
  await page.goBack();
  // The fight to go on with stands above by now, so that the number may be another.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await expect(sample).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('how long ago something was changed stays true while the page is open', async ({ page }) => {
  await page.clock.install();
  await comeIn(page);
  await bringFile(page, 'duel.json', JSON.stringify(sampleFile('persona/duel')));
  const own = page.getByRole('region', { name: 'Your documents' });
  await expect(own).toContainText('just now');
  await page.clock.fastForward('03:10');
  await expect(own).toContainText('3 minutes ago');
  // By now nothing else on the page changes by itself.
  await page.clock.fastForward('02:00:00');
  await expect(own).toContainText('2 hours ago');
});

test('saved fights and documents come first, the newest on top, and can be renamed, deleted and taken back', async ({
  page,
}) => {
  await openSample(page, 'The knight and the brute');
  await fromMenu(page, 'All fights');
  await bringFile(page, 'gate.json', JSON.stringify(sampleFile('persona/duel')));
  await expect(page.getByRole('status')).toContainText('Duel at the old gate');
  await bringFile(page, 'lesson.json', JSON.stringify(sampleFile('fighting-style/duel')));
  await expect(page.getByRole('status')).toContainText('The knight and the brute');

  const above = async (one: string, other: string): Promise<void> => {
    const box = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? NaN;
    expect(await box(one)).toBeLessThan(await box(other));
  };
  await above('Saved fights', 'Begin a fight');
  await above('Your documents', 'Begin a fight');
  const own = page.getByRole('region', { name: 'Your documents' }).getByRole('listitem');
  await expect(own).toContainText([
    /The knight and the brute.*Encounter · Fighting Style · just now/,
    /Duel at the old gate.*Encounter · Persona · just now/,
  ]);

  // Another name, which the fight gets, too; and what is deleted can be taken back.
  await press(own.getByRole('button', { name: 'More for Duel at the old gate' }));
  await press(page.getByRole('button', { name: 'Rename' }));
  await page.getByRole('textbox', { name: 'Name' }).fill('At dusk');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Rename' }));
  await expect(own.first()).toContainText('At dusk');
  await press(own.getByRole('button', { name: 'More for The knight and the brute' }));
  await press(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect(own).toHaveCount(1);
  await press(page.getByRole('button', { name: 'Take it back' }));
  await expect(own).toContainText([/At dusk/, /The knight and the brute/]);
  await page.reload();
  await expect(own).toContainText([/At dusk/, /The knight and the brute/]);

  // Later too: a fight that was deleted lies in the bin.
  const saved = page.getByRole('region', { name: 'Saved fights' });
  await press(saved.getByRole('button', { name: 'More for The knight and the brute' }));
  await press(page.getByRole('button', { name: 'Delete', exact: true }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await expect(saved).toHaveCount(0);
  await page.reload();
  const bin = page.getByRole('region', { name: 'Bin' });
  await press(bin.getByText('Bin: 1 deleted'));
  await lookAtScreen(page, 'the bin');
  await press(bin.getByRole('button', { name: 'Take The knight and the brute back' }));
  await expect(bin).toHaveCount(0);
  await expect(saved).toContainText('The knight and the brute');

  await press(own.getByRole('button', { name: 'Start At dusk' }));
  await inFight(page, 'At dusk');
});

/** A backup with an encounter under each of these names. */
function backupOf(names: readonly string[]): string {
  const duel = sampleFile('fighting-style/duel');
  const item = (name: string, at: number) => ({
    id: `evening-${at}`,
    kind: 'encounter',
    schema: 1,
    system: 'fighting-style',
    name,
    document: { ...duel, name },
    created: at,
    changed: at,
  });
  return JSON.stringify({
    woundtrack: 'backup',
    schema: 1,
    made: 1,
    fights: [],
    aside: [],
    items: names.map(item),
  });
}

const evenings = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Evening ${at + 1}`);

test('of 200 documents 40 are shown at a time, also of those found by a search', async ({ page }) => {
  await comeIn(page);
  await bringFile(page, 'all.backup.json', backupOf(evenings(200)));
  await expect(page.getByRole('status')).toContainText('200 documents', { timeout: 30_000 });
  const own = page.getByRole('region', { name: 'Your documents' });
  await press(own.getByRole('button', { name: 'All 200 documents' }));
  await expect(own.getByRole('listitem')).toHaveCount(40);
  await press(own.getByRole('button', { name: '40 of 200 are shown: more' }));
  await expect(own.getByRole('listitem')).toHaveCount(80);
  await expect(own.getByRole('listitem').nth(40).getByRole('button').first()).toBeFocused();
  // A one is in 19 numbers below a hundred, and in a hundred above it.
  await own.getByRole('searchbox').fill('evening 1');
  await expect(own.getByText('119 found')).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveCount(40);
  await own.getByRole('searchbox').fill('');
  await press(own.getByRole('button', { name: 'Only the first' }));
  await expect(own.getByRole('listitem')).toHaveCount(3);
});

test('one of 25 documents is found by words of its name and opened by a tap', async ({ page }) => {
  await comeIn(page);
  await bringFile(page, 'all.backup.json', backupOf([...evenings(24), 'The mill in the fog']));
  await expect(page.getByRole('status')).toContainText('25 documents');
  const own = page.getByRole('region', { name: 'Your documents' });
  const find = own.getByRole('searchbox', { name: 'Find in all 25 documents' });
  await find.fill('evening 2');
  await expect(own.getByText('7 found')).toBeVisible();
  await find.fill('FOG mill');
  await expect(own.getByRole('listitem')).toHaveText([/The mill in the fog/]);
  await lookAtScreen(page, 'a document that was found');
  await find.fill('the moon');
  await expect(own.getByText('0 found')).toBeVisible();
  await find.fill('fog');
  await press(own.getByRole('button', { name: 'Open The mill in the fog' }));
  await expect(page.getByRole('heading', { level: 1, name: 'The mill in the fog' })).toBeVisible();
  await expect(page.getByText('Can be begun, and is kept.')).toBeVisible();
});

test('the reason why an encounter cannot begin is scrolled into view from far down the list', async ({
  page,
}) => {
  await comeIn(page);
  await expect(page.getByRole('heading', { name: 'Begin a fight' })).toBeVisible();
  // Kept by a version that still could read them.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('woundtrack');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('library', 'readwrite');
          for (let n = 1; n <= 20; n++) {
            write.objectStore('library').put({
              id: `old-${n}`,
              schema: 1,
              kind: 'encounter',
              system: 'persona',
              name: `Old ${n}`,
              created: n,
              changed: n,
              document: {
                system: 'persona',
                name: `Old ${n}`,
                combatants: [{ side: 'Heroes' }, { side: 'Foes' }],
              },
            });
          }
          write.onerror = () => reject(write.error);
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await press(page.getByRole('button', { name: 'All 20 documents' }));
  const last = page.getByRole('button', { name: 'Start Old 1', exact: true });
  await last.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(300);
  await press(last);
  const told = page.getByRole('alert');
  await expect(told).toContainText('wrong with the encounter');
  await expect(told).toBeInViewport();
  // Each of them once.
  const said = ((await told.textContent()) ?? '').split('battlefield: ');
  expect(said).toHaveLength(2);
});

test('on a phone each system shows one fight until all are unfolded, and stays unfolded; a tablet shows all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page);
  const dice = page.getByRole('region', { name: 'Action Dice' });
  await expect(dice.getByRole('button', { name: /^The toll at the mill/ })).toBeVisible();
  await expect(dice.getByRole('button', { name: /^The bear’s den/ })).toBeHidden();
  // Six screens down to a backup, no more.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 844);
  // By keys too: they go on at the first of those that have come.
  await dice.getByRole('button', { name: 'All 6 fights: Action Dice' }).press('Enter');
  await expect(dice.getByRole('button', { name: /^The burnt crossing/ })).toBeFocused();
  await press(dice.getByRole('button', { name: /^The bear’s den/ }));
  await inFight(page, 'The bear’s den');
  await fromMenu(page, 'All fights');
  await expect(dice.getByRole('button', { name: /^The bear’s den/ })).toBeVisible();

  // There is room for all on a tablet.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(
    page.getByRole('region', { name: 'Persona' }).getByRole('button', { name: /^The hollow court/ }),
  ).toBeVisible();
});
