import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** An element of the page as in the accessibility tree. */
export interface Seen {
  readonly role: string;
  readonly name: string;
  readonly greyed: boolean;
  readonly pressed: boolean;
  /** Roles and names of its ancestors, the outermost first: `region "Question"`. */
  readonly within: readonly string[];
  /** The text after the colon of a snapshot line; empty if there is none. */
  readonly text: string;
}

const unquoted = (text: string): string => {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(text) ? (JSON.parse(text) as string) : text;
};

/** Parses Playwright's aria snapshot, whose lines look like `- button "Strike 1 AP" [disabled]`. */
export function readSnapshot(snapshot: string): readonly Seen[] {
  const seen: Seen[] = [];
  const around: { readonly depth: number; readonly words: string }[] = [];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', rest = ''] = /^(\s*)- (.*)$/.exec(line) ?? [];
    // A line with something below it or behind it ends in a colon, which stands outside the quotes.
    const said = /^'.*':?/.test(rest) ? unquoted(/^('.*')/.exec(rest)?.[1] ?? '') : rest;
    const [, role = '', quoted, marks = '', text = ''] =
      /^([\w/]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?::\s?(.*))?$/.exec(said) ?? [];
    if (role === '') continue;
    const depth = indent.length;
    while (around.length > 0 && (around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const name = quoted === undefined ? '' : (JSON.parse(quoted) as string);
    seen.push({
      role,
      name: name === '' && role !== 'text' ? unquoted(text) : name,
      greyed: marks.includes('[disabled]'),
      pressed: marks.includes('[pressed]') || marks.includes('[checked]'),
      within: around.map((one) => one.words),
      text: unquoted(text),
    });
    around.push({ depth, words: name === '' ? role : `${role} "${name}"` });
  }
  return seen;
}

// The landmarks are located by their elements, because locating by role and name takes a quarter of the time of a long
// journey. Their roles and names are checked by axe and `smoke.spec.ts`.

/** The panel beside or below the map. */
export const panel = (page: Page) => page.locator('aside[aria-label="Panel"]');

/** The bar at the bottom. */
export const bar = (page: Page) => page.locator('main + footer');

/** The elements of the panel and, after them, of the bottom bar as they are now. */
export async function look(page: Page): Promise<readonly Seen[]> {
  const [above, below] = await Promise.all([panel(page).ariaSnapshot(), bar(page).ariaSnapshot()]);
  return [...readSnapshot(above), ...readSnapshot(below)];
}

/** Waits until the last answer has been accepted or refused. */
export async function settled(page: Page): Promise<void> {
  // Polled with every frame: `expect` polls at growing intervals, which adds up over many answers.
  await page.waitForFunction(
    () => document.querySelector('main')?.getAttribute('aria-busy') === 'false',
    undefined,
    { timeout: 10_000 },
  );
}

/** Waits until all odds in the panel are there: they come a moment after the buttons that show them. */
export async function oddsAreKnown(page: Page): Promise<void> {
  await settled(page);
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

export type Moment = 'initiative' | 'roll' | 'question' | 'turn' | 'over';

/** The kind of input that the table waits for, as far as the panel shows it. */
export function momentOf(seen: readonly Seen[]): Moment {
  const has = (role: string, name: string | RegExp): boolean =>
    seen.some(
      (one) => one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name)),
    );
  if (has('region', 'Initiative rolls')) return 'initiative';
  if (has('region', 'Roll')) return 'roll';
  if (has('region', 'Question')) return 'question';
  if (has('paragraph', /^The fight is over/) || seen.some((one) => /^The fight is over/.test(one.text)))
    return 'over';
  return 'turn';
}

/**
 * Resolves once these words appear on the page, however briefly, from this call on: for example what a tactic announces
 * before it acts, which may be gone again at the next look.
 */
export const saying = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (words) =>
      new Promise<void>((heard) => {
        const observer = new MutationObserver(listen);
        function listen(): void {
          if (!document.body.textContent?.includes(words)) return;
          observer.disconnect();
          heard();
        }
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        listen();
      }),
    words,
  );
