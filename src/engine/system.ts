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
 * What a rule system is to the engine. A system is one folder that exports one of these as `system`; nothing
 * outside the folder knows it by name.
 *
 * `S` is the system's fight: JSON at every moment. `F` are its facts.
 */
export interface System<S = unknown, F extends Fact = Fact> {
  readonly id: string;
  readonly name: string;
  /** The version of the shape of fights and encounters; higher than that of every older save. */
  readonly version: number;
  readonly rulebook: Rulebook;
  readonly encounters: EncounterFormat<S>;

  /**
   * One step of the turn machine: a surprise contest, initiative for all, the start of a round, one action of the
   * active combatant. Runs from the start each time somebody has to answer, so it must depend on nothing but the
   * fight and the answers.
   */
  step(table: Port<S, F>): void;
  /** `null` while the fight goes on; then who won (`null`: nobody). */
  over(fight: S): { readonly winner: string | null } | null;
  /** Changes the fight as the fact says. The only place where a fight changes. */
  apply(fight: S, fact: F): void;
  /** A copy that shares nothing that `apply` may change. Fast: forecasts call it. */
  copy(fight: S): S;
  readonly reactions: readonly Reaction<S, F>[];
  /** What comes by itself of what windows tell: held and readied actions. */
  readonly consequences?: readonly Consequence<S, F>[];
  /** Answers that no window offers and that can be set to Off, Ask or Auto all the same: defences. */
  readonly answers?: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly usual?: ReactionMode;
  }[];

  /** The facts that carry out a change by the game master's hand, for this reason, or why it makes no sense. */
  override(fight: S, change: Change, reason: string): readonly F[] | Refusal;
  /** How everybody stands who is still there: of the view, what forecasts read of thousands of fights. */
  status(fight: S): readonly CombatantStatus[];
  view(fight: S): View;
  /** The round and whose turn it is: what every log line is filed under. */
  clock(fight: S): { readonly round: number; readonly active: Id | null };
  /** A fact or a roll in words, said right after it was applied; `null` for what nobody needs to read. */
  narrate(fight: S, fact: F | RolledFact | ByHandFact): Line | null;
  /** What a prompt says above its options. */
  title(fight: S, question: Question): string;
  /** The same for dice: "Edda attacks the ogre with the longsword". */
  rollTitle(fight: S, why: Why): string;
  /** The total of a roll is added to its dice to reach a number; without this the dice stay at or under it. */
  readonly adds?: true;
  /** What a choice, given in full, would do for certain: the way it takes, what it costs, whom it provokes. */
  preview(fight: S, question: Question, choice: Choice): Preview;
  /**
   * What was told as odds see it: short stable words such as `hit`, `out:orc`. Harm names the track of the view that
   * it is taken from: `harm:orc:health:7`.
   */
  outcome(facts: readonly (F | RolledFact | ByHandFact)[]): readonly string[];
  /** The kinds of facts whose outcome may be `harm:` or `out:`. Forecasts ask for the outcome of these alone. */
  readonly harming: ReadonlySet<F['fact']>;
  /**
   * Questions, by id, in which who does something may spend still more on it: odds of the deed reckon without, with the
   * answer `decline`.
   */
  readonly afterthoughts?: readonly string[];
  /** What of a fight odds need not tell apart before somebody reads it; no word of `outcome` may hang on it. */
  readonly seldom?: Seldom<S>;
  /** Every broken rule of the state, in words: for random play. */
  invariants(fight: S): readonly string[];
  readonly tactics: { readonly [id: string]: Tactic<S> };
  /** The tactic that plays where nothing else is said. */
  readonly defaultTactic: string;
  /**
   * How the fight has left somebody, as a sheet says it in `current`: the whole of it, what the fight has not touched
   * included. A sheet with it begins the next fight as this one ended.
   */
  left(fight: S, who: Id): Json;
  /**
   * What the fields of its sheets are called by its rules, where a list names numbers of them: `wp`, or `hide.ar` for one within
   * another. An empty word is left out.
   */
  readonly sheetWords?: { readonly [field: string]: string };
  /** The things of its pack that a sheet may name, by the lists of which its schema speaks (`idOf`). */
  readonly things?: { readonly [list: string]: readonly { readonly id: Id; readonly name: string }[] };
  /** What may be done to a saved sheet between fights. */
  readonly between: readonly BetweenDeed[];
  /** The conditions that the game master may set by hand, for a list to pick from. */
  readonly conditions?: readonly ConditionEntry[];
  /** The things of its pack for looking up, kind by kind; conditions and people are added from what stands elsewhere. */
  readonly lore?: readonly LoreShelf[];
  /** What players do not get to read of their foes. */
  readonly veil?: Veil<S, F>;
}

