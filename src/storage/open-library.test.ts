import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FightRecord } from '../protocol/messages.ts';
import { judgeOf } from '../workers/judge.ts';
import { ball, ballHost } from '../workers/testing/ball.ts';
import { openDatabase } from './database.ts';
import { readFight, writeJournal } from './fights.ts';
import { fileName } from './files.ts';
import type { Migration } from './migrations.ts';
import { migrations } from './migrations.ts';
import { openLibrary } from './open-library.ts';
import { ReadFailure } from './read.ts';
import { freshIndexedDb, fullDisk } from './testing/browser.ts';
import { append, begin, write } from './testing/records.ts';

freshIndexedDb();

const library = () => openLibrary(openDatabase(), judgeOf(ballHost()), () => 1_700_000_000_000);
const fixtures = import.meta.glob<{ schema: number }>('./fixtures/*.json', {
  eager: true,
  import: 'default',
});
const fixture = (name: string): object => fixtures[`./fixtures/${name}.json`] as object;
const refused = (text: string, from = 'a.json') =>
  library()
    .importText(from, text)
    .then(
      () => null,
      (error: unknown) => (error instanceof ReadFailure ? error.problem : error),
    );

describe('a refused file: code and path, and nothing is stored', () => {
  const cases: readonly (readonly [what: string, text: string, problem: object])[] = [
    ['not JSON', '{"a": 1,\n}', { code: 'not-json', path: 'line 2, column 1', place: 'a.json' }],
    [
      'a key __proto__',
      '{"system":"masquerade","combatants":[{"id":"a","__proto__":{"x":1}}]}',
      { code: 'forbidden-key', path: 'combatants[0].__proto__' },
    ],
    ['a key constructor', '{"a":{"constructor":1}}', { code: 'forbidden-key', path: 'a.constructor' }],
    ['a key prototype', '[[{"prototype":1}]]', { code: 'forbidden-key', path: '[0][0].prototype' }],
    ['200 levels of brackets', '['.repeat(200) + ']'.repeat(200), { code: 'too-deep' }],
    [
      'a number beyond all that can be counted',
      '{"system":"masquerade","combatants":[{"id":"a","cell":{"x":1e999,"y":0}}]}',
      { code: 'endless-number', path: 'combatants[0].cell.x', message: expect.stringMatching(/too large/) },
    ],
    ['more than 16 million characters', `"${'x'.repeat(16_000_001)}"`, { code: 'too-large' }],
    ['a list', '[]', { code: 'unknown-kind' }],
    ['an object of no known kind', '{"hello":"world"}', { code: 'unknown-kind' }],
    ['an unknown kind', '{"woundtrack":"song"}', { code: 'unknown-kind', path: 'woundtrack' }],
    [
      'a kind that is not a text',
      '{"woundtrack":{"toString":1}}',
      { code: 'unknown-kind', path: 'woundtrack' },
    ],
    [
      'an unknown system',
      '{"system":"whist","combatants":[]}',
      { code: 'unknown-system', path: 'system', message: expect.stringContaining('knows masquerade') },
    ],
    ['an encounter without a system', '{"combatants":[]}', { code: 'unknown-system', path: 'system' }],
    [
      'a sheet that is a number',
      '{"woundtrack":"sheet","schema":1,"system":"masquerade","sheet":3}',
      { code: 'bad-sheet' },
    ],
    ['a fight without a version', '{"woundtrack":"fight"}', { code: 'no-version', path: 'schema' }],
    [
      'an incomplete record',
      '{"woundtrack":"fight","schema":1,"system":"masquerade"}',
      { code: 'bad-record' },
    ],
    [
      'a backup with an incomplete item',
      '{"woundtrack":"backup","schema":1,"fights":[],"items":[{"kind":"sheet"}],"aside":[]}',
      { code: 'bad-backup', path: 'items[0].name' },
    ],
    [
      'an item set aside whose reason is not a text',
      '{"woundtrack":"backup","schema":1,"fights":[],"items":[],"aside":[{"from":"a","code":"b","reason":{},"text":""}]}',
      { code: 'bad-backup', path: 'aside[0].reason' },
    ],
  ];
  test.each(cases)('%s', async (_what, text, problem) => {
    expect(await refused(text)).toMatchObject(problem);
    expect(await library().fights()).toEqual([]);
    expect(await library().items()).toEqual([]);
    expect(await library().aside()).toEqual([]);
  });

  test('an error about a text of 100,000 letters is no longer than can be read', async () => {
    const long = 'x'.repeat(100_000);
    const unknown = await refused(JSON.stringify({ system: long, combatants: [] }));
    expect(unknown).toMatchObject({
      path: 'system',
      message: expect.stringMatching(/"x+ … .*knows masquerade/),
    });
    const said = { path: `combatants[0].${long}`, message: `there is no "${long}"` };
    const judge = {
      ...judgeOf(ballHost()),
      encounter: () => ({ code: 'bad-encounter', ...said, problems: [said] }),
    };
    const shelf = openLibrary(openDatabase(), judge, () => 1);
    const problem = await shelf.importText('a.json', JSON.stringify(ball)).catch(({ problem }) => problem);
    expect(problem.problems).toMatchObject([{ path: expect.stringMatching(/^combatants\[0\]\.x/) }]);
    for (const one of [unknown, problem]) expect(JSON.stringify(one).length).toBeLessThan(3000);
  });

  test('an encounter that only lacks who fights in it is imported, and refused with another mistake', async () => {
    const lack = { path: 'combatants', message: 'at least 2 entries are expected' };
    const more = { path: 'battlefield', message: 'an object is expected' };
    const shelf = (...problems: readonly (typeof lack)[]) => {
      const encounter = () => ({ code: 'bad-encounter', ...lack, problems });
      return openLibrary(openDatabase(), { ...judgeOf(ballHost()), encounter }, () => 1);
    };
    const text = JSON.stringify({ ...ball, name: 'Bare ground', combatants: [] });
    expect(await shelf(lack).importText('a.json', text)).toMatchObject({
      kind: 'encounter',
      name: 'Bare ground',
    });
    await expect(shelf(lack, more).importText('a.json', text)).rejects.toMatchObject({
      problem: { problems: [lack, more] },
    });
    // Too many of them are no lack.
    await expect(shelf(lack).importText('a.json', JSON.stringify(ball))).rejects.toMatchObject({
      problem: { path: 'combatants' },
    });
  });

  test('an encounter with mistakes is refused with the path that its system names', async () => {
    const problem = await refused('{"system":"masquerade","combatants":5}');
    expect(problem).toMatchObject({ code: 'bad-encounter', path: 'combatants' });
  });
});

test('a fight of a newer schema is refused and set aside, and its text can be exported', async () => {
  const text = JSON.stringify({ ...fixture('fight.v1'), schema: 99 });
  expect(await refused(text, 'new.json')).toMatchObject({ code: 'newer-version' });
  const [item] = await library().aside();
  expect(item).toMatchObject({ from: 'new.json', code: 'newer-version', text });
  expect(await library().exportAside(item?.id ?? '')).toMatchObject({ name: 'new.aside.json', text });
});

test('a fight saved by a newer version of its system is refused and set aside', async () => {
  const text = JSON.stringify({ ...fixture('fight.v1'), version: 99 });
  expect(await refused(text)).toMatchObject({ code: 'newer-version', path: 'version' });
  expect(await library().aside()).toHaveLength(1);
});

describe('import and export', () => {
  test('an imported fight is listed, exported with its tape, and can be imported again', async () => {
    const shelf = library();
    const imported = await shelf.importText('fight.json', JSON.stringify(fixture('fight.v1')));
    expect(imported).toMatchObject({ kind: 'fight', name: 'A ball' });
    const [row] = await shelf.fights();
    expect(row).toMatchObject({
      name: 'A ball',
      system: 'masquerade',
      summary: { round: expect.any(Number) },
    });
    const file = await shelf.exportFight(row?.id ?? '');
    expect(file.name).toBe('A ball.fight.json');
    const record = JSON.parse(file.text) as FightRecord;
    expect(record.tape.slice(0, 2)).toEqual((fixture('fight.v1') as FightRecord).tape);
    expect(await shelf.importText(file.name, file.text)).toMatchObject({ kind: 'fight' });
    expect(await shelf.fights()).toHaveLength(2);
  });

  test('a renamed fight keeps its name when it is exported and imported, in a file that any version reads', async () => {
    const shelf = library();
    await shelf.importText('fight.json', JSON.stringify(fixture('fight.v1')));
    const [row] = await shelf.fights();
    const plain = JSON.parse((await shelf.exportFight(row?.id ?? '')).text);
    expect(plain).not.toHaveProperty('name');
    await shelf.renameFight(row?.id ?? '', 'The second night');
    const file = await shelf.exportFight(row?.id ?? '');
    expect(JSON.parse(file.text)).toEqual({ ...plain, name: 'The second night' });
    expect(await shelf.importText(file.name, file.text)).toMatchObject({ name: 'The second night' });
    expect((await shelf.fights()).map(({ name }) => name)).toEqual(['The second night', 'The second night']);
  });

  test('an imported fight that gets its first name back is exported without the name of the file', async () => {
    const shelf = library();
    const named = { ...(fixture('fight.v1') as object), name: 'The second night' };
    await shelf.importText('fight.json', JSON.stringify(named));
    const [row] = await shelf.fights();
    expect(row?.name).toBe('The second night');
    await shelf.renameFight(row?.id ?? '', 'A ball');
    const file = await shelf.exportFight(row?.id ?? '');
    expect(JSON.parse(file.text)).not.toHaveProperty('name');
    expect(await shelf.importText(file.name, file.text)).toMatchObject({ name: 'A ball' });
  });

  test('an encounter and a sheet that are exported and deleted can be imported again', async () => {
    const shelf = library();
    await shelf.importText('My ball.json', JSON.stringify(ball));
    await shelf.importText('ada.json', JSON.stringify(fixture('sheet.v1')));
    const items = await shelf.items();
    expect(items.map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['encounter', 'My ball'],
      ['sheet', 'Ada'],
    ]);
    for (const item of items) {
      const file = await shelf.exportItem(item.id);
      await shelf.deleteItem(item.id);
      expect(await shelf.importText(file.name, file.text)).toMatchObject({ kind: item.kind });
    }
    expect(await shelf.items()).toHaveLength(2);
  });

  test('a map of another program is read, and nothing is stored', async () => {
    const shelf = library();
    const map = {
      resolution: { map_size: { x: 3, y: 2 } },
      line_of_sight: [
        [
          { x: 1, y: 0 },
          { x: 1, y: 2 },
        ],
      ],
    };
    const imported = await shelf.importText('Cellar.uvtt', JSON.stringify(map));
    const ground = { width: 3, height: 2, walls: [{ kind: 'wall', x: 1, y: 0, side: 'w', length: 2 }] };
    expect(imported).toMatchObject({ kind: 'map', map: { name: 'Cellar', ground } });
    expect(await shelf.readMap('Cellar.uvtt', JSON.stringify(map))).toEqual(
      imported.kind === 'map' && imported.map,
    );
    await expect(shelf.readMap('ball.json', JSON.stringify(ball))).rejects.toBeInstanceOf(ReadFailure);
    expect(await shelf.items()).toEqual([]);
  });

  test('a backup of the whole library can be imported again; nothing that is equal is doubled', async () => {
    const shelf = library();
    expect(await shelf.importText('b.json', JSON.stringify(fixture('backup.v1')))).toEqual({
      kind: 'backup',
      fights: 1,
      items: 1,
      aside: 0,
    });
    const file = await shelf.exportAll();
    expect(file.name).toBe('Woundtrack 2023-11-14.backup.json');
    const again = await shelf.importText(file.name, file.text);
    expect(again).toEqual({ kind: 'backup', fights: 1, items: 1, aside: 0 });
    expect(await shelf.fights()).toHaveLength(1);
    expect(await shelf.items()).toHaveLength(1);
    expect(await shelf.aside()).toHaveLength(1);
  });

  test('what is restored from a backup keeps its times, and fights their order; times to come become the present', async () => {
    const backup = fixture('backup.v1') as { fights: { row: object; record: object }[]; items: object[] };
    const [{ row, record }] = backup.fights as [{ row: object; record: object }];
    const played = [3000, 1000, 2000, 9e15].map((changed, at) => ({
      row: { ...row, id: `f${at}`, name: `Fight ${at}`, changed },
      record,
    }));
    const items = [{ ...backup.items[0], created: 500, changed: 700 }];
    const shelf = library();
    await shelf.importText('b.json', JSON.stringify({ ...backup, fights: played, items }));
    expect((await shelf.fights()).map(({ name, changed }) => [name, changed])).toEqual([
      ['Fight 3', 1_700_000_000_000],
      ['Fight 0', 3000],
      ['Fight 2', 2000],
      ['Fight 1', 1000],
    ]);
    expect(await shelf.items()).toMatchObject([{ created: 500, changed: 700 }]);
  });

  test('a backup is restored also where it has more than 16 million characters: the library had them, too', async () => {
    const shelf = library();
    const about = 'x'.repeat(8_100_000);
    for (const name of ['One', 'Two'])
      await shelf.saveItem({ kind: 'encounter', system: 'masquerade', name, document: { ...ball, about } });
    const { name, text } = await shelf.exportAll();
    expect(text.length).toBeGreaterThan(16_000_000);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = library();
    expect(await other.importText(name, text)).toMatchObject({ items: 2, aside: 0 });
  });

  test('where there is no room for all of a backup, what is restored of it is told, and it can be restored again', async () => {
    const shelf = library();
    for (const name of ['One', 'Two'])
      await shelf.saveItem({ kind: 'encounter', system: 'masquerade', name, document: { ...ball, name } });
    const { name, text } = await shelf.exportAll();
    await shelf.clearAll();
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      one,
    ) {
      if (this.name === 'library' && ++puts > 1) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, one);
    });
    const problem = await refused(text, name);
    expect(problem).toMatchObject({
      code: 'partly-restored',
      message: expect.stringMatching(/0 fights and 1 of 2 documents.*no room left to save/),
    });
    expect(await shelf.items()).toHaveLength(1);
    spy.mockRestore();
    expect(await shelf.importText(name, text)).toMatchObject({ items: 2 });
    expect(await shelf.items()).toHaveLength(2);
  });

  test('one fight that was restored of a backup is told as one', async () => {
    const put = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      one,
    ) {
      if (this.name === 'library') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, one);
    });
    const { message } = (await refused(JSON.stringify(fixture('backup.v1')), 'b.json')) as Error;
    spy.mockRestore();
    expect(message).toContain('restored, 1 fight and 0 of 1 document:');
  });

  test('a fight of a backup is kept beside one that has the same name, or the same id, but differs', async () => {
    const shelf = library();
    await shelf.importText('b.json', JSON.stringify(fixture('backup.v1')));
    const { text } = await shelf.exportAll();
    const [row] = await shelf.fights();
    const before = JSON.parse((await shelf.exportFight(row?.id ?? '')).text) as FightRecord;
    const db = openDatabase();
    const { seq } = (await readFight(db, row?.id ?? ''))?.row ?? { seq: 0 };
    await writeJournal(db, write(seq + 1, [append(4)], { fight: row?.id ?? '' }));
    await shelf.importText('b.json', text);
    const records = await Promise.all(
      (await shelf.fights()).map(async ({ id }) => JSON.parse((await shelf.exportFight(id)).text)),
    );
    expect(records.map(({ tape }) => tape.length).sort()).toEqual([
      before.tape.length,
      before.tape.length + 1,
    ]);
    await shelf.renameFight(row?.id ?? '', 'The other ball');
    await shelf.importText('b.json', text);
    expect(await shelf.fights()).toHaveLength(2);
  });

  test('a backup with one fight of an unknown system: this one is set aside, the other imported', async () => {
    const shelf = library();
    const backup = structuredClone(fixture('backup.v1')) as { fights: { record: { system: string } }[] };
    const [first] = backup.fights;
    backup.fights.push({ ...(first as { record: { system: string } }), record: { system: 'whist' } });
    expect(await shelf.importText('b.json', JSON.stringify(backup))).toMatchObject({ fights: 1, aside: 1 });
    const aside = await shelf.aside();
    expect(aside.map(({ text }) => text)).toContain('{"system":"whist"}');
  });

  test('a backup with two invalid documents: these are set aside with reasons, the valid one imported', async () => {
    const shelf = library();
    const backup = structuredClone(fixture('backup.v1')) as { items: object[] };
    const [first] = backup.items;
    backup.items.push({ ...first, kind: 'song' }, { ...first, document: null });
    expect(await shelf.importText('b.json', JSON.stringify(backup))).toMatchObject({ items: 1, aside: 2 });
    expect(await shelf.items()).toHaveLength(1);
    const reasons = (await shelf.aside()).map(({ reason }) => reason);
    expect(reasons).toContain('kind: "song" is neither an encounter nor a sheet');
    expect(reasons).toContain('document: an object is expected');
  });

  test('a backup contains rulings; on import valid ones are added, and those of the device stay', async () => {
    const shelf = library();
    expect(JSON.parse((await shelf.exportAll()).text)).not.toHaveProperty('rulings');
    await shelf.writeSettings('rulings', { masquerade: { masks: 3 }, whist: { trumps: 'hearts' } });
    const { text } = await shelf.exportAll();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = library();
    await other.writeSettings('rulings', { whist: { trumps: 'none' } });
    await other.importText('b.json', text);
    expect(await other.readSettings('rulings')).toEqual({
      masquerade: { masks: 3 },
      whist: { trumps: 'none' },
    });
    const rotten = { ...JSON.parse(text), rulings: { whist: { trumps: ['x'], deal: true }, bridge: 7 } };
    await other.importText('b.json', JSON.stringify({ ...rotten, rulings: { ...rotten.rulings } }));
    expect(await other.readSettings('rulings')).toEqual({
      masquerade: { masks: 3 },
      whist: { trumps: 'none' },
    });
  });

  test('a damaged fight is exported in a backup as set aside, with its journal, and the other fights as usual', async () => {
    const shelf = library();
    await shelf.importText('a.json', JSON.stringify(fixture('fight.v1')));
    const id = await shelf.duplicateFight((await shelf.fights())[0]?.id ?? '');
    const db = openDatabase();
    await db.use('test', (connection) => connection.delete('journal', [id, 1]));
    await db.use('test', (connection) => connection.delete('checkpoints', id));
    const backup = JSON.parse((await shelf.exportAll()).text) as {
      fights: unknown[];
      aside: { text: string }[];
    };
    expect(backup.fights).toHaveLength(1);
    expect(backup.aside[0]?.text).toContain('"seq":2');
  });
});

