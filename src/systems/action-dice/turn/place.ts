import type { Id } from '../../../kernel/json.ts';

/** A place in the order of a round (AD-INI-2). Frozen but for its state. */
export interface Place {
  readonly id: Id;
  readonly initiative: number;
  readonly state: 'waiting' | 'running' | 'done';
}
