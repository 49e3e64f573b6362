import type { Cell, Id } from '../kernel/json.ts';

/** Where the items of a fight are, in systems whose hands are a list of grips and whose belongings one of items. */

/** Where an item is: every item is in exactly one place. `Hold`: how a hand holds it. */
export type ItemPlace<Hold = { readonly hands: 1 | 2 }> =
  | ({ readonly in: 'hand'; readonly who: Id } & Hold)
  | { readonly in: 'carried'; readonly who: Id }
  | { readonly in: 'floor'; readonly cell: Cell }
  | { readonly in: 'gone' };

interface Owner<Item, Grip> {
  hands: readonly Grip[];
  carried: readonly Item[];
}

/** The part of a fight that is read and changed here. */
interface Belongings<Item, Grip> {
  readonly combatants: { readonly [id: Id]: Owner<Item, Grip> };
  floor: readonly { readonly item: Item; readonly cell: Cell }[];
}

/** Moves an item from where it is to another place, in place. `grip`: how a hand holds it there. */
export function moveItem<Item extends { readonly id: Id }, Grip extends { readonly item: Item }, Hold>(
  fight: Belongings<Item, Grip>,
  item: Item,
  from: ItemPlace<Hold>,
  to: ItemPlace<Hold>,
  grip: (place: Hold) => Grip,
): void {
  take(fight, item.id, from);
  put(fight, item, to, grip);
}

function take<Item extends { readonly id: Id }, Grip extends { readonly item: Item }, Hold>(
  fight: Belongings<Item, Grip>,
  item: Id,
  from: ItemPlace<Hold>,
): void {
  switch (from.in) {
    case 'hand': {
      const who = ownerOf(fight, from.who);
      who.hands = who.hands.filter((grip) => grip.item.id !== item);
      return;
    }
    case 'carried': {
      const who = ownerOf(fight, from.who);
      who.carried = who.carried.filter(({ id }) => id !== item);
      return;
    }
    case 'floor':
      fight.floor = fight.floor.filter((lying) => lying.item.id !== item);
      return;
    case 'gone':
      return;
  }
}

function put<Item, Grip, Hold>(
  fight: Belongings<Item, Grip>,
  item: Item,
  to: ItemPlace<Hold>,
  grip: (place: Hold) => Grip,
): void {
  switch (to.in) {
    case 'hand': {
      const who = ownerOf(fight, to.who);
      who.hands = [...who.hands, grip(to)];
      return;
    }
    case 'carried': {
      const who = ownerOf(fight, to.who);
      who.carried = [...who.carried, item];
      return;
    }
    case 'floor':
      fight.floor = [...fight.floor, { item, cell: to.cell }];
      return;
    case 'gone':
      return;
  }
}

function ownerOf<Item, Grip>({ combatants }: Belongings<Item, Grip>, id: Id): Owner<Item, Grip> {
  const found = combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}
