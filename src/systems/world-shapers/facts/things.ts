import type { ItemPlace } from '../../../engine/belongings.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Item } from '../items.ts';

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
