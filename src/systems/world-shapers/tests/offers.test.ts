import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, fight } from './line-up.ts';

/** What a turn offers first, and what its options say. */

const group = (table: Scenario, name: string): readonly string[] =>
  table
    .choice()
    .options.filter((one) => one.group === name && one.by === undefined)
    .map(({ label }) => label);

test('[WS-BAS-1] what decides a turn comes before what it seldom needs', () => {
  const table = fight({ heroes: { oren: { at: [2, 5] } }, foes: { bandit: { at: [9, 5] } } });
  expect(group(table, 'move')).toEqual(['Walk', 'Sprint']);
  expect(group(table, 'more-move')).toEqual(expect.arrayContaining(['Move', 'Jump', 'Switch places']));
  expect(group(table, 'primary')).toEqual(expect.arrayContaining(['Attack', 'Defend', 'Take cover']));
  const seldom = ['Attack later in this turn', 'Switch weapons', 'Interact with something else'];
  expect(group(table, 'more')).toEqual(expect.arrayContaining(seldom));
  expect(group(table, 'primary')).not.toEqual(expect.arrayContaining(seldom.slice(0, 1)));
});

test('[WS-ABL-1] an Ability says what it brings, not only its Tier', () => {
  const notes = (hero: string, ...abilities: readonly string[]) => {
    const table = fight({ heroes: { [hero]: { at: [2, 5] } }, foes: { bandit: { at: [3, 5] } } });
    return abilities.map((id) => table.option(`ability-${id}`).note);
  };
  expect(notes('maela', 'holy-ray', 'mend', 'warding-veil')).toEqual([
    'Tier 1, 2d6 holy',
    'Tier 1, 2d4 +2 Vitality',
    'Tier 1, 6 Temporary Vitality',
  ]);
  expect(notes('oren', 'gale-push', 'mind-spike', 'fold-space')).toEqual([
    'Tier 1, 1d6 physical, pushes 4 m',
    'Tier 2, 3d6 psychic, Frightened',
    'Tier 2, teleports 20 m',
  ]);
  const quick = fight({ heroes: { ysolt: { at: [2, 5] } }, foes: { bandit: { at: [9, 5] } } });
  expect(quick.option('ability-quicken').note).toBe('Tier 1, +5 Initiative');
});

test('[WS-ABL-3] Maneuvers are in sight before one is chosen', () => {
  const table = fight({ heroes: { sill: { at: [2, 5] } }, foes: { bandit: { at: [9, 5] } } });
  expect(table.option('attack').needs?.maneuver).toMatchObject({ default: 'none', weighty: true });
});

test('[WS-MOV-5] the collision is asked for only with a Maneuver that moves its target', () => {
  const table = fight({ heroes: { brana: { at: [2, 5] } }, foes: { bandit: { at: [3, 5] } } });
  expect(table.option('attack').needs?.merge).toMatchObject({ when: { maneuver: ['driving-blow'] } });
});

test('[WS-GEN-8] of two dice the pad says which one counts', () => {
  const against = (now: Sketch) =>
    fight({ heroes: { brana: { at: [2, 5] } }, foes: { bandit: { at: [3, 5], now } } })
      .does(choice('attack', { target: 'bandit' }))
      .roll();
  expect(against({ effects: [{ status: 'prone', by: 'brana', for: 'untilEnded' }] }).counts).toBe('best');
  expect(against({ effects: [{ stance: 'defending' }] }).counts).toBe('worst');
  expect(against({}).counts).toBeUndefined();
});

test('[WS-CIN-3] [WS-CIN-5] the numbers that the game master names are in sight', () => {
  const table = fight({ heroes: { brana: { at: [2, 5] } }, foes: { bandit: { at: [3, 5] } } });
  table.does(choice('cinematic', { what: 'brings the roof down' }));
  expect(table.option('allow').needs?.difficulty).toMatchObject({ default: 12, weighty: true });
  table.does(choice('allow', { skill: 'rawForce', difficulty: 11 })).rolls('cinematic', 15);
  const { needs = {} } = table.option('damage');
  expect(Object.keys(needs).filter((field) => 'weighty' in (needs[field] as object))).toEqual([
    'count',
    'sides',
    'type',
  ]);
});

test('[WS-ATK-8] [WS-COV-4] whoever has blade and pistol in hand is told what stops the pistol, not how short the blade is', () => {
  const told = (at: readonly [number, number], wall: readonly [number, number]) => {
    const table = fight({
      foes: { cutpurse: { at: [2, 5] } },
      heroes: { brana: { at } },
      things: { 'stone-wall': { at: wall } },
    });
    const target = table.option('attack').needs?.target;
    const pick = target?.kind === 'one' ? target.oneOf.find(({ id }) => id === 'brana') : undefined;
    table.refuses(
      choice('attack', { target: 'brana' }),
      pick?.refused?.code ?? '',
      pick?.refused?.clause ?? '',
    );
    return [pick?.refused?.because, table.option('attack').refused?.because];
  };
  expect(told([23, 5], [3, 9])).toEqual(['Brana is 21 m away, the range is 20 m', undefined]);
  expect(told([23, 5], [23, 9])).toEqual([
    'Brana is 21 m away, the range is 20 m',
    'Brana is 21 m away, the range is 20 m',
  ]);
  expect(told([10, 5], [9, 5])).toEqual(['Brana is behind full cover', undefined]);
});
