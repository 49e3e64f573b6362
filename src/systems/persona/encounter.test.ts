import { expect, test } from 'vitest';
import type { Loose } from '../testing/broken.ts';
import { breaking, staysJson } from '../testing/broken.ts';
import { readEncounter } from './encounter.ts';
import { pack } from './pack/index.ts';
import { begin } from './setup.ts';

const sound = (): Loose => ({
  schema: 1,
  system: 'persona',
  name: 'At the gate',
  battlefield: { width: 10, height: 8, grid: 'square', metric: 'one' },
  combatants: [
    { id: 'rin', side: 'Evokers', cell: { x: 1, y: 1 }, sheet: { use: 'rin' } },
    { id: 'ogre', side: 'Shadows', cell: { x: 5, y: 3 }, sheet: { use: 'ogre' } },
    { id: 'imp', side: 'Shadows', cell: { x: 8, y: 3 }, sheet: { use: 'imp' } },
  ],
});

const { wrong, places } = breaking(sound, begin);

/** The problems of a `now` of Rin's. */
const now = (written: Loose): readonly string[] => wrong((e) => (e.combatants[0].now = written));
/** The problems of a change to Rin's sheet. */
const sheet = (written: Loose): readonly string[] =>
  wrong((e) => Object.assign(e.combatants[0].sheet, written));

test('a sound encounter is read with every default filled in', () => {
  expect(readEncounter(sound())).toMatchObject({
    ok: true,
    encounter: {
      hidden: [],
      doors: {},
      surprised: [],
      seaOfChaos: false,
      analysed: {},
      rulings: { diagonalCost: 'one', degreesMode: 'margin', miasmaRate: 1 },
      combatants: [
        {
          id: 'rin',
          now: { band: 'ground', ailments: [], inHand: { right: 'sword', left: 'pistol' } },
          sheet: { equipped: 'lantern-hart', personas: [{ grade: 1, wounds: 4 }] },
        },
        { id: 'ogre', sheet: { size: 0, natural: [{ body: 'natural' }] } },
        { id: 'imp', sheet: { flyer: true } },
      ],
    },
  });
});

staysJson(pack, readEncounter);

test('all problems come at once, each with its place', () => {
  expect(
    places((e) => {
      e.name = '';
      e.combatants[0].cell.x = -1;
      e.combatants[1].sheet = { use: 'dragon' };
      e.combatants[2].sheet.scores = { melee: 999 };
      e.rulings = { savageBase: 'none', miasmaRate: 'fast' };
      e.battlefield.metres = 2;
      e.surprised = ['nobody'];
      e.hidden = [{ who: 'rin', from: 'rin' }];
    }),
  ).toEqual([
    'name',
    'rulings.savageBase',
    'rulings.miasmaRate',
    'battlefield.metres',
    'combatants[0].cell.x',
    'combatants[1].sheet.use',
    'combatants[2].sheet.scores.melee',
    'surprised[0]',
    'hidden[0]',
  ]);
});

test('[PE-MOVE-1] the battlefield is squares of 1 m, and its metric is the ruling on diagonals', () => {
  const metric = (name: string, said?: string) =>
    wrong((e) => {
      e.battlefield.metric = name;
      if (said !== undefined) e.rulings = { diagonalCost: said };
    });
  expect(metric('exact', 'euclid')).toEqual([]);
  expect(metric('exact', 'one')).toEqual([
    'battlefield.metric: "exact" does not go with the ruling "diagonalCost": "one"',
  ]);
  const reading = readEncounter({
    ...sound(),
    battlefield: { ...sound().battlefield, metric: 'alternating' },
  });
  expect(reading.ok && reading.encounter.rulings.diagonalCost).toBe('alternating');
  expect(wrong((e) => (e.battlefield.grid = 'hex-flat'))).toEqual([
    'battlefield.grid: this system is played on squares (PE-MOVE-1)',
  ]);
});

