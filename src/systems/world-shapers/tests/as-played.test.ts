import { expect, test } from 'vitest';
import type { Need } from '../../../kernel/port.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, duel, endTurn, fight, vitality } from './line-up.ts';

/** Texts during play: titles of rolls, costs of paths, effects of reactions. */

const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);
const cost = (table: Scenario, deed: object): unknown =>
  (table.send({ do: 'preview', choice: deed } as never) as { readonly cost?: unknown }).cost;
const chances = (table: Scenario, option: string): { readonly [what: string]: number } =>
  (
    table.send({ do: 'odds', choice: { option } } as never) as {
      readonly chances: { readonly [what: string]: number };
    }
  ).chances;
const need = (table: Scenario, option: string, field: string): Need | undefined =>
  table.option(option).needs?.[field];

test('[WS-RND-5] [WS-BAS-7] a way shows what is left of the metres, those of its Move actions included', () => {
  const table = duel({ brana: { at: [2, 5] }, ogre: { at: [18, 12] } });
  const way = (x: number) => cost(table, choice('move', { to: { x, y: 5 }, path: pathTo(x) }));
  const pathTo = (x: number) => Array.from({ length: x - 2 }, (_, step) => ({ x: 3 + step, y: 5 }));
  expect(way(4)).toEqual({ movement: 2 });
  // 4 m: 3 free metres and 3 of a Move, 2 of which are left: 1 less than now.
  expect(way(6)).toEqual({ movement: 1, ap: 1 });
  expect(way(8)).toEqual({ movement: 3, ap: 1 });
  expect(table.option('move').note).toBe('3 m left, 3 m more for each AP');
  table.byHand('tired', { change: 'pool', who: 'brana', pool: 'ap', value: 0 });
  expect(table.option('move').note).toBe('3 m left');
});

test('[WS-ATK-6] [WS-BAS-2] what gets to an enemy is in hand before what only gets to friends', () => {
  const both = ['dagger', 'pistol'].map((thing) => ({ thing, in: 'hand' }));
  const line = (enemy: number) =>
    fight({
      red: {
        cutpurse: { at: [2, 5], sheet: { weapons: both } },
        brana: { at: [4, 5] },
      },
      blue: { ogre: { at: [enemy, 5] } },
    });
  const preset = (table: Scenario) => need(table, 'attack', 'with');
  // The dagger's range is 6 m, the pistol's 20 m.
  expect(preset(line(12))).toMatchObject({ default: 'pistol' });
  expect(preset(line(7))).toMatchObject({ default: 'dagger-thrown' });
});

test('[WS-GEN-10] [WS-ABL-3] each die of a hit says whose it is and of which type, and the Maneuver is named', () => {
  const table = duel({ tovo: {}, ogre: {} });
  table.does(choice('attack', { target: 'ogre', maneuver: 'burning-strike' }));
  expect(said(table)).toContain('Tovo attacks Ogre with spear and Burning Strike');
  // 8 WP, of which Burning Strike takes 2.
  expect(said(table)).toContain('Tovo pays 2 WP (Attack): 6 left');
  // Evasion 12; Strength 13 and half of Dexterity 11.
  expect(table.roll()).toMatchObject({ adds: true, target: 12, total: { value: 3 } });
  table.rolls('attack', 15);
  expect(table.roll().question).toBe('Damage to Ogre: spear, Physical');
  table.rolls('damage', 4);
  expect(table.roll().question).toBe('Damage to Ogre: Burning Strike, Heat');
  table.rolls('damage', 3);
  // 4 + 3, minus Armor 2 once.
  expect(vitality(table, 'ogre')).toBe(40);
  expect(said(table)).toContain('Ogre takes 5 damage (2 Physical + 3 Heat)');
  const plain = duel({ tovo: {}, ogre: {} }).does(choice('attack', { target: 'ogre' }));
  expect(plain.rolls('attack', 15).roll().question).toBe('Damage to Ogre: spear');
});

