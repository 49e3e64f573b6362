import { findItem } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Need, Refusal } from '../../../kernel/port.ts';
import type { ItemPlace } from '../facts/things.ts';
import type { Item, Lying } from '../items.ts';
import { handsOf } from '../items.ts';
import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { armsReach, distanceTo } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** What deeds with things have in common: naming an item, where it is, having a hand for it. */

/** WS-BAS-5: what lies within 1 m, on this side of any wall. */
export const lyingNear = (fight: Fight, who: Combatant): readonly Lying[] =>
  fight.floor.filter(
    ({ cell }) => distanceTo(fight, who, cell) <= 1 && armsReach(fight, who, { cell, squares: 1 }),
  );

/** Where something is that this one has. */
export function placeWith(who: Combatant, item: Item): ItemPlace {
  const grip = who.hands.find((each) => each.item.id === item.id);
  return grip ? { in: 'hand', who: who.id, hands: grip.hands } : { in: 'carried', who: who.id };
}

/** The item that is meant among these: the only one when nothing is said. */
export function readItem(items: readonly Item[], given: Json | undefined, clause: string): Item | Refusal {
  const [first] = items;
  if (given === undefined && first && items.length === 1) return first;
  return (
    findItem(items, given) ??
    refuse('noSuchThing', 'it must be said which of the things at hand is meant', clause, 'item')
  );
}

/** Hands enough that hold nothing. */
export function judgeHands(who: Combatant, item: Item, clause: string): Refusal | null {
  const needed = handsOf(item);
  if (freeHands(who) >= needed) return null;
  const because = `${item.name} takes ${needed === 2 ? 'two hands that are' : 'a hand that is'} free`;
  return refuse('noFreeHand', because, clause, 'item');
}

/** A field that names one of these. */
export const itemNeed = (items: readonly Item[], refused?: (item: Item) => Refusal | null): Need => ({
  kind: 'one',
  label: 'What',
  oneOf: items.map((item) => {
    const greyed = refused?.(item) ?? null;
    return { id: item.id, label: item.name, ...(greyed ? { refused: greyed } : {}) };
  }),
});
