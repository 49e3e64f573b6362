import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * An action: something that a combatant can do while nothing is being resolved. The menu lists `offer` with the fields
 * of `needs` and passes the choice to `read` and `perform`. `offer` and `read` use the same `judge…` functions, so that
 * the greyed option and the refused choice give the same reason (FS-TURN-8).
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  /** Whether it can be used on the turns of others too, as a reaction without a trigger (FS-REACT-1). */
  anytime(fight: Fight): boolean;
  /** It can take the free action instead of AP, so it is also offered to those without AP (FS-REACT-6). */
  readonly free?: true;
  /**
   * It goes on without its target, and says itself what of it hangs on whom: foes may strike at whoever casts
   * (FS-OPP-4), which does not end with the target of the spell.
   */
  readonly goesOn?: true;
  /** Its option without fields, greyed if it cannot be chosen now; `null` where it is not listed. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of its option; `null` for none. Separate from `offer`, because they are expensive to compute. */
  needs?(fight: Fight, who: Combatant): Needs | null;
  /** The complete choice, or why it is not legal. Pure and cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** Performs the action. `choice` is a result of `read`. */
  perform(table: Table, who: Id, choice: Choice): void;
}

export type Needs = { readonly [field: string]: Need };

export const never = (): boolean => false;
export const always = (): boolean => true;

/** A declaration of an action. */
interface Declared {
  readonly action: string;
  readonly group: 'primary' | 'reaction' | 'free';
  readonly ap: number;
  readonly target?: Id;
  readonly with?: string;
}

/**
 * Declares an action and pays for it (FS-TURN-3). A primary action other than a Strike at the feinted foe loses the
 * boon of a Feint (FS-MAN-7); reactions and free actions do not.
 */
export function declare(table: Table, who: Id, declared: Declared): void {
  const { action, group, ap } = declared;
  table.tell({
    fact: 'action',
    who,
    action,
    group,
    ...(declared.target === undefined ? {} : { target: declared.target }),
    ...(declared.with === undefined ? {} : { with: declared.with }),
  });
  if (ap > 0) table.tell({ fact: 'ap-spent', who, ap });
  if (group === 'free') table.tell({ fact: 'free-action-used', who });
  const { feint } = one(table.fight, who);
  if (group === 'primary' && feint && !(action === 'strike' && declared.target === feint.at)) {
    table.tell({ fact: 'feint-lost', who, used: false });
  }
}

/** The `refused` field of an option; empty when it can be chosen. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
