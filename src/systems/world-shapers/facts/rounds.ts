import type { Id } from '../../../kernel/json.ts';
import type { Slot } from '../turn/slot.ts';

/** The beginning of combat, rounds and their order (sections GEN, RND, INI). */
export type RoundFact =
  /** WS-GEN-1: it is combat. `surprise`: whether it is still to be settled who is surprised. */
  | { readonly fact: 'combat-began'; readonly surprise: boolean }
  /** WS-GEN-2: it is no combat. */
  | { readonly fact: 'no-combat' }
  /** Who is surprised (WS-INI-19). */
  | { readonly fact: 'surprised'; readonly who: readonly Id[] }
  /** WS-RND-6: `rp` has the new RP of everybody whose RP are restored. */
  | { readonly fact: 'round-began'; readonly round: number; readonly rp: { readonly [id: Id]: number } }
  /** The unions of the round (WS-INI-14). */
  | { readonly fact: 'unions'; readonly unions: readonly (readonly Id[])[] }
  /** WS-INI-5: the order, fixed for the round. `ties`: tied slots in the orders that were settled. */
  | { readonly fact: 'order'; readonly slots: readonly Slot[]; readonly ties: readonly (readonly Id[])[] }
  /** The new slots of the round, after somebody joined (WS-R19) or a change by hand. */
  | { readonly fact: 'order-changed'; readonly slots: readonly Slot[]; readonly why: 'joined' | 'hand' }
  | { readonly fact: 'round-ending'; readonly round: number }
  | { readonly fact: 'round-ended'; readonly round: number }
  /**
   * WS-GEN-13: the game master declines the end. `standing` is the situation in which it was declined (`Fight.goesOn`).
   */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };
