import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerPrompt, commit, commitButton, endItNow, letItPass, tapAction, undo } from './person/answer.ts';
import { sampleFile } from './person/command-line.ts';
import { enterFaces } from './person/dice.ts';
import { bar, look, panel, settled } from './person/look.ts';
import { cellOf, tapCell } from './person/map.ts';
import { press } from './person/press.ts';
import { bringFile, exportFight, fromMenu } from './person/record.ts';
import { comeIn, inFight, openSample } from './person/start.ts';
import { test } from './person/test.ts';

const duel = 'The knight and the brute';

declare global {
  interface Window {
    woundtrackTest: { crash(when: 'now' | 'before-write' | 'after-write'): Promise<unknown> };
  }
}

/** Up to the question how the brute defends. */
async function upToDefence(page: Page): Promise<void> {
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await tapAction(page, 'Strike');
  await commit(page);
  await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
}

const saved = (page: Page) => page.getByRole('region', { name: 'Saved fights' });

test.describe('a file that cannot be read', () => {
  const encounter = JSON.parse(
    readFileSync('src/systems/fighting-style/pack/encounters/duel.json', 'utf8'),
  ) as { combatants: object[] };
  const cases = [
    {
      what: 'text that is no JSON',
      text: '{"system": "fighting-style",\n "name": }',
      says: [/This is not a JSON file/, /line 2, column 10/],
    },
    {
      what: 'an unknown rule system',
      text: JSON.stringify({ ...encounter, system: 'tiddlywinks' }),
      says: [/system: there is no rule system "tiddlywinks"; this version knows .*fighting-style/],
    },
    {
      what: 'a key __proto__',
      text: JSON.stringify(encounter).replace('"side"', '"__proto__":{"polluted":true},"side"'),
      says: [/The key "__proto__" is not allowed/, /combatants\[0\]\.__proto__/],
    },
    {
      what: 'an unknown hero',
      text: JSON.stringify({
        ...encounter,
        combatants: [{ ...encounter.combatants[0], sheet: { use: 'nobody-knows' } }, encounter.combatants[1]],
      }),
      says: [/combatants\[0\]\.sheet/, /nobody-knows/],
    },
    { what: 'a list instead of a document', text: '[1, 2, 3]', says: [/holds no document of Woundtrack/] },
  ];

  test('names the file and the fault, and changes nothing in the library', async ({ page }) => {
    test.setTimeout(cases.length * 60_000);
    await openSample(page, duel);
    await fromMenu(page, 'All fights');
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    for (const { what, text, says } of cases) {
      await test.step(what, async () => {
        const before = await saved(page).ariaSnapshot();
        await bringFile(page, 'letter.json', text);
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('letter.json');
        for (const words of says) await expect(alert).toContainText(words);
        await expect(alert).toContainText('Nothing was changed.');
        await page.reload();
        await expect(saved(page).getByRole('listitem')).toHaveCount(1);
        expect(await saved(page).ariaSnapshot()).toBe(before);
        await expect(page.getByRole('region', { name: 'Your documents' })).toHaveCount(0);
      });
    }
  });

  test('a record of a newer version is set aside, and can be saved as a file unchanged', async ({ page }) => {
    await openSample(page, duel);
    const record = await exportFight(page);
    await fromMenu(page, 'All fights');
    const text = JSON.stringify({ ...record, schema: 99, fromTheFuture: 'kept' });
    await bringFile(page, 'future.json', text);
    await expect(page.getByRole('alert')).toContainText(/schema: the document has version 99/);
    await expect(page.getByRole('alert')).toContainText(/set aside/);
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);

    await page.reload();
    const own = page.getByRole('region', { name: 'Your documents' });
    await press(own.getByText('1 set aside'));
    const download = page.waitForEvent('download');
    await press(own.getByRole('button', { name: 'Save future.json as a file' }));
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);
  });
});

