import type { Id } from '../../../kernel/json.ts';
import type { Combatant } from '../state.ts';

/** Changes and notes that only the game master makes (WS-GEN-12). */
export type HandFact =
  | { readonly fact: 'joined'; readonly combatant: Combatant }
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'active-set'; readonly who: Id }
  | { readonly fact: 'surprise-set'; readonly who: Id; readonly on: boolean }
  /** WS-ADV-9: whose summon it is from now on. */
  | { readonly fact: 'summoner-set'; readonly who: Id; readonly summoner: Id | null }
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id };
