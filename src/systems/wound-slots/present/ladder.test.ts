import { expect, test } from 'vitest';
import type { BarEntry } from '../../../kernel/view.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, duel, endTurn, fight } from '../tests/line-up.ts';

/** The initiative bar, whose order changes in the middle of a round. */

const rungs = (table: Scenario): readonly string[] =>
  table.view().bar.map(({ id, initiative, state }) => `${id} ${initiative} ${state}`);

const rung = (table: Scenario, id: string): BarEntry | undefined =>
  table.view().bar.find((entry) => entry.id === id);

const mayInterrupt = (table: Scenario): readonly string[] =>
  table.view().bar.flatMap(({ id, may }) => (may === undefined ? [] : [id]));

test('[SL-SEQ-2] [SL-ATK-10] a critical hit moves two rungs in the middle of the turn', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] } },
    foes: { knight: { at: [6, 5] }, guard: { at: [9, 9] } },
  });
  expect(rungs(table)).toEqual(['wenna 20 active', 'knight 19 waiting', 'guard 18 waiting']);
  table.does(attack('knight', { with: 'unarmed' })).rolls('attack', 9, 9);
  expect(rungs(table)).toEqual(['wenna 22 active', 'guard 18 waiting', 'knight 17 waiting']);
  expect(table.view().order).toEqual(['wenna', 'guard', 'knight']);
});

test('[SL-INI-4] [SL-SEQ-1] who had its turn stays on its rung, and who is out is at the foot', () => {
  const table = fight(
    {
      heroes: { wenna: { at: [5, 5] } },
      foes: { knight: { at: [8, 5] }, guard: { at: [9, 9], now: { conditions: ['dead'] } } },
    },
    { order: ['guard', 'wenna', 'knight'], turnOf: 'wenna' },
  );
  table.does(endTurn);
  expect(rungs(table)).toEqual(['wenna 19 acted', 'knight 18 active', 'guard 20 out']);
});

test('[SL-INT-2] whoever stands above the active one and has AP may interrupt, equals may not', () => {
  const table = fight(
    {
      heroes: { pell: { at: [3, 5] }, wenna: { at: [3, 7] }, torvin: { at: [3, 9], now: { ap: 0 } } },
      foes: { guard: { at: [8, 5] }, knight: { at: [8, 7] } },
    },
    { turnOf: 'guard', initiative: { pell: 15, wenna: 14, torvin: 20, guard: 14, knight: 9 } },
  );
  expect(mayInterrupt(table)).toEqual(['pell']);
  // Whoever is equal to the active one stands behind it.
  expect(table.view().bar.map(({ id }) => id)).toEqual(['torvin', 'pell', 'guard', 'wenna', 'knight']);
});

test('[SL-INT-2] [SL-CND-8] the helpless interrupt nobody, and those who had their turn may', () => {
  const table = fight(
    {
      heroes: {
        pell: { at: [3, 5], now: { helplessUntil: 3 } },
        wenna: { at: [3, 7], now: { hadTurn: true } },
      },
      foes: { guard: { at: [8, 5] } },
    },
    { turnOf: 'guard' },
  );
  expect(mayInterrupt(table)).toEqual(['wenna']);
});

test('[SL-MNT-2] rider and mount are one rung, at the worse of their numbers', () => {
  const table = fight(
    {
      heroes: { brannoch: { at: [3, 5], on: 'war-horse' }, 'war-horse': { at: [3, 5] } },
      foes: { guard: { at: [9, 5] } },
    },
    { turnOf: 'guard', initiative: { brannoch: 15, 'war-horse': 12, guard: 13 } },
  );
  expect(rungs(table)).toEqual(['guard 13 active', 'brannoch 12 waiting']);
  expect(rung(table, 'brannoch')).toMatchObject({ with: [{ id: 'war-horse' }], note: 'on War horse' });
  expect(mayInterrupt(table)).toEqual([]);
  expect(table.view().order).toEqual(['guard', 'brannoch', 'war-horse']);
});

test('[SL-AP-5] [SL-COM-6] [SL-SUR-3] a rung says what is begun, what is readied, who is surprised', () => {
  const begun = duel({ torvin: { now: { ap: 5 } }, guard: { now: { conditions: ['surprised'] } } });
  begun.does(choice('strong-attack', { target: 'guard' }));
  expect(rung(begun, 'torvin')?.note).toBe('Strong Attack, 5 of 9 AP');
  expect(rung(begun, 'guard')?.note).toBe('surprised');
  const readied = duel({ torvin: { now: { ap: 12 } }, guard: {} });
  readied.does(choice('ready', { what: 'standard-attack', events: ['step'] }));
  expect(rung(readied, 'torvin')?.note).toBe('readied: Standard Attack');
});
