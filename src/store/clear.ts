import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { connected } from './connection.ts';

/** What pages keep beside the library, so that it can be read at once: copies and drafts. */
const ours = 'woundtrack:';

function forget(kept: Storage): void {
  for (const key of Object.keys(kept)) if (key.startsWith(ours)) kept.removeItem(key);
}

/** Throws away for good everything of the person on this device. Rejects, with all of it still there, where that fails. */
async function clearEverything(): Promise<void> {
  await connected().table.library('clearAll');
  try {
    forget(localStorage);
    forget(sessionStorage);
  } catch {
    // A browser that keeps nothing.
  }
}

/** The same for a screen. Its lists are not read again: the page begins anew afterwards (`beginAnew`). */
export const useClearAll = (): UseMutationResult<void, Error, void> =>
  useMutation({ mutationFn: clearEverything });

/** Loads the first page as if nobody had ever been here: what this page remembers goes with it. */
export function beginAnew(): void {
  location.hash = '#/';
  location.reload();
}
