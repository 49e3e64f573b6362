import type { LogLine } from '../engine/log.ts';
import type { Odds } from '../engine/odds.ts';
import type { Change, Preview, Problem } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import type { Variation } from '../forecast/vary.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { SaidOdds } from '../kernel/odds-words.ts';
import type { Choice } from '../kernel/port.ts';
import type { DiceMode, Handed, Preferences, ReactionMode, ReactionModes } from '../kernel/preferences.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { CombatantView, Out, View } from '../kernel/view.ts';
import type { Catalogue } from './catalogue.ts';
import type { AccountReply, ForecastReply, LuckReply, TimelineReply } from './courses.ts';
import type {
  JudgedSheetReply,
  QuickGround,
  QuickReply,
  SettledReply,
  SheetFormReply,
  SketchReply,
  VariationsReply,
  VariedReply,
} from './encounters.ts';
import type { ChoosePrompt, Prompt, RollPrompt } from './prompts.ts';

/** The messages that a table answers, sent by the page, the command line and the tests. */
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
      /** Others who are asked the same question next and give the same answer. */
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
      /** The tactic of a side as a whole, until taken back (`null`). */
      readonly sides?: { readonly [side: string]: string | null };
    }
  | { readonly do: 'advise'; readonly tactic?: string }
  | { readonly do: 'wave'; readonly wave: Id; readonly does: WaveDeed }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** Undoes or redoes until `at` answers of people stand, or as near to that as it can stop. */
  | { readonly do: 'seek'; readonly at: number }
  | { readonly do: 'view' }
  | { readonly do: 'save' }
  | { readonly do: 'aftermath' }
  | { readonly do: 'load'; readonly record: Json }
  /**
   * Like `load`, for the odds worker and tabs that look on: plays only new answers where it can, and returns no view.
   */
  | { readonly do: 'follow'; readonly record: Json }
  /** The odds of a choice. `quick`: with a small budget; beyond it, they are estimated from few plays. */
  | { readonly do: 'odds'; readonly choice: Choice; readonly quick?: boolean }
  /** The odds of a choice for each answer of those it is aimed at. */
  | { readonly do: 'answers'; readonly choice: Choice }
  | { readonly do: 'preview'; readonly choice: Choice }
  | {
      readonly do: 'forecast';
      readonly fights?: number;
      /** The index of the first fight: the parts of a forecast are computed separately. */
      readonly from?: number;
      readonly seed?: string | number;
      readonly tactics?: { readonly [sideOrId: string]: string };
    }
  /** One fight of a forecast as a record, which can be watched, and played on from any point. */
  | {
      readonly do: 'watch';
      readonly index: number;
      readonly seed?: string | number;
      readonly tactics?: { readonly [sideOrId: string]: string };
    }
  /** An encounter with the rulings of this table added where it does not state them itself. */
  | { readonly do: 'settle'; readonly encounter: Json; readonly rulings: SaidRulings }
  /** Checks an encounter that is being written. */
  | { readonly do: 'sketch'; readonly encounter: Json }
  /** Lists what can be varied in an encounter. */
  | { readonly do: 'variations'; readonly encounter: Json; readonly tough?: boolean }
  /** Applies variations to an encounter. */
  | { readonly do: 'vary'; readonly encounter: Json; readonly changes: readonly Variation[] }
  /** Returns who did what in the fight, and the deeds whose dice can be weighed. */
  | { readonly do: 'account' }
  /** Weighs the dice of one of these deeds: expected against actual values. */
  | { readonly do: 'luck'; readonly step: number }
  /** Returns the turns of the fight, those that can be done again included. */
  | { readonly do: 'timeline' }
  | { readonly do: 'systems' }
  | { readonly do: 'catalogue'; readonly system: string; readonly rulings?: SaidRulings }
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
/** call: the wave comes at once. hold: it does not come by itself. release: it comes in its round after all. */
export type WaveDeed = (typeof waveDeeds)[number];

/** A wave that has not come yet. Shown to the game master only. */
export interface WaveView {
  readonly id: Id;
  readonly name: string;
  /** The round in which it comes; `null`: only when it is called. */
  readonly round: number | null;
  readonly held: boolean;
  readonly people: readonly { readonly name: string; readonly side: string }[];
}

/** A fact that was told since the last reply. */
export type ToldFact = { readonly fact: string; readonly [field: string]: unknown };

export interface FightReply {
  readonly ok: true;
  readonly prompt: Prompt | null;
  readonly view: View;
  readonly facts: readonly ToldFact[];
  /**
   * The lines added and the ids of the lines undone (`struck`) since the last reply. After a `seek` the latter are gone
   * from the log.
   */
  readonly lines: readonly LogLine[];
  readonly struck: readonly number[];
  /**
   * The id of the newest line before the last answer that a person gave, -1 if there is none. Absent while nobody has
   * answered.
   */
  readonly since?: number;
  readonly hash: string;
  readonly can: { readonly undo: boolean; readonly redo: boolean };
  /** How many answers of people stand, and how many there are with those that can be done again. */
  readonly stands: { readonly at: number; readonly of: number };
  readonly preferences: Preferences;
  /** The waves still to come; absent without any. */
  readonly waves?: readonly WaveView[];
  /** Ids that nobody new may have, besides those in the view: of who was removed and of waves; absent without any. */
  readonly taken?: readonly Id[];
  /** The combatants handed over to tactics at present; absent without any. */
  readonly hands?: Hands;
  /** The rulings of this fight that differ from their defaults; absent without any. */
  readonly rulings?: SaidRulings;
  /** A warning on loading: the tape did not fit the rules and was cut, or the record replays to another state. */
  readonly warning?: string;
}

