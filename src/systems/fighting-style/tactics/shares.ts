import type { Share } from '../../../engine/keen/standing.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';

/** The state of a fight for tactics that look ahead: each combatant's fractions of Health and mana left. */
export const shares = (fight: Fight): readonly Share[] =>
  fight.listing.map((id) => {
    const who = one(fight, id);
    const { side, health, pool, mana, manaPool } = who;
    const left = conscious(who) ? Math.max(0.01, Math.min(1, health / Math.max(1, pool))) : 0;
    return { id, side, worth: 1, left, means: manaPool > 0 ? mana / manaPool : 0 };
  });
