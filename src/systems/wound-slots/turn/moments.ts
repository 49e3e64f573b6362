import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';

/** The four moments of a turn in which combatants with higher initiative may act (SL-INT-2 to SL-INT-5). */
export type MomentKind = 'turn-start' | 'turn-end' | 'declared' | 'resolved';

export interface MomentAbout {
  /** The combatant whose turn or action it is. */
  readonly who: Id;
  readonly action?: string;
  readonly target?: Id;
  /** The id of the spell or special attack. */
  readonly which?: Id;
}

/** The context of the window `moment`. `interrupt.ts` writes the outcome into it. */
export interface OpenMoment {
  readonly kind: MomentKind;
  readonly about: MomentAbout;
  /** SL-INT-5: the combatant who voided the declared action; `null`: nobody. */
  by: Id | null;
  /** Whether any combatant acted in it. */
  anything: boolean;
  /** Whether anybody was asked in it: meanwhile the game master's hand may have changed something. */
  asked: boolean;
}

/** Opens a moment and returns its outcome. */
export function moment(table: Table, kind: MomentKind, about: MomentAbout): Readonly<OpenMoment> {
  const open: OpenMoment = { kind, about, by: null, anything: false, asked: false };
  table.offer('moment', open);
  return open;
}
