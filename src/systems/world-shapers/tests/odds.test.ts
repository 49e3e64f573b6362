import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import { choice } from './line-up.ts';
import { agreement, answering, momentOf, waysOf } from './moment.ts';

/**
 * Exact odds of attacks, Abilities and contests, compared with numbers counted by hand and with samples, and with the
 * expected number of ways. More samples: `WOUNDTRACK_SAMPLES=100000`.
 */

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 1500);

/** +4 with the ax or the bow; DR Power 14 with Abilities. */
const hero = (sheet: Sketch = {}, now: Sketch = {}): Fighter => ({
  use: null,
  at: [5, 5],
  now,
  sheet: {
    stats: { strength: 13, dexterity: 13, instinct: 12 },
    printed: { abilityHit: 5, drPower: 14 },
    weapons: ['ax'],
    vitality: 40,
    wp: 12,
    upcast: 2,
    ...sheet,
  },
});
/** Evasion 14, Armor 2; 10 in all Stats. */
const foe = (more: Partial<Fighter> & { readonly sheet?: Sketch } = {}): Fighter => ({
  use: null,
  at: [6, 5],
  ...more,
  sheet: { printed: { evasion: 14, armor: 2 }, vitality: 30, ...more.sheet },
});
const facing = (one: Fighter, other: Fighter = foe(), more: LineUp = {}): LineUp => ({
  red: { hero: one, ...more.red },
  blue: { foe: other, ...more.blue },
});
const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });

const oddsAt = (lineUp: LineUp, made: Choice, setting: Setting = {}, ...answers: readonly string[]) => {
  const odds = oddsOf(system, momentOf(lineUp, made, setting), answering(...answers));
  expect(odds.exact).toBe(true);
  return odds.chances;
};

test('[WS-ATK-1] [WS-ATK-9] [WS-ARM-1] an attack: hit, critical, and each amount of damage', () => {
  const chances = oddsAt(facing(hero()), strikes());
  // 4 against 14 needs 10 or more: 11 of 20 faces, one of them critical.
  expect(chances.hit).toBeCloseTo(11 / 20, 10);
  expect(chances.critical).toBeCloseTo(1 / 20, 10);
  // 1d8 - 2: 5 damage is a 7 on the d8, or a 1 after a critical hit (+ 6).
  expect(chances['harm:foe:vitality:5']).toBeCloseTo((10 / 20) * (1 / 8) + (1 / 20) * (1 / 8), 10);
  // 3 only without a critical hit, 12 only with one.
  expect(chances['harm:foe:vitality:3']).toBeCloseTo((10 / 20) * (1 / 8), 10);
  expect(chances['harm:foe:vitality:12']).toBeCloseTo((1 / 20) * (1 / 8), 10);
});

test('[WS-GEN-8] [WS-BAS-4] with disadvantage both dice must reach it', () => {
  const chances = oddsAt(facing(hero(), foe({ now: { effects: [{ stance: 'defending' }] } })), strikes());
  expect(chances.hit).toBeCloseTo((11 / 20) ** 2, 10);
  expect(chances.critical).toBeCloseTo(1 / 400, 10);
});

test('[WS-ATK-13] [WS-R54] a 1 never hits, a 20 always does', () => {
  const easy = facing(hero(), foe({ sheet: { printed: { evasion: 2 } } }));
  expect(oddsAt(easy, strikes()).hit).toBeCloseTo(19 / 20, 10);
  const hard = facing(hero(), foe({ sheet: { printed: { evasion: 40 } } }));
  expect(oddsAt(hard, strikes()).hit).toBeCloseTo(1 / 20, 10);
  const never = { rulings: { naturalTwentyAlwaysHits: false } };
  expect(oddsAt(hard, strikes(), never).hit ?? 0).toBe(0);
});

test('[WS-COV-3] [WS-R90] who is missed, and who is hit in front', () => {
  const friend = foe({ at: [9, 5], sheet: { printed: { evasion: 12 }, vitality: 30 } });
  const shot = (redirectRoll: string) =>
    oddsAt(facing(hero({ weapons: ['bow'] }), foe({ at: [10, 5] }), { blue: { friend } }), strikes(), {
      rulings: { redirectRoll },
    });
  const all = (chances: ReturnType<typeof shot>, who: string): number => {
    const found = Object.entries(chances).filter(([tag]) => tag.startsWith(`harm:${who}:`));
    return found.reduce((sum, [, chance]) => sum + (chance ?? 0), 0);
  };
  // 4 against 16 needs 12 or more: 9 faces; the friend is hit by 8 to 11. A 1 or 2 on the d8 leaves nothing after Armor
  // 2.
  const same = shot('sameRoll');
  expect(all(same, 'foe')).toBeCloseTo((8 / 20) * (6 / 8) + 1 / 20, 10);
  // The friend has no Armor.
  expect(all(same, 'friend')).toBeCloseTo(4 / 20, 10);
  // A hit on one is no hit on the other.
  expect([same.hit, same['hits-another']]).toEqual([expect.closeTo(9 / 20, 10), expect.closeTo(4 / 20, 10)]);
  // A new roll after any miss except a natural 1: hits with 13 of 20 faces.
  expect(all(shot('newRoll'), 'friend')).toBeCloseTo((10 / 20) * (13 / 20), 10);
});

