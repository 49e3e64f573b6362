import { expect, test } from 'vitest';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { clauseOf, findClauses } from './find.ts';

const book: Rulebook = {
  prefix: 'X',
  title: 'Test',
  about: '',
  sections: [
    { title: 'Tests', clauses: [{ id: 'X-TEST-1', title: 'Skill test', kind: 'auto', text: 'One d20.' }] },
    {
      title: 'Cover',
      clauses: [{ id: 'X-COV-1', title: 'Low cover', kind: 'data', text: 'Minus 2 (a.b).' }],
    },
  ],
  rulings: [],
};

test('plain substrings are found in id, title and text, whatever the case', () => {
  expect(findClauses(book, 'D20')[0]?.clauses[0]?.id).toBe('X-TEST-1');
  expect(findClauses(book, 'x-cov')[0]?.title).toBe('Cover');
  expect(findClauses(book, '')).toHaveLength(2);
});

test('what is typed is never a pattern', () => {
  expect(findClauses(book, 'a.b')).toHaveLength(1);
  expect(findClauses(book, 'a.*b')).toHaveLength(0);
  expect(findClauses(book, '(')).toHaveLength(1);
});

test('an unknown clause is none', () => {
  expect(clauseOf(book, 'X-COV-1')?.title).toBe('Low cover');
  expect(clauseOf(book, '__proto__')).toBeNull();
});
