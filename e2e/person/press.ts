import type { Locator, Page } from '@playwright/test';

const fingers = new WeakMap<Page, Promise<boolean>>();

/** Whether the page has a touch screen. Cached by page. */
export function hasFingers(page: Page): Promise<boolean> {
  const known = fingers.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  fingers.set(page, known);
  return known;
}

/** Where a press has landed: on the element it was meant for, beside it, or not observed yet. */
type Landing = 'on it' | 'beside it' | 'nowhere yet';

/** Elements that react to the click, which follows the touch: if the page moves in between, the click misses them. */
const heardByClick = 'button, a, summary, input, select, [role=button], [role=radio]';

/** A place on the screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Resolves with where the press under way has landed, after its click. Set by `aim`; to be called once. */
    landing?: (() => Promise<Landing>) | undefined;
  }
}

interface Aim {
  readonly heardByClick: string;
  readonly spot: Spot | undefined;
  /** How long to wait for the click, in milliseconds. */
  readonly patience: number;
}

/**
 * Runs in the page. Returns the middle of an element, or the given spot, if it can be pressed there now; `null` when it
 * is disabled, hidden or covered there. Then it watches where the next press lands: if beside the element, because the
 * page has moved in between, all its events, from the touch to the click, are kept from the app.
 */
function aim(one: Element, { heardByClick, spot, patience }: Aim): Spot | null {
  if (one.matches(':disabled, [aria-disabled=true]')) return null;
  const middle = (): Spot => {
    if (spot) return spot;
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isThere = ({ x, y }: Spot): boolean => {
    const under = document.elementFromPoint(x, y);
    return under !== null && one.contains(under);
  };
  if (!isThere(middle())) one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const at = middle();
  if (!isThere(at)) return null;

  const kinds = [
    'pointerdown',
    'touchstart',
    'mousedown',
    'pointerup',
    'touchend',
    'mouseup',
    'click',
  ] as const;
  let landing: Landing = 'nowhere yet';
  let clicked = (): void => {};
  const click = new Promise<void>((heard) => {
    clicked = heard;
  });
  let left: Event | null = null;
  const watch = (event: Event): void => {
    if (event.type === 'touchend') left = event;
    const onIt = event.composedPath().includes(one);
    if (landing === 'nowhere yet') landing = onIt ? 'on it' : 'beside it';
    const astray = event.type === 'click' && !onIt && one.isConnected && one.matches(heardByClick);
    if (astray) landing = 'beside it';
    if (event.type === 'click') clicked();
    if (landing === 'on it') return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const kind of kinds) addEventListener(kind, watch, { capture: true, passive: false });
  window.landing = async () => {
    // No click follows if the button acted on `touchend` and prevented it. Otherwise the click may come, on a busy
    // machine, some time after the touch has ended, so it has to be waited for.
    const comes = one.isConnected && one.matches(heardByClick) && left?.defaultPrevented !== true;
    if (comes) await Promise.race([click, new Promise((late) => setTimeout(late, patience))]);
    for (const kind of kinds) removeEventListener(kind, watch, { capture: true });
    window.landing = undefined;
    return landing;
  };
  return at;
}

/**
 * Taps an element on a touch screen, clicks it elsewhere; at `spot` of the screen if given, otherwise in its middle. If
 * it is not covered, it is pressed at once: Playwright's own `tap` first waits two frames, a third of the time of a
 * long journey. That is the fallback if the element is covered or has moved from under the finger: it waits until the
 * element is stable, and reports what is in the way.
 */
export async function press(thing: Locator, spot?: Spot): Promise<void> {
  const page = thing.page();
  const fingers = await hasFingers(page);
  const at = await thing.evaluate(aim, { heardByClick, spot, patience: 1000 });
  if (at) {
    if (fingers) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    if ((await page.evaluate(() => window.landing?.())) !== 'beside it') return;
  }
  const box = spot && (await thing.boundingBox());
  const where = spot && box ? { position: { x: spot.x - box.x, y: spot.y - box.y } } : {};
  await (fingers ? thing.tap(where) : thing.click(where));
}
