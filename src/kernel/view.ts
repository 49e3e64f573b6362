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
  /**
   * The battlefield as it was when the fight began. A kind of terrain may say in `look` how it is drawn and in `about`
   * what it does, where the rules go by marks of their own.
   */
  readonly battlefield: Json;
  /** What distances and heights are measured in; `m` unless said. */
  readonly unit?: string;
  /** What is otherwise now: doors and windows opened or shut, walls broken, the terrain of cells. */
  readonly changed?: Json;
  /**
   * How light the rules find each cell now, row by row, a digit for each: 0 dark, 1 dim, 2 bright. Left out where they do not
   * ask, or where the encounter says nothing of light.
   */
  readonly light?: readonly string[];
  /** Items on the floor, marks: small things on cells. */
  readonly marks: readonly Mark[];
  /** What everybody should know of the moment: a chain of extra actions and whose it is. */
  readonly banner?: {
    readonly label: string;
    readonly text: string;
    readonly clause: string;
    readonly who: Id;
  };
  readonly over?: { readonly winner: string | null };
}

const turnStates = ['active', 'waiting', 'acted', 'delayed', 'skipped', 'out'] as const;
export type TurnState = (typeof turnStates)[number];

/** One place in the initiative bar. */
export interface BarEntry {
  readonly id: Id;
  readonly initiative: number | null;
  readonly state: TurnState;
  /** "after Edda", "when somebody opens the door". */
  readonly note?: string;
  /** Who shares this place and turn, each with how its part of it stands: the mount of a rider, the rest of a union. */
  readonly with?: readonly { readonly id: Id; readonly state: TurnState }[];
  /** What it holds back and for what it waits, in a few words: "Attack when an enemy comes within 6 m". */
  readonly waits?: readonly string[];
  /** What this one could do in the turn of the active one, as things stand: "may interrupt". */
  readonly may?: string;
}

export const outs = ['dead', 'unconscious', 'fled', 'gone'] as const;
export type Out = (typeof outs)[number];

/** What a fight may take from somebody, and whose loss it is: all that forecasts count. */
export interface CombatantStatus {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  /** Played by a person, not by the game master. */
  readonly player: boolean;
  /** A mere thing, such as a gate or a cart: it can be harmed, but has no turns and wins nothing. */
  readonly thing?: true;
  readonly tracks: { readonly [name: string]: Track };
  readonly pools: { readonly [name: string]: PoolView };
  readonly out: Out | null;
}

export interface CombatantView extends CombatantStatus {
  /** The picture on its token, by the name that sheets write. */
  readonly icon?: string;
  readonly cell: Cell;
  /** The side of the footprint in cells. */
  readonly size: number;
  readonly sizeName: string;
  readonly conditions: readonly ConditionView[];
  readonly initiative: number | null;
  /** Who does not know where it is; left out where everybody does. */
  readonly hiddenFrom?: readonly Id[];
  /** Short facts for the panel: skills, armour, weapons. */
  readonly notes: readonly NoteView[];
  /** The body by its parts, where the rules know injuries of each. */
  readonly body?: readonly BodyPartView[];
  /** What is the same for many things: affinities by element. */
  readonly charts?: readonly ChartView[];
}

/** A part of the body, drawn at its place in a figure of three columns. */
export interface BodyPartView {
  readonly id: string;
  readonly label: string;
  readonly column: 1 | 2 | 3;
  readonly row: 1 | 2 | 3;
  /** What protects it: "AP 3". */
  readonly note: string;
  readonly injury?: { readonly label: string; readonly text: string; readonly clause: string };
}

const chartTones = ['good', 'bad', 'plain'] as const;
export type ChartTone = (typeof chartTones)[number];

export interface ChartView {
  readonly label: string;
  readonly clause: string;
  /** Nobody at the table has found it out yet: folded away, for the game master to open. */
  readonly secret?: true;
  readonly entries: readonly { readonly label: string; readonly value: string; readonly tone: ChartTone }[];
}

const trackKinds = ['bar', 'boxes', 'slots', 'gauge'] as const;
type TrackKind = (typeof trackKinds)[number];

/**
 * Harm. A bar is drawn as a length, boxes one by one, slots with what fills them. A gauge fills up: `left` is what has
 * gathered, `max` the last threshold worth showing, and `marks` are the thresholds.
 */
export interface Track {
  readonly label: string;
  readonly kind: TrackKind;
  readonly max: number;
  readonly left: number;
  readonly clause: string;
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** Said in place of its numbers, where those are not to be seen. */
  readonly words?: string;
  /** Where harm goes that finds this track full: the name of another one. */
  readonly spills?: string;
  /** How far `left` goes below 0, and what is at its end: "Death" at −34. Without it there is nothing below 0. */
  readonly least?: { readonly at: number; readonly label: string };
  /** It is lost before another track is, whose name this is, and counts as long as there is any of it. */
  readonly shields?: string;
  /** It is that of a thing which one wears or holds, not of the body: armour that wears down. */
  readonly gear?: true;
}

const poolKinds = ['pips', 'number', 'bar'] as const;
type PoolKind = (typeof poolKinds)[number];

/**
 * What can be spent. Pips are drawn one by one when there are few; a bar is a length up to `max`, with what else is
 * known of the pool in it.
 */
