import type { HandFact } from './hand.ts';
import type { HarmFact } from './harm.ts';
import type { MoveFact } from './movement.ts';
import type { StateFact } from './states.ts';
import type { ThingFact } from './things.ts';
import type { ToldFact } from './told.ts';
import type { RoundFact, TurnFact } from './turns.ts';

/**
 * Everything that can happen. A fact that changes the fight contains the state afterwards, whoever tells it, so that
 * `apply` only writes it; the facts of `told.ts` change nothing.
 */
export type Facts = RoundFact | TurnFact | MoveFact | HarmFact | StateFact | ThingFact | HandFact | ToldFact;
