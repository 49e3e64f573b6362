import type { Id } from '../../../kernel/json.ts';
import type { Combatant, WeaponCounts } from '../state.ts';

/** Facts that only the game master causes, and notes. */
export type HandFact =
  | ({ readonly fact: 'joined'; readonly combatant: Combatant } & WeaponCounts)
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'initiative-set'; readonly who: Id; readonly value: number }
  | { readonly fact: 'active-set'; readonly who: Id }
  /** Move, Action and One More, set by hand. */
  | { readonly fact: 'action-set'; readonly who: Id; readonly acted: boolean }
  | { readonly fact: 'move-set'; readonly who: Id; readonly over: boolean }
  | { readonly fact: 'one-more-set'; readonly who: Id; readonly on: boolean }
  /** A remark for the log; changes nothing. */
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id };
