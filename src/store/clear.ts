import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { connected } from './connection.ts';

/** Prefix of all keys in `localStorage` and `sessionStorage`: copies and drafts that can be read synchronously. */
const ours = 'woundtrack:';

function forget(kept: Storage): void {
  for (const key of Object.keys(kept)) if (key.startsWith(ours)) kept.removeItem(key);
}

/**
 * Deletes all data of the user on this device for ever. Rejects, with nothing deleted, if the database cannot be
 * cleared.
 */
async function clearEverything(): Promise<void> {
  const { table } = connected();
  await table.library('clearAll');
  // What only this page remembers goes, too.
  for (const { id } of table.unsaved()) table.forget(id);
  try {
    forget(localStorage);
    forget(sessionStorage);
  } catch {
    // Storage is not available: there is nothing to delete.
  }
}

/** Mutation that deletes everything. Queries are not refetched: the page is reloaded afterwards (`beginAnew`). */
export const useClearAll = (): UseMutationResult<void, Error, void> =>
  useMutation({ mutationFn: clearEverything });

/** Reloads at the first page, so that nothing in the memory of this page remains. */
export function beginAnew(): void {
  location.hash = '#/';
  location.reload();
}
