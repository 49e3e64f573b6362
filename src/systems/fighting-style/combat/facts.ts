import type { Id } from '../../../kernel/json.ts';
import type { Defence } from '../spells.ts';

/** How a weapon or spell reaches its target. */
export const manners = ['melee', 'thrown', 'shot', 'spell', 'melee-spell'] as const;
export type Manner = (typeof manners)[number];

/** The seven maneuvers (FS-MAN-11). */
export const maneuvers = ['bash', 'brace', 'disarm', 'feint', 'precision', 'push', 'trip'] as const;
export type Maneuver = (typeof maneuvers)[number];

/** Where a hit may land (FS-MAN-8). */
export const hitLocations = ['head', 'body', 'right-arm', 'left-arm', 'right-leg', 'left-leg'] as const;
export type HitLocation = (typeof hitLocations)[number];

/** What a combat roll came to (FS-RES-8). `negated`: the defender alone passed. */
const combatOutcomes = ['nothing', 'hit', 'blocked', 'missed', 'negated'] as const;
export type CombatOutcome = (typeof combatOutcomes)[number];

/** Why a target does not defend itself (FS-DEF-7). */
const undefendedReasons = [
  'declined',
  'unaware',
  'surprised',
  'unconscious',
  'noActionPoints',
  'noDefence',
] as const;
export type UndefendedReason = (typeof undefendedReasons)[number];

/**
 * What is to be read or counted about an attack. None of these changes the fight, but that whoever sets out and is
 * struck at has begun its turn.
 */
export type CombatFact =
  /** FS-ATK-1, step 1: the attack is on. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly targets: readonly Id[];
      readonly with: string;
      readonly manner: Manner;
      readonly opportunity: boolean;
    }
  /** FS-OPP-2: a step of `who` lays it open to these; a spell or standing up is declared as an action. */
  | { readonly fact: 'step-provokes'; readonly who: Id; readonly by: readonly Id[] }
  /** FS-ATK-1, step 3. */
  | {
      readonly fact: 'defence';
      readonly who: Id;
      readonly against: Id;
      readonly defence: Defence | null;
      readonly why?: UndefendedReason;
    }
  /** FS-ATK-1, step 6. `critical`: who won alone and may add a maneuver. */
  | {
      readonly fact: 'combat-roll';
      readonly who: Id;
      readonly target: Id;
      readonly defence: Defence | null;
      readonly attack: Side;
      readonly defended: Side;
      readonly outcome: CombatOutcome;
      readonly critical: Id | null;
      readonly clause: string;
    }
  /** The attack could not go on: the attacker was struck down or moved, or its targets are gone. */
  | { readonly fact: 'attack-off'; readonly who: Id; readonly why: string; readonly clause: string }
  /** FS-MAN-1: picked. */
  | {
      readonly fact: 'maneuver';
      readonly who: Id;
      readonly at: Id;
      readonly maneuver: Maneuver;
      readonly item?: Id;
      readonly location?: HitLocation;
    }
  /** What the maneuver came to. */
  | {
      readonly fact: 'maneuver-done';
      readonly who: Id;
      readonly at: Id;
      readonly maneuver: Maneuver;
      readonly worked: boolean;
      readonly clause: string;
    }
  /** FS-MAN-8, FS-R44: no number depends on it. */
  | { readonly fact: 'location'; readonly who: Id; readonly location: HitLocation; readonly clause: string }
  /** FS-MAG-1, FS-R76: a spell or item that is no attack failed or took effect. */
  | {
      readonly fact: 'spell';
      readonly who: Id;
      readonly spell: string;
      readonly at: Id;
      readonly worked: boolean;
    };

/** One side of a combat roll. */
export interface Side {
  readonly passed: boolean;
  readonly successes: number;
  /** No die was rolled for it (FS-TEST-6). */
  readonly automatic: boolean;
}
