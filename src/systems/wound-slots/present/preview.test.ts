import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from '../tests/line-up.ts';
import { ap, choice, decline, endTurn, fight, yards } from '../tests/line-up.ts';

/** What is shown of movement before it is made: dragging, and yards bought in advance. */

const preview = (table: Scenario, how: Sketch): unknown =>
  table.send({ do: 'preview', choice: how } as never);
const west = { option: 'drag-along', path: [4, 3].map((x) => ({ x, y: 5 })) };

test('[SL-GRP-4] [SL-OFF-5] dragging shows its way, its AP and who may rebuff it, and nobody clings', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 18, movement: { left: 5 } } } },
    blue: { guard: { at: [6, 5], now: { grappling: ['torvin'] } }, raider: { at: [1, 5], now: { ap: 6 } } },
  });
  table.does(choice('drag')).rolls('drag', 9, 9);
  // Rate 9: an AP buys the two yards, whatever was bought before. The raider's spear is two yards long.
  expect(preview(table, west)).toMatchObject({
    path: [
      { x: 4, y: 5 },
      { x: 3, y: 5 },
    ],
    cost: { ap: 1 },
    provokes: ['raider'],
  });
  table.does(choice('drag-along', west)).answers('raider', decline);
  expect([ap(table, 'torvin'), yards(table, 'torvin')]).toEqual([11, 5]);
});

test('[SL-MOV-5] [SL-AP-6] yards that are bought in advance show their AP, and the charge that they end', () => {
  const table = fight({
    red: { wenna: { at: [5, 5], now: { ap: 3 } } },
    blue: { guard: { at: [9, 9], now: { ap: 0 } } },
  });
  expect(preview(table, { option: 'buy-movement', ap: 2 })).toMatchObject({ cost: { ap: 2 } });
  expect(preview(table, { option: 'buy-movement', ap: 2 })).not.toHaveProperty('warns');
  table.does(choice('seize-initiative')).does(endTurn).does(endTurn);
  expect(preview(table, { option: 'buy-movement', ap: 2 })).toMatchObject({
    cost: { ap: 2 },
    warns: ['The 3 AP in what was begun are lost'],
  });
});

test('[SL-MNT-5] [SL-AP-6] a ride shows what it ends of the mount, too, whose AP carry it', () => {
  const table = fight({
    red: { brannoch: { on: 'horse' }, horse: { use: 'war-horse', at: [3, 5], now: { ap: 4 } } },
    blue: { guard: { at: [5, 5], now: { ap: 0 } } },
  });
  const ride = { option: 'move', to: { x: 2, y: 5 } };
  expect(preview(table, ride)).not.toHaveProperty('warns');
  // A kick takes 6 AP.
  table.does(choice('standard-attack', { by: 'horse', target: 'guard', with: 'hooves' }));
  table.does(endTurn).does(endTurn);
  expect(preview(table, ride)).toMatchObject({ warns: ['The 4 AP in what was begun are lost'] });
  table.does(choice('move', { to: { x: 2, y: 5 } }));
  expect(table.facts('charge').at(-1)).toMatchObject({ who: 'horse', why: 'cancelled' });
});
