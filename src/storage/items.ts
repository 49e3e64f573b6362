import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Database } from './database.ts';
import type { AsideItem, KeptSettings, LibraryItem } from './documents.ts';
import { newId } from './ids.ts';
import type { ItemToSave, LibraryApi } from './library.ts';
import { readable, versionOf } from './migrations.ts';

/** Stores what there is besides fights: encounters and sheets, what was set aside, settings. */
export interface Items
  extends Pick<
    LibraryApi,
    'items' | 'saveItem' | 'saveItems' | 'aside' | 'readSettings' | 'writeSettings' | 'changeSettings'
  > {
  /** Stores an item of a backup with the times that it had. */
  restoreItem(item: ItemToSave, times: Pick<LibraryItem, 'created' | 'changed'>): Promise<string>;
  /** As it is stored, of any version; `undefined` if there is none with this id. */
  storedItem(id: string): Promise<LibraryItem | undefined>;
  /** All items as they are stored, also those of a newer Woundtrack: for a backup. */
  storedItems(): Promise<readonly LibraryItem[]>;
  asideItem(id: string): Promise<AsideItem | undefined>;
  /** Stores a text that cannot be read, with where it came from and why; once, if it came from there before. */
  setAside(from: string, code: string, reason: string, text: string): Promise<void>;
}

const storedValue = (kept: KeptSettings | undefined): Json =>
  readable('settings', kept ? [kept] : [])[0]?.value ?? null;
const settingsOf = (key: string, value: Json): KeptSettings => ({
  key,
  schema: versionOf('settings'),
  value,
});

export function openItems(db: Database, now: () => number): Items {
  const storedItems = (): Promise<readonly LibraryItem[]> =>
    db.use('the library', (connection) => connection.getAll('library'));
  /** In one transaction: all of them or none. Returns their ids. */
  const saveAt = async (
    place: string,
    items: readonly ItemToSave[],
    { created, changed }: Pick<LibraryItem, 'created' | 'changed'>,
  ): Promise<readonly string[]> => {
    const named = items.map(({ id = newId(), ...item }) => ({ ...item, id }));
    await db.use(place, async (connection) => {
      const tx = connection.transaction('library', 'readwrite', { durability: 'strict' });
      const put = async (item: ItemToSave & { readonly id: string }): Promise<void> => {
        const since = (await tx.store.get(item.id))?.created ?? created;
        await tx.store.put({ ...item, schema: versionOf('item'), created: since, changed });
      };
      await Promise.all([...named.map(put), tx.done]);
    });
    return named.map(({ id }) => id);
  };
  const saveOne: Items['restoreItem'] = async (item, times) => {
    const [id] = await saveAt(`"${item.name}" in the library`, [item], times);
    return id as string;
  };
  return {
    storedItems,
    items: async () => readable('item', await storedItems()),
    storedItem: (id) => db.use('the library', (connection) => connection.get('library', id)),
    saveItem(item) {
      const at = now();
      return saveOne(item, { created: at, changed: at });
    },
    saveItems(items) {
      const at = now();
      return saveAt('the library', items, { created: at, changed: at });
    },
    restoreItem: saveOne,
    aside: () => db.use('what was set aside', (connection) => connection.getAll('aside')),
    asideItem: (id) => db.use('what was set aside', (connection) => connection.get('aside', id)),
    async setAside(from, code, reason, text) {
      const item: AsideItem = { id: newId(), at: now(), from, code, reason, text };
      await db.use('what was set aside', async (connection) => {
        const tx = connection.transaction('aside', 'readwrite');
        const isThere = (await tx.store.getAll()).some((one) => one.from === from && one.text === text);
        if (!isThere) await tx.store.put(item);
        await tx.done;
      });
    },
    async readSettings(key) {
      return storedValue(await db.use('the settings', (connection) => connection.get('settings', key)));
    },
    async writeSettings(key, value) {
      await db.use('the settings', (connection) => connection.put('settings', settingsOf(key, value)));
    },
    async changeSettings(key, fields) {
      await db.use('the settings', async (connection) => {
        const tx = connection.transaction('settings', 'readwrite');
        const before = storedValue(await tx.store.get(key));
        await tx.store.put(settingsOf(key, { ...(isObject(before) && before), ...fields }));
        await tx.done;
      });
    },
  };
}
