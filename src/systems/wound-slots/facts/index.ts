import type { BodyFact } from './body.ts';
import type { HandFact } from './hand.ts';
import type { MoveFact } from './movement.ts';
import type { StateFact } from './states.ts';
import type { ThingFact } from './things.ts';
import type { ToldFact } from './told.ts';
import type { RoundFact, TurnFact } from './turns.ts';

/**
 * Everything that can happen. What changes the fight says here what it is afterwards, whoever tells it, and `apply`
 * writes it down; `told.ts` has what is only to be read.
 */
export type Facts = RoundFact | TurnFact | MoveFact | BodyFact | StateFact | ThingFact | HandFact | ToldFact;