test('[PE-TIME-5] everybody has a place of its own on the map', () => {
  expect(wrong((e) => (e.combatants[1].cell = { x: 10, y: 3 }))).toEqual([
    'combatants[1].cell.x: off the map: the x of a combatant of this size is 9 at the most, column J',
  ]);
  expect(wrong((e) => (e.combatants[1].cell = { x: 1, y: 1 }))).toEqual([
    'combatants[1].cell: Rin stands here already (PE-MOVE-1)',
  ]);
  expect(places((e) => (e.combatants[1].sheet = { use: 'grave-colossus', squares: 3 }))).toEqual([]);
  expect(
    places((e) => {
      e.combatants[1].sheet = { use: 'grave-colossus' };
      e.combatants[2].cell = { x: 6, y: 4 };
    }),
  ).toEqual(['combatants[2].cell']);
});

test('[PE-FLY-3] somebody in the air and somebody below are not in each other’s way', () => {
  const above = (band: string) =>
    places((e) => {
      e.combatants[2].cell = { x: 5, y: 3 };
      e.combatants[2].now = { band };
    });
  expect(above('low')).toEqual([]);
  expect(above('ground')).toEqual(['combatants[2].cell']);
});

test('[PE-FLY-1] only flyers leave the ground', () => {
  expect(now({ band: 'high' })).toEqual(['combatants[0].now.band: only flyers leave the ground (PE-FLY-1)']);
  expect(wrong((e) => (e.combatants[2].now = { band: 'high' }))).toEqual([]);
});

test('[PE-TIME-6] who is surprised: known ids, each once, and none when the fight is under way', () => {
  expect(places((e) => (e.surprised = ['ogre', 'ogre', 'jun']))).toEqual(['surprised[1]', 'surprised[2]']);
  expect(places((e) => (e.surprised = 'ask'))).toEqual([]);
  const startAt = { round: 1, initiative: { rin: 9, ogre: 8, imp: 7 }, active: 'rin' };
  expect(places((e) => Object.assign(e, { startAt, surprised: ['ogre'] }))).toEqual(['surprised']);
  expect(places((e) => Object.assign(e, { startAt, surprised: [] }))).toEqual([]);
  expect(places((e) => (e.startAt = { ...startAt, initiative: { rin: 9, ogre: 8 } }))).toEqual([
    'startAt.initiative',
  ]);
});

test('[PE-WND-2] [PE-WND-3] [PE-FATE-1] nobody has more left than there is', () => {
  // Rin: TB 4, RB 0, 12 Spirit and 12 Exertion.
  expect(now({ light: 4, heavy: 2, spirit: 12, exertion: 12 })).toEqual([]);
  expect(now({ light: 5, heavy: 3, fate: 1, spirit: 13, exertion: 13 })).toEqual([
    'combatants[0].now.light: there are 4 at the most (PE-WND-2)',
    'combatants[0].now.heavy: there are 2 at the most (PE-WND-3)',
    'combatants[0].now.fate: there are 0 at the most (PE-FATE-1)',
    'combatants[0].now.spirit: there are 12 at the most (PE-ACT-37)',
    'combatants[0].now.exertion: there are 12 at the most (PE-ACT-37)',
  ]);
  expect(sheet({ current: { light: 5 } })).toEqual([
    'combatants[0].sheet.current.light: there are 4 at the most (PE-WND-2)',
  ]);
});

test('[PE-PER-1] Personas that are mentioned are there, and have as many wounds', () => {
  // With three tracks (PE-R89): half of 4 Light Wounds.
  expect(now({ personaTracks: { 'lantern-hart': { heavy: 2, deadly: 1 } } })).toEqual([]);
  expect(
    now({
      personaTracks: { 'lantern-hart': { heavy: 3, deadly: 1 }, 'stone-lion': { heavy: 0, deadly: 1 } },
    }),
  ).toEqual([
    'combatants[0].now.personaTracks.lantern-hart: it has 2 Heavy Wounds (PE-PER-1)',
    'combatants[0].now.personaTracks.stone-lion: the sheet has no Persona "stone-lion"',
  ]);
  expect(now({ personas: { 'lantern-hart': 5, 'stone-lion': 1 }, equipped: 'stone-lion' })).toEqual([
    'combatants[0].now.personas.lantern-hart: it has 4 wounds (PE-PER-1)',
    'combatants[0].now.personas.stone-lion: the sheet has no Persona "stone-lion"',
    'combatants[0].now.equipped: the sheet has no Persona "stone-lion"',
  ]);
  expect(now({ equipped: null })).toEqual([]);
});

