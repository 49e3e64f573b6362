import type { Reach } from '../../../battlefield/reach.ts';
import { bearingNumber } from '../bearing.ts';
import { belongs, placesOf } from '../ground.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachOf } from './rules.ts';

/** A budget in metres that no movement exceeds. */
const far = 2000;

/** The last result and its cache key. */
let last: {
  readonly places: number;
  readonly bearing: number;
  readonly barred: readonly string[];
  readonly reach: Reach;
} | null = null;

/**
 * Everything that `who` could reach with unlimited metres. The same object as long as positions and the combatant's
 * state stay the same; it is searched lazily. Callers must not keep it: the next request reuses its memory.
 */
export function reachAround(fight: Fight, who: Combatant): Reach {
  if (!belongs(fight, who)) return reachOf(fight, who, far);
  const [places, bearing] = [placesOf(fight), bearingNumber(fight, who)];
  const { barred } = who.movement;
  if (last?.places === places && last.bearing === bearing && last.barred === barred) return last.reach;
  last = { places, bearing, barred, reach: reachOf(fight, who, far, last?.reach) };
  return last.reach;
}
