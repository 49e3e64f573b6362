import { baseRate, rounded } from '../derived.ts';
import { isWeary } from '../fatigue.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Gait } from './terrain.ts';
import { gaits } from './terrain.ts';

/** Movement rates (SL-MOV-1, SL-MOV-7, SL-POS-7, SL-POS-8). */

/** The ways of moving for which the combatant has a rate. */
export const gaitsOf = ({ sheet: { traits } }: Combatant): readonly Gait[] =>
  gaits.filter((gait) => gait === 'walk' || (traits[gait] ?? 0) > 0);

const printedRate = (fight: Fight, who: Combatant, gait: Gait): number =>
  gait === 'walk' ? baseRate(who.sheet, fight.rulings) : (who.sheet.traits[gait] ?? 0);

/** SL-CND-6, SL-CND-11: how many times the rate is halved, each time rounded as the table says (SL-R6). */
function halvings(fight: Fight, who: Combatant): number {
  const tired = isWeary(fight, who) && fight.rulings.exhausted !== 'none' ? 1 : 0;
  const lame = who.hobbled && fight.rulings.hobbled === 'standard' ? 1 : 0;
  return tired + lame;
}

/** The current rate in yards for 4 AP; SL-R71: the order of halving and doubling. */
export function rateOf(fight: Fight, who: Combatant, gait: Gait = 'walk'): number {
  let rate = printedRate(fight, who, gait);
  const doubled = who.dashing ? 2 : 1;
  if (fight.rulings.dashOrder === 'doubleThenHalve') rate *= doubled;
  for (let left = halvings(fight, who); left > 0; left--) rate = rounded(fight.rulings, rate / 2);
  if (fight.rulings.dashOrder === 'halveThenDouble') rate *= doubled;
  return rate + (who.dashBonus ?? 0);
}
