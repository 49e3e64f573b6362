import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { connected } from './connection.ts';

/** How safely the browser keeps our data. Sizes in bytes, times in milliseconds since 1970; `null`: unknown. */
interface StorageState {
  /** Whether the browser has promised not to clear the data by itself. */
  readonly persisted: boolean | null;
  readonly usage: number | null;
  readonly quota: number | null;
  readonly lastBackup: number | null;
  /** Why fights cannot be saved; `null`: they can. */
  readonly problem: StorageProblem | null;
  /** Why a setting or a ruling could not be stored and holds only until the page is closed; `null`: all are stored. */
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
/** `undefined` on plain http, where browsers offer none. */
const manager = (): StorageManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);

/** Reads the state again. Never rejects. */
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

/** Asks the browser to keep the data; `false` when it does not promise to. */
async function askToPersist(): Promise<boolean> {
  const persisted = await (manager()
    ?.persist?.()
    .catch(() => false) ?? false);
  set({ persisted });
  return persisted;
}

let asked = false;
/** To be called after a save: the first one of a visit asks the browser to keep the data. */
export async function firstSave(): Promise<void> {
  if (asked) return;
  asked = true;
  await askToPersist();
  await refreshStorageState();
}

/** Records that a whole backup was made at this moment. */
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
export const keepSetting = (key: string, value: Json): Promise<boolean> =>
  keep(key, () => connected().table.library('writeSettings', key, value));

/** Stores some fields of one of the settings in the same way, and leaves its others as they are stored. */
export const keepFields = (key: string, fields: { readonly [field: string]: Json }): Promise<boolean> =>
  keep(key, () => connected().table.library('changeSettings', key, fields));

async function keep(key: string, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    unkept.delete(key);
  } catch (error) {
    unkept.set(key, error instanceof Error ? error.message : String(error));
  }
  const why = [...unkept.values()].at(-1) ?? null;
  if (useStorageState.getState().unkept !== why) set({ unkept: why });
  return !unkept.has(key);
}

/** Records the problem of the last save; `null` if there was none. */
export function noteProblem(problem: StorageProblem | null): void {
  if (useStorageState.getState().problem?.code !== problem?.code) set({ problem });
}
