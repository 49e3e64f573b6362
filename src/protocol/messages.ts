import type { Change, ConditionEntry, Pack, Preview, Problem } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Die } from '../kernel/dice.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { Choice, DiceLadder, Option, Refusal } from '../kernel/port.ts';
import type { DiceMode, Preferences, ReactionMode, ReactionModes } from '../kernel/preferences.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Total } from '../kernel/terms.ts';
import type { Line, Out, View } from '../kernel/view.ts';

/** The messages that drive a table, from the page, the command line and the tests alike. */
export type Request =
  | {
      readonly do: 'start';
      readonly encounter: Json;
      readonly seed?: string | number;
      readonly dice?: DiceMode;
    }
  | { readonly do: 'answer'; readonly prompt: number; readonly choice: Choice }
  | {
      readonly do: 'roll';
      readonly prompt: number;
      readonly faces?: readonly (number | readonly number[] | null)[];
    }
  | { readonly do: 'override'; readonly changes: readonly Change[]; readonly reason: string }
  | {
      readonly do: 'prefer';
      readonly defaultDice?: DiceMode;
      readonly dice?: { readonly [who: Id]: DiceMode | null };
      readonly reactions?: ReactionModes;
    }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'view' }
  | { readonly do: 'save' }
  | { readonly do: 'aftermath' }
  | { readonly do: 'load'; readonly record: Json }
  | { readonly do: 'odds'; readonly choice: Choice }
  | { readonly do: 'preview'; readonly choice: Choice }
  | {
      readonly do: 'forecast';
      readonly fights?: number;
      readonly seed?: string | number;
      readonly tactics?: { readonly [sideOrId: string]: string };
    }
  | { readonly do: 'systems' }
  | { readonly do: 'catalogue'; readonly system: string }
  | {
      readonly do: 'quick';
      readonly system: string;
      readonly ground: QuickGround;
      /** Two lists of sheets as encounters write them. */
      readonly sides: readonly (readonly Json[])[];
    }
  | {
      readonly do: 'between';
      readonly system: string;
      readonly deed: string;
      readonly sheet: Json;
      readonly needs: Json;
    };

export type { DiceMode, ReactionMode, ReactionModes };

/** What the table waits for. */
export type Prompt = ChoosePrompt | RollPrompt;

export interface ChoosePrompt {
  readonly id: number;
  readonly kind: 'choose';
  readonly for: Id;
  /** Who acts and pays, where it is not the one who decides. */
  readonly acts?: Id;
  /** The question's name: `turn`, `defence`, `maneuver`. */
  readonly ask: string;
  /** The question in words. */
  readonly question: string;
  readonly clause: string;
  readonly about?: { readonly [name: string]: Json | undefined };
  /** The kind of reaction, when it asks for one. */
  readonly reaction?: string;
  readonly options: readonly Option[];
}

export interface RollPrompt {
  readonly id: number;
  readonly kind: 'roll';
  readonly for: Id;
  readonly purpose: string;
  /** In words: "Edda attacks the ogre with the longsword". */
  readonly question: string;
  readonly clause: string;
  readonly dice: readonly Die[];
  readonly target?: number;
  /** To reach the target is not enough. */
  readonly over?: true;
  readonly total?: Total;
  readonly edge?: Total;
  /** `total` is how many dice stand on it, `edge` on which rung. */
  readonly ladder?: DiceLadder;
}

/** What happened since the last reply, as data. */
export type ToldFact = { readonly fact: string; readonly [field: string]: unknown };

/** A line of the log with its place. */
export interface LogLine extends Line {
  readonly id: number;
  readonly round: number;
  readonly turn: Id | null;
  /** Taken back by an undo. */
  readonly undone?: true;
}

export interface FightReply {
  readonly ok: true;
  readonly prompt: Prompt | null;
  readonly view: View;
  readonly facts: readonly ToldFact[];
  /** Lines that are new, and ids of lines that were taken back, since the last reply. */
  readonly lines: readonly LogLine[];
  readonly struck: readonly number[];
  readonly hash: string;
  readonly can: { readonly undo: boolean; readonly redo: boolean };
  readonly preferences: Preferences;
  /** Said when something was mended on the way: a tape that no longer fitted was cut here. */
  readonly warning?: string;
}

