import { expect, test } from 'vitest';
import type { Ruling } from '../../store/rulings.ts';
import { systems } from '../../systems/registry.ts';
import {
  completed,
  fieldsOf,
  foldedAway,
  inWords,
  namedOnce,
  rulingsIn,
  underRulings,
  usualOf,
  withHelpers,
  wrongIn,
} from './needs.ts';

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

test('things of the sheet and of the book are picked by name, where there are any, and else typed', () => {
  const asked = {
    properties: {
      item: { type: 'string', own: ['armor'] },
      gear: { type: 'array', items: { type: 'string', list: 'piece' } },
    },
    required: ['item', 'gear'],
  };
  const offered = {
    words: {},
    things: { piece: [{ id: 'net', name: 'Net' }] },
    own: (named: readonly string[]) => named.map((field) => ({ id: 'mail', label: `Mail of ${field}` })),
  };
  const fields = fieldsOf(asked, [], offered);
  expect(fields).toMatchObject([
    { key: 'item', kind: 'one', of: [{ id: 'mail', label: 'Mail of armor' }] },
    { key: 'gear', kind: 'several', of: [{ id: 'net', label: 'Net' }] },
  ]);
  expect(usualOf(fields)).toEqual({ item: 'mail', gear: [] });
  // Also where it was not known yet what there is when the form was opened.
  expect(completed({ item: '', gear: ['net'] }, fields)).toEqual({ item: 'mail', gear: ['net'] });
  const none = fieldsOf(asked, [], { words: {}, things: {}, own: () => [] });
  expect(none.map(({ kind }) => kind)).toEqual(['text', 'words']);
});

test('a field that sheets have too has the name that it has there', () => {
  const asked = { properties: { wp: { type: 'integer' }, vitality: { type: 'integer' } } };
  const labels = (words: { readonly [key: string]: string }) =>
    fieldsOf(asked, [], { words, things: {}, own: () => [] }).map(({ label }) => label);
  expect(labels({ wp: 'WP', vitality: '' })).toEqual(['WP', 'Vitality']);
});

test('of the deeds of Action Dice and Fighting Style, items and gear are picked by name', () => {
  const offered = {
    words: {},
    things: { piece: [{ id: 'net', name: 'Net' }] },
    own: () => [{ id: 'mail', label: 'Mail' }],
  };
  const picked = Object.values(systems).flatMap(({ id, between }) =>
    between.flatMap((deed) =>
      fieldsOf(deed.needs, [], offered).flatMap(({ key, kind }) =>
        kind === 'one' || kind === 'several' ? [`${id} ${deed.id} ${key}`] : [],
      ),
    ),
  );
  expect(picked).toEqual([
    'action-dice repair item',
    'fighting-style become-trained gear',
    'fighting-style extend-style pieces',
  ]);
});

test('what is wrong with a field is told at it, without the path; anything else with the whole deed', () => {
  const fields = fieldsOf(schema, []);
  const missing = { path: 'needs.style', message: 'needs.style: this is missing: text is expected' };
  expect(wrongIn(missing, fields)).toEqual({ key: 'style', message: 'this is missing: text is expected' });
  const refused = { path: 'gear[1]', message: 'the style lists "net" already' };
  expect(wrongIn(refused, fields)).toEqual({ key: 'gear', message: refused.message });
  expect(wrongIn({ message: 'nobody is hurt' }, fields)).toBeNull();
  expect(wrongIn({ path: 'sheet.name', message: 'sheet.name: too long' }, fields)).toBeNull();
  expect(wrongIn(null, fields)).toBeNull();
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

test('of two helpers with one name the one that was picked helps, with the sheet as it is now; whoever is gone does not', () => {
  const fields = [{ key: 'healer', label: 'Healer', kind: 'person' }] as unknown as Parameters<
    typeof withHelpers
  >[1];
  const helpers = ['a', 'b'].map((id) => ({ id, name: 'Somebody', sheet: { mana: id } }));
  expect(withHelpers({ healer: 'b', hours: 2 }, fields, helpers)).toEqual({
    healer: { mana: 'b' },
    hours: 2,
  });
  const rested = helpers.map((one) => ({ ...one, sheet: { mana: 'full' } }));
  expect(withHelpers({ healer: 'b' }, fields, rested)).toEqual({ healer: { mana: 'full' } });
  expect(withHelpers({ healer: 'gone' }, fields, helpers)).toEqual({});
  expect(withHelpers({}, fields, helpers)).toEqual({});
});

test('dice that are asked for name whose they are once', () => {
  expect(namedOnce('Wenna', 'Recovery: Wenna, Vit, d10 +1: say what the dice show')).toBe(
    'Recovery: Wenna, Vit, d10 +1: say what the dice show',
  );
  expect(namedOnce('Hadra', 'd20 +3: say what the dice show')).toBe('Hadra: d20 +3: say what the dice show');
});
