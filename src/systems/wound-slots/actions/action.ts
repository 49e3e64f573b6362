import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** What an action costs when it takes effect: AP at once or over turns, stamina with the effect (SL-ACT-2, SL-ACT-3). */
export interface Price {
  readonly ap: number;
  readonly stamina?: number;
  /** SL-AP-7: it takes so many rounds and all AP of each, instead of `ap`. */
  readonly rounds?: number;
}

/**
 * Something that can be done with AP (SL-ACT-1): one file each. It never pays and never opens moments by itself: who
 * carries it out (a turn, an interruption, a readied action, the last payment of a charge) settles declaration, price
 * and moments, and then calls `perform`. `offer`, `read` and `price` use the same `judge…` functions, so that the
 * greyed button and the refused answer give the same reason. Whether there are AP enough is not theirs to judge: on the
 * own turn an action that is too dear begins a charge (SL-AP-5).
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /** `movement` and `free` are no actions: they pay for themselves, open no moments and can not be interrupted. */
  readonly kind: 'action' | 'movement' | 'free';
  /** SL-INT-2, SL-COM-6: it may be done out of turn and be readied; movement has ways of its own (SL-MOV-6). */
  readonly outOfTurn: boolean;
  /** SL-AP-5: it may be paid for over several turns. */
  readonly chargeable: boolean;
  /** It only brings another deed to its end, and that one is watched for what comes of it. */
  readonly carries?: true;
  /** SL-FST-1: it may be hurried. */
  readonly hurried?: true;
  /** The field that its AP hang on: a weapon, a spell, an item. The same for every choice unless given. */
  readonly priced?: string;
  /** Every value of that field, open or greyed: their prices are told before anything is laid out. */
  pricedValues?(fight: Fight, who: Combatant): readonly string[];
  /** SL-AP-7: some of its choices may take rounds. */
  readonly timed?: true;
  /** SL-AP-5: the field of a choice in full that tells which deed it is: whatever a charge began, it ends as that deed. */
  readonly kept?: string;
  /** Its option, greyed if it cannot be done now; `null` where it makes no sense to list it. Without dear fields. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option; asked for one option at a time. `begun`: what a charge was begun with that now ends. */
  needs?(fight: Fight, who: Combatant, begun?: Choice): { readonly [field: string]: Need };
  /** The choice in full, or why it is not legal. Pure, cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /**
   * SL-ACT-1: what must be agreed on before it is declared: the choice with all that its price and effect hang on, or
   * `null` when the game master says no.
   */
  agree?(table: Table, who: Id, choice: Choice, occasion: 'turn' | 'moment' | 'readied'): Choice | null;
  /** What this choice costs. */
  price(fight: Fight, who: Combatant, choice: Choice): Price;
  /** Does it. The choice has been read and is paid for. */
  perform(table: Table, who: Id, choice: Choice): void;
}

/** The one of these that an option's id means. */
export const actionAmong = (all: readonly Action[], id: string): Action | undefined =>
  all.find((action) => action.id === id);

/** The greyed mark of an option: nothing when it can be done. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
