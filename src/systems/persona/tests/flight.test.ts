import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  metres,
  move,
  path,
  run,
  waiting,
  wounds,
} from './line-up.ts';

/** Flight in three bands (section FLY). The imp flies: AB 5, so 10 m, TB 2 without armour. */

const line = (imp: Fighter, rin: Fighter = { at: [6, 5] }, setting: Setting = {}): Scenario =>
  fight(
    { blue: { imp: { at: [5, 5], ...imp } }, red: { rin: { now: { equipped: null }, ...rin } } },
    setting,
  );
const up = choice('fly', { band: 'low' });
const band = (table: Scenario, id: string): unknown =>
  table
    .facts('band')
    .filter((f) => f.who === id)
    .at(-1)?.band;

describe('bands', () => {
  test('[PE-FLY-1] Ground, Low and High, one after the other, for those who fly', () => {
    const table = line({ at: [1, 1] });
    table.refuses(choice('fly', { band: 'high' }), 'outOfBand', 'PE-FLY-5');
    table.does(up);
    expect(band(table, 'imp')).toBe('low');
    const rin = fight({ red: { rin: { at: [1, 1] } }, blue: { imp: { at: [5, 5] } } });
    rin.refuses(up, 'outOfBand', 'PE-FLY-1');
  });

  test('[PE-FLY-1, PE-GRP-3] whoever rises lets go of those it holds; on the ground it goes on holding', () => {
    const holding = () => line({}, { at: [6, 5], now: { heldBy: [{ by: 'imp' }] } });
    expect(conditions(holding().does(path([5, 4])), 'rin')).toEqual(['held']);
    expect(conditions(holding().does(up), 'rin')).toEqual([]);
  });

  test('[PE-FLY-2] near the ground a flyer is struck like anybody', () => {
    const table = fight({ red: { rin: { at: [6, 5] } }, blue: { imp: { at: [5, 5] } } });
    table.does(attack('imp', { with: 'sword' }));
    expect(waiting(table)).toMatchObject({ purpose: 'attack' });
  });

  test('[PE-FLY-3] nobody on the ground strikes a Low flyer, nor it them; two in the band fight', () => {
    const low = { now: { band: 'low' } };
    const table = fight({ red: { rin: { at: [6, 5] } }, blue: { imp: { at: [5, 5], ...low } } });
    table.refuses(attack('imp', { with: 'sword' }), 'outOfBand', 'PE-FLY-3');
    line(low).refuses(attack('rin', { with: 'claws' }), 'outOfBand', 'PE-FLY-3');
    const diving = line(low, { at: [6, 5] }, { rulings: { meleeAcrossBands: 'flyerMay' } });
    expect(waiting(diving.does(attack('rin', { with: 'claws' })))).toMatchObject({ purpose: 'attack' });
    // Only for the flyer.
    const below = fight(
      { red: { rin: { at: [6, 5] } }, blue: { imp: { at: [5, 5], ...low } } },
      { rulings: { meleeAcrossBands: 'flyerMay' } },
    );
    below.refuses(attack('imp', { with: 'sword' }), 'outOfBand', 'PE-FLY-3');
    const two = fight({
      blue: { imp: { at: [5, 5], ...low } },
      red: { bat: { use: 'imp', at: [6, 5], ...low }, rin: { at: [12, 8] } },
    });
    // Melee 32, and nothing for height.
    expect(waiting(two.does(attack('bat', { with: 'claws' }))).target).toBe(32);
  });

  test('[PE-R31] a Low flyer is 20 m away from the ground, unless height does not count', () => {
    const shot = (rulings: Setting['rulings'] = {}): Scenario =>
      fight(
        { red: { rin: { at: [6, 5] } }, blue: { imp: { at: [5, 5], now: { band: 'low' } } } },
        { rulings },
      ).does(attack('imp', { with: 'pistol' }));
    // Ballistic 42; half of 30 m is close, 3 m are point blank.
    expect(waiting(shot()).target).toBe(42);
    expect(waiting(shot({ bandDistance: 'ignoreHeight' })).target).toBe(62);
  });

  test('[PE-FLY-3] over the ground nothing stands in the way: neither walls nor people', () => {
    const walls = [{ kind: 'wall', x: 5, y: 0, side: 'e', length: 12 }];
    const table = line({ now: { band: 'low' } }, { at: [6, 5] }, { field: { walls } });
    table.does(path([6, 5], [7, 5]));
    expect(cell(table, 'imp')).toEqual([7, 5]);
    expect(asked(table)).toBe('imp turn');
  });

  describe('[PE-FLY-3] two Low flyers over a wall', () => {
    const low = { band: 'low' };
    const gap: Setting = {
      field: {
        walls: [{ kind: 'wall', x: 5, y: 0, side: 'e', length: 12 }],
        terrain: [{ id: 'crate', label: 'Crate', cover: 'high' }],
        cells: [{ x: 7, y: 5, terrain: 'crate' }],
      },
    };
    const over = (bat: readonly [number, number], setting = gap): Scenario =>
      fight(
        {
          blue: { imp: { at: [5, 5], sheet: { powers: ['gust', 'squall'] }, now: low } },
          red: { bat: { use: 'imp', at: bat, now: low }, rin: { at: [12, 8] } },
        },
        setting,
      );

    test('strike and cast without a Disadvantage: neither wall nor cover is between them', () => {
      // Melee 32, Willpower 25.
      expect(waiting(over([6, 5]).does(attack('bat', { with: 'claws' }))).target).toBe(32);
      expect(waiting(over([8, 5]).does(attack('bat', { with: 'gust' }))).target).toBe(25);
    });

    test('are engaged', () => {
      expect(asked(over([6, 5]).does(path([4, 5])))).toBe('imp disengage');
    });

    test('are caught by one blast', () => {
      // Squall at the bat has a radius of 2 m.
      const table = over([6, 5]).does(attack('bat', { with: 'squall' }));
      expect(table.facts('attack').at(-1)?.targets).toEqual(['bat', 'imp']);
    });

    test('keep each other in sight: nobody hides there', () => {
      over([6, 5]).refuses(choice('hide'), 'unseen', 'PE-ACT-36');
    });
  });

  test('[PE-FLY-4] between High and the lower bands nothing is thrown or fired', () => {
    const table = line({ now: { band: 'high' } });
    table.refuses(choice('attack', { with: 'gust', target: 'rin' }), 'outOfBand', 'PE-FLY-4');
  });
});

