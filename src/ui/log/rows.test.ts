import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { everything, rowsOf, turnText } from './rows.ts';

const line = (id: number, part: Partial<LogLine> = {}): LogLine => ({
  id,
  round: 1,
  turn: 'edda',
  level: 'deed',
  text: `line ${id}`,
  ...part,
});

test('a round without a heading of its own gets one', () => {
  const rows = rowsOf([line(1), line(2), line(3, { round: 2 })], everything);
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.line.id))).toEqual([
    'Round 1',
    1,
    2,
    'Round 2',
    3,
  ]);
});

test('headings of the rules are kept and not doubled', () => {
  const rows = rowsOf([line(1, { level: 'heading', text: 'Round 1' }), line(2)], everything);
  expect(rows.map((row) => row.kind)).toEqual(['heading', 'line']);
});

test('filters leave out lines and the headings that are left with none', () => {
  const lines = [
    line(1, { level: 'heading', text: 'Edda' }),
    line(2, { who: 'edda' }),
    line(3, { level: 'heading', text: 'Ogre' }),
    line(4, { who: 'ogre', whom: 'edda', wound: true }),
  ];
  expect(rowsOf(lines, { wounds: true, who: null }).map((row) => row.key)).toEqual(['h3', 'l4']);
  expect(rowsOf(lines, { wounds: false, who: 'ogre' }).map((row) => row.key)).toEqual(['h3', 'l4']);
  expect(rowsOf(lines, { wounds: false, who: 'edda' }).map((row) => row.key)).toEqual([
    'h1',
    'l2',
    'h3',
    'l4',
  ]);
});

test('a turn as text leaves out what was undone and names real dice', () => {
  const lines = [
    line(1, { turn: 'ogre' }),
    line(2, { roll: { sides: [20], faces: [7], hand: [0] }, decided: 'without cover −2 this hits' }),
    line(3, { undone: true }),
    line(4, { level: 'detail' }),
  ];
  expect(turnText(lines, 4)).toBe('line 2 [d20: 7 by hand] (without cover −2 this hits)\n  line 4');
});
