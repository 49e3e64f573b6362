import type { Page } from '@playwright/test';

export interface Written {
  readonly name: string;
  readonly text: string;
}

/**
 * Holds files over the middle of the page with the mouse, or drops them there. Returns whether the page has taken the
 * event; otherwise the browser would show the file in its place.
 */
export const dragFiles = (
  page: Page,
  what: 'dragover' | 'drop',
  files: readonly Written[],
): Promise<boolean> =>
  page.evaluate(
    ({ what, files }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, text } of files) dataTransfer.items.add(new File([text], name));
      const event = new DragEvent(what, { dataTransfer, bubbles: true, cancelable: true });
      const under = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      return !under.dispatchEvent(event);
    },
    { what, files },
  );

/** Opens the app as an installed one that was started with these files. Before the page is opened. */
export async function startWithFiles(page: Page, files: readonly Written[]): Promise<void> {
  await page.addInitScript((files) => {
    const handles = files.map(({ name, text }) => ({ getFile: async () => new File([text], name) }));
    const launchQueue = {
      setConsumer: (consumer: (launch: { files: object[] }) => void) => consumer({ files: handles }),
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  }, files);
}
