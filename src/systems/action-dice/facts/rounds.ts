import type { Id } from '../../../kernel/json.ts';
import type { Place } from '../turn/place.ts';

/** The encounter, Initiative, rounds (sections ENC, INI). */
export type RoundFact =
  /** AD-ENC-1. */
  | { readonly fact: 'encounter-began' }
  /** AD-ENC-1: it did not come to violence. */
  | { readonly fact: 'no-encounter' }
  /** AD-INI-4. */
  | { readonly fact: 'ambush'; readonly ambushed: readonly Id[]; readonly ambushers: readonly Id[] }
  /** AD-INI-7, AD-INI-8: the results of Over Watch; `attackers` ambush those who are fooled (AD-R25). */
  | {
      readonly fact: 'watched';
      readonly expected: readonly Id[];
      readonly fooled: readonly Id[];
      readonly attackers: readonly Id[];
    }
  /** AD-INI-3. */
  | { readonly fact: 'wishes'; readonly who: Id; readonly acts: boolean }
  /** All have said whether they act. */
  | { readonly fact: 'joining-done' }
  /** AD-INI-1: the value of the first round, and that of later rounds (AD-R23). */
  | { readonly fact: 'initiative'; readonly who: Id; readonly first: number; readonly later: number }
  | { readonly fact: 'initiative-done' }
  | { readonly fact: 'round-began'; readonly round: number }
  /**
   * AD-R20: a tie-breaker for each of those whose Initiative is `at`. It is appended to the earlier ones, or with
   * `anew` replaces them, when a newcomer ties with those who were ordered already.
   */
  | {
      readonly fact: 'tie-broken';
      readonly at: number;
      readonly anew: boolean;
      readonly by: { readonly [id: Id]: number };
    }
  /** AD-INI-2. */
  | { readonly fact: 'order'; readonly places: readonly Place[] }
  /** AD-R21, or by hand. */
  | { readonly fact: 'order-changed'; readonly places: readonly Place[]; readonly why: 'joined' | 'hand' }
  | { readonly fact: 'recovery-began'; readonly round: number }
  | { readonly fact: 'round-ended'; readonly round: number }
  /** AD-ENC-9: the game master lets the fight go on. */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };
