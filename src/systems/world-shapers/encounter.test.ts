import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Loose } from '../testing/broken.ts';
import { breaking, staysJson } from '../testing/broken.ts';
import { readEncounter } from './encounter.ts';
import { invariants } from './invariants.ts';
import { pack } from './pack/index.ts';
import { begin } from './setup.ts';
import type { Sketch } from './tests/sketch.ts';
import { begun, encounter } from './tests/sketch.ts';

/** Brana at (5, 5) beside a bandit; farther away a knight on a war horse, and an ogre. */
const sound = (): Loose =>
  encounter(
    {
      heroes: {
        brana: { at: [5, 5] },
        'iron-knight': { on: 'war-horse' },
        'war-horse': { at: [10, 10] },
      },
      foes: { bandit: { at: [6, 5] }, ogre: { at: [15, 5] } },
    },
    { fromTheStart: true },
  );

const { wrong, places } = breaking(sound, begin);
const now = (said: object): readonly string[] => wrong((e) => (e.combatants[0].now = said));
const sheet = (said: object): readonly string[] =>
  wrong((e) => (e.combatants[0].sheet = { use: 'brana', ...said }));

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
      e.combatants[4].sheet.stats = { strength: 99 };
      e.rulings = { advantageMode: 'luck', weather: 'wet' };
      e.surprised = ['nobody'];
    }),
  ).toEqual([
    'name',
    'rulings.advantageMode',
    'rulings.weather',
    'combatants[0].cell.x',
    'combatants[3].sheet.use',
    'combatants[4].sheet.stats.strength',
    'surprised[0]',
  ]);
});

test('[WS-TER-1] [WS-TER-2] squares of a metre, every step of which is a metre', () => {
  expect(wrong((e) => (e.battlefield.metric = 'exact'))).toEqual([
    'battlefield.metric: every step is 1 m, diagonal ones too: the metric must be "one" (WS-TER-2)',
  ]);
  expect(places((e) => Object.assign(e.battlefield, { grid: 'hex-pointy' }))).toEqual(['battlefield.grid']);
  expect(places((e) => (e.battlefield.metres = 2))).toEqual(['battlefield.metres']);
});

test('[WS-TER-2] [WS-R84] [WS-TER-8] everybody has as much room as its size takes, and nobody else’s', () => {
  expect(wrong((e) => (e.combatants[3].cell = { x: 5, y: 5 }))).toEqual([
    'combatants[3].cell: Brana stands here already (WS-TER-8)',
  ]);
  // The ogre occupies 2 × 2 squares; with the ruling only one.
  const beside = (e: Loose): void => {
    e.combatants[4].cell = { x: 4, y: 4 };
  };
  expect(places(beside)).toEqual(['combatants[4].cell']);
  const single = (e: Loose): void => {
    beside(e);
    e.rulings = { sizeFootprint: 'single' };
  };
  expect(places(single)).toEqual([]);
  expect(places((e) => (e.combatants[4].cell = { x: 23, y: 5 }))).toEqual(['combatants[4].cell.x']);
  // Two sizes apart: a wisp and an ogre.
  expect(
    places((e) => {
      e.combatants[0].sheet = { use: 'fire-wisp' };
      e.combatants[0].cell = { x: 15, y: 5 };
    }),
  ).toEqual([]);
});

test('[WS-ADV-5] whoever is on somebody is in its space, and smaller', () => {
  const rides = (on: string, more: (e: Loose) => void = () => {}) =>
    wrong((e) => {
      e.combatants[1].now.mounted.on = on;
      more(e);
    });
  expect(rides('bandit', (e) => (e.combatants[1].cell = { x: 6, y: 5 }))).toEqual([
    'combatants[1].now.mounted.on: Bandit is not larger (WS-ADV-2)',
  ]);
  expect(rides('war-horse', (e) => (e.combatants[1].cell = { x: 9, y: 10 }))).toEqual([
    'combatants[1].cell: it is at 10, 10, on War horse (WS-ADV-5)',
  ]);
  expect(rides('war-horse', (e) => Object.assign(e.combatants[1].now.mounted, { dx: 2 }))).toEqual([
    'combatants[1].now.mounted: the space of War horse is 2 by 2',
    'combatants[1].cell: it is at 12, 10, on War horse (WS-ADV-5)',
  ]);
  expect(rides('pegasus')[0]).toBe('combatants[1].now.mounted.on: there is no combatant "pegasus"');
});

test('[WS-VIT-4] [WS-ADV-5] [WS-ADV-11] whoever begins out holds nobody and carries nobody', () => {
  const starts = (change: (document: Loose) => void) => {
    const document = sound();
    change(document);
    const read = begin(document);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(invariants(read.fight)).toEqual([]);
    return read.fight.combatants;
  };
  const down = starts((e) => {
    e.combatants[0].now = {
      vitality: 0,
      inHand: ['ax'],
      grabbing: ['bandit'],
      effects: [{ stance: 'defending' }],
    };
  });
  expect(down.brana).toMatchObject({ out: 'unconscious', grabbing: [], effects: [] });
  expect(down.bandit?.grabbedBy).toEqual([]);
  const afoot = starts((e) => (e.combatants[2].now = { conditions: ['dead'] }));
  expect(afoot['iron-knight']).toMatchObject({ mounted: null, cell: { x: 10, y: 10 } });
  const fallen = starts((e) => Object.assign(e.combatants[1].now, { conditions: ['dead'] }));
  expect(fallen['iron-knight']?.mounted).toBeNull();
  // A mount that is Down still lies under its rider.
  const lying = starts((e) => (e.combatants[2].now = { vitality: 0 }));
  expect(lying['iron-knight']?.mounted?.on).toBe('war-horse');
});

