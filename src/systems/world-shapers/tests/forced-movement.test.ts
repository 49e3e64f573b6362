import { expect, test } from 'vitest';
import type { Cell } from '../../../kernel/json.ts';
import type { Collision, ForcedMove } from '../movement/forced.ts';
import { forceMove, freeSpaces, moveAndHurt } from '../movement/forced.ts';
import { one } from '../state.ts';
import type { Script } from './bare-table.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Brana (Strength 14, so DR Power 14) at (5, 5) pushes the bandit at (6, 5) to the east. */

const terrain = [
  { id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true },
  { id: 'mud', label: 'Mud', costTimes: 2 },
];
const ground = (...cells: readonly (readonly [string, number, number])[]): Setting => ({
  field: { terrain, cells: cells.map(([kind, x, y]) => ({ x, y, terrain: kind })) },
});
type Place = readonly [number, number];

interface Push extends Script {
  readonly more?: LineUp;
  readonly setting?: Setting;
  readonly bandit?: Sketch;
  readonly at?: Place;
  readonly who?: string;
  readonly metres?: number;
  /** Brana's DR Power, if another. */
  readonly power?: number;
  readonly way?: ForcedMove['way'];
  readonly and?: 'harm';
}

/** The positions and Vitality afterwards, the collision, and the facts told. */
function push(push: Push = {}) {
  const { more = {}, setting = {}, bandit = {}, at = [6, 5], who = 'bandit', metres = 3, and } = push;
  const brana = {
    at: [5, 5],
    sheet: push.power === undefined ? {} : { printed: { drPower: push.power } },
  } as const;
  const fight = begun(
    { heroes: { brana }, foes: { bandit: { at, now: bandit } }, ...more },
    { rulings: { combatEnd: 'gmOnly' }, ...setting },
  );
  const way = push.way ?? { away: { x: 5, y: 5 }, metres };
  const spec: ForcedMove = { who, by: 'brana', way, metres, clause: 'WS-ADV-16' };
  const script = { faces: push.faces ?? [], choices: push.choices ?? [] };
  const done = play<Collision | null>(fight, script, (table) =>
    and === 'harm' ? moveAndHurt(table, spec) : forceMove(table, spec),
  );
  const place = (id: string): Place => [one(fight, id).cell.x, one(fight, id).cell.y];
  const told = (fact: string): readonly Sketch[] =>
    done.facts.filter((each) => each.fact === fact) as unknown as readonly Sketch[];
  return { ...done, place, told, collision: done.result, vitality: (id: string) => one(fight, id).vitality };
}

test('[WS-MOV-1] straight away, square by square, as far as it goes', () => {
  const { place, told, collision } = push();
  expect([place('bandit'), collision]).toEqual([[9, 5], null]);
  expect(told('shoved').map(({ path }) => (path as Cell[]).map(({ x }) => x))).toEqual([[7, 8, 9]]);
});

test('[WS-MOV-1] on a diagonal, and along a way that was named', () => {
  expect(push({ at: [6, 6] }).place('bandit')).toEqual([9, 9]);
  const way = [
    { x: 7, y: 4 },
    { x: 7, y: 3 },
  ];
  expect(push({ way, metres: 2 }).place('bandit')).toEqual([7, 3]);
});

test('[WS-TER-3] difficult ground does not hold up who is driven over it, and takes none of its metres', () => {
  const pushed = push({
    setting: { ...ground(['mud', 7, 5], ['mud', 8, 5]), turnOf: 'bandit' },
    bandit: { movement: 2 },
  });
  expect(pushed.place('bandit')).toEqual([9, 5]);
  expect(one(pushed.fight, 'bandit').movement.left).toBe(2);
});

const skeleton = (at: Place = [8, 5]): LineUp => ({ more: { skeleton: { at } } });

test('[WS-MOV-1] [WS-MOV-3] [WS-MOV-4] who is run into makes a Strength DR; both are hurt by the whole distance', () => {
  // The skeleton has Strength 10: 13 is less than 14.
  const { rolled, collision, place, vitality, told } = push({ more: skeleton(), faces: [[13]] });
  expect(rolled).toMatchObject([{ clause: 'WS-MOV-1', for: 'skeleton', target: 14, with: 'Strength DR' }]);
  expect(rolled[0]?.rulings).toEqual(['WS-R92']);
  // It moved 1 m of 3.
  expect([place('bandit'), collision]).toEqual([[7, 5], { with: 'skeleton', damage: 3 }]);
  // 18 - (3 - 1); the bandit's own damage is left to the caller.
  expect([vitality('skeleton'), vitality('bandit')]).toEqual([16, 15]);
  expect(told('hit')).toMatchObject([{ who: 'skeleton', by: 'brana', clause: 'WS-MOV-3' }]);
});

