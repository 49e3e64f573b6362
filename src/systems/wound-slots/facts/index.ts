import type { BodyFact } from './body.ts';
import type { HandFact } from './hand.ts';
import type { MoveFact } from './movement.ts';
import type { StateFact } from './states.ts';
import type { ThingFact } from './things.ts';
import type { ToldFact } from './told.ts';
import type { RoundFact, TurnFact } from './turns.ts';

/**
 * Everything that can happen. A fact that changes the fight carries the new values, which `apply` stores. Facts of
 * `told.ts` change nothing.
 */
export type Facts = RoundFact | TurnFact | MoveFact | BodyFact | StateFact | ThingFact | HandFact | ToldFact;