export interface OddsReply {
  readonly ok: true;
  /** Exact: every branch was counted. Estimate: `fights` samples, `±` half a 95 % interval at the most. */
  readonly exact: boolean;
  readonly samples?: number;
  readonly halfWidth?: number;
  readonly outcomes: readonly { readonly tags: readonly string[]; readonly p: number }[];
  /** The chance of each tag. */
  readonly chances: { readonly [tag: string]: number };
  /** Mean harm to each track of each combatant: `{ orc: { health: 4.2 } }`. */
  readonly harm: { readonly [who: Id]: { readonly [track: string]: number } };
}

export interface PreviewReply extends Preview {
  readonly ok: true;
  /** The choice in full, with every default filled in. */
  readonly choice: Choice;
}

export interface RecordReply {
  readonly ok: true;
  readonly record: FightRecord;
}

/** A fight, whole: it replays anywhere to the same hash. */
export interface FightRecord {
  readonly woundtrack: 'fight';
  /** The version of this shape. */
  readonly schema: number;
  readonly system: string;
  /** The version of the system's fights when this was written. */
  readonly version: number;
  readonly encounter: Json;
  readonly seed: string;
  readonly tape: readonly TapeEntry[];
  /** Inputs that were undone last and can be done again: the newest last. */
  readonly redo: readonly (readonly TapeEntry[])[];
  readonly preferences: Preferences;
  readonly hash: string;
}

export type { TapeEntry };

export interface ErrorReply {
  readonly ok: false;
  readonly error: {
    /** `illegal-choice`, `illegal-faces`, `stale-prompt`, `bad-encounter`, `unknown-system`, … */
    readonly code: string;
    /** For an illegal choice the system's own word: `noActionPoints`, `outOfReach`. */
    readonly reason?: string;
    readonly message: string;
    readonly path?: string;
    readonly clause?: string;
    readonly problems?: readonly Problem[];
    /** Between fights: the sides of dice whose faces must be said first. */
    readonly dice?: readonly number[];
  };
}

export interface SystemsReply {
  readonly ok: true;
  readonly systems: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

/** Everything of a system that screens list: rulebook, pack, reactions, tactics. */
export interface CatalogueReply {
  readonly ok: true;
  readonly catalogue: Catalogue;
}

export interface Catalogue {
  readonly id: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly pack: Pack;
  readonly reactions: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    /** What a table does that has said nothing about it. */
    readonly usual: ReactionMode;
  }[];
  readonly tactics: readonly { readonly id: string; readonly label: string; readonly about: string }[];
  readonly defaultTactic: string;
  readonly conditions: readonly ConditionEntry[];
  readonly between: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly needs: Json;
  }[];
}

export type Reply =
  | FightReply
  | OddsReply
  | PreviewReply
  | RecordReply
  | SystemsReply
  | CatalogueReply
  | ForecastReply
  | BetweenReply
  | AftermathReply
  | QuickReply
  | ErrorReply;

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

/** What the fight has left of everybody, for the next one. */
export interface AftermathReply {
  readonly ok: true;
  readonly system: string;
  /** The people's own side first. */
  readonly people: readonly {
    readonly id: Id;
    readonly name: string;
    readonly side: string;
    /** On a side that somebody plays for. */
    readonly party: boolean;
    readonly out: Out | null;
    /** As an encounter writes it, with what is left. */
    readonly sheet: Json;
  }[];
}

export interface BetweenReply {
  readonly ok: true;
  readonly sheet: Json;
  readonly told: string;
}

export interface ForecastReply {
  readonly ok: true;
  readonly fights: number;
  readonly wins: {
    readonly [side: string]: { readonly n: number; readonly low: number; readonly high: number };
  };
  readonly rounds: { readonly p10: number; readonly p50: number; readonly p90: number };
  readonly falls: { readonly [who: Id]: { readonly n: number; readonly low: number; readonly high: number } };
}

export type { Preferences, Refusal };
