import * as going from '../../../engine/going-on.ts';
import { fightingSides, fights } from '../left-to-fight.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';

/** AD-ENC-9, AD-R18: one side alone has somebody left who fights; the game master says whether that is the end. */

const clause = 'AD-ENC-9';

/** Whether the end has to be proposed now. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.encounterEnd === 'gmOnly') return false;
  if (isContested(fight)) return false;
  return fight.goesOn !== going.goingOn(fight, fightingSides(fight));
}

/** Whether two sides at the least have somebody who fights. */
function isContested(fight: Fight): boolean {
  let first: string | null = null;
  for (const who of everyone(fight)) {
    if (!fights(who)) continue;
    if (first !== null && first !== who.side) return true;
    first = who.side;
  }
  return false;
}

/**
 * A round is over in which nobody could do anything: all are bound, Winded for good or unconscious. Whatever AD-R18 says,
 * such rounds do not go by without end.
 */
export const standsStill = (fight: Fight): boolean =>
  fight.idle && fight.goesOn !== going.goingOn(fight, fightingSides(fight));

export const proposeEnd = (table: Table): void =>
  going.proposeEnd(table, {
    clause,
    sidesOf: fightingSides,
    unasked: table.fight.rulings.encounterEnd === 'automatic' && fightingSides(table.fight).length < 2,
    id: 'gm.encounterEnd',
    ruling: rulingIds.encounterEnd,
  });
