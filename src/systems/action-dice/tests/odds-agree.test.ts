import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { system } from '../index.ts';
import { weapons } from '../pack/armory.ts';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import { attack, choice } from './line-up.ts';
import { agreement, answering, momentOf, waysOf } from './moment.ts';

/**
 * Exact odds of every weapon, technique, spell and contest agree with samples of the same rules, in no more ways than
 * needed. A soak run takes more samples: `WOUNDTRACK_SAMPLES=100000`.
 */

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 500);

const foe = (more: Fighter = {}): Fighter => ({ use: 'soldier', at: [6, 5], ...more });
const hero = (sheet: Sketch = {}, now: Sketch = {}, use = 'hadra'): Fighter => ({
  use,
  at: [5, 5],
  sheet,
  now,
});
const facing = (one: Fighter, other: Fighter = foe(), more: LineUp = {}): LineUp => ({
  red: { hero: one, ...more.red },
  blue: { foe: other, ...more.blue },
});
/** Those who can react do so with a Defense. */
const defends = ['defense', 'dodge', 'struggle', 'resist'];

const armed = (weapon: string, other: Fighter = foe()): LineUp =>
  facing(hero({ weapons: [{ thing: weapon, in: 'main' }], shields: [] }), other);
/** A foe with little life left, so that odds are computed fast. */
const frail = foe({ now: { durability: 6, health: 6 } });
const far = foe({ at: [9, 5] });
const power = (id: string, more: Sketch = {}): Choice => choice(`power-${id}`, { target: 'foe', ...more });
const mage = (id: string): Fighter => hero({ powers: [id], skills: { sorcery: 2 } }, {}, 'veshta');
const striker = (id: string, sheet: Sketch = {}): Fighter => hero({ powers: [id], ...sheet });
const ailing: Fighter = { use: 'lio', at: [4, 5], now: { durability: 0, health: 4 } };
const dying: Fighter = { use: 'lio', at: [4, 5], now: { durability: 0, health: 0 } };
/** A foe with one point of each left. */
const scratched = foe({ now: { durability: 1, health: 1 }, sheet: { armor: [] } });
const hurt: Fighter = foe({ now: { durability: 0 } });

type Case = readonly [
  name: string,
  lineUp: LineUp,
  made: Choice,
  answers: readonly string[],
  setting?: Setting,
];

const meleeOf = weapons.filter(({ melee, hands }) => melee !== undefined && hands > 0);
const naturalOf = weapons.filter(({ id, hands }) => hands === 0 && id !== 'unarmed');
const rangedOf = weapons.filter(({ ranged, melee }) => ranged !== undefined && melee === undefined);

