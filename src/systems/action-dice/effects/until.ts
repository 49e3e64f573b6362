import type { Id } from '../../../kernel/json.ts';

/** A duration (AD-ENC-3, AD-R13, AD-R12). */
export type Until =
  /** Until something ends it. */
  | { readonly when: 'ended' }
  /** So many rounds. `began` is the round in which it began, `at` the combatant in whose turn; `null` outside turns. */
  | { readonly when: 'rounds'; readonly rounds: number; readonly began: number; readonly at: Id | null }
  /** Until a combatant has begun, or ended, its turn number `count` of this fight. */
  | { readonly when: 'turn-starts' | 'turn-ends'; readonly of: Id; readonly count: number };
