import type { PassedWhy } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Who takes turns (WS-RND-1, WS-INI-4, WS-VIT-4). */

/** WS-R18: whether an object has anything to act with. */
const canDoSomething = ({ sheet }: Combatant): boolean =>
  sheet.weapons.length > 0 || sheet.natural.length > 0 || sheet.abilities.length > 0;

export const hasTurns = (fight: Fight, who: Combatant): boolean =>
  !isObject(who) || (fight.rulings.objectTurns === 'dataOnly' && canDoSomething(who));

/**
 * The reason why its turn passes without being taken; `null` if it takes one. The slot counts for durations in any case
 * (WS-RND-8).
 */
export function passedWhy(fight: Fight, who: Combatant): PassedWhy | null {
  switch (who.out) {
    case 'dead':
      return 'dead';
    case 'unconscious':
      return 'down';
    case 'fled':
    case 'gone':
      return 'gone';
    case null:
      if (who.surrendered) return 'surrendered';
      return hasTurns(fight, who) ? null : 'object';
  }
}

/** Whether its place in the order matters; not for the dead, those who are gone, and objects without turns. */
export function matters(fight: Fight, who: Combatant): boolean {
  const why = passedWhy(fight, who);
  return why === null || why === 'down' || why === 'surrendered';
}
