import type { Change, Preview, Problem } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Cast } from '../forecast/cast.ts';
import type { SheetNumber } from '../forecast/numbers.ts';
import type { Forecast } from '../forecast/report.ts';
import type { Tally } from '../forecast/tally.ts';
import type { Variation } from '../forecast/vary.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { Choice, Refusal } from '../kernel/port.ts';
import type { DiceMode, Handed, Preferences, ReactionMode, ReactionModes } from '../kernel/preferences.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { CombatantView, Line, Out, View } from '../kernel/view.ts';
import type { Account } from '../ledger/account.ts';
import type { Weighed } from '../ledger/weigh.ts';
import type { Catalogue } from './catalogue.ts';
import type { EncounterReply, QuickGround } from './encounters.ts';
import type { ChoosePrompt, Prompt, RollPrompt } from './prompts.ts';

/** The messages that drive a table, from the page, the command line and the tests alike. */
export type Request =
  | {
      readonly do: 'start';
      readonly encounter: Json;
      readonly seed?: string | number;
      readonly dice?: DiceMode;
    }
  | {
      readonly do: 'answer';
      readonly prompt: number;
      readonly choice: Choice;
      /** Who is asked the same next, and answers the same. */
      readonly also?: readonly Id[];
    }
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
      readonly hands?: { readonly [who: Id]: Handed | null };
    }
  | { readonly do: 'advise'; readonly tactic?: string }
  | { readonly do: 'wave'; readonly wave: Id; readonly does: WaveDeed }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'view' }
  | { readonly do: 'save' }
  | { readonly do: 'aftermath' }
  | { readonly do: 'load'; readonly record: Json }
  /** The same for one who only looks on, and mostly at the fight it has: nothing is shown, and only what is new is played. */
  | { readonly do: 'follow'; readonly record: Json }
  /** `quick`: a first look; what would take longer to count is estimated from few plays. */
  | { readonly do: 'odds'; readonly choice: Choice; readonly quick?: boolean }
  /** The same by the answers of whoever it is aimed at. */
  | { readonly do: 'answers'; readonly choice: Choice }
  | { readonly do: 'preview'; readonly choice: Choice }
  | {
      readonly do: 'forecast';
      readonly fights?: number;
      /** The number of the first fight: parts of one forecast are worked on apart. */
      readonly from?: number;
      readonly seed?: string | number;
      readonly tactics?: { readonly [sideOrId: string]: string };
    }
  /** One fight of a forecast as a record, to be watched and played on from any point. */
  | {
      readonly do: 'watch';
      readonly index: number;
      readonly seed?: string | number;
      readonly tactics?: { readonly [sideOrId: string]: string };
    }
  /** An encounter with what this table plays otherwise than by default, where the encounter says nothing itself. */
  | { readonly do: 'settle'; readonly encounter: Json; readonly rulings: SaidRulings }
  /** What the rules say of an encounter that is being written. */
  | { readonly do: 'sketch'; readonly encounter: Json }
  /** What can be varied of an encounter. */
  | { readonly do: 'variations'; readonly encounter: Json; readonly tough?: boolean }
  /** An encounter that differs from another in a few things. */
  | { readonly do: 'vary'; readonly encounter: Json; readonly changes: readonly Variation[] }
  /** Who did what, and which deeds have dice that can be weighed. */
  | { readonly do: 'account' }
  /** What the dice of one of these deeds gave against what they owed. */
  | { readonly do: 'luck'; readonly step: number }
  | { readonly do: 'systems' }
  | { readonly do: 'catalogue'; readonly system: string }
  | { readonly do: 'folk'; readonly system: string; readonly rulings?: SaidRulings }
  | {
      readonly do: 'people';
      readonly system: string;
      /** As encounters write them. */
      readonly sheets: readonly Json[];
      /** What this table plays. */
      readonly rulings?: SaidRulings;
    }
  | { readonly do: 'form'; readonly system: string }
  | {
      readonly do: 'judge';
      readonly system: string;
      /** As an encounter writes it. */
      readonly sheet: Json;
      /** What this table plays. */
      readonly rulings?: SaidRulings;
    }
  | {
      readonly do: 'quick';
      readonly system: string;
      readonly ground: QuickGround;
      /** Two lists of sheets as encounters write them. */
      readonly sides: readonly (readonly Json[])[];
      readonly rulings?: SaidRulings;
    }
  | {
      readonly do: 'between';
      readonly system: string;
      readonly deed: string;
      readonly sheet: Json;
      readonly needs: Json;
    };

export type { DiceMode, Handed, ReactionMode, ReactionModes };

export const waveDeeds = ['call', 'hold', 'release'] as const;
/** call: it comes now. hold: it does not come by itself. release: it does again. */
export type WaveDeed = (typeof waveDeeds)[number];

/** A wave that has not come yet: for the game master's eyes. */
export interface WaveView {
  readonly id: Id;
  readonly name: string;
  /** `null`: when it is called. */
  readonly round: number | null;
  readonly held: boolean;
  readonly people: readonly { readonly name: string; readonly side: string }[];
}

