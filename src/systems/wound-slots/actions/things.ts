import { isUnobstructed } from '../../../battlefield/open.ts';
import type { Need, Refusal } from '../../../kernel/port.ts';
import { handsOf } from '../hands.ts';
import { freeHands } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight, FloorItem, Item } from '../state.ts';

/** What actions with items share: naming an item, needing free hands. */

/** Items on the floor within touch: in the own space (a rider's: its mount's) or adjacent to it, not behind a wall. */
export const lyingNear = (fight: Fight, who: Combatant): readonly FloorItem[] =>
  fight.floor.filter(({ cell }) => {
    const side = sideOf(fight, who);
    if (yardsApart(fight, who.cell, side, cell, 1) > 1) return false;
    return isUnobstructed(fieldOf(fight), who.cell, side, cell, 1);
  });

export const isItem = (found: Item | Refusal): found is Item => 'thing' in found;

/** A field to pick one of these items. */
export const itemNeed = (
  items: readonly { readonly item: Item; readonly note?: string; readonly refused?: Refusal | null }[],
): Need => ({
  kind: 'one',
  label: 'What',
  oneOf: items.map(({ item, note, refused }) => ({
    id: item.id,
    label: item.name,
    ...(note === undefined ? {} : { note }),
    ...(refused ? { refused } : {}),
  })),
});

/** SL-COM-8: why there are not enough empty hands for the item. */
export function judgeHands(who: Combatant, item: Item, clause: string): Refusal | null {
  const needed = handsOf(item);
  if (freeHands(who) >= needed) return null;
  const because = `${item.name} takes ${needed === 2 ? 'two empty hands' : 'an empty hand'}`;
  return refuse('noFreeHand', because, clause, 'item');
}
