import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import { connectTable } from '../workers/client.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import { connectOdds } from '../workers/client-odds.ts';
import { fakeTableWorker, fakeWorker } from '../workers/testing/pair.ts';
import { connected, connectWith } from './connection.ts';

freshIndexedDb();

const connection = () => ({
  table: connectTable(() => fakeTableWorker()),
  odds: connectOdds(() => fakeWorker(() => () => {})),
  forecast: connectForecast(() => fakeWorker(() => () => {}), 1),
  ledger: connectLedger(() => fakeWorker(() => () => {}), 1),
});
/** The settings of a fresh page. */
async function page() {
  vi.resetModules();
  const { connectWith: connect } = await import('./connection.ts');
  connect(connection());
  return import('./settings.ts');
}

beforeEach(() => connectWith(connection()));
afterEach(() => connectWith(null));

test('changed settings are stored and loaded by the next page', async () => {
  const first = await page();
  first.settings.change({ theme: 'dim', hand: 'left' });
  expect(first.useSettings.getState()).toMatchObject({ theme: 'dim', hand: 'left', dice: 'seeded' });
  await vi.waitFor(async () =>
    expect(await connected().table.library('readSettings', 'settings')).toMatchObject({ theme: 'dim' }),
  );
  const second = await page();
  expect(second.useSettings.getState().theme).toBe('system');
  await second.settings.load();
  expect(second.useSettings.getState()).toMatchObject({ theme: 'dim', hand: 'left' });
});

test('on a full disk a change holds on the page and is reported as not stored, until one is stored', async () => {
  const first = await page();
  const { useStorageState } = await import('./storage-state.ts');
  const free = fullDisk();
  first.settings.change({ theme: 'dim' });
  await vi.waitFor(() => expect(useStorageState.getState().unkept).toMatch(/no room left/));
  expect(first.useSettings.getState().theme).toBe('dim');
  free();
  first.settings.change({ hand: 'left' });
  await vi.waitFor(() => expect(useStorageState.getState().unkept).toBeNull());
});

test('eyes that could not be stored are still not those of the game master after a reload, nor a curtain lifted', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const first = await page();
  first.settings.change({ eyes: 'gm', theme: 'dim' });
  await later();
  const free = fullDisk();
  const reloaded = async () => {
    await later();
    const next = await page();
    await next.settings.load();
    return next;
  };
  first.settings.change({ eyes: 'players' });
  const second = await reloaded();
  expect(second.useSettings.getState()).toMatchObject({ eyes: 'players', theme: 'dim' });
  second.settings.change({ eyes: 'curtain' });
  expect((await reloaded()).useSettings.getState().eyes).toBe('curtain');
  free();
  // Once there is room again, what the game master sets holds.
  const last = await reloaded();
  last.settings.change({ eyes: 'gm' });
  expect((await reloaded()).useSettings.getState().eyes).toBe('gm');
  vi.unstubAllGlobals();
});

test('a change made while the settings are loading is not overwritten by them', async () => {
  const first = await page();
  first.settings.change({ theme: 'dark' });
  await later();
  const second = await page();
  const loading = second.settings.load();
  second.settings.change({ theme: 'light' });
  await loading;
  expect(second.useSettings.getState().theme).toBe('light');
});

test('a change stores no more than itself: what another tab has changed in the meantime is kept', async () => {
  const first = await page();
  await first.settings.load();
  const second = await page();
  await second.settings.load();
  first.settings.change({ eyes: 'players', dice: 'manual' });
  await later();
  // This tab was opened before that and still shows what was stored then.
  second.settings.change({ theme: 'dark' });
  await later();
  const third = await page();
  await third.settings.load();
  expect(third.useSettings.getState()).toMatchObject({ eyes: 'players', dice: 'manual', theme: 'dark' });
});

test('a change made while the settings are loading leaves the others as they are stored', async () => {
  const first = await page();
  first.settings.change({ eyes: 'players' });
  await later();
  const second = await page();
  const loading = second.settings.load();
  second.settings.change({ theme: 'light' });
  await loading;
  await later();
  expect(second.useSettings.getState()).toMatchObject({ eyes: 'players', theme: 'light' });
  const third = await page();
  await third.settings.load();
  expect(third.useSettings.getState()).toMatchObject({ eyes: 'players', theme: 'light' });
});

test('without IndexedDB the defaults are used and can be changed', async () => {
  noIndexedDb();
  const { settings, useSettings, defaultSettings } = await page();
  await settings.load();
  expect(useSettings.getState()).toEqual(defaultSettings);
  settings.change({ dice: 'manual' });
  expect(useSettings.getState().dice).toBe('manual');
});

test('invalid stored values are replaced by the defaults, valid ones are kept, unknown ones dropped', async () => {
  const { readSettings, defaultSettings } = await page();
  expect(readSettings({ theme: 'pink', hand: 3, longPress: 1e9, wakeLock: false, extra: 1 })).toEqual({
    ...defaultSettings,
    wakeLock: false,
  });
  for (const odd of [null, 3, 'x', []]) expect(readSettings(odd)).toEqual(defaultSettings);
});

const later = () => new Promise((resolve) => setTimeout(resolve, 30));
