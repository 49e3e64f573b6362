import type { Id } from '../../../kernel/json.ts';
import type { Combatant } from '../state.ts';

/** What only the game master does, or says. */
export type HandFact =
  | {
      readonly fact: 'joined';
      readonly combatant: Combatant;
      readonly unloaded: { readonly [item: Id]: number };
    }
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'active-set'; readonly who: Id }
  | { readonly fact: 'had-turn'; readonly who: Id; readonly had: boolean }
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id };
