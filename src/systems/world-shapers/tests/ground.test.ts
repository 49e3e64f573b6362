import { expect, test } from 'vitest';
import { leanSquares } from '../cover/leaning.ts';
import { distanceBetween } from '../space.ts';
import { one } from '../state.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  defend,
  endTurn,
  fight,
  hold,
  metres,
  path,
} from './line-up.ts';

/** Taking Cover, leaning and jumping at the table. Brana acts first; the bandit is far away. */

const terrain = [
  { id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true },
  { id: 'mud', label: 'Mud', costTimes: 2 },
  { id: 'chasm', label: 'Chasm', blocksMove: true },
];
const ground = (...cells: readonly (readonly [string, number, number])[]): Setting => ({
  field: { terrain, cells: cells.map(([kind, x, y]) => ({ x, y, terrain: kind })) },
});
const scene = (setting: Setting = {}, brana: Sketch = {}, more: LineUp = {}) =>
  fight(
    { heroes: { brana: { at: [10, 5], now: brana } }, foes: { bandit: { at: [5, 5] } }, ...more },
    setting,
  );

test('[WS-BAS-14] Taking Cover costs 1 AP and lasts until the next turn', () => {
  const table = scene();
  expect(table.option('take-cover')).toMatchObject({ cost: { ap: 1 }, clause: 'WS-BAS-14' });
  table.does(choice('take-cover'));
  expect([ap(table, 'brana'), conditions(table, 'brana')]).toEqual([2, ['taking-cover']]);
  table.refuses(choice('take-cover'), 'already', 'WS-BAS-14');
  table.does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['taking-cover']);
  table.does(endTurn);
  expect([asked(table), conditions(table, 'brana')]).toEqual(['brana turn', []]);
});

test('[WS-BAS-14] [WS-STA-6] the Enraged take no cover', () => {
  scene({}, { effects: [{ status: 'enraged' }] }).refuses(choice('take-cover'), 'reckless', 'WS-STA-6');
});

test('[WS-BAS-14] [WS-INI-11] it can be held', () => {
  const table = scene();
  table
    .does(hold('take-cover', { trigger: 'enters', range: 4 }))
    .does(endTurn)
    .does(path([6, 5]));
  expect(conditions(table, 'brana')).toEqual(['taking-cover']);
});

const lean = (x: number, y: number) => choice('lean', { to: { x, y } });

test('[WS-COV-5] [WS-R91] leaning is free, out of full cover only, and not into it', () => {
  scene().refuses(lean(10, 4), 'noWay', 'WS-COV-5');
  const table = scene(ground(['pillar', 9, 5]));
  table.refuses(lean(9, 5), 'noWay', 'WS-COV-5');
  table.refuses(lean(12, 5), 'noWay', 'WS-COV-5');
  table.refuses(choice('lean'), 'noSuchThing', 'WS-COV-5');
  table.does(lean(10, 4));
  expect([ap(table, 'brana'), conditions(table, 'brana')]).toEqual([3, ['leaning']]);
  table.refuses(lean(10, 4), 'already', 'WS-COV-5');
  // From one side to the other.
  table.does(lean(10, 6));
  expect(conditions(table, 'brana')).toEqual(['leaning']);
});

test('[WS-COV-5] what is offered is every square beside that is no full cover', () => {
  const { needs } = scene(ground(['pillar', 9, 5])).option('lean');
  const { to } = needs as unknown as { to: { cells: readonly { x: number; y: number }[] } };
  expect(to.cells.map(({ x, y }) => `${x},${y}`)).toEqual([
    '9,4',
    '10,4',
    '11,4',
    '11,5',
    '9,6',
    '10,6',
    '11,6',
  ]);
});

