import type { Cell, Id } from '../../../kernel/json.ts';
import type { Item } from '../items.ts';

/** The place of an item. Every item is in exactly one place. */
export type ItemPlace =
  | { readonly in: 'hand'; readonly who: Id; readonly hands: 1 | 2 }
  | { readonly in: 'carried'; readonly who: Id }
  | { readonly in: 'floor'; readonly cell: Cell }
  | { readonly in: 'gone' };

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: ItemPlace;
      readonly to: ItemPlace;
      readonly who: Id;
      readonly why:
        | 'drawn'
        | 'put away'
        | 'picked up'
        | 'dropped'
        | 'handed over'
        | 'disarmed'
        | 'thrown'
        | 'used'
        | 'hand';
    }
  | { readonly fact: 'door'; readonly door: string; readonly open: boolean; readonly who: Id };
