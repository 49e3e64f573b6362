import type { Id } from '../../../kernel/json.ts';
import type { Location } from '../body.ts';
import type { Due } from './allot.ts';

/** Wounds that a combatant is about to lose (sections WND, SAV, PER). */
export interface Loss extends Due {
  readonly who: Id;
  /** The combatant that caused it; `gm` for falls and the like. */
  readonly by: Id;
  /** What the log calls the cause: the id of a weapon or Power, `fall`, `blood loss`. */
  readonly with: string;
  readonly location: Location;
  /** Whether an attack causes it (PE-R90). */
  readonly attack: boolean;
  /** It comes round after round: whoever lies there with no wound left loses no more to it (PE-WND-4). */
  readonly recurs?: true;
  /** No Damage is told before, so that the wounds themselves say which of them are Savage. */
  readonly untold?: boolean;
}

/** The result of a loss of wounds. */
export interface Lost {
  /** The number of wounds lost, including the Persona's, excluding those blocked with Fate. */
  readonly wounds: number;
  /** Whether its Stress demands a test to stay conscious (PE-FTG-3), which the caller makes with `stayAwake`. */
  readonly faints: boolean;
}
