import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, fight, waiting } from './line-up.ts';

/** What the map draws while an attack is in the hand. */

const lines = (table: Scenario, how: object): unknown =>
  (table.send({ do: 'preview', choice: how } as never) as { lines?: unknown }).lines;

test('[SL-MOD-1] [SL-MOD-4] the line of a shot says what cover takes off', () => {
  const table = fight({ heroes: { pell: { at: [2, 5] } }, foes: { guard: { at: [12, 5] } } });
  const along = { from: { x: 2, y: 5 }, to: { x: 12, y: 5 } };
  expect(lines(table, attack('guard'))).toEqual([{ ...along, grade: 'clear', label: '', by: [] }]);
  expect(lines(table, attack('guard', { cover: 'half' }))).toEqual([
    { ...along, grade: 'half', label: '1/2 cover −2', by: [] },
  ]);
});

test('[SL-FLK-1] a blow at a flanked enemy draws the line between its flankers; alone there is none', () => {
  const around = (heroes: object): Scenario =>
    fight({ heroes: heroes as never, foes: { guard: { at: [6, 5] } } });
  expect(lines(around({ wenna: { at: [5, 5] } }), attack('guard'))).toBeUndefined();
  expect(lines(around({ wenna: { at: [5, 5] }, torvin: { at: [7, 5] } }), attack('guard'))).toEqual([
    { from: { x: 5, y: 5 }, to: { x: 7, y: 5 }, grade: 'clear', label: 'flanked +2', by: [] },
  ]);
});

test('[SL-GRD-4] who strikes with nothing in hand strikes with bare hands', () => {
  const { cost: _, ...free } = fight({
    heroes: { wenna: { at: [5, 5] } },
    foes: { guard: { at: [6, 5] } },
  }).option('standard-attack');
  const words = sentenceOf(free, { target: 'guard', with: 'unarmed' }, undefined);
  expect(words).toMatch(/ with bare hands$/);
});

test('[SL-POS-2] an opening promises what it rolls: cover takes nothing off it', () => {
  const field = {
    terrain: [{ id: 'crate', label: 'Crate', cover: 'low' }],
    cells: [{ x: 8, y: 5, terrain: 'crate' }],
  };
  const table = fight({ heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [9, 5] } } }, { field });
  const opening = choice('opening', { target: 'guard' });
  const need = table.option('opening').needs?.target;
  // Dex 1, Melee 3, Blades 2, accuracy 1 with the sword; Dex and Melee alone with the shield and with bare hands.
  expect(need?.kind === 'one' ? need.oneOf[0]?.note : '').toBe('Sword +7, Shield +4, Bare hands +4');
  expect(lines(table, opening)).toBeUndefined();
  expect(waiting(table.does(opening)).bonus).toBe(7);
});
