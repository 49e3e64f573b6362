import { expect, test } from 'vitest';
import type { Field, GroupField } from './sheet-form.ts';
import { formOf, oneOfMany } from './sheet-form.ts';

const things = { weapon: [{ id: 'club', name: 'Club' }] };
const form = (properties: object, words = {}, required: readonly string[] = []): GroupField =>
  formOf({ schema: { type: 'object', properties, required } as never, words, things });
const fieldOf = (schema: object, key = 'one', words = {}): Field | undefined =>
  form({ [key]: schema }, words).parts[0]?.field;

test('a number knows its bounds, and what stands for it while it is not written', () => {
  expect(fieldOf({ type: 'integer', minimum: 1, maximum: 12, default: 5 })).toEqual({
    kind: 'number',
    least: 1,
    most: 12,
    usual: 5,
  });
  expect(fieldOf({ type: 'integer', minimum: 0, maximum: 9 })).not.toHaveProperty('usual');
});

test('what is there or not is a mark; what is true or false may be left to the rules', () => {
  expect(fieldOf({ type: 'boolean', const: true })).toEqual({ kind: 'mark' });
  expect(fieldOf({ type: 'boolean' })).toEqual({ kind: 'flag' });
  expect(fieldOf({ type: 'boolean', default: true })).toEqual({ kind: 'flag', usual: true });
});

test('fields and values are called by the rules’ words, else by their keys', () => {
  const { parts } = form(
    { xp: { type: 'integer' }, sleightOfHand: { type: 'integer' }, kind: { enum: ['pc', 'mastOnly'] } },
    { xp: 'XP', 'kind.pc': 'player character' },
  );
  expect(parts.map(({ label }) => label)).toEqual(['XP', 'Sleight of hand', 'Kind']);
  expect(parts[2]?.field).toEqual({
    kind: 'one',
    of: [
      { id: 'pc', label: 'Player character' },
      { id: 'mastOnly', label: 'Mast only' },
    ],
  });
});

test('a word that names one of several does not stand for all of them', () => {
  const { parts } = form(
    { skills: { type: 'array' }, vulnerabilities: { type: 'array' }, ap: { type: 'array' } },
    { skills: 'skill', vulnerabilities: 'vulnerability', ap: 'AP' },
  );
  expect(parts.map(({ label }) => label)).toEqual(['Skills', 'Vulnerabilities', 'AP']);
  expect(oneOfMany('Abilities')).toBe('ability');
});

test('an id of the pack is picked from its list, one of the sheet’s own from its fields', () => {
  expect(fieldOf({ type: 'string', list: 'weapon' })).toEqual({
    kind: 'one',
    of: [{ id: 'club', label: 'Club' }],
    things: true,
  });
  expect(fieldOf({ type: 'string', own: ['weapons'] })).toEqual({ kind: 'own', fields: ['weapons'] });
  expect(fieldOf({ type: 'string', maxLength: 60 })).toEqual({ kind: 'text', longest: 60 });
});

test('ways within a way are ways, and what always is so of one tells it from the others', () => {
  const attack = {
    type: 'object',
    properties: { kind: { type: 'string', const: 'attack' } },
    required: ['kind'],
  };
  const help = {
    type: 'object',
    properties: { kind: { type: 'string', const: 'help' } },
    required: ['kind'],
  };
  const field = fieldOf({ anyOf: [{ type: 'string', list: 'weapon' }, { oneOf: [attack, help] }] });
  expect(field?.kind === 'either' && field.ways.map(({ label }) => label)).toEqual([
    'From the book',
    'Attack',
    'Help',
  ]);
  expect(field?.kind === 'either' && field.ways[1]?.field).toEqual({
    kind: 'group',
    parts: [],
    always: { kind: 'attack' },
  });
});

test('what a fight has left of somebody is no part of the form', () => {
  expect(form({ current: { type: 'object', properties: {} } }).parts).toEqual([]);
});

test('what a field means stands with it', () => {
  const { parts } = form({ hands: { type: 'integer', description: 'How many it has (RULE-1).' } });
  expect(parts[0]?.note).toBe('How many it has (RULE-1).');
});
