import type { Pool } from './dice.ts';
import type { Cell, Id, Json } from './json.ts';
import type { Crossing, Reading } from './readings.ts';
import type { Total } from './terms.ts';

/**
 * The port: what a rule may do. A rule is a plain function over it; an interpreter behind it provides the answers.
 */

/** A ladder of dice: the rung of a roll determines the number of sides of its dice. */
export interface DiceLadder {
  /** What its rungs are for: "Bonus dice". */
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
  /**
   * What the roll is: `attack`, `defence`, `damage`. Constant, so that a step's rolls can be told apart. Rolls for
   * `initiative` are shown together on one card.
   */
  readonly purpose: string;
  /** The target. */
  readonly against?: Id;
  /** The thing it is done with: a weapon's id, a skill's name. */
  readonly with?: string;
  /** Which part of the deed, in words, where one deed makes several separate rolls: a type of damage. */
  readonly part?: string;
  /** The deciding number with its terms: the number to stay under, or the bonus to add. */
  readonly total?: Total;
  /** The number to reach, or to stay at or under: shown on the dice pad. */
  readonly target?: number;
  /** The target must be exceeded; reaching it is not enough. */
  readonly over?: true;
  /**
   * Where staying under the target is not enough, because an earlier result must be beaten: the highest face that
   * wins, 0 for none. Only the dice pad calls it.
   */
  readonly wins?: () => number | null;
  /** Boons and banes, or whatever else changes the number of dice rather than a number. */
  readonly edge?: Total;
  /** What of several dice the bonus is added to: the best or the worst one, or the sum of all. Only the dice pad says it. */
  readonly counts?: 'best' | 'worst' | 'sum';
  /** Where dice stand on a ladder: `total` is how many they are then, and `edge` their rung. */
  readonly ladder?: DiceLadder;
  /** The ids of the rulings that influenced it. */
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
export interface PickValue {
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
  /** Only together with these values of other fields. The same cell may come with several. */
  readonly when?: { readonly [field: string]: readonly string[] };
  readonly cost?: number;
  readonly provokes?: readonly Id[];
}

/** What a choice needs besides its option. Fields are asked in the order in which they are listed. */
export type Need =
  | {
      readonly kind: 'one';
      readonly label: string;
      readonly oneOf: readonly PickValue[];
      readonly default?: string;
      /** Its alternatives matter so much that it is shown even while it has its default. */
      readonly weighty?: true;
      /** The words between the sentence and its value: "until after" in "Save turn until after Edda". */
      readonly tie?: string;
      /** It applies only with these values of other fields. */
      readonly when?: { readonly [field: string]: readonly string[] };
    }
  | {
      readonly kind: 'some';
      readonly label: string;
      readonly oneOf: readonly PickValue[];
      readonly min: number;
      readonly max: number;
      /** Its initial value: what is set already. */
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
      /** As with `one`: shown even while it has its default. */
      readonly weighty?: true;
      /** The words for the end of a sentence, `#` replaced by the number: "within a distance of # ft". */
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

/** Whether a field applies with these values of other fields; one that does not is not asked for. */
export const isMeant = (need: Need, values: { readonly [field: string]: Json | undefined }): boolean =>
  !('when' in need) ||
  Object.entries(need.when ?? {}).every(([other, allowed]) => allowed.includes(wordOf(values[other])));

/** One thing that can be done, as data: what people see, programs read and tactics weigh. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /**
   * The template of its sentence, where that is not the label followed by the fields: `Use {item}[ on {target}]`. `{…}`
   * is replaced by a field's value in words; a part in `[…]` is left out where one of its fields is empty. While a
   * field outside brackets is empty, the label is used instead. Fields that it does not name follow.
   */
  readonly phrase?: string;
  /**
   * The label is a noun, not a verb: a spell, a draught, an Ability, a kind of attack. It is used on somebody:
   * "Strong Attack on Ogre".
   */
  readonly named?: true;
  readonly clause: string;
  /**
   * Its group, under which the screen lists it: `primary`, `reaction`, `free`, `gm` and others (`ui/actions/groups.ts`);
   * one that is not listed there has its own name as its title. Two mean more: a `move` is what taps on cells and arrow
   * keys choose, an `end` ends the turn, and a question with one is shown as a turn.
   */
  readonly group: string;
  /** The combatant who does it, if not the one asked: a reaction on another's turn. Its choices carry the same `by`. */
  readonly by?: Id;
  /** Its cost by the name of the pool: `{ ap: 1 }`. */
  readonly cost?: { readonly [pool: string]: number };
  readonly needs?: { readonly [field: string]: Need };
  /** Why it is greyed. */
  readonly refused?: Refusal;
  /** A remark: what it would do. */
  readonly note?: string;
}

/**
 * The options of a question in two steps, for programs that pick one of many and then need the fields of that one only:
 * computing fields (reachable squares, targets with remarks) is most of the cost.
 */
interface Menu {
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
  /**
   * The name of the question on the tape together with its clause: `defence`. Constant. What somebody does in its turn is
   * asked as `turn` in every system: tactics that look ahead and their reasons know it by that.
   */
  readonly id: string;
  readonly clause: string;
  /** Who decides: a combatant's id, or `gm`. */
  readonly for: Id;
  /** Who acts and pays, where it is not the one who decides: a summon in the hands of its summoner. */
  readonly acts?: Id;
  /** What it is about, for the prompt and for tactics: plain data. */
  readonly about?: { readonly [name: string]: Json | undefined };
  /** The reaction that this asks about, when it is one: tables may set it to Off, Ask or Auto. */
  readonly reaction?: string;
  /**
   * The combatants who are asked the same about the same event next, if this one passes: one answer may serve them all.
   */
  also?(): readonly Id[];
  /**
   * The answer that is given without asking anybody: the end of a fight that needs no confirmation. The fight goes on
   * instead while a wave is still to come (`awaits` of `engine/waves.ts`).
   */
  readonly unasked?: C;
  /**
   * Whether no answer could change anything but its cost: then no person is asked, and it is declined. Only of a question
   * that can be declined. Not to be read by tactics, because it may look at dice that are hidden from odds.
   */
  inVain?(): boolean;
  options(): readonly Option[];
  /** Only for questions whose fields are expensive to compute: a turn. */
  readonly menu?: Menu;
  /** The choice in full, with every default filled in, or why it is not legal. Pure. */
  read(choice: Choice): C | Refusal;
}

/** Who acts on the answer to a question, and pays: whoever is asked, unless the question names somebody else. */
export const doerOf = ({ acts, for: asked }: { readonly acts?: Id; readonly for: Id }): Id => acts ?? asked;

/** Returns a constructor of refusals whose codes are those of one system; `field`: the field at fault. */
export const refusing =
  <Code extends string>() =>
  (code: Code, because: string, clause: string, field?: string): Refusal =>
    field === undefined ? { code, because, clause } : { code, because, clause, field };

const declining = new Set(['decline', 'none', 'pass']);

/** Whether the option does nothing: decline, none or pass. */
export const declines = ({ id }: { readonly id: string }): boolean => declining.has(id);

/** Whether the result of `Question.read` is a refusal. */
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
   * Runs a deed, or a part of one, that ends with its doer: once the game master's hand has taken the doer out of the
   * fight, its next question or roll ends it, and `null` is returned. What rules do to a doer is left to rules.
   */
  deed<R>(doer: Id, work: () => R): R | null;
  /**
   * The same of what somebody does within the deed of another: a defence, a test against it. It ends with that deed,
   * too; a deed of its own, such as one that was readied, does not.
   */
  part<R>(who: Id, work: () => R): R | null;
  /**
   * The same of what is done to these: it ends when none of them is left, not even as a body that lies there. With
   * `instead` it hangs on somebody who steps in for them in its middle.
   */
  upon<R>(targets: readonly Id[], work: (instead: (who: Id) => void) => R): R | null;
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
