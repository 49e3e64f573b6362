import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { contest } from '../test/contest.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';

/**
 * PE-TEST-4: makes an opposed test and returns whether the initiator wins. Against the surprised (PE-TIME-6) and those
 * who are out it only has to pass.
 */
export function opposed(table: Table, initiator: TestSpec, resister: TestSpec): boolean {
  const other = one(table.fight, resister.who);
  if (conscious(other) && !other.surprised) return contest(table, initiator, resister).won;
  return makeTest(table, { ...initiator, matters: undefined }).passed;
}
