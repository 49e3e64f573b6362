import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Out } from '../../../kernel/view.ts';
import type { Location } from '../body.ts';
import type { Score } from '../scores.ts';
import type { InjuryRow, Persona } from '../state.ts';

/** Wounds by severity (PE-WND-1). */
export const severities = ['light', 'heavy', 'deadly'] as const;
export type Severity = (typeof severities)[number];

/** Wounds, Stress, injuries (sections WND, SAV, PER, INJ, FTG, DEC). Fields called `left` are the values afterwards. */
export type HarmFact =
  /** Wounds lost from the combatant's own tracks in one event. */
  | {
      readonly fact: 'wounds';
      readonly who: Id;
      /** The combatant that caused it; `gm` if done by hand or by nobody. */
      readonly by: Id;
      readonly with: string;
      readonly location: Location;
      readonly lost: { readonly [severity in Severity]: number };
      /** PE-INJ-11: how many of them a Bruised Rib has added, if any. */
      readonly rib?: number;
      /** PE-SAV-1: how many of them are Savage, where no Damage is told, which says so. */
      readonly savage?: number;
      readonly left: { readonly [severity in Severity]: number };
    }
  /** PE-PER-1: wounds lost from the equipped Persona. */
  | {
      readonly fact: 'persona-wounds';
      readonly who: Id;
      /** `gm` for falls and the like. */
      readonly by: Id;
      readonly persona: string;
      readonly lost: number;
      readonly left: number;
      /** PE-R89, `threeTracks`: Heavy and Deadly Wounds left; `left` counts the Light ones. */
      readonly heavy?: number;
      readonly deadly?: number;
    }
  /** PE-PER-3: a Persona is broken. */
  | { readonly fact: 'persona-broken'; readonly who: Id; readonly persona: string }
  /** Wounds of one severity are restored. */
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
      /** PE-FATE-8 with PE-R89 `threeTracks`: Heavy and Deadly Wounds left. */
      readonly heavy?: number;
      readonly deadly?: number;
    }
  /** Set by hand; `shrunk`: lowered because the track's maximum decreased (PE-R84). */
  | {
      readonly fact: 'track-set';
      readonly who: Id;
      readonly track: Severity;
      readonly left: number;
      readonly shrunk?: true;
    }
  | { readonly fact: 'personas-set'; readonly who: Id; readonly personas: readonly Persona[] }
  /** `amount` is the Stress gained (negative: lost). */
  | {
      readonly fact: 'stress';
      readonly who: Id;
      readonly amount: number;
      readonly left: number;
      readonly why: string;
      readonly clause: string;
    }
  | { readonly fact: 'injury'; readonly who: Id; readonly location: Location; readonly row: InjuryRow }
  /** PE-INJ-5: an injury ends, by rule or by hand. */
  | { readonly fact: 'injury-ended'; readonly who: Id; readonly location: Location }
  /** PE-FATE-10: an injury has no effect until the end of round `until`; 0 when it counts again. */
  | { readonly fact: 'injury-ignored'; readonly who: Id; readonly location: Location; readonly until: number }
  /** PE-DEC-1: `points` is the total of points lost so far. */
  | {
      readonly fact: 'decay';
      readonly who: Id;
      readonly score: Score;
      readonly points: number;
      readonly clause: string;
    }
  | { readonly fact: 'bleeding'; readonly who: Id; readonly on: boolean; readonly clause: string }
  /** PE-WND-4, PE-FTG-3, PE-AIR-5, PE-DEC-2: the combatant is unconscious or too hurt to go on, and so Helpless. */
  | {
      readonly fact: 'knocked-out';
      readonly who: Id;
      readonly by: Id;
      readonly why: string;
      readonly clause: string;
    }
  /** `clause`: the cause, if it is not the loss of the Deadly Wound. */
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id; readonly clause?: string }
  /** The combatant left the fight; only by hand. */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out }
  | { readonly fact: 'back'; readonly who: Id }
  /**
   * The combatant was removed by hand: no screen shows it any more, but what is being resolved can still refer to it.
   */
  | { readonly fact: 'removed'; readonly who: Id }
  /** How the harm of a hit was computed (PE-ATK-6, PE-ATK-7, PE-WND-6, PE-SAV-1); changes nothing. */
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
      /** Savage wounds with their causes. */
      readonly savage: Total;
    };
