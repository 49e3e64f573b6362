import type { Json } from '../kernel/json.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { AsideItem, BinRow, ExportFile, FightRow, KeptSettings, LibraryItem } from './documents.ts';
import type { BroughtMap } from './vtt/map.ts';

/** The result of an import. */
export type Imported =
  | { readonly kind: 'fight'; readonly id: string; readonly name: string }
  | { readonly kind: 'encounter' | 'sheet'; readonly id: string; readonly name: string }
  | { readonly kind: 'backup'; readonly fights: number; readonly items: number; readonly aside: number }
  /** Nothing was stored: it is ground for an encounter. */
  | { readonly kind: 'map'; readonly map: BroughtMap };

/** An encounter or a sheet to be saved. With an id it replaces that one. */
export interface ItemToSave {
  readonly id?: string;
  readonly kind: LibraryItem['kind'];
  readonly system: string;
  readonly name: string;
  readonly document: Json;
}

/** A fight of which the memory of a page has more than is stored, as the page would go on with it. */
export interface UnsavedFight {
  readonly id: string;
  readonly name: string;
  readonly record: FightRecord;
}

/** All operations on the library besides playing. Each rejects with a StorageFailure or a ReadFailure. */
export interface LibraryApi {
  fights(): Promise<readonly FightRow[]>;
  renameFight(id: string, name: string): Promise<void>;
  /** Moves it into the bin. `false`: there was no room for that, and it is gone. */
  deleteFight(id: string): Promise<boolean>;
  /** Returns the id of the copy. */
  duplicateFight(id: string): Promise<string>;
  /** Stores a record as a fight under a new id and returns the id. */
  addFight(name: string, record: FightRecord): Promise<string>;
  items(): Promise<readonly LibraryItem[]>;
  saveItem(item: ItemToSave): Promise<string>;
  /** Saves several at once: all of them or none. Returns their ids. */
  saveItems(items: readonly ItemToSave[]): Promise<readonly string[]>;
  /** Moves it into the bin. `false`: there was no room for that, and it is gone. */
  deleteItem(id: string): Promise<boolean>;
  /** What was deleted in the last thirty days, the newest first. */
  bin(): Promise<readonly BinRow[]>;
  /** Restores something from the bin as it was, with its times. Rejects with `not-in-bin` if it is not there. */
  takeBack(id: string): Promise<void>;
  /** Deletes all that is in the bin for ever. */
  emptyBin(): Promise<void>;
  /** Deletes everything that is stored for ever, settings too. */
  clearAll(): Promise<void>;
  aside(): Promise<readonly AsideItem[]>;
  /** Imports the text of a file. A document that is merely too new is set aside before it rejects. */
  importText(from: string, text: string): Promise<Imported>;
  /** Reads a map from another program; stores nothing. */
  readMap(from: string, text: string): Promise<BroughtMap>;
  exportFight(id: string): Promise<ExportFile>;
  exportItem(id: string): Promise<ExportFile>;
  exportAside(id: string): Promise<ExportFile>;
  /** The whole library as a file, with these fights as they are in memory. */
  exportAll(unsaved?: readonly UnsavedFight[]): Promise<ExportFile>;
  readSettings(key: string): Promise<KeptSettings['value'] | null>;
  writeSettings(key: string, value: Json): Promise<void>;
  /** Sets these fields of a setting and leaves its others as they are stored, whoever stored them. */
  changeSettings(key: string, fields: { readonly [field: string]: Json }): Promise<void>;
}
