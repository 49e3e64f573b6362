import { expect, test } from 'vitest';
import type { Fighter, LineUp, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  begun,
  cell,
  choice,
  conditions,
  edges,
  endTurn,
  fight,
  hold,
  move,
  temporary,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** Damage where rules meet: mixed damage, going Down, unions, redirected misses, healing in between. */

const plain = (at: readonly [number, number], sheet: Sketch = {}, now: Sketch = {}): Fighter => ({
  use: null,
  at,
  sheet: { vitality: 60, printed: { evasion: 5 }, ...sheet },
  now,
});
const d = (count: number, sides: number, type: string): Sketch => ({ count, sides, type });
const bite = (...damage: readonly Sketch[]): Sketch => ({
  natural: [
    { id: 'bite', name: 'Bite', primary: 'strength', secondary: 'dexterity', hands: 0, melee: {}, damage },
  ],
});
const strikes = (more: Sketch = {}) => choice('attack', { target: 'foe', ...more });
const bites = (more: Sketch = {}) => strikes({ with: 'bite', ...more });

test('[WS-ARM-6] [WS-DMG-2] [WS-VIT-2] mixed damage, one type resisted, and Temporary Vitality before it', () => {
  const foe = plain(
    [6, 5],
    { hide: 3, skills: { endurance: 1 }, resistances: ['poison'], vitality: 20 },
    { temporary: 4 },
  );
  const bitten = (rulings: Sketch = {}) =>
    fight(
      { red: { hero: plain([5, 5], bite(d(1, 6, 'physical'), d(1, 6, 'poison'))) }, blue: { foe } },
      { rulings },
    )
      .does(bites())
      .rolls('attack', 15)
      .rolls('damage', 5)
      .rolls('damage', 5);
  // The lowest defence is the DR value 1. From Physical: 4 + 5 / 2 = 6. From Poison: 5 + 4 / 2 = 7.
  const table = bitten();
  expect(asked(table)).toBe('hero armorAllocation');
  table.does(choice('poison'));
  expect([temporary(table, 'foe'), vitality(table, 'foe')]).toEqual([0, 17]);
  // Resistance first: 5 + 2 - 1 = 6, from either type.
  const first = bitten({ armorOrder: 'resistanceFirst' });
  expect([temporary(first, 'foe'), vitality(first, 'foe')]).toEqual([0, 18]);
  // `lastLost`: Vitality first, down to 1.
  const last = bitten({ tempVitality: 'lastLost' }).does(choice('physical'));
  expect([temporary(last, 'foe'), vitality(last, 'foe')]).toEqual([4, 14]);
});

test('[WS-R71] [WS-VIT-2] the lethal part uses up what protects, and Holy fells without Bleeding', () => {
  const holy = (left: number) => {
    const foe = plain([6, 5], { vitality: 20 }, { vitality: left, temporary: 4 });
    const friend = plain([20, 12]);
    const table = fight({
      red: { hero: plain([5, 5], bite(d(1, 6, 'physical'), d(1, 6, 'holy'))) },
      blue: { foe, friend },
    });
    return table.does(bites()).rolls('attack', 15).rolls('damage', 6).rolls('damage', 5);
  };
  // 6 Physical: 4 from Temporary Vitality and 2 from 4 Vitality; then 5 Holy.
  const spared = holy(4);
  expect([vitality(spared, 'foe'), conditions(spared, 'foe')]).toEqual([-3, ['down', 'prone']]);
  // 2 from 2 Vitality is already below 1.
  const bleeding = holy(2);
  expect(vitality(bleeding, 'foe')).toBe(-5);
  expect(conditions(bleeding, 'foe')).toContain('bleeding');
});

test('[WS-R69] [WS-R70] `minimumOne`: a hit takes 1 at least, resistance first or last', () => {
  const bitten = (rulings: Sketch, sheet: Sketch = { resistances: ['heat'] }) =>
    fight(
      { red: { hero: plain([5, 5], bite(d(1, 4, 'heat'))) }, blue: { foe: plain([6, 5], sheet) } },
      { rulings },
    )
      .does(bites())
      .rolls('attack', 15)
      .rolls('damage', 1);
  const least = { damageRounding: 'minimumOne' };
  expect(vitality(bitten({}), 'foe')).toBe(60);
  expect(vitality(bitten(least), 'foe')).toBe(59);
  expect(vitality(bitten({ ...least, armorOrder: 'resistanceFirst' }), 'foe')).toBe(59);
  const immune = { immunities: ['heat'] };
  expect(vitality(bitten({ ...least, armorOrder: 'resistanceFirst' }, immune), 'foe')).toBe(60);
});

test('[WS-BAS-3] [WS-VIT-3] [WS-VIT-4] [WS-VIT-6] who goes Down half-way through several attacks is struck on, until it is dead', () => {
  const table = fight({
    red: {
      hero: plain([5, 5], {
        stats: { strength: 13, dexterity: 13 },
        weapons: ['ax'],
        traits: { extraAttacks: 2 },
      }),
    },
    blue: { foe: plain([6, 5], { vitality: 10 }, { vitality: 4 }), other: plain([5, 6]) },
  });
  table.does(strikes({ with: 'ax' }));
  expect(edges(table)).toEqual([]);
  table.rolls('attack', 10).rolls('damage', 6);
  expect(conditions(table, 'foe')).toEqual(['down', 'bleeding', 'prone']);
  expect([vitality(table, 'foe'), attacks(table, 'hero'), ap(table, 'hero')]).toEqual([-2, 2, 1]);
  // It is Prone. 8 damage brings it to -10, minus its maximum.
  table.does(choice('attack-again', { target: 'foe', with: 'ax' }));
  expect(edges(table)).toEqual(['target Prone 1']);
  table.rolls('attack', 10, 3).rolls('damage', 8);
  expect(table.who('foe').out).toBe('dead');
  // The last attack must be used on somebody else.
  table.refuses(choice('attack-again', { target: 'foe', with: 'ax' }), 'wrongTarget', 'WS-ATK-1');
  table
    .does(choice('attack-again', { target: 'other', with: 'ax' }))
    .rolls('attack', 10)
    .rolls('damage', 2);
  expect([vitality(table, 'other'), attacks(table, 'hero')]).toEqual([58, 0]);
});

test('[WS-GEN-10] [WS-INI-16] [WS-INI-6] an area on a union: all by the Initiative of the round, its members by that of the union', () => {
  const table = fight(
    {
      heroes: { oren: { at: [2, 8] } },
      foes: {
        knight: plain([8, 8]),
        late: plain([9, 8], { traits: { actsLast: true } }),
        horse: plain([8, 9]),
        quick: plain([9, 9]),
      },
    },
    {
      initiative: { oren: 40, knight: 26, horse: 32, late: 30, quick: 28 },
      order: ['oren', 'knight', 'horse', 'late', 'quick'],
      unions: [['knight', 'horse']],
    },
  );
  table.does(choice('ability-thunder-burst', { cell: { x: 8, y: 8 } })).rolls('damage', 3, 4);
  // 30, although it acts last; the union with 29 in joining order; 28.
  const asks: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    asks.push(waiting(table).who);
    table.rolls('withstand', 20);
  }
  expect(asks).toEqual(['late', 'knight', 'horse', 'quick']);
  expect(['late', 'knight', 'horse', 'quick'].map((id) => vitality(table, id))).toEqual([57, 57, 57, 57]);
});

