import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from './watch.ts';

/**
 * Going Down in the middle of something (WS-INI-12, WS-R25). Whoever waits for it acts when what has felled somebody is
 * over: all of a hit, everybody in an area, what comes with a blow. Who has fallen meanwhile is kept beside the working
 * copy of the fight, for no longer than the one deed takes.
 */
const fallen = new WeakMap<Fight, Id[]>();

/** Resolves one attack or Ability; then those who fell in it have fallen for everybody who waits. */
export function resolved<T>(table: Table, work: () => T): T {
  const { fight } = table;
  const outer = fallen.get(fight);
  const fell: Id[] = [];
  fallen.set(fight, fell);
  const done = work();
  if (outer) fallen.set(fight, outer);
  else fallen.delete(fight);
  for (const who of fell) happened(table, { event: 'down', who });
  return done;
}

/** The same for what may be a part of one: a hit, a push. */
export const asOne = <T>(table: Table, work: () => T): T =>
  fallen.has(table.fight) ? work() : resolved(table, work);

/** This one has gone Down, or died where it stood. */
export function hasFallen(table: Table, who: Id): void {
  const fell = fallen.get(table.fight);
  if (fell) fell.push(who);
  else happened(table, { event: 'down', who });
}
