import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import type { Row } from './rows.ts';
import { kindsOf, nextOf, rowsOf } from './rows.ts';
import { searchIn } from './search.ts';

const book: Book = {
  system: 'x',
  name: 'X',
  rules: {
    prefix: 'XX',
    title: 'X',
    about: '',
    sections: [
      { title: 'Ground', clauses: [{ id: 'XX-COV-1', title: 'Cover', kind: 'data', text: 'A hedge.' }] },
    ],
    rulings: [
      {
        id: 'XX-R1',
        key: 'hedges',
        clause: 'XX-COV-1',
        question: 'Does a thin one count?',
        default: true,
        options: [
          { id: true, label: 'It does' },
          { id: false, label: 'Only a thick one' },
        ],
      },
      {
        id: 'XX-R2',
        key: 'constant',
        clause: 'XX-COV-1',
        question: 'Is it green?',
        default: true,
        options: [{ id: true, label: 'It is' }],
      },
    ],
  },
  shelves: [
    {
      id: 'item',
      one: 'Item',
      many: 'Items',
      entries: [{ id: 'hedge', name: 'Hedge', figures: [], tags: [], clauses: [], has: [] }],
    },
  ],
};
const search = searchIn(book);
const short = (rows: readonly Row[]) =>
  rows.map((row) => (row.row === 'heading' ? `# ${row.title}` : `${row.row} ${row.ref.kind}/${row.ref.id}`));

test('with nothing typed, rules are listed in full under their sections, then the shelves', () => {
  const all = ['# Ground', 'text rule/XX-COV-1', '# Items', 'entry item/hedge'];
  expect(short(rowsOf(book, search, null, ' '))).toEqual(all);
  expect(short(rowsOf(book, search, 'rule', ''))).toEqual(all.slice(0, 2));
  expect(short(rowsOf(book, search, 'item', ''))).toEqual(all.slice(2));
});

test('search results are listed without headings, the best first', () => {
  expect(short(rowsOf(book, search, null, 'hedge'))).toEqual(['entry item/hedge', 'entry rule/XX-COV-1']);
});

test('the kinds of entries are listed with their numbers', () => {
  expect(kindsOf(book).map(({ id, count }) => `${id} ${count}`)).toEqual(['rule 1', 'ruling 1', 'item 1']);
});

test('rulings that can be switched are listed under the headings of their rules, and can be searched', () => {
  const one = ['# Ground', 'text ruling/XX-R1'];
  expect(short(rowsOf(book, search, 'ruling', ''))).toEqual(one);
  expect(short(rowsOf(book, search, 'ruling', 'thick'))).toEqual(one.slice(1));
  expect(short(rowsOf(book, search, 'ruling', 'rulings'))).toEqual(one.slice(1));
  expect(short(rowsOf(book, search, 'ruling', 'xx-r1'))).toEqual(one.slice(1));
  expect(short(rowsOf(book, search, 'ruling', 'green'))).toEqual([]);
  expect(short(rowsOf(book, search, null, 'thick'))).toEqual(['entry rule/XX-COV-1']);
});

test('arrow keys skip headings and stop at both ends', () => {
  const rows = rowsOf(book, search, null, '');
  expect(nextOf(rows, -1, 1)).toBe(1);
  expect(nextOf(rows, 1, 1)).toBe(3);
  expect(nextOf(rows, 3, 1)).toBeNull();
  expect(nextOf(rows, 3, -1)).toBe(1);
  expect(nextOf(rows, 1, -1)).toBeNull();
});
