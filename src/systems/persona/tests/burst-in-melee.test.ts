import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { asked, choice, decline, fight, path, waiting } from './line-up.ts';

/** A Burst fired while engaged, with a Move between its shots: whom it provokes, and when. */

/** Rin's Ballistic is 42; the machine pistol has Burst 3. */
const gunner = (x: number, y: number) => ({
  at: [x, y] as const,
  sheet: { weapons: ['machine-pistol'], inHand: { right: 'machine-pistol', left: null } },
});
const hound = (x: number, y: number) => ({
  use: 'glass-hound',
  at: [x, y] as const,
  sheet: { affinities: { missile: null } },
});
const claws = choice('chance-attack', { with: 'claws' });

/** She hits `a`, 5 m to the east, with one degree to spare; the ogre stands somewhere near. */
const lineUp = (ogre: readonly [number, number]) => ({
  evokers: { rin: gunner(5, 5) },
  shadows: { a: hound(10, 5), b: hound(10, 8), ogre: { at: ogre } },
});
const atA = choice('burst', { target: 'a', with: 'machine-pistol' });
const burst = (chanceTiming: string, ogre: readonly [number, number]): Scenario =>
  fight(lineUp(ogre), { rulings: { chanceTiming } }).does(atA);
const firstShot = (table: Scenario): Scenario =>
  table
    .rolls('attack', 12)
    .does(decline)
    .does(choice('shots', { wounds: 0 }))
    .rolls('location', 50);
/** The Move to (4,5), away from (6,5) and next to (3,5). */
const leaves = path([4, 5]);

test('[PE-CHA-5] [PE-R65] `after`: whoever was engaged when the shots fell strikes before the shooter moves on', () => {
  const table = firstShot(burst('after', [6, 5]));
  expect(asked(table)).toBe('rin burst-next');
  table.does(leaves);
  expect(asked(table)).toBe('ogre chance-attack');
  expect(table.choice().about).toMatchObject({ event: 'firing' });
  expect(waiting(table.does(claws))).toMatchObject({ who: 'ogre', purpose: 'attack' });
  // The one Chance Attack is spent: leaving costs nothing more, and neither does the rest of the Burst.
  table.rolls('attack', 99);
  expect(asked(table)).toBe('rin burst-next');
  table.does(choice('stop'));
  expect(asked(table)).toBe('rin turn');
});

test('[PE-CHA-5] [PE-R65] `after`: without a Move it comes once, when the Burst is over', () => {
  const table = firstShot(burst('after', [6, 5])).does(choice('shoot', { target: 'b' }));
  table
    .does(decline)
    .does(choice('shots', { wounds: 0 }))
    .rolls('location', 50)
    .does(choice('stop'));
  expect(asked(table)).toBe('ogre chance-attack');
  expect(asked(table.does(decline))).toBe('rin turn');
});

test('[PE-CHA-5] [PE-R65] `after`: no shot falls next to an enemy reached after the last one', () => {
  const table = firstShot(burst('after', [3, 5]))
    .does(leaves)
    .does(choice('stop'));
  expect(asked(table)).toBe('rin turn');
});

test.each([
  ['interrupt', 'ogre chance-attack'],
  ['after', 'b evasion'],
])('[PE-CHA-5] [PE-R65] `%s`: a shot from a new place provokes those engaged there', (timing, first) => {
  const table = firstShot(burst(timing, [3, 5])).does(leaves);
  const shoot = choice('shoot', { target: 'b' });
  const seen = table.send({ do: 'preview', choice: shoot } as never) as { provokes?: readonly string[] };
  expect(seen.provokes).toEqual(['ogre']);
  expect(asked(table.does(shoot))).toBe(first);
  if (timing === 'interrupt') table.does(decline);
  table
    .does(decline)
    .does(choice('shots', { wounds: 0 }))
    .rolls('location', 50);
  table.does(choice('stop'));
  expect(asked(table)).toBe(timing === 'after' ? 'ogre chance-attack' : 'rin turn');
});

test('[PE-CHA-9] whoever let the first shots pass is not asked again in the same attack', () => {
  const table = burst('interrupt', [6, 5]).does(decline);
  firstShot(table)
    .does(path([5, 4]))
    .does(choice('shoot', { target: 'b' }));
  expect(asked(table)).toBe('b evasion');
});

describe('a target that is taken out of the fight by hand while it is shot at', () => {
  const gone = (table: Scenario, who: string): Scenario =>
    table.byHand('an illusion', { change: 'remove', who });
  const rounds = (table: Scenario): unknown => table.facts('loaded').at(-1)?.rounds;

  test('[PE-ACT-11] a further one: no wounds are bought for it, and the next shot is for somebody else', () => {
    const table = firstShot(burst('interrupt', [10, 2])).does(choice('shoot', { target: 'b' }));
    expect(asked(table)).toBe('b evasion');
    gone(table, 'b');
    expect([asked(table), rounds(table)]).toEqual(['rin burst-next', 18]);
    table.does(choice('shoot', { target: 'ogre' }));
    expect(asked(table)).toBe('ogre evasion');
  });

  test('[PE-ACT-11] the first one: none for it either, but the extra shots of the roll are still there', () => {
    const table = burst('interrupt', [10, 2]).rolls('attack', 12);
    expect(asked(table)).toBe('a evasion');
    expect([asked(gone(table, 'a')), rounds(table)]).toEqual(['rin burst-next', 19]);
  });

  test('[PE-FUM-3] where a grenade has scattered to: nobody rolls for where it was hit, and the next one evades', () => {
    const weapons = { weapons: ['grenade-tube'], inHand: { right: 'grenade-tube', left: null } };
    const table = fight({
      cult: { rin: { at: [0, 1], sheet: weapons } },
      town: { ogre: { at: [12, 1] }, a: hound(12, 8), b: hound(13, 8) },
    }).does(choice('attack', { target: 'ogre', with: 'grenade-tube' }));
    // 72 against 52: 7 m to the south.
    table.rolls('attack', 72).answers('a', decline);
    expect(waiting(table).purpose).toBe('location');
    expect(asked(gone(table, 'a'))).toBe('b evasion');
  });
});
