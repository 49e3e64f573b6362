import { expect, test } from 'vitest';
import { rulesForJob, rulesForOdds } from './rules-for.ts';

const record = { system: 'persona' } as never;
const encounter = { system: 'wound-slots' };

test('a job about one system needs its rules, a job that may concern any system needs all', () => {
  expect(rulesForJob({ job: 'start', fight: 'f', encounter })).toBe('wound-slots');
  expect(rulesForJob({ job: 'start', fight: 'f', encounter: 'chess' })).toBeNull();
  expect(rulesForJob({ job: 'adopt', fight: 'f', record })).toBe('persona');
  expect(rulesForJob({ job: 'table', request: { do: 'folk', system: 'persona' } })).toBe('persona');
  expect(rulesForJob({ job: 'table', request: { do: 'systems' } })).toBeNull();
  expect(rulesForJob({ job: 'library', call: 'importText', args: [] })).toBeNull();
  expect(rulesForJob({ job: 'library', call: 'exportAll', args: [[{ id: 'f', record }]] })).toBeNull();
});

test('jobs on the open fight, the list of fights and opening a fight name no system', () => {
  expect(rulesForJob({ job: 'table', request: { do: 'undo' } })).toBeUndefined();
  expect(rulesForJob({ job: 'library', call: 'fights', args: [] })).toBeUndefined();
  expect(rulesForJob({ job: 'library', call: 'exportAll', args: [[]] })).toBeUndefined();
  // The system is read from the fight's row in the database.
  expect(rulesForJob({ job: 'open', fight: 'f' })).toBeUndefined();
});

test('odds need the rules of the record or encounter that comes with them', () => {
  const request = { do: 'forecast' } as const;
  expect(rulesForOdds({ id: 1, record, request })).toBe('persona');
  expect(rulesForOdds({ id: 1, encounter, request })).toBe('wound-slots');
  expect(rulesForOdds({ id: 1, request })).toBeUndefined();
  expect(rulesForOdds({ id: 1, request: { do: 'vary', encounter, changes: [] } })).toBe('wound-slots');
});
