import { expect, test } from 'vitest';
import type { Problem } from '../engine/system.ts';
import { check } from './problems.ts';
import { name, whole, z } from './schemas.ts';

const said = (schema: z.ZodType, value: unknown): string[] => {
  const problems: Problem[] = [];
  check(schema, value, [], problems);
  return problems.map(({ path, message }) => `${path}: ${message}`);
};

test('problems say in words what is expected at each path', () => {
  const schema = z.strictObject({
    name,
    at: z.literal('called'),
    side: z.enum(['left', 'right']),
    people: z.array(z.strictObject({ level: whole(1, 9), alive: z.boolean() })).min(2),
    share: z.number().gt(0).multipleOf(5),
  });
  expect(said(schema, {})).toEqual([
    'name: this is missing: text is expected',
    'at: this is missing: "called" is expected',
    'side: this is missing: one of "left", "right" is expected',
    'people: this is missing: a list is expected',
    'share: this is missing: a number is expected',
  ]);
  const people = [{ level: 12, alive: 'no' }];
  expect(said(schema, { name: 'x'.repeat(61), at: 'soon', side: 3, people, share: -1, more: 1 })).toEqual([
    'name: at most 60 characters are expected',
    'at: "called" is expected',
    'side: one of "left", "right" is expected',
    'people[0].level: at most 9 is expected',
    'people[0].alive: true or false is expected',
    'people: at least 2 entries are expected',
    'share: more than 0 is expected',
    'share: a multiple of 5 is expected',
    'more: unknown key',
  ]);
  expect(said(z.union([z.string(), z.array(z.string())]), 5)).toEqual([': text or a list is expected']);
  const arrives = z.union([z.strictObject({ round: whole(1, 9) }), z.literal('called')]);
  expect(said(z.strictObject({ arrives }), {})).toEqual([
    'arrives: this is missing: an object or "called" is expected',
  ]);
  expect(said(arrives, 'soon')).toEqual([': an object or "called" is expected']);
  expect(said(arrives, { round: 12 })).toEqual(['round: at most 9 is expected']);
  // Of a choice within a choice the one that is meant, too.
  const later = z.union([z.number(), arrives]);
  expect(said(later, { round: 12 })).toEqual(['round: at most 9 is expected']);
  expect(said(later, 'soon')).toEqual([': a number or an object or "called" is expected']);
  expect(said(whole(0, 9), 1.5)).toEqual([': a whole number is expected']);
  expect(said(z.record(z.string(), z.number()), null)).toEqual([': an object is expected']);
});
