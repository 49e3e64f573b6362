import { expect, test } from 'vitest';
import type { Loose } from '../testing/broken.ts';
import { breaking, staysJson } from '../testing/broken.ts';
import { encounterSchema, readEncounter } from './encounter.ts';
import { pack } from './pack/index.ts';
import { begin } from './setup.ts';
import { one } from './state.ts';
import type { Sketch } from './tests/sketch.ts';
import { begun, encounter } from './tests/sketch.ts';

/** Hadra at (5,5) beside a soldier, a bear and a pillar farther off. */
const sound = (): Loose =>
  encounter(
    {
      heroes: { hadra: { at: [5, 5] }, korr: { at: [5, 8], sheet: { watch: 90 } } },
      foes: { soldier: { at: [6, 5] }, 'grizzly-bear': { at: [15, 5] } },
      field: { 'stone-pillar': { at: [10, 10] } },
    },
    { fromTheStart: true },
  );

const { wrong, places } = breaking(sound, begin);
const now = (said: object, place = 0): readonly string[] => wrong((e) => (e.combatants[place].now = said));

test('the sample encounter is valid', () => {
  expect(wrong(() => {})).toEqual([]);
});

staysJson(pack, readEncounter);

test('all problems of an encounter are told at once, each with its path', () => {
  expect(
    places((e) => {
      e.name = '';
      e.combatants[0].cell.x = -1;
      e.combatants[2].sheet = { use: 'dragon' };
      e.rulings = { burst: 'twice', weather: 'wet' };
      e.ambush = { ambushed: ['nobody'] };
      e.overWatch = { soldier: 'expected' };
      e.attacker = 'ghost';
    }),
  ).toEqual([
    'name',
    'rulings.burst',
    'rulings.weather',
    'combatants[0].cell.x',
    'combatants[2].sheet.use',
    'ambush.ambushed[0]',
    'attacker',
  ]);
});

test('[AD-POS-2] [AD-R53] the grid has squares, and the map’s metric must agree with the ruling cellSize', () => {
  expect(wrong((e) => (e.battlefield.metric = 'alternating'))).toEqual([
    'battlefield.metric: with the ruling "cellSize": 5 the metric must be "one" (AD-POS-2)',
  ]);
  expect(places((e) => (e.rulings = { cellSize: 'gridless' }))).toEqual(['battlefield.metric']);
  expect(
    wrong((e) => {
      e.rulings = { cellSize: 'gridless' };
      e.battlefield.metric = 'exact';
    }),
  ).toEqual([]);
  expect(wrong((e) => (e.battlefield.metres = 2))).toEqual([
    'battlefield.metres: a square is 5 feet wide: leave "metres" out (AD-POS-2)',
  ]);
  expect(places((e) => (e.battlefield.grid = 'hex-flat'))).toContain('battlefield.grid');
});

test('[AD-SIZ-3] [AD-R99] combatants stand on the map, on free squares: a Large bear fills 2 × 2, the dead none', () => {
  expect(wrong((e) => (e.combatants[2].cell = { x: 5, y: 5 }))).toEqual([
    'combatants[2].cell: Hadra stands here already (AD-ACT-9)',
  ]);
  expect(places((e) => (e.combatants[2].cell = { x: 16, y: 6 }))).toEqual(['combatants[3].cell']);
  expect(places((e) => (e.combatants[3].cell = { x: 23, y: 5 }))).toEqual(['combatants[3].cell.x']);
  expect(
    wrong((e) => {
      e.rulings = { sizeDerived: 'guardOnly' };
      e.combatants[3].cell = { x: 23, y: 5 };
    }),
  ).toEqual([]);
  // The dead take up no space.
  expect(
    wrong((e) => {
      e.combatants[2].cell = { x: 5, y: 5 };
      e.combatants[2].now = { conditions: ['dead'] };
    }),
  ).toEqual([]);
});

test('[AD-R98] ruling sizeByTable massFirst: 800 pounds are Large, 30,000 Huge; by default the sheet says', () => {
  const heavy = (mass: number, sizeByTable: string) =>
    one(
      begun(
        { a: { hadra: { sheet: { mass } } }, b: { thug: { at: [15, 5] } } },
        { rulings: { sizeByTable } },
      ),
      'hadra',
    ).squares;
  expect([heavy(800, 'sheetField'), heavy(800, 'massFirst'), heavy(30_000, 'massFirst')]).toEqual([1, 2, 3]);
});

