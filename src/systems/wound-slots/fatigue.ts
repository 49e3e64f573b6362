import type { Combatant, Fight } from './state.ts';

/** SL-STA-5: whether fatigue is at or above half the normal maximum of stamina. */
export const isHalfSpent = ({ fatigue, staminaMax }: Combatant): boolean =>
  fatigue > 0 && 2 * fatigue >= staminaMax;

/** SL-STA-5, SL-CND-6: whether it is exhausted: fatigue at half or above, unless a rest has ended exhaustion. */
export const isExhausted = (who: Combatant): boolean => !who.exhaustionLifted && isHalfSpent(who);

/** SL-STA-5, SL-MSC-15: whether fatigue is at or above the normal maximum of stamina. */
export const isSpent = ({ fatigue, staminaMax }: Combatant): boolean => fatigue > 0 && fatigue >= staminaMax;

/**
 * SL-STA-5, SL-CND-7, SL-CND-5: whether it is staggered: by fatigue or a fatal wound. Only those with the rules of
 * heroes can be.
 */
export const isStaggered = (who: Combatant): boolean =>
  who.heroRules && (isSpent(who) || who.wounds.fatal > 0);

/**
 * SL-CND-6, SL-CND-7, SL-R33: whether the effects of exhaustion apply: when exhausted, and by `halfAp` also when
 * staggered.
 */
export const isWeary = (fight: Fight, who: Combatant): boolean =>
  isExhausted(who) || (isStaggered(who) && fight.rulings.staggered === 'halfAp');

/** SL-STA-3: current maximum stamina. */
export const staminaNow = (who: Combatant): number => Math.max(0, who.staminaMax - who.fatigue);
export const manaNow = (who: Combatant): number => Math.max(0, who.manaMax - who.invested);

/** SL-CND-8, SL-GRP-10, SL-OFF-3: whether it is helpless: unconscious, helpless after a nonlethal attack, or pinned. */
export const isHelpless = (who: Pick<Combatant, 'unconscious' | 'helplessUntil' | 'pinnedBy'>): boolean =>
  who.unconscious || who.helplessUntil !== null || who.pinnedBy.length > 0;

/** SL-DEF-3: whether it is immobile: helpless, or bound by magic. */
export function isImmobile({ effects }: Fight, who: Combatant): boolean {
  if (isHelpless(who)) return true;
  for (const { kind, on } of effects) if (kind === 'bound' && on === who.id) return true;
  return false;
}
