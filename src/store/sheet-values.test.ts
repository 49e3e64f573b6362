import { expect, test } from 'vitest';
import type { Field, GroupField } from './sheet-form.ts';
import {
  calledOf,
  freshOf,
  freshThing,
  ownItems,
  rewritten,
  wayOf,
  withValue,
  withWritten,
} from './sheet-values.ts';

const book: Field = { kind: 'one', things: true, of: [{ id: 'club', label: 'Club' }] };
const damage: Field = { kind: 'number', least: 0, most: 9 };
const own: GroupField = {
  kind: 'group',
  always: {},
  parts: [
    { key: 'id', label: 'Id', needed: true, field: { kind: 'text', longest: 40 } },
    { key: 'name', label: 'Name', needed: true, field: { kind: 'text', longest: 60 } },
    { key: 'damage', label: 'Damage', needed: true, field: damage },
    { key: 'about', label: 'About', needed: false, field: { kind: 'text', longest: 200 } },
  ],
};
const thing: Field = {
  kind: 'either',
  ways: [
    { label: 'From the book', field: book },
    { label: 'One of its own …', field: own },
  ],
};
const placed: Field = {
  kind: 'group',
  always: {},
  parts: [
    { key: 'thing', label: 'What', needed: true, field: thing },
    { key: 'in', label: 'Where', needed: false, field: { kind: 'one', of: [{ id: 'hand', label: 'Hand' }] } },
  ],
};
const carried: Field = {
  kind: 'either',
  ways: [
    { label: 'From the book', field: book },
    { label: 'In a given place …', field: placed },
  ],
};

test('a value is written at its path; the other fields, their order and the original stay', () => {
  const sheet = { name: 'Edda', skills: { dodge: 2 }, weapons: ['club', { id: 'own', name: 'Maul' }] };
  expect(withValue(sheet, ['skills', 'focus'], 3)).toEqual({ ...sheet, skills: { dodge: 2, focus: 3 } });
  expect(JSON.stringify(withValue(sheet, ['name'], 'Runa'))).toBe(
    '{"name":"Runa","skills":{"dodge":2},"weapons":["club",{"id":"own","name":"Maul"}]}',
  );
  expect(withValue(sheet, ['weapons', 1, 'name'], 'Mace')).toEqual({
    ...sheet,
    weapons: ['club', { id: 'own', name: 'Mace' }],
  });
  expect(sheet.weapons[1]).toEqual({ id: 'own', name: 'Maul' });
});

test('a removed value leaves no gap, in an object or in a list', () => {
  expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  expect(withValue({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] });
});

test('missing objects along the path are created', () => {
  expect(withValue({}, ['printed', 'skills', 'dodge'], 9)).toEqual({ printed: { skills: { dodge: 9 } } });
});

test('a new thing of the sheet’s own has its required fields and an unused id; a book field gives none', () => {
  const sheet = { weapons: [{ id: 'own', name: 'Maul', damage: 3 }] };
  expect(freshThing(thing, sheet, 'New weapon')).toEqual({ id: 'own-2', name: 'New weapon', damage: 1 });
  expect(freshThing(carried, sheet, 'New weapon')).toEqual({
    thing: { id: 'own-2', name: 'New weapon', damage: 1 },
  });
  expect(freshThing(book, sheet, 'New weapon')).toBeNull();
});

test('a thing of the book keeps its id when it is rewritten with a place and back', () => {
  expect(rewritten('club', placed, { sheet: {}, called: 'New' })).toEqual({ thing: 'club' });
  expect(rewritten({ thing: 'club', in: 'hand' }, book, { sheet: {}, called: 'New' })).toBe('club');
});

test('the way in which a value is written is told by its shape', () => {
  expect(wayOf(thing as never, 'club')).toBe(0);
  expect(wayOf(thing as never, { id: 'own', name: 'Maul', damage: 3 })).toBe(1);
  expect(wayOf(thing as never, { soup: 1 })).toBe(-1);
  expect(wayOf(carried as never, { thing: 'club', in: 'hand' })).toBe(1);
});

