import { actionsOf } from '../actions/of.ts';
import type { PassedWhy } from '../facts/turns.ts';
import { isBound } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Who has a turn (AD-SHK-1, AD-REC-3, AD-OBJ-1). */

/** Whether a bound combatant has any purely mental action. */
const hasMind = (fight: Fight, who: Combatant): boolean =>
  actionsOf(who).some(
    (action) =>
      action.kind !== 'turn' && action.mental?.(fight, who) === true && action.offer(fight, who) !== null,
  );

/** Why its turn passes without actions; `null` if it has a turn. */
export function passedWhy(fight: Fight, who: Combatant): PassedWhy | null {
  switch (who.out) {
    case 'dead':
      return 'dead';
    case 'unconscious':
      return 'unconscious';
    case 'fled':
    case 'gone':
      return 'gone';
    case null:
      if (isObject(who)) return 'object';
      if (who.winded) return 'winded';
      return isBound(who) && !hasMind(fight, who) ? 'bound' : null;
  }
}
