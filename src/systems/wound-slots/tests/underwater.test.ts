import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { defenseOf } from '../combat/defense.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  begun,
  choice,
  duel,
  fight,
  path,
  stamina,
  strong,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Fighting below the surface: Defense and blades (section UWC). */

/** A field that is water all over. */
const sea = (water: 'under' | 'swim') => ({
  width: 16,
  height: 10,
  terrain: [{ id: 'sea', label: 'Sea', marks: { water } }],
  cells: [{ x: 0, y: 0, w: 16, h: 10, terrain: 'sea' }],
});
const under = sea('under');

const values = (sheet: Sketch, rulings: Sketch): readonly number[] => {
  const here = begun(
    { red: { pell: { at: [5, 5], sheet } }, blue: { guard: { at: [6, 5] } } },
    { field: under, rulings },
  );
  const pell = one(here, 'pell');
  return (['melee', 'ranged', 'agility', 'power'] as const).map(
    (which) => defenseOf(here, pell, which).value,
  );
};

test('[SL-UWC-1] [SL-R85] below the surface melee, ranged and Agility are the immobile Defense, or not Agility', () => {
  expect(values({}, {})).toEqual([5, 5, 5, 12]);
  // 10 + Dex 3 + Reflex 2 + Agility 1.
  expect(values({}, { underwaterDefense: 'meleeRanged' })).toEqual([5, 5, 16, 12]);
  // 10 + Spd 2 + Rsn 1.
  expect(values({ traits: { aquatic: true } }, {})).toEqual([13, 13, 16, 12]);
});

test('[SL-UWC-1] [SL-COM-2] whoever defends there may still use Power, or have 2 more than 5', () => {
  const table = duel({ torvin: { now: { ap: 9 } }, guard: { now: { defending: true } } }, { field: under });
  table.does(attack('guard'));
  const notes = table.choice().options.map(({ id, note }) => `${id} ${note}`);
  expect(notes).toContain('power Defense 12');
  expect(notes).toContain('plusTwo Defense 7');
});

test('[SL-UWC-2] what is thrown is a ranged weapon too', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5], sheet: { weapons: ['javelin', 'shield'] } } },
      blue: { guard: { at: [8, 5] } },
    },
    { field: under },
  );
  table.refuses(attack('guard', { with: 'javelin:ranged' }), 'underwater', 'SL-UWC-2');
});

/** The damage of a hit with a weapon of this damage value, Str 2 counted in full. */
const damage = (weapon: Sketch, rulings: Sketch): unknown => {
  const own = { id: 'blade', name: 'Blade', group: 'blades', hands: 1, melee: { reach: 1, optimal: 1 } };
  const table = duel(
    {
      wenna: { sheet: { weapons: [{ thing: { ...own, ...weapon }, in: 'hand' }] }, now: { ap: 8 } },
      guard: {},
    },
    { field: under, rulings },
  );
  table.does(attack('guard')).rolls('attack', 3, 3);
  return (table.facts('harm')[0] as { damage?: { value: number } } | undefined)?.damage?.value;
};

test('[SL-UWC-4] [SL-R86] only a positive damage value is halved, down or up; Str is not', () => {
  expect([damage({ damage: 3 }, {}), damage({ damage: 3 }, { underwaterHalf: 'roundUp' })]).toEqual([3, 4]);
  expect(damage({ damage: -3 }, {})).toBe(-1);
  expect(damage({ damage: 3, aquatic: true }, {})).toBe(5);
});

test('[SL-UWC-3] [SL-R86] aquatic weapons escape the halving only, or the -5 and the 2 AP as well', () => {
  const trident = (rulings: Sketch): readonly number[] => {
    const table = duel({ nerit: { now: { ap: 20 } }, guard: {} }, { field: under, rulings });
    table.does(attack('guard', { with: 'trident' }));
    return [waiting(table).bonus, ap(table, 'nerit')];
  };
  expect(trident({})).toEqual([-1, 12]);
  expect(trident({ underwaterHalf: 'aquaticFree' })).toEqual([4, 14]);
});