export interface OddsReply extends Odds {
  readonly ok: true;
  /** The game master judges something before the first die. The odds assume the usual judgement. */
  readonly judged?: true;
}

/** The odds of a choice given one answer of another combatant. */
export interface AnsweredOdds extends SaidOdds {
  /** "Parry with shield". */
  readonly words: string;
}

export interface AnswersReply {
  readonly ok: true;
  /** The combatants whose answers change the odds; empty where nobody else is asked, or all answers give the same. */
  readonly people: readonly {
    readonly who: Id;
    /** Two or more, sorted from best to worst for the one who answers. */
    readonly answers: readonly AnsweredOdds[];
  }[];
}

export interface PreviewReply extends Preview {
  readonly ok: true;
  /** The choice in full, with every default filled in. */
  readonly choice: Choice;
}

/** The combatants handed over to tactics, and for how long. */
export interface Hands {
  readonly [who: Id]: Handed;
}

/** What a tactic would answer to the pending question. */
export interface AdviceReply {
  readonly ok: true;
  /** The number of the prompt that it answers. */
  readonly answers: number;
  readonly tactic: string;
  /** The choice in full: it can be sent as the answer. */
  readonly choice: Choice;
  /** In words: "Strike Ogre with longsword · 1 AP". */
  readonly sentence: string;
  /** The reason, where the tactic has compared options. */
  readonly because?: string;
}

export interface RecordReply {
  readonly ok: true;
  readonly record: FightRecord;
}

/** The reply to `follow`. */
interface FollowReply {
  readonly ok: true;
  /** The number of the prompt at which the fight waits. */
  readonly waitsAt: number;
}

/** The current schema version of fight records; storage migrates older ones. */
export const recordSchema = 1;

/** The most sheets that one request may name. */
export const mostSheets = 100;

/** A complete fight: it replays on any platform to the same hash. */
export interface FightRecord {
  readonly woundtrack: 'fight';
  /** The schema version of the record. */
  readonly schema: number;
  readonly system: string;
  /** The version of the system that wrote it. */
  readonly version: number;
  readonly encounter: Json;
  readonly seed: string;
  readonly tape: readonly TapeEntry[];
  /** Undone inputs that can be redone: the next one to redo last. */
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
    /** Of a deed between fights: the sides of the dice whose faces it needs. */
    readonly dice?: readonly number[];
  };
}

interface SystemsReply {
  readonly ok: true;
  readonly systems: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

interface CatalogueReply {
  readonly ok: true;
  readonly catalogue: Catalogue;
}

/** The heroes and foes of a pack as compendium entries. */
interface FolkReply {
  readonly ok: true;
  readonly folk: readonly LoreShelf[];
}

/** Each of the given sheets as a combatant at the beginning of a fight; `null` for a sheet that is not valid. */
export interface PeopleReply {
  readonly ok: true;
  readonly people: readonly (CombatantView | null)[];
}

/** See {@link Accepted}, by verb. */
interface Replies {
  readonly start: FightReply;
  readonly load: FightReply;
  readonly follow: FightReply | FollowReply;
  readonly view: FightReply;
  readonly answer: FightReply;
  readonly roll: FightReply;
  readonly override: FightReply;
  readonly wave: FightReply;
  readonly prefer: FightReply;
  readonly undo: FightReply;
  readonly redo: FightReply;
  readonly seek: FightReply;
  readonly save: RecordReply;
  readonly aftermath: AftermathReply;
  readonly advise: AdviceReply;
  readonly odds: OddsReply;
  readonly answers: AnswersReply;
  readonly preview: PreviewReply;
  readonly forecast: ForecastReply;
  readonly watch: RecordReply;
  readonly account: AccountReply;
  readonly luck: LuckReply;
  readonly timeline: TimelineReply;
  readonly systems: SystemsReply;
  readonly catalogue: CatalogueReply;
  readonly folk: FolkReply;
  readonly people: PeopleReply;
  readonly form: SheetFormReply;
  readonly judge: JudgedSheetReply;
  readonly quick: QuickReply;
  readonly settle: SettledReply;
  readonly sketch: SketchReply;
  readonly variations: VariationsReply;
  readonly vary: VariedReply;
  readonly between: BetweenReply;
}

/** What a request is replied with if it is not refused. */
export type Accepted<R extends { readonly do: Request['do'] }> = Replies[R['do']];

/** What a request is replied with. */
export type ReplyTo<R extends { readonly do: Request['do'] }> = Accepted<R> | ErrorReply;

export type Reply = ReplyTo<Request>;

/** The sheets of all combatants with their current state, for the next fight. */
export interface AftermathReply {
  readonly ok: true;
  readonly system: string;
  /** The party first. */
  readonly people: readonly {
    readonly id: Id;
    readonly name: string;
    readonly side: string;
    /** Whether its side has player characters. */
    readonly party: boolean;
    readonly out: Out | null;
    /** The sheet as an encounter writes it, with the state after the fight in `current`. */
    readonly sheet: Json;
  }[];
}

export interface BetweenReply {
  readonly ok: true;
  readonly sheet: Json;
  readonly told: string;
}

export type { Catalogue, ChoosePrompt, LogLine, Prompt, RollPrompt, Variation };