test('[WS-MOV-3] half of it, rounded down, when the Defense Roll succeeds', () => {
  const { collision, vitality } = push({ more: skeleton(), metres: 5, faces: [[14]] });
  // Half of 5 is 2, minus Armor 1.
  expect([collision?.damage, vitality('skeleton')]).toEqual([2, 17]);
});

test('[WS-MOV-3] each has its own defences; without other harm the moved one is hurt at once', () => {
  // 15 - (3 - 1) with light armour.
  const { vitality } = push({ more: skeleton(), faces: [[13]], and: 'harm' });
  expect([vitality('skeleton'), vitality('bandit')]).toEqual([16, 13]);
});

test('[WS-MOV-3] 1 m and a success: half of 1 is nothing', () => {
  const { collision, told } = push({ more: skeleton([7, 5]), metres: 1, faces: [[20]] });
  expect([collision, told('hit')]).toEqual([{ with: 'skeleton', damage: 0 }, []]);
});

test('[WS-R92] a table may want a plain 10', () => {
  const rulings = { combatEnd: 'gmOnly', collisionDrPower: 'fixedTen' };
  const { rolled, collision } = push({ more: skeleton(), faces: [[10]], setting: { rulings } });
  expect([rolled[0]?.target, collision?.damage]).toEqual([10, 1]);
});

test('[WS-MOV-2] somebody bigger has advantage; someone of the same size has none', () => {
  const { rolled, collision } = push({ more: { more: { ogre: { at: [8, 5] } } }, faces: [[3, 9]] });
  // Strength 16: 9 + 6 is 15.
  expect(rolled[0]?.edge?.terms).toMatchObject([{ label: 'bigger', clause: 'WS-MOV-2' }]);
  expect(collision?.damage).toBe(1);
});

test('[WS-MOV-2] bigger than the one that is moved is what counts', () => {
  // A wisp is size -1, the skeleton size 0.
  const more = { ...skeleton([8, 7]), wisps: { 'fire-wisp': { at: [6, 7] as Place } } };
  const { rolled } = push({
    more,
    who: 'fire-wisp',
    way: { away: { x: 5, y: 7 }, metres: 2 },
    faces: [[3, 9]],
  });
  expect(rolled[0]?.edge?.value).toBe(1);
});

test('[WS-R94] objects fail without a die, or roll as others do', () => {
  const more: LineUp = { things: { crate: { at: [8, 5] } } };
  const failed = push({ more });
  // Vitality 12, hide 1.
  expect([failed.collision, failed.vitality('crate'), failed.rolled]).toEqual([
    { with: 'crate', damage: 3 },
    10,
    [],
  ]);
  const rulings = { combatEnd: 'gmOnly', objectCollisionDr: 'roll' };
  const rolled = push({ more, setting: { rulings }, faces: [[14]] });
  expect(rolled.collision?.damage).toBe(1);
});

test('[WS-R93] walls are objects: pillars, walls, shut doors, low walls', () => {
  const into = (setting: Setting): readonly unknown[] => {
    const { place, collision } = push({ setting });
    return [...place('bandit'), collision?.with, collision?.damage];
  };
  const wall = (kind: string): Setting => ({ field: { walls: [{ x: 8, y: 5, side: 'w', kind, id: 'w' }] } });
  expect(into(ground(['pillar', 8, 5]))).toEqual([7, 5, 'wall', 3]);
  expect(into(wall('wall'))).toEqual([7, 5, 'wall', 3]);
  expect(into(wall('door'))).toEqual([7, 5, 'wall', 3]);
  expect(into(wall('low-wall'))).toEqual([7, 5, 'wall', 3]);
  expect(into({ ...wall('door'), doors: { w: true } })).toEqual([9, 5, undefined, undefined]);
});

test('[WS-R94] [WS-R93] a wall rolls, too, where objects do: 1d20 and nothing', () => {
  const rulings = { combatEnd: 'gmOnly', objectCollisionDr: 'roll' };
  const { rolled, collision } = push({ setting: { ...ground(['pillar', 8, 5]), rulings }, faces: [[14]] });
  expect(rolled).toMatchObject([{ for: 'gm', target: 14, rulings: ['WS-R93', 'WS-R94', 'WS-R92'] }]);
  expect(collision?.damage).toBe(1);
});

test('[WS-R94] [WS-R65] for a wall, too, a natural 20 and 1 are special where the table says so', () => {
  const into = (face: number, drPower: number): number | undefined => {
    const rulings = { combatEnd: 'gmOnly', objectCollisionDr: 'roll', drNaturals: 'autoBoth' };
    const setting = { ...ground(['pillar', 8, 5]), rulings };
    return push({ setting, power: drPower, faces: [[face]] }).collision?.damage;
  };
  // Half of 3 m where it holds: 20 does not reach 25, and 1 reaches 1.
  expect([into(20, 25), into(19, 25)]).toEqual([1, 3]);
  expect([into(1, 1), into(2, 1)]).toEqual([3, 1]);
});

