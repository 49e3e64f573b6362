import { expect, test } from 'vitest';
import type { Ruling } from '../kernel/rulebook.ts';
import { allows, isSwitchable } from '../kernel/rulebook.ts';
import { rulingsSchemaOf } from './rulings.ts';
import { z } from './schemas.ts';

const ruling = (
  key: string,
  options: readonly (string | number | boolean)[],
  range?: readonly [number, number],
): Ruling => ({
  id: 'X-R1',
  key,
  clause: 'X-A-1',
  question: 'What?',
  default: options[0] as string,
  options: options.map((id) => ({ id, label: String(id) })),
  ...(range && { range: { min: range[0], max: range[1], label: 'metres' } }),
});

const word = ruling('word', ['sight', 'earshot']);
const truth = ruling('truth', [true, false]);
const number = ruling('number', ['sight'], [1, 9]);
const fixed = ruling('fixed', ['so']);
const all = [word, truth, number, fixed];
const schema = rulingsSchemaOf(all);

const cases: readonly (readonly [key: string, value: unknown, allowed: boolean])[] = [
  ['word', 'earshot', true],
  ['word', 'smell', false],
  ['word', 1, false],
  ['truth', false, true],
  ['truth', 'false', false],
  ['truth', 0, false],
  ['number', 'sight', true],
  ['number', 1, true],
  ['number', 9, true],
  ['number', 0, false],
  ['number', 10, false],
  ['number', 1.5, false],
  ['number', '3', false],
  ['number', null, false],
  ['fixed', 'so', true],
  ['fixed', 'other', false],
];

test.each(cases)('%s may be %j: %s', (key, value, allowed) => {
  expect(schema.safeParse({ [key]: value }).success).toBe(allowed);
  expect(allows(all.find((one) => one.key === key) as Ruling, value)).toBe(allowed);
});

test('rulings left out stay out, and unknown keys are refused', () => {
  expect(schema.parse({})).toEqual({});
  expect(schema.safeParse({ other: 1 }).success).toBe(false);
});

test('the message names the ruling and all values that it allows', () => {
  const message = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(message({ word: 'smell' })).toBe('X-R1 allows "sight", "earshot"');
  expect(message({ truth: 1 })).toBe('X-R1 allows true, false');
  expect(message({ number: 10 })).toBe('X-R1 allows "sight", whole numbers from 1 to 9');
});

test('a ruling with one value and no range is not switchable', () => {
  expect(all.filter(isSwitchable)).toEqual([word, truth, number]);
});

test('the JSON schema has the values and the range', () => {
  const json = z.toJSONSchema(schema) as { properties: Record<string, unknown> };
  expect(json.properties.word).toMatchObject({ enum: ['sight', 'earshot'] });
  expect(json.properties.truth).toMatchObject({ enum: [true, false] });
  expect(json.properties.number).toMatchObject({
    anyOf: [{ const: 'sight' }, { type: 'integer', minimum: 1, maximum: 9 }],
  });
});
