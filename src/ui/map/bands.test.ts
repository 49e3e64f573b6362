import { expect, test } from 'vitest';
import { bandsOf } from './bands.ts';

const row = (...costs: readonly number[]) => costs.map((cost, x) => ({ x, y: 0, cost }));
const shape = (costs: readonly number[]) =>
  bandsOf(row(...costs)).map(({ upTo, cells }) => [upTo, cells.length]);

test('eleven metres are four bands of 3 m, the last of 2 m', () => {
  expect(shape([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toEqual([
    [3, 3],
    [6, 3],
    [9, 3],
    [11, 2],
  ]);
});

test('a walk of three steps has a band for each; half steps belong to the next', () => {
  expect(shape([1, 1.5, 2, 3])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
});

test('45 ft are five bands of 10 ft, the last of 5 ft', () => {
  expect(shape([5, 10, 15, 20, 25, 30, 35, 40, 45])).toEqual([
    [10, 2],
    [20, 2],
    [30, 2],
    [40, 2],
    [45, 1],
  ]);
});

test('squares of 5 ft have one band each, named by its cost', () => {
  expect(shape([5, 10, 15, 20])).toEqual([
    [5, 1],
    [10, 1],
    [15, 1],
    [20, 1],
  ]);
});

test('cells without a cost are one band', () => {
  expect(
    bandsOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  ).toEqual([
    {
      upTo: 0,
      cells: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    },
  ]);
  expect(bandsOf([])).toEqual([]);
});
