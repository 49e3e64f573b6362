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
  test('input after input is there again', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(4)]));
    await writeJournal(db, write(3, [append(5)], { summary: { round: 2, sides: [] } }));
    await writeJournal(db, write(4, [{ op: 'cut', length: 1 }]));
    const stored = await readFight(openDatabase(), 'f1');
    expect(stored?.record).toMatchObject({ tape: [roll(4)], redo: [[roll(5)]], hash: 'h4', seed: 's' });
    expect(stored?.row).toMatchObject({ seq: 4, name: 'A ball', created: 1001, changed: 1004 });
    expect(await readFight(db, 'other')).toBeNull();
  });

  test('is all or nothing', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    const free = fullDisk();
    expect(await codeOf(writeJournal(db, write(2, [append(1), append(2)])))).toBe('storage-full');
    free();
    expect((await readFight(db, 'f1'))?.row.seq).toBe(1);
    await writeJournal(db, write(2, [append(1), append(2)]));
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1), roll(2)]);
  });

  test('is on the disk when the promise resolves', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeJournal(openDatabase(), write(1, [begin]));
    expect(transaction).toHaveBeenCalledWith(expect.anything(), 'readwrite', { durability: 'strict' });
  });

  test('refuses a gap, and what another tab has written', async () => {
    const db = openDatabase();
    expect(await codeOf(writeJournal(db, write(2, [append(1)])))).toBe('fight-gone');
    await writeJournal(db, write(1, [begin, append(1)]));
    expect(await codeOf(writeJournal(db, write(4, [append(9)])))).toBe('journal-gap');
    expect(await codeOf(writeJournal(db, write(2, [append(9)])))).toBe('journal-gap');
    expect(await codeOf(writeJournal(db, write(1, [begin])))).toBe('journal-gap');
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1)]);
  });

  test('a write whose answer was lost may be tried again, with what came since', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await writeJournal(db, write(2, [append(1), append(2)]));
    await writeJournal(db, write(2, [append(1), append(2)]));
    expect((await readFight(db, 'f1'))?.record.tape).toEqual([roll(1), roll(2)]);
  });

  test('a checkpoint spares reading what lies before it', async () => {
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

  test('a hole: all before it is read, the rest named, nothing deleted', async () => {
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

  test('without its first entry and a checkpoint nothing can be read, and that is said', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await db.use('test', (connection) => connection.delete('journal', ['f1', 1]));
    expect(await codeOf(readFight(db, 'f1'))).toBe('storage-damaged');
  });

  test('opening writes nothing', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await readFight(db, 'f1');
    await listFights(db);
    expect(transaction.mock.calls.map((call) => call[1])).toEqual(['readonly', 'readonly']);
  });
});

describe('the list of fights', () => {
  test('begins with the one played last', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin], { fight: 'a', at: 1 }));
    await writeJournal(db, write(1, [begin], { fight: 'b', at: 3, over: { winner: 'red' } }));
    await writeJournal(db, write(1, [begin], { fight: 'c', at: 2 }));
    expect((await listFights(db)).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    // As after an undo of the last blow: the fight is not over.
    await writeJournal(db, write(2, [append(1)], { fight: 'b', at: 4 }));
    expect((await listFights(db))[0]).not.toHaveProperty('over');
  });

  test('a new name stays while the fight goes on', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    await renameFight(db, 'f1', 'At the gate');
    await writeJournal(db, write(2, [append(1)]));
    expect((await readFight(db, 'f1'))?.row.name).toBe('At the gate');
    await renameFight(db, 'gone', 'x');
    expect(await listFights(db)).toHaveLength(1);
  });

  test('a deleted fight takes its journal along, and nothing of others', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(1)]));
    await writeJournal(db, write(1, [begin], { fight: 'f2' }));
    await binFight(db, 'f1', 5);
    expect(await readFight(db, 'f1')).toBeNull();
    expect(await db.use('test', (connection) => connection.count('journal'))).toBe(1);
    expect(await codeOf(writeJournal(db, write(3, [append(2)])))).toBe('fight-gone');
  });

  test('a fight that is taken back is the same, is in nobody’s way meanwhile, and goes on', async () => {
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

  test('where the disk is full a fight can be deleted all the same, to make room', async () => {
    const db = openDatabase();
    await writeJournal(db, write(1, [begin]));
    const free = fullDisk();
    await binFight(db, 'f1', 5);
    free();
    expect([await listFights(db), await listBin(db, 5)]).toEqual([[], []]);
  });

  test('what has lain in the bin for more than thirty days goes when the next thing comes', async () => {
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
    await takeBack(db, 'f3');
    expect(await listFights(db)).toEqual([]);
  });

  test('what has lain in the bin for more than thirty days goes when the bin is listed, at every start', async () => {
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

  test('where nothing can be written, what has lain there for too long is at least not listed', async () => {
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

  test('a record becomes a fight with all that can be redone', async () => {
    const db = openDatabase();
    const record = { ...replayJournal([begin, append(1), append(2), { op: 'cut', length: 1 }]), hash: 'x' };
    await addFight(db, { id: 'n', name: 'New', record, at: 5, summary: { round: 1, sides: [] } });
    expect((await readFight(db, 'n'))?.record).toEqual(record);
    await db.use('test', (connection) => connection.delete('checkpoints', 'n'));
    expect((await readFight(db, 'n'))?.record).toEqual(record);
  });
});
