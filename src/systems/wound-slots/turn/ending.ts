import * as going from '../../../engine/going-on.ts';
import { standingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-SEQ-4, SL-R39: when only one side has members able to act, the game master is asked whether the fight is over. */

const clause = 'SL-SEQ-4';

/**
 * Whether the end must be proposed now. By SL-R39 `gmOnly` only if nobody can act any more, because rounds would
 * otherwise pass without a question.
 */
export function looksDecided(fight: Fight): boolean {
  const standing = standingSides(fight);
  const somebody = (): boolean => fight.listing.some((id) => conscious(one(fight, id)));
  if (fight.rulings.combatEnd === 'gmOnly' && (standing.length > 0 || somebody())) return false;
  return standing.length < 2 && fight.goesOn !== going.goingOn(fight, standing);
}

/** SL-R39 `gmOnly`: the outcome once one side at the most is left (`System.settled`). */
export const settled = (fight: Fight): ReturnType<typeof going.settledBy> =>
  fight.rulings.combatEnd === 'gmOnly' ? going.settledBy(standingSides(fight)) : null;

export const proposeEnd = (table: Table): void => going.proposeEnd(table, { clause, sidesOf: standingSides });
