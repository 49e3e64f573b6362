import type { Cell, Id, Json } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { Choice, Fact, Port, Question, Refusal, Why } from '../kernel/port.ts';
import type { ReactionMode } from '../kernel/preferences.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Stream } from '../kernel/streams.ts';
import type { CombatantStatus, Line, PreviewLine, PreviewReached, View } from '../kernel/view.ts';
import type { Moment } from './enumerate.ts';
import type { ByHandFact, RolledFact } from './rolled.ts';
import type { Seldom } from './seldom.ts';
import type { Wave } from './waves.ts';

/**
 * The interface of a rule system. A system is one folder that exports one of these as `system`; no code outside the
 * folder depends on a particular system.
 *
 * `S` is the system's fight, JSON at all times. `F` are its facts.
 */
export interface System<S = unknown, F extends Fact = Fact> {
  readonly id: string;
  readonly name: string;
  /** The version of the format of fights and encounters. Raised with every change of the format. */
  readonly version: number;
  readonly rulebook: Rulebook;
  readonly encounters: EncounterFormat<S>;

  /**
   * Runs one step of the turn sequence: a surprise contest, initiative for all, the start of a round, or one action of
   * the active combatant. It is run again from its start for every answer, so it must depend on nothing but the fight
   * and the answers.
   */
  step(table: Port<S, F>): void;
  /** `null` while the fight goes on, then the winning side (`winner: null`: nobody). */
  over(fight: S): { readonly winner: string | null } | null;
  /**
   * The outcome of a fight of which one side at the most is left, where by rulings only the game master's word, unasked,
   * ends it or fells anybody; `null` otherwise. Forecasts end it there.
   */
  settled?(fight: S): { readonly winner: string | null } | null;
  /** Applies a fact to the fight, in place. The only function that changes a fight. */
  apply(fight: S, fact: F): void;
  /** A copy that shares no part that `apply` may change. Must be fast, for forecasts. */
  copy(fight: S): S;
  readonly reactions: readonly Reaction<S, F>[];
  /** What follows by itself when a window opens: held and readied actions. */
  readonly consequences?: readonly Consequence<S, F>[];
  /** Answers that can be set to Off, Ask or Auto although no window offers them: defences. */
  readonly answers?: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly usual?: ReactionMode;
    /** The game master is asked, for everybody, and no combatant. */
    readonly gm?: true;
  }[];

  /** The facts that carry out a change by the game master's hand, or a refusal. */
  override(fight: S, change: Change, reason: string): readonly F[] | Refusal;
  /** The state of everybody still present: the part of the view that forecasts read, without building the view. */
  status(fight: S): readonly CombatantStatus[];
  view(fight: S): View;
  /** The round and whose turn it is. Every log line is filed under these. */
  clock(fight: S): { readonly round: number; readonly active: Id | null };
  /** The log line of a fact or a roll. Called right after it was applied. `null` for what nobody needs to read. */
  narrate(fight: S, fact: F | RolledFact | ByHandFact): Line | null;
  /** The title of a prompt. */
  title(fight: S, question: Question): string;
  /** The title of a roll: "Edda attacks the ogre with the longsword". */
  rollTitle(fight: S, why: Why): string;
  /**
   * Present where modifiers are added to the dice to reach a number; absent where the dice must stay at or under one.
   */
  readonly adds?: true;
  /** What the rules call the `edge` of a roll, which changes the number of its dice. Absent where there is none. */
  readonly edgeLabel?: string;
  /** The certain effects of a complete choice: its path, its cost, whom it provokes. */
  preview(fight: S, question: Question, choice: Choice): Preview;
  /**
   * The outcome of successive facts as tags, which odds count: `hit`, `out:orc`, `harm:orc:health:7` with the track of
   * the view (`kernel/outcome-tag.ts`). Any word may be one; screens know `hit`, `works` and `won` as success and `miss`,
   * `fails` and `lost` as its opposite (`kernel/odds-words.ts`). A fact that is a hit or a miss (`hitTags`, `missTags`)
   * names the attacker as `who` and the other as `target`: the account of a fight counts them by these
   * (`ledger/marks.ts`). It counts turns by the facts `turn-began` and, where one is put off and begins again later,
   * `turn-saved`, which name `who` has it.
   */
  outcome(facts: readonly (F | RolledFact | ByHandFact)[]): readonly string[];
  /** The kinds of facts whose outcome may contain `harm:` or `out:`. Forecasts ignore all others. */
  readonly harming: ReadonlySet<F['fact']>;
  /**
   * The ids of questions in which the doer may spend more on a deed after seeing the dice. Odds of the deed assume the
   * answer `decline`.
   */
  readonly afterthoughts?: readonly string[];
  /** Fields by which exact odds branch only once they are read. No tag of `outcome` may depend on them. */
  readonly seldom?: Seldom<S>;
  /** Every violated invariant of the state, in words. */
  invariants(fight: S): readonly string[];
  readonly tactics: { readonly [id: string]: Tactic<S> };
  /** The id of the tactic that is used unless another is named. */
  readonly defaultTactic: string;
  /**
   * The state in which the fight leaves a combatant, complete, in the format of a sheet's `current`. A sheet with it
   * begins the next fight in that state.
   */
  left(fight: S, who: Id): Json;
  /**
   * The rules' words for fields of sheets, for lists that show their numbers, by path: `wp`, `hide.ar`. A field with an
   * empty word is not shown.
   */
  readonly sheetWords?: { readonly [field: string]: string };
  /** The things of its pack that a sheet may name, by the lists that its schema refers to (`idOf`). */
  readonly things?: { readonly [list: string]: readonly { readonly id: Id; readonly name: string }[] };
  /** What can be done to a saved sheet between fights. */
  readonly between: readonly BetweenDeed[];
  /** The conditions that the game master can set by hand. */
  readonly conditions?: readonly ConditionEntry[];
  /** The things of its pack for looking up, by kind. Conditions and combatants are added from elsewhere. */
  readonly lore?: readonly LoreShelf[];
  /** What players must not learn about their foes. */
  readonly veil?: Veil<S, F>;
}

