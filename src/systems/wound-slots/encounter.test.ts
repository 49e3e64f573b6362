import { expect, test } from 'vitest';
import type { Loose } from '../testing/broken.ts';
import { breaking, staysJson } from '../testing/broken.ts';
import { readEncounter } from './encounter.ts';
import { unarmed } from './gear.ts';
import { pack } from './pack/index.ts';
import { begin } from './setup.ts';
import { encounter } from './tests/sketch.ts';

/** A valid encounter: Wenna at (5,5), not grappling; a guard beside her, a war horse and its rider farther away. */
const sound = (): Loose =>
  encounter(
    {
      heroes: {
        wenna: { at: [5, 5] },
        brannoch: { on: 'war-horse' },
        'war-horse': { at: [10, 10] },
      },
      foes: { guard: { at: [6, 5] }, ogre: { at: [15, 5] } },
    },
    { fromTheStart: true },
  );

const { wrong, places } = breaking(sound, begin);
const now = (said: object): readonly string[] => wrong((e) => (e.combatants[0].now = said));
const sheet = (said: object): readonly string[] =>
  wrong((e) => (e.combatants[0].sheet = { use: 'wenna', ...said }));

test('the sketch is sound', () => {
  expect(wrong(() => {})).toEqual([]);
});

staysJson(pack, readEncounter);

test('all problems come at once, each with its place', () => {
  expect(
    places((e) => {
      e.name = '';
      e.combatants[0].cell.x = -1;
      e.combatants[3].sheet = { use: 'dragon' };
      e.combatants[4].sheet.attributes = { strength: 99 };
      e.rulings = { wildDice: '4d4', weather: 'wet' };
      e.surprised = ['nobody'];
    }),
  ).toEqual([
    'name',
    'rulings.wildDice',
    'rulings.weather',
    'combatants[0].cell.x',
    'combatants[3].sheet.use',
    'combatants[4].sheet.attributes.strength',
    'surprised[0]',
  ]);
});

test('[SL-GRD-1] [SL-GRD-2] [SL-GRD-3] squares with every second diagonal double, or hexes, a yard each', () => {
  expect(wrong((e) => (e.battlefield.metric = 'one'))).toEqual([
    'battlefield.metric: every second diagonal counts 2: the metric must be "alternating" (SL-GRD-2)',
  ]);
  expect(wrong((e) => Object.assign(e.battlefield, { grid: 'hex-pointy', metric: 'one' }))).toEqual([]);
  expect(places((e) => (e.battlefield.metres = 2))).toEqual(['battlefield.metres']);
});

test('[SL-GRD-1] everybody has a space of its own, as large as its Size', () => {
  expect(wrong((e) => (e.combatants[3].cell = { x: 5, y: 5 }))).toEqual([
    'combatants[3].cell: Wenna stands here already (SL-GRD-1)',
  ]);
  // A war horse takes two squares by two.
  expect(places((e) => (e.combatants[4].cell = { x: 11, y: 11 }))).toEqual(['combatants[4].cell']);
  expect(
    places((e) => {
      e.combatants[4].cell = { x: 11, y: 11 };
      e.rulings = { spaceBySize: 'always1' };
    }),
  ).toEqual([]);
  expect(
    places((e) => {
      e.combatants[1].cell = { x: 23, y: 4 };
      e.combatants[2].cell = { x: 23, y: 4 };
    }),
  ).toEqual(['combatants[2].cell.x']);
});

test('[SL-MNT-1] [SL-MNT-2] a rider sits on a mount that carries it, in the same place', () => {
  const rides = (mount: string, more: (e: Loose) => void = () => {}) =>
    wrong((e) => {
      e.combatants[1].now.riding.mount = mount;
      more(e);
    });
  expect(rides('ogre', (e) => (e.combatants[1].cell = { x: 15, y: 5 }))).toEqual([
    'combatants[1].now.riding.mount: "ogre" cannot be ridden: its sheet lacks the trait',
  ]);
  expect(rides('war-horse', (e) => (e.combatants[1].cell = { x: 9, y: 10 }))).toEqual([
    'combatants[1].cell: a rider stands where its mount does: at 10, 10 (SL-MNT-2)',
  ]);
  expect(rides('war-horse', (e) => (e.combatants[1].sheet.size = 6))).toEqual([
    'combatants[1].now.riding.mount: "war-horse" is too small for it (SL-MNT-1)',
  ]);
  expect(rides('pegasus')).toEqual(['combatants[1].now.riding.mount: there is no combatant "pegasus"']);
});

