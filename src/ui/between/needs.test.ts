import { expect, test } from 'vitest';
import type { Ruling } from '../../store/rulings.ts';
import { systems } from '../../systems/registry.ts';
import { fieldsOf, foldedAway, inWords, rulingsIn, underRulings, usualOf } from './needs.ts';

const ruling = (id: string, key: string, ...values: readonly (string | number)[]): Ruling => ({
  id,
  key,
  clause: 'X-1',
  question: 'How?',
  default: values[0] as string,
  options: values.map((value) => ({ id: value, label: String(value) })),
});
const rulings = [ruling('X-R1', 'ends', 'soon', 'late'), ruling('X-R2', 'longRest', 'a', 'b')];
const other = ruling('X-R3', 'moons', 1, 2);

const schema = {
  type: 'object',
  properties: {
    hours: { type: 'integer', minimum: 1, maximum: 168 },
    pause: { type: 'integer', minimum: 0, maximum: 90, default: 5, description: 'Minutes of it' },
    slept: { type: 'integer', minimum: 0, maximum: 90 },
    resumed: { type: 'boolean', default: false },
    activity: { type: 'string', enum: ['rest', 'stroll'], default: 'rest' },
    heal: { type: 'string', enum: ['light', 'severe'] },
    style: { type: 'string', maxLength: 60 },
    failures: { type: 'array', items: { type: 'integer' } },
    gear: { type: 'array', items: { type: 'string' } },
    healer: { description: 'The sheet of the healer' },
    faces: { type: 'array', items: { type: 'integer' } },
    ends: { type: 'string', enum: ['soon', 'late'], default: 'soon' },
    rulings: { type: 'object', properties: { longRest: { type: 'string', enum: ['a', 'b'] } } },
  },
  required: ['hours', 'style', 'gear'],
};

test('a schema becomes fields with kinds, bounds and usual values; faces and rulings are not among them', () => {
  expect(fieldsOf(schema, rulings).map(({ key, kind }) => [key, kind])).toEqual([
    ['hours', 'number'],
    ['pause', 'number'],
    ['slept', 'number'],
    ['resumed', 'switch'],
    ['activity', 'pick'],
    ['heal', 'pick'],
    ['style', 'text'],
    ['failures', 'numbers'],
    ['gear', 'words'],
    ['healer', 'person'],
  ]);
  const [hours, pause] = fieldsOf(schema, rulings);
  expect(hours).toMatchObject({ min: 1, max: 168, usual: 1 });
  expect(pause).toMatchObject({ label: 'Pause', help: 'Minutes of it', usual: 5 });
  expect(fieldsOf({ type: 'object' }, rulings)).toEqual([]);
});

test('untouched fields have their usual values, and optional ones without a value are left out', () => {
  expect(usualOf(fieldsOf(schema, rulings))).toEqual({
    hours: 1,
    pause: 5,
    activity: 'rest',
    style: '',
    gear: [],
  });
});

test('keys become words: injuryEnds is "Injury ends"', () => {
  expect(inWords('injuryEnds')).toBe('Injury ends');
  expect(inWords('long-rests')).toBe('Long rests');
});

test('a long form folds away seldom used fields, a short one none', () => {
  const { first, folded } = foldedAway(fieldsOf(schema, rulings));
  expect(first.map(({ key }) => key)).toEqual(['hours', 'pause', 'style', 'failures', 'gear', 'healer']);
  expect(folded.map(({ key }) => key)).toEqual(['slept', 'resumed', 'activity', 'heal']);
  const short = fieldsOf({ properties: { heal: { enum: ['light'] }, rulings: { type: 'object' } } }, []);
  expect(foldedAway(short).first.map(({ key }) => key)).toEqual(['heal']);
});

test('the rulings of a schema are found apart from its fields, and the stated ones are sent along', () => {
  expect(rulingsIn(schema, [...rulings, other]).map(({ id }) => id)).toEqual(['X-R1', 'X-R2']);
  const said = { ends: 'late', longRest: 'b', moons: 2 };
  expect(underRulings({ hours: 3 }, schema, said)).toEqual({
    hours: 3,
    ends: 'late',
    rulings: { longRest: 'b' },
  });
  expect(underRulings({ hours: 3 }, schema, {})).toEqual({ hours: 3 });
});

test('of all deeds between fights only treat-wound and stabilize ask for the sheet of another person', () => {
  const asked = Object.values(systems).flatMap(({ id, between, rulebook }) =>
    between.flatMap((deed) =>
      fieldsOf(deed.needs, rulebook.rulings).flatMap(({ key, kind }) =>
        kind === 'person' ? [`${id} ${deed.id} ${key}`] : [],
      ),
    ),
  );
  expect(asked).toEqual(['wound-slots treat-wound healer', 'wound-slots stabilize healer']);
});
