import type { Page } from 'playwright';

/** Measures, inside the page and by its clock, when what a tap causes is drawn. */
interface Marks {
  /** Milliseconds from the next `pointerup` to the frame in which `selector` (after `first`, if given) was drawn. */
  await: (selector: string, first?: string) => void;
  /** The result of the last `await`. */
  result: () => Promise<number>;
  /** The milliseconds between frames from `start` to `stop`. */
  frames: { start: () => void; stop: () => readonly number[] };
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Installs `window.marks` in every document that the page opens from here on. */
export async function withMarks(page: Page): Promise<void> {
  await page.addInitScript(marks);
}

function marks(): void {
  let wanted: { selector: string; first: string | undefined; seen: boolean } | null = null;
  let from = Number.NaN;
  let done: (milliseconds: number) => void = () => {};
  let result = Promise.resolve(Number.NaN);
  addEventListener(
    'pointerup',
    (event) => {
      if (wanted !== null && Number.isNaN(from)) from = event.timeStamp;
    },
    true,
  );
  const look = (): void => {
    if (wanted === null || Number.isNaN(from)) return;
    if (!wanted.seen) wanted.seen = document.querySelector(wanted.first ?? '') !== null;
    if (!wanted.seen || document.querySelector(wanted.selector) === null) return;
    wanted = null;
    // The frame with this change has been submitted when a task runs after it, or when the next frame begins: during an
    // animation Chromium runs frames before messages.
    requestAnimationFrame(() => {
      const after = (): void => done(performance.now() - from);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = after;
      port2.postMessage(null);
      requestAnimationFrame(after);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'data-way', 'data-known', 'aria-label'],
  });
  let frames: number[] = [];
  let running = false;
  window.marks = {
    await(selector, first) {
      from = Number.NaN;
      wanted = { selector, first, seen: first === undefined };
      result = new Promise((resolve) => {
        done = resolve;
      });
    },
    result: () => result,
    frames: {
      start() {
        frames = [];
        running = true;
        let last = Number.NaN;
        const frame = (now: number): void => {
          if (!Number.isNaN(last)) frames.push(now - last);
          last = now;
          if (running) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      stop() {
        running = false;
        return frames;
      },
    },
  };
}

/** Slows the workers of a page by the factor `times`: Chromium's CPU throttling does not apply to workers. */
export async function slowWorkers(page: Page, times: number): Promise<void> {
  await page.route(/\.worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${slowness(times)};${await answer.text()}` });
  });
}

/** Script that makes the time from a message to its answer `times` as long, disk included, by a busy loop. */
const slowness = (times: number): string => `{
  const post = self.postMessage.bind(self);
  let since = 0;
  addEventListener('message', () => { since ||= performance.now(); });
  self.postMessage = (message, ...more) => {
    if (since > 0) {
      const until = performance.now() + ${times - 1} * (performance.now() - since);
      while (performance.now() < until);
      since = 0;
    }
    post(message, ...more);
  };
}`;
