import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import type { Happening } from './happening.ts';

export type { Happening } from './happening.ts';

/**
 * The moments at which readied acts may fire (AD-ACT-12, AD-R36). What lets something happen calls `about` right before
 * it and `happened` right after it, with the same object. After either, any deed may have been done in between
 * (`fire.ts`), so the caller must check whether it can still go on: the acting combatant may be out or down, the target
 * gone.
 */

/** Called before it happens. */
export function about(table: Table, happening: Happening): void {
  if (table.fight.rulings.readyTiming === 'before' && somebodyWaits(table)) table.offer('about', happening);
}

/** Called after it has happened. Under AD-R36 `before`, those who could do nothing before may act now. */
export function happened(table: Table, happening: Happening): void {
  if (somebodyWaits(table)) table.offer('happened', happening);
}

/** Whether anybody has a readied act. If so, movement stops at every square to check. */
export function somebodyWaits({ fight }: Table): boolean {
  for (const { readied } of everyone(fight)) if (readied.length > 0) return true;
  return false;
}
