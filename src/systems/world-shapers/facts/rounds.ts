import type { Id } from '../../../kernel/json.ts';
import type { Slot } from '../turn/slot.ts';

/** Combat, rounds, the order of a round (sections GEN, RND, INI). */
export type RoundFact =
  /** WS-GEN-1: it is combat. `surprise`: whether who is surprised is still to be settled. */
  | { readonly fact: 'combat-began'; readonly surprise: boolean }
  /** WS-GEN-2: it is not. */
  | { readonly fact: 'no-combat' }
  /** WS-INI-19. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** WS-RND-6: `rp` of everybody whose RP come back now. */
  | { readonly fact: 'round-began'; readonly round: number; readonly rp: { readonly [id: Id]: number } }
  /** WS-INI-14. */
  | { readonly fact: 'unions'; readonly unions: readonly (readonly Id[])[] }
  /** WS-INI-5: frozen for the round. `ties`: slots in the order that the game master gave. */
  | { readonly fact: 'order'; readonly slots: readonly Slot[]; readonly ties: readonly Id[] }
  /** WS-R19, or by hand: the slots as they are from now on. */
  | { readonly fact: 'order-changed'; readonly slots: readonly Slot[]; readonly why: 'joined' | 'hand' }
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'round-ended'; readonly round: number }
  /** WS-GEN-13: the game master lets it go on. */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };
