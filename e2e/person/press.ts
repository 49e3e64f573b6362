import type { Locator, Page } from '@playwright/test';

const fingers = new WeakMap<Page, Promise<boolean>>();

/** Whether this person has a touch screen. */
export function hasFingers(page: Page): Promise<boolean> {
  const known = fingers.get(page) ?? page.evaluate(() => navigator.maxTouchPoints > 0);
  fingers.set(page, known);
  return known;
}

/** Where a finger that was just put down has landed: on the thing it was meant for, or beside it. */
type Landing = 'on it' | 'beside it' | 'nowhere yet';

/** A button hears the click, which follows the finger: where the page moves between the two, the press goes astray. */
const heardByClick = 'button, a, summary, input, select, [role=button], [role=radio]';

/** A place on the screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** How the press that is under way has landed, once its click has been heard; asked once. */
    landing?: (() => Promise<Landing>) | undefined;
  }
}

interface Aim {
  readonly heardByClick: string;
  readonly spot: Spot | undefined;
  /** How long a click may be on its way, in milliseconds. */
  readonly patience: number;
}

/**
 * The middle of something, or this spot of it, if it can be pressed there now; `null` when it is greyed, hidden or
 * covered there. From then on the page watches where the next press lands: one that lands beside the thing, because the page has moved in between, is
 * kept from the app as a whole, from the finger's first touch to the click.
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
    // A button that acts as the finger leaves it has heard it, and keeps the browser from making a click. Where it could
    // not, on a busy machine, that comes only after the finger is told to be up: later than the next look at the page.
    const comes = one.isConnected && one.matches(heardByClick) && left?.defaultPrevented !== true;
    if (comes) await Promise.race([click, new Promise((late) => setTimeout(late, patience))]);
    for (const kind of kinds) removeEventListener(kind, watch, { capture: true });
    window.landing = undefined;
    return landing;
  };
  return at;
}

/**
 * Taps on a touch screen, clicks elsewhere. Where the thing lies open to the finger it is pressed at once; Playwright's
 * own way waits two frames first, which is a third of a long journey. That is taken where the thing does not lie open
 * yet, or has moved from under the finger: it waits until the thing rests, and says what is in the way. A large thing is
 * pressed on the spot that is meant.
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