test.describe('a browser without storage', () => {
  test('a fight can be played, undone and exported, and the screen warns that it is not saved', async ({
    page,
  }) => {
    // The engine keeps the fight, in a worker, where scripts for the page do not reach.
    await page.route(/\/engine\.worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const closed =
        "IDBFactory.prototype.open = () => { throw new DOMException('closed', 'SecurityError'); };";
      await route.fulfill({ response, body: `${closed}\n${await response.text()}` });
    });
    await openSample(page, duel, { dice: 'real' });
    const warning = page.getByRole('alert').filter({ hasText: 'not saved' });
    await expect(warning).toContainText('This browser keeps nothing here');
    await upToDefence(page);
    await answerPrompt(page, 'Parry');
    await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
    await expect(warning).toContainText(/^\d+ steps are not saved/);
    await expect(bar(page).getByRole('img', { name: 'Saved', exact: true })).toHaveCount(0);
    await undo(page);
    await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();

    // It can be taken out all the same, and leaving asks first.
    expect((await exportFight(page)).tape.length).toBeGreaterThan(3);
    const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
    await fromMenu(page, 'All fights');
    await expect(asks).toBeVisible();
    await asks.getByRole('button', { name: 'Back to the fight' }).click();
    await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();

    // So does the browser's own way back, and a reload, which the browser asks about by itself.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
    const closing = page.waitForEvent('dialog');
    void page.reload().catch(() => {});
    const dialog = await closing;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    // The last page does not say that all is well either.
    await page.getByRole('button', { name: 'Change by hand' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change by hand' });
    await sheet.getByRole('radio', { name: 'Fight' }).click();
    await endItNow(page);
    await expect(panel(page).getByText('Its last steps are not saved')).toBeVisible();
    await press(panel(page).getByRole('button', { name: 'Back to the fights' }));
    await expect(asks).toBeVisible();
    await asks.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
  });
});

test('a page that fails shows the error and leads to the first page, where the fight is listed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const make = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (location.hash === '#/settings' && name === 'section') throw new Error('broken for a test');
      return make(name);
    };
  });
  await openSample(page, duel);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  const broken = page.getByRole('heading', { level: 1, name: 'The screen broke' });
  await expect(broken).toBeFocused();
  await expect(page.getByRole('main')).toContainText('broken for a test');
  // What goes wrong here is told, too.
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('there is no room for the file.');
    };
  });
  await page.getByRole('button', { name: 'Export the fight' }).click();
  await expect(page.getByRole('alert')).toContainText('That did not work: there is no room for the file.');
  // An installed app has no line for addresses.
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(broken).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Woundtrack' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on with/ })).toContainText(duel);
});

