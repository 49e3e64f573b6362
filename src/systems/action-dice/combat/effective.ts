import { harmless } from '../harm/harmless.ts';
import { canFall } from '../movement/knock.ts';
import { canBeMoved } from '../movement/shove.ts';
import type { Combatant, Fight } from '../state.ts';
import { kindOf } from './kind.ts';
import type { Means } from './types.ts';

/** AD-ARM-11: whether a hit could have any effect. */
export function isEffective(fight: Fight, target: Combatant, means: Means): boolean {
  const harms = !means.noDamage && harmless(fight, target, kindOf(means)) === null;
  return harms || rides(target, means);
}

/** Whether a rider of every hit could affect the target, damage or not. */
function rides(target: Combatant, { rider }: Means): boolean {
  if (rider?.on !== 'hit') return false;
  return rider.does === 'knockBack' ? canBeMoved(target) : canFall(target);
}
