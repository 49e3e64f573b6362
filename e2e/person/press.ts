import type { Locator, Page } from '@playwright/test';

const fingers = new WeakMap<Page, Promise<boolean>>();

/** Whether this person has a touch screen. */
export function hasFingers(page: Page): Promise<boolean> {
  const known = fingers.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  fingers.set(page, known);
  return known;
}

/** Taps on a touch screen, clicks elsewhere. */
export async function press(thing: Locator): Promise<void> {
  if (await hasFingers(thing.page())) await thing.tap();
  else await thing.click();
}
