import { expect, test } from 'vitest';
import type { LoreEntry } from '../../kernel/lore.ts';
import type { Book } from './book.ts';
import { find, nameOf, usersOf } from './book.ts';
import { searchIn } from './search.ts';

const entry = (id: string, name: string, about: string, clauses: readonly string[]): LoreEntry => ({
  id,
  name,
  about,
  figures: [{ label: 'Damage', value: '1d8 slashing' }],
  tags: [],
  clauses,
  has: [],
});

const book: Book = {
  system: 'x',
  name: 'X',
  rules: {
    prefix: 'XX',
    title: 'X',
    about: '',
    sections: [
      {
        title: 'Attacks',
        clauses: [
          { id: 'XX-ATK-1', title: 'Strike', kind: 'auto', text: 'A blow; cover is no help against it.' },
          { id: 'XX-ATK-12', title: 'Reach', kind: 'auto', text: 'How far a weapon gets.' },
          { id: 'XX-ATK-2', title: 'Shot', kind: 'auto', text: 'From afar.' },
        ],
      },
      {
        title: 'Ground',
        clauses: [{ id: 'XX-COV-1', title: 'Cover', kind: 'data', text: 'Minus 2 (a.b), as for a strike.' }],
      },
    ],
    rulings: [
      {
        id: 'XX-R7',
        key: 'cover',
        clause: 'XX-COV-1',
        question: 'Does a hedge count?',
        default: 'yes',
        options: [{ id: 'yes', label: 'It does' }],
      },
    ],
  },
  shelves: [
    {
      id: 'weapon',
      one: 'Weapon',
      many: 'Weapons',
      entries: [entry('longsword', 'Longsword', 'A blade.', ['XX-ATK-1'])],
    },
    {
      id: 'hero',
      one: 'Hero',
      many: 'Heroes',
      entries: [
        { ...entry('edda', 'Edda', 'Her longsword is old.', []), has: [{ kind: 'weapon', id: 'longsword' }] },
      ],
    },
  ],
};
const search = searchIn(book);
const ids = (typed: string, kind?: string): readonly string[] =>
  search.find(typed, kind).map((ref) => `${ref.kind}/${ref.id}`);

test('a hit in a title ranks before a hit in a text, whichever comes first in the book', () => {
  expect(ids('cover')).toEqual(['rule/XX-COV-1', 'rule/XX-ATK-1']);
  expect(ids('strike')).toEqual(['rule/XX-ATK-1', 'rule/XX-COV-1']);
  expect(ids('longsword')).toEqual(['weapon/longsword', 'hero/edda']);
});

test('the beginning of a word and a word with one wrong letter are found, short words only if exact', () => {
  expect(ids('longs')).toEqual(['weapon/longsword', 'hero/edda']);
  expect(ids('lomgsword')).toEqual(['weapon/longsword', 'hero/edda']);
  // Short words are not matched fuzzily.
  expect(ids('blow')).toEqual(['rule/XX-ATK-1']);
  expect(ids('flow')).toEqual([]);
});

test('every typed word must be found, in title, tags, figures or text', () => {
  expect(ids('blade slashing')).toEqual(['weapon/longsword']);
  expect(ids('blade hedge')).toEqual([]);
  expect(ids('hedge')).toEqual(['rule/XX-COV-1']);
});

test('an id finds its clause first, the beginning of an id its section, the id of a ruling its clause', () => {
  expect(ids('XX-ATK-1')[0]).toBe('rule/XX-ATK-1');
  expect(ids('xx-atk-2')).toEqual(['rule/XX-ATK-2']);
  expect(ids(' xx-atk ')).toEqual(['rule/XX-ATK-1', 'rule/XX-ATK-12', 'rule/XX-ATK-2']);
  expect(ids('XX-R7')).toEqual(['rule/XX-COV-1']);
});

test('within a book an id is found without the letters of the book, a word without a number is a word', () => {
  expect(ids('R7')).toEqual(['rule/XX-COV-1']);
  expect(ids('atk-2')).toEqual(['rule/XX-ATK-2']);
  expect(ids('ATK-1')).toEqual(['rule/XX-ATK-1', 'rule/XX-ATK-12']);
  expect(ids('atk')).toEqual([]);
  expect(ids('r8')).toEqual([]);
});

test('"ruling" and "rulings" find the clauses that have a ruling', () => {
  expect(ids('rulings')).toEqual(['rule/XX-COV-1']);
  expect(ids('ruling hedge')).toEqual(['rule/XX-COV-1']);
});

test('a search within one kind finds nothing of other kinds', () => {
  expect(ids('longsword', 'hero')).toEqual(['hero/edda']);
  expect(ids('XX-ATK-1', 'weapon')).toEqual([]);
});

test('typed text is not read as a pattern', () => {
  expect(ids('lo.*rd')).toEqual([]);
  expect(ids('(')).toEqual([]);
});

test('an unknown place gives null; an entry has a name, and the entries that use it are found', () => {
  expect(find(book, { kind: 'rule', id: '__proto__' })).toBeNull();
  expect(find(book, { kind: 'nothing', id: 'longsword' })).toBeNull();
  expect(nameOf(book, { kind: 'rule', id: 'XX-COV-1' })).toBe('Cover');
  expect(usersOf(book, { kind: 'rule', id: 'XX-ATK-1' })).toEqual([{ kind: 'weapon', id: 'longsword' }]);
  expect(usersOf(book, { kind: 'weapon', id: 'longsword' })).toEqual([{ kind: 'hero', id: 'edda' }]);
});
