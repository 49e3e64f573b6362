import type { Id } from '../../../kernel/json.ts';

/** Vigor, Mana, actions, feet. `was` is the value before, `left` the value afterwards. */
export type PointFact =
  | {
      readonly fact: 'vigor' | 'mana';
      readonly who: Id;
      readonly was: number;
      readonly left: number;
      readonly why: string;
      readonly clause: string;
      readonly rulings?: readonly string[];
    }
  | { readonly fact: 'actions'; readonly who: Id; readonly left: number; readonly why: string }
  /** AD-ACT-15: the total number of actions that its next turn loses. */
  | { readonly fact: 'less-actions'; readonly who: Id; readonly less: number; readonly why: string }
  /** AD-R37 `firstFree`. */
  | { readonly fact: 'drew'; readonly who: Id }
  /** AD-R32 `poolForTurn`. */
  | { readonly fact: 'feet'; readonly who: Id; readonly left: number }
  /** AD-REC-2, AD-REC-4. */
  | { readonly fact: 'winded'; readonly who: Id; readonly on: boolean }
  /** AD-ACT-7. */
  | { readonly fact: 'defends'; readonly who: Id; readonly times: number };
