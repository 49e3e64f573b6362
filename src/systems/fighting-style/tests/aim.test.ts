import { expect, test } from 'vitest';
import { duel, fight, strike } from './line-up.ts';

/** The lines that a preview gives the map for an attack. */

type Table = ReturnType<typeof fight>;
const lines = (table: Table, how: object): unknown =>
  (table.send({ do: 'preview', choice: how } as never) as { lines?: unknown }).lines;

const runaShoots = (field: object): unknown =>
  lines(duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } }, { field } as never), strike('brute'));

test('[FS-COV-2] the line of a shot names what cover takes off the test and the cells that give it', () => {
  expect(runaShoots({})).toEqual([
    { from: { x: 2, y: 5 }, to: { x: 8, y: 5 }, grade: 'clear', label: '', by: [] },
  ]);
  expect(runaShoots({ walls: [{ x: 7, y: 5, side: 'e', kind: 'low-wall' }] })).toEqual([
    {
      from: { x: 2, y: 5 },
      to: { x: 8, y: 5 },
      grade: 'half',
      label: 'low cover −2',
      by: [
        { x: 7, y: 5 },
        { x: 8, y: 5 },
      ],
    },
  ]);
  const crates = { terrain: [{ id: 'crates', label: 'Crates', cover: 'high' }] };
  expect(runaShoots({ ...crates, cells: [{ x: 7, y: 5, terrain: 'crates' }] })).toMatchObject([
    { grade: 'half', label: 'high cover −5', by: [{ x: 7, y: 5 }] },
  ]);
});

test('[FS-FLK-2] an attack on a flanked foe draws the line between its flankers; without flanking there is no line', () => {
  const alone = fight(
    { heroes: { ciro: { at: [4, 5] } }, foes: { brute: { at: [5, 5] } } },
    { turnOf: 'ciro', order: ['ciro', 'brute'] },
  );
  expect(lines(alone, strike('brute'))).toBeUndefined();
  const both = fight(
    { heroes: { ciro: { at: [4, 5] }, sefu: { at: [6, 5] } }, foes: { brute: { at: [5, 5] } } },
    { turnOf: 'ciro', order: ['ciro', 'sefu', 'brute'] },
  );
  expect(lines(both, strike('brute'))).toEqual([
    { from: { x: 4, y: 5 }, to: { x: 6, y: 5 }, grade: 'clear', label: 'flanked foe +2', by: [] },
  ]);
});
