import { expect, test } from 'vitest';
import type { Setting } from './line-up.ts';
import { choice, conditions, endTurn, fight, hold, path } from './line-up.ts';

/** Becoming visible without movement: a door opens, an obstacle is destroyed, Blinded ends (WS-INI-11). */

/** A wall from top to bottom with a door at (5, 5): Brana and Sill are west of it, the bandit east. */
const walled: Setting = {
  field: {
    walls: [
      { x: 4, y: 0, side: 'e', length: 5, kind: 'wall' },
      { id: 'gate', x: 4, y: 5, side: 'e', kind: 'door' },
      { x: 4, y: 6, side: 'e', length: 10, kind: 'wall' },
    ],
  },
  order: ['brana', 'bandit', 'sill'],
};
const house = (setting: Setting = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 5] }, sill: { at: [2, 8] } },
      foes: { bandit: { at: [5, 5] } },
    },
    { ...walled, ...setting },
  );
const defends = (table: ReturnType<typeof house>): boolean =>
  conditions(table, 'brana').includes('defending');
const waits = hold('defend', { trigger: 'appears' });

test('[WS-INI-11] [WS-INI-12] whoever opens the door that has hidden it becomes visible', () => {
  const table = house();
  table.does(waits).does(endTurn);
  table.does(choice('use-door', { door: 'gate' }));
  expect(table.facts('held-fires')).toMatchObject([{ who: 'brana', by: 'bandit' }]);
  expect(defends(table)).toBe(true);
});

test('[WS-INI-11] not one who was in sight before, and none on whom the door is closed', () => {
  const table = house({ doors: { gate: true } });
  table.does(waits).does(endTurn);
  table.does(choice('use-door', { door: 'gate' }));
  expect(defends(table)).toBe(false);
});

test('[WS-INI-11] [WS-GEN-9] nor does it take a step when what stood between is destroyed', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 5] }, sill: { at: [4, 7] } },
      foes: { bandit: { at: [8, 5] } },
      things: { wall: { use: 'stone-wall', at: [5, 5], now: { vitality: 1 } } },
    },
    { order: ['brana', 'sill', 'bandit', 'wall'] },
  );
  table.does(waits).does(endTurn);
  table.does(choice('attack', { target: 'wall', with: 'bow' })).rolls('damage', 8);
  expect(table.facts('destroyed')).toMatchObject([{ who: 'wall' }]);
  expect(defends(table)).toBe(true);
});

test('[WS-INI-11] [WS-STA-6] to the Blinded everybody becomes visible when that ends', () => {
  const blinded = { status: 'blinded', by: 'bandit', for: 'nextTurn' };
  const table = fight(
    {
      heroes: { brana: { at: [2, 5], now: { effects: [blinded] } } },
      foes: { bandit: { at: [8, 5] } },
    },
    { order: ['brana', 'bandit'] },
  );
  table.does(waits);
  expect(defends(table)).toBe(false);
  // The bandit's turn begins.
  table.does(endTurn);
  expect([conditions(table, 'brana'), defends(table)]).toEqual([['defending'], true]);
});

test('[WS-INI-11] [WS-COV-5] whoever leans out and waits sees from there, too, who steps into sight', () => {
  // A pillar at (6, 5) hides row 5 and (8, 6); from (5, 4), into which Brana leans, (8, 5) is visible and (8, 6) is
  // not.
  const pillar = {
    terrain: [{ id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true }],
    cells: [{ x: 6, y: 5, terrain: 'pillar' }],
  };
  const table = fight(
    { heroes: { brana: { at: [5, 5] } }, foes: { bandit: { at: [8, 6] } } },
    { field: pillar },
  );
  table.does(waits).does(choice('lean', { to: { x: 5, y: 4 } }));
  expect(defends(table)).toBe(false);
  table.does(endTurn).does(path([8, 5]));
  expect(defends(table)).toBe(true);
});

test('[WS-INI-11] [WS-GEN-9] a thing that comes to light is no enemy who becomes visible', () => {
  const table = fight(
    {
      things: { crate: { at: [6, 5] }, trap: { use: 'bolt-trap', at: [15, 9] } },
      heroes: { brana: { at: [2, 5] }, sill: { at: [4, 6] } },
      foes: { bandit: { at: [5, 2] } },
    },
    { ...walled, order: ['brana', 'sill', 'bandit', 'crate', 'trap'] },
  );
  table.does(waits).does(endTurn);
  // The bandit stands by the wall, out of sight; behind the door is only the crate.
  table.does(choice('use-door', { door: 'gate' }));
  expect(defends(table)).toBe(false);
});
