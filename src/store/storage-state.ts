import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { connected } from './connection.ts';

/** How safe what the browser keeps is. `null`: not known (yet). Sizes in bytes, times in ms since 1970. */
interface StorageState {
  /** Whether the browser has promised not to clear it by itself. */
  readonly persisted: boolean | null;
  readonly usage: number | null;
  readonly quota: number | null;
  readonly lastBackup: number | null;
  /** What keeps fights from being saved now. */
  readonly problem: StorageProblem | null;
  /** Why a change of a setting or a ruling could not be stored: it holds only until the page is closed. */
  readonly unkept: string | null;
}

export const useStorageState = create<StorageState>()(() => ({
  persisted: null,
  usage: null,
  quota: null,
  lastBackup: null,
  problem: null,
  unkept: null,
}));

const set = useStorageState.setState;
/** There is none on plain http. */
const manager = (): StorageManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);

/** Looks again: for the page that shows it. Never fails. */
export async function refreshStorageState(): Promise<void> {
  const [persisted, estimate, backup] = await Promise.all([
    manager()
      ?.persisted?.()
      .catch(() => null) ?? null,
    manager()
      ?.estimate?.()
      .catch(() => null) ?? null,
    connected()
      .table.library('readSettings', 'last-backup')
      .catch(() => null),
  ]);
  set({
    persisted,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    lastBackup: typeof backup === 'number' ? backup : null,
  });
}

/** Asks the browser to keep what is stored; `false` when it will not promise. */
async function askToPersist(): Promise<boolean> {
  const persisted = await (manager()
    ?.persist?.()
    .catch(() => false) ?? false);
  set({ persisted });
  return persisted;
}

let asked = false;
/** After a save: the first one of a visit asks the browser to keep it. */
export async function firstSave(): Promise<void> {
  if (asked) return;
  asked = true;
  await askToPersist();
  await refreshStorageState();
}

/** A whole backup was made just now. */
export function noteBackup(): void {
  const lastBackup = Date.now();
  set({ lastBackup });
  void keepSetting('last-backup', lastBackup);
}

/** Why the last change under each key could not be stored. */
const unkept = new Map<string, string>();

/**
 * Stores one of the settings of this device under its key. Never fails: `unkept` says why it was not stored, until
 * something is stored under the same key.
 * @returns whether it is stored.
 */
export async function keepSetting(key: string, value: Json): Promise<boolean> {
  try {
    await connected().table.library('writeSettings', key, value);
    unkept.delete(key);
  } catch (error) {
    unkept.set(key, error instanceof Error ? error.message : String(error));
  }
  const why = [...unkept.values()].at(-1) ?? null;
  if (useStorageState.getState().unkept !== why) set({ unkept: why });
  return !unkept.has(key);
}

/** What saving last came to. */
export function noteProblem(problem: StorageProblem | null): void {
  if (useStorageState.getState().problem?.code !== problem?.code) set({ problem });
}
