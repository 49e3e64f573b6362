import type { Die, Pool } from '../../../kernel/dice.ts';
import { chainSides } from '../../../kernel/dice.ts';
import type { Rulings } from '../rulings.ts';
import type { Law, Shown, VsKind } from './readings.ts';
import { beats } from './readings.ts';

/** The highest result of a die (AD-DIE-13): infinite if it bursts again on every highest face. */

function mostOfDie(die: Die): number {
  if (!die.burst) return die.sides;
  if (die.most === undefined) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (let place = 0; place <= die.most; place++) most += chainSides(die, place);
  return most;
}

const mostOfPool = ({ dice }: Pool): number => dice.reduce((sum, die) => sum + mostOfDie(die), 0);

/** Whether so many Bonus dice have no upper bound, so that nothing needs to be added up. */
export const isEndless = (bonus: number, { burst }: Pick<Rulings, 'burst'>): boolean =>
  bonus > 0 && burst !== 'once';

/** Whether the highest result of a pool would beat a number (AD-DIE-2, AD-R2). */
export function couldBeat(law: Law, pool: Pool, vs: number, kind: VsKind): boolean {
  const best: Shown = { natural: 20, total: mostOfPool(pool) };
  return beats(law, best, vs, kind);
}