test('[WS-R52] [WS-R80] [WS-ATK-9] a critical hit that is let go: no harm, and nothing due on a hit is paid', () => {
  const struck = (option: string) => {
    const table = fight(
      {
        red: { hero: plain([5, 5], { weapons: ['ax'], maneuvers: ['burning-strike'], wp: 8 }) },
        blue: { foe: plain([6, 5]) },
      },
      { rulings: { deliberateMiss: 'afterRoll', maneuversPerAttack: 'payOnHit' } },
    );
    table.does(strikes({ with: 'ax', maneuver: 'burning-strike' })).rolls('attack', 20);
    return table.answers('hero', choice(option));
  };
  const missed = struck('miss');
  expect([vitality(missed, 'foe'), wp(missed, 'hero'), ap(missed, 'hero')]).toEqual([60, 8, 1]);
  // 3 + 6; 2 + 3 for Tier 1.
  const hit = struck('hit').rolls('damage', 3).rolls('damage', 2);
  expect([vitality(hit, 'foe'), wp(hit, 'hero')]).toEqual([46, 6]);
});

const archer = { stats: { dexterity: 13, instinct: 12 }, weapons: ['bow'], maneuvers: ['venom-edge'], wp: 8 };

test('[WS-COV-3] [WS-R90] [WS-COV-1] a miss that goes on through half cover takes its Maneuver along', () => {
  const table = fight({
    red: { hero: plain([2, 5], archer) },
    blue: {
      crate: { at: [7, 5] },
      screen: plain([8, 5], { printed: { evasion: 13 } }),
      foe: plain([9, 5], { printed: { evasion: 16 } }),
    },
  });
  table.does(strikes({ maneuver: 'venom-edge' }));
  // 16 + 2 for the screen in front; the bonus is +4.
  expect(waiting(table)).toMatchObject({ bonus: 4, needs: 18 });
  // 15: the screen has 13 + 2 for the crate.
  table.rolls('attack', 11).rolls('damage', 4).rolls('damage', 3);
  // Its Defense Roll has +1 for the crate.
  expect(waiting(table)).toMatchObject({ who: 'screen', purpose: 'rider', bonus: 1, needs: 10 });
  table.rolls('rider', 8);
  expect([vitality(table, 'foe'), vitality(table, 'screen')]).toEqual([60, 53]);
  expect([conditions(table, 'foe'), conditions(table, 'screen')]).toEqual([[], ['poisoned']]);
});

