import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** The Vitality at which a combatant dies (WS-VIT-6, WS-R76); `null`: the game master decides. */
export function deathAt(fight: Pick<Fight, 'rulings'>, who: Pick<Combatant, 'sheet'>): number | null {
  switch (fight.rulings.deathThreshold) {
    case 'negativeMax':
      return -who.sheet.vitality;
    case 'minusTen':
      return -10;
    case 'gmDecides':
      return null;
  }
}

/** The same for estimates, which take the default where the game master decides. */
export const likelyDeathAt = (fight: Fight, who: Combatant): number =>
  deathAt(fight, who) ?? -who.sheet.vitality;

/** The Vitality at which estimates take it for out of the fight: Down, or dead where nobody goes Down (WS-R74). */
export const outAt = (fight: Fight, who: Combatant): number =>
  fight.rulings.downState === 'down' || isObject(who) ? 0 : likelyDeathAt(fight, who);

/** WS-ATK-16: the lowest Vitality that non-lethal damage can leave. No limit for objects. */
export function leastSpared(fight: Fight, who: Combatant): number {
  const death = isObject(who) ? null : deathAt(fight, who);
  return death === null ? Number.NEGATIVE_INFINITY : death + 1;
}

/** WS-VIT-3, WS-R73: whether it can bleed. */
export const bleeds = (fight: Fight, who: Combatant): boolean =>
  !isObject(who) && (who.sheet.biological || fight.rulings.nonBiologicalBleeding);
