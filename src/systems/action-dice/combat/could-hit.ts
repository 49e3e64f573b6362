import { couldBeat } from '../dice/most.ts';
import { prepareAction } from '../dice/roll.ts';
import { isBehind } from '../position/behind.ts';
import type { Combatant, Fight } from '../state.ts';
import { isEffective } from './effective.ts';
import { guardOf } from './guard.ts';
import { judgeTarget } from './judge.ts';
import type { Way } from './offer.ts';
import { targetsFor } from './offer.ts';
import { attackSpec } from './roll.ts';
import type { AttackForm, Means } from './types.ts';
import { unrolled } from './unrolled.ts';

/**
 * Whether an attack could succeed at all. Nobody is asked about one that cannot; in one's own turn it may still be
 * made.
 */

/**
 * AD-ATK-3: whether the highest possible roll hits. True where the game master has yet to judge the line (AD-R44 `gm`).
 */
export function couldHit(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
): boolean {
  if (unrolled(fight, target, means) !== null) return true;
  if (means.manner === 'ranged' && fight.rulings.attackLine === 'gm') return true;
  const number = guardOf(fight, who, target, means, isBehind(fight, who, target, true));
  const spec = attackSpec(fight, { who: who.id, target: target.id, means, form, clause: '' }, number);
  return couldBeat(fight.rulings, prepareAction(fight, spec).pool, number.value, 'contest');
}

/** Whether there is a target in reach that an attack could hit and affect. */
export function couldHarm(fight: Fight, who: Combatant, way: Way): boolean {
  const all = way.means(fight, who);
  return targetsFor(fight, who, way).some((target) =>
    all.some(
      (means) =>
        judgeTarget(fight, who, target, means) === null &&
        isEffective(fight, target, means) &&
        couldHit(fight, who, target, means, way.form),
    ),
  );
}
