import type { Share } from '../../../engine/keen/standing.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { danger } from './danger.ts';
import { freshness } from './life.ts';

/**
 * The state of a fight for tactics that look ahead: how much each combatant can still take, and its stamina and mana.
 */
export const shares = (fight: Fight): readonly Share[] =>
  fight.listing.map((id) => {
    const who = one(fight, id);
    const { side, sheet, stamina, staminaMax, mana, manaMax } = who;
    const left = conscious(who) ? Math.max(0.01, freshness(fight, who)) : 0;
    return {
      id,
      side,
      worth: danger(sheet),
      left,
      means: (stamina + mana) / Math.max(1, staminaMax + manaMax),
    };
  });