export interface Veil<S = unknown, F extends Fact = Fact> {
  /** Who is hidden now, each with those who do not know where they are. */
  hidden(fight: S): { readonly [who: Id]: readonly Id[] };
  /** The facts that reveal the losses or reserves of their `who`. */
  readonly strength: readonly F['fact'][];
}

/** A condition that can be set by hand. */
export interface ConditionEntry {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** It relates two combatants: held by, hidden from. `one`: to one at a time, as a rider to the mount. */
  readonly other?: true | 'one';
  /** It is set with a number, if not with the usual one: what it counts, and its range. */
  readonly level?: {
    readonly of: string;
    readonly least: number;
    readonly most: number;
    readonly usual: number;
  };
  /** It happens in the moment in which it is set, and leaves other conditions behind: a fall. */
  readonly happens?: true;
  /** How the other is asked for: “by whom”. Left out where the label says it, as “Grappled by”. */
  readonly whom?: string;
  /** Its effect, where its clause covers more than this condition. */
  readonly about?: string;
  /** Its effect under other options than the default: for the key of a ruling the text of each such option. */
  readonly ruled?: { readonly [ruling: string]: { readonly [option: string]: string } };
}

/** One kind of reaction to one kind of event. */
export interface Reaction<S = unknown, F extends Fact = Fact> {
  readonly id: string;
  readonly window: string;
  readonly label: string;
  readonly clause: string;
  /** The mode where no preference is set; `ask` unless given. */
  readonly usual?: ReactionMode;
  /** Who is asked, in order: only those who can pay, can act, and whose answer can matter. */
  who(fight: S, context: object): readonly Id[];
  /** The question to one of them. `decline` is always among its options. */
  question(fight: S, context: object, who: Id): Question;
  perform(table: Port<S, F>, context: object, who: Id, choice: Choice): void;
  /** Whether the event continues after a reaction. Where it does not, nobody else is asked. */
  goesOn(fight: S, context: object): boolean;
}