test('[WS-MOV-1] [WS-MOV-3] [WS-MOV-5] driven between two: each its own DR, the moved one the worst of it, once', () => {
  // Evasion 5, 2 × 2 squares, Armor 1; pushed 3 m to the east into two others, one above the other.
  const table = fight({
    red: {
      hero: plain([4, 5], { weapons: ['ax'], maneuvers: ['driving-blow'], wp: 12, upcast: 2 }),
    },
    blue: {
      foe: plain([5, 5], { size: 1, hide: 1 }),
      upper: plain([8, 5], { hide: 1 }),
      lower: plain([8, 6]),
    },
  });
  table.does(strikes({ with: 'ax', maneuver: 'driving-blow', upcast: 1 }));
  table.rolls('attack', 15).rolls('damage', 5).rolls('damage', 3).rolls('rider', 1);
  // Strength 10 against 10. The upper one fails: 3 - 1; the lower one succeeds: half of 3.
  expect(waiting(table)).toMatchObject({ who: 'upper', purpose: 'collision', dice: 'd20', needs: 10 });
  table.rolls('collision', 9).rolls('collision', 10);
  expect([vitality(table, 'upper'), vitality(table, 'lower')]).toEqual([58, 59]);
  // 5 + 3 + 3, minus Armor 1 once.
  expect([vitality(table, 'foe'), cell(table, 'foe')]).toEqual([50, [6, 5]]);
});

