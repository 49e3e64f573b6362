import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FightRecord, Reply } from '../src/protocol/messages.ts';
import { sitDown } from './person/command-line.ts';
import { settled } from './person/look.ts';
import { randomHands } from './person/random.ts';
import { exportFight } from './person/record.ts';
import { openSample } from './person/start.ts';
import { systems } from './person/systems.ts';
import { test } from './person/test.ts';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 600_000 });

const deeds = 600;
/** Away from the fight for longer, they are led back to it. */
const away = 8;

/** What must not stand on any screen, in words; `null` if all is well. */
async function wrongOn(page: Page): Promise<string | null> {
  const [text = ''] = await page.locator('body').allInnerTexts();
  const said = /The screen broke|The engine stopped|\bundefined\b|\bNaN\b|\[object |\d\.\d{5}/.exec(text);
  if (said) return text.slice(Math.max(0, said.index - 60), said.index + 60);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  return isWide ? 'the page scrolls sideways' : null;
}

for (const { id, signature } of Object.values(systems)) {
  test(`${id}: whatever hands do that do not look, no screen breaks, and the fight replays as it stands`, {
    tag: '@long',
  }, async ({ page }) => {
    const wrong: string[] = [];
    const done: string[] = [];
    const note = (what: string): void => void wrong.push(`${what} (after ${done.slice(-8).join(', ')})`);
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (line) => line.type() === 'error' && note(line.text()));
    await openSample(page, signature);
    const fight = page.url();
    const hands = randomHands(page, `${id}/hands`);
    for (let absent = 0; done.length < deeds; ) {
      done.push(await hands.act());
      absent = page.url() === fight ? 0 : absent + 1;
      if (absent > away) await page.goto(fight);
      if (done.length % 5 > 0) continue;
      const said = await wrongOn(page);
      if (said !== null) note(said);
      expect(wrong).toEqual([]);
    }

    await page.goto(fight);
    await page.reload();
    await settled(page);
    const record: FightRecord = await exportFight(page);
    const loaded = await sitDown().say<Reply>({ do: 'load', record });
    expect(loaded).toMatchObject({ ok: true, hash: record.hash });
    expect(loaded).not.toHaveProperty('warning');
    // By the timeline they may have gone back to its beginning: then all that they did can be done again.
    expect(record.tape.length + record.redo.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
}
