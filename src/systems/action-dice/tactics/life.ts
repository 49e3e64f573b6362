import { hasHealth } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';

/** The Durability and Health that a combatant has left. */
export const lifeOf = (fight: Fight, who: Combatant): number =>
  hasHealth(who.sheet, fight.rulings) ? who.durability + who.health : who.durability;

export const wholeLife = (fight: Fight, who: Combatant): number =>
  poolMost(fight, who, 'durability') + poolMost(fight, who, 'health');

/**
 * The part of its life that a point is worth: more, the less it has left, but at most as if half of the maximum were
 * left.
 */
export const perPoint = (fight: Fight, who: Combatant): number =>
  1 / Math.max(1, lifeOf(fight, who), wholeLife(fight, who) / 2);
