import { expect, test } from 'vitest';
import { doorsIn } from './doors.ts';

const walls = [
  { kind: 'wall', x: 0, y: 0, side: 'n', length: 4, id: 'north' },
  { kind: 'door', x: 1, y: 2, side: 's', id: 'gate', label: 'city gate' },
  { kind: 'door', x: 2, y: 2, side: 's', id: 'gate', label: 'city gate' },
  { kind: 'window', a: { x: 3, y: 0 }, b: { x: 4, y: 0 }, id: 'pane', open: true },
  { kind: 'door', x: 5, y: 5, side: 'e', id: 'cellar' },
];

test('every door and window with an id is listed once, as it is now, where it is; a broken one is not', () => {
  const battlefield = { width: 8, height: 8, walls };
  expect(doorsIn({ battlefield, changed: { doors: { gate: true }, broken: ['cellar'] } })).toEqual([
    { id: 'gate', words: 'City gate at B3', open: true },
    { id: 'pane', words: 'Window at D1', open: true },
  ]);
  expect(doorsIn({ battlefield: { width: 8, height: 8 }, changed: null })).toEqual([]);
});
