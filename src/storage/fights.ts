import type { Json } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { JournalOp } from '../protocol/journal.ts';
import { journalOf, replayJournal } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { Database } from './database.ts';
import type { Checkpoint, FightRow, FightSummary, JournalRow } from './documents.ts';
import { readable, renew, renewedOrAsItIs, versionOf } from './migrations.ts';
import { storageFailure } from './problem.ts';

/** Entries to be written to the journal of a fight, with what the list of fights shows afterwards. */
export interface JournalWrite {
  readonly fight: string;
  /** Used for a fight that is not stored yet; a stored one keeps its name. */
  readonly name: string;
  readonly system: string;
  /** The number of the first entry in `ops`. */
  readonly from: number;
  readonly ops: readonly JournalOp[];
  readonly at: number;
  readonly hash: string;
  readonly summary: FightSummary;
  readonly over?: FightRow['over'];
  /** The fight after the last of `ops`, if a checkpoint is due. */
  readonly checkpoint?: FightRecord;
}

/**
 * Writes entries to the journal of a fight in one transaction: all or nothing, on the disk when the promise resolves.
 * Their numbers must continue those of the journal. Entries that are there already and equal are not written again, so
 * that a write whose answer was lost may be repeated. Rejects if the numbers leave a gap or another tab has written
 * (`journal-gap`), and if the fight was deleted (`fight-gone`).
 */
export function writeJournal(db: Database, write: JournalWrite): Promise<void> {
  const place = `the journal of "${write.name}"`;
  return db.use(place, async (connection) => {
    const tx = connection.transaction(['fights', 'journal', 'checkpoints'], 'readwrite', {
      durability: 'strict',
    });
    const fights = tx.objectStore('fights');
    const journal = tx.objectStore('journal');
    const checkpoints = tx.objectStore('checkpoints');
    const row = rowInShape(await fights.get(write.fight));
    const last = write.from + write.ops.length - 1;
    const there = row?.seq ?? 0;
    if (!row && write.from > 1) throw storageFailure('fight-gone', place);
    if (there < write.from - 1) throw storageFailure('journal-gap', place, `${there + 1} is missing`);
    if (there >= write.from) {
      const known = await journal.getAll(IDBKeyRange.bound([write.fight, write.from], [write.fight, there]));
      const same = known.every((one, index) => canonical(one.op) === canonical(write.ops[index]));
      if (!same || there > last) throw storageFailure('journal-gap', place, `${there} is written already`);
    }
    const rows = rowsOf(write.fight, write.from, write.ops).slice(Math.max(0, there - write.from + 1));
    const puts: Promise<unknown>[] = rows.map((one) => journal.add(one));
    puts.push(fights.put(rowAfter(write, row, last)));
    if (write.checkpoint) puts.push(checkpoints.put(checkpointOf(write.fight, last, write.checkpoint)));
    await Promise.all([...puts, tx.done]);
  });
}

const rowsOf = (fight: string, from: number, ops: readonly JournalOp[]): JournalRow[] =>
  ops.map((op, index) => ({ fight, seq: from + index, schema: versionOf('journal'), op }));

const checkpointOf = (fight: string, seq: number, record: FightRecord): Checkpoint => ({
  fight,
  seq,
  schema: versionOf('fight'),
  record,
});

const rowAfter = (write: JournalWrite, before: FightRow | undefined, seq: number): FightRow => ({
  id: write.fight,
  schema: versionOf('row'),
  name: before?.name ?? write.name,
  system: write.system,
  created: before?.created ?? write.at,
  changed: write.at,
  seq,
  hash: write.hash,
  summary: write.summary,
  ...(write.over ? { over: write.over } : {}),
});

/** A fight as it is stored. */
interface StoredFight {
  readonly row: FightRow;
  readonly record: FightRecord;
  /** The number of the entry whose checkpoint was used, 0 for none. */
  readonly checkpoint: number;
  /** What is missing, if the journal could not be read to its end: `record` ends before the gap. */
  readonly damage?: string;
}

/**
 * Reads a fight; writes nothing. `null` if there is none with this id. Rejects with `storage-damaged` if nothing of it
 * can be read, or not in this version of Woundtrack.
 */
export function readFight(db: Database, id: string): Promise<StoredFight | null> {
  const place = `the fight ${id}`;
  return db.use(place, async (connection) => {
    const tx = connection.transaction(['fights', 'journal', 'checkpoints'], 'readonly');
    const row = rowInShape(await tx.objectStore('fights').get(id));
    if (!row) return null;
    const checkpoint = await tx.objectStore('checkpoints').get(id);
    const usable = checkpoint && checkpoint.seq <= row.seq ? checkpoint : undefined;
    const after = IDBKeyRange.bound([id, (usable?.seq ?? 0) + 1], [id, []]);
    return assemble(row, usable, await tx.objectStore('journal').getAll(after));
  });
}

