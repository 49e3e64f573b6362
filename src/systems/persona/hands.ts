import type { Refusal } from '../../kernel/port.ts';
import type { Hand } from './body.ts';
import { hands } from './body.ts';
import { armBroken } from './harm/injury-effects.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight, Item } from './state.ts';

/** Which hands hold what, and what a hand can take (PE-ACT-33, PE-INJ-17). */

/** How many hands a thing takes. */
export const handsOf = ({ thing }: Item): 1 | 2 =>
  thing.kind === 'weapon' && thing.weapon.hands === 2 ? 2 : 1;

/** The hands that hold the item. */
export const handsHolding = (who: Combatant, item: Item): readonly Hand[] =>
  hands.filter((hand) => who.hands[hand]?.id === item.id);

/** One hand or both, as choices name them. */
export type Grip = Hand | 'both';
export const handsOfGrip = (grip: Grip): readonly Hand[] => (grip === 'both' ? hands : [grip]);

/** The items in the hands of a grip, each once. */
export function heldBy(who: Combatant, grip: Grip): readonly Item[] {
  const found: Item[] = [];
  for (const hand of handsOfGrip(grip)) {
    const item = who.hands[hand];
    if (item && !found.some(({ id }) => id === item.id)) found.push(item);
  }
  return found;
}

/** PE-INJ-17: refuses a grip with a broken arm, which carries nothing. */
export function judgeArms(fight: Fight, who: Combatant, grip: Grip): Refusal | null {
  const broken = handsOfGrip(grip).find((hand) => armBroken(fight, who, hand));
  if (broken === undefined) return null;
  return refuse('brokenArm', `the ${broken} arm of ${who.sheet.name} is broken`, 'PE-INJ-17');
}

/** The grips in which an item can be held. */
export const gripsOf = (item: Item): readonly Grip[] => (handsOf(item) === 2 ? both : hands);
const both: readonly Grip[] = ['both'];

/**
 * The default grip for an item: both hands if two-handed, otherwise an empty hand with a whole arm, the right one
 * first; if none is empty, the first whole one.
 */
export function usualGrip(fight: Fight, who: Combatant, item: Item): Grip {
  if (handsOf(item) === 2) return 'both';
  const whole = hands.filter((hand) => judgeArms(fight, who, hand) === null);
  return whole.find((hand) => who.hands[hand] === null) ?? whole[0] ?? 'right';
}
