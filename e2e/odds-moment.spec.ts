import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, tapAction } from './person/answer.ts';
import { decline } from './person/deed.ts';
import { panel, settled } from './person/look.ts';
import { fromItsMiddle } from './person/middle.ts';
import { press } from './person/press.ts';
import { openRecord } from './person/record.ts';
import { comeIn } from './person/start.ts';
import { test } from './person/test.ts';

const question = (page: Page) => panel(page).getByRole('region', { name: 'Question' });
const tile = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Strike/ })
    .first();
const answered = (page: Page, words: string) =>
  question(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${words}`) }) });

/** Edda has the turn, and the brute beside her. The table rolls, and with this seed her first blow hits. */
async function faceToFace(page: Page): Promise<void> {
  const record = await fromItsMiddle('fighting-style', {
    active: 'edda',
    initiative: { edda: 9, brute: 5 },
    with: { edda: { cell: { x: 8, y: 5 } }, brute: { cell: { x: 9, y: 5 } } },
    seed: 'a hit',
  });
  await comeIn(page);
  await openRecord(page, record);
}

/** The game master throws the brute to the ground, or lets it stand up again. */
async function throwDown(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Change by hand' });
  await press(page.getByRole('button', { name: 'Change by hand', exact: true }));
  await sheet.getByLabel('Who').selectOption({ label: 'Brute' });
  await press(sheet.getByRole('region', { name: 'Conditions' }).getByRole('button', { name: 'Prone' }));
  await press(sheet.getByRole('button', { name: 'Story' }));
  await press(sheet.getByRole('button', { name: 'Apply 1 change' }));
  await expect(sheet).toBeHidden();
  await settled(page);
}

test('odds on the palette and on answers are those of the fight as it stands: a brute thrown down by hand is easier to hit', async ({
  page,
}) => {
  await faceToFace(page);
  await expect(tile(page)).toContainText('47 % hit', { timeout: 20_000 });
  await throwDown(page);
  await expect(tile(page)).toContainText('54 % hit', { timeout: 20_000 });
  await throwDown(page);

  await tapAction(page, 'Strike');
  await commit(page);
  await expect(answered(page, 'Parry')).toContainText('47 % hit');
  await throwDown(page);
  await expect(answered(page, 'Parry')).toContainText('54 % hit');
});

test('odds on answers are those of the open question: the next one may have the same answers and find the fight the same', async ({
  page,
}) => {
  await faceToFace(page);
  await tapAction(page, 'Strike');
  await commit(page);
  await expect(question(page)).toContainText('No defence: 70 % hit');
  await decline(page, 'How does Brute defend?', 'No defence');
  await expect(question(page)).toContainText('A maneuver against Brute?');
  await expect(question(page)).toContainText(/No maneuver: [\d.]+ harm on average/);
  await expect(question(page)).not.toContainText('% hit');
});