test('[SL-UWC-3] [SL-UWC-4] [SL-OFF-8] a Strong Attack with a trident: 10 AP, -5, its own damage, a die in full', () => {
  const table = duel({ nerit: { now: { ap: 12 } }, guard: {} }, { field: under });
  table.does(strong('guard', { with: 'trident' }));
  expect([ap(table, 'nerit'), stamina(table, 'nerit')]).toEqual([2, 10]);
  // 8 - 1 = 7 against 5; Str 0, trident 1, die 4: 12 - 5 - 5 = 2, moderate.
  table.rolls('attack', 4, 4).rolls('damage', 4);
  expect(wounds(table, 'guard')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-UWC-3] [SL-ATK-9] a penetrating weapon helps to hit with what the water leaves of it', () => {
  const now = { ap: 20, movement: { walked: 5 } };
  const table = fight(
    { red: { brannoch: { at: [5, 5], now } }, blue: { guard: { at: [7, 5] } } },
    { field: under },
  );
  table.does(choice('special-attack', { target: 'guard' }));
  // 6, Str 2, half of the spear's 2, -5; 8 AP and 2 more.
  expect([waiting(table).bonus, ap(table, 'brannoch')]).toEqual([4, 10]);
  expect(terms(table)).toContain('underwater -5');
});

test('[SL-UWC-3] [SL-OFF-5] a Rebuff is a melee attack: 2 AP more, and nobody asks who has only 5', () => {
  const coming = (have: number): Scenario =>
    fight(
      {
        red: { torvin: { at: [3, 5], now: { movement: { left: 40 } } } },
        blue: { guard: { at: [6, 5], now: { ap: have } } },
      },
      { field: under },
    ).does(path([4, 5], [5, 5]));
  expect(asked(coming(5))).toBe('torvin turn');
  expect(asked(coming(6))).toBe('guard rebuff');
});

test('[SL-UWC-3] [SL-POS-2] an opening is the roll of a melee attack: 2 AP more and 5 less, but not for the aquatic', () => {
  const opening = (more: Sketch) => {
    const table = duel({ wenna: { now: { ap: 9 }, ...more }, guard: {} }, { field: under });
    const { cost } = table.option('opening');
    table.does(choice('opening', { target: 'guard', with: 'sword' }));
    return [cost?.ap, ap(table, 'wenna'), waiting(table).bonus];
  };
  // 4 + 2 AP; Dex 1, Melee 3, Blades 2, accuracy 1, less 5.
  expect(opening({})).toEqual([6, 3, 2]);
  expect(opening({ sheet: { traits: { aquatic: true } } })).toEqual([4, 5, 7]);
});

test('[SL-UWC-3] [SL-R86] where aquatic weapons are free of the water, an opening with one is too', () => {
  const sheet = { weapons: ['trident'] };
  const table = duel(
    { wenna: { now: { ap: 9 }, sheet }, guard: {} },
    { field: under, rulings: { underwaterHalf: 'aquaticFree' } },
  );
  table.does(choice('opening', { target: 'guard', with: 'trident' }));
  expect(ap(table, 'wenna')).toBe(5);
});

test('[SL-POS-8] [SL-MOV-7] a creature of the water dashes again by swimming, on land by running', () => {
  const again = (field: Sketch): number =>
    waiting(
      fight(
        {
          red: { 'bog-hag': { at: [5, 5], now: { ap: 18, conditions: ['dashing'] } } },
          blue: { guard: { at: [12, 5] } },
        },
        { field },
      ).does(choice('dash')),
    ).bonus;
  const water = (depth: string): Sketch => ({
    terrain: [{ id: 'lake', label: 'Lake', marks: { water: depth } }],
    cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'lake' }],
  });
  // Str 2 and Athletics 2, with Swimming 3.
  expect([again({}), again(water('waist')), again(water('swim')), again(water('under'))]).toEqual([
    4, 4, 7, 7,
  ]);
});

test('[SL-UWC-1] [SL-UWC-3] [SL-MNT-2] a mount that has gone under takes its rider below the surface with it', () => {
  const sunk = { conditions: ['sunk'] };
  const table = (now: Sketch) =>
    fight(
      {
        red: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse', now } },
        blue: { guard: { at: [7, 5] } },
      },
      { field: sea('swim') },
    );
  // Sword 7, 1 for the saddle, 5 less in the water, for 2 AP more; melee Defense 14, or 5.
  const seen = (now: Sketch) => {
    const wenna = table(now).who('wenna');
    const sword = table(now).option('standard-attack');
    const target = sword.needs?.target;
    const note = target?.kind === 'one' ? target.oneOf[0]?.note : undefined;
    return [note, sword.cost?.ap, wenna.notes.find(({ label }) => label === 'Melee Defense')?.value];
  };
  expect(seen({})).toEqual(['+8 against 13', 6, '14']);
  expect(seen(sunk)).toEqual(['+3 against 13', 8, '5']);
  // Up again with the mount: Str 6 and Athletics 3 against 5.
  const up = table(sunk)
    .does(choice('surface', { by: 'horse' }))
    .rolls('surface', 1);
  expect(up.option('standard-attack').cost?.ap).toBe(6);
});
