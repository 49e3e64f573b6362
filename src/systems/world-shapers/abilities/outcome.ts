import type { AbilityDeed } from '../abilities.ts';
import type { GivesStatus, Moves } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { areaOf, reachedIn } from './aim.ts';
import type { Use } from './use.ts';

/** Targets and outcomes of Abilities without an attack roll. Pure: also used by previews. */

export type Deed<Kind extends AbilityDeed['deed']> = Extract<AbilityDeed, { readonly deed: Kind }>;

/** Everybody whom it affects, in the order of their Defense Rolls (WS-GEN-10). */
export function targetsOf(fight: Fight, { ability, target, cell }: Use): readonly Combatant[] {
  const radius = areaOf(ability);
  if (radius === null) return target ? [target] : [];
  return cell ? reachedIn(fight, cell, radius) : [];
}

/** What an Ability does to a target after its Defense Roll. */
interface Outcome {
  readonly damages: boolean;
  readonly halved?: true;
  readonly status?: GivesStatus | undefined;
  readonly moves?: Moves | undefined;
}

/** WS-DRS-13: on a success only damage is left, halved, if the Ability says so; otherwise nothing. */
export function outcomeOf({ damage, half, status, moves }: Deed<'defense'>, passed: boolean): Outcome {
  const damages = damage.length > 0;
  if (!passed) return { damages, status, moves };
  return half ? { damages, halved: true } : { damages: false };
}