test.describe('a device without free storage', () => {
  /** The result makes these methods of stores fail from then on; until then there is room. */
  async function canBeFilled(page: Page): Promise<(methods: readonly string[]) => Promise<void>> {
    // Everything is written by a worker, where scripts for the page do not reach.
    await page.route(/\/engine\.worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const full = `
        new BroadcastChannel('full').onmessage = ({ data }) => {
          for (const method of data) IDBObjectStore.prototype[method] = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        };`;
      await route.fulfill({ response, body: `${full}\n${await response.text()}` });
    });
    return (methods) =>
      page.evaluate((methods) => new BroadcastChannel('full').postMessage(methods), methods);
  }

  test('what is deleted is told to be gone for good where the bin has no room, and is not offered back', async ({
    page,
  }) => {
    const fill = await canBeFilled(page);
    await openSample(page, duel);
    await fromMenu(page, 'All fights');
    await bringFile(page, 'gate.json', JSON.stringify(sampleFile('persona/duel')));
    await expect(page.getByRole('status')).toContainText('Duel at the old gate', { timeout: 20_000 });
    const own = page.getByRole('region', { name: 'Your documents' });
    const remove = async (): Promise<void> => {
      await press(own.getByRole('button', { name: 'More for Duel at the old gate' }));
      await press(page.getByRole('button', { name: 'Delete', exact: true }));
    };
    await remove();
    await expect(own.getByRole('button', { name: 'Take it back' })).toBeVisible();
    // Taken back from the bin, it is not offered a second time.
    await press(page.getByText('Bin: 1 deleted'));
    await press(page.getByRole('button', { name: 'Take Duel at the old gate back' }));
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);

    await fill(['put', 'add']);
    await remove();
    await expect(own.getByRole('status')).toContainText('“Duel at the old gate” is gone for good');
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await press(saved(page).getByRole('button', { name: `More for ${duel}` }));
    await press(page.getByRole('button', { name: 'Delete', exact: true }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await expect(saved(page).getByRole('status')).toContainText(`“${duel}” is gone for good`);
  });

  test('keeping, duplicating, deleting, settings and rulings each report that there is no room', async ({
    page,
  }) => {
    const fill = await canBeFilled(page);
    const noRoom = page.getByRole('alert').filter({ hasText: 'There is no room left to save' });
    await comeIn(page);
    await bringFile(page, 'gate.json', JSON.stringify(sampleFile('persona/duel')));
    // The worker comes by way of the test.
    await expect(page.getByRole('status')).toContainText('Duel at the old gate', { timeout: 20_000 });
    await fill(['put', 'add', 'delete']);

    await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
    await expect(noRoom).toContainText('The knight and the brute cannot be kept.');
    await expect(noRoom).toBeInViewport();

    const own = page.getByRole('region', { name: 'Your documents' });
    for (const deed of ['Duplicate', 'Delete']) {
      await press(own.getByRole('button', { name: /^More for/ }));
      await press(page.getByRole('button', { name: deed, exact: true }));
      await expect(own.getByRole('alert').last()).toContainText('There is no room left to save');
      await expect(own.getByRole('listitem')).toHaveCount(1);
    }
    await expect(own.getByText('is deleted')).toHaveCount(0);

    await page.goto('/#/quick/persona');
    await press(page.getByRole('button', { name: 'One Imp more' }).first());
    for (const deed of ['Keep for later', 'Make it your own']) {
      await press(page.getByRole('button', { name: deed, exact: true }));
      await expect(noRoom).toBeVisible();
    }

    await page.goto('/#/settings');
    await press(page.getByRole('radio', { name: 'Dim' }));
    await expect(noRoom).toContainText('holds until this page is closed');

    // One of many rulings says so: the one that was switched.
    await page.goto('/#/');
    await press(page.getByRole('region', { name: 'Fighting Style' }).getByRole('button', { name: 'Rules' }));
    await press(page.getByRole('button', { name: /^Rulings / }));
    await expect(page.getByRole('radiogroup').nth(1)).toBeVisible();
    await expect(noRoom).toHaveCount(0);
    await press(page.getByRole('radiogroup').first().getByText(/\w/).last());
    await expect(noRoom).toHaveCount(1);
  });

  test('an encounter whose draft cannot be stored warns about it until it is kept', async ({ page }) => {
    await comeIn(page);
    await press(page.getByRole('button', { name: 'Make it your own: The knight and the brute' }));
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page.getByRole('tab', { name: 'About' }));
    await page.getByRole('textbox', { name: 'Name' }).fill('The ring at dusk');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toContainText('keep it before you leave');
    await press(page.getByRole('button', { name: 'Keep', exact: true }));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an engine that crashes', () => {
  test('in the middle of a question it restarts by itself, with the same question and record', async ({
    page,
  }) => {
    await openSample(page, duel, { dice: 'real', address: '/?test' });
    await upToDefence(page);
    const before = await exportFight(page);
    const asked = await page.evaluate(() => window.woundtrackTest.crash('now').catch(() => 'broken'));
    expect(asked).toBe('broken');
    await expect(page.getByText('The engine stopped and was started again.')).toBeVisible();
    await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
    expect(await exportFight(page)).toEqual(before);

    await press(page.getByRole('button', { name: 'I see' }));
    await answerPrompt(page, 'Parry');
    await enterFaces(page, [3]);
    await enterFaces(page, [19]);
    await expect(panel(page).getByRole('region', { name: 'Question' })).toContainText(/maneuver/i);
  });

  test('before an answer is written the answer is lost, after that it is kept', async ({ page }) => {
    await openSample(page, duel, { dice: 'real', address: '/?test' });
    await upToDefence(page);
    await page.evaluate(() => window.woundtrackTest.crash('before-write'));
    await answerPrompt(page, 'Parry');
    await expect(page.getByText(/started again/).first()).toBeVisible();
    await expect(panel(page).getByText('How does Brute defend?')).toBeVisible();
    await settled(page);

    await page.evaluate(() => window.woundtrackTest.crash('after-write'));
    await answerPrompt(page, 'Parry');
    await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
    const after = await exportFight(page);
    await page.reload();
    await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
    expect((await exportFight(page)).hash).toBe(after.hash);
  });
});

/** Begins the duel in one tab, and opens it in a second, which is returned. */
async function inTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await openSample(page, duel, { dice: 'real' });
  await enterFaces(page, [5]);
  await enterFaces(page, [2]);
  const second = await context.newPage();
  await second.goto(page.url());
  await inFight(second, duel);
  return second;
}

