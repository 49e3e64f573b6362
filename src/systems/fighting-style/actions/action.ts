import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Something that a combatant can do when nothing is being resolved: one file each. The menu lists what `offer` says
 * with the fields of `needs` and hands the answer to `read` and `perform`; both sides use the same `judge…` functions, so that the greyed
 * button and the refused command give the same reason (FS-TURN-8).
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  /** Also on the turns of others: a reaction without a trigger of its own (FS-REACT-1). */
  anytime(fight: Fight): boolean;
  /** May cost the free action instead of AP: worth offering to those without AP (FS-REACT-6). */
  readonly free?: true;
  /** Its option without fields, greyed if it cannot be done now; `null` where it makes no sense to list it. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The fields of the option that is offered; `null` for none. Only who looks at them pays for them. */
  needs?(fight: Fight, who: Combatant): Needs | null;
  /** The choice in full, or why it is not legal. Pure, cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** Does it. The choice has been read. */
  perform(table: Table, who: Id, choice: Choice): void;
}

export type Needs = { readonly [field: string]: Need };

export const never = (): boolean => false;
export const always = (): boolean => true;

/** What is declared. */
export interface Declared {
  readonly action: string;
  readonly group: 'primary' | 'reaction' | 'free';
  readonly ap: number;
  readonly target?: Id;
  readonly with?: string;
}

/**
 * Declares an action and pays for it (FS-TURN-3). A primary action other than a Strike at that foe loses a feint's
 * boon (FS-MAN-7); reactions and free actions do not.
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

/** The greyed mark of an option: nothing when it can be done. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
