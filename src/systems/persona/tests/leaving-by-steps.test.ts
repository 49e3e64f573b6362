import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter } from './line-up.ts';
import { asked, cell, choice, decline, fight, path, waiting } from './line-up.ts';

/** Enemies that one walk leaves at different steps: the mover rolls once for all of them (PE-R21). */

/** The first step leaves the ogre (Melee 40), the second the hound (Melee 45). */
const leaves = path([4, 5], [4, 4]);
const between = (disengageNeeded: string, ogre: Fighter = {}, hound: Fighter = {}): Scenario =>
  fight(
    {
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5], ...ogre }, hound: { use: 'glass-hound', at: [4, 6], ...hound } },
    },
    { rulings: { disengageNeeded } },
  ).does(leaves);
const staggered: Fighter = { now: { ailments: [{ id: 'staggered' }] } };

describe.each(['ifChanceAttackPossible', 'always'])('disengageNeeded `%s`', (needed) => {
  test('[PE-MOVE-7] [PE-R21] the one roll is won against both: nothing more is asked', () => {
    const table = between(needed).does(choice('test')).rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'ogre', target: 40 });
    table.rolls('hold-in-melee', 99);
    expect(waiting(table)).toMatchObject({ who: 'hound', target: 45 });
    table.rolls('hold-in-melee', 99);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [4, 4]]);
  });

  test('[PE-MOVE-10] [PE-R21] lost to the one left later, who strikes when it is left, without another test', () => {
    const table = between(needed).does(choice('test')).rolls('disengage', 20);
    table.rolls('hold-in-melee', 99).rolls('hold-in-melee', 1);
    expect([asked(table), cell(table, 'rin')]).toEqual(['hound chance-attack', [4, 5]]);
    table.does(decline);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [4, 4]]);
  });

  test('[PE-MOVE-10] [PE-R21] lost to the first alone: the one left later lets go', () => {
    const table = between(needed).does(choice('test')).rolls('disengage', 20);
    table.rolls('hold-in-melee', 1).rolls('hold-in-melee', 99);
    expect(asked(table)).toBe('ogre chance-attack');
    table.does(decline);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [4, 4]]);
  });
});

describe('with a Disengage always needed', () => {
  test('[PE-MOVE-7] [PE-R20] [PE-R21] one that could not strike and is left later resists the one roll too', () => {
    const table = between('always', {}, staggered).does(choice('test')).rolls('disengage', 20);
    table.rolls('hold-in-melee', 99);
    expect(waiting(table)).toMatchObject({ who: 'hound', target: 45 });
    table.rolls('hold-in-melee', 99);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [4, 4]]);
  });

  test('[PE-MOVE-7] [PE-R20] where it wins it still cannot strike', () => {
    const table = between('always', {}, staggered).does(choice('test')).rolls('disengage', 20);
    table.rolls('hold-in-melee', 99).rolls('hold-in-melee', 1);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [4, 4]]);
  });

  test('[PE-MOVE-7] [PE-R20] nor does the one left first: the other is left by the same roll', () => {
    const table = between('always', staggered).does(choice('test')).rolls('disengage', 20);
    table.rolls('hold-in-melee', 99).rolls('hold-in-melee', 1);
    expect(asked(table)).toBe('hound chance-attack');
  });

  test('[PE-MOVE-7] [PE-R21] whoever was left by an earlier roll of the Move does not roll again', () => {
    const line = {
      red: { rin: { at: [5, 5] as const } },
      blue: { ogre: { at: [6, 5] as const }, hound: { use: 'glass-hound', at: [4, 6] as const } },
    };
    const table = fight(line, { rulings: { disengageNeeded: 'always' } })
      .does(path([4, 5]))
      .does(choice('test'))
      .rolls('disengage', 20)
      .rolls('hold-in-melee', 99);
    expect(asked(table)).toBe('rin turn');
    // Back to the ogre, away from the hound, then from the ogre: only the hound is new.
    table
      .does(path([5, 5], [6, 4], [6, 3]))
      .does(choice('test'))
      .rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'hound', target: 45 });
    table.rolls('hold-in-melee', 99);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [6, 3]]);
  });
});

