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

/** The means, targets and conditions of an off-hand attack (AD-ACT-4, AD-ACT-6). */

export const offHandClause = 'AD-ACT-4';

/** AD-ACT-6, AD-R28: the weapon in the off-hand, or unarmed, which may need a free hand. */
export function offHandMeans(fight: Fight, who: Combatant): readonly Means[] {
  const full = who.hands.reduce((sum, { hands }) => sum + hands, 0);
  const kick = fight.rulings.offHandUnarmed === 'kick' || full < who.sheet.hands;
  return meansOf(fight, who).filter(
    ({ hand, delivery }) => hand === 'off' || (delivery === 'unarmed' && kick),
  );
}

/** AD-R27 `sameTarget`: the only legal target after an attack on `main`; `null` if all are legal. */
export const onlyFor = ({ rulings }: Fight, main: Id): Id | null =>
  rulings.offHandWindow === 'sameTarget' ? main : null;

/** `only`: its only legal target (AD-R27 `sameTarget`). */
export const offHandWay = (only: Id | null): Way => ({
  form: 'off-hand',
  clause: offHandClause,
  means: offHandMeans,
  ...(only === null
    ? {}
    : { targets: (fight, who) => targetsOf(fight, who).filter(({ id }) => id === only) }),
});

/**
 * AD-ACT-4, AD-ACT-6: refuses it outside one's own turn, without 8 Vigor or without a target. `paid`: the price was
 * paid with the main attack, so neither Vigor nor being Winded matters.
 */
export function judgeOffHand(fight: Fight, who: Combatant, way: Way, paid: boolean): Refusal | null {
  return (
    judgeAble(paid ? { ...who, winded: false } : who) ??
    judgeTurn(fight, who) ??
    (paid ? null : judgePool(fight, who, 'vigor', vigorCosts.offHand)) ??
    judgeAnybody(fight, who, way)
  );
}

/**
 * AD-ACT-4: whether the question is asked at all. After an attack on a creature nobody is asked about kicking a thing
 * unarmed, such as its barricade; things count after an attack on a thing, or with a weapon in the off-hand.
 */
export function isWorthAsking(fight: Fight, who: Combatant, way: Way, main: Id): boolean {
  if (isObject(one(fight, main))) return true;
  const atSomebody = targetsFor(fight, who, way).filter((target) => !isObject(target));
  const inHand = way.means(fight, who).filter(({ delivery }) => delivery !== 'unarmed');
  const can = (narrower: Partial<Way>): boolean => judgeAnybody(fight, who, { ...way, ...narrower }) === null;
  return can({ targets: () => atSomebody }) || can({ means: () => inHand });
}