test('[WS-COV-5] a wall is full cover too, and nobody leans through it; a stone wall is an object', () => {
  const table = scene({ field: { walls: [{ x: 10, y: 5, side: 'w', kind: 'wall' }] } });
  table.refuses(lean(9, 5), 'noWay', 'WS-COV-5');
  table.does(lean(10, 4));
  const stone = scene({}, {}, { things: { 'stone-wall': { at: [9, 5] } } });
  stone.refuses(lean(9, 5), 'noWay', 'WS-COV-5');
  stone.does(lean(9, 4));
});

test('[WS-COV-5] somebody large leans into any square beside its space', () => {
  // The ogre occupies (10, 5) to (11, 6): twelve squares around it, one of them the pillar.
  const fought = begun(
    { foes: { ogre: { at: [10, 5] } }, heroes: { brana: { at: [2, 2] } } },
    ground(['pillar', 9, 5]),
  );
  expect(leanSquares(fought, one(fought, 'ogre'))).toHaveLength(11);
});

test('[WS-R91] it lasts until the next turn or until one moves', () => {
  const table = scene(ground(['pillar', 9, 5]));
  table.does(lean(10, 4)).does(defend).does(endTurn);
  expect(conditions(table, 'brana')).toEqual(expect.arrayContaining(['leaning', 'defending']));
  table.does(endTurn);
  expect(conditions(table, 'brana')).toEqual([]);
  table.does(lean(10, 4)).does(path([10, 6]));
  expect(conditions(table, 'brana')).toEqual([]);
});

test('[WS-R91] or for one deed only', () => {
  const setting = { ...ground(['pillar', 9, 5]), rulings: { leanDuration: 'actionOnly' } };
  const table = scene(setting);
  table.does(lean(10, 4));
  expect(conditions(table, 'brana')).toEqual(['leaning']);
  table.does(defend);
  expect(conditions(table, 'brana')).toEqual(['defending']);
  const idle = scene(setting);
  idle.does(lean(10, 4)).does(endTurn);
  expect(conditions(idle, 'brana')).toEqual([]);
});

test('[WS-COV-5] whoever waits for somebody to appear sees it lean out', () => {
  const table = fight(
    { foes: { bandit: { at: [5, 5] } }, heroes: { brana: { at: [10, 5] } } },
    ground(['pillar', 9, 5]),
  );
  table.does(hold('defend', { trigger: 'appears' })).does(endTurn);
  expect(conditions(table, 'bandit')).toEqual(['held-action']);
  table.does(lean(10, 4));
  expect(conditions(table, 'bandit')).toEqual(['defending']);
});

test('[WS-TER-2] [WS-R83] distance is the larger offset, or the straight line rounded down', () => {
  const apart = (distanceMetric: string): number => {
    const fought = begun(
      { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [6, 6] } } },
      { rulings: { distanceMetric } },
    );
    return distanceBetween(fought, one(fought, 'brana'), one(fought, 'ogre'));
  };
  // The root of 32 is 5.66.
  expect([apart('chebyshev'), apart('euclidean')]).toEqual([4, 5]);
});

test('[WS-TER-2] [WS-R84] a size takes its square, or one square for all', () => {
  const squares = (sizeFootprint: string): number =>
    one(
      begun(
        { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [6, 6], sheet: { size: 3 } } } },
        { rulings: { sizeFootprint } },
      ),
      'ogre',
    ).squares;
  expect([squares('square'), squares('single')]).toEqual([4, 1]);
});

const jump = (x: number, y: number) => choice('jump', { to: { x, y } });
const soFar = (far: number) => choice('metres', { metres: far });

test('[WS-TER-4] the game master says how far; the metres of the jump are spent', () => {
  const table = scene(ground(['chasm', 11, 5], ['chasm', 12, 5]));
  table.refuses(path([11, 5]), 'noWay', 'WS-TER-2');
  table.does(jump(13, 5));
  expect(asked(table)).toBe('gm gm.jump');
  expect(table.choice().about?.title).toBe(
    'Brana is about to jump to N6. How far can Brana jump on good ground?',
  );
  table.refuses(soFar(-1), 'noSuchThing', 'WS-TER-4');
  table.answers('gm', soFar(3));
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[13, 5], 0, 3]);
});

