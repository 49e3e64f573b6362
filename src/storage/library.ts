import type { Json } from '../kernel/json.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { AsideItem, BinRow, ExportFile, FightRow, KeptSettings, LibraryItem } from './documents.ts';
import type { BroughtMap } from './vtt/map.ts';

/** What became of a file that was brought in. */
export type Imported =
  | { readonly kind: 'fight'; readonly id: string; readonly name: string }
  | { readonly kind: 'encounter' | 'sheet'; readonly id: string; readonly name: string }
  | { readonly kind: 'backup'; readonly fights: number; readonly items: number; readonly aside: number }
  /** Nothing was kept: it is ground for an encounter. */
  | { readonly kind: 'map'; readonly map: BroughtMap };

/** An encounter or a sheet to be kept. With an id it replaces that one. */
export interface ItemToSave {
  readonly id?: string;
  readonly kind: LibraryItem['kind'];
  readonly system: string;
  readonly name: string;
  readonly document: Json;
}

/** Everything that can be done with what is kept besides playing. Rejects with a StorageFailure or a ReadFailure. */
export interface LibraryApi {
  fights(): Promise<readonly FightRow[]>;
  renameFight(id: string, name: string): Promise<void>;
  /** Into the bin. */
  deleteFight(id: string): Promise<void>;
  /** Gives the id of the copy. */
  duplicateFight(id: string): Promise<string>;
  /** Stores a record under a new id and gives that. */
  addFight(name: string, record: FightRecord): Promise<string>;
  items(): Promise<readonly LibraryItem[]>;
  saveItem(item: ItemToSave): Promise<string>;
  /** Into the bin. */
  deleteItem(id: string): Promise<void>;
  /** What was deleted in the last thirty days, the newest first. */
  bin(): Promise<readonly BinRow[]>;
  /** Puts something of the bin back as it was, with its times. */
  takeBack(id: string): Promise<void>;
  /** Throws away for good what lies in the bin. */
  emptyBin(): Promise<void>;
  /** Throws away for good everything that is kept, settings too. */
  clearAll(): Promise<void>;
  aside(): Promise<readonly AsideItem[]>;
  /** Brings in the text of a file. What cannot be read because it is too new is set aside first. */
  importText(from: string, text: string): Promise<Imported>;
  /** Reads a map from another program; keeps nothing. */
  readMap(from: string, text: string): Promise<BroughtMap>;
  exportFight(id: string): Promise<ExportFile>;
  exportItem(id: string): Promise<ExportFile>;
  exportAside(id: string): Promise<ExportFile>;
  exportAll(): Promise<ExportFile>;
  readSettings(key: string): Promise<KeptSettings['value'] | null>;
  writeSettings(key: string, value: Json): Promise<void>;
}