test('repeated items get numbered ids; a single thing is named after its field', () => {
  const sheet = { weapons: ['dagger', 'dagger', { id: 'own', name: 'Maul' }], shield: { material: 'bone' } };
  expect(ownItems({ kind: 'own', fields: ['weapons', 'shield'] }, sheet)).toEqual([
    { id: 'dagger', label: 'dagger' },
    { id: 'dagger-2', label: 'dagger 2' },
    { id: 'own', label: 'Maul' },
    { id: 'shield', label: 'shield' },
  ]);
});

test('items of the book are called by its names, also where they are named as being in hand', () => {
  const sheet = { weapons: ['dagger', 'dagger', { id: 'own', name: 'Maul' }], shield: {} };
  const item: Field = {
    kind: 'own',
    fields: ['weapons', 'shield'],
    names: { dagger: 'Dagger', shield: 'Shield' },
  };
  expect(ownItems(item, sheet).map(({ label }) => label)).toEqual(['Dagger', 'Dagger 2', 'Maul', 'Shield']);
  const held: Field = {
    kind: 'group',
    always: {},
    parts: [{ key: 'item', label: 'Item', needed: true, field: item }],
  };
  expect(calledOf(held, { item: 'dagger-2' }, sheet)).toBe('Dagger 2');
  expect(calledOf(held, { item: 'own' }, sheet)).toBe('Maul');
  expect(calledOf(held, { item: 'gone' }, sheet)).toBeNull();
});

test('what is in hand follows a thing of the book that is written out, and nothing else', () => {
  const item: Field = { kind: 'own', fields: ['weapons'] };
  const form: Field = {
    kind: 'group',
    always: {},
    parts: [
      {
        key: 'weapons',
        label: 'Weapons',
        needed: false,
        field: { kind: 'list', least: 0, most: 9, usual: [], item: thing },
      },
      {
        key: 'inHand',
        label: 'In hand',
        needed: false,
        field: {
          kind: 'list',
          least: 0,
          most: 9,
          usual: [],
          item: {
            kind: 'group',
            always: {},
            parts: [{ key: 'item', label: 'Item', needed: true, field: item }],
          },
        },
      },
      {
        key: 'loads',
        label: 'Loads',
        needed: false,
        field: {
          kind: 'table',
          own: { kind: 'own', fields: ['weapons'] },
          value: { kind: 'number', least: 0, most: 9 },
        },
      },
    ],
  };
  const sheet = { weapons: ['club', 'bow'], inHand: [{ item: 'bow' }, { item: 'club' }], loads: { club: 2 } };
  const spiked = { id: 'own', name: 'Spiked club', damage: 5 };
  expect(withWritten(form, sheet, ['weapons', 0], spiked)).toEqual({
    weapons: [spiked, 'bow'],
    inHand: [{ item: 'bow' }, { item: 'own' }],
    loads: { own: 2 },
  });
  // Something that is taken away leaves the places of the others alone.
  expect(withWritten(form, sheet, ['weapons'], ['bow'])).toEqual({ ...sheet, weapons: ['bow'] });
});

test('a thing is called by its name in every way of writing it, an unknown one by its id', () => {
  expect(calledOf(carried, 'club')).toBe('Club');
  expect(calledOf(carried, { thing: 'club' })).toBe('Club');
  expect(calledOf(carried, { thing: { id: 'own', name: 'Maul', damage: 1 } })).toBe('Maul');
  expect(calledOf(book, 'soup')).toBe('soup');
});

test('a new number is its usual value, or else 1 within its bounds', () => {
  expect(freshOf({ kind: 'number', least: 4, most: 9 }, {})).toBe(4);
  expect(freshOf({ kind: 'number', least: -5, most: 0 }, {})).toBe(0);
  expect(freshOf({ kind: 'number', least: 0, most: 9, usual: 6 }, {})).toBe(6);
});

