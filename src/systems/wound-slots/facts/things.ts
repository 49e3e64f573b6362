import type { Cell, Id } from '../../../kernel/json.ts';
import type { Container } from '../gear.ts';
import type { Item } from '../state.ts';

/** Where an item is. Every item is in exactly one place. */
export type Place =
  | { readonly in: 'hand'; readonly who: Id; readonly hands: 1 | 2 }
  | { readonly in: 'stowed'; readonly who: Id; readonly container: Container }
  | { readonly in: 'floor'; readonly cell: Cell }
  | { readonly in: 'gone' };

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: Place;
      readonly to: Place;
      readonly who: Id;
      readonly why:
        | 'retrieved'
        | 'stowed'
        | 'picked up'
        | 'dropped'
        | 'disarmed'
        | 'thrown'
        | 'used'
        | 'hand';
    }
  /** AP of loading that the weapon still needs; 0: loaded. */
  | { readonly fact: 'loading'; readonly who: Id; readonly item: Id; readonly left: number }
  | { readonly fact: 'door'; readonly door: string; readonly open: boolean; readonly who: Id };
