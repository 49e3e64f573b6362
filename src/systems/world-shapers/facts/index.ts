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
 * Everything that can happen. What changes the fight says here what it is afterwards, whoever tells it, and `apply`
 * writes it down; `told.ts` has what is only to be read.
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