/**
 * What follows by itself when a window opens, before reactions are offered: whoever has waited for the event acts. The
 * code that opens the window need not know what may follow, which can be any deed at all.
 */
export interface Consequence<S = unknown, F extends Fact = Fact> {
  readonly window: string;
  follow(table: Port<S, F>, context: object): void;
}

/** A decision maker. Deterministic for a fight and stream, without side effects, and fast. */
export interface Tactic<S = unknown> {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** @param from the step so far, where the caller knows it: for tactics that look ahead. */
  decide(question: Question, fight: S, random: Stream, from?: Moment<S>): Choice;
  /**
   * Legal answers worth considering, best first; the first is what `decide` returns. They may be incomplete, as people
   * may give them. Empty where the tactic does not compare answers.
   */
  candidates?(question: Question, fight: S, random: Stream): readonly Choice[];
  /** Present where it looks ahead and so benefits from `from`. */
  readonly foresees?: true;
  /**
   * A reason of its own for an answer, as a sentence; `undefined` where the odds of the answer and what it leads to are
   * the reason (`reasonOf` in `keen/because.ts`).
   */
  because?(question: Question, fight: S, choice: Choice, from?: Moment<S>): string | undefined;
}

/** The certain effects of a choice, before it is made. */
export interface Preview {
  /** The cells of the path, without the first. */
  readonly path?: readonly Cell[];
  /** Who moves, where that is not the one who decides. */
  readonly goes?: Id;
  readonly cost?: { readonly [pool: string]: number };
  /** The total cost, where `cost` is only the first part of it. */
  readonly whole?: { readonly [pool: string]: number };
  readonly provokes?: readonly Id[];
  /** Warnings, each a sentence without its full stop: that it can do no harm, what it leaves one without. */
  readonly warns?: readonly string[];
  /** The cells of its area. */
  readonly cells?: readonly Cell[];
  /** The lines of sight that matter to it, and what obstructs them. */
  readonly lines?: readonly PreviewLine[];
  /** Whom an area affects, with the best and worst effect on each. */
  readonly reached?: readonly PreviewReached[];
}

/** A place in a document and what is wrong there. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** How a system reads encounters. */
interface EncounterFormat<S> {
  /** The JSON schema of an encounter, for editors and the command line. */
  schema(): Json;
  /** The fight at its beginning, or everything that is wrong with the document. */
  begin(
    encounter: Json,
  ): { readonly ok: true; readonly fight: S } | { readonly ok: false; readonly problems: readonly Problem[] };
  /** Migrates a document of an older version. Pure. */
  migrate(encounter: Json): Json;
  /** The waves of a valid encounter. */
  waves?(encounter: Json): readonly Wave[];
  /** The content that comes with the system. */
  readonly pack: Pack;
  /** What an encounter can say about the beginning of a fight. */
  readonly beginning?: Beginning;
}

/** What an encounter can say besides combatants and map, for editors. Absent members have no meaning in the rules. */
export interface Beginning {
  /** The rules use the light on a cell. */
  readonly light?: { readonly clause: string };
  /** A battlefield may have hexagons in place of squares. */
  readonly hexagons?: { readonly clause: string };
  /** Who is surprised, and by whom. */
  readonly surprise?: SurpriseFormat;
  /** Fields of an encounter that hold one of a few values. */
  readonly choices?: readonly BeginningChoice[];
  /** Fields of a combatant that name another one. */
  readonly ties?: readonly TieFormat[];
  /** A fight can begin in its middle (`startAt`). */
  readonly middle?: MiddleFormat;
}