test('[AD-REC-1] [AD-ARM-2] the present numbers of a combatant (`now`) must fit its sheet', () => {
  expect(now({ vigor: 31, durability: 31, health: 16, mana: 11 })).toEqual([
    'combatants[0].now.vigor: there are 30 at the most (AD-REC-1)',
    'combatants[0].now.mana: there are 10 at the most (AD-REC-1)',
    'combatants[0].now.durability: there are 30 at the most (AD-REC-1)',
    'combatants[0].now.health: there are 15 at the most (AD-REC-1)',
  ]);
  expect(now({ wear: { plate: 3, mail: 41 } })).toEqual([
    'combatants[0].now.wear.plate: the sheet has no armour "plate" (AD-ARM-2)',
    'combatants[0].now.wear.mail: it has 40 Durability at the most (AD-ARM-2)',
  ]);
  expect(now({ inHand: ['sword', 'lance'] })).toEqual([
    'combatants[0].now.inHand[1]: the sheet carries no "lance"',
  ]);
  expect(now({ inHand: ['sword', 'sword'] })).toEqual([
    'combatants[0].now.inHand[1]: "sword" stands here twice',
  ]);
});

test('[AD-SHK-3] [AD-SHK-7] [AD-REC-4] [AD-OBJ-1] states that contradict each other are refused', () => {
  expect(now({ shock: 3 })).toEqual(['combatants[0].now.shock: whoever is in Shock has 0 Health (AD-SHK-3)']);
  expect(now({ conditions: ['stabilised'] })).toEqual([
    'combatants[0].now.conditions: whoever is stabilised has 0 Health and no clock (AD-SHK-7)',
  ]);
  expect(now({ conditions: ['winded'] })).toEqual([
    'combatants[0].now.conditions: nobody is Winded with 5 Vigor (AD-REC-4)',
  ]);
  expect(now({ conditions: ['winded'], vigor: 4 })).toEqual([]);
  expect(now({ shock: 3 }, 4)).toEqual(['combatants[4].now.shock: it knows no Shock (AD-OBJ-1)']);
});

test('[AD-POS-7] [AD-DIE-15] [AD-RES-1] combatants named in a state must exist and be others than the bearer', () => {
  expect(now({ unaware: ['hadra', 'ghost'] })).toEqual([
    'combatants[0].now.unaware[0]: this is the combatant itself',
    'combatants[0].now.unaware[1]: there is no combatant "ghost"',
  ]);
  expect(now({ pushes: [{ kind: 'charge', against: 'hadra' }] })).toEqual([
    'combatants[0].now.pushes[0].against: this is the combatant itself',
  ]);
  expect(now({ effects: [{ condition: 'bound', by: 'ghost' }] })).toEqual([
    'combatants[0].now.effects[0].by: there is no combatant "ghost"',
  ]);
  expect(now({ effects: [{ condition: 'pinned', vs: 15 }] })).toEqual([]);
  expect(now({ effects: [{ condition: 'dazed', resist: ['resolve'] }] })).toEqual([
    'combatants[0].now.effects[0]: one struggles against what holds one, and against nothing else (AD-RES-1)',
  ]);
});

test('[AD-INI-4] [AD-INI-7] ambush and Over Watch name combatants that fit', () => {
  expect(wrong((e) => (e.ambush = { ambushed: ['hadra', 'hadra'] }))).toEqual([
    'ambush.ambushed[1]: "hadra" stands here twice',
  ]);
  expect(wrong((e) => (e.overWatch = { hadra: 'expected' }))).toEqual([
    'overWatch.hadra: "hadra" watches no direction (AD-INI-7)',
  ]);
  expect(wrong((e) => (e.overWatch = { korr: 'expected' }))).toEqual([]);
  const middle = (more: Sketch) =>
    begin(encounter({ a: { hadra: {} }, b: { thug: { at: [9, 9] } } }, { more })) as Loose;
  expect(middle({ ambush: 'ask' }).problems?.map(({ path }: Loose) => path)).toEqual(['ambush']);
  expect(
    middle({ ambush: { ambushed: ['hadra'], ambushers: [] } }).problems?.map(({ path }: Loose) => path),
  ).toEqual(['ambush.ambushed']);
});

test('a fight begins with the numbers the last one left, unless the encounter says otherwise', () => {
  const current = { vigor: 12, durability: 9, wear: { mail: 7 } };
  const fight = (now: Sketch) =>
    one(begun({ a: { hadra: { sheet: { current }, now } }, b: { thug: { at: [9, 9] } } }), 'hadra');
  expect([fight({}).vigor, fight({}).durability, fight({}).wear]).toEqual([12, 9, { mail: 7 }]);
  expect(fight({ vigor: 20 }).vigor).toBe(20);
});

test('a fight may begin in its middle: who had a turn, who has it, with how many actions', () => {
  const fight = begun(
    { a: { hadra: {}, lio: { at: [5, 7] } }, b: { thug: { at: [9, 9], now: { hadTurn: true } } } },
    { turnOf: 'lio', round: 3 },
  );
  expect(fight.order.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'hadra done',
    'lio running',
    'thug done',
  ]);
  expect([fight.round, fight.active, one(fight, 'lio').actions]).toEqual([3, 'lio', 2]);
});

test('the JSON schema includes the system’s own part `overWatch`', () => {
  expect(JSON.stringify(encounterSchema())).toContain('overWatch');
});