test('[WS-GEN-10] one roll for several is nobody’s, and a Defense Roll is not won before it is rolled', () => {
  const table = fight({
    red: { oren: { at: [2, 5] } },
    blue: { ogre: { at: [9, 5] }, bandit: { at: [8, 5] } },
  });
  table.does(choice('ability-thunder-burst', { cell: { x: 8, y: 5 } }));
  expect(table.roll().question).toBe('Damage: Thunder Burst');
  table.rolls('damage', 3, 4);
  expect(said(table)).toContain('Damage: 7 Shock');
  expect(table.roll().question).toMatch(/tries to withstand Oren: Constitution DR$/);
  const alone = duel({ oren: { at: [2, 5] }, ogre: { at: [9, 5] } });
  alone.does(choice('ability-thunder-burst', { cell: { x: 9, y: 5 } }));
  expect(alone.roll().question).toBe('Damage to Ogre: Thunder Burst');
});

test('[WS-RND-7] guarding shows how likely the blow still hits, as letting it be does', () => {
  const table = duel({ bandit: { at: [5, 5] }, sill: { at: [6, 5] } }, { stops: ['guard'] });
  while (table.choice().for !== 'bandit') table.does(endTurn);
  table.does(choice('attack', { target: 'sill', with: 'bandit/sword' }));
  expect(table.choice().ask).toBe('reaction.offer');
  // +3 against 15 needs 12 or more; with Quick Guard 15 or more against 18.
  expect(chances(table, 'decline').hit).toBeCloseTo(9 / 20, 10);
  expect(chances(table, 'use').hit).toBeCloseTo(6 / 20, 10);
});

test('[WS-CIN-7] [WS-CIN-11] beside the game master’s answers stands how much a deed should do at least', () => {
  const scene = () =>
    fight({
      red: { oren: { at: [2, 2] }, brana: { at: [2, 3] } },
      blue: { ogre: { at: [9, 2] } },
    });
  const table = scene().does(choice('cinematic', { what: 'calls the sun down' }));
  const most = 'no less than Heat Lance with 4 WP of upcasting: 6d6 Heat';
  expect(table.option('allow').note).toBe(most);
  table.does(choice('allow', { skill: 'analysis', difficulty: 12 })).rolls('cinematic', 20);
  expect(table.option('damage').note).toBe(most);
  expect(table.option('condition').note).toBeUndefined();
  const two = scene().does(choice('cinematic-together', { what: 'calls the sun down', with: ['brana'] }));
  two.does(choice('join'));
  expect(two.option('allow').note).toBe(`${most}; more, as 2 take part`);
});

test('[WS-BAS-11] a switch of weapons begins with what is in hand: nothing is put away unsaid', () => {
  const table = duel({ tovo: {}, ogre: {} });
  const hands = need(table, 'switch-weapons', 'hands');
  expect(hands).toMatchObject({ default: ['tovo/spear', 'tovo/heavy-shield'] });
  table.refuses(
    choice('switch-weapons', { hands: ['tovo/spear', 'tovo/heavy-shield'] }),
    'already',
    'WS-BAS-11',
  );
});

test('[WS-R52] [WS-R55] [WS-R58] what is asked in the middle of a hit says what it is about', () => {
  const asked = (who: 'maela' | 'tovo', rulings: object): string => {
    const table = duel({ [who]: {}, ogre: {} }, { rulings: { ...rulings } });
    table.does(choice('attack', { target: 'ogre' })).rolls('attack', 20);
    return table.choice().question;
  };
  expect(asked('tovo', { deliberateMiss: 'afterRoll' })).toBe(
    'Tovo hits Ogre with spear. Does Tovo miss on purpose?',
  );
  expect(asked('tovo', { nonLethalTiming: 'onHit' })).toBe(
    'Tovo hits Ogre with spear. Does Tovo strike to kill?',
  );
  expect(asked('maela', { criticalDamageType: 'attackerChoice' })).toBe(
    'Maela lands a critical hit on Ogre with sun mace. Of which type is the additional damage?',
  );
});

