import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { systems } from '../systems/registry.ts';
import { judgedSheet, sheetFormOf } from '../table/sheet-form.ts';
import type { Field, Part } from './sheet-form.ts';
import { formOf } from './sheet-form.ts';
import { freshOf, freshThing, ownItems, wayOf, withValue } from './sheet-values.ts';

/** Places in a value that the form has no field for, or would write differently. */
function unwritable(field: Field, value: Json, sheet: Json, at: string): readonly string[] {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' && value >= field.least && value <= field.most ? [] : [at];
    case 'one':
      return field.of.some(({ id }) => id === value) ? [] : [`${at}: ${String(value)}`];
    case 'icon':
      return field.of.includes(value as string) ? [] : [at];
    case 'own':
      // On a sheet without such things no value can be named.
      return ownItems(field, sheet).every(({ id }) => id !== value) && ownItems(field, sheet).length > 0
        ? [`${at}: ${String(value)}`]
        : [];
    case 'text':
      return typeof value === 'string' && value.length <= field.longest ? [] : [at];
    case 'flag':
    case 'mark':
      return typeof value === 'boolean' ? [] : [at];
    case 'nothing':
      return value === null ? [] : [at];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one: Json, n) => unwritable(field.item, one, sheet, `${at}[${n}]`))
        : [at];
    case 'table':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, one]) =>
            one === undefined ? [] : unwritable(field.value, one, sheet, `${at}.${key}`),
          )
        : [at];
    case 'either': {
      const way = field.ways[wayOf(field, value)];
      return way ? unwritable(way.field, value, sheet, at) : [at];
    }
    case 'group':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, one]) => {
            if (one === undefined || field.always[key] === one) return [];
            const part = field.parts.find((each) => each.key === key);
            return part ? unwritable(part.field, one, sheet, `${at}.${key}`) : [`${at}.${key}`];
          })
        : [at];
  }
}

/** Every part of a form at all levels, with its place. */
function partsOf(field: Field, at = ''): readonly (Part & { readonly at: string })[] {
  switch (field.kind) {
    case 'group':
      return field.parts.flatMap((part) => {
        const place = `${at}.${part.key}`;
        return [{ ...part, at: place }, ...partsOf(part.field, place)];
      });
    case 'list':
      return partsOf(field.item, `${at}[]`);
    case 'table':
      return partsOf(field.value, `${at}.*`);
    case 'either':
      return field.ways.flatMap((way) => partsOf(way.field, `${at}|${way.label}`));
    default:
      return [];
  }
}

/** Every list at the top level of a form, with its key. */
const listsOf = (field: Field) =>
  field.kind === 'group'
    ? field.parts.flatMap(({ key, field: inner }) => (inner.kind === 'list' ? [{ key, list: inner }] : []))
    : [];

describe.each(Object.values(systems))('$id', (system) => {
  const form = formOf(sheetFormOf(system));
  const people = [...system.encounters.pack.heroes, ...system.encounters.pack.foes];

  test.each(people)('the whole sheet of $name can be written in the form', ({ sheet }) => {
    expect(unwritable(form, sheet, sheet, '')).toEqual([]);
  });

  test('notes on fields name only clauses and rulings that exist', () => {
    const known = [
      ...system.rulebook.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
      ...system.rulebook.rulings.map(({ id }) => id),
    ];
    const notes = partsOf(form).flatMap(({ note }) => note ?? []);
    expect(notes.length, 'fields with a note (`.describe`)').toBeGreaterThan(20);
    for (const note of notes) {
      // On the page a ruling is called one by its link: "in place of what Ruling WS-R47 says".
      expect(note).not.toMatch(/\bruling [A-Z]{2}-R\d/i);
      // Ids are made by the form and shown nowhere.
      expect(note).not.toMatch(/\bids?\b/);
      for (const [id] of note.matchAll(/\b[A-Z]{2}-[A-Z]+-?\d+\b/g)) expect(known, note).toContain(id);
    }
  });

  test('labels write abbreviations as the rules write them: AP, not Ap', () => {
    const labels = [...new Set(partsOf(form).map(({ label }) => label))];
    expect(
      labels.filter((label) => /\b(?:A[pr]|a[pr]|[Tt]n|[Rr]p|[Ww]p|[Dd]r|[Bb]r|[Xx]p|[Hh]p)\b/.test(label)),
    ).toEqual([]);
  });

  test('a distance names its unit, beside it or with the group that it is in', () => {
    const bare = (field: Field, at: string, above: string): readonly string[] => {
      switch (field.kind) {
        case 'group':
          return field.parts.flatMap((part) => {
            const said = `${part.label} ${part.note ?? ''}`;
            const isFar = /^(?:reach|range|near|far|radius|increment|area)$/.test(part.key);
            const lacks =
              isFar && part.field.kind === 'number' && !/metre|feet|yard/i.test(`${said} ${above}`);
            return [
              ...(lacks ? [`${at}.${part.key}`] : []),
              ...bare(part.field, `${at}.${part.key}`, part.field.kind === 'group' ? said : ''),
            ];
          });
        case 'list':
          return bare(field.item, at, '');
        case 'table':
          return bare(field.value, at, '');
        case 'either':
          return field.ways.flatMap((way) => bare(way.field, `${at}|${way.label}`, ''));
        default:
          return [];
      }
    };
    expect(bare(form, '', '')).toEqual([]);
  });

  test('the ways in which a value can be written have labels of their own', () => {
    const alike = (field: Field, at: string): readonly string[] => {
      switch (field.kind) {
        case 'group':
          return field.parts.flatMap((part) => alike(part.field, `${at}.${part.key}`));
        case 'list':
          return alike(field.item, `${at}[]`);
        case 'table':
          return alike(field.value, `${at}.*`);
        case 'either': {
          const labels = field.ways.map(({ label }) => label);
          return [
            ...(new Set(labels).size < labels.length ? [`${at}: ${labels.join(', ')}`] : []),
            ...field.ways.flatMap((way) => alike(way.field, `${at}|${way.label}`)),
          ];
        }
        default:
          return [];
      }
    };
    expect(alike(form, '')).toEqual([]);
  });

  test('a sheet with nothing but a name is valid', () => {
    const { problems, seen } = judgedSheet(system, { name: 'Somebody' });
    expect(problems).toEqual([]);
    expect(seen?.name).toBe('Somebody');
  });

  test('every thing of the book can be added to its list by its id', () => {
    for (const { key, list } of listsOf(form)) {
      const item = list.item;
      const books = item.kind === 'either' ? item.ways.map(({ field }) => field) : [item];
      for (const book of books) {
        if (book.kind !== 'one') continue;
        for (const { id } of book.of) {
          const { problems } = judgedSheet(system, { name: 'Somebody', [key]: [id] });
          expect(
            problems.filter(({ path }) => path === `${key}[0]`),
            `${key}: ${id}`,
          ).toEqual([]);
        }
      }
    }
  });

  test('a new thing of the sheet’s own is valid in every list', () => {
    const [club] = sheetFormOf(system).things.weapon ?? [];
    const armed = { name: 'Somebody', weapons: [club?.id ?? ''] };
    for (const { key, list } of listsOf(form)) {
      const fresh = list.example ?? [freshThing(list.item, armed, 'New') ?? freshOf(list.item, armed, 'New')];
      const { problems } = judgedSheet(system, { ...armed, [key]: fresh });
      expect(
        problems.filter(({ path }) => path.startsWith(list.example ? key : `${key}[`)),
        key,
      ).toEqual([]);
    }
  });

  test('the initial value of every field, at any depth, can be written in that field', () => {
    // A sheet with one of everything, so that things of its own can be named.
    const sheet = form.parts.reduce<Json>(
      (sofar, { key, field }) => withValue(sofar, [key], freshOf(field, sofar, 'New')) as Json,
      { name: 'Somebody' },
    );
    expect(unwritable(form, sheet, sheet, '')).toEqual([]);
    for (const { at, field } of partsOf(form)) {
      expect(unwritable(field, freshOf(field, sheet, 'New'), sheet, at), at).toEqual([]);
      if (field.kind !== 'list') continue;
      const item = freshThing(field.item, sheet, 'New') ?? freshOf(field.item, sheet, 'New');
      expect(unwritable(field.item, item, sheet, at), at).toEqual([]);
    }
  });
});

