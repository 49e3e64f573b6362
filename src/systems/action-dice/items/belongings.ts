import type { Need, Refusal } from '../../../kernel/port.ts';
import type { ItemPlace } from '../facts/things.ts';
import type { Item, Lying } from '../items.ts';
import { handFor, handsOf } from '../items.ts';
import { refuse } from '../refusal.ts';
import { touches } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** What actions with things share: naming a thing, where it is, a hand for it (AD-ACT-14, AD-R37). */

/** All its items, those in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [
  ...who.hands.map(({ item }) => item),
  ...who.carried,
];

/** Where one of its items is. */
export function placeOf(who: Combatant, item: Item): ItemPlace {
  const grip = who.hands.find((each) => each.item.id === item.id);
  return grip
    ? { in: 'hand', who: who.id, hand: grip.hand, hands: grip.hands }
    : { in: 'carried', who: who.id };
}

export const isItem = (found: Item | Refusal): found is Item => 'thing' in found;

/** The field that names one of these items; those with a refusal are greyed out. */
export const itemNeed = (
  items: readonly { readonly item: Item; readonly refused?: Refusal | null }[],
): Need => ({
  kind: 'one',
  label: 'What',
  oneOf: items.map(({ item, refused }) => ({
    id: item.id,
    label: item.name,
    ...(refused ? { refused } : {}),
  })),
});

/** The hand that would hold it; `null` if none is free. */
export function handForIt(who: Combatant, item: Item): ReturnType<typeof handFor> {
  return handFor(who.hands, handsOf(item), who.sheet.hands);
}

export function judgeHand(who: Combatant, item: Item, clause: string): Refusal | null {
  if (handForIt(who, item)) return null;
  const because = `${item.name} takes ${handsOf(item) === 2 ? 'both hands' : 'an empty hand'}`;
  return refuse('noFreeHand', because, clause, 'item');
}

/** Items on the ground in its own space or next to it. */
export const lyingNear = (fight: Fight, who: Combatant): readonly Lying[] =>
  fight.floor.filter(({ cell }) => touches(fight, who, cell));