test('[WS-DRS-4] [WS-DRS-13] half damage for whoever withstands', () => {
  const caster = hero({ abilities: ['mind-spike'] });
  const chances = oddsAt(facing(caster), choice('ability-mind-spike', { target: 'foe' }));
  // 0 against 14: 7 of 20 faces. 3d6 Psychic against Will 0: 18 with 1 in 216; 3 halved is 1.
  expect(chances['withstands:foe']).toBeCloseTo(7 / 20, 10);
  expect(chances['condition:foe:frightened']).toBeCloseTo(13 / 20, 10);
  expect(chances['harm:foe:vitality:18']).toBeCloseTo((13 / 20) * (1 / 216), 10);
  expect(chances['harm:foe:vitality:1']).toBeCloseTo((7 / 20) * (1 / 216), 10);
});

test('[WS-GEN-7] [WS-R5] a contest: the initiator must be higher, or as high', () => {
  const trip = choice('trip', { target: 'foe' });
  // Strength 13 against 10: d20 and 3 against d20.
  let higher = 0;
  let asHigh = 0;
  for (let a = 1; a <= 20; a++) {
    for (let b = 1; b <= 20; b++) {
      if (a + 3 > b) higher++;
      if (a + 3 >= b) asHigh++;
    }
  }
  expect(oddsAt(facing(hero()), trip).won).toBeCloseTo(higher / 400, 10);
  expect(oddsAt(facing(hero()), trip, { rulings: { contestTie: 'initiator' } }).won).toBeCloseTo(
    asHigh / 400,
    10,
  );
});

test('[WS-ATK-1] [WS-ATK-9] an attack has as many ways as the dice matter', () => {
  // A miss; eight faces of the d8; eight after a critical hit.
  expect(waysOf(momentOf(facing(hero()), strikes()), answering())).toBe(17);
  // The same with advantage.
  const prone = facing(hero(), foe({ now: { effects: [{ status: 'prone' }] } }));
  expect(waysOf(momentOf(prone, strikes()), answering())).toBe(17);
  // Each face matters only if a miss may be redirected.
  const behind = facing(hero({ weapons: ['bow'] }), foe({ at: [10, 5] }), {
    blue: { friend: foe({ at: [9, 5] }) },
  });
  // 12 to 19 are equivalent, 20 is not; 10 and 11 hit the friend; nine faces miss both.
  expect(waysOf(momentOf(behind, strikes()), answering())).toBe(8 + 8 + 2 * 8 + 9);
});

test('[WS-ATK-14] [WS-DMG-5] several dice of a blow have as many ways as what they come to together', () => {
  const spared = strikes({ nonLethal: 'yes', maneuver: 'driving-blow', merge: 'no' });
  const lineUp = facing(hero({ weapons: ['ax'], maneuvers: ['driving-blow'] }));
  const odds = oddsAt(lineUp, spared);
  // 1d8 + 1d6 - 1d4 - 2, counted by hand: how many of 8 × 6 × 4 combinations leave each amount.
  const counts = new Map<number, number>();
  for (let a = 1; a <= 8; a++) {
    for (let b = 1; b <= 6; b++) {
      for (let off = 1; off <= 4; off++) {
        const left = Math.max(0, Math.max(0, a + b - off) - 2);
        counts.set(left, (counts.get(left) ?? 0) + 1);
      }
    }
  }
  // A critical hit cannot leave 1: 10 faces of 20 hit without one.
  expect(odds['harm:foe:vitality:1']).toBeCloseTo((10 / 20) * ((counts.get(1) ?? 0) / 192), 10);
  // Without a critical hit 0 to 13 are left before Armor, with one sixteen numbers; each pushes or not. And a miss.
  expect(waysOf(momentOf(lineUp, spared), answering())).toBe((14 + 16) * 2 + 1);
});

test('[WS-DRS-4] a Defense Roll has two ways', () => {
  const burst = choice('ability-thunder-burst', { cell: { x: 8, y: 8 } });
  const three = facing(hero({ abilities: ['thunder-burst'] }), foe({ at: [8, 8] }), {
    blue: { other: foe({ at: [9, 8] }), crate: { at: [7, 8] } },
  });
  // 2d6 rolled once: 11 sums; two targets roll, the crate does not.
  expect(waysOf(momentOf(three, burst), answering())).toBe(11 * 4);
});

