import { describe, expect, test, vi } from 'vitest';
import type { JournalOp } from '../protocol/journal.ts';
import { replayJournal } from '../protocol/journal.ts';
import { binFight, emptyBin, keptInBin, listBin, takeBack } from './bin.ts';
import { openDatabase } from './database.ts';
import { addFight, listFights, readFight, renameFight, writeJournal } from './fights.ts';
import { StorageFailure } from './problem.ts';
import { freshIndexedDb, fullDisk } from './testing/browser.ts';
import { append, begin, roll, write } from './testing/records.ts';

freshIndexedDb();

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFailure ? error.problem.code : error),
  );

describe('the journal of a fight', () => {
  test('entries from several writes are read back as tape, redo and row; an unknown fight is null', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(4)]));
    await writeJournal(db, write(3, [append(5)], { summary: { round: 2, sides: [] } }));
    await writeJournal(db, write(4, [{ op: 'cut', length: 1 }]));
    const stored = await readFight(openDatabase(), 'f1');
    expect(stored?.record).toMatchObject({ tape: [roll(4)], redo: [[roll(5)]], hash: 'h4', seed: 's' });
    expect(stored?.row).toMatchObject({ seq: 4, name: 'A ball', created: 1001, changed: 1004 });
    expect(await readFight(db, 'other')).toBeNull();
  });

  test('a write that fails on a full disk stores none of its entries, and can be repeated', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    const free = fullDisk();
    expect(await codeOf(writeJournal(db, write(2, [append(1), append(2)])))).toBe('storage-full');
    free();
    expect((await readFight(db, 'f1'))?.row.seq).toBe(1);
    await writeJournal(db, write(2, [append(1), append(2)]));
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1), roll(2)]);
  });

  test('is written with strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeJournal(openDatabase(), write(1, [begin]));
    expect(transaction).toHaveBeenCalledWith(expect.anything(), 'readwrite', { durability: 'strict' });
  });

  test('refuses entries of an unknown fight, after a gap, or unlike those already written; the tape stays', async () => {
    const db = openDatabase();
    expect(await codeOf(writeJournal(db, write(2, [append(1)])))).toBe('fight-gone');
    await writeJournal(db, write(1, [begin, append(1)]));
    expect(await codeOf(writeJournal(db, write(4, [append(9)])))).toBe('journal-gap');
    expect(await codeOf(writeJournal(db, write(2, [append(9)])))).toBe('journal-gap');
    expect(await codeOf(writeJournal(db, write(1, [begin])))).toBe('journal-gap');
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1)]);
  });

  test('a write that repeats stored entries and adds new ones stores each of them once', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await writeJournal(db, write(2, [append(1), append(2)]));
    await writeJournal(db, write(2, [append(1), append(2)]));
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1), roll(2)]);
  });

  test('entries before a checkpoint are not needed to read the fight', async () => {
    const db = openDatabase();
    const ops = [begin, append(1), append(2)];
    await writeJournal(db, write(1, ops, { checkpoint: { ...replayJournal(ops), hash: 'h3' } }));
    await writeJournal(db, write(4, [append(3)]));
    await db.use('test', (connection) =>
      connection.delete('journal', IDBKeyRange.bound(['f1', 1], ['f1', 3])),
    );
    const stored = await readFight(db, 'f1');
    expect(stored?.record.tape).toEqual([roll(1), roll(2), roll(3)]);
    expect(stored?.damage).toBeUndefined();
    expect(stored?.checkpoint).toBe(3);
  });

  test('a missing entry: the tape before it is read, damage names it, none is deleted, a new beginning mends it', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1), append(2), append(3)]));
    await db.use('test', (connection) => connection.delete('journal', ['f1', 3]));
    const stored = await readFight(db, 'f1');
    expect(stored?.record.tape).toEqual([roll(1)]);
    expect(stored?.damage).toBe('entry 3 of the journal is missing, of 4');
    // The fight is played on from there: a new beginning follows, and the gap does not matter.
    const anew: JournalOp[] = [begin, append(1), append(7)];
    await writeJournal(db, write(5, anew));
    const mended = await readFight(db, 'f1');
    expect(mended?.record.tape).toEqual([roll(1), roll(7)]);
    expect(mended?.damage).toBeUndefined();
    const rows = await db.use('test', (connection) => connection.count('journal'));
    expect(rows).toBe(6);
  });

  test('all entries behind a checkpoint are missing: a new beginning right behind the gap mends it', async () => {
    const db = openDatabase();
    const ops = [begin, append(1)];
    await writeJournal(db, write(1, ops, { checkpoint: { ...replayJournal(ops), hash: 'h2' } }));
    await writeJournal(db, write(3, [append(2), append(3)]));
    await db.use('test', (connection) =>
      connection.delete('journal', IDBKeyRange.bound(['f1', 3], ['f1', 4])),
    );
    expect((await readFight(db, 'f1'))?.damage).toBe('entry 3 of the journal is missing, of 4');
    await writeJournal(db, write(5, [begin, append(1), append(7)]));
    const mended = await readFight(db, 'f1');
    expect([mended?.record.tape, mended?.damage]).toEqual([[roll(1), roll(7)], undefined]);
  });

  test('without its first entry and a checkpoint, reading fails with storage-damaged', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await db.use('test', (connection) => connection.delete('journal', ['f1', 1]));
    expect(await codeOf(readFight(db, 'f1'))).toBe('storage-damaged');
  });

  test('reading a fight and listing fights open read-only transactions', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await readFight(db, 'f1');
    await listFights(db);
    expect(transaction.mock.calls.map((call) => call[1])).toEqual(['readonly', 'readonly']);
  });
});

