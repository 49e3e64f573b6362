import * as going from '../../../engine/going-on.ts';
import { standingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** PE-TIME-12: at most one side has a conscious member; the game master decides whether the fight is over. */

const clause = 'PE-TIME-12';

/** Whether the end has to be proposed now. */
export function looksDecided(fight: Fight): boolean {
  const standing = standingSides(fight);
  return standing.length < 2 && fight.goesOn !== going.goingOn(fight, standing);
}

export const proposeEnd = (table: Table): void => going.proposeEnd(table, { clause, sidesOf: standingSides });
