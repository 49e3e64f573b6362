import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';
import { happened } from './watch.ts';

/**
 * Going Down in the middle of a deed (WS-INI-12, WS-R25). Held actions that wait for it fire when the cause is
 * completely resolved: the whole hit, all targets of an area, all riders. Meanwhile the fallen are collected here,
 * keyed by the port; every run of a step has a port of its own, so nothing is left over.
 */
const fallen = new WeakMap<Table, Id[]>();

/** Resolves one attack or Ability; then reports those who went Down in it to held actions. */
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

/** The same for something that may be part of a larger deed: a hit, a push. */
export const asOne = <T>(table: Table, work: () => T): T =>
  fallen.has(table) ? work() : resolved(table, work);

/** Reports that a combatant went Down, or died while standing. */
export function hasFallen(table: Table, who: Id): void {
  const fell = fallen.get(table);
  if (fell) fell.push(who);
  else happened(table, { event: 'down', who });
}

/**
 * Remembers what is being resolved. The returned function goes back to it, after a deed that was abandoned in its middle
 * because the game master's hand took away its doer or its target.
 */
export function resolving(table: Table): () => void {
  const outer = fallen.get(table);
  return () => {
    if (outer) fallen.set(table, outer);
    else fallen.delete(table);
  };
}
