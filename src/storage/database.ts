import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { openDB } from 'idb';
import type {
  AsideItem,
  Binned,
  Checkpoint,
  FightRow,
  JournalRow,
  KeptSettings,
  LibraryItem,
} from './documents.ts';
import { asFailure, looksDropped, storageFailure } from './problem.ts';

/** The stores of the database and their keys. */
export interface Stores extends DBSchema {
  fights: { key: string; value: FightRow };
  journal: { key: [fight: string, seq: number]; value: JournalRow };
  checkpoints: { key: string; value: Checkpoint };
  library: { key: string; value: LibraryItem };
  aside: { key: string; value: AsideItem };
  settings: { key: string; value: KeptSettings };
  bin: { key: string; value: Binned };
}

export type Connection = IDBPDatabase<Stores>;

/** What each version of the database adds: entry 0 makes version 1. Entries are never changed, only added. */
export const upgrades: readonly ((db: Connection) => void)[] = [
  (db) => {
    db.createObjectStore('fights', { keyPath: 'id' });
    db.createObjectStore('journal', { keyPath: ['fight', 'seq'] });
    db.createObjectStore('checkpoints', { keyPath: 'fight' });
    db.createObjectStore('library', { keyPath: 'id' });
    db.createObjectStore('aside', { keyPath: 'id' });
    db.createObjectStore('settings', { keyPath: 'key' });
  },
  (db) => {
    db.createObjectStore('bin', { keyPath: 'id' });
  },
];

/** All of them. */
export const storeNames = [
  'fights',
  'journal',
  'checkpoints',
  'library',
  'aside',
  'settings',
  'bin',
] as const;

/** The library of this browser. Opened when it is first used, opened again when the connection was dropped. */
export interface Database {
  /**
   * Runs work on an open connection; when that has dropped, once more on a fresh one, so work must be a single
   * transaction. Rejects with a StorageFailure that names `place`.
   */
  use<T>(place: string, work: (db: Connection) => Promise<T>): Promise<T>;
  /** Lets go of the connection, before the system takes it (pagehide). The next use opens it again. */
  rest(): void;
}

interface DatabaseOptions {
  readonly name?: string;
  /** How long to wait for an answer, in milliseconds. */
  readonly patience?: number;
  /** Other upgrades than ours, for tests. */
  readonly upgrades?: typeof upgrades;
}

const timeUp = Symbol('time is up');

function within<T>(promise: Promise<T>, patience: number): Promise<T | typeof timeUp> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(timeUp), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The database of this name. A connection can vanish at any moment: iPadOS drops it in the background, a newer tab
 * asks for it, an older tab keeps us waiting. So nobody holds one: work is handed in, and this place opens, waits,
 * opens again and puts a name to what went wrong.
 */
export function openDatabase(options: DatabaseOptions = {}): Database {
  const { name = 'woundtrack', patience = 5000, upgrades: steps = upgrades } = options;
  let opening: Promise<Connection> | null = null;
  let blocked = false;

  const forget = (which: Promise<Connection>): void => {
    if (opening === which) opening = null;
  };

  /**
   * A newer Woundtrack has been here. Versions only add stores and every document names its own shape, so what is
   * played in this tab can go on being saved for as long as our stores are there.
   */
  async function asItIs(error: unknown, settings: OpenDBCallbacks<Stores>): Promise<Connection> {
    if (!(error instanceof Error) || error.name !== 'VersionError') throw error;
    const db = await openDB<Stores>(name, undefined, settings);
    if (storeNames.every((store) => db.objectStoreNames.contains(store))) return db;
    db.close();
    throw error;
  }

  function open(): Promise<Connection> {
    if (opening) return opening;
    blocked = false;
    const settings: OpenDBCallbacks<Stores> = {
      upgrade(db, from) {
        for (const upgrade of steps.slice(from)) upgrade(db);
      },
      blocked() {
        blocked = true;
      },
      blocking() {
        forget(mine);
        void mine.then((db) => db.close());
      },
      terminated() {
        forget(mine);
      },
    };
    // Some browsers throw, others reject.
    const mine = Promise.resolve()
      .then(() => openDB<Stores>(name, steps.length, settings))
      .catch((error: unknown) => asItIs(error, settings));
    opening = mine;
    mine.then(
      () => {
        blocked = false;
      },
      () => forget(mine),
    );
    return mine;
  }

  function rest(): void {
    const now = opening;
    opening = null;
    void now?.then((db) => db.close()).catch(() => {});
  }

  async function once<T>(place: string, work: (db: Connection) => Promise<T>): Promise<T> {
    const connection = open();
    const db = await within(connection, patience).catch((error: unknown) => {
      // Firefox's answer in a private window: there is a factory, but nothing can be opened.
      if (error instanceof Error && error.name === 'InvalidStateError') {
        throw storageFailure('storage-absent', place, error);
      }
      throw error;
    });
    if (db === timeUp) {
      if (blocked) throw storageFailure('storage-blocked', place);
      forget(connection);
      throw storageFailure('storage-slow', place);
    }
    const done = await within(work(db), patience);
    if (done !== timeUp) return done;
    forget(connection);
    throw storageFailure('storage-slow', place);
  }

  return {
    async use(place, work) {
      if (typeof indexedDB === 'undefined' || indexedDB === null)
        throw storageFailure('storage-absent', place);
      try {
        return await once(place, work);
      } catch (error) {
        if (!looksDropped(error)) throw asFailure(error, place);
        rest();
      }
      try {
        return await once(place, work);
      } catch (error) {
        throw looksDropped(error) ? storageFailure('storage-lost', place, error) : asFailure(error, place);
      }
    },
    rest,
  };
}
