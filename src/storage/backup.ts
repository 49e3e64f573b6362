import type { Json } from '../kernel/json.ts';
import { canonical, hashOf } from '../kernel/json.ts';
import { counted } from '../kernel/phrases.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { RulingsBySystem } from '../protocol/table-rulings.ts';
import { readRulings, rulingsKey } from '../protocol/table-rulings.ts';
import type { Database } from './database.ts';
import type { AsideItem, Backup, LibraryItem } from './documents.ts';
import { readFight, readJournal, storedFights } from './fights.ts';
import { renewedItem } from './import.ts';
import type { Items } from './items.ts';
import type { Imported, ItemToSave } from './library.ts';
import { versionOf } from './migrations.ts';
import { asFailure, StorageFailure, storageFailure } from './problem.ts';
import { ReadFailure, readFailure } from './read.ts';

/** Makes one document of the library, and reads it back. */

const rulingsOf = async (items: Items): Promise<RulingsBySystem> =>
  readRulings((await items.readSettings(rulingsKey)) ?? undefined);

/** A fight with its complete record. Rejects if there is none with this id or if it cannot be read. */
export async function wholeFight(db: Database, id: string): Promise<Backup['fights'][number]> {
  const stored = await readFight(db, id);
  if (!stored) throw storageFailure('fight-gone', `the fight ${id}`);
  return { row: stored.row, record: stored.record };
}

/** Whether a fight has all answers of another one, done or undone. Another tab may have stored different ones. */
function holds({ tape, redo }: FightRecord, other: FightRecord): boolean {
  const mine = [...tape, ...[...redo].reverse().flat()];
  return other.tape.every((one, index) => canonical(one) === canonical(mine[index]));
}

/**
 * The backup of the library, with fights that are `unsaved` as they are in memory. Left out are the bin and all
 * settings but the rulings. A damaged fight is set aside in it, with its journal as it is.
 */
export async function backupOf(
  db: Database,
  items: Items,
  made: number,
  unsaved: Backup['fights'],
): Promise<Backup> {
  const fights: Backup['fights'][number][] = [...unsaved];
  const broken: AsideItem[] = [];
  for (const row of await storedFights(db)) {
    try {
      const stored = await wholeFight(db, row.id);
      const there = unsaved.find((one) => one.row.id === row.id);
      if (!there || !holds(there.record, stored.record)) fights.push(stored);
    } catch (error) {
      const { code, message } = asFailure(error, row.name).problem;
      if (code !== 'storage-damaged') throw error;
      const text = JSON.stringify({ row, journal: await readJournal(db, row.id) });
      broken.push({ id: row.id, at: made, from: row.name, code, reason: message, text });
    }
  }
  const rulings = await rulingsOf(items);
  return {
    woundtrack: 'backup',
    schema: versionOf('backup'),
    made,
    fights,
    items: await items.storedItems(),
    aside: [...(await items.aside()), ...broken],
    ...(Object.keys(rulings).length > 0 && { rulings }),
  };
}

/**
 * Imports a backup. What cannot be read is set aside, each by itself. An item that is in the library already, the same
 * in every word, is not stored again; the same holds for a fight by `saveFight` and for what was set aside. Items keep
 * their times and fights that of their last change; those after `now` become it. Returns how many fights and items the
 * library has of the backup, and how many were set aside because they could not be read. Where storing fails in the
 * middle, rejects with `partly-restored`.
 */
export async function takeBackup(
  backup: Backup,
  place: string,
  items: Items,
  now: number,
  saveFight: (name: string, record: unknown, place: string, changed: number) => Promise<unknown>,
): Promise<Extract<Imported, { kind: 'backup' }>> {
  const counts = { fights: 0, items: 0, aside: 0 };
  const take = async (
    kind: 'fights' | 'items',
    name: string,
    document: unknown,
    keep: () => Promise<unknown>,
  ): Promise<void> => {
    try {
      await keep();
      counts[kind]++;
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      const { code, message } = error.problem;
      await items.setAside(`${place}: ${name}`, code, message, JSON.stringify(document));
      counts.aside++;
    }
  };
  const restore = async (): Promise<void> => {
    for (const { row, record } of backup.fights)
      await take('fights', row.name, record, () =>
        saveFight(row.name, record, place, timesIn(row, now).changed),
      );
    const here = new Set((await items.items()).map((item) => hashOf(itemToSave(item))));
    for (const item of backup.items)
      await take('items', item.name, item, async () => {
        const brought = itemToSave(renewedItem(item, place));
        if (!here.has(hashOf(brought))) await items.restoreItem(brought, timesIn(item, now));
      });
    for (const one of backup.aside) await items.setAside(one.from, one.code, one.reason, one.text);
    await takeRulings(backup, items);
  };
  try {
    await restore();
  } catch (error) {
    if (!(error instanceof StorageFailure) || counts.fights + counts.items === 0) throw error;
    const part = `${counted(counts.fights, 'fight')} and ${counts.items} of ${counted(backup.items.length, 'document')}`;
    const message = `Only a part of ${place} is restored, ${part}: ${error.message} Then restore it again: nothing is doubled.`;
    throw readFailure(place, 'partly-restored', message);
  }
  return { kind: 'backup', ...counts };
}

/** When a document was begun, and when it was changed last. */
type Times = Pick<LibraryItem, 'created' | 'changed'>;

/** The times that a backup tells; in place of what can be none, `now`. */
function timesIn({ created, changed }: { readonly [time in keyof Times]: unknown }, now: number): Times {
  const time = (told: unknown): number =>
    typeof told === 'number' && told >= 0 && told <= now ? Math.floor(told) : now;
  return { created: time(created), changed: time(changed) };
}

/** Imports the rulings of systems for which nothing has been ruled on this device. */
async function takeRulings(backup: Backup, items: Items): Promise<void> {
  const brought = readRulings(backup.rulings as Json | undefined);
  if (Object.keys(brought).length > 0)
    await items.writeSettings(rulingsKey, { ...brought, ...(await rulingsOf(items)) } as Json);
}

const itemToSave = ({ kind, system, name, document }: LibraryItem): ItemToSave => ({
  kind,
  system,
  name,
  document,
});
