import type { Json } from '../kernel/json.ts';
import { readRulings, rulingsKey } from '../protocol/table-rulings.ts';
import { binFight, binItem, emptyBin, listBin, takeBack } from './bin.ts';
import type { Database } from './database.ts';
import type { AsideItem, Backup, LibraryItem, SheetFile } from './documents.ts';
import { addFight, listFights, readFight, readJournal, renameFight, storedFights } from './fights.ts';
import { fileName, fileOf } from './files.ts';
import { newId } from './ids.ts';
import type { Judge } from './import.ts';
import { readDocument, readMap, renewedItem } from './import.ts';
import type { Imported, LibraryApi } from './library.ts';
import { readable, versionOf } from './migrations.ts';
import { asFailure, storageFailure } from './problem.ts';
import { ReadFailure, readFailure } from './read.ts';

/** The library over a database. */
export function openLibrary(db: Database, judge: Judge, now: () => number): LibraryApi {
  const setAside = async (from: string, code: string, reason: string, text: string): Promise<void> => {
    const item: AsideItem = { id: newId(), at: now(), from, code, reason, text };
    await db.use('what was set aside', (connection) => connection.put('aside', item));
  };

  const saveItem: LibraryApi['saveItem'] = async ({ id = newId(), ...item }) => {
    await db.use(`"${item.name}" in the library`, async (connection) => {
      const tx = connection.transaction('library', 'readwrite', { durability: 'strict' });
      const before = await tx.store.get(id);
      const created = before?.created ?? now();
      await tx.store.put({ ...item, id, schema: versionOf('item'), created, changed: now() });
      await tx.done;
    });
    return id;
  };

  const saveFight = async (name: string, document: unknown, place: string): Promise<string> => {
    const read = judge.fight(document as Json);
    if (!read.ok) throw new ReadFailure({ ...read.problem, place });
    const { ok: _, ...fight } = read;
    const id = newId();
    await addFight(db, { id, name, at: now(), ...fight });
    return id;
  };

  /** Everything of a backup that can be read; what cannot is set aside, one by one. */
  const takeBackup = async (backup: Backup, place: string): Promise<Imported> => {
    let aside = 0;
    const orAside = async (
      from: string,
      document: unknown,
      take: () => Promise<unknown>,
    ): Promise<boolean> => {
      try {
        await take();
        return true;
      } catch (error) {
        if (!(error instanceof ReadFailure)) throw error;
        await setAside(from, error.problem.code, error.problem.message, JSON.stringify(document));
        aside++;
        return false;
      }
    };
    let fights = 0;
    let items = 0;
    for (const { row, record } of backup.fights) {
      if (await orAside(`${place}: ${row.name}`, record, () => saveFight(row.name, record, place))) fights++;
    }
    for (const item of backup.items) {
      const from = `${place}: ${item.name}`;
      if (await orAside(from, item, async () => saveItem(itemToSave(renewedItem(item, place))))) items++;
    }
    for (const one of backup.aside) await setAside(one.from, one.code, one.reason, one.text);
    await takeRulings(backup);
    return { kind: 'backup', fights, items, aside };
  };

  const readSettings: LibraryApi['readSettings'] = async (key) => {
    const kept = await db.use('the settings', (connection) => connection.get('settings', key));
    return readable('settings', kept ? [kept] : [])[0]?.value ?? null;
  };
  const writeSettings: LibraryApi['writeSettings'] = async (key, value) => {
    const kept = { key, schema: versionOf('settings'), value };
    await db.use('the settings', (connection) => connection.put('settings', kept));
  };

  const rulings = async () => readRulings((await readSettings(rulingsKey)) ?? undefined);
  /** What has been ruled here stays as it is. */
  const takeRulings = async (backup: Backup): Promise<void> => {
    const brought = readRulings(backup.rulings as Json | undefined);
    if (Object.keys(brought).length > 0)
      await writeSettings(rulingsKey, { ...brought, ...(await rulings()) } as Json);
  };

  const exportFight = async (id: string): Promise<{ name: string; fight: Backup['fights'][number] }> => {
    const stored = await readFight(db, id);
    if (!stored) throw storageFailure('fight-gone', `the fight ${id}`);
    return { name: stored.row.name, fight: { row: stored.row, record: stored.record } };
  };

  /** Those of a newer Woundtrack as well: for a backup. */
  const storedItems = (): Promise<readonly LibraryItem[]> =>
    db.use('the library', (connection) => connection.getAll('library'));
  const aside = (): Promise<readonly AsideItem[]> =>
    db.use('what was set aside', (connection) => connection.getAll('aside'));

  return {
    fights: () => listFights(db),
    renameFight: (id, name) => renameFight(db, id, name.trim().slice(0, 200)),
    deleteFight: (id) => binFight(db, id, now()),
    async duplicateFight(id) {
      const { name, fight } = await exportFight(id);
      const { row, record } = fight;
      const copy = newId();
      const over = row.over ? { over: row.over } : {};
      await addFight(db, {
        id: copy,
        name: `${name} (copy)`,
        record,
        at: now(),
        summary: row.summary,
        ...over,
      });
      return copy;
    },
    addFight: (name, record) => saveFight(name, record, `"${name}"`),
    items: async () => readable('item', await storedItems()),
    saveItem,
    deleteItem: (id) => binItem(db, id, now()),
    bin: () => listBin(db, now()),
    takeBack: (id) => takeBack(db, id),
    emptyBin: () => emptyBin(db),
    aside,
    async importText(from, text) {
      try {
        const read = readDocument(text, from, judge);
        switch (read.kind) {
          case 'fight':
            return { kind: 'fight', id: await saveFight(read.name, read.document, from), name: read.name };
          case 'backup':
            return await takeBackup(read.backup, from);
          case 'map':
            return read;
          case 'encounter':
          case 'sheet':
            return { kind: read.kind, id: await saveItem(read), name: read.name };
        }
      } catch (error) {
        if (error instanceof ReadFailure && error.problem.code === 'newer-version') {
          await setAside(from, error.problem.code, error.problem.message, text);
        }
        throw error;
      }
    },
    readMap: async (from, text) => readMap(text, from),
    async exportFight(id) {
      const { name, fight } = await exportFight(id);
      return fileOf(name, 'fight', fight.record);
    },
    async exportItem(id) {
      const stored = await db.use('the library', (connection) => connection.get('library', id));
      if (!stored) throw readFailure('the library', 'item-gone', 'This is no longer in the library.');
      const item = renewedItem(stored, 'the library');
      return fileOf(item.name, item.kind, item.kind === 'encounter' ? item.document : sheetFile(item));
    },
    async exportAside(id) {
      const item = await db.use('what was set aside', (connection) => connection.get('aside', id));
      if (!item) throw readFailure('what was set aside', 'item-gone', 'This is no longer there.');
      return {
        name: fileName(item.from.replace(/\.json$/i, ''), 'aside'),
        type: 'application/json',
        text: item.text,
      };
    },
    async exportAll() {
      const fights: Backup['fights'][number][] = [];
      const broken: AsideItem[] = [];
      for (const row of await storedFights(db)) {
        try {
          fights.push((await exportFight(row.id)).fight);
        } catch (error) {
          const { code, message } = asFailure(error, row.name).problem;
          if (code !== 'storage-damaged') throw error;
          const text = JSON.stringify({ row, journal: await readJournal(db, row.id) });
          broken.push({ id: row.id, at: now(), from: row.name, code, reason: message, text });
        }
      }
      const schema = versionOf('backup');
      const made = now();
      const kept = [...(await aside()), ...broken];
      const ruled = await rulings();
      const backup: Backup = {
        woundtrack: 'backup',
        schema,
        made,
        fights,
        items: await storedItems(),
        aside: kept,
        ...(Object.keys(ruled).length > 0 && { rulings: ruled }),
      };
      return fileOf(`Woundtrack ${new Date(made).toISOString().slice(0, 10)}`, 'backup', backup);
    },
    readSettings,
    writeSettings,
  };
}

const itemToSave = ({ kind, system, name, document }: LibraryItem) => ({ kind, system, name, document });

const sheetFile = ({ system, name, document }: LibraryItem): SheetFile => ({
  woundtrack: 'sheet',
  schema: versionOf('sheet'),
  system,
  name,
  sheet: document,
});
