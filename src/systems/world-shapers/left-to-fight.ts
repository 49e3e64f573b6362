import { memory } from '../../engine/stamps.ts';
import { outAt } from './body/death.ts';
import { placesOf } from './ground.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, standing } from './state.ts';

/** WS-GEN-13: who is left to fight. */

/** Neither Down, dead, fled nor surrendered, and no object: objects do not keep a combat going (WS-GEN-2). */
export const fights = (who: Combatant): boolean => standing(who) && !who.surrendered && !isObject(who);

/** WS-R74, WS-R76: whether nobody ever falls but by the game master's word. */
export const fallsByWordOnly = ({ rulings }: Fight): boolean =>
  rulings.downState === 'dyingConscious' && rulings.deathThreshold === 'gmDecides';

/** Whether it fights, and estimates do not take it for felled where the game master alone fells. */
export const fightsOn = (fight: Fight, who: Combatant): boolean =>
  fights(who) && !(fallsByWordOnly(fight) && who.vitality <= outAt(fight, who));

/** The sides that still have somebody who fights. */
export const fightingSides = (fight: Fight): readonly string[] => kept(fight, 0, () => findSides(fight));

/** Cached, because the turn machine asks at each of its steps; depends only on sides and on who is out. */
const kept = memory<readonly string[], Fight, number>(placesOf);

function findSides(fight: Fight): readonly string[] {
  return sidesOf(everyone(fight).filter(fights));
}

const sidesOf = (all: readonly Combatant[]): readonly string[] => [...new Set(all.map(({ side }) => side))];

/** The same by `fightsOn`. */
export const sidesLeft = (fight: Fight): readonly string[] =>
  fallsByWordOnly(fight)
    ? sidesOf(everyone(fight).filter((who) => fightsOn(fight, who)))
    : fightingSides(fight);
