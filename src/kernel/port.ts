import type { Pool } from './dice.ts';
import type { Cell, Id, Json } from './json.ts';
import type { Crossing, Reading } from './readings.ts';
import type { Total } from './terms.ts';

/**
 * The port: the things a rule may do. A rule is a plain function over it; who answers is the business of the
 * interpreter behind it.
 */

/** A ladder of dice: the rung on which the dice of a roll stand says how many sides they have. */
export interface DiceLadder {
  /** What stands on it: "Bonus dice". */
  readonly label: string;
  /** From the lowest up; the lowest is rung 1. */
  readonly rungs: readonly { readonly sides: number; readonly name: string }[];
}

/**
 * Why dice are rolled: data for the log, the pad and the odds. Clause, `for` and `purpose` name the roll on the tape.
 */
export interface Why {
  readonly clause: string;
  /** Whose dice these are: a combatant's id, or `gm`. */
  readonly for: Id;
  /** What the roll is: `attack`, `defence`, `damage`. Constant, so that a step's rolls can be told apart. */
  readonly purpose: string;
  /** At whom or what it is aimed. */
  readonly against?: Id;
  /** The thing it is done with: a weapon's id, a skill's name. */
  readonly with?: string;
  /** Which part of it, where one deed rolls several by themselves, in words: a type of damage. */
  readonly part?: string;
  /** The number that decides, with its terms: the number to stay under, or the bonus to add. */
  readonly total?: Total;
  /** Where the faces must stay at or under, or reach: shown on the pad. */
  readonly target?: number;
  /** The target must be exceeded: to reach it is not enough. */
  readonly over?: true;
  /**
   * Where staying under the target is not enough, because a result on the table must be beaten: the highest face that
   * wins, 0 for none. Only the dice pad asks.
   */
  readonly wins?: () => number | null;
  /** Boons and banes, or whatever else changes the number of dice rather than a number. */
  readonly edge?: Total;
  /** Where dice stand on a ladder: `total` is how many they are then, and `edge` their rung. */
  readonly ladder?: DiceLadder;
  /** Rulings that had a say. */
  readonly rulings?: readonly string[];
}

/** An answer as it travels: the option's id and the fields it needs. */
export interface Choice {
  readonly option: string;
  readonly [field: string]: Json | undefined;
}

/** Why a choice is not legal. A refused choice changes nothing, costs nothing and uses no die. */
export interface Refusal {
  /** A stable word for programs: `notYourTurn`, `outOfReach`. */
  readonly code: string;
  /** One sentence for people. */
  readonly because: string;
  readonly clause: string;
  /** The field at fault, when one is. */
  readonly field?: string;
}

/** A value that may be picked for a field of a choice. */
export interface Pick {
  readonly id: string;
  readonly label: string;
  /** It is a name and keeps its capitals: a Power; a weapon loses them in a sentence. */
  readonly named?: true;
  /**
   * Only together with these values of other fields, a cell as `wordOf` writes it. The same id may come with several.
   */
  readonly when?: { readonly [field: string]: readonly string[] };
  /** Why this value is greyed. */
  readonly refused?: Refusal;
  /** A short remark beside it: "2 m away", "untrained −2". */
  readonly note?: string;
}

/** The value of a field as the `when` of another names it: an id as it is, a cell as `7,5`. */
export function wordOf(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(value);
  const { x, y } = value as Partial<Cell>;
  return `${x},${y}`;
}

/** A cell that may be picked, with what getting there costs and whom it provokes. */
export interface PickCell extends Cell {
  readonly cost?: number;
  readonly provokes?: readonly Id[];
}

/** What a choice needs besides its option. Fields are asked in the order in which they are listed. */
export type Need =
  | {
      readonly kind: 'one';
      readonly label: string;
      readonly oneOf: readonly Pick[];
      readonly default?: string;
      /** What else it may be changes much: it stands in sight at its usual, too. */
      readonly weighty?: true;
      /** The words that tie it to the end of a sentence: "Save turn until after Edda", "Disarm Ogre of club". */
      readonly tie?: string;
      /** It only means something together with these values of other fields. */
      readonly when?: { readonly [field: string]: readonly string[] };
    }
  | {
      readonly kind: 'some';
      readonly label: string;
      readonly oneOf: readonly Pick[];
      readonly min: number;
      readonly max: number;
      /** What it is when nobody has said anything yet: what stands already. */
      readonly default?: readonly string[];
      readonly tie?: string;
    }
  | { readonly kind: 'cell'; readonly label: string; readonly cells: readonly PickCell[] }
  /** Answered with `to` (the rules find the way) or with `path` (every cell after the first). */
  | {
      readonly kind: 'path';
      readonly label: string;
      readonly cells: readonly PickCell[];
      readonly budget: number;
    }
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** The words that tie it to the end of a sentence, with the number in them: "within a distance of # ft". */
      readonly tie?: string;
      readonly when?: { readonly [field: string]: readonly string[] };
    }
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly longest: number;
      readonly optional?: true;
      readonly when?: { readonly [field: string]: readonly string[] };
    };

