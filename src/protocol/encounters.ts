import type { Problem } from '../engine/system.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { CombatantView, View } from '../kernel/view.ts';

/** What is asked and said about encounters, before they are fights. */

/** What the two sides of a quick fight are called on an open field; on a sample's ground they are called as there. */
export const openSides: readonly [string, string] = ['Heroes', 'Foes'];

/** Where a quick fight takes place: on the map of a sample encounter, or on an open field of this many cells. */
export interface QuickGround {
  readonly sample: string;
  readonly open?: { readonly width: number; readonly height: number };
}

/** A quick fight as an encounter, ready to start or to keep. */
export interface QuickReply {
  readonly ok: true;
  readonly encounter: Json;
}

/** The kinds of foes of an encounter; those of a side with the same sheet but for their names are one kind. */
export interface VariationsReply {
  readonly ok: true;
  readonly foes: readonly Variable[];
}

export interface Variable {
  /** One of the kind: the first by its id. */
  readonly who: Id;
  readonly name: string;
  readonly side: string;
  /** How many there are. */
  readonly count: number;
  /** The whole numbers of its sheet. */
  readonly numbers: readonly SheetNumber[];
  /** Where it was asked: the places of those on which it hangs how much it can take, what matters most first. */
  readonly tough?: readonly string[];
}

/** An encounter as a table plays it. */
export interface SettledReply {
  readonly ok: true;
  readonly encounter: Json;
  /** Rulings of the table with which this encounter cannot begin: they stay at their default. */
  readonly unfit: readonly Unfit[];
}

export interface Unfit {
  /** Its id, `AD-R53`. */
  readonly ruling: string;
  readonly key: string;
  readonly because: string;
}

export interface VariedReply {
  readonly ok: true;
  readonly encounter: Json;
}

/** An encounter that is being written, as the rules see it. */
export interface SketchReply {
  readonly ok: true;
  /** All that is wrong with it; empty: it can be begun. */
  readonly problems: readonly Problem[];
  /** How it would begin; `null` while something is wrong. */
  readonly begins: View | null;
  /** Those who are written in it, one after the other, each as if alone; `null` for whom nothing can be read. */
  readonly people: readonly (CombatantView | null)[];
  /** The same of those who come later, wave after wave. */
  readonly later: readonly (CombatantView | null)[];
  /** How light each cell is, as in a view, also of an encounter that cannot begin; `null` where the rules do not ask. */
  readonly light: readonly string[] | null;
}

/** What a form of a system's sheets is made from. */
export interface SheetForm {
  /** The JSON schema of a sheet that builds on no other. Ids say whence they come: `list` (of `things`) or `own` (fields of the sheet). */
  readonly schema: Json;
  /** What its fields are called by the rules, as in `System.sheetWords`; `kind.pc` is what the value `pc` of `kind` is called. */
  readonly words: { readonly [field: string]: string };
  /** The things of the pack that it may name, by their list; with all that is written of one where it may be written on a sheet. */
  readonly things: {
    readonly [list: string]: readonly { readonly id: Id; readonly name: string; readonly written?: Json }[];
  };
}

export interface SheetFormReply {
  readonly ok: true;
  readonly form: SheetForm;
}

/** A sheet that is being written, as the rules see it. */
export interface JudgedSheet {
  /** With all that it takes over from one of the pack. */
  readonly full: Json;
  /** All that is wrong with it, by places in it; empty: a fight can begin with it. */
  readonly problems: readonly Problem[];
  /** Whom a fight would begin with; `null` while something is wrong. */
  readonly seen: CombatantView | null;
}

export interface JudgedSheetReply extends JudgedSheet {
  readonly ok: true;
}

/** What is said of encounters. */
export type EncounterReply =
  | QuickReply
  | SheetFormReply
  | JudgedSheetReply
  | SettledReply
  | SketchReply
  | VariationsReply
  | VariedReply;
