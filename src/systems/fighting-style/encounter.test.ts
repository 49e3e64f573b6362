import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Loose } from '../testing/broken.ts';
import { breaking, staysJson } from '../testing/broken.ts';
import { readEncounter } from './encounter.ts';
import { pack } from './pack/index.ts';
import { rulings } from './rulings.ts';

const sound = (): Loose => ({
  schema: 1,
  system: 'fighting-style',
  name: 'At the ford',
  battlefield: { width: 10, height: 8, grid: 'square', metric: 'one' },
  combatants: [
    { id: 'edda', side: 'Heroes', cell: { x: 1, y: 1 }, sheet: { use: 'edda' } },
    { id: 'ogre', side: 'Foes', cell: { x: 5, y: 3 }, sheet: { use: 'ogre' } },
    { id: 'wolf', side: 'Foes', cell: { x: 8, y: 3 }, sheet: { use: 'wolf' } },
  ],
});

const { wrong, places } = breaking(sound, readEncounter);

test('a valid encounter is read with every default filled in', () => {
  const reading = readEncounter(sound());
  expect(reading).toMatchObject({
    ok: true,
    encounter: {
      hidden: [],
      doors: {},
      rulings: { testDice: 'd20under', defenceTie: 'defender' },
      combatants: [
        {
          id: 'edda',
          now: {
            conditions: [],
            inHand: [
              { item: 'longsword', hands: 1 },
              { item: 'shield', hands: 1 },
            ],
          },
        },
        { id: 'ogre', sheet: { size: 'large' } },
        { id: 'wolf' },
      ],
    },
  });
});

staysJson(pack, readEncounter);

test('all problems of an encounter are told at once, each with its path', () => {
  expect(
    places((e) => {
      e.name = '';
      e.combatants[0].cell.x = -1;
      e.combatants[1].sheet = { use: 'dragon' };
      e.combatants[2].sheet.attributes = { STR: 99 };
      e.rulings = { prone: 'soft' };
      e.battlefield.grid = 'triangle';
    }),
  ).toEqual([
    'name',
    'rulings.prone',
    'battlefield.grid',
    'combatants[0].cell.x',
    'combatants[1].sheet.use',
    'combatants[2].sheet.attributes.STR',
  ]);
});

test('[FS-GRID-1] the grid has squares of 1 m, and the map’s metric must agree with the ruling gridMetric', () => {
  expect(places((e) => (e.battlefield.grid = 'hex-flat'))).toEqual(['battlefield.grid']);
  expect(places((e) => (e.battlefield.metres = 2))).toEqual(['battlefield.metres']);
  expect(places((e) => (e.rulings = { gridMetric: 'euclidean' }))).toEqual(['battlefield.metric']);
  const exact = sound();
  exact.battlefield.metric = 'exact';
  expect(readEncounter(exact)).toMatchObject({
    ok: true,
    encounter: { rulings: { gridMetric: 'euclidean' } },
  });
});

test('problems of the battlefield have paths below `battlefield`', () => {
  expect(places((e) => (e.battlefield.width = 0))).toEqual(['battlefield.width']);
  expect(places((e) => (e.battlefield.walls = [{ x: 0, y: 0, side: 'up', kind: 'wall' }]))[0]).toMatch(
    /^battlefield\.walls\[0\]/,
  );
});

test('[FS-SIZE-3] the whole footprint of a combatant must be on the map', () => {
  expect(wrong((e) => (e.combatants[1].cell = { x: 9, y: 7 }))).toEqual([
    'combatants[1].cell.x: off the map: the x of a combatant of this size is 8 at the most, column I',
    'combatants[1].cell.y: off the map: the y of a combatant of this size is 6 at the most, row 7',
  ]);
  expect(wrong((e) => (e.combatants[1].cell = { x: 8, y: 6 }))).toEqual([]);
  expect(places((e) => (e.combatants[0].cell.y = 8))).toEqual(['combatants[0].cell.y']);
});

test('[FS-GRID-2] a combatant on a square that is taken is refused', () => {
  expect(wrong((e) => (e.combatants[2].cell = { x: 6, y: 4 }))).toEqual([
    'combatants[2].cell: Ogre stands here already (FS-GRID-2)',
  ]);
});

test('a combatant inside an obstacle or across a wall is refused', () => {
  const rock = {
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
    cells: [{ x: 6, y: 4, terrain: 'rock' }],
  };
  expect(places((e) => Object.assign(e.battlefield, rock))).toEqual(['combatants[1].cell']);
  expect(places((e) => (e.battlefield.walls = [{ x: 5, y: 3, side: 'e', kind: 'wall' }]))).toEqual([
    'combatants[1].cell',
  ]);
});

