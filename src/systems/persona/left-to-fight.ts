import type { Fight } from './state.ts';
import { conscious, one } from './state.ts';

/** PE-TIME-12: which sides are left to fight. */

/** The sides with a conscious member. The search stops at two, because more make no difference. */
export function standingSides(fight: Fight): readonly string[] {
  const sides: string[] = [];
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (!conscious(who) || sides.includes(who.side)) continue;
    sides.push(who.side);
    if (sides.length > 1) return sides;
  }
  return sides;
}
