import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** What something costs; what is left out is free. */
export interface Price {
  readonly actions?: number;
  readonly vigor?: number;
  readonly mana?: number;
}

/** How an action comes to be performed: in the own turn, or because what was waited for has happened (AD-ACT-12). */
export type Occasion = 'turn' | 'readied';

export type Needs = { readonly [field: string]: Need };

/** How an act is begun that takes more actions than there are (AD-ENC-5, AD-R15): without saying whom it is for. */
export interface LongForm {
  readonly label: string;
  /** Its option, greyed if it cannot be begun; without fields. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** What is said at its beginning, in full, or why it cannot be begun. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
}

/**
 * Something that can be chosen: a file each. Whoever carries it out (`turn/carry-out.ts`) says that it happens, takes
 * its price and calls `perform`. `offer` and `read` judge what is particular to the action with the same `judge…`
 * functions, so that the greyed button and the refused answer give the same reason; that it is one's turn, that one is
 * able to act, and that `price` can be paid is judged by the menu, for all alike.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /** `deed`: an action. `move`: walking. `free`: costs nothing. `turn`: about the turn itself. */
  readonly kind: 'deed' | 'move' | 'free' | 'turn';
  /** AD-ENC-5: it may take actions of the next turns too. */
  readonly long?: LongForm;
  /** AD-SHK-1: purely of the mind, whatever the choice. */
  readonly mental?: (fight: Fight, who: Combatant) => boolean;
  /** AD-REA-4: a Chance, which is no reaction. */
  readonly chance?: (who: Combatant) => boolean;
  /** AD-ARM-11: whether it can do anything to anybody as things stand; it may be done even if not. Unless given, it can. */
  readonly matters?: (fight: Fight, who: Combatant) => boolean;
  /**
   * With what `offer` greys its option, for whoever has no use for the option itself; `null`: it does not, `undefined`: it is not listed.
   */
  judge?(fight: Fight, who: Combatant): Refusal | null | undefined;
  /** Its option, greyed if it cannot be done now; `null` where it makes no sense to list it. Without dear fields. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option; asked for one option at a time. */
  needs?(fight: Fight, who: Combatant): Needs;
  /** The choice in full, or why it is not legal. Pure, cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** The least that it costs, and what this choice of it costs. */
  price(fight: Fight, who: Combatant, choice: Choice | null): Price;
  /** Does it. The choice has been read and is paid for. */
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}

/** The greyed mark of an option: nothing when it can be done. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};

/** A price as the cost of an option, by the names of the pools. */
export const costOf = ({ actions = 0, vigor = 0, mana = 0 }: Price): { readonly [pool: string]: number } => ({
  ...(actions ? { actions } : {}),
  ...(vigor ? { vigor } : {}),
  ...(mana ? { mana } : {}),
});

/** Nothing. */
export const free = (): Price => ({});
