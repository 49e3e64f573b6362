import type { Problem } from '../engine/system.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { CombatantView, View } from '../kernel/view.ts';

/** Replies about encounters and sheets, before a fight begins. */

/** The names of the two sides of a quick fight on an open field; on a sample's ground, the sample's names are used. */
export const openSides: readonly [string, string] = ['Heroes', 'Foes'];

/**
 * Where a quick fight takes place: on the map of the sample encounter, or with `open` on an empty field of this size in
 * cells, with the grid and metric of the sample.
 */
export interface QuickGround {
  readonly sample: string;
  readonly open?: { readonly width: number; readonly height: number };
}

/** A quick fight as an encounter, ready to start or to keep. */
export interface QuickReply {
  readonly ok: true;
  readonly encounter: Json;
}

/** The kinds of foes of an encounter; foes of a side whose sheets differ only in name and description are one kind. */
export interface VariationsReply {
  readonly ok: true;
  readonly foes: readonly Variable[];
}

export interface Variable {
  /** The id of one of the kind: the first in order. */
  readonly who: Id;
  readonly name: string;
  readonly side: string;
  /** How many there are. */
  readonly count: number;
  /** The whole numbers of its sheet. */
  readonly numbers: readonly SheetNumber[];
  /** On request: the paths of the numbers that determine how much it can take, the most influential first. */
  readonly tough?: readonly string[];
}

/** An encounter with the rulings of the table. */
export interface SettledReply {
  readonly ok: true;
  readonly encounter: Json;
  /** Rulings of the table with which this encounter cannot begin, so that they keep their default. */
  readonly unfit: readonly Unfit[];
}

export interface Unfit {
  /** The id of the ruling: `AD-R53`. */
  readonly ruling: string;
  readonly key: string;
  readonly because: string;
}

export interface VariedReply {
  readonly ok: true;
  readonly encounter: Json;
}

/** The result of checking an encounter that is being written. */
export interface SketchReply {
  readonly ok: true;
  /** All problems; empty if a fight can begin with it. */
  readonly problems: readonly Problem[];
  /** The view of the fight at its beginning; `null` while there are problems. */
  readonly begins: View | null;
  /**
   * Its combatants in document order, `null` where a sheet is not valid. While the encounter has problems, each is read
   * as if it were alone.
   */
  readonly people: readonly (CombatantView | null)[];
  /** The combatants of all waves, each read as if it were alone. */
  readonly later: readonly (CombatantView | null)[];
  /**
   * The light on the cells as in `View.light`, also while the encounter has problems; `null` where the rules do not use
   * light, or the battlefield does not define it or is not valid.
   */
  readonly light: readonly string[] | null;
}

/** The data from which the form for a system's sheets is built. */
export interface SheetForm {
  /**
   * The JSON schema of a sheet without `use`. Ids are annotated with their origin: `list` (a list of `things`) or `own`
   * (fields of the sheet itself).
   */
  readonly schema: Json;
  /** The rules' names for fields, from `System.sheetWords`; `kind.pc` is the name of the value `pc` of `kind`. */
  readonly words: { readonly [field: string]: string };
  /**
   * The things of the pack that a sheet may refer to, by list. `written`: the complete thing, if it has more than a
   * name.
   */
  readonly things: {
    readonly [list: string]: readonly { readonly id: Id; readonly name: string; readonly written?: Json }[];
  };
}

export interface SheetFormReply {
  readonly ok: true;
  readonly form: SheetForm;
}

/** The result of checking a sheet that is being written. */
export interface JudgedSheet {
  /** The sheet with everything it inherits from a sheet of the pack. */
  readonly full: Json;
  /** All problems, by paths in the sheet; empty if a fight can begin with it. */
  readonly problems: readonly Problem[];
  /** The combatant at the beginning of a fight; `null` while there are problems. */
  readonly seen: CombatantView | null;
}

export interface JudgedSheetReply extends JudgedSheet {
  readonly ok: true;
}
