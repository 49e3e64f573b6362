import type { Refusal } from '../../../kernel/port.ts';
import type { Price } from '../actions/action.ts';
import { couldHit } from '../combat/could-hit.ts';
import { isEffective } from '../combat/effective.ts';
import { judgeTarget } from '../combat/judge.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { vigorCosts } from '../costs.ts';
import { judgeAnswer } from '../reactions/able.ts';
import type { Trigger } from '../reactions/trigger.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { standing } from '../state.ts';
import { reaches } from './reach.ts';

/** Who may take an opening, and with what (AD-REA-10, AD-REA-11). */

/** AD-REA-10: Defend does not lower this price. */
export const takingPrice: Price = { vigor: vigorCosts.takeOpening };

/** AD-R50: held and natural weapons; no technique, spell or off-hand attack. */
export const takingMeans = (fight: Fight, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter(
    ({ manner }) => fight.rulings.openingWeapon === 'anyInHand' || manner === 'melee',
  );

/** Why it may not be taken; `null` if it may: still in reach, able to react, with a usable weapon. */
export function judgeTaking(
  fight: Fight,
  who: Combatant,
  exposed: Combatant,
  opening: Trigger,
): Refusal | null {
  const unable = judgeAnswer(fight, who, opening, takingPrice);
  if (unable) return unable;
  const { name } = exposed.sheet;
  if (!standing(exposed) || !reaches(fight, who, exposed)) {
    return refuse('outOfReach', `${name} is not within the reach of ${who.sheet.name}`, 'AD-REA-9');
  }
  // AD-ARM-11: nobody is asked about an attack that could do nothing.
  const usable = takingMeans(fight, who).some(
    (means) =>
      judgeTarget(fight, who, exposed, means) === null &&
      isEffective(fight, exposed, means) &&
      couldHit(fight, who, exposed, means, 'opening'),
  );
  return usable
    ? null
    : refuse('wrongTarget', `${who.sheet.name} has nothing to attack ${name} with`, 'AD-REA-10');
}
