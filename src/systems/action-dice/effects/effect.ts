import type { Cell, Id } from '../../../kernel/json.ts';
import type { ConditionId } from '../conditions/catalogue.ts';
import type { Push } from '../dice/pushes.ts';
import type { Ability } from '../stats.ts';
import type { Visibility } from '../visibility/grades.ts';
import type { Until } from './until.ts';

/** A condition of a combatant. Its id is unique among effects, waiting pushes, readied acts and zones of the fight. */
export interface Effect {
  readonly id: Id;
  readonly condition: ConditionId;
  /** Who caused it; `null` if nobody or the game master did. */
  readonly by: Id | null;
  readonly until: Until;
  /** The abilities and the number to beat when struggling against it, if printed (AD-RES-2, AD-RES-4). */
  readonly resist?: readonly Ability[];
  readonly vs?: number;
}

/** A Charge or Challenge that waits for a roll of its bearer (AD-DIE-15, AD-R12). */
export interface Waiting {
  readonly id: Id;
  readonly push: Push;
  /** `any`: every action roll; otherwise attacks only. */
  readonly roll: 'any' | 'attack';
  /** AD-ACT-15: it counts only for rolls against this combatant; `null` for all. */
  readonly against: Id | null;
  readonly until: Until;
}

/** Poor visibility in a part of the field (AD-VIS-6, AD-R103). The radius is in feet. */
export interface Zone {
  readonly id: Id;
  readonly cell: Cell;
  readonly radius: number;
  readonly visibility: Visibility;
  readonly until: Until;
}
