import { expect, test } from 'vitest';
import type { LogLine } from '../../protocol/messages.ts';
import { everything } from '../../store/session.ts';
import { piecesOf, rowsOf, turnsOf, turnText } from './rows.ts';

const line = (id: number, part: Partial<LogLine> = {}): LogLine => ({
  id,
  round: 1,
  turn: 'edda',
  level: 'deed',
  text: `line ${id}`,
  ...part,
});

test('a round without a heading gets one', () => {
  const rows = rowsOf([line(1), line(2), line(3, { round: 2 })], everything);
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.line.id))).toEqual([
    'Round 1',
    1,
    2,
    'Round 2',
    3,
  ]);
});

test('a turn under a heading that the rules did not give, as in a fight begun in its middle, is copied, too', () => {
  const lines = [
    line(1, { undone: true }),
    line(2),
    line(3),
    line(4, { round: 2, turn: 'brute', undone: true }),
  ];
  const headings = rowsOf(lines, everything).filter((row) => row.kind === 'heading');
  expect(headings.map(({ text, copies }) => [text, copies])).toEqual([
    ['Round 1', 2],
    ['Round 2', null],
  ]);
  expect(turnText(lines, 2)).toBe('line 2\nline 3');
  const [given] = rowsOf([line(1, { level: 'heading', text: 'Edda’s turn' }), line(2)], everything);
  expect(given).toMatchObject({ text: 'Edda’s turn', copies: 1 });
});

test('consecutive squares of a walk are one row, two rows with another line in between', () => {
  const square = (id: number, to: string) =>
    line(id, {
      text: `Thug moves 1 square to ${to}`,
      piece: { of: 'moved thug', count: 1, many: ['Thug moves ', ` squares to ${to}`] },
    });
  const rows = rowsOf(
    [square(1, 'J6'), square(2, 'I6'), square(3, 'H6'), line(4), square(5, 'G6')],
    everything,
  );
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.line.text))).toEqual([
    'Round 1',
    'Thug moves 3 squares to H6',
    'line 4',
    'Thug moves 1 square to G6',
  ]);
});

test('steps of half a yard are added up: 1 yard, in the singular', () => {
  const step = (id: number) =>
    line(id, {
      text: 'Torvin moves: 0.5 yards of movement',
      piece: {
        of: 'walk torvin',
        count: 0.5,
        many: ['Torvin moves: ', ' yards of movement'],
        one: 'Torvin moves: 1 yard of movement',
      },
    });
  const rows = rowsOf([step(1), step(2)], everything);
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.line.text))).toEqual([
    'Round 1',
    'Torvin moves: 1 yard of movement',
  ]);
});

test('a heading from the rules is kept and not doubled', () => {
  const rows = rowsOf([line(1, { level: 'heading', text: 'Round 1' }), line(2)], everything);
  expect(rows.map((row) => row.kind)).toEqual(['heading', 'line']);
});

test('filters leave out lines, and headings without any line left', () => {
  const lines = [
    line(1, { level: 'heading', text: 'Edda' }),
    line(2, { who: 'edda' }),
    line(3, { level: 'heading', text: 'Ogre' }),
    line(4, { who: 'ogre', whom: 'edda', wound: true }),
  ];
  expect(rowsOf(lines, { ...everything, wounds: true }).map((row) => row.key)).toEqual(['h3', 'l4']);
  expect(rowsOf(lines, { ...everything, who: 'ogre' }).map((row) => row.key)).toEqual(['h3', 'l4']);
  expect(rowsOf(lines, { ...everything, who: 'edda' }).map((row) => row.key)).toEqual([
    'h1',
    'l2',
    'h3',
    'l4',
  ]);
});

const decided = {
  total: 'TN',
  term: 1,
  words: 'Missed by 1: without cover −2 this hits',
  named: 'cover −2',
  at: 21,
};