describe('[PE-MOVE-7] [PE-CHA-2] what leaves all at once shows before it is done whom it provokes', () => {
  /** East of Rin at (5,5) is a gap of one metre; the ogre at (5,6) is beside her. */
  const byGap = (foe: Fighter = {}): Scenario =>
    fight(
      { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [5, 6], ...foe } } },
      {
        field: {
          terrain: [{ id: 'gap', label: 'Gap', marks: { gap: 3 } }],
          cells: [{ x: 6, y: 0, w: 1, h: 12, terrain: 'gap' }],
        },
      },
    );
  const shown = (table: Scenario, deed: object): readonly string[] =>
    (table.send({ do: 'preview', choice: deed } as never) as { provokes?: readonly string[] }).provokes ?? [];
  const leap = choice('leap', { to: { x: 7, y: 5 } });

  test('a leap out of reach', () => {
    expect(shown(byGap(), leap)).toEqual(['ogre']);
    expect(asked(byGap().does(leap))).toBe('rin disengage');
  });

  test('not one that ends beside the enemy again, nor from one that cannot strike', () => {
    expect(shown(byGap({ at: [6, 6] }), leap)).toEqual([]);
    expect(shown(byGap(staggered), leap)).toEqual([]);
  });

  test('nor once the leaving is paid for with the Action', () => {
    const careful = byGap({ at: [4, 4] })
      .does(path([5, 6]))
      .does(choice('action'));
    expect(shown(careful, choice('leap', { to: { x: 7, y: 6 } }))).toEqual([]);
  });

  /**
   * 40 and an Advantage: Damage 8, one wound. Her right leg is struck, one Heavy Wound is left: Broken Foot, and by the
   * usual rulings she falls prone.
   */
  const struckInTheLeg = (rulings: object): Scenario =>
    fight(
      { red: { rin: { at: [5, 5], now: { equipped: null, light: 0 } } }, blue: { ogre: { at: [5, 6] } } },
      {
        field: {
          terrain: [{ id: 'gap', label: 'Gap', marks: { gap: 3 } }],
          cells: [{ x: 6, y: 0, w: 1, h: 12, terrain: 'gap' }],
        },
        rulings: { ...rulings },
      },
    )
      .does(leap)
      .does(choice('flee'))
      .answers('ogre', choice('chance-attack'))
      .rolls('attack', 45)
      .answers('rin', decline)
      .rolls('location', 80);

  test('[PE-CHA-1] [PE-MOVE-11] whom the Chance Attack fells does not leap any more', () => {
    const table = struckInTheLeg({});
    expect([cell(table, 'rin'), table.facts('injury'), table.facts('moved')]).toMatchObject([
      [5, 5],
      [{ location: 'rightLeg', row: 1 }],
      [],
    ]);
  });

  test('[PE-CHA-1] [PE-MOVE-13] whom it only lames leaps as far as it still gets: 1 m, into the gap', () => {
    const table = struckInTheLeg({ injuryOnceEffects: 'newRowOnly' });
    expect([table.facts('moved'), table.facts('fell')]).toMatchObject([
      [{ path: [{ x: 6, y: 5 }], how: 'leap' }],
      [{ who: 'rin', metres: 3 }],
    ]);
  });

  test('[PE-CHA-2] [PE-OBST-11] a leap that falls short on a friend, and so comes down beside, leaves from there', () => {
    // Prone, a leap without its test is 1 m: onto Mei at (2,5), beside whom only (2,4) is free. That is 2 m from the ogre.
    const table = fight(
      {
        red: {
          rin: { at: [3, 5], now: { conditions: ['prone'] } },
          mei: { at: [2, 5], now: { conditions: ['unconscious'] } },
        },
        blue: { ogre: { at: [3, 6] } },
      },
      {
        field: {
          terrain: [{ id: 'wall', label: 'Wall', blocksMove: true }],
          cells: [
            { x: 1, y: 4, w: 1, h: 1, terrain: 'wall' },
            { x: 1, y: 6, w: 2, h: 1, terrain: 'wall' },
          ],
        },
      },
    );
    table.does(choice('leap-far', { to: { x: 1, y: 5 } })).rolls('leap', 50);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin disengage', [3, 5]]);
    expect(asked(table.does(choice('flee')))).toBe('ogre chance-attack');
    expect(cell(table.does(decline), 'rin')).toEqual([2, 4]);
  });

  test('[PE-FLY-5] a change of altitude', () => {
    const table = fight({ blue: { imp: { at: [5, 5] } }, red: { rin: { at: [6, 5] } } });
    expect(shown(table, choice('fly', { band: 'low' }))).toEqual(['rin']);
  });

  test('[PE-OBST-13] [PE-OBST-4] a jump down and a climb', () => {
    const edge = (at: readonly [number, number]): Scenario =>
      fight(
        { red: { rin: { at: [5, 5] } }, blue: { ogre: { at } } },
        { field: { elevation: [{ x: 0, y: 0, w: 6, h: 12, height: 3 }] } },
      );
    const to = { x: 6, y: 5 };
    expect(shown(edge([4, 5]), choice('jump-down', { to }))).toEqual(['ogre']);
    expect(shown(edge([5, 6]), choice('jump-down', { to }))).toEqual([]);
    expect(shown(edge([4, 5]), choice('climb', { to }))).toEqual(['ogre']);
    // Rin climbs 3 of 4 m and is down, still beside the ogre at (5,6).
    expect(shown(edge([5, 6]), choice('climb', { to }))).toEqual([]);
  });
});
