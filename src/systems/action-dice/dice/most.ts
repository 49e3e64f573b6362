import type { Die, Pool } from '../../../kernel/dice.ts';
import { chainSides } from '../../../kernel/dice.ts';
import type { Rulings } from '../rulings.ts';
import type { Shown, VsKind } from './readings.ts';
import { beats } from './readings.ts';

/** The most that can fall (AD-DIE-13): without end where a die bursts for as long as it shows its highest face. */

function mostOfDie(die: Die): number {
  if (!die.burst) return die.sides;
  if (die.most === undefined) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (let place = 0; place <= die.most; place++) most += chainSides(die, place);
  return most;
}

const mostOfPool = ({ dice }: Pool): number => dice.reduce((sum, die) => sum + mostOfDie(die), 0);

/** Whether so many Bonus dice can come to any number: then nobody need put the pool together to know. */
export const isEndless = (bonus: number, { burst }: Pick<Rulings, 'burst'>): boolean =>
  bonus > 0 && burst !== 'once';

/** Whether an action roll with these dice could beat a number at its very best (AD-DIE-2, AD-R2). */
export function couldBeat(
  law: Pick<Rulings, 'naturals' | 'vsComparison'>,
  pool: Pool,
  vs: number,
  kind: VsKind,
): boolean {
  const best: Shown = { natural: 20, total: mostOfPool(pool) };
  return beats(law, best, vs, kind);
}
