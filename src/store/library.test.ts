import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FightRecord } from '../protocol/messages.ts';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import { connectTable } from '../workers/client.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import { connectOdds } from '../workers/client-odds.ts';
import { ball } from '../workers/testing/ball.ts';
import { fakeTableWorker, fakeWorker } from '../workers/testing/pair.ts';
import { connected, connectWith } from './connection.ts';
import type { LibraryItem } from './library.ts';
import {
  backUp,
  copied,
  deleteFight,
  duplicateFight,
  exportFight,
  exportLibrary,
  queryClient,
  renameFight,
} from './library.ts';
import { emptyTable } from './mirror.ts';
import { keepEncounter } from './quick.ts';
import { useStorageState } from './storage-state.ts';
import { table, useTable } from './table.ts';

freshIndexedDb();
const freshPage = () => ({
  table: connectTable(() => fakeTableWorker()),
  odds: connectOdds(() => fakeWorker(() => () => {})),
  forecast: connectForecast(() => fakeWorker(() => () => {}), 1),
  ledger: connectLedger(() => fakeWorker(() => () => {}), 1),
});
beforeEach(() => {
  useTable.setState(emptyTable);
  connectWith(freshPage());
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

test('the file of the open fight, renamed, has its name', async () => {
  const id = await start();
  await renameFight(id, 'The second night');
  const { text } = await exportFight(id);
  expect(await connected().table.library('importText', 'f.json', text)).toMatchObject({
    kind: 'fight',
    name: 'The second night',
  });
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

describe('a fight that was left while the disk was full, before it is tried again by itself', () => {
  /** Returns its id and what makes room again. */
  const left = async () => {
    const id = await start();
    const free = fullDisk();
    await table.answer({ option: 'wait' });
    await start();
    return { id, free };
  };
  const tapeOf = (text: string) => JSON.parse(text).tape;
  const waited = [{ choice: { option: 'wait' } }];

  test('is copied with the answers that are only in memory', async () => {
    const { id, free } = await left();
    free();
    const copy = await duplicateFight(id);
    expect(tapeOf((await exportFight(copy)).text)).toMatchObject(waited);
    expect(await connected().table.library('fights')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: copy, name: 'A ball (copy)' })]),
    );
  });

  test('is in the backup with them, also while the disk is full', async () => {
    const { id, free } = await left();
    const { fights } = JSON.parse((await exportLibrary()).text);
    const mine = fights.find((one: { row: { id: string } }) => one.row.id === id);
    expect(mine).toMatchObject({ row: { name: 'A ball' }, record: { tape: waited } });
    expect(fights).toHaveLength(2);
    free();
  });

  test('goes into the bin with them', async () => {
    const { id, free } = await left();
    free();
    await deleteFight(id);
    expect(JSON.parse((await exportLibrary()).text).fights).toHaveLength(1);
    connectWith(freshPage());
    await connected().table.library('takeBack', id);
    expect(tapeOf((await exportFight(id)).text)).toMatchObject(waited);
  });
});

test('each copy of a fight has a name of its own, of at most 120 letters', async () => {
  const long = 'x'.repeat(120);
  const id = await start();
  await duplicateFight(id);
  await duplicateFight(id);
  await table.saveCopy();
  await renameFight(id, long);
  await duplicateFight(id);
  const names = (await connected().table.library('fights')).map(({ name }) => name);
  const copies = ['A ball (copy)', 'A ball (copy 2)', 'A ball (copy 3)', `${'x'.repeat(113)} (copy)`];
  expect([...names].sort()).toEqual([...copies, long].sort());
});

test('what another tab has stored of a fight is in the backup beside the answers that are only in memory here', async () => {
  const id = await start();
  const other = connectTable(() => fakeTableWorker());
  const { outcome } = await other.open(id);
  const prompt = 'prompt' in outcome ? (outcome.prompt?.id ?? -1) : -1;
  await other.send({ job: 'table', request: { do: 'answer', prompt, choice: { option: 'wait' } } });
  await table.answer({ option: 'expose', target: 'bea' });
  const { fights } = JSON.parse((await exportLibrary()).text);
  const first = fights.map(({ record }: { record: FightRecord }) => record.tape[0]);
  expect(first).toMatchObject([{ choice: { option: 'expose' } }, { choice: { option: 'wait' } }]);
});

test('a fight of which nothing could ever be saved is in the backup, which can be restored', async () => {
  const free = fullDisk();
  const id = await start();
  await table.answer({ option: 'wait' });
  const { text } = await exportLibrary();
  expect(JSON.parse(text).fights).toMatchObject([{ row: { id, name: 'A ball' }, record: { tape: [{}] } }]);
  free();
  connectWith(freshPage());
  await connected().table.library('clearAll');
  expect(await connected().table.library('importText', 'b.json', text)).toMatchObject({
    fights: 1,
    aside: 0,
  });
});

test('a backup counts once it is handed over: not when the sheet that shares it is closed', async () => {
  await start();
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
  vi.stubGlobal('navigator', { standalone: true, canShare: () => true, share });
  useStorageState.setState({ lastBackup: null });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await backUp()).toBe(false);
  expect(useStorageState.getState().lastBackup).toBeNull();
  expect(await connected().table.library('readSettings', 'last-backup')).toBeNull();
  share.mockResolvedValueOnce();
  expect(await backUp()).toBe(true);
  expect(useStorageState.getState().lastBackup).not.toBeNull();
  const [file] = share.mock.calls[1]?.[0].files ?? [];
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ woundtrack: 'backup', fights: [{}] });
  vi.unstubAllGlobals();
});

test('an encounter that is kept beside another of its name of 60 letters gets a number within these 60', async () => {
  const long = 'x'.repeat(60);
  const encounter = { ...ball, name: long };
  await keepEncounter('ball', long, encounter);
  const { name } = await keepEncounter('ball', long, { ...encounter, about: 'Another one.' });
  expect(name).toBe(`${'x'.repeat(56)} (2)`);
  const { document } = (await connected().table.library('items')).find((one) => one.name === name) ?? {};
  expect(document).toMatchObject({ name });
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
