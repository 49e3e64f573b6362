import { expect, test } from 'vitest';
import type { Battlefield } from './index.ts';
import { compile, hasSight, withChanges } from './index.ts';
import type { Placed } from './pairs.ts';
import { keptByPlaces } from './pairs.ts';
import { at, drawn } from './testing/fields.ts';

const placed = (x: number, y: number, squares = 1): Placed => ({ cell: at(x, y), squares });

const counted = () => {
  const asked: string[] = [];
  const sees = keptByPlaces((field: Battlefield, a, b) => {
    asked.push(`${a.cell.x},${a.cell.y}/${a.squares} ${b.cell.x},${b.cell.y}/${b.squares}`);
    return hasSight(field, a.cell, a.squares, b.cell, b.squares);
  });
  return { asked, sees };
};

test('each pair of places is worked out once: the other way round and another size are other pairs', () => {
  const field = compile(drawn(['....', '....']));
  const { asked, sees } = counted();
  for (let again = 0; again < 2; again++) {
    sees(field, placed(0, 0), placed(3, 0));
    sees(field, placed(3, 0), placed(0, 0));
    sees(field, placed(0, 0, 2), placed(3, 0));
    sees(field, placed(0, 0), placed(2, 0, 2));
    sees(field, placed(0, 1), placed(3, 0));
  }
  expect(asked).toEqual(['0,0/1 3,0/1', '3,0/1 0,0/1', '0,0/2 3,0/1', '0,0/1 2,0/2', '0,1/1 3,0/1']);
});

test('a door that is opened or closed is another battlefield: what was kept of the first is still true of it', () => {
  const document = drawn(['...'], { walls: [{ x: 1, y: 0, side: 'e', kind: 'door', id: 'gate' }] });
  const closed = compile(document);
  const { sees } = counted();
  expect(sees(closed, placed(0, 0), placed(2, 0))).toBe(false);
  const open = withChanges(closed, { doors: { gate: true }, broken: [] });
  expect(sees(open, placed(0, 0), placed(2, 0))).toBe(true);
  expect(sees(closed, placed(0, 0), placed(2, 0))).toBe(false);
  expect(sees(withChanges(open, { doors: { gate: false }, broken: [] }), placed(0, 0), placed(2, 0))).toBe(
    false,
  );
});
