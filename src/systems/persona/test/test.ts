import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Result } from './roll.ts';
import { rollTest } from './roll.ts';
import type { TestSpec } from './spec.ts';

/** Makes an unopposed test and settles the cost of a failure (PE-TEST-2, PE-INJ-12). */
export function makeTest(table: Table, spec: TestSpec): Result {
  const result = rollTest(table, spec);
  costOfFailure(table, result);
  return result;
}
