import { expect, test } from 'vitest';
import type { LogLine } from '../../../protocol/messages.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { aid, attack, choice, endTurn, fight } from './line-up.ts';

/** Lines of the log about damage cite the rulings that decided. */

function line(table: Scenario, part: string): LogLine {
  const found = table.lines().find(({ text }) => text.includes(part));
  if (!found)
    throw new Error(
      `nobody said “${part}”:\n${table
        .lines()
        .map(({ text }) => text)
        .join('\n')}`,
    );
  return found;
}
const badges = (table: Scenario, part: string): readonly string[] => line(table, part).rulings ?? [];

/** Hadra beside a foe without the Vigor for a Defense; another foe keeps the fight going. */
const blow = (
  foe: Sketch,
  rulings: Sketch = {},
  rolled: readonly (number | readonly number[])[] = [8, 4, 4, 4],
) =>
  fight(
    {
      a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
      b: {
        foe: { use: 'grizzly-bear', at: [6, 5], ...foe, now: { vigor: 4, ...(foe.now as object) } },
        thug: { at: [20, 5] },
      },
    },
    { rulings },
  )
    .does(attack('foe'))
    .rolls('attack', 16, 2, 2)
    .rolls('damage', ...rolled);

test('[AD-R74] a knock-down by a critical hit cites its ruling', () => {
  expect(badges(blow({}, { critical: 'knockDown' }, [8, [10, 1], 2, 3]), 'is knocked down')).toEqual([
    'AD-R74',
  ]);
});

test('[AD-R82] wear that natural armour passes to its bearer cites its ruling', () => {
  const table = blow({}, { naturalArmor: 'wearerDurability' });
  expect(line(table, '(hide)')).toMatchObject({ clause: 'AD-ARM-4', rulings: ['AD-R82'] });
});

test('[AD-R92] the destruction of a construct cites its ruling', () => {
  const table = blow({ use: 'sentry-turret', now: { durability: 3 } });
  expect(badges(table, 'is destroyed')).toEqual(['AD-R92']);
});

test('[AD-R89] a condition from a damage type cites its ruling and that of its duration', () => {
  const table = fight(
    {
      a: { korr: { at: [0, 5], sheet: { weapons: ['sonic-emitter'] }, now: { vigor: 7 } } },
      b: { bear: { use: 'grizzly-bear', at: [4, 5], now: { vigor: 4 } } },
    },
    { rulings: { typeRiders: 'sampleRiders' } },
  );
  table.does(attack('bear')).rolls('attack', 17, 1, 1, 1).rolls('damage', 5, 1, 1);
  expect(badges(table, 'is Stunned')).toEqual(['AD-R89', 'AD-R13']);
  expect(badges(table, '1 Challenge')).toEqual(['AD-R12', 'AD-R89']);
});

/** Amari beside Hadra, who is down or hurt. */
const ward = (now: Sketch, rulings: Sketch = {}) =>
  fight(
    {
      a: { amari: { at: [5, 5] }, hadra: { at: [6, 5], now } },
      b: { thug: { at: [6, 6], now: { vigor: 4 } } },
    },
    { rulings },
  );

test('[AD-R95] an attempt to stabilise cites its ruling', () => {
  const table = ward({ durability: 0, health: 0 }).does(choice('stabilise', { target: 'hadra' }));
  expect(badges(table, 'tries to stabilise')).toEqual(['AD-R95']);
});

test('[AD-R77] the end of a wound cites its ruling, at Durability 1 or at full Health', () => {
  const aided = (woundedEnds: string) =>
    ward({ durability: 0, health: 9 }, { woundedEnds })
      .does(aid('hadra'))
      .rolls('medicine', 18, 3, 3, 3)
      .rolls('aid', 4);
  expect(badges(aided('durabilityAboveZero'), 'regains 4 Durability')).toEqual(['AD-R77']);
  expect(badges(aided('healthFull'), 'regains 4 Durability')).toEqual([]);
  const draught = fight(
    {
      a: {
        hadra: {
          at: [5, 5],
          sheet: { recovery: { health: 2 } },
          now: { durability: 3, health: 13, scarred: true },
        },
      },
      b: { thug: { at: [20, 5] } },
    },
    { rulings: { woundedEnds: 'healthFull' } },
  );
  draught.does(endTurn).does(endTurn);
  expect(badges(draught, 'regains 2 Health')).toEqual(['AD-R77']);
});

/** A thug strikes Hadra, who lies unconscious in no armour. */
const struck = (now: Sketch, answer: string, rulings: Sketch = {}) =>
  fight(
    {
      b: { thug: { at: [6, 6] } },
      a: { hadra: { at: [6, 5], sheet: { armor: [] }, now: { health: 0, ...now } }, lio: { at: [20, 5] } },
    },
    { rulings },
  )
    .does(attack('hadra'))
    .does(choice(answer));

test('[AD-R96] [AD-R93] [AD-R13] renewed Shock and each cause of death cite their rulings', () => {
  const stable = { durability: 0, conditions: ['stabilised'] };
  const again = struck(stable, 'hits').rolls('damage', 1, 1);
  expect(badges(again, 'is in Shock and dies in 30 rounds')).toEqual(['AD-R96']);
  const killed = struck(stable, 'hits', { stableHurt: 'killed' }).rolls('damage', 1, 1);
  expect(badges(killed, 'dies')).toEqual(['AD-R96']);
  expect(badges(struck({ durability: 0 }, 'killed'), 'Hadra dies')).toEqual(['AD-R93']);
  const clock = fight({
    a: { amari: { at: [5, 5] }, hadra: { at: [6, 5], now: { durability: 0, health: 0, shock: 1 } } },
    b: { thug: { at: [20, 5] } },
  });
  clock.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect(badges(clock, 'Hadra dies')).toEqual(['AD-R13']);
});

test('[AD-ARM-4] [AD-OBJ-2] the Armor Rank of a construct is called hardness, that of a beast hide', () => {
  const named = (use: string) =>
    line(blow({ use }), 'Kinetic (cutting) damage').totals?.[0]?.total.terms.map(({ label }) => label);
  expect(named('sentry-turret')).toContain('hardness');
  expect(named('grizzly-bear')).toContain('hide');
});