export interface PoolView {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly clause: string;
  readonly kind: PoolKind;
  /** What one of it is called, where that is another word: "Action" of Actions. */
  readonly one?: string;
  /** It counts how often something may be done and is no price: what a choice uses of it is shown here and named nowhere. */
  readonly counted?: true;
  /** What is spent of it is spent for this fight, or comes back slowly: what a fight costs. */
  readonly lasting?: true;
  /** What everything turns on here: shown wherever somebody is, however small. */
  readonly main?: true;
  /** How many of them can be used now, where something keeps the others back. */
  readonly usable?: number;
  /** What comes next without anybody's doing, and when: 6 "at the end of the turn". */
  readonly gain?: { readonly amount: number; readonly when: string };
  /** Something that is being paid for out of it, over several turns. */
  readonly progress?: { readonly label: string; readonly paid: number; readonly cost: number };
  /** The name of the pool whose maximum this takes up, drawn in that pool's bar: fatigue, invested mana. */
  readonly eats?: string;
}

export interface ConditionView {
  readonly id: string;
  readonly label: string;
  readonly level?: number;
  /** What the level is called, where it has a name: "severe", "TN 6". */
  readonly grade?: string;
  /** It follows from something else and cannot be set by hand. */
  readonly derived?: true;
  readonly until?: string;
  readonly clause: string;
  /** What goes with it: the elements that exploit it. */
  readonly tags?: readonly string[];
}

export interface NoteView {
  readonly label: string;
  readonly value: string;
  readonly total?: Total;
  readonly clause?: string;
}

export interface Mark {
  readonly cell: Cell;
  readonly kind: 'item' | 'effect';
  readonly label: string;
  /** All squares that it covers, where that is more than its own: smoke. */
  readonly cells?: readonly Cell[];
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
  /**
   * Told piece by piece, such as a walk square by square: what follows one another of the same `of` may be read as one.
   * `many` are the words of several up to this one, with `#` for how many.
   */
  readonly piece?: { readonly of: string; readonly count: number; readonly many: string };
  readonly roll?: RollView;
  /** Numbers that the line speaks of, each with its terms. */
  readonly totals?: readonly LineTotal[];
  /** What the line's result came from: a number held against another. */
  readonly held?: Held;
  /** The term without which the result would be another. */
  readonly decided?: Decided;
  /** Rulings that had a say: badges. */
  readonly rulings?: readonly string[];
  /** Lines after this one may be read as one with it: how it then begins. Its own words stand where none follow. */
  readonly begins?: Thread;
  /** How a line before it goes on with it; no words where it adds none of its own. */
  readonly goesOn?: Thread;
}

/**
 * Lines that tell one event in several facts: the one that begins a thread names it whole (`deed wenna`), those that go on
 * name it whole or by its first words (`deed`: whoever has begun).
 */
interface Thread {
  readonly name: string;
  readonly words: string;
}

/** A number with its terms; `as` says it in words where the number alone says little: "d8" for a rung. */
export interface LineTotal {
  readonly label: string;
  readonly total: Total;
  readonly as?: string;
}

/** A number held against another, as the rules have done it. Totals are named by their labels on the line. */
export interface Held {
  /** What the dice bring: the kept die, or all of them together. */
  readonly dice: number;
  /** The total that is added to the dice. */
  readonly plus?: string;
  /** What they are held against: a total, or a number that the rules or somebody else's dice have set. */
  readonly against: string | number;
  /** What one point of `against` is on these dice, rounded up; 1 unless said. */
  readonly scale?: number;
  readonly wins: HeldWins;
  /** What the rules have made of it. */
  readonly won: boolean;
  /** The faces alone have decided, whatever the numbers: a natural 20. */
  readonly natural?: true;
  /** The total that has brought more dice: where it comes to 0, the first one stands `alone`, and would have `won`. */
  readonly edge?: { readonly total: string; readonly alone: number; readonly won: boolean };
}

/** It must be reached, exceeded, or the dice must stay at or under it. */
const heldWins = ['reaching', 'exceeding', 'staying'] as const;
type HeldWins = (typeof heldWins)[number];

/** The term that has decided, by its place in one of the line's totals. */
export interface Decided {
  readonly total: string;
  readonly term: number;
  /** "Hit by 4: without high ground +10 this misses". */
  readonly words: string;
  /** The term as it stands in these words: "high ground +10". */
  readonly named: string;
}

export interface RollView {
  readonly sides: readonly number[];
  readonly faces: readonly (number | readonly number[])[];
  /** Which of the dice were real ones. */
  readonly hand: readonly number[];
}

/** A line from square to square: what it gives the one at its end. */
export interface PreviewLine {
  readonly from: Cell;
  readonly to: Cell;
  readonly grade: 'clear' | 'half' | 'full';
  /** "half cover: +2 Evasion". */
  readonly label: string;
  /** What stands in the way: combatants, or squares of the ground. */
  readonly by: readonly (Cell & { readonly who?: Id })[];
}

/** What somebody who is reached has to expect, in words: "0", "−18, Down". */
export interface PreviewReached {
  readonly who: Id;
  /** How it defends itself: "Constitution DR +5 against 15: 55 %". */
  readonly how: string;
  readonly best: string;
  readonly worst: string;
  /** The worst takes it out of the fight. */
  readonly drops?: true;
  readonly friend?: true;
}
