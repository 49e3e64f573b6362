import type { Battlefield } from '../../../battlefield/field.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { cutShort } from '../../../battlefield/reach.ts';
import { footingOf } from '../footing.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Rules } from './rules.ts';
import { reachBy, rulesNow } from './rules.ts';
import type { Gait } from './terrain.ts';

/** The farthest distance for which plans are made, in yards: more than any way across a battlefield. */
export const horizon = 2000;

/** A search with everything it depends on. */
interface Around {
  readonly field: Battlefield;
  readonly rules: Rules;
  readonly occupied: Uint8Array;
  readonly reach: Reach;
  readonly gait: Gait;
  /** The footing, mover and diagonal count for which it was last found valid. */
  footing: number;
  who: Combatant;
  odd: boolean;
}

/** The last search; only one is cached. */
let last: Around | null = null;

/**
 * The cells that the mover can reach with `yards`, as of now, by default on foot. One search serves all distances while
 * the mover stays and nothing changes what blocks it. Do not keep the result: the next search for another mover reuses
 * its memory.
 */
export const waysAround = (fight: Fight, mover: Combatant, yards: number, gait: Gait = 'walk'): Reach =>
  cutShort(around(fight, mover, gait).reach, yards);

function around(fight: Fight, mover: Combatant, gait: Gait): Around {
  const [footing, odd] = [footingOf(fight), mover.movement.odd];
  const own = fight.combatants[mover.id] === mover;
  if (own && last?.footing === footing && last.who === mover && last.odd === odd && last.gait === gait)
    return last;
  const field = fieldOf(fight);
  const rules = rulesNow(fight, mover, gait);
  if (last?.field === field && last.gait === gait && isSame(last, rules)) {
    last.footing = own ? footing : -1;
    last.who = mover;
    last.odd = odd;
    return last;
  }
  const occupied = last?.field === field ? last.occupied : new Uint8Array(field.count);
  occupied.set(rules.occupancy);
  const reach = reachBy(field, rules, horizon, last?.reach);
  last = { field, rules, occupied, reach, gait, footing: own ? footing : -1, who: mover, odd };
  return last;
}

/** Whether a search by these rules would give the same result. */
function isSame({ rules, occupied }: Around, now: Rules): boolean {
  if (rules.from.x !== now.from.x || rules.from.y !== now.from.y || rules.size !== now.size) return false;
  if (rules.ground !== now.ground || rules.times !== now.times || rules.odd !== now.odd) return false;
  if (rules.leaving.times !== now.leaving.times) return false;
  for (let i = 0; i < occupied.length; i++) if (occupied[i] !== now.occupancy[i]) return false;
  return true;
}
