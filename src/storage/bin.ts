import { canonical } from '../kernel/json.ts';
import type { Connection, Database } from './database.ts';
import type { Binned, BinRow, LibraryItem } from './documents.ts';
import { newId } from './ids.ts';
import { renewedOrAsItIs } from './migrations.ts';
import { StorageFailure, storageFailure } from './problem.ts';

/**
 * The bin: what was deleted is kept for a while as it stood and can be restored. Each move is one transaction, so that
 * nothing is lost between the two places.
 */

/** How long something is kept in the bin, in milliseconds: thirty days. */
export const keptInBin = 30 * 24 * 60 * 60 * 1000;

const journalOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const allStores = ['fights', 'journal', 'checkpoints', 'library', 'bin'] as const;
const everything = (db: Connection) => db.transaction(allStores, 'readwrite', { durability: 'strict' });
type Transaction = ReturnType<typeof everything>;

/** What has been in the bin for longer than that. */
const tooOld = (all: readonly Binned[], now: number): readonly Binned[] =>
  all.filter(({ at }) => now - at > keptInBin);

/**
 * Puts something into the bin, and deletes what has been there for too long. What was deleted under the same id before
 * gets another one.
 */
async function lay(tx: Transaction, one: Binned): Promise<void> {
  const bin = tx.objectStore('bin');
  const all = await bin.getAll();
  const old = tooOld(all, one.at);
  const before = all.find(({ id }) => id === one.id);
  await Promise.all([
    ...old.map(({ id }) => bin.delete(id)),
    before && !old.includes(before) && bin.put({ ...before, id: newId() }),
    bin.put(one),
  ]);
}

/**
 * Runs a move into the bin. If there is no room left it runs it again without keeping anything: deleting must make
 * room.
 * @returns whether it could be kept.
 */
async function intoBin(move: (keep: boolean) => Promise<void>): Promise<boolean> {
  try {
    await move(true);
    return true;
  } catch (error) {
    if (!(error instanceof StorageFailure) || error.problem.code !== 'storage-full') throw error;
    await move(false);
    return false;
  }
}

/** Moves a fight with its journal into the bin, or deletes it for ever if there is no room: `false` then. */
export const binFight = (db: Database, id: string, at: number): Promise<boolean> =>
  intoBin((keep) => moveFight(db, id, at, keep));

function moveFight(db: Database, id: string, at: number, keep: boolean): Promise<void> {
  return db.use(`the fight ${id}`, async (connection) => {
    const tx = everything(connection);
    const fights = tx.objectStore('fights');
    const [row, journal, checkpoint] = await Promise.all([
      fights.get(id),
      tx.objectStore('journal').getAll(journalOf(id)),
      tx.objectStore('checkpoints').get(id),
    ]);
    if (row && keep)
      await lay(tx, { id, at, what: 'fight', row, journal, ...(checkpoint && { checkpoint }) });
    await Promise.all([
      fights.delete(id),
      tx.objectStore('checkpoints').delete(id),
      tx.objectStore('journal').delete(journalOf(id)),
      tx.done,
    ]);
  });
}

/** The same for an encounter or a sheet. */
export const binItem = (db: Database, id: string, at: number): Promise<boolean> =>
  intoBin((keep) => moveItem(db, id, at, keep));

function moveItem(db: Database, id: string, at: number, keep: boolean): Promise<void> {
  return db.use('the library', async (connection) => {
    const tx = everything(connection);
    const item = await tx.objectStore('library').get(id);
    if (item && keep) await lay(tx, { id, at, what: 'item', item });
    await Promise.all([tx.objectStore('library').delete(id), tx.done]);
  });
}

/**
 * What is in the bin, the newest first. Also deletes what has been there for too long: the first page calls this at
 * every start, so that this happens even if nothing more is deleted.
 */
export async function listBin(db: Database, now: number): Promise<readonly BinRow[]> {
  const all = await db.use('the bin', (connection) => connection.getAll('bin'));
  const old = tooOld(all, now);
  // If that fails they are still not listed, and the next start tries again.
  if (old.length > 0) await throwAway(db, old).catch(() => {});
  return all
    .filter((one) => !old.includes(one))
    .sort((a, b) => b.at - a.at)
    .map(rowOf);
}

const throwAway = (db: Database, old: readonly Binned[]): Promise<void> =>
  db.use('the bin', async (connection) => {
    const tx = connection.transaction('bin', 'readwrite');
    await Promise.all([...old.map(({ id }) => tx.store.delete(id)), tx.done]);
  });

function rowOf(one: Binned): BinRow {
  const { id, at } = one;
  if (one.what === 'fight') {
    const { system, name } = renewedOrAsItIs('row', one.row);
    return { id, at, kind: 'fight', system, name };
  }
  const { kind, system, name } = renewedOrAsItIs('item', one.item);
  return { id, at, kind, system, name };
}

/**
 * Restores something from the bin as it was, with its times. Rejects with `not-in-bin` if it is not there. An item that
 * an open editor has saved again since is restored beside that, unless both are the same.
 */
export function takeBack(db: Database, id: string): Promise<void> {
  return db.use('the bin', async (connection) => {
    const tx = everything(connection);
    const one = await tx.objectStore('bin').get(id);
    if (!one) throw storageFailure('not-in-bin', 'the bin');
    if (one.what === 'item') await putBeside(tx, one.item);
    else
      await Promise.all([
        tx.objectStore('fights').put(one.row),
        ...one.journal.map((entry) => tx.objectStore('journal').put(entry)),
        one.checkpoint && tx.objectStore('checkpoints').put(one.checkpoint),
      ]);
    await Promise.all([tx.objectStore('bin').delete(id), tx.done]);
  });
}

async function putBeside(tx: Transaction, item: LibraryItem): Promise<void> {
  const library = tx.objectStore('library');
  const there = await library.get(item.id);
  if (there && canonical(there.document) === canonical(item.document)) return;
  await library.put(there ? { ...item, id: newId() } : item);
}

/** Deletes all that is in the bin for ever. */
export const emptyBin = (db: Database): Promise<void> =>
  db.use('the bin', (connection) => connection.clear('bin'));
