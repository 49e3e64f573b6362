import type { Page } from '@playwright/test';

declare global {
  interface Window {
    fingers?: Fingers;
  }
}

/** Counts of pointer events on the page. */
export interface Fingers {
  /** The most fingers that were down at once. */
  readonly most: number;
  /** Presses of the mouse, not those emulated for a touch. */
  readonly mice: number;
  /** Moves of a pointer to more than 8 px (from there on it is a drag) from where it came down. */
  readonly dragged: number;
}

/** Starts counting fingers, drags and presses of the mouse, in this document and in every one that follows. */
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
