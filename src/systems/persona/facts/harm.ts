import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Out } from '../../../kernel/view.ts';
import type { Location } from '../body.ts';
import type { Score } from '../scores.ts';
import type { InjuryRow, Persona } from '../state.ts';

/** Wounds by severity (PE-WND-1). */
export const severities = ['light', 'heavy', 'deadly'] as const;
export type Severity = (typeof severities)[number];

/** Wounds, Stress, injuries (sections WND, SAV, PER, INJ, FTG, DEC). Numbers called `left` are those afterwards. */
export type HarmFact =
  /** Lost from the own tracks at once; `lost` counts, `left` is what remains. */
  | {
      readonly fact: 'wounds';
      readonly who: Id;
      /** `gm` by hand. */
      readonly by: Id;
      readonly with: string;
      readonly location: Location;
      readonly lost: { readonly [severity in Severity]: number };
      readonly left: { readonly [severity in Severity]: number };
    }
  /** PE-PER-1: lost from the equipped Persona. */
  | {
      readonly fact: 'persona-wounds';
      readonly who: Id;
      /** `gm` for falls and the like. */
      readonly by: Id;
      readonly persona: string;
      readonly lost: number;
      readonly left: number;
      /** PE-R89, `threeTracks`: what is left of the worse ones; `left` counts the Light ones. */
      readonly heavy?: number;
      readonly deadly?: number;
    }
  /** PE-PER-3. */
  | { readonly fact: 'persona-broken'; readonly who: Id; readonly persona: string }
  /** One severity regained. */
  | {
      readonly fact: 'healed';
      readonly who: Id;
      readonly by: Id;
      readonly track: Severity;
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly fact: 'persona-healed';
      readonly who: Id;
      readonly persona: string;
      readonly amount: number;
      readonly left: number;
      /** PE-FATE-8 with PE-R89, `threeTracks`: what is left of the worse ones. */
      readonly heavy?: number;
      readonly deadly?: number;
    }
  /** By hand; `shrunk`: by a track that is shorter now (PE-R84). */
  | {
      readonly fact: 'track-set';
      readonly who: Id;
      readonly track: Severity;
      readonly left: number;
      readonly shrunk?: true;
    }
  | { readonly fact: 'personas-set'; readonly who: Id; readonly personas: readonly Persona[] }
  /** `amount` is what was gained (negative: lost); `left` is the Stress afterwards. */
  | {
      readonly fact: 'stress';
      readonly who: Id;
      readonly amount: number;
      readonly left: number;
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'injury'; readonly who: Id; readonly location: Location; readonly row: InjuryRow }
  /** PE-INJ-5, or by hand. */
  | { readonly fact: 'injury-ended'; readonly who: Id; readonly location: Location }
  /** PE-FATE-10: without effect up to this round; 0 when it counts again. */
  | { readonly fact: 'injury-ignored'; readonly who: Id; readonly location: Location; readonly until: number }
  /** PE-DEC-1: `points` are all points lost so far. */
  | {
      readonly fact: 'decay';
      readonly who: Id;
      readonly score: Score;
      readonly points: number;
      readonly clause: string;
    }
  | { readonly fact: 'bleeding'; readonly who: Id; readonly on: boolean; readonly clause: string }
  /** PE-WND-4, PE-FTG-3, PE-AIR-5, PE-DEC-2: helpless from now on. */
  | {
      readonly fact: 'knocked-out';
      readonly who: Id;
      readonly by: Id;
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id }
  /** Left the fight: by hand. */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out }
  | { readonly fact: 'back'; readonly who: Id }
  /** Taken out by hand: no screen shows it any more, but whatever is being resolved still knows it. */
  | { readonly fact: 'removed'; readonly who: Id }
  /** What an attack that landed came to, step by step (PE-ATK-6, PE-ATK-7, PE-WND-6, PE-SAV-1): to be read. */
  | {
      readonly fact: 'harm';
      readonly who: Id;
      readonly by: Id;
      readonly with: string;
      readonly location: Location;
      readonly damage: Total;
      readonly defense: Total;
      /** Normal wounds with their causes. */
      readonly wounds: Total;
      /** Savage steps with their causes. */
      readonly savage: Total;
    };