test('a deleted document is in the bin and in no backup; taken back, it is unchanged', async () => {
  let time = 1;
  const shelf = openLibrary(openDatabase(), judgeOf(ballHost()), () => time++);
  const id = await shelf.saveItem({ kind: 'sheet', system: 'masquerade', name: 'Ada', document: {} });
  const before = await shelf.items();
  expect(await shelf.deleteItem(id)).toBe(true);
  expect(await shelf.items()).toEqual([]);
  expect(await shelf.bin()).toEqual([{ id, at: 2, kind: 'sheet', system: 'masquerade', name: 'Ada' }]);
  expect((await shelf.exportAll()).text).not.toContain('Ada');
  await shelf.takeBack(id);
  expect(await shelf.items()).toEqual(before);
  // Where there is no room in the bin it is gone.
  const free = fullDisk();
  expect(await shelf.deleteItem(id)).toBe(false);
  free();
  await expect(shelf.takeBack(id)).rejects.toMatchObject({ problem: { code: 'not-in-bin' } });
});

describe('an item that was deleted and then saved again by an editor that was still open', () => {
  const ada = { kind: 'sheet', system: 'masquerade', name: 'Ada' } as const;
  const said = (items: readonly { readonly document: unknown }[]) => items.map(({ document }) => document);
  const savedAgain = async (document: { readonly mask: string }) => {
    const shelf = library();
    const id = await shelf.saveItem({ ...ada, document: { mask: 'owl' } });
    await shelf.deleteItem(id);
    await shelf.saveItem({ ...ada, id, document });
    return { shelf, id };
  };

  test('is not overwritten by what is restored from the bin: both are there', async () => {
    const { shelf, id } = await savedAgain({ mask: 'fox' });
    await shelf.takeBack((await shelf.bin())[0]?.id ?? '');
    const items = await shelf.items();
    expect(said(items)).toHaveLength(2);
    expect(said(items)).toEqual(expect.arrayContaining([{ mask: 'owl' }, { mask: 'fox' }]));
    expect(said(items.filter((one) => one.id === id))).toEqual([{ mask: 'fox' }]);
    expect(await shelf.bin()).toEqual([]);
  });

  test('the same in every word is restored without being doubled', async () => {
    const { shelf } = await savedAgain({ mask: 'owl' });
    await shelf.takeBack((await shelf.bin())[0]?.id ?? '');
    expect(said(await shelf.items())).toEqual([{ mask: 'owl' }]);
    expect(await shelf.bin()).toEqual([]);
  });

  test('and deleted again lies in the bin beside what was deleted first', async () => {
    const { shelf, id } = await savedAgain({ mask: 'fox' });
    await shelf.deleteItem(id);
    expect(await shelf.bin()).toHaveLength(2);
    // "Undo" beside a list row restores what was deleted last.
    await shelf.takeBack(id);
    expect(said(await shelf.items())).toEqual([{ mask: 'fox' }]);
    for (const row of await shelf.bin()) await shelf.takeBack(row.id);
    expect(said(await shelf.items())).toEqual(expect.arrayContaining([{ mask: 'owl' }, { mask: 'fox' }]));
  });
});

