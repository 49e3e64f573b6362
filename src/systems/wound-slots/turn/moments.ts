import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';

/** The four moments in which whoever stands higher may act on another's turn (SL-INT-2 to SL-INT-5). */
export type MomentKind = 'turn-start' | 'turn-end' | 'declared' | 'resolved';

export interface MomentAbout {
  /** Whose deed it is. */
  readonly who: Id;
  readonly action?: string;
  readonly target?: Id;
  /** Which spell, or which special attack. */
  readonly which?: Id;
}

/** Window `moment`: whoever acts in it (`interrupt.ts`) writes here what has come of it. */
export interface OpenMoment {
  readonly kind: MomentKind;
  readonly about: MomentAbout;
  /** SL-INT-5: who has thwarted what was declared; `null`: nobody. */
  by: Id | null;
  /** Whether anybody did anything at all. */
  anything: boolean;
}

/** Opens a moment, and says what has come of it. */
export function moment(table: Table, kind: MomentKind, about: MomentAbout): Readonly<OpenMoment> {
  const open: OpenMoment = { kind, about, by: null, anything: false };
  table.offer('moment', open);
  return open;
}