export interface Veil<S = unknown, F extends Fact = Fact> {
  /** Who is hidden now, each with those who do not know where it is. */
  hidden(fight: S): { readonly [who: Id]: readonly Id[] };
  /** The facts that tell how much their `who` has lost, has left or can spend. */
  readonly strength: readonly F['fact'][];
}

/** A condition that may be set by hand. */
export interface ConditionEntry {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** It is between two: held by, hidden from. */
  readonly other?: true;
  /** What it does, where its clause is about more than this one. */
  readonly about?: string;
}

/** Others may react: one kind of reaction to one kind of event. */
export interface Reaction<S = unknown, F extends Fact = Fact> {
  readonly id: string;
  readonly window: string;
  readonly label: string;
  readonly clause: string;
  /** What a table does that has said nothing: asks, unless given. */
  readonly usual?: ReactionMode;
  /**
   * Who is asked, in order. Only those who can pay, can act, and whose answer can matter.
   */
  who(fight: S, context: object): readonly Id[];
  /** What the one is asked; the option `decline` is always among the answers. */
  question(fight: S, context: object, who: Id): Question;
  perform(table: Port<S, F>, context: object, who: Id, choice: Choice): void;
  /** Whether the event is still on after a reaction: if not, nobody else is asked. */
  goesOn(fight: S, context: object): boolean;
}

/**
 * What comes by itself when a window opens, before anybody is asked for a reaction: whoever waits for it does what it has
 * waited to do. Whoever knows of the event opens its window and need not know what can come of it: that may be anything
 * that can be done at all.
 */
export interface Consequence<S = unknown, F extends Fact = Fact> {
  readonly window: string;
  follow(table: Port<S, F>, context: object): void;
}

/** A decision maker: fast, without side effects, the same answer for the same fight and stream. */
export interface Tactic<S = unknown> {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** `from`: how the step came to the question, where whoever asks knows it: for those who look ahead. */
  decide(question: Question, fight: S, random: Stream, from?: Moment<S>): Choice;
  /**
   * Legal answers that are worth a thought, best first, in full or as short as people may give them: the first is what it
   * would decide. Nothing where it does not weigh one answer against another.
   */
  candidates?(question: Question, fight: S, random: Stream): readonly Choice[];
  /** It looks ahead: it decides better when it is told how the step came to the question. */
  readonly foresees?: true;
  /** Why it chose this answer, in a sentence for the game master; `undefined` where nothing was weighed. */
  because?(question: Question, fight: S, choice: Choice, from?: Moment<S>): string | undefined;
}

