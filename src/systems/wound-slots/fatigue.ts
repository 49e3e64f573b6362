import type { Combatant, Fight } from './state.ts';

/** SL-STA-5: as much fatigue as half the normal maximum of stamina, or more. */
export const isHalfSpent = ({ fatigue, staminaMax }: Combatant): boolean =>
  fatigue > 0 && 2 * fatigue >= staminaMax;

/** SL-STA-5, SL-CND-6: from half the normal maximum on, unless a rest has lifted it. */
export const isExhausted = (who: Combatant): boolean => !who.exhaustionLifted && isHalfSpent(who);

/** SL-STA-5, SL-MSC-15: as much fatigue as the normal maximum of stamina, or more. */
export const isSpent = ({ fatigue, staminaMax }: Combatant): boolean => fatigue > 0 && fatigue >= staminaMax;

/** SL-STA-5, SL-CND-7, SL-CND-5: by fatigue, or awake with a fatal wound; only those with the rules of heroes. */
export const isStaggered = (who: Combatant): boolean =>
  who.heroRules && (isSpent(who) || who.wounds.fatal > 0);

/** SL-CND-6, SL-CND-7, SL-R33: what exhaustion does befalls the staggered too, whatever their fatigue. */
export const isWeary = (fight: Fight, who: Combatant): boolean =>
  isExhausted(who) || (isStaggered(who) && fight.rulings.staggered === 'halfAp');

/** SL-STA-3: what is left of the maximum. */
export const staminaNow = (who: Combatant): number => Math.max(0, who.staminaMax - who.fatigue);
export const manaNow = (who: Combatant): number => Math.max(0, who.manaMax - who.invested);

/** SL-CND-8, SL-GRP-10, SL-OFF-3: pinned, knocked silly or unconscious. */
export const isHelpless = (who: Combatant): boolean =>
  who.unconscious || who.helplessUntil !== null || who.pinnedBy.length > 0;

/** SL-DEF-3: cannot move; bound by magic or helpless. */
export function isImmobile({ effects }: Fight, who: Combatant): boolean {
  if (isHelpless(who)) return true;
  for (const { kind, on } of effects) if (kind === 'bound' && on === who.id) return true;
  return false;
}
