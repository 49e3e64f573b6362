import type { Fight } from './state.ts';
import { conscious, one } from './state.ts';

/** FS-ENC-9: the sides that are left to fight. */

/** The sides with a conscious member, but at most two: the callers need to know only whether there are two. */
export function standingSides(fight: Fight): readonly string[] {
  const sides: string[] = [];
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (conscious(who) && !sides.includes(who.side)) {
      sides.push(who.side);
      if (sides.length > 1) return sides;
    }
  }
  return sides;
}
