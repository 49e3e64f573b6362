import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { vigorCosts } from '../costs.ts';
import { judgeAble, judgePool, judgeTurn } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import { meansOf } from './means.ts';
import type { Way } from './offer.ts';
import { judgeAnybody, targetsFor, targetsOf } from './offer.ts';
import type { Means } from './types.ts';

/** With what, at whom and when an off-hand attack may be made (AD-ACT-4, AD-ACT-6). */

export const offHandClause = 'AD-ACT-4';

/** AD-ACT-6, AD-R28: with what the off-hand holds, or unarmed; for fists and feet a free hand may be needed. */
export function offHandMeans(fight: Fight, who: Combatant): readonly Means[] {
  const full = who.hands.reduce((sum, { hands }) => sum + hands, 0);
  const kick = fight.rulings.offHandUnarmed === 'kick' || full < who.sheet.hands;
  return meansOf(fight, who).filter(
    ({ hand, delivery }) => hand === 'off' || (delivery === 'unarmed' && kick),
  );
}

/** AD-R27 `sameTarget`: whom alone it may be for after an attack on `main`. */
export const onlyFor = ({ rulings }: Fight, main: Id): Id | null =>
  rulings.offHandWindow === 'sameTarget' ? main : null;

/** `only`: whom it is for (AD-R27 `sameTarget`). */
export const offHandWay = (only: Id | null): Way => ({
  form: 'off-hand',
  clause: offHandClause,
  means: offHandMeans,
  ...(only === null
    ? {}
    : { targets: (fight, who) => targetsOf(fight, who).filter(({ id }) => id === only) }),
});

/** AD-ACT-4, AD-ACT-6: on the own turn, with 8 Vigor, somebody within reach. `paid`: with the main attack. */
export function judgeOffHand(fight: Fight, who: Combatant, way: Way, paid: boolean): Refusal | null {
  return (
    judgeAble(paid ? { ...who, winded: false } : who) ??
    judgeTurn(fight, who) ??
    (paid ? null : judgePool(fight, who, 'vigor', vigorCosts.offHand)) ??
    judgeAnybody(fight, who, way)
  );
}

/**
 * AD-ACT-4: after an attack on somebody nobody is asked whether it also kicks the barricade that it stands behind. At
 * things it is asked for after an attack on a thing, or with something in the off-hand.
 */
export function isWorthAsking(fight: Fight, who: Combatant, way: Way, main: Id): boolean {
  if (isObject(one(fight, main))) return true;
  const atSomebody = targetsFor(fight, who, way).filter((target) => !isObject(target));
  const inHand = way.means(fight, who).filter(({ delivery }) => delivery !== 'unarmed');
  const can = (narrower: Partial<Way>): boolean => judgeAnybody(fight, who, { ...way, ...narrower }) === null;
  return can({ targets: () => atSomebody }) || can({ means: () => inHand });
}
