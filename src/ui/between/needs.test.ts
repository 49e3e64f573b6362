import { expect, test } from 'vitest';
import { fieldsOf, foldedAway, inWords, usualOf } from './needs.ts';

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
    rulings: { type: 'object', properties: { longRest: { type: 'string', enum: ['a', 'b'] } } },
  },
  required: ['hours', 'style', 'gear'],
};

test('a schema becomes fields, and faces of dice are none of them', () => {
  expect(fieldsOf(schema).map(({ key, kind }) => [key, kind])).toEqual([
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
    ['rulings', 'group'],
  ]);
  const [hours, pause] = fieldsOf(schema);
  expect(hours).toMatchObject({ min: 1, max: 168, usual: 1 });
  expect(pause).toMatchObject({ label: 'Pause', help: 'Minutes of it', usual: 5 });
  expect(fieldsOf({ type: 'object' })).toEqual([]);
});

test('what nobody touches is as usual, and what may be left out is left out', () => {
  expect(usualOf(fieldsOf(schema))).toEqual({
    hours: 1,
    pause: 5,
    activity: 'rest',
    style: '',
    gear: [],
  });
});

test('keys are read as words', () => {
  expect(inWords('injuryEnds')).toBe('Injury ends');
  expect(inWords('long-rests')).toBe('Long rests');
});

test('a long form shows what people come for, a short one everything but rulings', () => {
  const { first, folded } = foldedAway(fieldsOf(schema));
  expect(first.map(({ key }) => key)).toEqual(['hours', 'pause', 'style', 'failures', 'gear', 'healer']);
  expect(folded.map(({ key }) => key)).toEqual(['slept', 'resumed', 'activity', 'heal', 'rulings']);
  const short = fieldsOf({ properties: { heal: { enum: ['light'] }, rulings: { type: 'object' } } });
  expect(foldedAway(short).first.map(({ key }) => key)).toEqual(['heal']);
});
