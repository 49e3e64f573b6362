import type { Id } from '../../../kernel/json.ts';
import type { Readied } from '../acts/act.ts';
import { byInitiative } from '../judge.ts';
import { orderReactions } from '../reactions/order.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';
import type { Moment } from './fire.ts';
import { answer, comeTrue } from './fire.ts';
import type { Happening } from './happening.ts';

export type { Happening } from './happening.ts';

/**
 * The moments at which readied deeds may be done (AD-ACT-12, AD-R36). Whoever lets something happen calls `about` right
 * before it and `happened` right after, with the same object; after either it must be looked whether it can still go on:
 * whoever does it may be out or down by then, the target gone.
 */

/** Nothing has happened yet. */
export function about(table: Table, happening: Happening): void {
  if (table.fight.rulings.readyTiming === 'before') fire(table, happening, 'before');
}

/** It has happened. With AD-R36 `before` whoever could do nothing before it may do it now. */
export const happened = (table: Table, happening: Happening): void => fire(table, happening, 'after');

/** Whether anybody waits for anything: whoever moves then stops at every square to look. */
export function somebodyWaits({ fight }: Table): boolean {
  for (const { readied } of everyone(fight)) if (readied.length > 0) return true;
  return false;
}

function fire(table: Table, happening: Happening, moment: Moment): void {
  if (!somebodyWaits(table)) return;
  const { fight } = table;
  const holders = everyone(fight).filter(({ readied }) => readied.length > 0);
  const come = new Map<Id, readonly Readied[]>();
  for (const { id } of byInitiative(fight, holders)) {
    const found = comeTrue(table, id, happening, moment);
    if (found.length > 0) come.set(id, found);
  }
  const target = 'target' in happening ? happening.target : null;
  for (const id of orderReactions(table, [...come.keys()], target)) {
    if (fight.over) return;
    answer(table, id, come.get(id) ?? [], happening, moment);
  }
}
