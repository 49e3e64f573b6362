import { newNumber } from '../../../engine/numbering.ts';
import { fold } from '../../../kernel/terms.ts';
import { intoMelee } from '../combat/advantages.ts';
import { defenceless } from '../combat/evasion-ways.ts';
import { countsAsBallistic, countsAsMelee } from '../combat/manner.ts';
import { outnumbering } from '../combat/outnumber.ts';
import type { Attack } from '../combat/types.ts';
import { keptOnField } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, suffers } from '../state.ts';
import { ambushes } from '../test/standing-edge.ts';

/** How an attacker and its target meet, in a number: where the two are, who is around, what the form adds. */

/** All that the ground says of two places hangs on these alone. */
const placesOf = keptOnField(newNumber);

/** PE-AIL-19, PE-ACT-23: its tests hang on where others are. */
const looksAround = (who: Combatant): boolean => who.disruptions.length > 0 || suffers(who, 'panicked');

/** Advantages and Disadvantages of forms: no more than these. */
const mostEdge = 7;

/** `null` where more hangs on others than is looked at here, or the attack is no plain one. */
export function meetingOf(fight: Fight, attack: Attack, who: Combatant, target: Combatant): number | null {
  const { form, edge, fate, unopposed } = attack;
  if ((form !== 'standard' && form !== 'focused') || fate > 0 || unopposed) return null;
  if (who === target || one(fight, target.id) !== target) return null;
  if (looksAround(who) || looksAround(target)) return null;
  const { value } = fold(edge);
  if (Math.abs(value) > mostEdge) return null;
  let around = crowd(fight, attack, who, target) * 16;
  if (foes(who, target)) around += 8;
  if (defenceless(fight, attack, target) === null) around += 4;
  if (ambushes(fight, who)) around += 2;
  if (ambushes(fight, target)) around += 1;
  return (placesOf(fight, who, target) * 64 + around) * 16 + value + mostEdge;
}

/** Those beside the target who count: 0 to 3. */
function crowd(fight: Fight, { means }: Attack, who: Combatant, target: Combatant): number {
  if (countsAsMelee(fight, means.manner)) return Math.min(3, outnumbering(fight, who, target));
  return countsAsBallistic(fight, means.manner) && intoMelee(fight, who, target) ? 1 : 0;
}
