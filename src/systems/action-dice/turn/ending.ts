import * as going from '../../../engine/going-on.ts';
import { fightingSides, fights } from '../left-to-fight.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';

/** AD-ENC-9, AD-R18: only one side still fights; the game master is asked whether the encounter ends. */

const clause = 'AD-ENC-9';

/** Whether the end has to be proposed now. */
export function looksDecided(fight: Fight): boolean {
  if (fight.rulings.encounterEnd === 'gmOnly') return false;
  if (isContested(fight)) return false;
  return fight.goesOn !== going.goingOn(fight, fightingSides(fight));
}

/** Whether at least two sides still fight. */
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
 * Whether nobody could act in the round that has ended: all are bound, Winded without recovery or unconscious. The end
 * is proposed then under every AD-R18, so that rounds do not pass forever.
 */
export const standsStill = (fight: Fight): boolean =>
  fight.idle && fight.goesOn !== going.goingOn(fight, fightingSides(fight));

/** AD-R18 `gmOnly`: the outcome once one side at the most is left (`System.settled`). */
export const settled = (fight: Fight): ReturnType<typeof going.settledBy> =>
  fight.rulings.encounterEnd === 'gmOnly' ? going.settledBy(fightingSides(fight)) : null;

export const proposeEnd = (table: Table): void =>
  going.proposeEnd(table, {
    clause,
    sidesOf: fightingSides,
    unasked: table.fight.rulings.encounterEnd === 'automatic' && fightingSides(table.fight).length < 2,
    id: 'gm.encounterEnd',
    ruling: rulingIds.encounterEnd,
  });
