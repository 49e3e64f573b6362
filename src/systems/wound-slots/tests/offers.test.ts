import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, duel, fight, waiting } from './line-up.ts';

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

/** Brannoch after five yards, two yards from a guard: Str 2 and 2 for the spear, Dex 1, Melee 3, Polearms 2. */
const lunging = (specials: readonly unknown[]) =>
  duel({
    brannoch: { sheet: { specials }, now: { ap: 12, movement: { walked: 5 } } },
    guard: { at: [8, 5] },
  });
const noted = (table: Scenario): string | undefined => {
  const need = table.option('special-attack').needs?.target;
  return need?.kind === 'one' ? need.oneOf.find(({ id }) => id === 'guard')?.note : undefined;
};

test('[SL-ATK-9] beside its target a penetrating attack says the bonus that it is rolled with', () => {
  const table = lunging(['couched-lunge']);
  expect(noted(table)).toBe('+10 against 13');
  table.does(choice('special-attack', { target: 'guard' }));
  expect(waiting(table).bonus).toBe(10);
});

test('[SL-ATK-9] of several special attacks each says its own bonus', () => {
  const thrust = { id: 'thrust', name: 'Long thrust', ap: 7, group: 'polearms', damage: 2 };
  const table = lunging(['couched-lunge', thrust]);
  expect(noted(table)).toBe('Couched lunge +10 against 13, Long thrust +6 against 13');
  const which = table.option('special-attack').needs?.special;
  expect(which?.kind === 'one' && which.oneOf.map(({ note }) => note)).toEqual([
    '8 AP, penetrating',
    '7 AP, damage +2',
  ]);
});
