import { baseRate, rounded } from '../derived.ts';
import { isWeary } from '../fatigue.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Gait } from './terrain.ts';
import { gaits } from './terrain.ts';

/** How fast somebody is (SL-MOV-1, SL-MOV-7, SL-POS-7, SL-POS-8). */

/** The gaits for which somebody has a rate. */
export const gaitsOf = ({ sheet: { traits } }: Combatant): readonly Gait[] =>
  gaits.filter((gait) => gait === 'walk' || (traits[gait] ?? 0) > 0);

const printedRate = (fight: Fight, who: Combatant, gait: Gait): number =>
  gait === 'walk' ? baseRate(who.sheet, fight.rulings) : (who.sheet.traits[gait] ?? 0);

/** SL-CND-6, SL-CND-11: how often it is halved; fractions as the table rounds them (SL-R6). */
function halvings(fight: Fight, who: Combatant): number {
  const tired = isWeary(fight, who) && fight.rulings.exhausted !== 'none' ? 1 : 0;
  const lame = who.hobbled && fight.rulings.hobbled === 'standard' ? 1 : 0;
  return tired + lame;
}

/** Yards for 4 AP as things stand now; SL-R71 for the order of halving and doubling. */
export function rateOf(fight: Fight, who: Combatant, gait: Gait = 'walk'): number {
  let rate = printedRate(fight, who, gait);
  const doubled = who.dashing ? 2 : 1;
  if (fight.rulings.dashOrder === 'doubleThenHalve') rate *= doubled;
  for (let left = halvings(fight, who); left > 0; left--) rate = rounded(fight.rulings, rate / 2);
  if (fight.rulings.dashOrder === 'halveThenDouble') rate *= doubled;
  return rate + (who.dashBonus ?? 0);
}
