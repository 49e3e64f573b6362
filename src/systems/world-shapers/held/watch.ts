import type { Happened } from '../reactions/windows.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Happening } from './triggers.ts';

/**
 * What others wait for (WS-INI-12). Whoever lets something happen calls `about` right before it and `happened` right
 * after; which of the two fires held actions is the table's business (WS-R25). What then comes of it is in `fire.ts`.
 */

/** WS-R25: whether held actions come before what sets them off. */
export const comesBefore = ({ rulings }: Fight): boolean => rulings.heldActionTiming === 'beforeEvent';

/** WS-R25 `beforeEvent`. Nothing has happened yet. */
export function about(table: Table, happening: Happening): void {
  if (comesBefore(table.fight)) table.offer('about', happening);
}

/** It has happened; whoever went Down or showed itself has done so before anybody could see to it. */
export function happened(table: Table, ...happenings: Happened): void {
  if (happenings.length > 0) table.offer('happened', happenings);
}
