import * as going from '../../../engine/going-on.ts';
import { fallsByWordOnly, fightingSides, sidesLeft } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';

/** WS-GEN-13, WS-R10: when only one side is left fighting, the game master is asked whether the combat ends. */

const clause = 'WS-GEN-13';

/** Whether nobody is left who takes turns, so that rounds would pass by themselves forever. */
const nobodyActs = (fight: Fight): boolean => everyone(fight).every((who) => passedWhy(fight, who) !== null);

/** Whether the end must be proposed now; with `gmOnly` only if no other question would ever be asked. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.combatEnd === 'gmOnly' && !nobodyActs(fight)) return false;
  const sides = fightingSides(fight);
  return sides.length < 2 && fight.goesOn !== going.goingOn(fight, sides);
}

/**
 * WS-R10 `gmOnly`, WS-R74 and WS-R76 together: the outcome once one side at the most is left, as far as estimates know
 * (`System.settled`).
 */
export const settled = (fight: Fight): ReturnType<typeof going.settledBy> =>
  fight.rulings.combatEnd === 'gmOnly' || fallsByWordOnly(fight) ? going.settledBy(sidesLeft(fight)) : null;

export const proposeEnd = (table: Table): void =>
  going.proposeEnd(table, {
    clause,
    sidesOf: fightingSides,
    unasked: table.fight.rulings.combatEnd === 'automatic',
    id: 'gm.combatEnd',
    what: 'combat',
  });
