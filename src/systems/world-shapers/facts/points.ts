import type { Id } from '../../../kernel/json.ts';

/** AP, RP, WP, Momentum and what else a turn holds. `left` is what there is afterwards. */
export type PointFact =
  | {
      readonly fact: 'ap' | 'rp' | 'wp' | 'momentum';
      readonly who: Id;
      readonly left: number;
      /** How many of them were spent (WS-CIN-13); 0 when they came or were set. */
      readonly spent: number;
      readonly why: string;
      readonly clause: string;
    }
  /** WS-BAS-2: weapon attacks that are paid for and not made yet. */
  | { readonly fact: 'credits'; readonly who: Id; readonly left: number }
  /** WS-BAS-6, WS-BAS-12, WS-BAS-13; `null`: given back by hand. */
  | { readonly fact: 'free-use'; readonly who: Id; readonly use: 'interact' | 'switch' | null }
  /** WS-BAS-7, WS-BAS-8: metres that there are now. */
  | { readonly fact: 'metres'; readonly who: Id; readonly left: number; readonly why: string };
