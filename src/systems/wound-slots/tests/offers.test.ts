import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, fight } from './line-up.ts';

/** What a turn offers first. */

const group = (table: Scenario, name: string): readonly string[] =>
  table
    .choice()
    .options.filter((one) => one.group === name && one.by === undefined)
    .map(({ id }) => id);
const scene = (now: Sketch = {}) =>
  fight({ red: { torvin: { at: [5, 5], now } }, blue: { guard: { at: [9, 5], now: { ap: 0 } } } });

test('[SL-INT-1] walking comes first, and rarer ways to move come after the actions', () => {
  const table = scene();
  expect(group(table, 'move')).toEqual(['move', 'dash']);
  expect(group(table, 'more-move')).toEqual(expect.arrayContaining(['long-jump', 'buy-movement', 'posture']));
});

test('[SL-POS-1] whoever is not standing finds getting up among the first', () => {
  expect(group(scene({ posture: 'prone' }), 'move')).toContain('posture');
});

test('[SL-DIC-3] the dice of a check are added up, as the pad says', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12 } } },
    blue: { guard: { at: [6, 5], now: { ap: 0 } } },
  });
  table.does(choice('standard-attack', { target: 'guard' }));
  expect(table.roll()).toMatchObject({ counts: 'sum', dice: [{ sides: 10 }, { sides: 10 }] });
});
