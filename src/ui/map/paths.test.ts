import { expect, test } from 'vitest';
import { unit } from './geometry.ts';
import { borderPath, bordersOf, fillPath, gridPath, linePath } from './paths.ts';

const count = (path: string, letter: string): number => path.split(letter).length - 1;

test('adjacent squares become one rectangle, hexagons one shape each', () => {
  expect(
    fillPath('square', [
      { x: 2, y: 1 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ]),
  ).toBe(`M0 ${unit}h${3 * unit}v${unit}h${-3 * unit}zM${5 * unit} ${unit}h${unit}v${unit}h${-unit}z`);
  expect(
    count(
      fillPath('hex-flat', [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
      'M',
    ),
  ).toBe(2);
  expect(fillPath('square', [])).toBe('');
});

test('a border runs only between a cell of the set and one outside', () => {
  const block = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
  expect(count(borderPath('square', block), 'M')).toBe(1);
  expect(count(borderPath('square', block), 'L')).toBe(12);
  const ring = block.filter(({ x, y }) => x !== 1 || y !== 1);
  expect(count(borderPath('square', ring), 'M')).toBe(2);
  expect(count(borderPath('square', ring), 'L')).toBe(16);
  expect(count(borderPath('hex-pointy', [{ x: 3, y: 3 }]), 'L')).toBe(6);
});

test('of growing sets each border is that of all cells so far', () => {
  const middle = [{ x: 1, y: 1 }];
  const around = [0, 1, 2]
    .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
    .filter(({ x, y }) => x !== 1 || y !== 1);
  const [inner, both] = bordersOf('square', [middle, around]) as [string, string];
  // One square has four sides; three squares by three have twelve around them and none within.
  expect(count(inner, 'L')).toBe(4);
  expect(count(both, 'L')).toBe(12);
  expect(count(both, 'M')).toBe(1);
  // Around first and the middle later: the hole closes.
  expect(bordersOf('square', [around, middle]).map((path) => count(path, 'L'))).toEqual([16, 12]);
  expect(bordersOf('square', [])).toEqual([]);
});

test('every edge of a grid is drawn once', () => {
  expect(count(gridPath('square', 3, 2), 'M')).toBe(4 + 3);
  expect(count(gridPath('hex-flat', 1, 1), 'M')).toBe(6);
  // Two hexagons share an edge.
  expect(count(gridPath('hex-pointy', 2, 1), 'M')).toBe(11);
});

test('a line of one point is empty', () => {
  expect(linePath([{ x: 1, y: 1 }])).toBe('');
  expect(
    linePath([
      { x: 1, y: 1 },
      { x: 2, y: 3 },
    ]),
  ).toBe('M1 1L2 3');
});
