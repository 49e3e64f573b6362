import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import type { Happening } from './happening.ts';

export type { Happening } from './happening.ts';

/**
 * The moments at which readied deeds may be done (AD-ACT-12, AD-R36). Whoever lets something happen calls `about` right
 * before it and `happened` right after, with the same object; after either it must be looked whether it can still go on:
 * whoever does it may be out or down by then, the target gone. What follows stands in `fire.ts`: any deed at all.
 */

/** Nothing has happened yet. */
export function about(table: Table, happening: Happening): void {
  if (table.fight.rulings.readyTiming === 'before' && somebodyWaits(table)) table.offer('about', happening);
}

/** It has happened. With AD-R36 `before` whoever could do nothing before it may do it now. */
export function happened(table: Table, happening: Happening): void {
  if (somebodyWaits(table)) table.offer('happened', happening);
}

/** Whether anybody waits for anything: whoever moves then stops at every square to look. */
export function somebodyWaits({ fight }: Table): boolean {
  for (const { readied } of everyone(fight)) if (readied.length > 0) return true;
  return false;
}
