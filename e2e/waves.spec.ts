import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FightRecord, RecordReply } from '../src/protocol/messages.ts';
import { letItPass, undo } from './person/answer.ts';
import { sampleFile, sitDown } from './person/command-line.ts';
import { settled } from './person/look.ts';
import { fromMenu, openRecord } from './person/record.ts';
import { comeIn } from './person/start.ts';
import { test } from './person/test.ts';

/** The duel in its first round, with a wolf to come in the second and another when it is called. */
async function withWaves(): Promise<FightRecord> {
  const wolf = (id: string, x: number) => ({ id, sheet: { use: 'wolf' }, side: 'foes', cell: { x, y: 0 } });
  const encounter = {
    ...sampleFile('fighting-style/duel'),
    startAt: { round: 1, active: 'edda', initiative: { edda: 9, brute: 6 } },
    waves: [
      { id: 'pack', name: 'The pack', arrives: { round: 2 }, combatants: [wolf('wolf', 0)] },
      { id: 'stray', name: 'The stray', arrives: 'called', combatants: [wolf('stray', 11)] },
    ],
  };
  const table = sitDown();
  await table.say({ do: 'start', encounter, seed: 'waves' });
  const { record } = await table.say<RecordReply>({ do: 'save' });
  return record;
}

const bar = (page: Page) => page.getByRole('toolbar', { name: /^Order of turns/ });
const toCome = (page: Page, words: string) => bar(page).getByRole('img', { name: words });

test('a wave is shown at the end of the bar until its round, joins then, and leaves again by an undo', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const record = await withWaves();
  await comeIn(page);
  await openRecord(page, record);
  await expect(toCome(page, 'The pack: wave in round 2, Wolf')).toBeVisible();
  await expect(toCome(page, 'The stray: wave, when called, Wolf')).toBeVisible();
  await letItPass(page);
  await expect(toCome(page, 'The pack: wave in round 2, Wolf')).toBeVisible();
  await letItPass(page);
  await expect(bar(page).getByRole('button', { name: /^Wolf,/ })).toBeVisible();
  await expect(toCome(page, 'The pack: wave in round 2, Wolf')).toHaveCount(0);
  await undo(page);
  await expect(bar(page).getByRole('button', { name: /^Wolf,/ })).toHaveCount(0);
  await expect(toCome(page, 'The pack: wave in round 2, Wolf')).toBeVisible();
});

test('the game master holds one wave back and calls another, and players see nothing of the one held back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const record = await withWaves();
  await comeIn(page);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Change by hand' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Add' }).click();
  await sheet.getByRole('button', { name: 'Hold it back' }).click();
  await expect(sheet.getByText('wave held back')).toBeVisible();
  // Below the waves and the list there was nothing to be seen of what to do with whoever is chosen.
  await sheet.getByRole('button', { name: /^Wolf/ }).first().click();
  await expect(sheet.getByRole('button', { name: 'Place Wolf on the map' })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: 'Call The stray now' }).click();
  await settled(page);
  await expect(bar(page).getByRole('button', { name: /^Wolf,/ })).toBeVisible();
  await letItPass(page);
  await letItPass(page);
  await expect(toCome(page, 'The pack: wave held back, Wolf')).toBeVisible();
  await fromMenu(page, 'Hand the screen over');
  await page.getByRole('button', { name: 'We are the players' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('img', { name: /^The pack/ })).toHaveCount(0);
});

test('when a tablet is turned, whoever has the turn stays in sight in the bar', async ({ page }) => {
  const wolves = Array.from({ length: 9 }, (_, at) => `wolf-${at + 1}`);
  const duel = sampleFile('fighting-style/duel') as { readonly combatants: readonly object[] };
  const encounter = {
    ...duel,
    combatants: [
      ...duel.combatants,
      ...wolves.map((id, at) => ({ id, sheet: { use: 'wolf' }, side: 'foes', cell: { x: at, y: 0 } })),
    ],
    startAt: {
      round: 1,
      active: 'brute',
      initiative: { edda: 9, brute: 1, ...Object.fromEntries(wolves.map((id) => [id, 5])) },
    },
  };
  const table = sitDown();
  await table.say({ do: 'start', encounter, seed: 'turned' });
  const { record } = await table.say<RecordReply>({ do: 'save' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await comeIn(page);
  await openRecord(page, record);
  const brute = bar(page).getByRole('button', { name: /^Brute,.* has the turn/ });
  await expect(brute).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 507, height: 724 });
  await expect(brute).toBeInViewport({ ratio: 0.9 });
});
