import type { PassedWhy } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Who has a turn at all (WS-RND-1, WS-INI-4, WS-VIT-4). */

/** WS-R18: an object that can do something. */
const canDoSomething = ({ sheet }: Combatant): boolean =>
  sheet.weapons.length > 0 || sheet.natural.length > 0 || sheet.abilities.length > 0;

export const hasTurns = (fight: Fight, who: Combatant): boolean =>
  !isObject(who) || (fight.rulings.objectTurns === 'dataOnly' && canDoSomething(who));

/** Why the turn of this one passes by itself; `null` if it has one. Its slot counts all the same (WS-RND-8). */
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

/** Whose place in the order matters to anybody: the dead, those who left and mere objects keep it silently. */
export function matters(fight: Fight, who: Combatant): boolean {
  const why = passedWhy(fight, who);
  return why === null || why === 'down' || why === 'surrendered';
}
