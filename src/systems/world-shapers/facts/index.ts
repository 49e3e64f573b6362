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
 * Everything that can happen in a fight. Facts that change it carry the new values, which `apply` writes; those of
 * `told.ts` change nothing.
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