/** What happened since the last reply, as data. */
export type ToldFact = { readonly fact: string; readonly [field: string]: unknown };

/** A line of the log with its place. */
export interface LogLine extends Line {
  readonly id: number;
  readonly round: number;
  readonly turn: Id | null;
  /** What was held against what, in a sentence: "Dice 6 + Bonus 12 = 18, to reach Evasion 15". */
  readonly compared?: string;
  /** Taken back by an undo. */
  readonly undone?: true;
  /** Who was hidden when it was told, each with those who did not know where it was. */
  readonly hidden?: { readonly [who: Id]: readonly Id[] };
  /** Whose strength it tells: what this one has lost, has left or can spend. */
  readonly strength?: Id;
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
  /** Those who are still to come; absent when nobody is. */
  readonly waves?: readonly WaveView[];
  /** Who is in the hand of a tactic now; absent when nobody is. */
  readonly hands?: Hands;
  /** What this fight plays otherwise than by default; absent when nothing is. */
  readonly rulings?: SaidRulings;
  /** Said when something was mended on the way: a tape that no longer fitted was cut here. */
  readonly warning?: string;
}

export interface OddsReply {
  readonly ok: true;
  /** Exact: every branch was counted. Estimate: `fights` samples, `±` half a 95 % interval at the most. */
  readonly exact: boolean;
  /** Of exact odds: the chance of bursts that are too long to follow. They are in no outcome. */
  readonly tail?: number;
  readonly samples?: number;
  readonly halfWidth?: number;
  readonly outcomes: readonly { readonly tags: readonly string[]; readonly p: number }[];
  /** The chance of each tag. */
  readonly chances: { readonly [tag: string]: number };
  /** Mean harm to each track of each combatant: `{ orc: { health: 4.2 } }`. */
  readonly harm: { readonly [who: Id]: { readonly [track: string]: number } };
}

/** What comes of a choice with one answer of somebody else. */
export interface AnsweredOdds
  extends Pick<OddsReply, 'exact' | 'samples' | 'halfWidth' | 'chances' | 'harm'> {
  /** "Parry with shield". */
  readonly words: string;
}

export interface AnswersReply {
  readonly ok: true;
  /** Those on whose answers something hangs; none where nobody else has a say, or whatever is said brings the same. */
  readonly people: readonly {
    readonly who: Id;
    /** Two and more, the best for whoever answers first. */
    readonly answers: readonly AnsweredOdds[];
  }[];
}

export interface PreviewReply extends Preview {
  readonly ok: true;
  /** The choice in full, with every default filled in. */
  readonly choice: Choice;
}

/** Who is in the hand of which tactic, and for how long. */
export interface Hands {
  readonly [who: Id]: Handed;
}

/** What a tactic would answer to the pending question. */
export interface AdviceReply {
  readonly ok: true;
  /** The number of the prompt that it answers. */
  readonly answers: number;
  readonly tactic: string;
  /** In full: it can be answered with as it is. */
  readonly choice: Choice;
  /** In words: "Strike Ogre with longsword · 1 AP". */
  readonly sentence: string;
  /** Why, where the tactic has weighed something. */
  readonly because?: string;
}

export interface RecordReply {
  readonly ok: true;
  readonly record: FightRecord;
}

/** The fight is on the table. */
interface FollowReply {
  readonly ok: true;
  /** The number of the prompt at which it waits. */
  readonly waitsAt: number;
}

/** The version of the shape of fight records that is written today; storage has the way here from each older one. */
export const recordSchema = 1;

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
interface CatalogueReply {
  readonly ok: true;
  readonly catalogue: Catalogue;
}

/** The heroes and foes of a pack, for looking up. */
export interface FolkReply {
  readonly ok: true;
  readonly folk: readonly LoreShelf[];
}

/** Each of some sheets as a fight would begin with it; `null` for one that cannot be read. */
export interface PeopleReply {
  readonly ok: true;
  readonly people: readonly (CombatantView | null)[];
}

export type Reply =
  | FightReply
  | OddsReply
  | AnswersReply
  | PreviewReply
  | AdviceReply
  | RecordReply
  | FollowReply
  | SystemsReply
  | CatalogueReply
  | FolkReply
  | PeopleReply
  | ForecastReply
  | BetweenReply
  | AftermathReply
  | AccountReply
  | LuckReply
  | EncounterReply
  | ErrorReply;

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

/** A part of a forecast: what was counted, and what that says. Parts are put together by their tallies. */
export interface ForecastReply extends Forecast {
  readonly ok: true;
  readonly cast: Cast;
  readonly tally: Tally;
}

export interface AccountReply extends Account {
  readonly ok: true;
}

export interface LuckReply extends Weighed {
  readonly ok: true;
}

export type {
  Catalogue,
  ChoosePrompt,
  Preferences,
  Prompt,
  Refusal,
  RollPrompt,
  SaidRulings,
  SheetNumber,
  Variation,
};
