import type { Term } from '../../../kernel/terms.ts';
import { locationNames } from '../body.ts';
import { hinderingLegs } from '../harm/injury-effects.ts';
import type { Combatant, Fight } from '../state.ts';
import { term } from '../test/roll.ts';

/** Whether the combatant moves in stealth, which hinders it (PE-MOVE-14). */
export const inStealth = (who: Combatant): boolean => who.hiddenFrom.length > 0;

/**
 * Whether the combatant is above the ground, where no terrain is in its way. Hovering counts as Ground (PE-FLY-1,
 * PE-FLY-2).
 */
export const aloft = (who: Combatant): boolean => who.band !== 'ground';

/**
 * PE-MOVE-14: the combatant's sources of Hindrance besides terrain (PE-MOVE-13). With `full` speed stealth does not
 * count, because it costs Disadvantages instead (PE-MOVE-15).
 */
export function hindrances(fight: Fight, who: Combatant, full = false): readonly Term[] {
  const found: Term[] = [];
  if (who.prone) found.push(term(1, 'prone', 'PE-MOVE-14'));
  for (const leg of hinderingLegs(fight, who)) found.push(term(1, locationNames[leg], 'PE-INJ-20'));
  if (inStealth(who) && !full) found.push(term(1, 'in stealth', 'PE-MOVE-14'));
  return found;
}