test('[WS-R95] whether a collision is part of the blow names both', () => {
  const table = fight(
    {
      red: { brana: { at: [5, 5] } },
      blue: { bandit: { at: [6, 5] }, ogre: { at: [7, 5] } },
    },
    { rulings: { collisionMerge: 'ask' } },
  );
  table.does(choice('attack', { target: 'bandit', maneuver: 'driving-blow' }));
  table.rolls('attack', 15).rolls('damage', 5).rolls('damage', 3).rolls('rider', 2).rolls('collision', 2, 2);
  expect(table.choice().question).toBe(
    'Brana drives Bandit into something. Is the collision part of the blow?',
  );
});

test('[WS-ATK-8] a thrown weapon that has left the hand keeps its name', () => {
  const table = duel({
    sill: { sheet: { weapons: [{ thing: 'dagger', in: 'hand' }] } },
    ogre: { at: [9, 5] },
  });
  table
    .does(choice('attack', { target: 'ogre', with: 'dagger-thrown' }))
    .rolls('attack', 18)
    .rolls('damage', 4);
  // 4, less Armor 2.
  expect(said(table)).toContain('Sill hits Ogre with thrown dagger: 23 against Evasion 12');
  expect(said(table)).toContain('Ogre loses 2 Vitality (43 left) to Sill’s thrown dagger');
});

test('[WS-ATK-6] weapons keep the capitals of their names, and what their names say', () => {
  const hits = (name: string, x: number): string => {
    const ax = { id: 'odd', name, primary: 'strength', secondary: 'dexterity' } as const;
    const damage = [{ count: 1, sides: 8, type: 'physical' }] as const;
    const range = x === 6 ? { melee: {} } : { ranged: { range: 6, thrown: true } };
    const table = duel({
      brana: { sheet: { weapons: [{ thing: { ...ax, damage, ...range }, in: 'hand' }] } },
      ogre: { at: [x, 5] },
    });
    table
      .does(choice('attack', { target: 'ogre', with: 'odd' }))
      .rolls('attack', 18)
      .rolls('damage', 4);
    return said(table).join(' ');
  };
  const ilmar = hits('Axe of Ilmar', 6);
  expect(ilmar).toContain('Brana attacks Ogre with Axe of Ilmar');
  expect(ilmar).toContain('Brana hits Ogre with Axe of Ilmar: 23 against Evasion 12');
  expect(ilmar).toContain('Ogre loses 2 Vitality (43 left) to Brana’s Axe of Ilmar');
  const ball = hits('Ball, thrown', 8);
  expect(ball).toContain('Brana hits Ogre with ball, thrown: 23 against Evasion 12');
  expect(ball).toContain('to Brana’s ball, thrown');
  expect(hits('Two-handed cleaver', 6)).toContain('to Brana’s two-handed cleaver');
});

test('[WS-BAS-12] a switch that cannot be free is paid for unasked, and says so before it is done', () => {
  const swords: Sketch = { weapons: ['sword', { thing: 'bow', in: 'carried' }], shields: [] };
  const table = duel({ brana: { sheet: swords }, ogre: {} });
  const pay = need(table, 'switch-weapons', 'pay') as { readonly default: string };
  const to = (...hands: readonly string[]) => choice('switch-weapons', { hands, pay: pay.default });
  // The hand that draws holds the sword: 1 AP. Putting it away only: free.
  expect(cost(table, to('brana/bow'))).toEqual({ ap: 1 });
  expect(cost(table, to())).toBeUndefined();
  table.does(to('brana/bow'));
  expect(table.who('brana').pools.ap?.value).toBe(2);
  const free = duel({ brana: { sheet: swords }, ogre: {} }).does(to());
  expect(free.who('brana').pools.ap?.value).toBe(3);
});