test('the text of a turn leaves out undone lines and names dice that were rolled by hand', () => {
  const lines = [
    line(1, { turn: 'ogre' }),
    line(2, { roll: { sides: [20], faces: [7], hand: [0] }, decided }),
    line(3, { undone: true }),
    line(4, { level: 'detail' }),
  ];
  expect(turnText(lines, 4)).toBe(
    'line 2 [d20: 7 by hand] (Missed by 1: without cover −2 this hits)\n  line 4',
  );
});

test('the text of a turn is whole where the end of the turn was undone, and the turn after it with it', () => {
  const lines = [
    line(1, { level: 'heading', text: 'Edda' }),
    line(2),
    line(3, { turn: 'ogre', level: 'heading', text: 'Ogre', undone: true }),
    line(4, { turn: 'ogre', undone: true }),
    line(5),
    line(6, { turn: 'ogre', level: 'heading', text: 'Ogre' }),
    line(7, { turn: 'ogre' }),
  ];
  expect(turnText(lines, 1)).toBe('Edda\nline 2\nline 5');
  expect(turnText(lines, 5)).toBe('Edda\nline 2\nline 5');
  expect(turnText(lines, 6)).toBe('Ogre\nline 7');
});

test('the turns are listed newest first, and one of them can be shown alone', () => {
  const lines = [
    line(1, { level: 'heading', text: 'Edda' }),
    line(2),
    line(3, { turn: 'ogre' }),
    line(4, { round: 2 }),
  ];
  const turns = turnsOf(lines);
  expect(turns.map(({ round, turn }) => `${round} ${turn}`)).toEqual(['2 edda', '1 ogre', '1 edda']);
  const first = { ...everything, turn: turns[2]?.key ?? null };
  expect(rowsOf(lines, first).map((row) => row.key)).toEqual(['h1', 'l2']);
  expect(rowsOf(lines, { ...first, turn: turns[1]?.key ?? null }).map((row) => row.key)).toEqual([
    'h1',
    'l3',
  ]);
});

test('names in a text are marked, the longer name first', () => {
  const pieces = piecesOf('Second imp hits Imp (3)', ['Imp', 'Second imp']);
  expect(pieces.map(({ text, name }) => (name ? `<${text}>` : text)).join('')).toBe(
    '<Second imp> hits <Imp> (3)',
  );
  // Not within words, nor where the name itself begins or ends with a mark.
  const names = (text: string, ...all: string[]) =>
    piecesOf(text, all).flatMap((piece) => (piece.name ? [`${piece.at} ${piece.text}`] : []));
  expect(names('Also Alma calls Al, and Al’s bow', 'Al')).toEqual(['16 Al', '24 Al']);
  expect(names('Élan jumps; An lands', 'An', 'Élan')).toEqual(['0 Élan', '12 An']);
  expect(names('Guard (2) hits Guard', 'Guard', 'Guard (2)')).toEqual(['0 Guard (2)', '15 Guard']);
  expect(piecesOf('Nobody is there', ['', ''])).toEqual([{ text: 'Nobody is there', name: false, at: 0 }]);
});

test('a turn is called by its heading, for whoever was removed has no name in the fight any more', () => {
  const heading = (id: number, turn: string, text: string, called: string) =>
    line(id, { level: 'heading', who: turn, turn, text, called });
  const told = [
    line(1, { level: 'heading', turn: null, text: 'Round 1' }),
    heading(2, 'imp', 'Imp: 2 actions', 'Imp'),
    line(3, { turn: 'imp' }),
    heading(4, 'brute-2', 'Brute 2’s turn', 'Brute 2'),
    heading(5, 'wolves', 'Wolves’ turn', 'Wolves'),
    line(6, { turn: 'wisp' }),
  ];
  expect(turnsOf(told).map(({ turn, called }) => [turn, called])).toEqual([
    ['wisp', null],
    ['wolves', 'Wolves'],
    ['brute-2', 'Brute 2'],
    ['imp', 'Imp'],
    [null, null],
  ]);
});