/** A field of a combatant with the id of another one, such as its summoner. */
export interface TieFormat {
  readonly field: string;
  /** "Summoned by". */
  readonly label: string;
  readonly clause: string;
  /** The kind that a sheet must be of (its field `kind`) for the tie to be offered. */
  readonly kind: string;
}

/** The range of initiative values for a fight that begins in its middle. */
export interface MiddleFormat {
  readonly clause: string;
  readonly least: number;
  readonly most: number;
}

export interface SurpriseFormat {
  /** The field of the encounter. */
  readonly field: string;
  /** "Surprise", "Ambush". */
  readonly label: string;
  /** Its effect, in a sentence. */
  readonly about: string;
  readonly clause: string;
  /** The roles that combatants can have. `list`: a list inside the field; absent where the field itself is the list. */
  readonly roles: readonly { readonly list?: string; readonly label: string }[];
  /** The field may hold `ask` in place of lists: the game master is asked when the fight begins. */
  readonly asks?: true;
}

export interface BeginningChoice {
  readonly field: string;
  readonly label: string;
  readonly clause: string;
  /** The allowed values. The first is the default. */
  readonly options: readonly { readonly value: string | boolean; readonly label: string }[];
}

/** A system's description and content, loaded without its rules. */
export interface Preface {
  readonly id: string;
  readonly name: string;
  /** A few sentences. */
  readonly about: string;
  readonly pack: Pack;
}

export interface Pack {
  readonly heroes: readonly PackEntry[];
  readonly foes: readonly PackEntry[];
  readonly encounters: readonly SampleEncounter[];
}

/** A sheet of the pack, with its description for lists. */
export interface PackEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly sheet: Json;
}

export interface SampleEncounter {
  readonly id: string;
  readonly name: string;
  /** What it demonstrates, in one sentence. */
  readonly about: string;
  readonly encounter: Json;
}

/** A change by the game master's hand. Every change is logged with its reason. */
export type Change =
  | { readonly change: 'track'; readonly who: Id; readonly track: string; readonly left: number }
  | { readonly change: 'pool'; readonly who: Id; readonly pool: string; readonly value: number }
  | {
      readonly change: 'condition';
      readonly who: Id;
      readonly condition: string;
      readonly on: boolean;
      readonly level?: number;
      /** The other combatant, for conditions that relate two: held by, hidden from. */
      readonly other?: Id;
    }
  | {
      readonly change: 'position';
      readonly who: Id;
      readonly cell: { readonly x: number; readonly y: number };
    }
  | { readonly change: 'initiative'; readonly who: Id; readonly value: number }
  | { readonly change: 'side'; readonly who: Id; readonly side: string }
  | {
      readonly change: 'add';
      readonly combatant: Json;
      /** Combatants who come at the same moment, so that all of them may name each other. */
      readonly along?: readonly Json[];
    }
  | { readonly change: 'remove'; readonly who: Id }
  | { readonly change: 'out'; readonly who: Id; readonly out: 'dead' | 'unconscious' | 'fled' | null }
  | {
      readonly change: 'item';
      readonly who: Id;
      readonly item: string;
      readonly to: 'hand' | 'carried' | 'floor' | 'gone';
    }
  | { readonly change: 'door'; readonly door: string; readonly open: boolean }
  | { readonly change: 'active'; readonly who: Id }
  | { readonly change: 'end'; readonly winner: string | null }
  | { readonly change: 'note'; readonly text: string };

/** Something that can be done to a sheet between two fights: spending experience, a night's rest. */
export interface BetweenDeed {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** A party usually does it together: a rest, time that passes. */
  readonly together?: true;
  /** The JSON schema of its input. */
  readonly needs: Json;
  /** The changed sheet with a sentence on what was done, or a refusal. */
  perform(sheet: Json, needs: Json): { readonly sheet: Json; readonly told: string } | BetweenRefusal;
}

/** `dice`: the sides of the dice, in order, whose faces have to be given first. */
export type BetweenRefusal = Refusal & { readonly dice?: readonly number[] };
