import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** A fresh, empty IndexedDB for every test of the file. */
export function freshIndexedDb(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Makes every write fail as on a full disk, until the returned function is called. */
export function fullDisk(): () => void {
  const fail = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(fail);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
  return () => {
    add.mockRestore();
    put.mockRestore();
  };
}

/** Removes IndexedDB, until the returned function is called. */
export function noIndexedDb(): () => void {
  const there = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  return () => vi.stubGlobal('indexedDB', there);
}

/** Opens a database directly, as another tab would. `keep`: it does not make way for an upgrade. */
export function rawOpen(name: string, version: number, keep = true): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => {
      if (!keep) request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