test('[WS-VIT-3] [WS-VIT-5] [WS-VIT-7] [WS-R77] Bleeding, healed in between, and begun again', () => {
  const story = (rulings: Sketch = {}) => {
    const table = fight(
      {
        red: { hero: plain([5, 5], { weapons: ['ax'], traits: { extraAttacks: 1 } }) },
        blue: {
          foe: plain([6, 5], { vitality: 24 }, { vitality: 3 }),
          healer: plain([7, 5], { abilities: ['mend'] }),
        },
      },
      { rulings, order: ['hero', 'healer', 'foe'] },
    );
    table
      .does(strikes({ with: 'ax' }))
      .rolls('attack', 15)
      .rolls('damage', 8)
      .does(endTurn);
    // From -5, healing of 2d4 + 2 = 7 leads to 2.
    table.does(choice('ability-mend', { target: 'foe' })).rolls('healing', 4, 1);
    return table;
  };
  const table = story();
  expect([vitality(table, 'foe'), conditions(table, 'foe')]).toEqual([2, ['prone']]);
  // Its turn costs no Vitality.
  table.does(endTurn).does(endTurn);
  expect(vitality(table, 'foe')).toBe(2);
  const stays = story({ healing: 'bleedingStays' });
  expect(conditions(stays, 'foe')).toEqual(['bleeding', 'prone']);
  // A tenth of 24 is 3: -1, and Down again, with one Bleeding only.
  stays.does(endTurn).does(endTurn);
  expect([vitality(stays, 'foe'), conditions(stays, 'foe')]).toEqual([-1, ['down', 'bleeding', 'prone']]);
});

test('[WS-VIT-7] healed to 0 it is Down and bleeds still', () => {
  const table = fight({
    red: {
      healer: plain([5, 5], { abilities: ['mend'] }),
      hurt: plain([6, 5], {}, { vitality: -8, effects: [{ status: 'bleeding' }] }),
    },
    blue: { foe: plain([15, 5]) },
  });
  table.does(choice('ability-mend', { target: 'hurt' })).rolls('healing', 4, 2);
  expect([vitality(table, 'hurt'), conditions(table, 'hurt')]).toEqual([0, ['down', 'bleeding', 'prone']]);
});

test('[WS-MOV-6] [WS-MOV-7] [WS-MOV-9] [WS-R96] Fold Space over 110 m into somebody: 100 for each, and a thing has no limit', () => {
  const folded = (into: Fighter, rulings: Sketch = {}) => {
    const table = fight(
      {
        red: { hero: plain([2, 2], { abilities: ['fold-space'], wp: 20, upcast: 6 }) },
        blue: { foe: plain([4, 2], { vitality: 300, hide: 5, vulnerabilities: ['reality'] }), into },
      },
      { field: { width: 130 }, rulings },
    );
    table.does(choice('ability-fold-space', { target: 'foe', to: { x: 114, y: 2 }, upcast: 5 }));
    table.rolls('withstand', 1);
    return [vitality(table, 'foe'), vitality(table, 'into'), ...cell(table, 'foe')];
  };
  const body = plain([114, 2], { vitality: 300, hide: 5 });
  // 110, for the foe 1.5 times; at most 100 of the final amount.
  expect(folded(body)).toEqual([200, 200, 4, 2]);
  // Capped to 100 before vulnerability: 150 for the foe.
  expect(folded(body, { teleportCapPoint: 'base' })).toEqual([150, 200, 4, 2]);
  const thing = plain([114, 2], { kind: 'object', vitality: 300, hide: 5 });
  expect(folded(thing)).toEqual([200, 190, 4, 2]);
});

test('[WS-COV-5] [WS-ATK-8] who leans aims from one of its two places: in range and open, both from the same', () => {
  // A wall beside the hero; (4, 4) has a free line, but is 11 m from the foe.
  const sling = (range: number): Sketch => ({
    id: 'sling',
    name: 'Sling',
    primary: 'dexterity',
    secondary: 'instinct',
    damage: [d(1, 4, 'physical')],
    ranged: { range },
  });
  const table = (range: number) =>
    fight({
      red: {
        hero: plain(
          [5, 5],
          { weapons: [{ thing: sling(range), in: 'hand' }] },
          { effects: [{ leaning: { x: 4, y: 4 } }] },
        ),
      },
      blue: { 'stone-wall': { at: [6, 5] }, foe: plain([15, 5]) },
    });
  table(10).refuses(strikes({ with: 'sling' }), 'covered', 'WS-COV-4');
  expect(waiting(table(11).does(strikes({ with: 'sling' }))).purpose).toBe('attack');
});

