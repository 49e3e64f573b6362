import type { Cell, Id } from '../../../kernel/json.ts';
import type { ConditionId } from '../conditions/catalogue.ts';
import type { Push } from '../dice/pushes.ts';
import type { Ability } from '../stats.ts';
import type { Visibility } from '../visibility/grades.ts';
import type { Until } from './until.ts';

/** What somebody is under. The id is unlike that of every other effect, push and zone of the fight. */
export interface Effect {
  readonly id: Id;
  readonly condition: ConditionId;
  /** Who laid it; `null` where nobody did, or the game master. */
  readonly by: Id | null;
  readonly until: Until;
  /** With which abilities, and against which number it is struggled against, where that is printed (AD-RES-2, AD-RES-4). */
  readonly resist?: readonly Ability[];
  readonly vs?: number;
}

/** A Charge or Challenge that waits for a roll of its bearer (AD-DIE-15, AD-R12). */
export interface Waiting {
  readonly id: Id;
  readonly push: Push;
  /** `any`: every action roll; else attacks alone. */
  readonly roll: 'any' | 'attack';
  /** Only against this one (AD-ACT-15). */
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