test('a second tab can look and follow, and can take over', async ({ page, context }) => {
  const second = await inTwoTabs(page, context);
  const lookingOn = (one: Page) => one.getByText('Another tab plays this fight.');
  await expect(lookingOn(second)).toBeVisible();
  await expect(lookingOn(page)).toHaveCount(0);

  // What is played in the first is seen in the second, which cannot play itself.
  await tapAction(page, 'Move');
  await tapCell(page, 'I6');
  await commit(page);
  await expect.poll(() => cellOf(second, 'Edda')).toBe('I6');
  await expect(bar(second).getByRole('button', { name: 'Undo' })).toBeDisabled();
  await tapAction(second, 'Strike');
  await expect(commitButton(second)).toBeDisabled();
  // Nothing promises there that the button does it.
  await expect(bar(second).getByText('You look on. It is played in another tab.')).toBeVisible();
  // Where a dialog covers the bar with the refusal, it is told in the dialog.
  await fromMenu(second, 'Dice and reactions');
  const dice = second.getByRole('dialog', { name: 'Dice and reactions' });
  await press(
    dice.getByRole('radiogroup', { name: 'Dice of everybody' }).getByRole('radio', { name: 'Digital' }),
  );
  await expect(dice.getByRole('alert')).toHaveText(/This tab looks on\. Take the fight over to play here/);
  await press(dice.getByRole('button', { name: 'Close' }));
  await press(bar(second).getByRole('button', { name: 'Cancel' }));
  await press(panel(second).getByRole('button', { name: 'Hand over …' }));
  const given = second.getByRole('dialog', { name: 'Hand Edda over' });
  await press(given.getByRole('button', { name: 'Until taken back' }));
  await expect(given.getByRole('alert')).toHaveText(/This tab looks on\. Take the fight over to play here/);
  await press(given.getByRole('button', { name: 'Close' }));

  await press(second.getByRole('button', { name: 'Take over' }));
  await expect(lookingOn(second)).toHaveCount(0);
  await expect(lookingOn(page)).toBeVisible();
  await tapAction(second, 'Strike');
  await commit(second);
  await letItPass(second, 'No defence');
  await expect(panel(second).getByText('What does the d20 show?')).toBeVisible();
  await expect(panel(page).getByText('What does the d20 show?')).toBeVisible();
  expect((await exportFight(second)).hash).toBe((await exportFight(page)).hash);
  expect((await look(page)).filter((one) => one.role === 'region').map((one) => one.name)).toContain('Roll');

  // The keys of its pad are greyed, and say why: nothing has happened, so what happened last is still told.
  const happened = panel(page).getByRole('button', { name: /^What just happened: / });
  const told = await happened.getAttribute('aria-label');
  const keys = panel(page).getByRole('region', { name: 'Faces of the dice' }).getByRole('button');
  await expect(keys).toHaveCount(20);
  for (const key of await keys.all()) await expect(key).toBeDisabled();
  await keys.nth(11).click({ force: true });
  const why = page.getByRole('dialog', { name: 'Why not' });
  await expect(why).toHaveText(/This tab looks on\. Take the fight over to play here/);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(panel(page).getByRole('button', { name: /^Always roll for / })).toBeDisabled();
  await expect(happened).toHaveAttribute('aria-label', told ?? '?');
});

test('a tab that looks on says so when the tab that played is closed, and plays on from there', async ({
  page,
  context,
}) => {
  const second = await inTwoTabs(page, context);
  await expect(second.getByText('Another tab plays this fight.')).toBeVisible();
  await page.close();
  await expect(second.getByText('The tab that played this fight has left it.')).toBeVisible();
  await expect(second.getByText('Another tab plays this fight.')).toHaveCount(0);
  await expect(bar(second).getByText('You look on. No tab plays it now.')).toBeVisible();
  await press(second.getByRole('button', { name: 'Play on here' }));
  await expect(second.getByText('has left it')).toHaveCount(0);
  await tapAction(second, 'Move');
  await tapCell(second, 'I6');
  await commit(second);
  await expect.poll(() => cellOf(second, 'Edda')).toBe('I6');
});

for (const address of ['nobody-saved-this', 'cut-off-%E0'])
  test(`the address of an unknown fight says so and leads to the start page: ${address}`, async ({
    page,
  }) => {
    await comeIn(page);
    await page.goto(`/#/fight/${address}`);
    await expect(page.getByText('This fight cannot be opened.')).toBeVisible();
    await press(page.getByRole('button', { name: 'To the fights' }));
    await expect(page.getByRole('heading', { name: 'Begin a fight' })).toBeVisible();
  });

const nowhere: { readonly [address: string]: string } = {
  'ledger/nobody-saved-this': 'This fight cannot be read.',
  'after/nobody-saved-this': 'This fight cannot be read.',
  'encounter/nobody-wrote-this': 'This encounter is no longer in the library.',
  forecast: 'Nothing is being forecast.',
  'forecast/nobody-saved-this': 'This fight cannot be forecast.',
  'quick/tiddlywinks': 'No fight can be set up.',
  'people/tiddlywinks': 'Nobody can be shown.',
  'rules/tiddlywinks': 'These rules cannot be read.',
  'no/such/page': 'There is no such page.',
};
test('every address that leads nowhere says why, and leads back to the fights', async ({ page }) => {
  await comeIn(page);
  for (const [address, says] of Object.entries(nowhere))
    await test.step(address, async () => {
      await page.goto(`/#/${address}`);
      await expect(page.getByText(says)).toBeVisible();
      await press(page.getByRole('button', { name: 'To the fights' }));
      await expect(page.getByRole('heading', { name: 'Begin a fight' })).toBeVisible();
    });
});

test('exporting a fight that is partly lost reports that a part is missing', async ({ page }) => {
  await openSample(page, duel);
  await fromMenu(page, 'All fights');
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('woundtrack');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['journal', 'checkpoints'], 'readwrite');
          tx.objectStore('journal').clear();
          tx.objectStore('checkpoints').clear();
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await saved(page)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('button', { name: 'Export as a file' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of what was stored is missing or unreadable.');
});
