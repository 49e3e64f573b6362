import type { Happened } from '../reactions/windows.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Happening } from './triggers.ts';

/**
 * Events for held actions (WS-INI-12). Code that makes something happen calls `about` right before it and `happened`
 * right after; WS-R25 decides which of the two fires held actions. The consequences are in `fire.ts`.
 */

/** WS-R25: whether held actions fire before the event that triggers them. */
export const comesBefore = ({ rulings }: Fight): boolean => rulings.heldActionTiming === 'beforeEvent';

/** Announces an event that is about to happen (WS-R25 `beforeEvent`). */
export function about(table: Table, happening: Happening): void {
  if (comesBefore(table.fight)) table.offer('about', happening);
}

/**
 * Reports events that have happened. `down` and `appeared` always fire held actions here, since they cannot be
 * announced.
 */
export function happened(table: Table, ...happenings: Happened): void {
  if (happenings.length > 0) table.offer('happened', happenings);
}
