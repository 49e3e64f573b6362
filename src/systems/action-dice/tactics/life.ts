import { hasHealth } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';

/** What somebody can still take. */
export const lifeOf = (fight: Fight, who: Combatant): number =>
  hasHealth(who.sheet, fight.rulings) ? who.durability + who.health : who.durability;

export const wholeLife = (fight: Fight, who: Combatant): number =>
  poolMost(fight, who, 'durability') + poolMost(fight, who, 'health');

/** How much of somebody a point is: more, the less there is; never more than of half of it. */
export const perPoint = (fight: Fight, who: Combatant): number =>
  1 / Math.max(1, lifeOf(fight, who), wholeLife(fight, who) / 2);
