import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** A price; what is left out costs nothing. */
export interface Price {
  readonly actions?: number;
  readonly vigor?: number;
  readonly mana?: number;
}

/** Why an action is performed: in one's own turn, or because an awaited condition came true (AD-ACT-12). */
export type Occasion = 'turn' | 'readied';

export type Needs = { readonly [field: string]: Need };

/** How an act that takes more actions than are left is begun, without naming its targets (AD-ENC-5, AD-R15). */
export interface LongForm {
  readonly label: string;
  /** Its option without fields, greyed out if it cannot be begun; `null` if it is not listed. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The choice at its beginning in full, or why it cannot be begun. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
}

/**
 * An action of the menu, each in a file of its own. `turn/carry-out.ts` announces it, takes its price and calls
 * `perform`. `offer` and `read` judge what is particular to the action by the same `judge…` functions, so that the
 * greyed-out option and the refused answer give the same reason. The menu judges what is common to all: whose turn it
 * is, whether the combatant can act, whether it can pay `price`.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  readonly clause: string;
  /** `deed`: an action. `move`: walking. `free`: usually costs nothing. `turn`: about the turn itself. */
  readonly kind: 'deed' | 'move' | 'free' | 'turn';
  /** AD-ENC-5: how it is begun if it may take actions of later turns too. */
  readonly long?: LongForm;
  /** AD-SHK-1: whether it is purely mental, whatever the choice. */
  readonly mental?: (fight: Fight, who: Combatant) => boolean;
  /** AD-REA-4: whether it is a Chance, which cannot be taken as a reaction. */
  readonly chance?: (who: Combatant) => boolean;
  /**
   * Whether it goes on without its target: an attack ends with its target by itself, and an off-hand attack or an
   * opening may follow it (AD-ACT-4, AD-REA-9).
   */
  readonly goesOn?: (who: Combatant) => boolean;
  /** AD-ARM-11: whether it could affect anybody as things stand; true if not given. It is legal in any case. */
  readonly matters?: (fight: Fight, who: Combatant) => boolean;
  /**
   * The refusal of `offer` alone, for callers that do not need the option; `null` if there is none, `undefined` if it
   * is not listed.
   */
  judge?(fight: Fight, who: Combatant): Refusal | null | undefined;
  /** Its option, greyed out if it cannot be done now; `null` if it is not listed. Without the costly fields. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option, computed for one option at a time. */
  needs?(fight: Fight, who: Combatant): Needs;
  /** The choice in full, or why it is illegal. No side effects, fast. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** The price of a choice; with `null`, the least that it costs. */
  price(fight: Fight, who: Combatant, choice: Choice | null): Price;
  /** Performs it. The choice has been read and paid for. */
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}

/** The `refused` field of an option; nothing if there is no refusal. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};

/** A price as the cost of an option, by names of pools. */
export const costOf = ({ actions = 0, vigor = 0, mana = 0 }: Price): { readonly [pool: string]: number } => ({
  ...(actions ? { actions } : {}),
  ...(vigor ? { vigor } : {}),
  ...(mana ? { mana } : {}),
});

/** The price of what is free. */
export const free = (): Price => ({});