test('[FS-ENC-2] surprise names existing combatants, each either as sneaker or as observer, and at least one sneaker', () => {
  expect(wrong((e) => (e.surprise = { sneakers: ['wolf', 'bear'], observers: ['edda', 'wolf'] }))).toEqual([
    'surprise.sneakers[1]: there is no combatant "bear"',
    'surprise.observers[1]: "wolf" is one of the sneakers',
  ]);
  expect(places((e) => (e.surprise = { sneakers: [], observers: ['edda'] }))).toEqual(['surprise.sneakers']);
});

test('[FS-COND-4] hiding is between two different combatants of the fight', () => {
  expect(
    wrong(
      (e) =>
        (e.hidden = [
          { who: 'wolf', from: 'bear' },
          { who: 'wolf', from: 'wolf' },
        ]),
    ),
  ).toEqual(['hidden[0].from: there is no combatant "bear"', 'hidden[1]: nobody hides from itself']);
});

test('a fight may begin in its middle: it needs a round, everybody’s initiative and who is active', () => {
  const startAt = { round: 3, initiative: { edda: 9, ogre: 7, wolf: 11 }, active: 'ogre' };
  expect(wrong((e) => (e.startAt = startAt))).toEqual([]);
  expect(
    wrong((e) => (e.startAt = { ...startAt, initiative: { edda: 9, bear: 2 }, active: 'bear' })),
  ).toEqual([
    'startAt.active: there is no combatant "bear"',
    'startAt.initiative.bear: there is no combatant "bear"',
    'startAt.initiative: without initiative: ogre, wolf',
  ]);
  expect(places((e) => (e.startAt = { ...startAt, round: 0 }))).toEqual(['startAt.round']);
  expect(
    places((e) => {
      e.startAt = startAt;
      e.surprise = { sneakers: ['wolf'], observers: ['edda'] };
    }),
  ).toEqual(['surprise']);
});

test('the present state of a combatant (`now`) must fit its sheet', () => {
  const now = (said: object) =>
    wrong((e) => (e.combatants[0].now = said)).map((one) => one.replace('combatants[0].now.', ''));
  expect(now({ health: 22, ap: 3, attacksUsed: 2, mana: 12, conditions: [{ id: 'prone' }] })).toEqual([]);
  // The level means nothing; documents that were valid with it stay so.
  expect(now({ conditions: [{ id: 'prone', level: 2 }] })).toEqual([]);
  expect(now({ health: 23 })).toEqual(['health: the Health Pool is 22 (FS-HP-2)']);
  expect(now({ health: -1 })).toEqual([
    'health: Health never falls below 0 unless "knockoutAt" is "belowZero" (FS-HP-1)',
  ]);
  expect(now({ mana: 13 })).toEqual(['mana: there are 12 points of mana (FS-MAG-1)']);
  const spent = (e: Loose) => {
    e.combatants[0].sheet = { name: 'Bo', printed: { mana: 1 }, items: ['mending-charm'] };
    e.combatants[0].now = { mana: 2, uses: { 'mending-charm': 2 } };
  };
  expect(wrong(spent)).toEqual([
    'combatants[0].now.mana: there is 1 point of mana (FS-MAG-1)',
    'combatants[0].now.uses.mending-charm: it has 1 use',
  ]);
  expect(now({ toLoad: { longsword: 1 } })[0]).toMatch(/^toLoad\.longsword: /);
  expect(now({ uses: { wand: 1 } })[0]).toMatch(/^uses\.wand: /);
  expect(now({ conditions: [{ id: 'held' }] })).toEqual([
    'conditions[0].other: "held" needs the other combatant',
  ]);
  expect(now({ conditions: [{ id: 'held', other: 'bear' }] })).toEqual([
    'conditions[0].other: there is no combatant "bear"',
  ]);
  expect(now({ conditions: [{ id: 'prone', other: 'wolf' }] })).toEqual([
    'conditions[0].other: "prone" concerns nobody else',
  ]);
  expect(now({ conditions: [{ id: 'sleepy' }] })[0]).toMatch(/^conditions\[0\]\.id: /);
  expect(now({ ap: 4 })[0]).toMatch(/^ap: /);
});

test('[FS-TURN-3] [FS-TURN-5] AP from 0 to 3, attacks used from 0 to 2', () => {
  expect(places((e) => (e.combatants[1].now = { ap: 4, attacksUsed: 3 }))).toEqual([
    'combatants[1].now.ap',
    'combatants[1].now.attacksUsed',
  ]);
});

