import { describe, expect, test } from 'vitest';
import type { Fighter, Setting } from './line-up.ts';
import { asked, cell, choice, conditions, decline, duel, fight, health, strike, waiting } from './line-up.ts';

/** Section 9, third part: Precision and Push, and the table of all maneuvers. */

const helpless: Fighter = { now: { ap: 0 } };

const won = (two: { readonly [id: string]: Fighter }, setting: Setting = {}, face = 2) => {
  const [, foe] = Object.keys(two) as [string, string];
  return duel(two, setting).does(strike(foe)).rolls('attack', face);
};
describe('Precision', () => {
  test('[FS-MAN-8] 1d8+2 becomes 10 before AR, no damage die is rolled, and the hit location is told', () => {
    const table = won({ edda: {}, sefu: helpless }).does(choice('precision', { location: 'left-arm' }));
    expect(asked(table)).toBe('edda turn');
    expect(table.facts('damage')).toMatchObject([{ amount: 8 }]);
    expect(table.facts('location')).toMatchObject([{ who: 'sefu', location: 'left-arm' }]);
    expect(health(table, 'sefu')).toBe(21 - 8);
  });

  test('[FS-MAN-8] every die of the weapon counts as its maximum: 2d4+1 slashing and 1d6 fire are 9 and 6', () => {
    const brand = {
      id: 'brand',
      name: 'Brand',
      kind: 'longsword',
      hands: 1,
      damage: [
        { count: 2, sides: 4, plus: 1, type: 'slashing' },
        { count: 1, sides: 6, plus: 0, type: 'fire' },
      ],
      melee: { reach: 1 },
    };
    const edda = { sheet: { weapons: [brand], inHand: [{ item: 'brand' }], shield: null } };
    const table = won({ edda, brute: helpless }).does(choice('precision'));
    expect(table.facts('damage')).toMatchObject([{ amount: 15, parts: [{ rolled: 9 }, { rolled: 6 }] }]);
  });

  test('[FS-MAN-8] ruling hitLocations precisionOnly: other hits have no location; an unknown location is refused', () => {
    const table = won({ edda: {}, sefu: helpless }).does(decline).rolls('damage', 1);
    expect(table.facts('location')).toEqual([]);
    won({ edda: {}, sefu: helpless }).refuses(
      choice('precision', { location: 'tail' }),
      'noSuchThing',
      'FS-MAN-8',
    );
  });

  test('[FS-MAN-8] ruling hitLocations off: Precision gives maximum damage and no location', () => {
    const table = won({ edda: {}, sefu: helpless }, { rulings: { hitLocations: 'off' } }).does(
      choice('precision'),
    );
    expect(health(table, 'sefu')).toBe(21 - 8);
    expect(table.facts('location')).toEqual([]);
  });

  test.each([
    [1, 'body'],
    [5, 'body'],
    [6, 'right-leg'],
    [7, 'left-leg'],
    [8, 'right-arm'],
    [9, 'left-arm'],
    [10, 'head'],
    [12, 'body'],
  ])('[FS-MAN-8] ruling hitLocations onesDigit: an attack die of %i hits the %s', (face, location) => {
    const table = won({ edda: {}, sefu: helpless }, { rulings: { hitLocations: 'onesDigit' } }, face);
    table.does(decline).rolls('damage', 1);
    expect(table.facts('location')).toMatchObject([{ who: 'sefu', location }]);
  });

  test('[FS-MAN-8] ruling hitLocations onesDigit: the location chosen with Precision replaces that of the die', () => {
    const table = won({ edda: {}, sefu: helpless }, { rulings: { hitLocations: 'onesDigit' } }, 10);
    table.does(choice('precision', { location: 'right-leg' }));
    expect(table.facts('location')).toMatchObject([{ location: 'right-leg' }]);
  });
});

