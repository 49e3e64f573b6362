import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { everything } from '../../store/session.ts';
import { joinedLines, rollsOf, totalsOf } from './joined.ts';
import { newRows } from './recent.ts';
import { rowsOf, turnText } from './rows.ts';

const line = (id: number, text: string, part: Partial<LogLine> = {}): LogLine => ({
  id,
  round: 1,
  turn: 'wenna',
  level: 'deed',
  text,
  ...part,
});

const roll = { sides: [10, 10], faces: [4, 5], hand: [0, 1] };
const deed = (words: string) => ({ begins: { name: 'deed wenna', words } });
const more = (words = '') => ({ goesOn: { name: 'deed wenna', words } });

const declared = line(1, 'Wenna attacks the wolf', { ...deed('Wenna attacks the wolf'), who: 'wenna' });
const paid = line(2, 'Wenna pays 6 AP', { ...more(), level: 'detail' });
const rolled = line(3, 'Wenna attacks the wolf: 4 + 5', { ...more(), level: 'detail', roll });
const hit = line(4, 'Wenna hits the wolf: 16 against 10', {
  ...more(' and hits: 16 against 10'),
  who: 'wenna',
});
const hurt = line(5, 'The wolf takes 4', {
  level: 'detail',
  begins: { name: 'hurt wolf', words: 'The wolf takes 4' },
});
const wound = line(6, 'The wolf has a severe wound', {
  wound: true,
  who: 'wolf',
  goesOn: { name: 'hurt wolf', words: ': a severe wound' },
});
const shot = [declared, paid, rolled, hit, hurt, wound];

const texts = (lines: readonly LogLine[]): readonly string[] =>
  joinedLines(lines).map((row) => row.line.text);

test('an attack is one row and its harm another, each with all of its lines behind it', () => {
  expect(texts(shot)).toEqual([
    'Wenna attacks the wolf and hits: 16 against 10',
    'The wolf takes 4: a severe wound',
  ]);
  const [first, second] = joinedLines(shot);
  expect(first?.parts.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(first && rollsOf(first)).toEqual([{ id: 3, roll }]);
  expect(second?.line).toMatchObject({ wound: true, level: 'deed' });
});

test('a row shows two rolls, or three dice; one with more shows them when it is opened', () => {
  const thrown = (id: number, dice: number) => ({
    ...rolled,
    id,
    roll: { sides: Array(dice).fill(10), faces: Array(dice).fill(4), hand: Array(dice).fill(0) },
  });
  const shown = (...rolls: readonly LogLine[]) => {
    const [row] = joinedLines([declared, ...rolls]);
    return row && rollsOf(row).length;
  };
  expect(shown(thrown(3, 4), thrown(4, 4))).toBe(2);
  expect(shown(thrown(3, 1), thrown(4, 1), thrown(5, 1))).toBe(3);
  expect(shown(thrown(3, 1), thrown(4, 2), thrown(5, 1))).toBe(0);
  expect(shown(thrown(3, 1), thrown(4, 1), thrown(5, 1), thrown(6, 1))).toBe(0);
});

test('a line keeps its own text until a line with words continues it', () => {
  expect(texts([declared, paid])).toEqual(['Wenna attacks the wolf']);
  expect(texts([hurt])).toEqual(['The wolf takes 4']);
  const lonely = line(9, 'Wenna pays 2 AP: 4 left', { begins: { name: 'paid wenna', words: 'Wenna' } });
  expect(texts([lonely])).toEqual(['Wenna pays 2 AP: 4 left']);
  expect(
    texts([lonely, line(10, 'Wenna crouches', { goesOn: { name: 'paid wenna', words: ' crouches' } })]),
  ).toEqual(['Wenna crouches']);
});

test('a line that continues a row and begins another one closes the first', () => {
  const pays = line(9, 'Wenna pays 2 AP', { begins: { name: 'paid wenna', words: 'Wenna' } });
  const moves = line(10, 'Wenna moves', {
    begins: { name: 'done wenna', words: 'Wenna moves' },
    goesOn: { name: 'paid wenna', words: ' moves' },
  });
  expect(texts([pays, moves, { ...moves, id: 11 }])).toEqual(['Wenna moves', 'Wenna moves']);
});

test('a line of another combatant in between stands alone, and the lines after it are not joined', () => {
  const harried = line(7, 'The wolf snarls');
  expect(texts([declared, paid, harried, rolled, hit])).toEqual([
    'Wenna attacks the wolf',
    'The wolf snarls',
    'Wenna attacks the wolf: 4 + 5',
    'Wenna hits the wolf: 16 against 10',
  ]);
});

test('a line joins only the deed it names, in the same turn', () => {
  const other = line(7, 'Pell hits', { goesOn: { name: 'deed pell', words: ' and hits' } });
  expect(texts([declared, other])).toEqual(['Wenna attacks the wolf', 'Pell hits']);
  expect(texts([declared, { ...hit, turn: 'wolf' }])).toHaveLength(2);
  const anybody = line(7, 'The wolf defends', { goesOn: { name: 'deed', words: ', met with Power' } });
  expect(texts([declared, anybody])).toEqual(['Wenna attacks the wolf, met with Power']);
});

test('undone lines stay apart, and the new dice join the declaration that still stands', () => {
  const undone = [rolled, hit].map((one): LogLine => ({ ...one, undone: true }));
  const anew = [
    { ...rolled, id: 7 },
    { ...hit, id: 8, goesOn: { name: 'deed wenna', words: ' and misses: 9 against 10' } },
  ];
  expect(texts([declared, paid, ...undone, ...anew])).toEqual([
    'Wenna attacks the wolf and misses: 9 against 10',
    'Wenna attacks the wolf: 4 + 5',
    'Wenna hits the wolf: 16 against 10',
  ]);
});

test('a filter keeps the whole row if one of its lines passes', () => {
  const rows = rowsOf(shot, { ...everything, wounds: true });
  expect(rows.map((row) => (row.kind === 'line' ? row.line.text : null))).toEqual([
    null,
    'The wolf takes 4: a severe wound',
  ]);
});

test('a new line is told with its whole row, including what was declared before', () => {
  expect(newRows(shot, 2).map((row) => row.line.text)).toEqual(texts(shot));
  expect(newRows(shot, 4).map((row) => row.line.text)).toEqual(['The wolf takes 4: a severe wound']);
  expect(newRows(shot, 6)).toEqual([]);
});

test('the text of a turn consists of its rows with their dice', () => {
  expect(turnText(shot, 6)).toBe(
    'Wenna attacks the wolf and hits: 16 against 10 [d10: 4 by hand, d10: 5 by hand]\nThe wolf takes 4: a severe wound',
  );
});

test('a total in two lines of a row is explained once, by the later one, unless the values differ', () => {
  const bonus = (value: number) => ({ label: 'Attack bonus', total: { value, terms: [] } });
  const first = { ...rolled, totals: [bonus(7)] };
  const second = { ...hit, totals: [bonus(7), { ...bonus(10), label: 'Melee Defense' }] };
  expect(totalsOf([first, second], first)).toEqual([]);
  expect(totalsOf([first, second], second)).toEqual(second.totals);
  expect(totalsOf([first, { ...second, totals: [bonus(5)] }], first)).toEqual([bonus(7)]);
});