test('a copy of a fight stays when the original is deleted', async () => {
  const shelf = library();
  await shelf.importText('a.json', JSON.stringify(fixture('fight.v1')));
  const [row] = await shelf.fights();
  const copy = await shelf.duplicateFight(row?.id ?? '');
  await shelf.deleteFight(row?.id ?? '');
  expect(await shelf.fights()).toMatchObject([{ id: copy, name: 'A ball (copy)' }]);
});

test('an item that is saved again keeps its time of creation', async () => {
  let time = 1;
  const shelf = openLibrary(openDatabase(), judgeOf(ballHost()), () => time++);
  const item = { kind: 'sheet', system: 'masquerade', name: 'Ada', document: {} } as const;
  const id = await shelf.saveItem(item);
  await shelf.saveItem({ ...item, id, name: 'Ada the Bold' });
  expect(await shelf.items()).toEqual([
    { ...item, id, schema: 1, name: 'Ada the Bold', created: 1, changed: 2 },
  ]);
});

test('settings are read under the name they were written with; an unknown name gives null', async () => {
  await library().writeSettings('settings', { theme: 'dim' });
  expect(await library().readSettings('settings')).toEqual({ theme: 'dim' });
  expect(await library().readSettings('other')).toBeNull();
});

describe('documents of other versions of Woundtrack', () => {
  const kinds = ['item', 'settings', 'row', 'fight'] as const;
  /** Simulates a newer Woundtrack, in which each of these kinds has a second version. */
  const tomorrow = (): void => {
    const changes = { item: 'name', row: 'name', fight: 'seed', settings: 'value' } as const;
    for (const kind of kinds) {
      const field = changes[kind];
      (migrations[kind] as Migration[]).push((old) => ({ ...old, [field]: `${String(old[field])}!` }));
    }
  };
  const today = (): void => {
    for (const kind of kinds) (migrations[kind] as Migration[]).length = 0;
  };
  afterEach(today);

  test('items, settings, rows and fights of an older version are migrated when they are read', async () => {
    const shelf = library();
    await shelf.saveItem({ kind: 'sheet', system: 'masquerade', name: 'Ada', document: {} });
    await shelf.writeSettings('theme', 'dim');
    const db = openDatabase();
    await writeJournal(db, write(1, [begin, append(4)]));
    tomorrow();
    expect(await shelf.items()).toMatchObject([{ name: 'Ada!', schema: 2 }]);
    expect(await shelf.readSettings('theme')).toBe('dim!');
    expect(await shelf.fights()).toMatchObject([{ name: 'A ball!', schema: 2 }]);
    expect((await readFight(db, 'f1'))?.record).toMatchObject({ seed: 's!', schema: 2, hash: 'h2' });
  });

  test('items and settings of a newer version are not listed, but an export of everything contains the items', async () => {
    tomorrow();
    const shelf = library();
    const id = await shelf.saveItem({ kind: 'sheet', system: 'masquerade', name: 'Ada', document: {} });
    await shelf.writeSettings('theme', 'dim');
    today();
    expect(await shelf.items()).toEqual([]);
    expect(await shelf.readSettings('theme')).toBeNull();
    await expect(shelf.exportItem(id)).rejects.toMatchObject({ problem: { code: 'newer-version' } });
    expect(JSON.parse((await shelf.exportAll()).text)).toMatchObject({ items: [{ name: 'Ada', schema: 2 }] });
  });
});

