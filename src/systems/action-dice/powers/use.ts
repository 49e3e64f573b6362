import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Needs, Occasion, Price } from '../actions/action.ts';
import type { Power } from '../powers.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** How techniques and spells of one kind of deed are used (AD-ACT-13). */

export const clause = 'AD-ACT-13';

export type Does<Deed extends Power['does']['deed']> = Extract<Power['does'], { readonly deed: Deed }>;

export interface Use {
  /** The note on the option. */
  note(): string;
  /** Why it cannot be used now; `null` if it can. */
  judge(fight: Fight, who: Combatant): Refusal | null;
  /** Whether it goes on without its target (`Action.goesOn`). */
  readonly goesOn?: true;
  /** AD-ARM-11: whether it could affect anybody; true if not given. */
  matters?(fight: Fight, who: Combatant): boolean;
  needs(fight: Fight, who: Combatant): Needs;
  /** The fields of the choice in full, or why it is illegal. */
  read(fight: Fight, who: Combatant, choice: Choice): Omit<Choice, 'option'> | Refusal;
  /** Its price besides the printed one (AD-ACT-4). */
  more?(fight: Fight, choice: Choice | null): Price;
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}
