import type { Id } from '../../../kernel/json.ts';
import type { Combatant, Mark } from '../state.ts';

/** Facts that only the game master causes. */
export type HandFact =
  | {
      readonly fact: 'joined';
      readonly combatant: Combatant;
      readonly unloaded: { readonly [item: Id]: number };
    }
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'active-set'; readonly who: Id }
  /** SL-SUR-3. */
  | { readonly fact: 'surprise-set'; readonly who: Id; readonly on: boolean }
  /** SL-HLT-14. */
  | { readonly fact: 'hero-rules'; readonly who: Id; readonly on: boolean }
  /** SL-POS-7. */
  | { readonly fact: 'dash-ended'; readonly who: Id }
  /** SL-COM-5, SL-MSC-5: all marks that remain. */
  | { readonly fact: 'marks-set'; readonly who: Id; readonly marks: readonly Mark[] }
  | { readonly fact: 'had-turn'; readonly who: Id; readonly had: boolean }
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id };