test.each([
  ['A ball', 'A ball.fight.json'],
  ['../../etc/passwd', 'etc passwd.fight.json'],
  ['  Straße №1: «Tor»? ', 'Straße 1 Tor.fight.json'],
  ['...', 'Woundtrack.fight.json'],
])('the name of a file for %j', (title, name) => {
  expect(fileName(title, 'fight')).toBe(name);
});

test('several sheets are saved together or not at all: a rest is not half taken when the disk fills up in its middle', async () => {
  const shelf = library();
  const person = (name: string, wounds: number) =>
    ({ kind: 'sheet', system: 'masquerade', name, document: { name, wounds } }) as const;
  const [ada, bea] = await shelf.saveItems([person('Ada', 2), person('Bea', 3)]);
  const wounds = async (): Promise<unknown[]> =>
    (await shelf.items()).map(({ document }) => (document as { wounds: number }).wounds).sort();
  const rested = [
    { ...person('Ada', 0), id: ada as string },
    { ...person('Bea', 1), id: bea as string },
  ];
  let count = 0;
  const plain = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (++count < 2) return plain.call(this, value);
    // What the browser does with the transaction of a request that finds no room.
    this.transaction.abort();
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await expect(shelf.saveItems(rested)).rejects.toMatchObject({ problem: { code: 'storage-full' } });
  full.mockRestore();
  expect(await wounds()).toEqual([2, 3]);
  await shelf.saveItems(rested);
  expect(await wounds()).toEqual([0, 1]);
});
