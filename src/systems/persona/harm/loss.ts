import type { Id } from '../../../kernel/json.ts';
import type { Location } from '../body.ts';
import type { Due } from './allot.ts';

/** Wounds that somebody is about to lose (sections WND, SAV, PER). */
export interface Loss extends Due {
  readonly who: Id;
  /** `gm` for falls and the like. */
  readonly by: Id;
  /** A weapon's id, a Power's, `fall`, `blood loss`: what the log calls it. */
  readonly with: string;
  readonly location: Location;
  /** An attack does it (PE-R90). */
  readonly attack: boolean;
}

/** What came of it. */
export interface Lost {
  /** Wounds lost, those of the Persona included, those blocked by Fate not. */
  readonly wounds: number;
  /** The Stress of it demands a test to stay awake, which is still to be made: `stayAwake` (PE-FTG-3). */
  readonly faints: boolean;
}
