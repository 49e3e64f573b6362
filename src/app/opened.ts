import { openedWith } from '../ui/brought/arriving.ts';

/** The launch queue of installed apps in Chromium, which TypeScript's library does not know. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Receives the files that the installed app is opened with (`file_handlers` of the manifest), and calls `show`, which
 * leads to the page that takes them.
 */
export function receiveOpened(show: () => void): void {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    show();
    void Promise.all(files.map((handle) => handle.getFile())).then(openedWith);
  });
}