test('[WS-INI-19] who is surprised: known ids, each once, and not in the middle of a fight', () => {
  expect(places((e) => (e.surprised = ['ogre', 'ogre', 'nobody']))).toEqual(['surprised[1]', 'surprised[2]']);
  expect(
    places((e) => {
      e.surprised = ['ogre'];
      const ids = e.combatants.map(({ id }: Loose) => [id, 20]);
      e.startAt = { round: 2, active: 'brana', initiative: Object.fromEntries(ids) };
    }),
  ).toEqual(['surprised']);
});

test('[WS-VIT-1] [WS-VIT-2] [WS-ABL-1] nobody has more than there is', () => {
  // Brana: 34 Vitality, 51 Temporary Vitality, 8 WP.
  expect(now({ vitality: 34, temporary: 51, wp: 8 })).toEqual([]);
  expect(now({ vitality: 35, temporary: 52, wp: 9 })).toEqual([
    'combatants[0].now.vitality: there are 34 at the most (WS-VIT-1)',
    'combatants[0].now.temporary: there are 51 at the most (WS-VIT-2)',
    'combatants[0].now.wp: there are 8 at the most (WS-ABL-1)',
  ]);
  expect(sheet({ current: { vitality: 99 } })).toEqual([
    'combatants[0].now.vitality: there are 34 at the most (WS-VIT-1)',
  ]);
});

test('[WS-ADV-11] whoever holds somebody has a hand free for it and is beside it', () => {
  // Both hands are full: an ax and a shield.
  expect(now({ grabbing: ['bandit'] })).toEqual([
    'combatants[0].now.grabbing: there is more than its hands hold',
  ]);
  expect(now({ grabbing: ['bandit'], inHand: ['ax'] })).toEqual([]);
  expect(now({ grabbing: ['ogre'], inHand: [] })).toEqual([
    'combatants[0].now.grabbing: it holds "ogre", who is not within 1 m (WS-ADV-11)',
  ]);
  expect(now({ grabbing: ['brana'], inHand: [], effects: [{ status: 'prone', by: 'nobody' }] })).toEqual([
    'combatants[0].now.grabbing[0]: this is the combatant itself',
    'combatants[0].now.effects[0].by: there is no combatant "nobody"',
  ]);
});

test('[WS-BAS-11] what is in hand is carried, and no more than there are hands', () => {
  expect(now({ inHand: ['ax'] })).toEqual([]);
  expect(now({ inHand: ['bow'] })).toEqual(['combatants[0].now.inHand[0]: the sheet carries no "bow"']);
  const both = [
    { thing: 'bow', in: 'hand' },
    { thing: 'sword', in: 'hand' },
  ];
  expect(sheet({ weapons: both, shields: [] })).toEqual([
    'combatants[0].sheet: there is more in hand than its hands hold',
  ]);
});

test('what the pack has not is named with its place', () => {
  expect(
    sheet({
      weapons: ['halberd'],
      armor: 'mithril',
      abilities: ['flood'],
      maneuvers: ['kick'],
      natural: ['sword'],
      archetype: 'jester',
    }),
  ).toEqual([
    'combatants[0].sheet.weapons[0]: the pack has no such thing among its weapons: "halberd"',
    'combatants[0].sheet.archetype: the pack has no Archetype "jester"',
    'combatants[0].sheet.armor: the pack has no armour "mithril"',
    'combatants[0].sheet.natural[0]: a weapon of the body takes no hands',
    'combatants[0].sheet.abilities[0]: the pack has no Ability "flood"',
    'combatants[0].sheet.maneuvers[0]: the pack has no Maneuver "kick"',
  ]);
});

