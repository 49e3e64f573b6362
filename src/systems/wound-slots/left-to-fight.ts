import type { Fight } from './state.ts';
import { conscious, everybody } from './state.ts';

/** The sides that are left to fight (SL-SEQ-4). */

/** Sides with a conscious member: at most two are returned. Mounts do not count unless they are sentient. */
export function standingSides(fight: Fight): readonly string[] {
  const sides: string[] = [];
  for (const who of everybody(fight)) {
    const beast = who.sheet.traits.mount === true && who.sheet.traits.sentient !== true;
    if (!conscious(who) || beast || sides.includes(who.side)) continue;
    sides.push(who.side);
    if (sides.length > 1) return sides;
  }
  return sides;
}
