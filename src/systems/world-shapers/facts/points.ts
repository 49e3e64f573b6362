import type { Id } from '../../../kernel/json.ts';

/** AP, RP, WP, Momentum and other amounts of a turn. `left` is the new value. */
export type PointFact =
  | {
      readonly fact: 'ap' | 'rp' | 'wp' | 'momentum';
      readonly who: Id;
      readonly left: number;
      /** How many were spent (WS-CIN-13); 0 or less if they were gained or set. */
      readonly spent: number;
      readonly why: string;
      readonly clause: string;
    }
  /** WS-BAS-2: weapon attacks that are paid for and not yet made. */
  | { readonly fact: 'credits'; readonly who: Id; readonly left: number }
  /** The free use of the turn is made (WS-BAS-6, WS-BAS-12, WS-BAS-13); `null`: given back by hand. */
  | { readonly fact: 'free-use'; readonly who: Id; readonly use: 'interact' | 'switch' | null }
  /** WS-BAS-7, WS-BAS-8: the metres left. */
  | { readonly fact: 'metres'; readonly who: Id; readonly left: number; readonly why: string };