test('[PE-ATK-9] rounds, spare clips, reloads, jams and wear of weapons that are carried', () => {
  expect(
    now({
      loaded: { pistol: 9, sword: 1 },
      spares: { rifle: 1 },
      reloading: { pistol: 2 },
      worn: { axe: 1 },
    }),
  ).toEqual([
    'combatants[0].now.loaded.sword: the sheet carries no such weapon that counts its rounds (PE-ATK-9)',
    'combatants[0].now.spares.rifle: the sheet carries no such weapon that counts its rounds (PE-ATK-9)',
    'combatants[0].now.loaded.pistol: it holds 8 rounds (PE-ATK-9)',
    'combatants[0].now.worn.axe: the sheet carries no weapon "axe"',
    'combatants[0].now.reloading.pistol: a reload takes 1 Actions at the most (PE-ACT-31)',
  ]);
  expect(sheet({ current: { worn: { axe: 1 } } })).toEqual([
    'combatants[0].sheet.current.worn.axe: the sheet carries no weapon "axe"',
  ]);
});

test('[PE-FUM-2] only Ballistic weapons jam', () => {
  expect(now({ jammed: ['pistol'] })).toEqual([]);
  expect(now({ jammed: ['sword', 'rifle'] })).toEqual([
    'combatants[0].now.jammed[0]: only Ballistic weapons jam (PE-FUM-2)',
    'combatants[0].now.jammed[1]: the sheet carries no "rifle"',
  ]);
});

test('[PE-AIL-3] one ailment of each category', () => {
  const ailments = (...ids: string[]) => now({ ailments: ids.map((id) => ({ id })) });
  expect(ailments('staggered', 'burning', 'confused', 'damned')).toEqual([]);
  expect(ailments('burning', 'frozen')).toEqual([
    'combatants[0].now.ailments[1]: "burning" is of the same category (PE-AIL-3)',
  ]);
});

test('whoever is mentioned is there, and is somebody else', () => {
  expect(
    now({
      ailments: [{ id: 'panicked', by: 'ghost' }],
      heldBy: [{ by: 'rin' }],
      disruptions: [{ kind: 'scared', by: 'ghost' }],
      protecting: 'rin',
    }),
  ).toEqual([
    'combatants[0].now.ailments[0].by: there is no combatant "ghost"',
    'combatants[0].now.heldBy[0].by: this is the combatant itself',
    'combatants[0].now.disruptions[0].by: there is no combatant "ghost"',
    'combatants[0].now.protecting: this is the combatant itself',
  ]);
  expect(places((e) => (e.analysed = { ghost: 'basic' }))).toEqual(['analysed.ghost']);
});

test('[PE-GRP-3] [PE-ACT-17] held by an enemy next to it, protecting an ally', () => {
  const held = (x: number) =>
    wrong((e) => {
      e.combatants[0].cell = { x, y: 3 };
      e.combatants[0].now = { heldBy: [{ by: 'ogre' }] };
    });
  expect(held(4)).toEqual([]);
  expect(held(3)).toEqual([
    'combatants[0].now.heldBy[0].by: whoever holds somebody is an enemy next to it (PE-GRP-3)',
  ]);
  expect(now({ protecting: 'ogre' })).toEqual([
    'combatants[0].now.protecting: one protects allies (PE-ACT-17)',
  ]);
  expect(places((e) => (e.combatants[1].now = { protecting: 'imp' }))).toEqual([]);
});

