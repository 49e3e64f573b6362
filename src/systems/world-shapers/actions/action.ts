import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** The price of something; what is left out is free. */
export interface Price {
  readonly ap?: number;
  readonly rp?: number;
  readonly wp?: number;
  readonly momentum?: number;
}

/**
 * The occasion on which an action is performed: in the own turn; because its trigger happened (WS-INI-12); as a
 * reaction, paid with RP (WS-RND-7).
 */
export type Occasion = 'turn' | 'held' | 'reaction';

export type Needs = { readonly [field: string]: Need };

/**
 * How an action is held (WS-INI-11). Its fields are set when it is held; the target may be left to whoever triggers it:
 * `target: 'trigger'`.
 */
export interface HeldForm {
  /**
   * The fields to set when it is held. If `target` is set, a target field with `trigger` as its first value is added.
   */
  needs?(fight: Fight, who: Combatant): Needs;
  /** Whether it has a target, which may be the one who triggers it. */
  readonly target: boolean;
  /** Parses the fields; refuses only what is wrong in any situation. Legality is judged when it fires. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /**
   * The choice whose price is shown before anything is chosen, if holding costs more than the lowest price (WS-BAS-6).
   */
  readonly unsaid?: Choice;
  /** WS-R24 `onDeclare`: asks what must be known before it is paid (WS-R79). */
  agree?(table: Table, who: Id, choice: Choice): Choice;
  /** How far the action reaches, in metres: no farther range is proposed for its trigger. */
  range?(fight: Fight, who: Combatant): number;
}

/**
 * Something that can be chosen, a file each. `turn/carry-out.ts` announces it, takes its price, calls `perform` and
 * fires held actions. `offer` and `read` use the same `judge…` functions, so that the greyed option and the refused
 * answer give the same reason. The menu judges what is common to all actions: the turn, being able to act, and whether
 * `price` can be paid.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /**
   * `deed`: an action with a price, to which others may respond. `move`: walking, which pays for itself step by step.
   * `free`: costs nothing and triggers nothing. `turn`: about the turn itself: ending, holding, handing over.
   */
  readonly kind: 'deed' | 'move' | 'free' | 'turn';
  /** WS-BAS-7, WS-BAS-8: it adds movement, and therefore does not split it (WS-R13). */
  readonly lengthens?: true;
  /** WS-INI-11: how it is held; without this it cannot be held. */
  readonly held?: HeldForm;
  /**
   * Whether it is also possible outside the own turn, between two deeds; option and answer then name the combatant in
   * `by`: Cinematic Reactions (WS-CIN-2). Its price is in RP.
   */
  anytime?(fight: Fight, who: Combatant): boolean;
  /** WS-COV-3: it may go on from its target to somebody else, and says itself on whom it hangs. */
  readonly goesOn?: true;
  /** WS-CIN-6: of a doer who goes Down in its middle it fails, which the game master decides what comes of. */
  readonly failsDown?: true;
  /**
   * Its option, greyed if it is not possible now; `null` if it should not be listed. Without fields that are expensive
   * to compute.
   */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option; computed for one option at a time. */
  needs?(fight: Fight, who: Combatant): Needs;
  /** Parses an answer completely, or refuses it. Pure and cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /**
   * Whether this parsed choice proves that `offer` would not grey the option, which then need not be computed. If
   * missing, the option is always computed.
   */
  shows?(choice: Choice): boolean;
  /** The price of a choice; with `null` the lowest possible price. */
  price(fight: Fight, who: Combatant, choice: Choice | null): Price;
  /**
   * Asks what must be settled before anything is announced, paid or done (WS-CIN-3, WS-R33). Returns the completed
   * choice, whose price is then taken, or `null` if the choice is dropped.
   */
  agree?(table: Table, who: Id, choice: Choice, occasion: Occasion): Choice | null;
  /** Performs a choice that is parsed and paid for. */
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}

/** The `refused` field of an option; empty if it is possible. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};

/** A price as the cost of an option, by pool. */
export const costOf = ({
  ap = 0,
  rp = 0,
  wp = 0,
  momentum = 0,
}: Price): { readonly [pool: string]: number } => ({
  ...(ap ? { ap } : {}),
  ...(rp ? { rp } : {}),
  ...(wp ? { wp } : {}),
  ...(momentum ? { momentum } : {}),
});

/** The price of free actions. */
export const free = (): Price => ({});
