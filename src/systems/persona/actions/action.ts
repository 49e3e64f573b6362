import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Something that can be chosen in a turn, one file each. The menu lists the option of `offer` with the fields of
 * `needs`, and passes the choice to `read` and `perform`. Offering and reading use the same `judge…` functions, so that
 * the greyed option and the refused choice give the same reason.
 */
export interface Action {
  /** The id of its option. */
  readonly id: string;
  /**
   * Whether it can also be chosen in another's turn, where option and choice name the combatant in `by` (PE-FATE-2).
   * Absent: never.
   */
  anytime?(fight: Fight): boolean;
  /** Its option without costly fields, refused if it cannot be done now; `null` where it is not listed at all. */
  offer(fight: Fight, who: Combatant): Option | null;
  /** The costly fields of the option, computed only on demand; `null` for none. */
  needs?(fight: Fight, who: Combatant): Needs | null;
  /** The complete choice, or why it is not legal. Pure and cheap. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** Carries out a choice that `read` has returned. */
  perform(table: Table, who: Id, choice: Choice): void;
}

export type Needs = { readonly [field: string]: Need };

type Declared = Extract<TurnFact, { readonly fact: 'action' }>;

/** Tells the log what is being done. */
export function declare(
  table: Table,
  who: Id,
  action: string,
  group: Declared['group'],
  more: { readonly target?: Id; readonly with?: string } = {},
): void {
  table.tell({ fact: 'action', who, action, group, ...more });
}

/** PE-TIME-3, PE-ONE-4: spends the Action, of the turn or of a One More, which is then used for an Action. */
export function spendAction(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) table.tell({ fact: 'one-more-used', who, used: 'action' });
  table.tell({ fact: 'action-spent', who });
}

/** PE-ONE-4: marks the combatant's One More, if it is using one, as used for a Move. */
export function beginMove(table: Table, who: Id): void {
  const { bonus } = table.fight;
  if (bonus?.who === who && bonus.used === null) table.tell({ fact: 'one-more-used', who, used: 'move' });
}

/** The refusal of an option, as its field; nothing if there is none. */
export const greyed = (refusal: Refusal | null): { readonly refused?: Refusal } =>
  refusal ? { refused: refusal } : {};
