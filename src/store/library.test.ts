import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import { connectTable } from '../workers/client.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import { connectOdds } from '../workers/client-odds.ts';
import { ball } from '../workers/testing/ball.ts';
import { fakeTableWorker, fakeWorker } from '../workers/testing/pair.ts';
import { connected, connectWith } from './connection.ts';
import type { LibraryItem } from './library.ts';
import { copied, deleteFight, exportFight, queryClient, renameFight } from './library.ts';
import { emptyTable } from './mirror.ts';
import { table, useTable } from './table.ts';

freshIndexedDb();
beforeEach(() => {
  useTable.setState(emptyTable);
  connectWith({
    table: connectTable(() => fakeTableWorker()),
    odds: connectOdds(() => fakeWorker(() => () => {})),
    forecast: connectForecast(() => fakeWorker(() => () => {}), 1),
    ledger: connectLedger(() => fakeWorker(() => () => {}), 1),
  });
});
afterEach(() => connectWith(null));

const start = () => table.start(ball, { seed: 's', dice: 'seeded' });

test('a renamed fight shows its name at once and keeps it after the next answer', async () => {
  const id = await start();
  await renameFight(id, 'At the gate');
  expect(useTable.getState().fight?.name).toBe('At the gate');
  await table.answer({ option: 'wait' });
  expect(useTable.getState().fight?.name).toBe('At the gate');
  expect(await connected().table.library('fights')).toMatchObject([{ name: 'At the gate' }]);
});

test('deleting the open fight clears the table and removes it from the library', async () => {
  const id = await start();
  await deleteFight(id);
  expect(useTable.getState()).toMatchObject({ status: 'idle', fight: null });
  expect(await connected().table.library('fights')).toEqual([]);
});

test('without IndexedDB the open fight is exported, another fight is refused', async () => {
  const id = await start();
  const other = await start();
  expect(JSON.parse((await exportFight(id)).text)).toMatchObject({ woundtrack: 'fight', seed: 's' });
  noIndexedDb();
  const file = await exportFight(other);
  expect(file).toMatchObject({ name: 'A ball.fight.json', type: 'application/json' });
  expect(JSON.parse(file.text)).toMatchObject({ hash: useTable.getState().hash });
  await expect(exportFight(id)).rejects.toMatchObject({ failure: { code: 'storage-absent' } });
});

test('a fight that was left while the disk was full is exported with the answers that are only in memory', async () => {
  const id = await start();
  const free = fullDisk();
  await table.answer({ option: 'wait' });
  await start();
  const { name, text } = await exportFight(id);
  expect([name, JSON.parse(text).tape]).toMatchObject([
    'A ball.fight.json',
    [{ choice: { option: 'wait' } }],
  ]);
  free();
  await table.openRecord(JSON.parse(text));
  expect(useTable.getState()).toMatchObject({ warning: null, can: { undo: true } });
});

test('a copied document has no id and a free name, also inside the document, of at most 60 letters', () => {
  const item = (name: string): LibraryItem =>
    ({
      id: 'a',
      kind: 'encounter',
      system: 'x',
      name,
      document: { name, rounds: 3 },
      changed: 1,
      created: 1,
      schema: 1,
    }) as LibraryItem;
  const first = copied(item('The gate'), ['The gate']);
  expect(first).toEqual({
    kind: 'encounter',
    system: 'x',
    name: 'The gate (copy)',
    document: { name: 'The gate (copy)', rounds: 3 },
  });
  expect(copied(item('The gate'), ['The gate', 'The gate (copy)']).name).toBe('The gate (copy 2)');
  // The copy of a name of maximum length is as long.
  const long = copied(item('x'.repeat(60)), []).name;
  expect([long.length, long.slice(-8)]).toEqual([60, 'x (copy)']);
});

test('queries and mutations do not wait for a network', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { networkMode: 'always' },
    mutations: { networkMode: 'always' },
  });
});
