import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';
import { isFightOpen } from '../workers/locks.ts';

/** What the service worker has to say. Nothing reloads until the person asks for it with `update()`. */
export type Update = {
  /** A newer version is waiting (or already took over because of another tab). */
  readonly needRefresh: boolean;
  /** Everything is stored: the app now works without a network. */
  readonly offlineReady: boolean;
  /** It was asked for while another tab has a fight open: it waits on. */
  readonly heldBack: boolean;
  /**
   * Takes the newer version and reloads this tab. Not while a fight is open anywhere: what the older version has not read
   * yet of its own files goes with it, and that fight would be told in the middle that it must be loaded again.
   */
  readonly update: () => void;
};

let activate: () => Promise<void> = async () => {};
let asked = false;
let takenOver = false;
let current: Update = {
  needRefresh: false,
  offlineReady: false,
  heldBack: false,
  update: () => void update(),
};
const listeners = new Set<() => void>();

function change(part: Partial<Update>): void {
  current = { ...current, ...part };
  for (const tell of listeners) tell();
}

async function update(): Promise<void> {
  const heldBack = !takenOver && (await isFightOpen(navigator.locks));
  change({ heldBack });
  if (heldBack) return;
  asked = true;
  if (takenOver) location.reload();
  else await activate();
}

/** Called once at boot. Does nothing where there are no service workers (plain http on a network address). */
export function registerServiceWorker(): void {
  activate = registerSW({
    onNeedRefresh: () => change({ needRefresh: true }),
    onOfflineReady: () => change({ offlineReady: true }),
    onNeedReload: () => {
      takenOver = true;
      if (asked) location.reload();
      else change({ needRefresh: true });
    },
  });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useUpdate(): Update {
  return useSyncExternalStore(subscribe, () => current);
}
