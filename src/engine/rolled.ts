import type { Faces, Pool } from '../kernel/dice.ts';
import type { Why } from '../kernel/port.ts';

/** Dice fell. The engine tells this for every draw; it changes nothing in the fight. */
export interface RolledFact {
  readonly fact: 'rolled';
  readonly pool: Pool;
  readonly faces: Faces;
  /** Which of the dice were real ones, by their place in the pool. */
  readonly hand: readonly number[];
  readonly why: Why;
  readonly result: unknown;
}
