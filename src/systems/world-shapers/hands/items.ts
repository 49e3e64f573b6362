import type { ItemPlace } from '../../../engine/belongings.ts';
import type { Need, Refusal } from '../../../kernel/port.ts';
import type { Item, Lying } from '../items.ts';
import { handsOf } from '../items.ts';
import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { armsReach, distanceTo } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** What deeds with items share: naming an item, its place, free hands. */

/** WS-BAS-5: items that lie within 1 m and not behind a wall. */
export const lyingNear = (fight: Fight, who: Combatant): readonly Lying[] =>
  fight.floor.filter(
    ({ cell }) => distanceTo(fight, who, cell) <= 1 && armsReach(fight, who, { cell, squares: 1 }),
  );

/** The place of an item of this combatant. */
export function placeWith(who: Combatant, item: Item): ItemPlace {
  const grip = who.hands.find((each) => each.item.id === item.id);
  return grip ? { in: 'hand', who: who.id, hands: grip.hands } : { in: 'carried', who: who.id };
}

/** The reason why it has not enough free hands for the item, or `null`. */
export function judgeHands(who: Combatant, item: Item, clause: string): Refusal | null {
  const needed = handsOf(item);
  if (freeHands(who) >= needed) return null;
  const because = `${item.name} takes ${needed === 2 ? 'two hands that are' : 'a hand that is'} free`;
  return refuse('noFreeHand', because, clause, 'item');
}

/** A field that names one of these items. */
export const itemNeed = (items: readonly Item[], refused?: (item: Item) => Refusal | null): Need => ({
  kind: 'one',
  label: 'What',
  oneOf: items.map((item) => {
    const greyed = refused?.(item) ?? null;
    return { id: item.id, label: item.name, ...(greyed ? { refused: greyed } : {}) };
  }),
});