test('an id that is picked from a list begins as the first of the list', () => {
  const ids = ['prone', 'stunned'].map((id) => ({ id, label: id }));
  const picked: Field = {
    kind: 'group',
    always: {},
    parts: [{ key: 'id', label: 'Id', needed: true, field: { kind: 'one', of: ids } }],
  };
  expect(freshOf(picked, {}, 'New')).toEqual({ id: 'prone' });
});

test('a value rewritten in the way it already has stays the same object', () => {
  const held = { thing: 'club', in: 'hand' };
  expect(rewritten(held, placed, { sheet: {}, called: 'New' })).toBe(held);
});

test('a thing of the sheet’s own begins as a copy of the book thing it replaces or of the first, if writable', () => {
  const club = { id: 'club', name: 'Club', about: 'A branch.', damage: 4 };
  const written: Field = {
    kind: 'either',
    ways: [
      { label: 'From the book', field: { ...book, of: [{ id: 'club', label: 'Club', written: club }] } },
      { label: 'One of its own …', field: own },
    ],
  };
  expect(freshThing(written, { weapons: [{ id: 'own' }] }, 'New weapon')).toEqual({
    id: 'own-2',
    name: 'New weapon',
    damage: 4,
  });
  const more = { sheet: {}, called: 'New', like: club };
  expect(rewritten('club', own, more)).toEqual({ id: 'own', name: 'Club', damage: 4 });
  // A thing that the form cannot write is not copied.
  expect(rewritten('club', own, { ...more, like: { soup: 1 } })).toEqual({
    id: 'own',
    name: 'New',
    damage: 1,
  });
});

test('what both ways have in common stays when a thing is rewritten in another way', () => {
  const healing: Field = {
    kind: 'group',
    always: { kind: 'effect' },
    parts: [...own.parts.slice(0, 2), { key: 'heals', label: 'Heals', needed: true, field: damage }],
  };
  const mine = { kind: 'attack', id: 'own-2', name: 'Warm hands', damage: 7 };
  const more = { sheet: { spells: [mine] }, called: 'New written as' };
  expect(rewritten(mine, healing, more)).toEqual({
    kind: 'effect',
    id: 'own-2',
    name: 'Warm hands',
    heals: 1,
  });
  // Of a thing of the book likewise, under an id of its own.
  const club = { kind: 'attack', id: 'club', name: 'Club', damage: 4 };
  expect(rewritten('club', healing, { ...more, like: club })).toEqual({
    kind: 'effect',
    id: 'own',
    name: 'Club',
    heals: 1,
  });
  // A value that the other way would not take gets its initial value.
  const odd = { kind: 'attack', id: 'own-2', name: 3, damage: 7 };
  expect(rewritten(odd, healing, { ...more, called: 'New' })).toMatchObject({ name: 'New' });
});

test('a new value begins as the example of its schema, under an id of its own', () => {
  const example = { id: 'claws', name: 'Claws', damage: 2 };
  expect(freshOf({ ...own, example } as Field, {}, 'New weapon')).toEqual({
    id: 'own',
    name: 'New weapon',
    damage: 2,
  });
  const rows: Field = { kind: 'list', item: own, least: 1, most: 4, usual: [], example: [example] };
  expect(freshOf(rows, {})).toEqual([example]);
});

test('the default of a list is written with the first change within it', () => {
  const form: Field = {
    kind: 'group',
    always: {},
    parts: [
      {
        key: 'styles',
        label: 'Styles',
        needed: false,
        field: {
          kind: 'list',
          item: own,
          least: 1,
          most: 6,
          usual: [{ id: 'one', name: 'Plain', damage: 1 }],
        },
      },
    ],
  };
  expect(withWritten(form, {}, ['styles', 0, 'damage'], 5)).toEqual({
    styles: [{ id: 'one', name: 'Plain', damage: 5 }],
  });
  expect(withWritten(form, {}, ['styles'], [])).toEqual({ styles: [] });
});
