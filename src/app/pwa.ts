import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';
import { areFightsLeft, untilFightsAreLeft } from '../store/open-fights.ts';

/** The state of the service worker. Nothing is reloaded until the user asks for it with `update()`. */
type Update = {
  /** A newer version is waiting (or already took over because of another tab). */
  readonly needRefresh: boolean;
  /** `update` was asked for while a tab has a fight open: the newer version waits until that fight is left. */
  readonly heldBack: boolean;
  /**
   * Activates the newer version and reloads this tab. Refused (`heldBack`) while a fight is open in any tab: activation
   * deletes the cached files of the older version, and that tab could not load those it has not loaded yet.
   */
  readonly update: () => void;
};

let activate: () => Promise<void> = async () => {};
let asked = false;
let takenOver = false;
let current: Update = {
  needRefresh: false,
  heldBack: false,
  update: () => void update(),
};
const listeners = new Set<() => void>();

function change(part: Partial<Update>): void {
  current = { ...current, ...part };
  for (const tell of listeners) tell();
}

async function update(): Promise<void> {
  if (!takenOver && !(await areFightsLeft(navigator.locks))) {
    change({ heldBack: true });
    await untilFightsAreLeft(navigator.locks);
    change({ heldBack: false });
    return;
  }
  asked = true;
  if (takenOver) location.reload();
  else await activate();
}

/** Called once at boot. Does nothing where there are no service workers (plain http on a network address). */
export function registerServiceWorker(): void {
  activate = registerSW({
    onNeedRefresh: () => change({ needRefresh: true }),
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