test('[SL-SUR-1] [SL-SUR-5] who is surprised: known ids, each once, nobody who notices everything', () => {
  expect(places((e) => (e.surprised = ['ogre', 'ogre', 'nobody']))).toEqual(['surprised[1]', 'surprised[2]']);
  expect(
    wrong((e) => {
      e.surprised = ['wenna'];
      e.combatants[0].sheet.attributes = { perception: 6 };
    }),
  ).toEqual(['surprised[0]: Perception above 5 is never surprised (SL-SUR-5)']);
  expect(
    wrong((e) => {
      e.combatants[0].now = { conditions: ['surprised'] };
      e.combatants[0].sheet.attributes = { perception: 6 };
    }),
  ).toEqual(['combatants[0].now.conditions: Perception above 5 is never surprised (SL-SUR-5)']);
  expect(now({ conditions: ['surprised'] })).toEqual([]);
});

test('[SL-HLT-9] [SL-STA-3] [SL-STA-8] nobody has more wounds than slots, or more left than there is', () => {
  // Wenna: 6, 4, 3, 2 and 1; 12 stamina, 10 mana.
  expect(now({ wounds: { light: 6, critical: 2, fatal: 1 }, stamina: 12, mana: 10 })).toEqual([]);
  expect(now({ wounds: { light: 7, critical: 3 }, fatigue: 4, stamina: 9, invested: 3, mana: 8 })).toEqual([
    'combatants[0].now.wounds.light: there are 6 at the most (SL-HLT-9)',
    'combatants[0].now.wounds.critical: there are 2 at the most (SL-HLT-9)',
    'combatants[0].now.stamina: there are 8 at the most (SL-STA-3)',
    'combatants[0].now.mana: there are 7 at the most (SL-STA-8)',
  ]);
  expect(sheet({ current: { wounds: { severe: 4 } } })).toEqual([
    'combatants[0].sheet.current.wounds.severe: there are 3 at the most (SL-HLT-9)',
  ]);
});

test('[SL-CND-4] whoever is dying is unconscious', () => {
  expect(now({ dying: 1, conditions: ['unconscious'] })).toEqual([]);
  expect(now({ dying: 1 })).toEqual(['combatants[0].now.dying: whoever is dying is unconscious (SL-CND-4)']);
});

test('[SL-GRP-5] a grapple is with somebody beside one', () => {
  expect(now({ grappling: ['guard'] })).toEqual([]);
  expect(now({ grappling: ['ogre'] })[0]).toBe(
    'combatants[0].now.grappling: it grapples "ogre", who is not beside it (SL-GRP-5)',
  );
  expect(now({ grappling: ['wenna'], marks: [{ kind: 'harried', by: 'nobody' }] })).toEqual([
    'combatants[0].now.grappling[0]: this is the combatant itself',
    'combatants[0].now.marks[0].by: there is no combatant "nobody"',
  ]);
});

test('[SL-COM-8] what is in hand is carried and needs two hands at the most', () => {
  expect(now({ inHand: ['sword'] })).toEqual([]);
  expect(now({ inHand: ['sword', 'sword'] })).toEqual([
    'combatants[0].now.inHand[1]: "sword" stands here twice',
  ]);
  expect(now({ inHand: ['axe'] })).toEqual(['combatants[0].now.inHand[0]: the sheet carries no "axe"']);
  expect(
    sheet({
      weapons: [
        { thing: 'sword', in: 'hand' },
        { thing: 'spear', in: 'hand' },
      ],
    }),
  ).toEqual(['combatants[0].sheet: there is more in hand than two hands hold']);
  expect(now({ unloaded: { sword: 1 } })).toEqual([
    'combatants[0].now.unloaded.sword: the sheet carries no such weapon that is loaded',
  ]);
});

test('what the pack has not is named with its place', () => {
  expect(
    sheet({
      weapons: ['halberd'],
      armor: 'mithril',
      spells: ['flood'],
      specials: ['kick'],
      natural: ['sword'],
    }),
  ).toEqual([
    'combatants[0].sheet.weapons[0]: the pack has no such thing among its weapons: "halberd"',
    'combatants[0].sheet.armor: the pack has no armour "mithril"',
    'combatants[0].sheet.natural[0]: a weapon of the body takes no hands',
    'combatants[0].sheet.spells[0]: the pack has no spell "flood"',
    'combatants[0].sheet.specials[0]: the pack has no special attack "kick"',
  ]);
  expect(sheet({ natural: [unarmed] })).toContain(
    'combatants[0].sheet.natural[0]: everybody has bare hands already',
  );
});

test('[SL-DIC-1] specializations belong to their skill; weapon groups and schools are free', () => {
  expect(
    sheet({
      skills: {
        athletics: { specializations: { dancing: 1 } },
        deception: { specializations: { bluff: 1 } },
        melee: { specializations: { whips: 2 } },
      },
    }),
  ).toEqual([
    'combatants[0].sheet.skills.athletics.specializations.dancing: specializations of athletics: power, jumping, climbing, swimming, running',
    'combatants[0].sheet.skills.deception.specializations.bluff: deception has no specializations',
  ]);
});
