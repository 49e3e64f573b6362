import type { Id } from '../../../kernel/json.ts';
import type { Defence } from '../spells.ts';

/** How a weapon or spell reaches its target. */
const manners = ['melee', 'thrown', 'shot', 'spell', 'melee-spell'] as const;
export type Manner = (typeof manners)[number];

/** The seven maneuvers (FS-MAN-11). */
export const maneuvers = ['bash', 'brace', 'disarm', 'feint', 'precision', 'push', 'trip'] as const;
export type Maneuver = (typeof maneuvers)[number];

/** Where a hit may land (FS-MAN-8). */
export const hitLocations = ['head', 'body', 'right-arm', 'left-arm', 'right-leg', 'left-leg'] as const;
export type HitLocation = (typeof hitLocations)[number];

/** The result of a combat roll (FS-RES-8). `negated`: the defender alone passed. */
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
 * Facts about attacks, for the log and for odds. None changes the fight except `step-provokes`, which marks the turn of
 * the active combatant as begun.
 */
export type CombatFact =
  /** FS-ATK-1, step 1: an attack was declared. */
  | {
      readonly fact: 'attack';
      readonly who: Id;
      readonly targets: readonly Id[];
      readonly with: string;
      readonly manner: Manner;
      readonly opportunity: boolean;
      /** FS-OPP-2: a step has provoked it. */
      readonly step?: true;
    }
  /** FS-OPP-2: a step of `who` provokes these foes. Casting and standing up are told as an `action` instead. */
  | { readonly fact: 'step-provokes'; readonly who: Id; readonly by: readonly Id[] }
  /** FS-ATK-1, step 3. `defence` is `null` when the target does not defend; `why` says the reason. */
  | {
      readonly fact: 'defence';
      readonly who: Id;
      readonly against: Id;
      readonly defence: Defence | null;
      readonly why?: UndefendedReason;
    }
  /** FS-ATK-1, step 6. `critical`: the one who passed alone and may add a maneuver. */
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
  /** The attack ended before its tests: the attacker cannot go on, or no target is left. */
  | { readonly fact: 'attack-off'; readonly who: Id; readonly why: string; readonly clause: string }
  /** FS-MAN-1: a maneuver was picked. */
  | {
      readonly fact: 'maneuver';
      readonly who: Id;
      readonly at: Id;
      readonly maneuver: Maneuver;
      readonly item?: Id;
      readonly location?: HitLocation;
    }
  /** A maneuver was performed; `worked`: it had its effect. */
  | {
      readonly fact: 'maneuver-done';
      readonly who: Id;
      readonly at: Id;
      readonly maneuver: Maneuver;
      readonly worked: boolean;
      readonly clause: string;
    }
  /** FS-MAN-8, FS-R44: the hit location; no number depends on it. */
  | { readonly fact: 'location'; readonly who: Id; readonly location: HitLocation; readonly clause: string }
  /** FS-MAG-1, FS-R76: a spell or item that is not an attack took effect or failed. */
  | {
      readonly fact: 'spell';
      readonly who: Id;
      readonly spell: string;
      readonly at: Id;
      readonly worked: boolean;
      /** Why it failed, where that is not its test: words to follow a colon, and their clause (FS-OPP-6). */
      readonly stopped?: { readonly because: string; readonly clause: string };
    };

/** One side of a combat roll. */
interface Side {
  readonly passed: boolean;
  readonly successes: number;
  /** The result was certain; no die counted for it (FS-TEST-6). */
  readonly automatic: boolean;
}
