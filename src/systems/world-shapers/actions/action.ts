import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** What something costs; what is left out is free. */
export interface Price {
  readonly ap?: number;
  readonly rp?: number;
  readonly wp?: number;
  readonly momentum?: number;
}

/**
 * How an action comes to be performed: in the own turn; because its trigger came (WS-INI-12); in somebody else's turn,
 * paid with RP (WS-RND-7).
 */
export type Occasion = 'turn' | 'held' | 'reaction';

export type Needs = { readonly [field: string]: Need };

/**
 * How an action is held (WS-INI-11). What is said of it now: with what, how far upcast; whom it is done to may be left
 * to whoever sets it off: `target: 'trigger'`.
 */
export interface HeldForm {
  /** The fields to be said now; `target` is added to them, with `trigger` first, when `target` says so. */
  needs?(fight: Fight, who: Combatant): Needs;
  /** Whether it has a target that the trigger may name. */
  readonly target: boolean;
  /** What was said, in full, or what is wrong with it whatever happens. Legality at the moment is judged then. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** What stands for a choice when nothing is said yet, where the least price is not that of holding it (WS-BAS-6). */
  readonly unsaid?: Choice;
  /** WS-R24 `onDeclare`: what has to be asked before it is held, because it is paid for then (WS-R79). */
  agree?(table: Table, who: Id, choice: Choice): Choice;
  /** Metres within which it makes sense to watch: the default range of triggers. */
  range?(fight: Fight, who: Combatant): number;
}

/**
 * Something that can be chosen: a file each. Whoever carries it out (`turn/carry-out.ts`) says that it happens, takes
 * its price, calls `perform` and sees to what had waited for it. `offer` and `read` judge what is particular to the
 * action with the same `judge…` functions, so that the greyed button and the refused answer give the same reason; that
 * it is one's turn, that one is able to act, and that `price` can be paid is judged by the menu, for all alike.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /**
   * `deed`: an action, paid and answered to. `move`: walking; it pays for itself, step by step. `free`: costs nothing
   * and waits for nobody. `turn`: about the turn itself: ending, holding, handing over.
   */
  readonly kind: 'deed' | 'move' | 'free' | 'turn';
  /** WS-BAS-7, WS-BAS-8: it makes one's movement longer, and is no deed that cuts it in two (WS-R13). */
  readonly lengthens?: true;
  /** WS-INI-11: how it is held; without it cannot be. */
  readonly held?: HeldForm;
  /**
   * Also in the turns of others, between two deeds, where the option and the answer say `by` whom: Cinematic Reactions
   * (WS-CIN-2). Its price is in RP then.
   */
  anytime?(fight: Fight, who: Combatant): boolean;
  /** It takes its price by itself, after it was judged: whoever asks the game master first (WS-CIN-3). */
  readonly paysItself?: true;
  /** Its option, greyed if it cannot be done now; `null` where it makes no sense to list it. Without dear fields. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option; asked for one option at a time. */
  needs?(fight: Fight, who: Combatant): Needs;
  /** The choice in full, or why it is not legal. Pure, cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /**
   * Whether this choice, in full, could not have been read if `offer` greyed the option: then an option need not be made
   * for it. Without this the option is asked each time.
   */
  shows?(choice: Choice): boolean;
  /** The least that it costs, and what this choice of it costs. */
  price(fight: Fight, who: Combatant, choice: Choice | null): Price;
  /**
   * What has to be agreed on before anything is said, paid or done (WS-CIN-3, WS-R33): the choice with it, or `null` when
   * nothing comes of it. The price is that of the choice as it is then.
   */
  agree?(table: Table, who: Id, choice: Choice, occasion: Occasion): Choice | null;
  /** Does it. The choice has been read and is paid for. */
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}

/** The greyed mark of an option: nothing when it can be done. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};

/** A price as the cost of an option, by the names of the pools. */
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

/** Nothing. */
export const free = (): Price => ({});