test('[PE-ACT-33] hands: carried things, and both for something two-handed', () => {
  expect(now({ inHand: { right: 'pistol' } })).toEqual([]);
  expect(now({ inHand: { right: 'axe', left: 'balm' } })).toEqual([
    'combatants[0].now.inHand.right: the sheet carries no "axe"',
  ]);
  expect(now({ inHand: { right: 'sword', left: 'sword' } })).toEqual([
    'combatants[0].now.inHand.left: "sword" is in the other hand already',
  ]);
  expect(sheet({ use: 'jun', inHand: { right: 'rifle', left: 'knife' } })).toEqual([
    'combatants[0].sheet.inHand.right: "rifle" takes both hands',
  ]);
});

test('what the pack has not is named with its place', () => {
  expect(
    sheet({
      weapons: ['sword', 'halberd'],
      inHand: { right: 'sword', left: null },
      armor: 'mithril',
      consumables: ['beer'],
      personas: [{ id: 'hart', name: 'Hart', powers: ['cinder', 'cinder', 'flood'] }],
    }),
  ).toEqual([
    'combatants[0].sheet.armor: the pack has no armour "mithril"',
    'combatants[0].sheet.weapons[1]: the pack has no weapon "halberd"',
    'combatants[0].sheet.consumables[0]: the pack has no consumable "beer"',
    'combatants[0].sheet.personas[0].powers[1]: "cinder" stands here twice',
    'combatants[0].sheet.personas[0].powers[2]: the pack has no Power "flood"',
  ]);
});

test('[PE-PER-1] [PE-ACT-37] only Evokers have Personas, and no Powers besides', () => {
  expect(sheet({ kind: 'shadow' })).toEqual([
    'combatants[0].sheet.personas: only Evokers have Personas (PE-PER-1)',
  ]);
  expect(sheet({ powers: ['cinder'] })).toEqual([
    'combatants[0].sheet.powers: the Powers of an Evoker are those of its Personas (PE-ACT-37)',
  ]);
  const personas = [
    { id: 'hart', name: 'Hart', grade: 4 },
    { id: 'hart', name: 'Stag' },
  ];
  expect(sheet({ personas, equipped: 'elk' })).toEqual([
    'combatants[0].sheet.personas[1].id: "hart" stands here twice',
    'combatants[0].sheet.personas[0].grade: the grade is the Rank at the most: 3',
    'combatants[0].sheet.equipped: the sheet has no Persona "elk"',
  ]);
});

test('[PE-TEST-5] focuses belong to their skill', () => {
  expect(
    sheet({
      skills: { melee: { focuses: { parry: { bonus: 5 }, dodge: {} } }, arcana: { focuses: { stars: {} } } },
    }),
  ).toEqual([
    'combatants[0].sheet.skills.melee.focuses.dodge: focuses of melee: parry, grappling, weapon',
    'combatants[0].sheet.skills.arcana.focuses.stars: arcana has no focuses',
  ]);
});

test('weapons of the body take no hands, others do, and no Power is called like a weapon', () => {
  const claws = { id: 'claws', name: 'Claws', class: 'melee', hands: 0, damage: 2 };
  expect(sheet({ natural: [claws] })).toEqual([
    'combatants[0].sheet.natural[0]: a weapon of the body takes no hands, has "body": "natural", and is not "unarmed"',
  ]);
  expect(sheet({ weapons: ['sword', 'pistol', claws] })).toEqual([
    'combatants[0].sheet.weapons[2]: a weapon that takes no hand belongs to the body: list it among the natural weapons',
  ]);
  expect(
    wrong((e) => {
      e.combatants[1].sheet.natural = [{ ...claws, id: 'cleave', body: 'natural' }];
    }),
  ).toEqual(['combatants[1].sheet.powers[0]: a weapon of the sheet is called "cleave" too']);
});

test('doors that stand otherwise are doors of the map', () => {
  expect(places((e) => (e.doors = { gate: true }))).toEqual(['doors.gate']);
  expect(
    places((e) => {
      e.battlefield.walls = [{ kind: 'door', id: 'gate', x: 3, y: 1, side: 'e' }];
      e.doors = { gate: true };
    }),
  ).toEqual([]);
});