describe('Push', () => {
  const pushed = (two: { readonly [id: string]: Fighter }, setting: Setting = {}, face = 12) =>
    won(two, setting).does(choice('push')).rolls('damage', 1).rolls('maneuver', face);

  test('[FS-MAN-9] a target that fails the Athletics test is moved 1 m straight back and provokes nobody', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] }, ciro: { at: [6, 4] } },
      foes: { sefu: { at: [6, 5], ...helpless } },
    });
    table
      .does(strike('sefu'))
      .rolls('attack', 2)
      .does(choice('push'))
      .rolls('damage', 1)
      .rolls('maneuver', 12);
    expect(cell(table, 'sefu')).toEqual([7, 5]);
    expect(asked(table)).toBe('edda turn');
    expect(cell(pushed({ edda: {}, sefu: helpless }, {}, 11), 'sefu')).toEqual([6, 5]);
  });

  test.each([
    ['offset (1,1) is diagonal', [6, 6], [7, 7]],
    ['offset (0,-1) is straight', [5, 4], [5, 3]],
    ['offset (2,1): the half is rounded up, (1,1)', [7, 6], [8, 7]],
    ['offset (2,-1): the half is rounded away from zero, (1,-1)', [7, 4], [8, 3]],
    ['offset (3,1): the third is rounded down, (1,0)', [8, 6], [9, 6]],
  ] as const)('[FS-MAN-9] %s', (_, at, to) => {
    // A whip reaches 3 m.
    const ciro = { sheet: { weapons: ['whip'], inHand: [{ item: 'whip' }] } };
    expect(cell(pushed({ ciro, sefu: { at, ...helpless } }), 'sefu')).toEqual(to);
  });

  test('[FS-MAN-9] the direction is counted between the centres of spaces: a 2 × 2 ogre moves diagonally', () => {
    // From (5.5, 5.5) to the ogre's centre (7, 7): (1.5, 1.5) is (1, 1).
    const ogre = { at: [6, 6], ...helpless } as const;
    const table = won({ edda: {}, ogre }).does(choice('push')).rolls('damage', 1).rolls('maneuver', 16, 17);
    expect(cell(table, 'ogre')).toEqual([7, 7]);
  });

  test('[FS-MAN-9] ruling pushBlocked notOffered: Push is only offered with room for the whole footprint', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] } },
      foes: { ogre: { at: [6, 5], ...helpless }, brute: { at: [8, 6] } },
    });
    table.does(strike('ogre')).rolls('attack', 2).refuses(choice('push'), 'maneuverUnavailable', 'FS-MAN-9');
  });

  const cornered = (pushBlocked: string) =>
    won({ edda: { at: [10, 5] }, sefu: { at: [11, 5], ...helpless } }, { rulings: { pushBlocked } })
      .does(choice('push'))
      .rolls('damage', 1);

  test('[FS-MAN-9] ruling pushBlocked proneInstead: at the edge of the field the loser falls prone', () => {
    const table = cornered('proneInstead').rolls('maneuver', 12);
    expect(cell(table, 'sefu')).toEqual([11, 5]);
    expect(conditions(table, 'sefu')).toEqual(['prone']);
    expect(conditions(cornered('proneInstead').rolls('maneuver', 11), 'sefu')).toEqual([]);
  });

  test('[FS-MAN-9, FS-MAN-3] ruling pushBlocked proneInstead: no Push of a prone loser at the edge of the field', () => {
    const lying = { ap: 0, conditions: [{ id: 'prone' }] };
    const table = won(
      { edda: { at: [10, 5] }, sefu: { at: [11, 5], now: lying } },
      { rulings: { pushBlocked: 'proneInstead' } },
    );
    expect(table.choice().options.map(({ id }) => id)).not.toContain('push');
    table.refuses(choice('push'), 'maneuverUnavailable', 'FS-MAN-9');
  });

  test('[FS-MAN-9, FS-MAN-2] ruling pushBlocked proneInstead: Push does nothing to a loser knocked out by the damage', () => {
    const table = won(
      { edda: { at: [10, 5] }, sefu: { at: [11, 5], now: { ap: 0, health: 1 } } },
      { rulings: { pushBlocked: 'proneInstead' } },
    );
    table.does(choice('push')).rolls('damage', 8);
    expect(conditions(table, 'sefu')).toEqual(['unconscious', 'prone']);
    expect(table.facts('maneuver-done')).toMatchObject([{ maneuver: 'push', worked: false }]);
  });

  test('[FS-MAN-9] ruling pushBlocked gm: the game master decides whether the loser falls or nothing happens', () => {
    const table = (option: string) => cornered('gm').rolls('maneuver', 12).answers('gm', choice(option));
    expect(conditions(table('prone'), 'sefu')).toEqual(['prone']);
    expect(conditions(table('nothing'), 'sefu')).toEqual([]);
    cornered('gm').rolls('maneuver', 12).refuses(choice('shrug'), 'noSuchThing', 'FS-MAN-9');
  });

  test('[FS-MAN-9, FS-ACT-3] a held target pushed more than 1 m away from its holder is free', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] }, ciro: { at: [5, 6], now: { inHand: [{ item: 'rapier' }] } } },
      foes: { sefu: { at: [6, 5], now: { ap: 0, conditions: [{ id: 'held', other: 'ciro' }] } } },
    });
    expect(conditions(table, 'sefu')).toEqual(['held']);
    table
      .does(strike('sefu'))
      .rolls('attack', 2)
      .does(choice('push'))
      .rolls('damage', 1)
      .rolls('maneuver', 12);
    expect(cell(table, 'sefu')).toEqual([7, 5]);
    expect(conditions(table, 'sefu')).toEqual([]);
    expect(conditions(table, 'ciro')).toEqual([]);
  });
});

describe('the table of maneuvers', () => {
  test.each([
    ['bash', 11],
    ['push', 11],
    ['trip', 9],
  ])(
    '[FS-MAN-11] %s is resisted with a test of %i, whether the attacker or the defender uses it',
    (maneuver, tn) => {
      const byAttacker = won({ edda: {}, sefu: helpless }).does(choice(maneuver)).rolls('damage', 1);
      expect(waiting(byAttacker)).toMatchObject({ who: 'sefu', tn });
      const byDefender = duel({ sefu: {}, edda: {} }).does(strike('edda')).answers('edda', choice('block'));
      byDefender.rolls('attack', 14).rolls('defence', 1).answers('edda', choice(maneuver));
      expect(waiting(byDefender)).toMatchObject({ who: 'sefu', tn });
    },
  );

  test('[FS-MAN-11] Brace and Feint need no test of the loser; Feint needs the winner’s Deception', () => {
    const brace = won({ edda: {}, sefu: helpless }).does(choice('brace')).rolls('damage', 1);
    expect(asked(brace)).toBe('edda turn');
    const feint = won({ edda: {}, sefu: helpless }).does(choice('feint')).rolls('damage', 1);
    expect(waiting(feint)).toMatchObject({ who: 'edda', tn: 5 });
  });
});
