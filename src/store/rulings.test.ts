import { afterEach, beforeEach, expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { Ruling } from '../kernel/rulebook.ts';
import { freshIndexedDb, fullDisk, noIndexedDb } from '../storage/testing/browser.ts';
import { system as fightingStyle } from '../systems/fighting-style/index.ts';
import { openHost } from '../table/host.ts';
import { connectTable } from '../workers/client.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import { connectLedger } from '../workers/client-ledger.ts';
import { connectOdds } from '../workers/client-odds.ts';
import { fakeTableWorker, fakeWorker } from '../workers/testing/pair.ts';
import { connected, connectWith } from './connection.ts';
import { exportLibrary, queryClient, takeIn } from './library.ts';
import { emptyTable } from './mirror.ts';
import {
  allKept,
  rule,
  ruleAgain,
  ruleAsUsual,
  rulingsKnown,
  rulingsOf,
  saidIn,
  settled,
} from './rulings.ts';
import { keepSetting, useStorageState } from './storage-state.ts';
import { table, useTable } from './table.ts';

freshIndexedDb();
const host = () =>
  openHost({
    systems: { 'fighting-style': fightingStyle as unknown as System },
    newSeed: () => 's',
  });
beforeEach(() => {
  useTable.setState(emptyTable);
  connectWith({
    table: connectTable(() => fakeTableWorker({ host })),
    odds: connectOdds(() => fakeWorker(() => () => {})),
    forecast: connectForecast(() => fakeWorker(() => () => {}), 1),
    ledger: connectLedger(() => fakeWorker(() => () => {}), 1),
  });
});
afterEach(() => connectWith(null));

const system = 'fighting-style';
const ruling = (key: string): Ruling =>
  fightingStyle.rulebook.rulings.find((one) => one.key === key) as unknown as Ruling;
const duel = fightingStyle.encounters.pack.encounters[0]?.encounter as { readonly [key: string]: Json };

test('rulings are stored by system without defaults, two changes at once both; a reset can be taken back', async () => {
  await Promise.all([
    rule(system, ruling('testDice'), 'd100under'),
    rule(system, ruling('boonBane'), 'flatTwo'),
    rule('whist', ruling('boonBane'), 'cancelAll'),
  ]);
  expect(await connected().table.library('readSettings', 'rulings')).toEqual({
    [system]: { testDice: 'd100under', boonBane: 'flatTwo' },
    whist: { boonBane: 'cancelAll' },
  });
  await rule(system, ruling('testDice'), 'd20under');
  expect(await rulingsOf(system)).toEqual({ boonBane: 'flatTwo' });
  const before = await ruleAsUsual(system);
  expect(await rulingsOf(system)).toEqual({});
  expect(await rulingsOf('whist')).toEqual({ boonBane: 'cancelAll' });
  await ruleAgain(system, before);
  expect(await rulingsOf(system)).toEqual({ boonBane: 'flatTwo' });
});

test('allKept() resolves when the latest ruling is stored', async () => {
  void rule(system, ruling('testDice'), 'd100under');
  await allKept();
  expect(await connected().table.library('readSettings', 'rulings')).toEqual({
    [system]: { testDice: 'd100under' },
  });
});

test('rulings that a backup brings are shown without a reload', async () => {
  queryClient.setQueryData(['rulings'], {});
  await rule('whist', ruling('boonBane'), 'cancelAll');
  const { text } = await exportLibrary();
  await ruleAsUsual('whist');
  expect(rulingsKnown('whist')).toEqual({});
  await takeIn('all.backup.json', text);
  expect(rulingsKnown('whist')).toEqual({ boonBane: 'cancelAll' });
});

test('a ruling that another tab stored in the meantime is not overwritten', async () => {
  await rule(system, ruling('testDice'), 'd100under');
  await connected().table.library('writeSettings', 'rulings', { whist: { trumps: 1 } });
  await rule(system, ruling('boonBane'), 'flatTwo');
  expect(await connected().table.library('readSettings', 'rulings')).toEqual({
    whist: { trumps: 1 },
    [system]: { boonBane: 'flatTwo' },
  });
});

test('without IndexedDB a ruling holds as long as the page is open', async () => {
  noIndexedDb();
  await ruleAsUsual(system);
  await rule(system, ruling('testDice'), 'd100under');
  expect(await rulingsOf(system)).toEqual({ testDice: 'd100under' });
});

test('on a full disk a ruling is played and reported as not stored, until a later ruling is stored', async () => {
  await rule(system, ruling('testDice'), 'd100under');
  const free = fullDisk();
  await rule(system, ruling('boonBane'), 'flatTwo');
  expect(useStorageState.getState().unkept).toMatch(/no room left/);
  expect(await rulingsOf(system)).toEqual({ testDice: 'd100under', boonBane: 'flatTwo' });
  await table.start(duel, { seed: 's' });
  expect(useTable.getState().rulings).toEqual({ testDice: 'd100under', boonBane: 'flatTwo' });
  free();
  // Storing another key does not store the rulings, so the problem stays.
  await keepSetting('settings', { theme: 'dim' });
  expect(useStorageState.getState().unkept).toMatch(/no room left/);
  await rule(system, ruling('testDice'), 'd20under');
  expect(useStorageState.getState().unkept).toBeNull();
  expect(await connected().table.library('readSettings', 'rulings')).toMatchObject({
    [system]: { boonBane: 'flatTwo' },
  });
});

test('on a full disk a ruling is played too where the rulings were read while it was being stored', async () => {
  await rule(system, ruling('testDice'), 'd100under');
  const free = fullDisk();
  const ruled = rule(system, ruling('boonBane'), 'flatTwo');
  // As when the window gets the focus: after the change has read what is stored, before it could not store its own.
  await Promise.resolve();
  await Promise.all([ruled, rulingsOf(system)]);
  expect(await rulingsOf(system)).toEqual({ testDice: 'd100under', boonBane: 'flatTwo' });
  free();
  await rule(system, ruling('testDice'), 'd20under');
});

test('a fight keeps the rulings it began with; rulings that the encounter states win', async () => {
  await table.start(duel, { seed: 's' });
  expect(useTable.getState().rulings).toEqual({});
  await rule(system, ruling('testDice'), 'd100under');
  expect(useTable.getState().rulings).toEqual({});
  const id = await table.start(duel, { seed: 's' });
  expect(useTable.getState().rulings).toEqual({ testDice: 'd100under' });
  await ruleAsUsual(system);
  await table.close();
  await table.open(id);
  expect(useTable.getState().rulings).toEqual({ testDice: 'd100under' });
  await rule(system, ruling('testDice'), 'd6pool');
  await table.start({ ...duel, rulings: { testDice: 'd10under' } }, { seed: 's' });
  expect(useTable.getState().rulings).toEqual({ testDice: 'd10under' });
});

test('a ruling that an encounter cannot be played with is left out with a warning, and the fight begins', async () => {
  await rule(system, ruling('gridMetric'), 'alternating');
  const exact = { ...duel, battlefield: { ...(duel.battlefield as object), metric: 'exact' } };
  const { encounter, told } = await settled(exact);
  expect(saidIn(encounter)).toEqual({});
  expect(told).toContain('FS-R77');
  await table.start(exact, { seed: 's' });
  expect(useTable.getState()).toMatchObject({ status: 'ready', warning: told });
});
