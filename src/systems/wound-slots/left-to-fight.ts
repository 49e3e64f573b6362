import type { Fight } from './state.ts';
import { conscious, everybody } from './state.ts';

/** SL-SEQ-4: who is left to fight. */

/** Sides with a conscious member. Mounts without a rider do not hold a fight open, unless they have a mind. */
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
