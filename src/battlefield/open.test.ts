import { expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import { isUnobstructed } from './open.ts';
import { at, drawn } from './testing/fields.ts';

test('cells with nothing in between are open to each other', () => {
  const field = compile(drawn(['....']));
  expect(isUnobstructed(field, at(0, 0), 1, at(3, 0), 1)).toBe(true);
});

test('a closed door separates cells beside it and farther off; an open door separates none', () => {
  const closed = compile(drawn(['....'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'door', id: 'gate' }] }));
  const open = withChanges(closed, { doors: { gate: true }, broken: [] });
  for (const [from, to] of [
    [1, 2],
    [0, 3],
  ] as const) {
    expect(isUnobstructed(closed, at(from, 0), 1, at(to, 0), 1)).toBe(false);
    expect(isUnobstructed(open, at(from, 0), 1, at(to, 0), 1)).toBe(true);
  }
});

test('overlapping footprints are open to each other, even across a closed door', () => {
  const closed = compile(drawn(['....'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'door', id: 'gate' }] }));
  expect(isUnobstructed(closed, at(0, 0), 2, at(1, 0), 1)).toBe(true);
});
