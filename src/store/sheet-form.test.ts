import { expect, test } from 'vitest';
import type { Field, GroupField } from './sheet-form.ts';
import { formOf, oneOfMany, ownFieldOf } from './sheet-form.ts';

const things = { weapon: [{ id: 'club', name: 'Club' }] };
const form = (properties: object, words = {}, required: readonly string[] = []): GroupField =>
  formOf({ schema: { type: 'object', properties, required } as never, words, things });
const fieldOf = (schema: object, key = 'one', words = {}): Field | undefined =>
  form({ [key]: schema }, words).parts[0]?.field;

test('a number field has its bounds, and its default as its usual value', () => {
  expect(fieldOf({ type: 'integer', minimum: 1, maximum: 12, default: 5 })).toEqual({
    kind: 'number',
    least: 1,
    most: 12,
    usual: 5,
  });
  expect(fieldOf({ type: 'integer', minimum: 0, maximum: 9 })).not.toHaveProperty('usual');
});

test('a boolean that can only be true is a mark, any other is a flag with its default', () => {
  expect(fieldOf({ type: 'boolean', const: true })).toEqual({ kind: 'mark' });
  expect(fieldOf({ type: 'boolean' })).toEqual({ kind: 'flag' });
  expect(fieldOf({ type: 'boolean', default: true })).toEqual({ kind: 'flag', usual: true });
});

test('fields and values are labelled with the rules’ words, or else by their keys', () => {
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

test('a list is labelled with the plural, even if the rules’ word names one of its things', () => {
  const { parts } = form(
    { skills: { type: 'array' }, vulnerabilities: { type: 'array' }, ap: { type: 'array' } },
    { skills: 'skill', vulnerabilities: 'vulnerability', ap: 'AP' },
  );
  expect(parts.map(({ label }) => label)).toEqual(['Skills', 'Vulnerabilities', 'AP']);
  expect(oneOfMany('Abilities')).toBe('ability');
});

test('an id of the pack is picked from its list, one of the sheet’s own from its fields; a text is typed', () => {
  expect(fieldOf({ type: 'string', list: 'weapon' })).toEqual({
    kind: 'one',
    of: [{ id: 'club', label: 'Club' }],
    things: true,
  });
  expect(fieldOf({ type: 'string', own: ['weapons'] })).toEqual({ kind: 'own', fields: ['weapons'] });
  expect(fieldOf({ type: 'string', maxLength: 60 })).toEqual({ kind: 'text', longest: 60 });
  const weapons = {
    type: 'array',
    items: { anyOf: [{ type: 'string', list: 'weapon' }, { type: 'object' }] },
  };
  const held = { type: 'string', own: ['weapons', 'shield'] };
  const { parts } = form({ weapons, shield: { type: 'object', properties: {} }, held });
  expect(parts.find(({ key }) => key === 'held')?.field).toEqual({
    kind: 'own',
    fields: ['weapons', 'shield'],
    names: { club: 'Club', shield: 'Shield' },
  });
});

test('things of the pack with one name are told apart by their ids', () => {
  const natural = [
    { id: 'bear-claws', name: 'Claws' },
    { id: 'fiend-claws', name: 'Claws' },
    { id: 'slam', name: 'Slam' },
  ];
  const properties = { one: { type: 'string', list: 'natural' } };
  const form = formOf({ schema: { type: 'object', properties } as never, words: {}, things: { natural } });
  const field = form.parts[0]?.field;
  expect(field?.kind === 'one' && field.of.map(({ label }) => label)).toEqual([
    'Claws (bear claws)',
    'Claws (fiend claws)',
    'Slam',
  ]);
});

test('nested alternatives become one list of ways; a constant field labels its way and is always written', () => {
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

test('a word of its own beside others is one of them: what armour protects from is any type, or all that is physical', () => {
  const against = { anyOf: [{ type: 'string', const: 'physical' }, { enum: ['kinetic', 'thermal'] }] };
  const of = ['physical', 'kinetic', 'thermal'];
  const labels = ['Physical', 'Kinetic', 'Thermal'];
  const all = { kind: 'one', of: of.map((id, at) => ({ id, label: labels[at] })) };
  expect(fieldOf({ type: 'array', items: against })).toMatchObject({ kind: 'list', item: all });
  // Beside a way that is no word, both are still in one list.
  expect(fieldOf({ anyOf: [...against.anyOf, { type: 'integer' }] })).toMatchObject({
    kind: 'either',
    ways: [{ field: all }, { field: { kind: 'number' } }],
  });
});

test('the state that a fight left (current) is no part of the form', () => {
  expect(form({ current: { type: 'object', properties: {} } }).parts).toEqual([]);
});

test('the description of a field is its note', () => {
  const { parts } = form({ hands: { type: 'integer', description: 'How many it has (RULE-1).' } });
  expect(parts[0]?.note).toBe('How many it has (RULE-1).');
});

test('what is asked for from a sheet’s own things is called by the names of the book', () => {
  const armor = { type: 'array', items: { anyOf: [{ type: 'string', list: 'armor' }, { type: 'object' }] } };
  const schema = { type: 'object', properties: { armor, shield: { type: 'object' } } } as never;
  const book = { armor: [{ id: 'mail', name: 'Mail' }] };
  const asked = ownFieldOf({ schema, words: { shield: 'buckler' }, things: book }, ['armor', 'shield']);
  expect(asked.names).toEqual({ mail: 'Mail', shield: 'Buckler' });
});
