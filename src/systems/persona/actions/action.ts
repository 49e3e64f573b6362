import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Something that can be chosen in a turn: one file each. The menu lists what `offer` says with the fields of `needs`
 * and hands the answer to `read` and `perform`; both sides use the same `judge…` functions, so that the greyed button and the refused answer
 * give the same reason.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  /** Also on the turns of others, where the option and the answer say `by` whom (PE-FATE-2); never unless given. */
  anytime?(fight: Fight): boolean;
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

type Declared = Extract<TurnFact, { readonly fact: 'action' }>;

/** Says in the log what is being done. */
export function declare(
  table: Table,
  who: Id,
  action: string,
  group: Declared['group'],
  more: { readonly target?: Id; readonly with?: string } = {},
): void {
  table.tell({ fact: 'action', who, action, group, ...more });
}

/** PE-TIME-3, PE-ONE-4: the Action of the turn is spent; with a One More, that it is used for this. */
export function spendAction(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) table.tell({ fact: 'one-more-used', who, used: 'action' });
  table.tell({ fact: 'action-spent', who });
}

/** PE-TIME-3, PE-ONE-4: the Move of the turn begins, or is spent whole on something that is no walking. */
export function beginMove(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) table.tell({ fact: 'one-more-used', who, used: 'move' });
}

/** The greyed mark of an option: nothing when it can be done. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
