import type { Id } from '../../../kernel/json.ts';

/** How long something lasts (AD-ENC-3, AD-R13, AD-R12). */
export type Until =
  /** Until something ends it. */
  | { readonly when: 'ended' }
  /** So many rounds; `began` is the round and `at` whose turn it began in, if in anybody's. */
  | { readonly when: 'rounds'; readonly rounds: number; readonly began: number; readonly at: Id | null }
  /** Until this one has begun so many turns in this fight, or ended so many. */
  | { readonly when: 'turn-starts' | 'turn-ends'; readonly of: Id; readonly count: number };