describe('the list of fights', () => {
  test('begins with the fight changed last; a fight that goes on after its end is not listed as over', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin], { fight: 'a', at: 1 }));
    await writeJournal(db, write(1, [begin], { fight: 'b', at: 3, over: { winner: 'red' } }));
    await writeJournal(db, write(1, [begin], { fight: 'c', at: 2 }));
    expect((await listFights(db)).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    // As after an undo of the last blow: the fight is not over.
    await writeJournal(db, write(2, [append(1)], { fight: 'b', at: 4 }));
    expect((await listFights(db))[0]).not.toHaveProperty('over');
  });

  test('a renamed fight keeps its name as it goes on; renaming an unknown fight adds none', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    await renameFight(db, 'f1', 'At the gate');
    await writeJournal(db, write(2, [append(1)]));
    expect((await readFight(db, 'f1'))?.row.name).toBe('At the gate');
    await renameFight(db, 'gone', 'x');
    expect(await listFights(db)).toHaveLength(1);
  });

  test('deleting a fight removes its own journal only, and later writes to it fail with fight-gone', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await writeJournal(db, write(1, [begin], { fight: 'f2' }));
    await binFight(db, 'f1', 5);
    expect(await readFight(db, 'f1')).toBeNull();
    expect(await db.use('test', (connection) => connection.count('journal'))).toBe(1);
    expect(await codeOf(writeJournal(db, write(3, [append(2)])))).toBe('fight-gone');
  });

  test('a deleted fight is listed in the bin only; taken back, it is unchanged and can go on', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    const before = await readFight(db, 'f1');
    await binFight(db, 'f1', 5);
    expect(await listFights(db)).toEqual([]);
    expect(await listBin(db, 5)).toEqual([
      { id: 'f1', at: 5, kind: 'fight', system: before?.row.system, name: before?.row.name },
    ]);
    await takeBack(db, 'f1');
    expect(await readFight(db, 'f1')).toEqual(before);
    expect(await listBin(db, 5)).toEqual([]);
    await writeJournal(db, write(3, [append(2)]));
    expect((await readFight(db, 'f1'))?.row.seq).toBe(3);
  });

  test('on a full disk a fight can be deleted, without a copy in the bin, which is told', async () => {
    const db = openDatabase();
    for (const fight of ['f1', 'f2']) await writeJournal(db, write(1, [begin], { fight }));
    expect(await binFight(db, 'f2', 4)).toBe(true);
    const free = fullDisk();
    expect(await binFight(db, 'f1', 5)).toBe(false);
    free();
    expect(await listFights(db)).toEqual([]);
    expect((await listBin(db, 5)).map(({ id }) => id)).toEqual(['f2']);
    expect(await codeOf(takeBack(db, 'f1'))).toBe('not-in-bin');
  });

  test('putting a fight into the bin removes those there for over 30 days; from an emptied bin none is taken back', async () => {
    const db = openDatabase();
    const day = 24 * 60 * 60 * 1000;
    const inBin = async (): Promise<readonly string[]> => (await listBin(db, 30 * day)).map(({ id }) => id);
    for (const fight of ['f1', 'f2', 'f3']) await writeJournal(db, write(1, [begin], { fight }));
    await binFight(db, 'f1', 0);
    await binFight(db, 'f2', 30 * day);
    expect(await inBin()).toEqual(['f2', 'f1']);
    await binFight(db, 'f3', 30 * day + 1);
    expect(await inBin()).toEqual(['f3', 'f2']);
    await emptyBin(db);
    expect(await inBin()).toEqual([]);
    expect(await codeOf(takeBack(db, 'f3'))).toBe('not-in-bin');
    expect(await listFights(db)).toEqual([]);
  });

  test('listing the bin removes fights that are there for more than 30 days', async () => {
    const db = openDatabase();
    const day = 24 * 60 * 60 * 1000;
    const kept = () => db.use('test', (connection) => connection.getAllKeys('bin'));
    const listed = async (now: number) => (await listBin(db, now)).map(({ id }) => id);
    for (const fight of ['f1', 'f2']) await writeJournal(db, write(1, [begin], { fight }));
    await binFight(db, 'f1', 0);
    await binFight(db, 'f2', 1);
    expect(await listed(30 * day)).toEqual(['f2', 'f1']);
    expect(await listed(30 * day + 1)).toEqual(['f2']);
    expect(await kept()).toEqual(['f2']);
  });

  test('where nothing can be deleted, fights in the bin for more than 30 days stay but are not listed', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    await binFight(db, 'f1', 0);
    const late = keptInBin + 1;
    const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(await listBin(db, late)).toEqual([]);
    refused.mockRestore();
    expect(await db.use('test', (connection) => connection.count('bin'))).toBe(1);
  });

  test('an added record is read back with its redo, also without its checkpoint', async () => {
    const db = openDatabase();
    const record = { ...replayJournal([begin, append(1), append(2), { op: 'cut', length: 1 }]), hash: 'x' };
    await addFight(db, { id: 'n', name: 'New', record, at: 5, summary: { round: 1, sides: [] } });
    expect((await readFight(db, 'n'))?.record).toEqual(record);
    await db.use('test', (connection) => connection.delete('checkpoints', 'n'));
    expect((await readFight(db, 'n'))?.record).toEqual(record);
  });
});
