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

/** Attacks that need not be asked for, since nothing can come of them. They may be made in one's own turn all the same. */

/** AD-ATK-3: whether the highest that can fall hits; what the game master will say of the way is not known yet. */
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

/** Whether there is anybody within reach whom an attack could hit and do anything to. */
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
