import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { ap, asked, cell, choice, conditions, fight, path } from './line-up.ts';

/** Those who are moved along in a grapple: where they come to, and who cannot move at all. */

/** Water over one's depth from the seventh column on. */
const lake = {
  terrain: [{ id: 'lake', label: 'Lake', marks: { water: 'swim' } }],
  cells: [{ x: 6, y: 0, w: 8, h: 10, terrain: 'lake' }],
};
/** A face to climb at (6,5), ground around it. */
const face = {
  terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
  cells: [{ x: 6, y: 5, terrain: 'face' }],
};

/** Torvin drags the guard two yards to the west. */
const dragged = (guard: Sketch, field: Sketch) =>
  fight(
    {
      red: { torvin: { at: [5, 5], now: { ap: 18 } } },
      blue: { guard: { at: [6, 5], now: { grappling: ['torvin'], ...guard } } },
    },
    { field },
  )
    .does(choice('drag'))
    .rolls('drag', 9, 9)
    .does(choice('drag-along', { path: [4, 3].map((x) => ({ x, y: 5 })) }));

const bonds = { spell: 'binding-roots', by: 'nerit', kind: 'bound', value: 12, until: 3 };

/** The guard walks off from Torvin, who grapples it and clings with a roll of these faces. */
const clung = (torvin: Sketch, faces: readonly [number, number], field: Sketch = {}) =>
  fight(
    {
      red: { guard: { at: [5, 5], now: { movement: { left: 9 }, ap: 0, grappling: ['torvin'] } } },
      blue: { torvin: { at: [6, 5], now: { ap: 6, ...torvin } }, nerit: { at: [20, 12] } },
    },
    { field },
  )
    .does(path([4, 5], [3, 5], [2, 5]))
    .answers('torvin', choice('cling'))
    .rolls('cling', ...faces);

const mix = (along: number, cut: number) => choice('mix', { along, cut });

test('[SL-GRP-4] whoever stands in the way of the dragger is moved aside, also as the third in the grapple', () => {
  const table = fight({
    red: {
      torvin: { at: [5, 5], now: { ap: 16, grappling: ['guard'] } },
      wenna: { at: [6, 4], now: { grappling: ['guard'] } },
    },
    blue: { guard: { at: [6, 5] } },
  });
  // 7 + 18 against the guard's 12.
  table.does(choice('drag')).rolls('drag', 9, 9);
  table.does(choice('drag-along', { path: [{ x: 6, y: 4 }] }));
  // The guard is beside Torvin still; Wenna goes to the first free yard beside the guard.
  const cells = ['torvin', 'guard', 'wenna'].map((id) => cell(table, id));
  expect(cells).toEqual([
    [6, 4],
    [6, 5],
    [5, 4],
  ]);
  expect(['torvin', 'wenna'].map((id) => conditions(table, id))).toEqual([['grappling'], ['grappling']]);
});

/** On hexes Torvin drags the guard, whom he grapples, a single step to this cell. */
const draggedOnHexes = (torvin: Sketch, guard: readonly [number, number], x: number, y: number) =>
  fight(
    {
      red: { torvin: { at: [10, 5], ...torvin, now: { ap: 18, grappling: ['guard'] } } },
      blue: { guard: { at: guard } },
    },
    { field: { grid: 'hex-pointy' } },
  )
    .does(choice('drag'))
    .rolls('drag', 9, 9)
    .does(choice('drag-along', { path: [{ x, y }] }));

test('[SL-GRP-4] [SL-GRD-3] on hexes whoever is dragged by somebody of seven hexes comes to the nearest yard beside him', () => {
  // From (10,5) to (11,5): of the hexes beside him (9,5) is a yard from (8,5), all others are two and more.
  const table = draggedOnHexes({ sheet: { size: 9 } }, [8, 5], 11, 5);
  expect(['torvin', 'guard'].map((id) => cell(table, id))).toEqual([
    [11, 5],
    [9, 5],
  ]);
});

test('[SL-GRP-4] [SL-GRD-3] on hexes whoever is dragged stays on the same side of the dragger, where that is as near', () => {
  // To the north-west of (10,5) lies (10,4), of (10,6) lies (9,5). The yard that Torvin has left, (10,5), is as near.
  const table = draggedOnHexes({}, [10, 4], 10, 6);
  expect(cell(table, 'guard')).toEqual([9, 5]);
});

test('[SL-GRP-4] [SL-CLB-3] whoever had sunk and is dragged ashore is under water no more', () => {
  const table = dragged({ conditions: ['sunk'] }, lake);
  expect([cell(table, 'guard'), conditions(table, 'guard')]).toEqual([[4, 5], ['grappling']]);
});

test('[SL-GRP-4] [SL-CLB-1] whoever is dragged off a face holds on to it no more', () => {
  const table = dragged({ conditions: ['climbing'] }, face);
  expect([cell(table, 'guard'), conditions(table, 'guard')]).toEqual([[4, 5], ['grappling']]);
});

test('[SL-GRP-2] [SL-CLB-1] nor does whoever goes along from it by Cling', () => {
  // Power 7 and 8: 15 points.
  const table = clung({ conditions: ['climbing'] }, [4, 4], face).does(mix(3, 0));
  expect([cell(table, 'guard'), cell(table, 'torvin')]).toEqual([
    [2, 5],
    [3, 5],
  ]);
  expect(conditions(table, 'torvin')).toEqual(['grappling']);
});

test('[SL-GRP-2] [SL-CND-8] whoever is bound goes nowhere by Cling, but may hold the other back', () => {
  const table = clung({ effects: [bonds] }, [7, 6]);
  expect(asked(table)).toBe('torvin cling-mix');
  table.refuses(mix(1, 0), 'noSuchThing', 'SL-GRP-2');
  // 20 points: two of the three yards, and the third is out of touch.
  table.does(mix(0, 2));
  expect([cell(table, 'guard'), cell(table, 'torvin'), conditions(table, 'torvin')]).toEqual([
    [4, 5],
    [6, 5],
    ['immobile', 'bound'],
  ]);
});

test('[SL-GRP-2] [SL-CND-8] less than 10 points are of no use to one that is bound', () => {
  const table = clung({ effects: [bonds] }, [1, 1]);
  expect([asked(table), cell(table, 'guard'), ap(table, 'torvin')]).toEqual(['guard turn', [2, 5], 3]);
});

test('[SL-GRP-3] [SL-CND-8] whoever is bound is told that it cannot drag before it has paid for it', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 18, effects: [bonds] } } },
    blue: { guard: { at: [6, 5], now: { grappling: ['torvin'] } }, nerit: { at: [20, 12] } },
  });
  expect(table.option('drag').refused).toMatchObject({ code: 'immobile', clause: 'SL-CND-8' });
  table.refuses(choice('drag'), 'immobile', 'SL-CND-8');
});
