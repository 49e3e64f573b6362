import type { ItemPlace } from '../facts/things.ts';
import { handForIt, judgeHand, lyingNear, placeOf } from '../items/belongings.ts';
import { handlingAction, handlingPrice } from '../items/handling.ts';
import type { Item } from '../items.ts';
import { handsOf } from '../items.ts';
import type { Combatant } from '../state.ts';

/** Drawing, putting away, picking up and dropping (AD-ACT-14, AD-R37). */

const intoHand = (who: Combatant, item: Item): ItemPlace => ({
  in: 'hand',
  who: who.id,
  hand: handForIt(who, item) ?? 'main',
  hands: handsOf(item),
});
const intoPack = (who: Combatant): ItemPlace => ({ in: 'carried', who: who.id });
const held = (who: Combatant): readonly Item[] => who.hands.map(({ item }) => item);

export const draw = handlingAction({
  id: 'draw',
  label: 'Draw',
  why: 'drawn',
  items: (_fight, who) => (who.sheet.hands > 0 ? who.carried : []),
  judge: (who, item) => judgeHand(who, item, 'AD-ACT-14'),
  price: handlingPrice,
  from: (_fight, who) => intoPack(who),
  to: intoHand,
});

export const putAway = handlingAction({
  id: 'put-away',
  label: 'Put away',
  why: 'put away',
  items: (_fight, who) => held(who),
  judge: () => null,
  price: handlingPrice,
  from: (_fight, who, item) => placeOf(who, item),
  to: intoPack,
});

/** Picks up an item in its own space or next to it, for the price of drawing. */
export const pickUp = handlingAction({
  id: 'pick-up',
  label: 'Pick up',
  why: 'picked up',
  items: (fight, who) => (who.sheet.hands > 0 ? lyingNear(fight, who).map(({ item }) => item) : []),
  judge: (who, item) => judgeHand(who, item, 'AD-ACT-14'),
  price: handlingPrice,
  from: (fight, who, item) => ({
    in: 'floor',
    cell: fight.floor.find((lying) => lying.item.id === item.id)?.cell ?? who.cell,
  }),
  to: intoHand,
});

/** AD-R37: free of charge. */
export const drop = handlingAction({
  id: 'drop',
  label: 'Drop',
  why: 'dropped',
  items: (_fight, who) => held(who),
  judge: () => null,
  price: () => ({}),
  from: (_fight, who, item) => placeOf(who, item),
  to: (who) => ({ in: 'floor', cell: who.cell }),
});