/** What is certain about a choice before it is made. */
export interface Preview {
  /** Every cell of the way after the first. */
  readonly path?: readonly Cell[];
  /** Who goes it, where that is somebody else than whoever decides. */
  readonly goes?: Id;
  readonly cost?: { readonly [pool: string]: number };
  /** What all of it takes, where `cost` only begins to pay for it. */
  readonly whole?: { readonly [pool: string]: number };
  readonly provokes?: readonly Id[];
  /** What one should know before it is done, each a sentence without its full stop: that it can do no harm, what it leaves one without. */
  readonly warns?: readonly string[];
  /** Cells that it touches: an area. */
  readonly cells?: readonly Cell[];
  /** Lines of sight that matter to it, and what stands in them. */
  readonly lines?: readonly PreviewLine[];
  /** Whom an area reaches, and what that may bring each at best and at worst. */
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
  /** The fight at its beginning, or all that is wrong with the document. */
  begin(
    encounter: Json,
  ): { readonly ok: true; readonly fight: S } | { readonly ok: false; readonly problems: readonly Problem[] };
  /** Documents of an older version made new; pure. */
  migrate(encounter: Json): Json;
  /** Who comes later, of an encounter that can begin. */
  waves?(encounter: Json): readonly Wave[];
  /** What the system brings along. */
  readonly pack: Pack;
  /** What else of how a fight begins can be said in an encounter. */
  readonly beginning?: Beginning;
}

/** What an encounter says besides people and ground, for whoever writes one. What is not here the rules have no use for. */
export interface Beginning {
  /** The rules ask how light it is on a cell. */
  readonly light?: { readonly clause: string };
  /** Who is taken unawares by whom. */
  readonly surprise?: SurpriseFormat;
  /** Fields of an encounter that hold one of a few values. */
  readonly choices?: readonly BeginningChoice[];
  /** A fight may begin in its middle (`startAt`). */
  readonly middle?: MiddleFormat;
}

/** What an encounter may say of the initiative in the middle of a fight. */
export interface MiddleFormat {
  readonly clause: string;
  readonly least: number;
  readonly most: number;
}

export interface SurpriseFormat {
  /** The field of an encounter that says it. */
  readonly field: string;
  /** "Surprise", "Ambush". */
  readonly label: string;
  /** What comes of it, in a sentence. */
  readonly about: string;
  readonly clause: string;
  /** What people can be named as. `list` is a list inside the field; without it the field itself is the list. */
  readonly roles: readonly { readonly list?: string; readonly label: string }[];
  /** Instead of lists it may say `ask`: the game master is asked when the fight begins. */
  readonly asks?: true;
}

export interface BeginningChoice {
  readonly field: string;
  readonly label: string;
  readonly clause: string;
  /** What it may say; the first is what holds where the field is left out. */
  readonly options: readonly { readonly value: string | boolean; readonly label: string }[];
}

/** A system from the outside: what a list of systems shows, and what it brings along. It is read without the rules. */
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

/** A sheet of the pack with what a list shows of it. */
export interface PackEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly sheet: Json;
}

export interface SampleEncounter {
  readonly id: string;
  readonly name: string;
  /** One sentence: what it shows. */
  readonly about: string;
  readonly encounter: Json;
}

/** The game master's hand. Every change is logged with its reason. */
export type Change =
  | { readonly change: 'track'; readonly who: Id; readonly track: string; readonly left: number }
  | { readonly change: 'pool'; readonly who: Id; readonly pool: string; readonly value: number }
  | {
      readonly change: 'condition';
      readonly who: Id;
      readonly condition: string;
      readonly on: boolean;
      readonly level?: number;
      /** The other one, for conditions between two: held by, hidden from. */
      readonly other?: Id;
    }
  | {
      readonly change: 'position';
      readonly who: Id;
      readonly cell: { readonly x: number; readonly y: number };
    }
  | { readonly change: 'initiative'; readonly who: Id; readonly value: number }
  | { readonly change: 'side'; readonly who: Id; readonly side: string }
  | { readonly change: 'add'; readonly combatant: Json }
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

/** Something done to a sheet between two fights: experience spent, a night's rest. */
export interface BetweenDeed {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** What it needs, as a JSON schema. */
  readonly needs: Json;
  /** The sheet after it, or why not. */
  perform(sheet: Json, needs: Json): { readonly sheet: Json; readonly told: string } | BetweenRefusal;
}

/** `dice`: the sides of dice whose faces are to be said before it can be done, in their order. */
export type BetweenRefusal = Refusal & { readonly dice?: readonly number[] };