const cases: readonly Case[] = [
  ...meleeOf.map(({ id }): Case => [id, armed(id, frail), attack('foe', id), defends]),
  ...rangedOf.map(({ id }): Case => [id, armed(id, far), attack('foe', id), defends]),
  ...naturalOf.map(
    ({ id }): Case => [id, facing(hero({ natural: [id] }), frail), attack('foe', id), defends],
  ),
  ['a thrown knife', armed('knife', far), attack('foe', 'knife/thrown'), defends],
  ['fists', facing(hero()), attack('foe', 'unarmed'), defends],
  ['a sword, undefended', facing(hero()), attack('foe', 'sword'), []],
  [
    'an attack on a pillar',
    facing(hero(), foe(), { blue: { pillar: { use: 'stone-pillar', at: [4, 5] } } }),
    attack('pillar', 'sword'),
    [],
  ],
  ['Shield Block', facing(hero(), foe({ use: 'hadra' })), attack('foe', 'sword'), ['shield-block']],
  [
    'Defense after a miss, by ruling',
    facing(hero()),
    attack('foe', 'sword'),
    defends,
    { rulings: { defenseWindow: 'always' } },
  ],
  ['Power Strike', facing(striker('power-strike')), power('power-strike'), defends],
  ['Sweep', facing(striker('sweep')), power('sweep'), defends],
  ['Sweep, undefended', facing(striker('sweep')), power('sweep'), ['struggle']],
  ['Reckless Lunge', facing(striker('reckless-lunge')), power('reckless-lunge'), defends],
  ['Twin Cut', facing(hero({}, {}, 'lio')), power('twin-cut'), defends],
  ['Finish', facing(striker('finish'), hurt), power('finish'), defends],
  [
    'Aimed Shot',
    facing(striker('aimed-shot', { weapons: [{ thing: 'hunting-bow', in: 'main' }], shields: [] }), far),
    power('aimed-shot'),
    defends,
  ],
  ...['firebolt', 'frost-lance', 'arcane-dart', 'time-shard', 'venom-needle'].map(
    (id): Case => [id, facing(mage(id), far), power(id), defends],
  ),
  ['Grave Touch', facing(mage('grave-touch')), power('grave-touch'), defends],
  ['Mind Grip', facing(mage('mind-grip'), far), power('mind-grip'), defends],
  [
    'Storm Call on two combatants and an object',
    facing(mage('storm-call'), foe({ at: [9, 5] }), {
      blue: { other: { use: 'thug', at: [10, 5] }, crate: { use: 'stone-pillar', at: [9, 6] } },
    }),
    choice('power-storm-call', { cell: { x: 9, y: 5 } }),
    defends,
  ],
  [
    'a skill that is resisted',
    facing(hero()),
    choice('use-skill', { skill: 'menace', target: 'foe' }),
    defends,
  ],
  ['Mend', facing(mage('mend'), foe(), { red: { friend: ailing } }), power('mend', { target: 'friend' }), []],
  [
    'Revive of a combatant in Shock',
    facing(mage('revive'), foe(), { red: { friend: dying } }),
    power('revive', { target: 'friend' }),
    [],
  ],
  [
    'an off-hand attack declared with the main one',
    facing(hero({}, {}, 'lio'), scratched),
    attack('foe', 'short-sword', { offHand: 'knife', offTarget: 'foe' }),
    defends,
    { rulings: { offHandWindow: 'withDeclaration' } },
  ],
  ['an Escape past an enemy in reach', facing(hero()), choice('escape', { to: { x: 2, y: 5 } }), ['attack']],
];

for (const [name, lineUp, made, answers, setting] of cases) {
  test(`[AD-DIE-1] exact odds agree with samples: ${name}`, () => {
    expect(agreement(momentOf(lineUp, made, setting), answering(...answers), samples)).toBeLessThanOrEqual(1);
  });
}

test('[AD-ACT-4] [AD-ACT-5] exact odds agree with samples: an off-hand attack after the main one', () => {
  const then = (made: Choice) =>
    momentOf(facing(hero({}, {}, 'lio'), frail), made, {}, (fight) => {
      fight.offHand = { main: 'foe', named: null };
    });
  // The moment is the question about the off-hand: in a turn `decline` would be illegal.
  expect(() => then(choice('decline'))).not.toThrow();
  const after = then(attack('foe', 'knife'));
  expect(agreement(after, answering(...defends), samples)).toBeLessThanOrEqual(1);
});

test('[AD-ATK-1] [AD-REA-6] [AD-DMG-5] an attack with Defense has as many ways as it has results: 4', () => {
  // A miss, an attack that is evaded, and what the foe loses after a hit.
  const ways = waysOf(momentOf(facing(hero(), scratched), attack('foe', 'sword')), answering(...defends));
  // The sword's die and 3 Bonus dice are 4 at least, so it drops at any roll: with a burst, or without one.
  expect(ways).toBe(1 + 1 + 2);
});

test('[AD-DMG-6] [AD-RES-4] with too many ways the odds are an estimate from 1,000 samples, with its half width', () => {
  // A critical hit is resisted against the attack total, so each total with each damage is a way of its own.
  const odds = oddsOf(system, momentOf(armed('war-hammer'), attack('foe')), answering(...defends));
  expect([odds.exact, odds.samples]).toEqual([false, 1000]);
  // At most 1.96 times the square root of 0.25 / 1,000.
  expect(odds.halfWidth).toBeLessThan(0.0311);
});
