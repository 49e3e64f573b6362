import { expect, test } from 'vitest';
import type { TurnOfFight } from '../../protocol/courses.ts';
import { marksOf, pointWords, roundFrom, roundsOf } from './points.ts';

/** Initiative, two rounds of two, the second of them cut short by the end. */
const turns: readonly TurnOfFight[] = [
  { at: 0, round: 0, who: null },
  { at: 2, round: 1, who: 'mei', name: 'Mei' },
  { at: 5, round: 1, who: 'hounds', name: 'Hounds' },
  { at: 6, round: 2, who: 'mei', name: 'Mei' },
  { at: 9, round: 2, who: null, over: true },
];
const all = () => true;

test('a point is told by its round, whose turn it is, and the step of that turn', () => {
  expect(pointWords(turns, 0, 9, all)).toEqual({ turn: 'Before the first round', step: 'step 1 of 2' });
  expect(pointWords(turns, 3, 9, all)).toEqual({ turn: 'Round 1, Mei’s turn', step: 'step 2 of 3' });
  expect(pointWords(turns, 5, 9, all)).toEqual({ turn: 'Round 1, Hounds’ turn', step: '' });
  expect(pointWords(turns, 9, 9, all)).toEqual({ turn: 'The end, in round 2', step: '' });
});

test('the last turn of a fight that goes on counts the step at which it stands', () => {
  expect(pointWords(turns.slice(0, 4), 8, 8, all)).toEqual({
    turn: 'Round 2, Mei’s turn',
    step: 'step 3 of 3',
  });
});

test('of turns that the eyes may not know only the round is told, and nothing but the step before any is known', () => {
  expect(pointWords(turns, 5, 9, ({ who }) => who === 'mei').turn).toBe('Round 1');
  expect(pointWords(null, 4, 9, all)).toEqual({ turn: 'Step 4 of 9', step: '' });
});

test('the page keys go to where rounds begin, to the beginning and to the end', () => {
  expect(roundsOf(turns)).toEqual([
    { round: 1, at: 2 },
    { round: 2, at: 6 },
  ]);
  expect([0, 2, 6].map((at) => roundFrom(turns, at, 9, 1))).toEqual([2, 6, 9]);
  expect([9, 7, 6, 2, 1].map((at) => roundFrom(turns, at, 9, -1))).toEqual([6, 6, 2, 0, 0]);
  expect([roundFrom(null, 4, 9, 1), roundFrom(null, 4, 9, -1)]).toEqual([9, 0]);
});

test('marks stand at the rounds, with numbers where there is room for them', () => {
  const many = Array.from({ length: 41 }, (_, i) => ({ at: i, round: i + 1, who: null }));
  const marks = marksOf(many, 40);
  expect(marks).toHaveLength(41);
  expect(marks.flatMap(({ numbered, round }) => (numbered ? [round] : []))).toEqual([
    1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40,
  ]);
  expect(marks[20]?.share).toBe(0.5);
});
