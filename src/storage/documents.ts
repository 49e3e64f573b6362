import type { Json } from '../kernel/json.ts';
import type { JournalOp } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { RulingsBySystem } from '../protocol/table-rulings.ts';

/** What a list of fights shows of a fight. */
export interface FightSummary {
  readonly round: number;
  readonly sides: readonly { readonly side: string; readonly standing: number; readonly count: number }[];
}

/** A saved fight without its journal. Times are milliseconds since 1970. */
export interface FightRow {
  readonly id: string;
  readonly schema: number;
  readonly name: string;
  readonly system: string;
  readonly created: number;
  readonly changed: number;
  /** The number of the newest entry of the journal. */
  readonly seq: number;
  /** The hash of the fight after that entry. */
  readonly hash: string;
  readonly summary: FightSummary;
  readonly over?: { readonly winner: string | null };
}

/** One entry of a fight's journal. */
export interface JournalRow {
  readonly fight: string;
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  readonly schema: number;
  readonly op: JournalOp;
}

/** The fight as it stood after entry `seq`, so that opening need not read the journal from its beginning. */
export interface Checkpoint {
  readonly fight: string;
  readonly seq: number;
  readonly schema: number;
  readonly record: FightRecord;
}

/** Something that the user wrote or imported: an encounter or a combatant's sheet. */
export interface LibraryItem {
  readonly id: string;
  readonly schema: number;
  readonly kind: 'encounter' | 'sheet';
  readonly system: string;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  readonly document: Json;
}

/** Something that was deleted, as it stood; `at`: when, in milliseconds since 1970. */
export type Binned = { readonly id: string; readonly at: number } & (
  | {
      readonly what: 'fight';
      readonly row: FightRow;
      readonly journal: readonly JournalRow[];
      readonly checkpoint?: Checkpoint;
    }
  | { readonly what: 'item'; readonly item: LibraryItem }
);

/** What a list shows of something in the bin. */
export interface BinRow {
  readonly id: string;
  readonly at: number;
  readonly kind: 'fight' | LibraryItem['kind'];
  readonly system: string;
  readonly name: string;
}

/** A document that could not be read, kept as it came. `at`: when, in milliseconds since 1970. */
export interface AsideItem {
  readonly id: string;
  readonly at: number;
  /** The name of the file, or where it was stored. */
  readonly from: string;
  readonly code: string;
  readonly reason: string;
  readonly text: string;
}

/** A setting of this device under its key. */
export interface KeptSettings {
  readonly key: string;
  readonly schema: number;
  readonly value: Json;
}

/**
 * The library as one file: fights, items, what was set aside, and the rulings of the table. The bin and other settings
 * are not in it. `made`: when, in milliseconds since 1970.
 */
export interface Backup {
  readonly woundtrack: 'backup';
  readonly schema: number;
  readonly made: number;
  readonly fights: readonly { readonly row: FightRow; readonly record: FightRecord }[];
  readonly items: readonly LibraryItem[];
  readonly aside: readonly AsideItem[];
  /** Rulings of the table that differ from their defaults; absent if there are none. */
  readonly rulings?: RulingsBySystem;
}

/** A sheet as a file. An encounter is exported as it is; a sheet names no system, so that it needs this wrapper. */
export interface SheetFile {
  readonly woundtrack: 'sheet';
  readonly schema: number;
  readonly system: string;
  readonly name: string;
  readonly sheet: Json;
}

/** A file to be saved or shared. */
export interface ExportFile {
  readonly name: string;
  readonly type: 'application/json';
  readonly text: string;
}
