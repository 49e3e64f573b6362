import type { AbilityDeed } from '../abilities.ts';
import type { GivesStatus, Moves } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { areaOf, reachedIn } from './aim.ts';
import type { Use } from './use.ts';

/** Whom an Ability without an attack reaches, and what a Defense Roll makes of it. Pure: forecasts go by it too. */

export type Deed<Kind extends AbilityDeed['deed']> = Extract<AbilityDeed, { readonly deed: Kind }>;

/** Everybody whom it reaches, in the order in which they defend themselves (WS-GEN-10). */
export function targetsOf(fight: Fight, { ability, target, cell }: Use): readonly Combatant[] {
  const radius = areaOf(ability);
  if (radius === null) return target ? [target] : [];
  return cell ? reachedIn(fight, cell, radius) : [];
}

/** What is left of it after a Defense Roll. */
export interface Outcome {
  readonly damages: boolean;
  readonly halved?: true;
  readonly status?: GivesStatus | undefined;
  readonly moves?: Moves | undefined;
}

/** WS-DRS-13: a success halves the damage where the Ability says so and leaves none otherwise, and nothing else. */
export function outcomeOf({ damage, half, status, moves }: Deed<'defense'>, passed: boolean): Outcome {
  const damages = damage.length > 0;
  if (!passed) return { damages, status, moves };
  return half ? { damages, halved: true } : { damages: false };
}