test('[WS-R93] at the edge of the map one just stops, or runs into it', () => {
  const at = [22, 5] as const;
  const way = { away: { x: 21, y: 5 }, metres: 3 };
  const stopped = push({ at, way });
  expect([stopped.place('bandit'), stopped.collision]).toEqual([[23, 5], null]);
  const rulings = { combatEnd: 'gmOnly', collisionBlockers: 'edgeIsWall' };
  expect(push({ at, way, setting: { rulings } }).collision).toEqual({ with: 'wall', damage: 3 });
});

test('[WS-MOV-1] past one corner, but not between two', () => {
  const one = push({ at: [6, 6], setting: ground(['pillar', 7, 6]) });
  expect(one.place('bandit')).toEqual([9, 9]);
  const two = push({ at: [6, 6], setting: ground(['pillar', 7, 6], ['pillar', 6, 7]) });
  expect([two.place('bandit'), two.collision?.with]).toEqual([[6, 6], 'wall']);
});

test('[WS-MOV-1] somebody large runs into two at once: each rolls, and it is hurt once, by the worst', () => {
  // The ogre fills (6, 5) to (7, 6): the first step takes it into (8, 5) and (8, 6).
  const more: LineUp = {
    ogres: { ogre: { at: [6, 5] } },
    dead: { skeleton: { at: [8, 5] }, other: { use: 'skeleton', at: [8, 6] } },
  };
  const { collision, vitality, place, rolled } = push({
    at: [20, 12],
    more,
    who: 'ogre',
    metres: 4,
    faces: [[14], [13]],
  });
  // 2 and 4 damage, minus Armor 1; the ogre takes 4.
  expect([vitality('skeleton'), vitality('other')]).toEqual([17, 15]);
  expect([collision, place('ogre'), rolled.length]).toEqual([{ with: 'skeleton', damage: 4 }, [6, 5], 2]);
});

test('[WS-R87] no collision between those who may share a space', () => {
  // The wisp is size -1, the ogre size 1.
  const more: LineUp = { more: { 'fire-wisp': { at: [6, 5] }, ogre: { at: [7, 5] } } };
  const shared = push({ at: [20, 12], more, who: 'fire-wisp', metres: 2 });
  expect([shared.place('fire-wisp'), shared.collision]).toEqual([[8, 5], null]);
  // They are three sizes apart, but exactly two are required.
  const rulings = { combatEnd: 'gmOnly', sharedSpaceRules: 'exactlyTwo' };
  const small: LineUp = { more: { 'fire-wisp': { at: [6, 5], sheet: { size: -2 } }, ogre: { at: [7, 5] } } };
  const apart = push({
    at: [20, 12],
    more: small,
    who: 'fire-wisp',
    metres: 2,
    setting: { rulings },
    faces: [[1, 1]],
  });
  expect([apart.place('fire-wisp'), apart.collision]).toEqual([[6, 5], { with: 'ogre', damage: 2 }]);
});

test('[WS-MOV-1] the Down are run into as well; the dead are not', () => {
  const down = push({ more: { more: { skeleton: { at: [8, 5], now: { vitality: 0 } } } }, faces: [[14]] });
  expect(down.collision).toEqual({ with: 'skeleton', damage: 1 });
  const dead = push({
    more: { more: { skeleton: { at: [8, 5], now: { vitality: -18, conditions: ['dead'] } } } },
  });
  expect([dead.place('bandit'), dead.collision]).toEqual([[9, 5], null]);
});

test('[WS-MOV-4] what breaks of it is run into all the same: it stops one space before', () => {
  const more: LineUp = { things: { crate: { at: [8, 5], now: { vitality: 2 } } } };
  const { place, told, collision } = push({ more });
  expect([place('bandit'), told('destroyed').length, collision?.damage]).toEqual([[7, 5], 1, 3]);
});

test('[WS-DRS-2] an ally who is run into may let the Defense Roll fail', () => {
  const { collision } = push({
    more: { heroes: { brana: { at: [5, 5] }, sill: { at: [8, 5] } } },
    choices: [{ option: 'fail' }],
  });
  expect(collision).toEqual({ with: 'sill', damage: 3 });
});

