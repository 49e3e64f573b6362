import * as going from '../../../engine/going-on.ts';
import { fightingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';

/** WS-GEN-13, WS-R10: one side alone has somebody left who fights; the game master says whether that is the end. */

const clause = 'WS-GEN-13';

/** Nobody is left who could be asked for a deed: rounds would pass by themselves for ever. */
const nobodyActs = (fight: Fight): boolean => everyone(fight).every((who) => passedWhy(fight, who) !== null);

/** Whether the end has to be proposed now; with `gmOnly` only where nothing else would ever be asked. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.combatEnd === 'gmOnly' && !nobodyActs(fight)) return false;
  const sides = fightingSides(fight);
  return sides.length < 2 && fight.goesOn !== going.goingOn(fight, sides);
}

export const proposeEnd = (table: Table): void =>
  going.proposeEnd(table, {
    clause,
    sidesOf: fightingSides,
    unasked: table.fight.rulings.combatEnd === 'automatic',
    id: 'gm.combatEnd',
    what: 'combat',
  });
