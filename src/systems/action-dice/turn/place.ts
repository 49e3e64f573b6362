import type { Id } from '../../../kernel/json.ts';

/** A place in the order of a round (AD-INI-2). Immutable: a new object replaces it when its state changes. */
export interface Place {
  readonly id: Id;
  readonly initiative: number;
  readonly state: 'waiting' | 'running' | 'done';
  /** AD-R14 `carryOne`: actions kept from the turn before, which came with the one that is running. */
  readonly kept?: number;
}
