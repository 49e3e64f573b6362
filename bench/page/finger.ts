import type { CDPSession, Page } from 'playwright';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A finger on the screen of a page: touch input made by the browser itself. `drag`: `speed` in pixels a second. */
export interface Finger {
  readonly tap: (at: Spot) => Promise<void>;
  readonly drag: (at: Spot, by: Spot, speed: number) => Promise<void>;
  readonly pinch: (at: Spot, scale: number) => Promise<void>;
}

export function fingerOf(cdp: CDPSession): Finger {
  const touch = (type: 'touchStart' | 'touchEnd', at: readonly Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  return {
    async tap(at) {
      await touch('touchStart', [at]);
      await touch('touchEnd', []);
    },
    async drag(at, by, speed) {
      await cdp.send('Input.synthesizeScrollGesture', {
        ...at,
        xDistance: by.x,
        yDistance: by.y,
        speed,
        gestureSourceType: 'touch',
        preventFling: true,
      });
    },
    async pinch(at, scale) {
      await cdp.send('Input.synthesizePinchGesture', {
        ...at,
        scaleFactor: scale,
        relativeSpeed: 500,
        gestureSourceType: 'touch',
      });
    },
  };
}

/** The middle of the first element that matches the selector. Throws when it is not visible. */
export async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
