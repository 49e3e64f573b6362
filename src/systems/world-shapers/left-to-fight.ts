import { memory } from '../../engine/stamps.ts';
import { placesOf } from './ground.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, standing } from './state.ts';

/** WS-GEN-13: who is left to fight. */

/** Neither Down, dead, fled nor surrendered, and no object: objects do not keep a combat going (WS-GEN-2). */
export const fights = (who: Combatant): boolean => standing(who) && !who.surrendered && !isObject(who);

/** The sides that still have somebody who fights. */
export const fightingSides = (fight: Fight): readonly string[] => kept(fight, 0, () => findSides(fight));

/** Cached, because the turn machine asks at each of its steps; depends only on sides and on who is out. */
const kept = memory<readonly string[], Fight, number>(placesOf);

function findSides(fight: Fight): readonly string[] {
  const sides: string[] = [];
  for (const who of everyone(fight)) if (fights(who) && !sides.includes(who.side)) sides.push(who.side);
  return sides;
}
