import type { Battlefield } from '../../../battlefield/field.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { cutShort } from '../../../battlefield/reach.ts';
import { footingOf } from '../footing.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Rules } from './rules.ts';
import { reachBy, rulesNow } from './rules.ts';

/** Farther than anybody goes or plans at once, in yards. */
const horizon = 150;

/** A search, and all that it hangs on. */
interface Around {
  readonly field: Battlefield;
  readonly rules: Rules;
  readonly occupied: Uint8Array;
  readonly reach: Reach;
  /** For whom it was found to hold, as people stood. */
  footing: number;
  who: Combatant;
  odd: boolean;
}

/** The last one that was asked for. */
let last: Around | null = null;

/**
 * Where this one could go on foot for so many yards: one search for whoever looks from the same place, near or far, for as
 * long as nobody's step changes what is in the way. It is searched as far as somebody asks. Nobody holds on to it: who is
 * asked about next takes its room.
 */
export const waysAround = (fight: Fight, mover: Combatant, yards: number): Reach =>
  cutShort(around(fight, mover).reach, yards);

function around(fight: Fight, mover: Combatant): Around {
  const [footing, odd] = [footingOf(fight), mover.movement.odd];
  const own = fight.combatants[mover.id] === mover;
  if (own && last?.footing === footing && last.who === mover && last.odd === odd) return last;
  const field = fieldOf(fight);
  const rules = rulesNow(fight, mover, 'walk');
  if (last?.field === field && isSame(last, rules)) {
    last.footing = own ? footing : -1;
    last.who = mover;
    last.odd = odd;
    return last;
  }
  const occupied = last?.field === field ? last.occupied : new Uint8Array(field.count);
  occupied.set(rules.occupancy);
  const reach = reachBy(field, rules, horizon, last?.reach);
  last = { field, rules, occupied, reach, footing: own ? footing : -1, who: mover, odd };
  return last;
}

/** Whether a search by other rules would find the same. */
function isSame({ rules, occupied }: Around, now: Rules): boolean {
  if (rules.from.x !== now.from.x || rules.from.y !== now.from.y || rules.size !== now.size) return false;
  if (rules.ground !== now.ground || rules.times !== now.times || rules.odd !== now.odd) return false;
  for (let i = 0; i < occupied.length; i++) if (occupied[i] !== now.occupancy[i]) return false;
  return true;
}
