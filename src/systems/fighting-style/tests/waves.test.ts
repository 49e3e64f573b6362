import { expect, test } from 'vitest';
import { withWaves } from '../../../documents/waves.ts';
import type { Change } from '../../../engine/system.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { asked, cell, conditions, encounter, endTurn, fight } from './line-up.ts';

/** Combatants that join later, by hand or in a wave: what they bring along of what an encounter may say. */

const here: LineUp = { red: { edda: { at: [5, 5] } }, blue: { brute: { at: [1, 1] } } };

/** A combatant that comes later, as an encounter writes it. */
const comer = (id: string, [x, y]: readonly [number, number], said: readonly Sketch[] = []): Sketch => ({
  id,
  side: 'blue',
  cell: { x, y },
  sheet: { use: id },
  now: { conditions: said, inHand: [] },
});

const added = (combatant: Sketch): Change => ({ change: 'add', combatant: combatant as never });

/** A fight that these join in round 2, which begins as soon as both have ended their turn. */
function joinedBy(combatants: readonly Sketch[]): Scenario {
  const waves = [{ id: 'second', name: 'The second', arrives: { round: 2 }, combatants }];
  const table = scenario(withWaves(system), { ...(encounter(here) as object), waves } as never);
  return table.does(endTurn).does(endTurn);
}

const condition = (table: Scenario, id: string, name: string) =>
  table.who(id).conditions.find((one) => one.id === name);

test('[FS-ACT-3] [FS-COND-4] [FS-MAN-7] whoever comes held, hidden or feinting is so', () => {
  const said = [
    { id: 'held', other: 'edda' },
    { id: 'hidden', other: 'edda' },
    { id: 'feinting', other: 'edda' },
  ];
  const table = fight({ ...here, red: { edda: { at: [5, 5], now: { inHand: [] } } } });
  table.byHand('out of the hole', added(comer('wolf', [6, 5], said)));
  expect(conditions(table, 'wolf').toSorted()).toEqual(['feinting', 'held', 'hidden']);
  expect(conditions(table, 'edda')).toContain('holding');
});

test('[FS-ACT-3] held from afar, or by hands that are full, it comes free', () => {
  const said = [{ id: 'held', other: 'edda' }];
  const free = { ...here, red: { edda: { at: [5, 5], now: { inHand: [] } } } } as const;
  const far = fight(free).byHand('from afar', added(comer('wolf', [9, 5], said)));
  const full = fight({
    ...here,
    red: { edda: { at: [5, 5], now: { inHand: [{ item: 'longsword', hands: 2 }] } } },
  }).byHand('at her side', added(comer('wolf', [6, 5], said)));
  expect([conditions(far, 'wolf'), conditions(full, 'wolf')]).toEqual([[], []]);
});

test('[FS-TURN-7] whoever comes with its turn saved has it right after the one whom it waits for', () => {
  const two: LineUp = {
    red: { edda: { at: [5, 5] } },
    blue: { brute: { at: [1, 1] }, ciro: { at: [9, 9] } },
  };
  const table = fight(two).byHand('late', added(comer('wolf', [6, 1], [{ id: 'waiting', other: 'edda' }])));
  table.does(endTurn);
  expect(asked(table)).toBe('wolf turn');
});

test('[FS-ENC-1] whom nobody knows cannot be named: the refusal says where', () => {
  const table = fight(here);
  const reply = table.send({
    do: 'override',
    changes: [added(comer('wolf', [6, 5], [{ id: 'hidden', other: 'ghost' }]))],
    reason: 'a wolf',
  } as never);
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'illegal-change', path: 'changes[0].combatant.now.conditions', clause: 'FS-ENC-1' },
  });
});

test('[FS-ACT-3] [FS-COND-4] two of a wave who name each other come together', () => {
  const table = joinedBy([
    comer('wolf', [8, 5], [{ id: 'held', other: 'ciro' }]),
    comer('ciro', [9, 5], [{ id: 'feinting', other: 'wolf' }]),
  ]);
  expect(condition(table, 'wolf', 'held')).toBeDefined();
  expect(conditions(table, 'ciro').toSorted()).toEqual(['feinting', 'holding']);
});

test('[FS-ACT-3] [FS-GRID-2] where there is no room for one of them, both still come, and near', () => {
  const table = joinedBy([
    comer('wolf', [5, 5], [{ id: 'held', other: 'ciro' }]),
    comer('ciro', [4, 5], [{ id: 'feinting', other: 'wolf' }]),
  ]);
  expect([cell(table, 'wolf'), cell(table, 'ciro')]).toEqual([
    [4, 4],
    [4, 5],
  ]);
  expect([conditions(table, 'wolf'), conditions(table, 'ciro').toSorted()]).toEqual([
    ['held'],
    ['feinting', 'holding'],
  ]);
});
