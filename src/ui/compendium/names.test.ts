import { expect, test } from 'vitest';
import type { LoreEntry } from '../../kernel/lore.ts';
import { namedBy, namesOn, piecesOf } from './names.ts';

const entry = (id: string, name: string): LoreEntry => ({
  id,
  name,
  figures: [],
  tags: [],
  clauses: [],
  has: [],
});
const names = namesOn([
  { id: 'weapon', one: '', many: '', entries: [entry('longsword', 'Longsword'), entry('net', 'Net')] },
  { id: 'item', one: '', many: '', entries: [entry('draught', 'Healing draught')] },
  { id: 'condition', one: '', many: '', entries: [entry('prone', 'Prone')] },
]);
const longsword = { kind: 'weapon', id: 'longsword' };

test('the things named in a list are linked, and the whole text is kept', () => {
  const pieces = piecesOf(names, 'Longsword (both hands), shield, net');
  expect(pieces.map(({ text }) => text).join('')).toBe('Longsword (both hands), shield, net');
  expect(pieces.filter(({ ref }) => ref)).toEqual([
    { text: 'Longsword', ref: longsword },
    { text: 'net', ref: { kind: 'weapon', id: 'net' } },
  ]);
});

test('a label is linked if it is the name of a thing or a verb with it; conditions are not', () => {
  expect(namedBy(names, 'longsword')).toEqual(longsword);
  expect(namedBy(names, 'Use Healing draught')).toEqual({ kind: 'item', id: 'draught' });
  expect(namedBy(names, 'Longsword dance')).toBeUndefined();
  expect(namedBy(names, 'Prone')).toBeUndefined();
});