/** Whether a field means anything beside these values of other fields; one that does not is not asked for. */
export const isMeant = (need: Need, values: { readonly [field: string]: Json | undefined }): boolean =>
  !('when' in need) ||
  Object.entries(need.when ?? {}).every(([other, allowed]) => allowed.includes(wordOf(values[other])));

/** One thing that can be done, as data: what people see, programs read and tactics weigh. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /**
   * Its sentence, where that is not the label with its fields behind it: `Use {item}[ on {target}]`. `{…}` stands for
   * a field as people say it; what stands in `[…]` is left out where one of its fields says nothing. While another
   * field of it says nothing the label stands for it all; fields that it does not name follow.
   */
  readonly phrase?: string;
  /**
   * The label is a noun and no verb: a spell, a draught, an Ability, a kind of attack. It is used on somebody:
   * "Strong Attack on Ogre".
   */
  readonly named?: true;
  readonly clause: string;
  /** Where it stands on the screen: `move`, `primary`, `reaction`, `free`, `end`, `gm`. */
  readonly group: string;
  /** Who does it, when it is not the one who was asked: a reaction offered on another's turn. Answered with `by`. */
  readonly by?: Id;
  /** What it costs, by the name of the pool: `{ ap: 1 }`. */
  readonly cost?: { readonly [pool: string]: number };
  readonly needs?: { readonly [field: string]: Need };
  /** Why it is greyed. */
  readonly refused?: Refusal;
  /** A remark: what it would do. */
  readonly note?: string;
}

/**
 * The same options piece by piece, for programs that take one of many and fill in only that one: fields (squares to
 * get to, targets with their remarks) are most of what a menu costs.
 */
export interface Menu {
  /** Every option of `options()` that is not refused, in the same order, without `needs`. */
  open(): readonly Option[];
  /** One of these with its `needs`, as `options()` has it. */
  whole(option: Option): Option;
}

/**
 * A question. `options` and `read` are functions, so that a fast tactic pays for neither lists nor words; both
 * must agree: what `options` offers, `read` accepts, and the reverse.
 */
export interface Question<C extends Choice = Choice> {
  /** The name of the question on the tape together with its clause: `turn`, `defence`. Constant. */
  readonly id: string;
  readonly clause: string;
  /** Who decides: a combatant's id, or `gm`. */
  readonly for: Id;
  /** Who acts and pays, where it is not the one who decides: a summon in the hands of its summoner. */
  readonly acts?: Id;
  /** Whom and what it is about, for the card and for tactics: plain data. */
  readonly about?: { readonly [name: string]: Json | undefined };
  /** The reaction that this asks about, when it is one: tables may set it to Off, Ask or Auto. */
  readonly reaction?: string;
  /**
   * Who is asked the same next, of the same event, if this one lets it pass: one answer may be given for all of them.
   */
  also?(): readonly Id[];
  options(): readonly Option[];
  /** Worth having where options have dear fields: a turn. Questions with a handful of answers need none. */
  readonly menu?: Menu;
  /** The choice in full, with every default filled in, or why it is not legal. Pure. */
  read(choice: Choice): C | Refusal;
}

/** How a system whose causes are these says why a choice is not legal; `field`: the one at fault. */
export const refusing =
  <Code extends string>() =>
  (code: Code, because: string, clause: string, field?: string): Refusal =>
    field === undefined ? { code, because, clause } : { code, because, clause, field };

/** Whether what came back is a refusal: it carries words. */
export const isRefusal = (found: object): found is Refusal => 'because' in found;

/** Something that happened. Facts are the only way a fight changes. */
export interface Fact {
  readonly fact: string;
}

/** The port, as rules see it. `S` is the system's fight, `F` its facts. */
export interface Port<S, F extends Fact> {
  /** The fight as it stands now, all told facts applied. Read only for rules. */
  readonly fight: S;
  /** Rolls dice and returns what the reading makes of them. */
  draw<R>(pool: Pool, reading: Reading<R>, why: Why): R;
  /** Asks somebody to decide and returns a legal choice in full. */
  ask<C extends Choice>(question: Question<C>): C;
  /** Records that something happened. The fact is applied to the fight at once. */
  tell(fact: F): void;
  /**
   * Opens a window for reactions of others, and for held and readied actions that wait for this event. `context` is
   * plain data that they understand.
   */
  offer(window: string, context: object): void;
  /**
   * Promises that some of what came before no longer matters, so that exact odds merge ways here. No effect in play.
   */
  cross(crossing: Crossing): void;
  /**
   * Runs a self-contained part of a deed, which exact odds memoize. It must change the fight only by the facts it
   * tells, and return plain data of its own: no functions, no parts of the fight, nothing that anybody writes to
   * later.
   */
  once<R>(work: () => R): R;
}
