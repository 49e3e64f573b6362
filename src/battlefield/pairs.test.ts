import { expect, test } from 'vitest';
import { compile, withChanges } from './compile.ts';
import type { Battlefield } from './field.ts';
import { keptByPlaces } from './pairs.ts';
import { hasSight } from './sight.ts';
import { at, drawn } from './testing/fields.ts';

const counted = () => {
  const asked: string[] = [];
  const sees = keptByPlaces((field: Battlefield, a, sizeA, b, sizeB) => {
    asked.push(`${a.x},${a.y}/${sizeA} ${b.x},${b.y}/${sizeB}`);
    return hasSight(field, a, sizeA, b, sizeB);
  });
  return { asked, sees };
};

test('a value is computed once for each pair of places; the reversed pair and other sizes are other pairs', () => {
  const field = compile(drawn(['....', '....']));
  const { asked, sees } = counted();
  for (let again = 0; again < 2; again++) {
    sees(field, at(0, 0), 1, at(3, 0), 1);
    sees(field, at(3, 0), 1, at(0, 0), 1);
    sees(field, at(0, 0), 2, at(3, 0), 1);
    sees(field, at(0, 0), 1, at(2, 0), 2);
    sees(field, at(0, 1), 1, at(3, 0), 1);
  }
  expect(asked).toEqual(['0,0/1 3,0/1', '3,0/1 0,0/1', '0,0/2 3,0/1', '0,0/1 2,0/2', '0,1/1 3,0/1']);
});

test('a cell outside of the field is not confused with one on it, and its value is not kept', () => {
  const field = compile(drawn(['....', '....']));
  const asked: string[] = [];
  const told = keptByPlaces((_, a) => {
    asked.push(`${a.x},${a.y}`);
    return a.x;
  });
  expect([4, 0, 4, -1].map((x) => told(field, at(x, x === 0 ? 1 : 0), 1, at(3, 0), 1))).toEqual([
    4, 0, 4, -1,
  ]);
  expect(asked).toEqual(['4,0', '0,1', '4,0', '-1,0']);
});

test('opening or closing a door makes another field; values kept for the first stay valid for it', () => {
  const document = drawn(['...'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'door', id: 'gate' }] });
  const closed = compile(document);
  const { sees } = counted();
  const across = (field: Battlefield): boolean => sees(field, at(0, 0), 1, at(2, 0), 1);
  expect(across(closed)).toBe(false);
  const open = withChanges(closed, { doors: { gate: true }, broken: [] });
  expect(across(open)).toBe(true);
  expect(across(closed)).toBe(false);
  expect(across(withChanges(open, { doors: { gate: false }, broken: [] }))).toBe(false);
});
