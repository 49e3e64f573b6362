import type { Reach } from '../../../battlefield/reach.ts';
import { bearingNumber } from '../bearing.ts';
import { belongs, placesOf } from '../ground.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachOf } from './rules.ts';

/** Farther than anybody goes at once. */
const far = 2000;

/** The last reach that was asked for: of whom, as it stands and as others do. */
let last: {
  readonly places: number;
  readonly bearing: number;
  readonly barred: readonly string[];
  readonly reach: Reach;
} | null = null;

/**
 * Where this one could go if metres were no matter: the same reach, and what was found of it, for as long as all stand
 * where they stand. It is searched as far as somebody asks. Nobody holds on to it: the next one asked for takes its room.
 */
export function reachAround(fight: Fight, who: Combatant): Reach {
  if (!belongs(fight, who)) return reachOf(fight, who, far);
  const [places, bearing] = [placesOf(fight), bearingNumber(fight, who)];
  const { barred } = who.movement;
  if (last?.places === places && last.bearing === bearing && last.barred === barred) return last.reach;
  last = { places, bearing, barred, reach: reachOf(fight, who, far, last?.reach) };
  return last.reach;
}