/** The entries of the journal of a fight as they are stored: for a fight that cannot be read otherwise. */
export function readJournal(db: Database, id: string): Promise<readonly JournalRow[]> {
  return db.use(`the fight ${id}`, (connection) =>
    connection.getAll('journal', IDBKeyRange.bound([id], [id, []])),
  );
}

/** Puts a fight together from its checkpoint and the entries behind it. Throws `storage-damaged` as `readFight`. */
function assemble(
  row: FightRow,
  checkpoint: Checkpoint | undefined,
  rows: readonly JournalRow[],
): StoredFight {
  const place = `the fight "${row.name}"`;
  const base = checkpoint && renewed<FightRecord>('fight', checkpoint.record, place);
  const first = (checkpoint?.seq ?? 0) + 1;
  const ops = rows.map((one) => renewed<JournalRow>('journal', one, place).op);
  const hole = rows.findIndex((one, index) => one.seq !== first + index);
  const missing = hole === -1 && rows.length < row.seq - first + 1 ? rows.length : hole;
  if (missing === -1) return { row, record: recordOf(row, ops, base), checkpoint: first - 1 };
  const damage = `entry ${first + missing} of the journal is missing, of ${row.seq}`;
  // If the fight was played on after damage, a new `begin` entry follows the gap.
  const begin = ops.findLastIndex((op) => op.op === 'begin');
  const contiguous = rows
    .slice(begin)
    .every((one, index, all) => one.seq === row.seq - all.length + 1 + index);
  if (begin >= 0 && contiguous) return { row, record: recordOf(row, ops.slice(begin)), checkpoint: 0 };
  if (!base && missing === 0) throw storageFailure('storage-damaged', place, damage);
  const record = renewedOrAsItIs('fight', replayJournal(ops.slice(0, missing), base));
  return { row, record, checkpoint: first - 1, damage };
}

function recordOf(row: FightRow, ops: readonly JournalOp[], base?: FightRecord): FightRecord {
  return { ...renewedOrAsItIs('fight', replayJournal(ops, base)), hash: row.hash };
}

const rowInShape = (row: FightRow | undefined): FightRow | undefined => row && renewedOrAsItIs('row', row);

function renewed<T>(kind: 'fight' | 'journal' | 'row', document: object, place: string): T {
  const result = renew(kind, document as { [key: string]: Json });
  if (!result.ok) throw storageFailure('storage-damaged', place, result.message);
  return result.document as T;
}

/** All saved fights that this version can read, the one played last first. */
export async function listFights(db: Database): Promise<readonly FightRow[]> {
  return [...readable('row', await storedFights(db))].sort((a, b) => b.changed - a.changed);
}

/** All fights as they are stored, in no order, also those of a newer Woundtrack: for a backup. */
export const storedFights = (db: Database): Promise<readonly FightRow[]> =>
  db.use('the list of fights', (connection) => connection.getAll('fights'));

/** Renames a fight. Does nothing if it was deleted. */
export function renameFight(db: Database, id: string, name: string): Promise<void> {
  return db.use(`the fight ${id}`, async (connection) => {
    const tx = connection.transaction('fights', 'readwrite');
    const row = rowInShape(await tx.store.get(id));
    if (row) await tx.store.put({ ...row, name });
    await tx.done;
  });
}

/** Whether a fight with this name and this record, the same in every word, is stored. */
export async function hasFight(db: Database, name: string, record: FightRecord): Promise<boolean> {
  const rows = readable('row', await storedFights(db));
  for (const row of rows.filter((one) => one.name === name && one.hash === record.hash)) {
    // A damaged fight is not the same.
    const stored = await readFight(db, row.id).catch(() => null);
    if (stored && canonical(stored.record) === canonical(record)) return true;
  }
  return false;
}

/** Stores a record as a new fight under a new id. */
export function addFight(
  db: Database,
  fight: {
    id: string;
    name: string;
    record: FightRecord;
    at: number;
    summary: FightSummary;
    over?: FightRow['over'];
  },
): Promise<void> {
  const { id, name, record, at, summary, over } = fight;
  return writeJournal(db, {
    fight: id,
    name,
    system: record.system,
    from: 1,
    ops: journalOf(record),
    at,
    hash: record.hash,
    summary,
    ...(over ? { over } : {}),
    checkpoint: record,
  });
}
