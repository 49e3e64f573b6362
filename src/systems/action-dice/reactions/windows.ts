import type { Id } from '../../../kernel/json.ts';
import type { Meeting } from '../../../kernel/readings.ts';
import type { Shown } from '../dice/readings.ts';
import type { Table } from '../table.ts';
import type { Trigger } from './trigger.ts';

/** The contexts of this system's windows. The function beside each context opens the window and returns the result. */

/** Window `attacked`: an attack has been rolled and compared with the number to beat (AD-REA-5). */
export interface Attacked extends Trigger {
  readonly who: Id;
  readonly target: Id;
  readonly ranged: boolean;
  /** The id of the means in answers, and their label. */
  readonly means: string;
  readonly with: string;
  readonly rolled: Shown;
  /** The number to beat. */
  readonly number: number;
  readonly hits: boolean;
  /** AD-ARM-11: whether a hit could have any effect. */
  readonly effective: boolean;
  /** AD-POS-7: the target was unaware of the attacker when the attack began. */
  readonly unaware: boolean;
  /** For odds: what still matters of the attack once it is known whether it was evaded. */
  readonly meets?: Meeting | undefined;
  /** AD-REA-6: set by a reaction that evades the attack. */
  evaded: boolean;
}

/** AD-ATK-5, step 4: offers reactions to a rolled attack, hit or miss (AD-R48). Returns whether it was evaded. */
export function answerAttack(table: Table, attacked: Omit<Attacked, 'evaded' | 'asked'>): boolean {
  const context: Attacked = {
    answered: attacked.answered,
    asked: [],
    who: attacked.who,
    target: attacked.target,
    ranged: attacked.ranged,
    means: attacked.means,
    with: attacked.with,
    rolled: attacked.rolled,
    number: attacked.number,
    hits: attacked.hits,
    effective: attacked.effective,
    unaware: attacked.unaware,
    meets: attacked.meets,
    evaded: false,
  };
  table.offer('attacked', context);
  return context.evaded;
}
