import { nameOfFightCopy } from '../kernel/free-id.ts';
import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import { backupOf, takeBackup, wholeFight } from './backup.ts';
import { binFight, binItem, emptyBin, listBin, takeBack } from './bin.ts';
import { clearAll } from './clear.ts';
import type { Database } from './database.ts';
import type { Backup, LibraryItem, SheetFile } from './documents.ts';
import { addFight, hasFight, listFights, renameFight } from './fights.ts';
import { fightFile, fileName, fileOf } from './files.ts';
import { newId } from './ids.ts';
import type { Judge } from './import.ts';
import { readDocument, readMap, renewedItem } from './import.ts';
import type { Items } from './items.ts';
import { openItems } from './items.ts';
import type { LibraryApi, UnsavedFight } from './library.ts';
import { versionOf } from './migrations.ts';
import { ReadFailure, readFailure } from './read.ts';

/** Opens the library of a database. `now`: milliseconds since 1970. */
export function openLibrary(db: Database, judge: Judge, now: () => number): LibraryApi {
  const items = openItems(db, now);
  const saveFight = savingFights(db, judge, now);
  return {
    fights: () => listFights(db),
    renameFight: (id, name) => renameFight(db, id, name.trim().slice(0, 200)),
    deleteFight: (id) => binFight(db, id, now()),
    async duplicateFight(id) {
      const { row, record } = await wholeFight(db, id);
      const copy = newId();
      const over = row.over ? { over: row.over } : {};
      const name = nameOfFightCopy(row.name, await listFights(db));
      await addFight(db, { id: copy, name, record, at: now(), summary: row.summary, ...over });
      return copy;
    },
    addFight: (name, record) => saveFight.anew(name, record, `"${name}"`),
    items: items.items,
    saveItem: items.saveItem,
    saveItems: items.saveItems,
    deleteItem: (id) => binItem(db, id, now()),
    bin: () => listBin(db, now()),
    takeBack: (id) => takeBack(db, id),
    emptyBin: () => emptyBin(db),
    clearAll: () => clearAll(db),
    aside: items.aside,
    importText: importing(items, judge, now, saveFight),
    readMap: async (from, text) => readMap(text, from),
    ...exportsOf(db, judge, items, now),
    readSettings: items.readSettings,
    writeSettings: items.writeSettings,
    changeSettings: items.changeSettings,
  };
}

/** Stores a fight and returns its id. Rejects with a ReadFailure if it cannot be played. */
interface SaveFight {
  /** Under a new id. */
  anew(name: string, document: unknown, place: string): Promise<string>;
  /** Under a new id, unless an equal fight of the same name is stored already. */
  once(name: string, document: unknown, place: string, changed: number): Promise<void>;
}

function savingFights(db: Database, judge: Judge, now: () => number): SaveFight {
  const read = (document: unknown, place: string) => {
    const judged = judge.fight(document as Json);
    if (!judged.ok) throw new ReadFailure({ ...judged.problem, place });
    const { ok: _, ...fight } = judged;
    return fight;
  };
  const add = async (name: string, fight: ReturnType<typeof read>, at: number): Promise<string> => {
    const id = newId();
    await addFight(db, { id, name, at, ...fight });
    return id;
  };
  return {
    anew: async (name, document, place) => add(name, read(document, place), now()),
    async once(name, document, place, changed) {
      const fight = read(document, place);
      if (!(await hasFight(db, name, fight.record))) await add(name, fight, changed);
    },
  };
}

const importing =
  (items: Items, judge: Judge, now: () => number, saveFight: SaveFight): LibraryApi['importText'] =>
  async (from, text) => {
    try {
      const read = readDocument(text, from, judge);
      switch (read.kind) {
        case 'fight':
          return { kind: 'fight', id: await saveFight.anew(read.name, read.document, from), name: read.name };
        case 'backup':
          return await takeBackup(read.backup, from, items, now(), saveFight.once);
        case 'map':
          return read;
        case 'encounter':
        case 'sheet':
          return { kind: read.kind, id: await items.saveItem(read), name: read.name };
      }
    } catch (error) {
      if (error instanceof ReadFailure && error.problem.code === 'newer-version') {
        await items.setAside(from, error.problem.code, error.problem.message, text);
      }
      throw error;
    }
  };

type Exports = Pick<LibraryApi, 'exportFight' | 'exportItem' | 'exportAside' | 'exportAll'>;

const exportsOf = (db: Database, judge: Judge, items: Items, now: () => number): Exports => ({
  async exportFight(id) {
    const { row, record } = await wholeFight(db, id);
    return fightFile(row.name, record);
  },
  async exportItem(id) {
    const stored = await items.storedItem(id);
    if (!stored) throw readFailure('the library', 'item-gone', 'This is no longer in the library.');
    const item = renewedItem(stored, 'the library');
    return fileOf(item.name, item.kind, item.kind === 'encounter' ? item.document : sheetFile(item));
  },
  async exportAside(id) {
    const item = await items.asideItem(id);
    if (!item) throw readFailure('what was set aside', 'item-gone', 'This is no longer there.');
    const name = fileName(item.from.replace(/\.json$/i, ''), 'aside');
    return { name, type: 'application/json', text: item.text };
  },
  async exportAll(unsaved = []) {
    const made = now();
    const day = new Date(made).toISOString().slice(0, 10);
    return fileOf(
      `Woundtrack ${day}`,
      'backup',
      await backupOf(db, items, made, inMemory(judge, made, unsaved)),
    );
  },
});

/** Unsaved fights as they would be stored. What cannot be played is left out: what is stored of it is better. */
const inMemory = (judge: Judge, made: number, unsaved: readonly UnsavedFight[]): Backup['fights'] =>
  unsaved.flatMap(({ id, name, record: remembered }) => {
    const judged = judge.fight(asJson(remembered));
    if (!judged.ok) return [];
    const { record, summary, over } = judged;
    const { system, hash } = record;
    const times = { created: made, changed: made };
    const row = {
      id,
      schema: versionOf('row'),
      name,
      system,
      ...times,
      seq: 0,
      hash,
      summary,
      ...(over && { over }),
    };
    return [{ row, record }];
  });

const sheetFile = ({ system, name, document }: LibraryItem): SheetFile => ({
  woundtrack: 'sheet',
  schema: versionOf('sheet'),
  system,
  name,
  sheet: document,
});
