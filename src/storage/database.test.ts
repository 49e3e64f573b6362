import { describe, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase, upgrades } from './database.ts';
import { StorageFailure } from './problem.ts';
import { freshIndexedDb, fullDisk, noIndexedDb, rawOpen } from './testing/browser.ts';

freshIndexedDb();

const put = (db: Database) =>
  db.use('the settings', (connection) => connection.put('settings', { key: 'a', schema: 1, value: 1 }));
const read = (db: Database) => db.use('the settings', (connection) => connection.get('settings', 'a'));
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof StorageFailure ? error.problem : error),
  );

test('a stored value can be read through a connection that is opened later', async () => {
  const db = openDatabase();
  await put(db);
  db.rest();
  expect(await read(openDatabase())).toEqual({ key: 'a', schema: 1, value: 1 });
});

test('opening with one more upgrade adds its store and keeps the stored values', async () => {
  const first = openDatabase();
  await put(first);
  first.rest();
  const more = [...upgrades, (db: unknown) => (db as IDBDatabase).createObjectStore('maps')];
  const db = openDatabase({ upgrades: more });
  const names = await db.use('all', async (connection) => [...connection.objectStoreNames] as string[]);
  expect(names).toContain('maps');
  expect(await read(db)).toEqual({ key: 'a', schema: 1, value: 1 });
});

test('a database of version 1 keeps its values and gets an empty bin', async () => {
  const first = openDatabase({ upgrades: upgrades.slice(0, 1) });
  await put(first);
  first.rest();
  const db = openDatabase();
  expect(await read(db)).toEqual({ key: 'a', schema: 1, value: 1 });
  expect(await db.use('the bin', (connection) => connection.getAll('bin'))).toEqual([]);
});

describe('problems of the database: code and place', () => {
  test('without IndexedDB: storage-absent, with what was to be stored as its place', async () => {
    noIndexedDb();
    expect(await problemOf(put(openDatabase()))).toMatchObject({
      code: 'storage-absent',
      place: 'the settings',
    });
  });

  test.each(['SecurityError', 'InvalidStateError'])(
    'an open that throws %s, as in a private window: storage-absent',
    async (name) => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', name);
      });
      expect(await problemOf(put(openDatabase()))).toMatchObject({ code: 'storage-absent' });
    },
  );

  test('a full disk: storage-full, and the same connection writes once there is room', async () => {
    const db = openDatabase();
    const free = fullDisk();
    expect(await problemOf(put(db))).toMatchObject({ code: 'storage-full' });
    free();
    expect(await problemOf(put(db))).toBeNull();
  });

  test('an older tab that keeps the database open: storage-blocked, and reading works once it closes', async () => {
    const old = openDatabase();
    await put(old);
    old.rest();
    const other = await rawOpen('woundtrack', upgrades.length);
    const db = openDatabase({ upgrades: [...upgrades, () => {}], patience: 50 });
    expect(await problemOf(read(db))).toMatchObject({ code: 'storage-blocked' });
    other.close();
    expect(await read(db)).toMatchObject({ key: 'a' });
  });

  test('a newer tab can upgrade the database without waiting, and this tab still writes and reads in it', async () => {
    const db = openDatabase();
    await put(db);
    (await rawOpen('woundtrack', 99)).close();
    await put(db);
    expect(await read(db)).toMatchObject({ key: 'a' });
    expect((await rawOpen('woundtrack', 99)).version).toBe(99);
  });

  test('a database of a newer version that lacks the stores: storage-newer', async () => {
    (await rawOpen('woundtrack', 99)).close();
    expect(await problemOf(put(openDatabase()))).toMatchObject({ code: 'storage-newer' });
  });

  test('work that never ends: storage-slow after 20 ms of patience, and later work is done', async () => {
    const db = openDatabase({ patience: 20 });
    expect(await problemOf(db.use('it', () => new Promise(() => {})))).toMatchObject({
      code: 'storage-slow',
      place: 'it',
    });
    expect(await problemOf(put(db))).toBeNull();
  });

  test('messages for a full disk and a lost connection leave out the browser’s error text', async () => {
    const db = openDatabase();
    const free = fullDisk();
    expect(await problemOf(put(db))).toMatchObject({
      message: expect.stringMatching(/^There is no room left to save\..*, then save again\.$/u),
    });
    free();
    const dropped = new DOMException('The database connection is closing.', 'InvalidStateError');
    expect(await problemOf(db.use('it', () => Promise.reject(dropped)))).toMatchObject({
      code: 'storage-lost',
      message: expect.stringMatching(/ It is tried again by itself\.$/u),
    });
  });

  test('an unknown error: storage-failed, with the original error in its message', async () => {
    const db = openDatabase();
    const problem = await problemOf(db.use('it', () => Promise.reject(new TypeError('odd'))));
    expect(problem).toMatchObject({
      code: 'storage-failed',
      message: expect.stringContaining('TypeError: odd'),
    });
  });
});

describe('a connection that was dropped', () => {
  test('is opened again, and the work is done once more', async () => {
    const db = openDatabase();
    let tries = 0;
    await db.use('it', async (connection) => {
      if (tries++ === 0) connection.close();
      await connection.put('settings', { key: 'b', schema: 1, value: tries });
    });
    expect(tries).toBe(2);
  });

  test('a connection that is dropped twice: storage-lost, and later work is done', async () => {
    const db = openDatabase();
    const dropping = db.use('it', async (connection) => {
      connection.close();
      await connection.put('settings', { key: 'b', schema: 1, value: 1 });
    });
    expect(await problemOf(dropping)).toMatchObject({ code: 'storage-lost' });
    expect(await problemOf(put(db))).toBeNull();
  });

  test('rest() during a write loses nothing, and the database can be read afterwards', async () => {
    const db = openDatabase();
    const writing = put(db);
    db.rest();
    await writing;
    (await rawOpen('woundtrack', upgrades.length)).close();
    expect(await read(db)).toMatchObject({ key: 'a' });
  });
});
