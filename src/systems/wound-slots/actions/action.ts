import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** The price of an action: AP, at once or as a charge, and stamina when it takes effect (SL-ACT-2, SL-ACT-3). */
export interface Price {
  readonly ap: number;
  readonly stamina?: number;
  /** SL-AP-7: the rounds that it takes; all AP of each are spent, and `ap` does not count. */
  readonly rounds?: number;
}

/** Values of the fields on which the AP of an action depend. */
export type Way = { readonly [field: string]: string };

/**
 * Something that can be chosen on a turn (SL-ACT-1); one file each. `carryOut` handles declaration, price and moments
 * and then calls `perform`, which neither pays nor opens moments. `offer`, `read` and `price` use the same `judge…`
 * functions, so that a disabled option and a refused answer have the same reason. They do not judge whether AP suffice,
 * because on the own turn an action that is too dear begins a charge (SL-AP-5).
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /**
   * `movement` and `free` are no actions in the sense of the rules: `carryOut` does not charge for them, they open no
   * moments and cannot be interrupted.
   */
  readonly kind: 'action' | 'movement' | 'free';
  /** SL-INT-2, SL-COM-6: whether it can be done out of turn and readied. Movement has rules of its own (SL-MOV-6). */
  readonly outOfTurn: boolean;
  /** SL-AP-5: whether it can be paid for over several turns. */
  readonly chargeable: boolean;
  /** Set if it only completes another action, which is watched for its consequences itself. */
  readonly carries?: true;
  /** SL-GRP-8: its target may become somebody else, and it says itself on whom it hangs. */
  readonly goesOn?: true;
  /** SL-FST-1: whether it can be hurried. */
  readonly hurried?: true;
  /** The field on which its AP depend: a weapon, a spell, an item. Absent: all choices cost the same. */
  readonly priced?: string;
  /**
   * All values of that field, possible or not, so that prices can be checked before options are made; with those of any
   * other field on which the AP depend.
   */
  pricedWays?(fight: Fight, who: Combatant): readonly Way[];
  /** SL-AP-7: whether some of its choices may take rounds. */
  readonly timed?: true;
  /** SL-AP-5: the field of a complete choice that must stay as declared when a charge is completed. */
  readonly kept?: string;
  /**
   * Its option, disabled if it cannot be done now; `null` if listing it makes no sense. Without fields that are
   * expensive to compute.
   */
  offer(fight: Fight, who: Combatant): Option | null;
  /**
   * The fields of its option, computed for one option at a time. `begun`: the declared choice of a charge being
   * completed.
   */
  needs?(fight: Fight, who: Combatant, begun?: Choice): { readonly [field: string]: Need };
  /** The complete choice, or why it is not legal. Pure and cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /**
   * SL-ACT-1: asks what must be settled before the declaration. Returns the choice with everything that its price and
   * effect depend on, or `null` if the game master refuses.
   */
  agree?(table: Table, who: Id, choice: Choice, occasion: 'turn' | 'moment' | 'readied'): Choice | null;
  /** The price of this choice. */
  price(fight: Fight, who: Combatant, choice: Choice): Price;
  /** Performs it. The choice has been read and paid for. */
  perform(table: Table, who: Id, choice: Choice): void;
}

/** The action with this option id. */
export const actionAmong = (all: readonly Action[], id: string): Action | undefined =>
  all.find((action) => action.id === id);

/** The `refused` part of an option; empty if it is possible. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