test('[WS-ABL-2] what a step of upcasting says to add to something that is not there is never paid for', () => {
  const readied = (field: 'abilities' | 'maneuvers', one: object): unknown => {
    const thing = { id: 'own', name: 'Own', tier: 1, ...one };
    const fight = begun({
      heroes: { brana: { at: [5, 5], sheet: { [field]: [thing] } } },
      foes: { ogre: { at: [9, 5] } },
    });
    return fight.combatants.brana?.sheet[field][0]?.upcast;
  };
  const ability = (does: object, upcast: object): unknown =>
    readied('abilities', { range: 5, cost: { ap: 1, wp: 1 }, does, upcast: { wp: 1, ...upcast } });
  const maneuver = (more: object, upcast: object): unknown =>
    readied('maneuvers', { wp: 1, ...more, upcast: { wp: 1, ...upcast } });
  const [d4, d6] = [4, 6].map((sides) => ({ count: 1, sides }));
  const balm = { deed: 'mend', amount: { count: 2, sides: 4 } };
  expect(ability(balm, { dice: d6 })).toBeUndefined();
  expect(ability(balm, { dice: d6, plus: 2 })).toEqual({ wp: 1, plus: 2 });
  expect(ability(balm, { dice: d4 })).toEqual({ wp: 1, dice: d4 });
  expect(ability({ deed: 'ward', temporary: 4 }, { dice: d6 })).toBeUndefined();
  const shout = { deed: 'attack', manner: 'ranged', damage: [{ ...d6, type: 'psychic' }] };
  expect(ability(shout, { dice: d4, plus: 2, metres: 2 })).toEqual({ wp: 1, dice: d4 });
  expect(ability(shout, {})).toBeUndefined();
  const moves = { how: 'away', metres: 2 };
  expect(ability({ deed: 'defense', dr: 'strength', moves }, { metres: 2 })).toEqual({ wp: 1, metres: 2 });
  expect(maneuver({}, { dice: d6 })).toBeUndefined();
  expect(maneuver({ rider: { dr: 'strength', moves } }, { metres: 1, plus: 1 })).toEqual({
    wp: 1,
    plus: 1,
    metres: 1,
  });
});

test('[WS-ATK-6] bare hands come by themselves to whoever has hands', () => {
  const natural = (id: string): readonly string[] => {
    const fight = begun({ heroes: { brana: { at: [5, 5] } }, foes: { [id]: { at: [9, 5] } } });
    return fight.combatants[id]?.sheet.natural.map((one) => one.id) ?? [];
  };
  expect([natural('bandit'), natural('venom-spider'), natural('crate')]).toEqual([
    ['fist'],
    ['venom-bite'],
    [],
  ]);
});

test('[WS-R3] [WS-R36] lists count only with their rulings', () => {
  const list = (e: Loose): void => {
    e.governors = { grace: 'will' };
    e.advanced = ['shove', 'trip'];
  };
  expect(places(list)).toEqual(['governors', 'advanced']);
  expect(
    places((e) => {
      list(e);
      e.rulings = { skillGovernors: 'written', advancedActions: 'written' };
    }),
  ).toEqual([]);
  // Skills of Defense Rolls have a fixed Stat.
  expect(places((e) => (e.governors = { rawForce: 'will' }))).toContain('governors.rawForce');
});

test('[WS-INI-14] a union in the middle of a fight is one of allies, nobody in two', () => {
  const started = (unions: readonly (readonly string[])[]): readonly string[] =>
    places((e) => {
      const ids = e.combatants.map(({ id }: Loose) => [id, 20]);
      e.startAt = { round: 1, active: 'brana', initiative: Object.fromEntries(ids), unions };
    });
  expect(started([['brana', 'war-horse']])).toEqual([]);
  expect(started([['brana', 'ogre']])).toEqual(['startAt.unions[0]']);
  expect(
    started([
      ['brana', 'war-horse'],
      ['iron-knight', 'brana'],
    ]),
  ).toEqual(['startAt.unions[1][1]']);
});

test('a fight in its middle: whose turn it is, who had theirs, what is left of it', () => {
  const fight = begun(
    {
      heroes: { brana: { at: [5, 5], now: { apSpent: 2, movement: 1 } }, sill: { at: [5, 8] } },
      foes: { ogre: { at: [9, 5] }, bandit: { at: [9, 9], now: { conditions: ['held'] } } },
    },
    { order: ['bandit', 'sill', 'brana', 'ogre'], turnOf: 'brana', round: 3 },
  );
  const { brana, sill, ogre, bandit } = fight.combatants;
  expect([fight.round, fight.active, fight.running]).toEqual([3, 'brana', 'brana']);
  expect([brana?.turn, sill?.turn, ogre?.turn, bandit?.turn]).toEqual(['open', 'over', 'none', 'held']);
  expect([brana?.ap, brana?.movement.left, brana?.touched]).toEqual([1, 1, true]);
  expect(fight.order.map(({ state }) => state)).toEqual(['held', 'done', 'running', 'waiting']);
});

test('[WS-CIN-2] [WS-R47] Momentum: heroes have what the table says, others none unless written', () => {
  const momentum = (settings: object, more: Sketch = {}): readonly unknown[] => {
    const lineUp = {
      heroes: { brana: { at: [5, 5] as const, sheet: more } },
      foes: { ogre: { at: [9, 5] as const } },
    };
    const { brana, ogre } = begun(lineUp, { rulings: { ...settings } }).combatants;
    return [brana?.momentum, ogre?.momentum];
  };
  expect([momentum({}), momentum({ momentumStart: 9 }), momentum({}, { momentum: 2 })]).toEqual([
    [6, 0],
    [9, 0],
    [2, 0],
  ]);
});

test('whatever is written, reading it says what is wrong and never throws', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('name', 'combatants', 'battlefield', 'startAt', 'now', 'governors'),
      (json, key) => {
        const document = sound();
        if (key === 'now') document.combatants[0].now = json;
        else document[key] = json;
        const read = begin(document);
        expect(read.ok || read.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
