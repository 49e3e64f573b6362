import type { Cell, Id, Json } from './json.ts';
import type { Total } from './terms.ts';

/** What a screen shows of a fight: the same shape for every system, and nothing that must be computed again. */
export interface View {
  readonly system: string;
  readonly name: string;
  readonly round: number;
  /** `setup`, `round`, `over` or a phase of the system's own. */
  readonly phase: string;
  readonly active: Id | null;
  /** Ids in the order of their turns. */
  readonly order: readonly Id[];
  readonly bar: readonly BarEntry[];
  readonly combatants: { readonly [id: Id]: CombatantView };
  readonly battlefield: Json;
  /** Doors that stand other than the battlefield says, items on the floor, marks: small things on cells. */
  readonly marks: readonly Mark[];
  readonly over?: { readonly winner: string | null };
}

export const turnStates = ['active', 'waiting', 'acted', 'delayed', 'skipped', 'out'] as const;
export type TurnState = (typeof turnStates)[number];

/** One place in the initiative bar. */
export interface BarEntry {
  readonly id: Id;
  readonly initiative: number | null;
  readonly state: TurnState;
  /** "after Edda", "when somebody opens the door". */
  readonly note?: string;
}

export const outs = ['dead', 'unconscious', 'fled', 'gone'] as const;
export type Out = (typeof outs)[number];

export interface CombatantView {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  /** Played by a person, not by the game master. */
  readonly player: boolean;
  readonly cell: Cell;
  /** The side of the footprint in cells. */
  readonly size: number;
  readonly sizeName: string;
  readonly tracks: { readonly [name: string]: Track };
  readonly pools: { readonly [name: string]: PoolView };
  readonly conditions: readonly ConditionView[];
  readonly initiative: number | null;
  readonly out: Out | null;
  /** Short facts for the panel: skills, armour, weapons. */
  readonly notes: readonly NoteView[];
}

export const trackKinds = ['bar', 'boxes', 'slots'] as const;
export type TrackKind = (typeof trackKinds)[number];

/** Harm. A bar is drawn as a length, boxes one by one, slots with what fills them. */
export interface Track {
  readonly label: string;
  readonly kind: TrackKind;
  readonly max: number;
  readonly left: number;
  readonly clause: string;
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

/** What can be spent. */
export interface PoolView {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly clause: string;
  /** Drawn one by one when there are few. */
  readonly kind: 'pips' | 'number';
}

export interface ConditionView {
  readonly id: string;
  readonly label: string;
  readonly level?: number;
  readonly until?: string;
  readonly clause: string;
}

export interface NoteView {
  readonly label: string;
  readonly value: string;
  readonly total?: Total;
  readonly clause?: string;
}

export interface Mark {
  readonly cell: Cell;
  readonly kind: 'item' | 'door' | 'effect';
  readonly label: string;
}

/** A line of the log: words in pieces, so that names can be coloured and clauses tapped. */
export interface Line {
  /** How loud: a heading (round, turn), a result, a detail below a result, a change by the game master's hand. */
  readonly level: 'heading' | 'deed' | 'detail' | 'hand';
  readonly text: string;
  readonly clause?: string;
  readonly who?: Id;
  readonly whom?: Id;
  /** Harm was done: for the filter "wounds only". */
  readonly wound?: true;
  readonly roll?: RollView;
  /** Numbers that the line speaks of, each with its terms. */
  readonly totals?: readonly { readonly label: string; readonly total: Total }[];
  /** "without flanked foe +2 this misses". */
  readonly decided?: string;
  /** Rulings that had a say: badges. */
  readonly rulings?: readonly string[];
}

export interface RollView {
  readonly sides: readonly number[];
  readonly faces: readonly (number | readonly number[])[];
  /** Which of the dice were real ones. */
  readonly hand: readonly number[];
}
