import { expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { readFight } from '../storage/fights.ts';
import { freshIndexedDb } from '../storage/testing/browser.ts';
import { openJournal } from './journal.ts';

freshIndexedDb();

const begin = { op: 'begin', head: { system: 'masquerade', seed: 's' } } as never;
const append = { op: 'append', entries: [] } as const;
const summary = { round: 1, over: null } as never;

test('a write that waits behind another is not made if the journal is stopped in the meantime', async () => {
  const db = openDatabase();
  const journal = openJournal({
    db,
    fight: { id: 'f1', name: 'A ball', system: 'masquerade' },
    savedTo: 0,
    checkpoint: 0,
    row: { hash: 'a', summary },
    record: () => null,
    now: () => 0,
    onSaving: () => {},
  });
  const first = journal.commit([begin], { hash: 'b', summary });
  const second = journal.commit([append], { hash: 'c', summary });
  journal.stop();
  await Promise.all([first, second]);
  expect([journal.savedTo(), journal.saving()]).toEqual([1, { state: 'unsaved', unsaved: 1, problem: null }]);
  expect((await readFight(db, 'f1'))?.row.hash).toBe('b');
});
