import type { Id } from '../../../kernel/json.ts';
import type { Meeting } from '../../../kernel/readings.ts';
import type { Shown } from '../dice/readings.ts';
import type { Table } from '../table.ts';
import type { Trigger } from './trigger.ts';

/**
 * What those who may react are told about: the contexts of the windows of this system. Whoever knows what has happened
 * calls the function beside it, which opens the window and says what came of it.
 */

/** Window `attacked`: an attack on somebody has been rolled, and it is known whether it beats the number (AD-REA-5). */
export interface Attacked extends Trigger {
  readonly who: Id;
  readonly target: Id;
  readonly ranged: boolean;
  /** What it is made with, as answers call it, and in words. */
  readonly means: string;
  readonly with: string;
  readonly rolled: Shown;
  /** Guard and all that is added to it. */
  readonly number: number;
  readonly hits: boolean;
  /** AD-ARM-11: whether anything can come of a hit. */
  readonly effective: boolean;
  /** AD-POS-7: the target knew nothing of the attacker when the attack began. */
  readonly unaware: boolean;
  /** For odds: what still matters of the attack once it is known whether it was evaded. */
  readonly meets?: Meeting | undefined;
  /** AD-REA-6: a reaction that avoids the attack writes it here; nothing else is written. */
  evaded: boolean;
}

/** AD-ATK-5, the fourth step: for every attack that was rolled, hit or miss (AD-R48). Whether it was evaded. */
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