describe('[PE-FLY-5] changing the band', () => {
  test('one band within a Basic Move, which keeps all its metres', () => {
    const table = line({ at: [1, 1] }).does(up);
    expect(metres(table, 'imp')).toBe(10);
    table.refuses(choice('fly', { band: 'high' }), 'noMove', 'PE-FLY-5');
    table.refuses(run(3, 1), 'noMetres', 'PE-TIME-4');
    table.does(move(11, 1));
    expect([cell(table, 'imp'), metres(table, 'imp')]).toEqual([[11, 1], 0]);
  });

  test('not in a Run, unless the table says so', () => {
    const table = line({ at: [1, 1] }).does(run(3, 1));
    table.refuses(up, 'noMove', 'PE-FLY-5');
    const may = line({ at: [1, 1] }, {}, { rulings: { runChangesBand: true } }).does(run(3, 1));
    expect(band(may.does(up), 'imp')).toBe('low');
  });

  test('the Basic Move of a Charge may change it as well', () => {
    const table = line({ at: [1, 5], now: { band: 'low' } }, { at: [6, 5] });
    table.refuses(choice('charge', { with: 'claws', target: 'rin' }), 'outOfReach', 'PE-ACT-5');
    table.does(choice('fly', { band: 'ground' }));
    table.does(choice('charge', { with: 'claws', target: 'rin', to: { x: 5, y: 5 } }));
    expect(cell(table, 'imp')).toEqual([5, 5]);
    expect(waiting(table)).toMatchObject({ who: 'imp', purpose: 'attack' });
  });

  test('taking off leaves whoever one is engaged with', () => {
    const table = line({}).does(up);
    expect(asked(table)).toBe('imp disengage');
    table.does(choice('flee'));
    expect(asked(table)).toBe('rin chance-attack');
    table.does(decline);
    expect(band(table, 'imp')).toBe('low');
  });

  test('nobody lands on somebody else', () => {
    const table = line({ now: { band: 'low' } }, { at: [5, 5] });
    table.refuses(choice('fly', { band: 'ground' }), 'squareTaken', 'PE-MOVE-1');
  });
});

describe('[PE-AIL-18, PE-FLY-5] an Enraged flyer in the Low band with nobody there', () => {
  const raging = (from: string, rin: readonly [number, number]): Scenario =>
    line({ now: { band: from, ailments: [{ id: 'enraged' }] } }, { at: rin }, { stage: 'start' });

  test('comes down with its Basic Move and charges', () => {
    // AB 5: 10 m. Of the squares beside her that are equally near it takes the first row.
    const table = raging('low', [9, 5]);
    expect(waiting(table)).toMatchObject({ who: 'imp', purpose: 'attack' });
    expect([band(table, 'imp'), cell(table, 'imp')]).toEqual(['ground', [8, 4]]);
    expect(table.facts('taken-over')).toHaveLength(1);
  });

  test('comes as near as that Move goes; out of the High band it is in the Low one then', () => {
    const table = raging('high', [15, 11]);
    expect([band(table, 'imp'), asked(table)]).toEqual(['low', 'rin turn']);
    expect(cell(table, 'imp')).not.toEqual([5, 5]);
  });

  test('stays up while somebody stands below', () => {
    const table = raging('low', [5, 5]);
    expect([band(table, 'imp'), asked(table)]).toEqual([undefined, 'rin turn']);
  });
});

