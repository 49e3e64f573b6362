import type { ItemPlace as Place } from '../../../engine/belongings.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Hand, Item } from '../items.ts';

/** The place of an item. */
export type ItemPlace = Place<{ readonly hand: Hand; readonly hands: 1 | 2 }>;

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: ItemPlace;
      readonly to: ItemPlace;
      readonly who: Id;
      readonly why: 'drawn' | 'put away' | 'picked up' | 'dropped' | 'thrown' | 'used' | 'hand';
    }
  | { readonly fact: 'door'; readonly door: string; readonly open: boolean; readonly who: Id };