test('[FS-ATK-4] a crossbow of Load 2 may begin with up to 2 loading steps left, not 3', () => {
  const armed = (toLoad: object) => (e: Loose) => {
    e.combatants[0].sheet = { name: 'Bo', weapons: ['arbolest'], inHand: [{ item: 'arbolest' }] };
    e.combatants[0].now = { toLoad };
  };
  expect(wrong(armed({ arbolest: 2 }))).toEqual([]);
  expect(wrong(armed({ arbolest: 3 }))).toEqual([
    'combatants[0].now.toLoad.arbolest: loading takes 2 at the most (FS-ATK-4)',
  ]);
});

test('[FS-REACT-3] holding more than the combatant has hands for is refused', () => {
  const now = { inHand: [{ item: 'longsword', hands: 2 }, { item: 'shield' }] };
  expect(wrong((e) => (e.combatants[0].now = now))).toEqual([
    'combatants[0].now.inHand: 3 hands are needed, 2 are there (FS-REACT-3)',
  ]);
  const maimed = (hands: number, inHand: readonly object[]) => (e: Loose) => {
    e.combatants[0].sheet = { name: 'Bo', hands, weapons: ['dagger', 'maul'], inHand };
  };
  expect(wrong(maimed(0, [{ item: 'dagger' }]))).toEqual([
    'combatants[0].sheet.inHand: 1 hand is needed, 0 are there (FS-REACT-3)',
  ]);
  expect(wrong(maimed(1, [{ item: 'maul' }]))).toEqual([
    'combatants[0].sheet.inHand: 2 hands are needed, 1 is there (FS-REACT-3)',
  ]);
});

test('a fight begins with the Health that the sheet says is left, unless the encounter says otherwise', () => {
  const encounter = sound();
  encounter.combatants[0].sheet.current = { health: 9 };
  encounter.combatants[2].sheet.current = { health: 9 };
  encounter.combatants[2].now = { health: 5 };
  const reading = readEncounter(encounter);
  expect(reading.ok && reading.encounter.combatants.map((one) => one.now.health)).toEqual([9, undefined, 5]);
  expect(places((e) => (e.combatants[0].sheet.current = { health: 99 }))).toEqual([
    'combatants[0].sheet.current.health',
  ]);
});

const metrics: { readonly [ruling: string]: string } = {
  chebyshev: 'one',
  alternating: 'alternating',
  euclidean: 'exact',
};

test('each ruling accepts its own values only, and the message lists them', () => {
  expect(wrong((e) => (e.rulings = { testDice: '3d6', luck: 'on' }))).toEqual([
    'rulings.testDice: FS-R1 allows "d20under", "d10under", "d100under", "d6pool"',
    'rulings.luck: unknown key',
  ]);
  for (const one of rulings) {
    for (const { id } of one.options) {
      const found = wrong((e) => {
        e.rulings = { [one.key]: id };
        if (one.key === 'gridMetric') e.battlefield.metric = metrics[id];
      });
      expect(found, `${one.key} ${id}`).toEqual([]);
    }
  }
});

test('only doors of the battlefield can be set open or closed', () => {
  const door = { x: 0, y: 0, side: 'e', kind: 'door', id: 'gate' };
  expect(
    wrong((e) =>
      Object.assign(
        e,
        { doors: { gate: true, hatch: true } },
        { battlefield: { ...e.battlefield, walls: [door] } },
      ),
    ),
  ).toEqual(['doors.hatch: the battlefield has no such door']);
});

test('any JSON value at any place of an encounter gives an encounter or problems, never an exception', () => {
  const spots: ((encounter: Loose, value: unknown) => void)[] = [
    (e, v) => (e.battlefield = v),
    (e, v) => (e.battlefield.walls = v),
    (e, v) => (e.combatants = v),
    (e, v) => (e.combatants[0] = v),
    (e, v) => (e.combatants[0].sheet = v),
    (e, v) => (e.combatants[0].sheet.weapons = v),
    (e, v) => (e.combatants[0].sheet.items = [v]),
    (e, v) => (e.combatants[0].sheet.styles = v),
    (e, v) => (e.combatants[0].cell = v),
    (e, v) => (e.combatants[0].now = v),
    (e, v) => (e.combatants[0].now = { conditions: v, toLoad: v, inHand: v }),
    (e, v) => (e.rulings = v),
    (e, v) => (e.surprise = v),
    (e, v) => (e.hidden = v),
    (e, v) => (e.startAt = v),
    (e, v) => (e.doors = v),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...spots), fc.jsonValue(), (put, value) => {
      const encounter = sound();
      put(encounter, value);
      const reading = readEncounter(encounter);
      if (!reading.ok) for (const one of reading.problems) expect(typeof one.path).toBe('string');
    }),
    { numRuns: 600 },
  );
});
