import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';
import { happened } from './watch.ts';

/**
 * Going Down in the middle of something (WS-INI-12, WS-R25). Whoever waits for it acts when what has felled somebody is
 * over: all of a hit, everybody in an area, what comes with a blow. Who has fallen meanwhile is kept beside the table, for
 * no longer than the one deed takes: whoever runs a step anew does so at a new one.
 */
const fallen = new WeakMap<Table, Id[]>();

/** Resolves one attack or Ability; then those who fell in it have fallen for everybody who waits. */
export function resolved<T>(table: Table, work: () => T): T {
  const outer = fallen.get(table);
  const fell: Id[] = [];
  fallen.set(table, fell);
  const done = work();
  if (outer) fallen.set(table, outer);
  else fallen.delete(table);
  for (const who of fell) happened(table, { event: 'down', who });
  return done;
}

/** The same for what may be a part of one: a hit, a push. */
export const asOne = <T>(table: Table, work: () => T): T =>
  fallen.has(table) ? work() : resolved(table, work);

/** This one has gone Down, or died where it stood. */
export function hasFallen(table: Table, who: Id): void {
  const fell = fallen.get(table);
  if (fell) fell.push(who);
  else happened(table, { event: 'down', who });
}