describe('[PE-FLY-6, PE-OBST-13] near the ground', () => {
  /** The imp on the rim of a terrace, 5 m above Rin's side of the map; its Agility 50 would soften a jump. */
  const rim = (now: Fighter['now'] = {}): Scenario =>
    fight(
      { blue: { imp: { at: [6, 5], now } }, red: { rin: { at: [5, 5] } } },
      {
        field: { elevation: [{ x: 0, y: 0, w: 7, h: 12, height: 5 }] },
        turnOf: 'rin',
      },
    );
  /** 48 against 20: 2 degrees, of which the first metre leads over the rim. */
  const pushed = (now: Fighter['now'] = {}): Scenario =>
    rim(now)
      .does(choice('push', { target: 'imp', with: 'sword' }))
      .rolls('attack', 20)
      .does(decline);

  test('whoever flies does not fall over a rim: it flies down, unharmed', () => {
    const table = pushed();
    expect([cell(table, 'imp'), asked(table)]).toEqual([[7, 5], 'rin turn']);
    expect(wounds(table, 'imp')).toEqual([2, 1, 1]);
    expect(table.lines().at(-1)?.text).toBe('Imp flies down 5 m');
  });

  test('without flight it does', () => {
    const table = pushed({ conditions: ['flight-lost'] }).answers('gm', decline);
    // 5 against TB 2.
    expect(table.facts('harm').at(-1)).toMatchObject({ damage: { value: 5 }, defense: { value: 2 } });
  });

  test('a jump down takes no test and costs no wound either', () => {
    const table = rim()
      .does(endTurn)
      .does(choice('jump-down', { to: { x: 7, y: 5 } }));
    table.does(choice('flee')).does(decline);
    expect([cell(table, 'imp'), wounds(table, 'imp'), asked(table)]).toEqual([[7, 5], [2, 1, 1], 'imp turn']);
  });
});

describe('falling out of the air', () => {
  const falling = (from: string, now = {}): Scenario =>
    line({ now: { band: from, conditions: ['flight-lost'], ...now } }, { at: [10, 5] });

  test('[PE-FLY-6] without flight one comes down a band each time a round ends', () => {
    const table = falling('high');
    table.refuses(choice('fly', { band: 'low' }), 'outOfBand', 'PE-FLY-6');
    table.does(endTurn).does(endTurn);
    expect(band(table, 'imp')).toBe('low');
    expect(table.facts('fell')).toHaveLength(0);
  });

  test('[PE-FLY-7] out of the Low band it is a fall of 20 m', () => {
    const table = falling('low').does(endTurn).does(endTurn).answers('gm', decline);
    expect(table.facts('fell').at(-1)).toMatchObject({ who: 'imp', metres: 20 });
    // 20 against TB 2: base, High Damage and a Savage Heavy Wound, of 2 Light and 1 Heavy.
    expect(table.facts('harm').at(-1)).toMatchObject({ damage: { value: 20 }, defense: { value: 2 } });
    expect(wounds(table, 'imp')).toEqual([0, 0, 1]);
    expect(conditions(table, 'imp')).toContain('prone');
  });

  test('[PE-FLY-7] if the fall began in the High band it is 50 m', () => {
    const table = falling('high').does(endTurn).does(endTurn).does(endTurn).does(endTurn);
    table.answers('gm', decline);
    expect(table.facts('fell').at(-1)).toMatchObject({ who: 'imp', metres: 50 });
  });

  test('[PE-FLY-6, PE-FLY-7] a fall from High that was stopped in the Low band is over: the next one is 20 m', () => {
    const flight = (on: boolean) => ({ change: 'condition', who: 'imp', condition: 'flight-lost', on });
    const table = falling('high').does(endTurn).does(endTurn);
    table.byHand('a gust', flight(false)).byHand('a shot', flight(true));
    table.does(endTurn).does(endTurn).answers('gm', decline);
    expect(table.facts('fell').at(-1)).toMatchObject({ who: 'imp', metres: 20 });
  });

  test('[PE-FLY-6, PE-MOVE-1] whoever falls on somebody in the air is beside that one then', () => {
    const imp = { at: [5, 5], now: { band: 'high', conditions: ['flight-lost'] } } as const;
    const wasp = { use: 'imp', at: [5, 5], now: { band: 'low' } } as const;
    const table = fight({ red: { imp }, blue: { wasp } }).does(endTurn).does(endTurn);
    expect([band(table, 'imp'), cell(table, 'imp'), cell(table, 'wasp')]).toEqual(['low', [5, 4], [5, 5]]);
  });

  test('[PE-FLY-7] whoever crashes on a taken square comes down beside it', () => {
    const table = line({ now: { band: 'low', conditions: ['flight-lost'] } }, { at: [5, 5] });
    table.does(endTurn).does(endTurn).answers('gm', decline);
    expect(cell(table, 'imp')).not.toEqual([5, 5]);
  });
});