test('of an Ability what each step of upcasting adds is not called the limit of upcasting, which is the user’s', () => {
  const parts = partsOf(formOf(sheetFormOf(systems['world-shapers']!)));
  const labelled = (at: RegExp) => [
    ...new Set(parts.filter((one) => at.test(one.at)).map(({ label }) => label)),
  ];
  expect(labelled(/^\.upcast$/)).toEqual(['Limit of upcasting']);
  expect(labelled(/^\.(?:abilities|maneuvers)\[\].*\.upcast$/)).toEqual(['Upcasting']);
});

test('what a spell of Fighting Style does is told in whole words, and a new effect for the game master is called one', () => {
  const form = formOf(sheetFormOf(systems['fighting-style']!));
  const effect = partsOf(form).find(({ at }) => at === '.spells[]|Effect.does');
  const field = effect?.field;
  if (field?.kind !== 'either') throw new Error('no spell that is not an attack');
  expect([effect?.label, ...field.ways.map(({ label }) => label)]).toEqual([
    'Effect',
    'Heal',
    'Resistance, until the round ends',
    'Teleport',
    'The game master says',
  ]);
});

test('what a step of upcasting costs and adds is not said to be added to dice', () => {
  const parts = partsOf(formOf(sheetFormOf(systems['world-shapers']!)));
  const labelled = (at: RegExp) => [
    ...new Set(parts.filter((one) => at.test(one.at)).map(({ label }) => label)),
  ];
  expect(labelled(/\.upcast\.plus$/)).toEqual(['Flat number']);
  expect(labelled(/\.upcast\.wp$/)).toEqual(['WP for a step']);
  expect(labelled(/\.damage\[\]\.plus$/)).toEqual(['Added to the dice']);
});

test('skills of two words have the names of the rules', () => {
  const parts = partsOf(formOf(sheetFormOf(systems['world-shapers']!)));
  const skills = parts
    .filter(({ at }) => /^\.(?:skills|printed\.checks)\./.test(at))
    .map(({ label }) => label);
  for (const name of ['Raw Force', 'Quick Fingers', 'First Aid', 'Street Smarts']) {
    expect(skills.filter((label) => label === name)).toHaveLength(2);
  }
});

test('armour of one’s own begins as clothes do, not with an Evasion Cap of 1 that anybody hits', () => {
  const system = systems['world-shapers']!;
  const form = formOf(sheetFormOf(system));
  const armor = form.parts.find(({ key }) => key === 'armor')?.field;
  const own = armor?.kind === 'either' ? armor.ways.find(({ field }) => field.kind === 'group') : undefined;
  const fresh = own && freshOf(own.field, {}, 'New armor');
  expect(fresh).toMatchObject({ name: 'New armor', armor: 0, cap: 16 });
  expect(judgedSheet(system, { name: 'Somebody', armor: fresh }).problems).toEqual([]);
});
