import type { Locator, Page } from '@playwright/test';

const fingers = new WeakMap<Page, Promise<boolean>>();

/** Whether this person has a touch screen. */
export function hasFingers(page: Page): Promise<boolean> {
  const known = fingers.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  fingers.set(page, known);
  return known;
}

/** The middle of something that can be pressed there now; `null` when it is greyed, hidden or covered. */
function middleOf(one: Element): { readonly x: number; readonly y: number } | null {
  if (one.matches(':disabled, [aria-disabled=true]')) return null;
  const middle = (): { readonly x: number; readonly y: number } => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isThere = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
    const under = document.elementFromPoint(x, y);
    return under !== null && one.contains(under);
  };
  if (!isThere(middle())) one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const at = middle();
  return isThere(at) ? at : null;
}

/**
 * Taps on a touch screen, clicks elsewhere. Where the thing lies open to the finger it is pressed at once; Playwright's
 * own way waits two frames first, which is a third of a long journey. It is taken where the thing does not lie open
 * yet: it waits, and says what is in the way.
 */
export async function press(thing: Locator): Promise<void> {
  const page = thing.page();
  const fingers = await hasFingers(page);
  const at = await thing.evaluate(middleOf);
  if (at === null) return fingers ? thing.tap() : thing.click();
  if (fingers) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}
