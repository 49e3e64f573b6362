import type { Id } from '../../../kernel/json.ts';
import type { Combatant } from '../state.ts';

/** Facts that come only from the game master (AD-DIE-18). */
export type HandFact =
  | { readonly fact: 'joined'; readonly combatant: Combatant }
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'active-set'; readonly who: Id }
  /** AD-REA-9. */
  | { readonly fact: 'opening-said' | 'opening-seen'; readonly who: Id }
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id };
