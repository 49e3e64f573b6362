import type { Page } from '@playwright/test';

declare global {
  interface Window {
    fingers?: Fingers;
  }
}

/** What the hands have done on the page. */
export interface Fingers {
  /** The most fingers that were down at once. */
  readonly most: number;
  /** Presses of a mouse that is none of a finger. */
  readonly mice: number;
  /** Fingers that were lifted elsewhere than they came down: more than the 8 px from which on it is a drag. */
  readonly dragged: number;
}

/** Counts fingers, drags and presses of the mouse from now on, and after every coming page. */
export async function watchFingers(page: Page): Promise<void> {
  const begin = (): void => {
    if (window.fingers) return;
    const count = { most: 0, mice: 0, dragged: 0 };
    window.fingers = count;
    const down = new Map<number, { readonly x: number; readonly y: number }>();
    addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'mouse') count.mice++;
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        count.most = Math.max(count.most, down.size);
      },
      true,
    );
    const moved = (event: PointerEvent): void => {
      const from = down.get(event.pointerId);
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) count.dragged++;
    };
    addEventListener('pointermove', moved, true);
    for (const kind of ['pointerup', 'pointercancel'] as const) {
      addEventListener(kind, (event) => down.delete(event.pointerId), true);
    }
  };
  await page.addInitScript(begin);
  await page.evaluate(begin);
}

export const fingersOf = (page: Page): Promise<Fingers | undefined> => page.evaluate(() => window.fingers);