const spells = ['spark', 'heat-lance', 'venom-spit', 'holy-ray', 'star-shard'] as const;
const maneuvers = ['burning-strike', 'armor-piercer', 'venom-edge', 'driving-blow'] as const;
const frail = (more: Sketch = {}): Fighter => foe({ sheet: { vitality: 7, resistances: ['heat'], ...more } });

type Case = readonly [
  name: string,
  lineUp: LineUp,
  made: Choice,
  setting: Setting,
  answers?: readonly string[],
];

const cases: readonly Case[] = [
  ...['ax', 'sun-mace', 'venom-blade', 'greataxe'].map(
    (weapon): Case => [`a ${weapon}`, facing(hero({ weapons: [weapon] }), frail()), strikes(), {}],
  ),
  ...maneuvers.map(
    (maneuver): Case => [
      maneuver,
      facing(hero({ maneuvers: [maneuver] }), frail()),
      strikes({ maneuver }),
      {},
    ],
  ),
  ...spells.map(
    (id): Case => [
      id,
      facing(hero({ abilities: [id] }), frail({ vulnerabilities: ['holy'] })),
      choice(`ability-${id}`, { target: 'foe' }),
      {},
    ],
  ),
  ['a life that is spared', facing(hero(), frail()), strikes({ nonLethal: 'yes' }), {}],
  [
    'a push into a crate',
    facing(hero({ abilities: ['gale-push'] }), foe({ at: [7, 5] }), { blue: { crate: { at: [9, 5] } } }),
    choice('ability-gale-push', { target: 'foe' }),
    {},
  ],
  [
    'a push into somebody who has to hold out',
    facing(hero({ maneuvers: ['driving-blow'] }), frail(), { blue: { ogre: { at: [7, 5] } } }),
    strikes({ maneuver: 'driving-blow' }),
    {},
  ],
  [
    'an area with three in it',
    facing(hero({ abilities: ['thunder-burst'] }), foe({ at: [8, 8] }), {
      blue: { skeleton: { at: [9, 8] }, crate: { at: [7, 8] } },
    }),
    choice('ability-thunder-burst', { cell: { x: 8, y: 8 } }),
    {},
  ],
  [
    'natural faces of a DR',
    facing(hero({ abilities: ['mind-spike'] })),
    choice('ability-mind-spike', { target: 'foe' }),
    { rulings: { drNaturals: 'autoBoth' } },
  ],
  [
    'Quick Guard',
    facing(hero(), foe({ sheet: { abilities: ['quick-guard'] } })),
    strikes(),
    { stops: ['guard'] },
    ['use'],
  ],
  [
    'dice that count one by one',
    facing(hero(), foe({ now: { effects: [{ status: 'prone' }, { status: 'blinded' }] } })),
    strikes(),
    { rulings: { advantageMode: 'netCount' } },
  ],
  ...['sameRoll', 'newRoll', 'chain'].map(
    (redirectRoll): Case => [
      `a miss that goes on, ${redirectRoll}`,
      facing(hero({ weapons: ['bow'] }), foe({ at: [10, 5] }), {
        blue: { friend: foe({ at: [9, 5] }), third: foe({ at: [8, 5], sheet: { printed: { evasion: 9 } } }) },
      }),
      strikes(),
      { rulings: { redirectRoll } },
    ],
  ),
  [
    'a critical hit whose type is chosen, a Maneuver paid on the hit',
    facing(hero({ weapons: ['venom-blade'], maneuvers: ['venom-edge'] }), frail()),
    strikes({ maneuver: 'venom-edge' }),
    { rulings: { criticalDamageType: 'attackerChoice', maneuversPerAttack: 'payOnHit' } },
    ['poison'],
  ],
  [
    'mercy that is shown when it has hit',
    facing(hero(), frail()),
    strikes(),
    { rulings: { nonLethalTiming: 'onHit', deliberateMiss: 'afterRoll' } },
    ['hit', 'non-lethal'],
  ],
  ['a Grab', facing(hero()), choice('grab', { target: 'foe' }), {}],
  [
    'a Shove into a wall of stone',
    facing(hero(), foe(), { blue: { 'stone-wall': { at: [7, 5] } } }),
    choice('shove', { target: 'foe', to: { x: 7, y: 5 } }),
    {},
  ],
];

for (const [name, lineUp, made, setting, answers = []] of cases) {
  test(`[WS-GEN-10] exact or played, the odds are the same: ${name}`, () => {
    expect(agreement(momentOf(lineUp, made, setting), answering(...answers), samples)).toBeLessThanOrEqual(1);
  });
}
