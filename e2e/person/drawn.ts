import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** How long to wait for two frames and an idle moment before a screenshot makes the browser draw, in milliseconds. */
const patience = 3000;
/** How long to wait after that before it is an error, in milliseconds. */
const more = 10_000;

const within = <T>(ms: number, promise: Promise<T>): Promise<T | 'late'> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Whether the scripts of the page respond, and whether the page considers itself visible, in words. */
async function stateOf(page: Page): Promise<string> {
  const asked = page.evaluate(
    () => `${document.visibilityState}, ${innerWidth}×${innerHeight}, ${document.readyState}`,
  );
  const state = await within(2000, asked).catch(String);
  return state === 'late' ? 'its scripts do not answer' : `its scripts answer: ${state}`;
}

/**
 * Waits for two frames and an idle moment, so that the page has adapted to a change of size. A headless browser may
 * stop making frames when nothing asks for one; then a screenshot of one pixel does. If that does not help either,
 * throws an error that says whether the page is stuck or only not drawn.
 */
export async function drawn(page: Page): Promise<void> {
  const frames = page.evaluate(
    () =>
      new Promise<'drawn'>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done('drawn'), { timeout: 200 })),
        ),
      ),
  );
  if ((await within(patience, frames)) === 'drawn') return;
  const before = await stateOf(page);
  const picture = page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: more }).then(
    () => 'was taken',
    (error: Error) => `was not taken: ${error.message.split('\n')[0]}`,
  );
  const description = `no two frames within ${patience} ms; ${before}`;
  if ((await within(more, frames)) === 'drawn') {
    test.info().annotations.push({ type: 'told to draw', description });
    return;
  }
  const outcome = await within(0, picture);
  throw new Error(
    `The page is not drawn: ${description}; a picture ${outcome === 'late' ? 'was not taken' : outcome}; now ${await stateOf(page)}.`,
  );
}
