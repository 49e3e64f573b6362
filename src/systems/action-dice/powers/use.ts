import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Needs, Occasion, Price } from '../actions/action.ts';
import type { Power } from '../powers.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** How a technique or spell is used (AD-ACT-13): one of these for each kind of deed. */

export const clause = 'AD-ACT-13';

export type Does<Deed extends Power['does']['deed']> = Extract<Power['does'], { readonly deed: Deed }>;

export interface Use {
  /** A remark: what it does. */
  note(): string;
  /** Why it makes no sense now. */
  judge(fight: Fight, who: Combatant): Refusal | null;
  /** AD-ARM-11: whether it can do anything to anybody. */
  matters?(fight: Fight, who: Combatant): boolean;
  needs(fight: Fight, who: Combatant): Needs;
  /** The fields of the answer in full. */
  read(fight: Fight, who: Combatant, choice: Choice): Omit<Choice, 'option'> | Refusal;
  /** What it costs besides what is printed (AD-ACT-4). */
  more?(fight: Fight, choice: Choice | null): Price;
  perform(table: Table, who: Id, choice: Choice, occasion: Occasion): void;
}
