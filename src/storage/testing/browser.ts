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

/** From here on every write meets a full disk, until the function that comes back is called. */
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

/** This browser has no IndexedDB, until the function that comes back is called. */
export function noIndexedDb(): () => void {
  const there = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  return () => vi.stubGlobal('indexedDB', there);
}

/** A database opened behind our back, as another tab would. */
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
