import type { BodyFact } from './body.ts';
import type { HandFact } from './hand.ts';
import type { MoveFact } from './movement.ts';
import type { PointFact } from './points.ts';
import type { RoundFact } from './rounds.ts';
import type { StateFact } from './states.ts';
import type { ThingFact } from './things.ts';
import type { ToldFact } from './told.ts';
import type { TurnFact } from './turns.ts';

/**
 * All facts. One that changes the fight carries the resulting values, which `apply` writes; those in `told.ts` change
 * nothing.
 */
export type Facts =
  | RoundFact
  | TurnFact
  | PointFact
  | MoveFact
  | BodyFact
  | StateFact
  | ThingFact
  | HandFact
  | ToldFact;
