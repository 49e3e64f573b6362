import { harmless } from '../harm/harmless.ts';
import { canFall } from '../movement/knock.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeTarget } from './judge.ts';
import { kindOf } from './kind.ts';
import type { Way } from './offer.ts';
import { targetsFor } from './offer.ts';
import type { Means } from './types.ts';

/** AD-ARM-11: whether anything can come of a hit. */
export function isEffective(fight: Fight, target: Combatant, means: Means): boolean {
  const harms = !means.noDamage && harmless(fight, target, kindOf(means)) === null;
  const rides = means.rider?.on === 'hit' && canFall(target);
  return harms || rides;
}

/** Whether there is anybody within reach to whom an attack could do anything. */
export function couldHarm(fight: Fight, who: Combatant, way: Way): boolean {
  const all = way.means(fight, who);
  return targetsFor(fight, who, way).some((target) =>
    all.some((means) => judgeTarget(fight, who, target, means) === null && isEffective(fight, target, means)),
  );
}
