import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Result } from './roll.ts';
import { rollTest } from './roll.ts';
import type { TestSpec } from './spec.ts';

/** Makes a test that nobody opposes, and settles what its failure costs (PE-TEST-2, PE-INJ-12). */
export function makeTest(table: Table, spec: TestSpec): Result {
  const result = rollTest(table, spec);
  costOfFailure(table, result);
  return result;
}
