import type { Cell, Id } from '../../../kernel/json.ts';
import type { Hand, Location } from '../body.ts';
import type { Item } from '../state.ts';

/** Where an item is. Every item is in exactly one place; a two-handed item in hand occupies both hands. */
export type Place =
  | { readonly in: 'hand'; readonly who: Id; readonly hands: readonly Hand[] }
  | { readonly in: 'carried'; readonly who: Id }
  | { readonly in: 'floor'; readonly cell: Cell }
  | { readonly in: 'gone' };

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: Place;
      readonly to: Place;
      /** The combatant that moved it. */
      readonly who: Id;
      readonly why: 'drawn' | 'stowed' | 'picked up' | 'dropped' | 'thrown' | 'used' | 'hand';
    }
  /** PE-ATK-9: the rounds that are loaded afterwards. */
  | {
      readonly fact: 'loaded';
      readonly who: Id;
      readonly item: Id;
      readonly rounds: number;
      readonly why: 'fired' | 'reloaded' | 'jammed' | 'hand';
    }
  | { readonly fact: 'jammed'; readonly who: Id; readonly item: Id; readonly on: boolean }
  | { readonly fact: 'spares'; readonly who: Id; readonly item: Id; readonly left: number }
  /** PE-ACT-31: Actions that the reload still needs; 0 ends it. */
  | { readonly fact: 'reloading'; readonly who: Id; readonly item: Id; readonly left: number }
  /** PE-ACT-7: the total Damage that the item has lost. */
  | { readonly fact: 'worn'; readonly who: Id; readonly item: Id; readonly lost: number }
  | { readonly fact: 'armor-worn'; readonly who: Id; readonly location: Location; readonly lost: number }
  /** A change of Fate, Spirit or Exertion; `left` is the value afterwards. */
  | {
      readonly fact: 'pool';
      readonly who: Id;
      readonly pool: 'fate' | 'spirit' | 'exertion';
      readonly left: number;
      readonly why: string;
      readonly clause: string;
    }
  /** PE-FATE-2: Fate Points are spent. Relative to the old value, so that merged ways need not part. */
  | { readonly fact: 'fate-spent'; readonly who: Id; readonly points: number; readonly clause: string }
  /** PE-ACT-38: a Persona is equipped; `free`: the free swap of this turn is used (PE-R54). */
  | { readonly fact: 'equipped'; readonly who: Id; readonly persona: string | null; readonly free?: true }
  | {
      readonly fact: 'door';
      readonly door: string;
      readonly open: boolean;
      readonly who: Id;
      readonly silent?: true;
    };
