import { create } from 'zustand';
import type { StorageProblem } from '../storage/problem.ts';

/** How safe what the browser keeps is. `null`: not known (yet). Sizes in bytes, times in ms since 1970. */
export interface StorageState {
  readonly persisted: boolean | null;
  readonly usage: number | null;
  readonly quota: number | null;
  readonly lastBackup: number | null;
  readonly problem: StorageProblem | null;
}

export const useStorageState = create<StorageState>()(() => ({
  persisted: null,
  usage: null,
  quota: null,
  lastBackup: null,
  problem: null,
}));