test('[WS-DMG-13] what a Maneuver adds of Holy may be said to kill', () => {
  const ray: Sketch = {
    id: 'radiant-edge',
    name: 'Radiant Edge',
    tier: 1,
    wp: 1,
    damage: [d(1, 6, 'holy')],
  };
  const scene = () =>
    fight({
      red: { hero: plain([5, 5], { weapons: ['ax'], maneuvers: [ray] }) },
      blue: { foe: plain([6, 5], {}, { vitality: 6 }), friend: plain([20, 12]) },
    });
  expect(Object.keys(scene().option('attack').needs ?? {})).toContain('holyLethal');
  const felled = (more: Sketch) => {
    const table = scene().does(strikes({ with: 'ax', maneuver: 'radiant-edge', ...more }));
    table.rolls('attack', 15).rolls('damage', 3).rolls('damage', 4);
    return conditions(table, 'foe');
  };
  expect(felled({})).toEqual(['down', 'prone']);
  expect(felled({ holyLethal: 'yes' })).toEqual(['down', 'bleeding', 'prone']);
});

test('[WS-INI-12] [WS-VIT-4] shot Down on its way in, nobody strikes: it lies where it was hit, and its turn is over', () => {
  const line: LineUp = {
    red: { hero: plain([5, 5], { weapons: ['bow'] }) },
    blue: {
      foe: plain([9, 5], { weapons: ['ax'], vitality: 10 }, { vitality: 2 }),
      friend: plain([20, 12]),
    },
  };
  const table = fight(line);
  table.does(hold('attack', { trigger: 'enters', range: 3, with: 'bow' })).does(endTurn);
  table.does(move(6, 5)).rolls('attack', 15).rolls('damage', 4);
  // -2, and at the end of its turn Bleeding of a tenth of 10.
  expect([vitality(table, 'foe'), cell(table, 'foe'), asked(table)]).toEqual([-3, [8, 5], 'friend turn']);
  expect(conditions(table, 'foe')).toContain('bleeding');
});

test('[WS-ATK-14] [WS-R58] [WS-R59] mercy with a Maneuver: what it takes off, and the rulings behind it', () => {
  const gentle = (rulings: Sketch) => {
    const table = fight(
      {
        red: { hero: plain([5, 5], { weapons: ['ax'], maneuvers: ['burning-strike'], wp: 8 }) },
        blue: { foe: plain([6, 5]) },
      },
      { rulings },
    );
    table.does(strikes({ with: 'ax', maneuver: 'burning-strike', nonLethal: 'yes' }));
    table.rolls('attack', 15).rolls('damage', 3).rolls('damage', 4);
    return table;
  };
  const one = gentle({}).rolls('non-lethal', 4);
  // 3 Physical and 1 Heat are subtracted.
  expect(vitality(one, 'foe')).toBe(57);
  expect(one.facts('hit').at(-1)).toMatchObject({ rulings: ['WS-R59'] });
  const two = gentle({ nonLethalManeuver: 'plusD4PerTier' }).rolls('non-lethal', 4, 2);
  expect(vitality(two, 'foe')).toBe(59);
});

test('[WS-MOV-6] [WS-DRS-1] what comes with a hit pushes or nothing: of an attack nobody says where to', () => {
  const biting = (how: string) => () =>
    begun({
      red: {
        hero: plain([5, 5], {
          natural: [
            {
              id: 'bite',
              name: 'Bite',
              primary: 'strength',
              secondary: 'dexterity',
              hands: 0,
              melee: {},
              damage: [d(1, 4, 'physical')],
              onHit: { dr: 'strength', moves: { how, metres: 2 } },
            },
          ],
        }),
      },
      blue: { foe: plain([6, 5]) },
    });
  expect(biting('away')).not.toThrow();
  expect(biting('teleport')).toThrow('combatants[0].sheet.natural[0]');
});