test('[WS-ADV-5] a rider moves with its mount; pushed itself, it is off, unless it is still on its back', () => {
  // The horse occupies (6, 5) to (7, 6).
  const riding = (x: number): LineUp => ({
    heroes: { brana: { at: [x, 5] } },
    foes: { 'war-horse': { at: [6, 5] }, bandit: { on: 'war-horse' } },
  });
  const mount = push({ more: riding(5), who: 'war-horse', metres: 2 });
  expect([mount.place('war-horse'), mount.place('bandit')]).toEqual([
    [8, 5],
    [8, 5],
  ]);
  const along = push({ more: riding(5), metres: 1 });
  expect([along.place('bandit'), one(along.fight, 'bandit').mounted]).toEqual([
    [7, 5],
    { on: 'war-horse', dx: 1, dy: 0 },
  ]);
  const off = push({ more: riding(5), metres: 2 });
  expect([off.place('bandit'), one(off.fight, 'bandit').mounted, off.collision]).toEqual([
    [8, 5],
    null,
    null,
  ]);
});

test('[WS-ADV-11] a grip ends when the two are apart, and holds as long as they are not', () => {
  const sill = (metres: number) =>
    push({
      more: {
        heroes: { brana: { at: [5, 5] }, sill: { at: [6, 4], now: { grabbing: ['bandit'], inHand: [] } } },
      },
      metres,
    });
  expect(one(sill(1).fight, 'bandit').grabbedBy).toEqual(['sill']);
  const far = sill(2);
  expect([one(far.fight, 'bandit').grabbedBy, far.told('grab-ended')]).toMatchObject([
    [],
    [{ why: 'apart' }],
  ]);
});

test('[WS-INI-12] [WS-R25] held actions see every square that somebody is driven to', () => {
  // Sill at (9, 4) waits for enemies within 1 m, that is, from (8, 5) on.
  const told = (heldActionTiming: string): readonly string[] => {
    const fight = begun(
      { heroes: { brana: { at: [5, 5] }, sill: { at: [9, 4] } }, foes: { bandit: { at: [6, 5] } } },
      { rulings: { heldActionTiming } },
    );
    const trigger = { kind: 'enters', whom: 'enemy', range: 1, text: '' } as const;
    one(fight, 'sill').held = [{ id: 'held-1', choice: { option: 'defend' }, trigger, ap: 2, paid: false }];
    const way = { away: { x: 5, y: 5 }, metres: 3 };
    const { facts } = play(fight, {}, (table) =>
      forceMove(table, { who: 'bandit', by: 'brana', way, metres: 3, clause: 'WS-ADV-16' }),
    );
    return facts.flatMap((fact) =>
      fact.fact === 'shoved' ? [`${fact.path[0]?.x}`] : fact.fact === 'held-fires' ? ['fires'] : [],
    );
  };
  expect(told('afterStep')).toEqual(['7', '8', 'fires', '9']);
  expect(told('beforeEvent')).toEqual(['7', 'fires', '8', '9']);
});

test('[WS-INI-12] [WS-MOV-1] somebody may step into the way in the middle of it', () => {
  const fight = begun(
    { heroes: { brana: { at: [5, 5] } }, foes: { bandit: { at: [6, 5] }, skeleton: { at: [9, 4] } } },
    {},
  );
  const trigger = { kind: 'enters', whom: 'bandit', range: 1, text: '' } as const;
  const choice = { option: 'move-action', to: { x: 9, y: 5 } };
  one(fight, 'skeleton').held = [{ id: 'held-1', choice, trigger, ap: 1, paid: false }];
  const way = { away: { x: 5, y: 5 }, metres: 3 };
  const { result } = play(fight, { faces: [[13]] }, (table) =>
    forceMove(table, { who: 'bandit', by: 'brana', way, metres: 3, clause: 'WS-ADV-16' }),
  );
  // The skeleton has stepped into the way.
  expect([one(fight, 'bandit').cell, result]).toEqual([
    { x: 8, y: 5 },
    { with: 'skeleton', damage: 3 },
  ]);
});

test('[WS-COV-5] [WS-R91] whoever is moved leans no more', () => {
  const { fight } = push({ bandit: { effects: [{ leaning: { x: 6, y: 4 } }] } });
  expect(one(fight, 'bandit').effects).toEqual([]);
});

test('squares where somebody could stand', () => {
  const fight = begun(
    {
      heroes: { brana: { at: [0, 0] }, sill: { at: [1, 0] } },
      foes: { bandit: { at: [9, 9] }, ogre: { at: [4, 4] } },
    },
    ground(['pillar', 0, 1]),
  );
  const free = (id: string, near: string | Cell, metres: number): readonly string[] =>
    freeSpaces(fight, one(fight, id), typeof near === 'string' ? one(fight, near) : near, metres).map(
      ({ x, y }) => `${x},${y}`,
    );
  expect(free('bandit', 'brana', 1)).toEqual(['1,1']);
  // A 2 × 2 footprint within 1 m of (1, 3).
  expect(free('ogre', { x: 1, y: 3 }, 0)).toEqual(['0,2', '1,2', '0,3', '1,3']);
});
