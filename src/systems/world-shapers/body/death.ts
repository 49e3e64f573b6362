import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** The Vitality at which somebody dies (WS-VIT-6, WS-R76); `null`: none, the game master says when. */
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

/** WS-ATK-16: how low harm that spares a life can bring somebody. Objects have none to be spared. */
export function leastSpared(fight: Fight, who: Combatant): number {
  const death = isObject(who) ? null : deathAt(fight, who);
  return death === null ? Number.NEGATIVE_INFINITY : death + 1;
}

/** WS-VIT-3, WS-R73: whether it can bleed at all. */
export const bleeds = (fight: Fight, who: Combatant): boolean =>
  !isObject(who) && (who.sheet.biological || fight.rulings.nonBiologicalBleeding);