test('[WS-TER-4] on difficult terrain the engine halves it, rounded down; what lies between does not matter', () => {
  const mud = ground(['mud', 10, 5], ['mud', 11, 5]);
  const short = scene(mud);
  short.does(jump(12, 5)).answers('gm', soFar(3));
  // Half of 3 is 1: the jump is dropped and costs nothing.
  expect([cell(short, 'brana'), metres(short, 'brana')]).toEqual([[10, 5], 3]);
  const far = scene(mud);
  far.does(jump(12, 5)).answers('gm', soFar(4));
  expect([cell(far, 'brana'), metres(far, 'brana')]).toEqual([[12, 5], 1]);
  // Starting from good ground, nothing is halved.
  const over = scene(ground(['mud', 11, 5]));
  over.does(jump(12, 5)).answers('gm', soFar(2));
  expect(cell(over, 'brana')).toEqual([12, 5]);
});

test('[WS-TER-4] [WS-ADV-5] whoever jumps off somebody rides on it no more', () => {
  const table = fight({ heroes: { sill: { on: 'ogre' } }, foes: { ogre: { at: [10, 5] } } });
  table.does(jump(8, 5)).answers('gm', soFar(3));
  expect([cell(table, 'sill'), conditions(table, 'sill')]).toEqual([[8, 5], []]);
});

test('[WS-TER-4] not at all is an answer; farther than one can move, into a wall or an enemy is none of the game master’s business', () => {
  const table = scene(ground(['pillar', 10, 3]), {}, { things2: { skeleton: { at: [12, 5] } } });
  table.does(jump(11, 5)).answers('gm', choice('not'));
  expect([cell(table, 'brana'), asked(table)]).toEqual([[10, 5], 'brana turn']);
  // 3 m, and 9 m for 3 AP.
  table.refuses(jump(23, 15), 'noMovement', 'WS-RND-5');
  table.refuses(jump(10, 2), 'noWay', 'WS-TER-4');
  table.refuses(jump(13, 5), 'barred', 'WS-TER-6');
  table.refuses(jump(12, 5), 'barred', 'WS-TER-6');
  table.refuses(jump(10, 5), 'spaceTaken', 'WS-TER-4');
  table.refuses(choice('jump'), 'noSuchThing', 'WS-TER-4');
});

test('[WS-TER-4] [WS-BAS-7] a jump takes Move actions when metres run out, over friends and objects', () => {
  const table = scene({}, {}, { things: { crate: { at: [11, 5] } } });
  table.does(jump(15, 5)).answers('gm', soFar(5));
  // 5 m: 3 m and a Move of 3 m.
  expect([cell(table, 'brana'), metres(table, 'brana'), ap(table, 'brana')]).toEqual([[15, 5], 1, 2]);
});

test('[WS-TER-4] [WS-BAS-7] the preview of a jump shows its flight, its metres and the AP of its Moves', () => {
  const table = scene({}, {}, { things: { crate: { at: [11, 5] } } });
  const shown = (x: number) => table.send({ do: 'preview', choice: jump(x, 5) } as never);
  expect(shown(12)).toMatchObject({
    path: [
      { x: 11, y: 5 },
      { x: 12, y: 5 },
    ],
    cost: { movement: 2 },
  });
  expect(shown(12)).not.toHaveProperty('cost.ap');
  // 5 m: 3 m and a Move of 3 m, of which 1 m is left.
  expect(shown(15)).toMatchObject({ cost: { ap: 1, movement: 2 } });
});

test('[WS-TER-4] [WS-STA-6] whoever cannot move cannot jump; the Prone pay double', () => {
  scene({}, { effects: [{ status: 'restrained' }] }).refuses(jump(11, 5), 'immobile', 'WS-STA-6');
  const prone = scene({}, { effects: [{ status: 'prone' }] });
  prone.does(jump(11, 5)).answers('gm', soFar(1));
  expect(metres(prone, 'brana')).toBe(1);
});
