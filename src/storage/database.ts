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
interface Stores extends DBSchema {
  fights: { key: string; value: FightRow };
  journal: { key: [fight: string, seq: number]; value: JournalRow };
  checkpoints: { key: string; value: Checkpoint };
  library: { key: string; value: LibraryItem };
  aside: { key: string; value: AsideItem };
  settings: { key: string; value: KeptSettings };
  bin: { key: string; value: Binned };
}

export type Connection = IDBPDatabase<Stores>;

/** The upgrades of the database: entry 0 makes version 1. Entries are never changed, only added. */
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

/** The names of all stores. */
export const storeNames = [
  'fights',
  'journal',
  'checkpoints',
  'library',
  'aside',
  'settings',
  'bin',
] as const;

/** The database of this browser. It is opened when it is first used, and again when the connection was lost. */
export interface Database {
  /**
   * Runs work on an open connection. If that was lost, the work runs a second time on a new one, so it must be a single
   * transaction. Rejects with a StorageFailure that names `place`.
   */
  use<T>(place: string, work: (db: Connection) => Promise<T>): Promise<T>;
  /** Closes the connection before the system drops it (`pagehide`). The next use opens it again. */
  rest(): void;
}

interface DatabaseOptions {
  readonly name?: string;
  /** How long to wait for the connection and for the work, each, in milliseconds. */
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
 * Returns the database of this name, without opening it. A connection can be lost at any moment: iPadOS drops it in the
 * background, a newer tab asks for it, an older tab blocks it. So callers never hold one: they pass in their work, and
 * this function opens, waits, opens again and names what went wrong.
 */
export function openDatabase(options: DatabaseOptions = {}): Database {
  const { name = 'woundtrack', patience = 5000, upgrades: steps = upgrades } = options;
  let opening: Promise<Connection> | null = null;
  let blocked = false;

  const forget = (which: Promise<Connection>): void => {
    if (opening === which) opening = null;
  };

  /**
   * Opens a database that a newer Woundtrack has upgraded, at its version. Versions only add stores, and every document
   * states its own version, so this tab can go on saving as long as all its stores exist.
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
    // Some browsers throw, others reject; this way both reject.
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
      // Firefox in a private window: there is an `indexedDB`, but nothing can be opened.
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
