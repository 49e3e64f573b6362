import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  hasAction,
  hasMove,
  path,
  waiting,
  wounds,
} from './line-up.ts';

/** Grapple and being held (PE-ACT-10, section GRP). Rin: Melee 48, Agility 41, Toughness 43. */

const grapple = choice('grapple', { target: 'ogre' });
/** Rin grapples the ogre: 48 with 20 (2 degrees); it does not evade. */
const holding = (setting: Setting = {}): Scenario =>
  duel({ rin: {}, ogre: {} }, setting).does(grapple).rolls('attack', 20).answers('ogre', decline);
/** The ogre (Melee 40, Toughness 45) holds Rin, whose turn it is. */
const held = (hold: Sketch = {}, setting: Setting = {}, more: Sketch = {}): Scenario =>
  duel({ rin: { now: { heldBy: [{ by: 'ogre', ...hold }], ...more } }, ogre: {} }, setting);

describe('[PE-ACT-10] Grapple', () => {
  test('with Melee (Grappling), evaded like any blow; won, no damage and the target is held', () => {
    const table = duel({ rin: {}, ogre: {} }).does(grapple);
    // Melee 48; the ogre is armed with its claws.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 48 });
    table.rolls('attack', 20);
    expect(asked(table)).toBe('ogre evasion');
    table.does(decline);
    expect(conditions(table, 'ogre')).toContain('held');
    expect(wounds(table, 'ogre')).toEqual([4, 2, 1]);
    expect(hasAction(table, 'rin')).toBe(false);
    expect(table.facts('one-more-earned')).toHaveLength(0);
  });

  test('the focus counts where it is trained', () => {
    const wrestler: Fighter = {
      sheet: { skills: { melee: { level: 0, bonus: 0, focuses: { grappling: { level: 0, bonus: 10 } } } } },
    };
    expect(waiting(duel({ rin: wrestler, ogre: {} }).does(grapple)).target).toBe(58);
  });

  test('evaded it fails, and the target may strike', () => {
    const table = duel({ rin: {}, ogre: {} }).does(grapple).rolls('attack', 40);
    table.answers('ogre', choice('parry')).rolls('evasion', 10);
    expect(asked(table)).toBe('ogre chance-attack');
    expect(table.choice().question).toBe('Rin has failed to grapple. Does Ogre strike?');
    table.does(decline);
    expect(conditions(table, 'ogre')).not.toContain('held');
  });

  test('[PE-AFF-6] ruling nonDamagingCriticals: a target that Blocks, Repels or Absorbs it is neither held nor moved', () => {
    const stands = (option: string, melee: string, nonDamagingCriticals: boolean) => {
      const ogre: Fighter = { sheet: { affinities: { melee } } };
      const table = duel({ rin: {}, ogre }, { rulings: { nonDamagingCriticals } });
      const weapon = option === 'grapple' ? {} : { with: 'sword' };
      table
        .does(choice(option, { target: 'ogre', ...weapon }))
        .rolls('attack', 20)
        .answers('ogre', decline);
      const pushed = table.facts('pushed').length > 0;
      return pushed || conditions(table, 'ogre').some((each) => each === 'held' || each === 'prone');
    };
    for (const option of ['grapple', 'push', 'knockdown']) {
      expect(stands(option, 'resist', true)).toBe(true);
      expect(stands(option, 'block', false)).toBe(true);
      for (const melee of ['block', 'repel', 'absorb']) expect(stands(option, melee, true)).toBe(false);
    }
  });

  test('nobody is grappled twice by the same, or from afar', () => {
    holding().refuses(grapple, 'noAction', 'PE-TIME-3');
    const again = holding().does(endTurn).does(endTurn);
    again.refuses(grapple, 'grappled', 'PE-ACT-10');
    duel({ rin: { at: [3, 5] }, ogre: {} }).refuses(grapple, 'outOfReach', 'PE-ATK-1');
  });
});

describe('held', () => {
  test('[PE-GRP-1] no Chance Attacks, and melee attackers have Advantage', () => {
    const table = fight({
      red: { rin: { at: [5, 5] }, mei: { at: [7, 5] } },
      blue: { ogre: { at: [6, 5], now: { heldBy: [{ by: 'mei' }] } } },
    });
    // Melee 48: two of them around one (2 to 1), and the grappled target.
    table.does(attack('ogre', { with: 'sword' }));
    expect(waiting(table).target).toBe(68);
    table.rolls('attack', 99).does(path([4, 5]));
    expect(asked(table)).toBe('rin turn');
    expect(cell(table, 'rin')).toEqual([4, 5]);
  });

  test('[PE-GRP-2] a Move, an Action and an evasion first need an opposed test', () => {
    const move = held().does(path([5, 4]));
    // Melee 48 is the best of her tests; the ogre holds with Toughness 45.
    expect(waiting(move)).toMatchObject({ who: 'rin', purpose: 'break-out', target: 48 });
    move.rolls('break-out', 10);
    expect(waiting(move)).toMatchObject({ who: 'ogre', purpose: 'hold', target: 45 });
    move.rolls('hold', 80);
    expect(cell(move, 'rin')).toEqual([5, 4]);
    expect(conditions(move, 'rin')).not.toContain('held');

    const action = held().does(attack('ogre', { with: 'sword' }));
    expect(waiting(action).purpose).toBe('break-out');
    action.rolls('break-out', 10).rolls('hold', 80);
    expect(waiting(action)).toMatchObject({ who: 'rin', purpose: 'attack' });

    const evasion = held()
      .does(endTurn)
      .does(attack('rin', { with: 'claws' }))
      .rolls('attack', 45);
    evasion.answers('rin', choice('dodge'));
    expect(waiting(evasion).purpose).toBe('break-out');
    evasion.rolls('break-out', 10).rolls('hold', 80);
    expect(waiting(evasion)).toMatchObject({ who: 'rin', purpose: 'evasion' });
  });

  test('[PE-GRP-2, PE-INJ-10] the best way as things stand: Winded, the ogre holds with Melee 40, not Endurance 35', () => {
    const ogre = { now: { heavy: 1, injuries: { body: 3 } } };
    const table = duel({ rin: { now: { heldBy: [{ by: 'ogre' }] } }, ogre }).does(path([5, 4]));
    table.rolls('break-out', 10);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'hold', target: 40 });
  });

  test('[PE-GRP-2] failed, what was declared is wasted', () => {
    const move = held()
      .does(path([5, 4]))
      .rolls('break-out', 90);
    expect([cell(move, 'rin'), hasMove(move, 'rin'), hasAction(move, 'rin')]).toEqual([[5, 5], false, true]);
    const action = held()
      .does(attack('ogre', { with: 'sword' }))
      .rolls('break-out', 90);
    expect([asked(action), hasAction(action, 'rin')]).toEqual(['rin turn', false]);
    const evasion = held()
      .does(endTurn)
      .does(attack('rin', { with: 'claws' }))
      .rolls('attack', 45);
    evasion.answers('rin', choice('dodge')).rolls('break-out', 90);
    expect(waiting(evasion).purpose).toBe('location');
  });

  test('[PE-GRP-2] which Endurance breaks out: either, or the one that the table plays', () => {
    const tough = (grappleSkills: string): number => {
      const endurance = {
        level: 0,
        bonus: 0,
        focuses: { bracing: { level: 0, bonus: 20 }, injury: { level: 0, bonus: 30 } },
      };
      const table = duel(
        {
          rin: { sheet: { skills: { endurance } }, now: { heldBy: [{ by: 'ogre' }] } },
          ogre: {},
        },
        { rulings: { grappleSkills } },
      );
      return waiting(table.does(path([5, 4]))).target;
    };
    expect([tough('union'), tough('bracingOnly'), tough('injuryOnly')]).toEqual([73, 63, 73]);
  });

  test('[PE-GRP-2] one may spend the Move or the Action on nothing else, with what one likes', () => {
    const table = held().does(choice('break-free', { spend: 'action', with: 'acrobatics-contortion' }));
    expect(waiting(table)).toMatchObject({ purpose: 'break-out', target: 41 });
    table.rolls('break-out', 1).rolls('hold', 99);
    expect(conditions(table, 'rin')).not.toContain('held');
    expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([false, true]);
  });

  test('[PE-GRP-3] it ends when the two are apart, whoever moved, and when the holder lets go', () => {
    const walks = holding().does(path([4, 5]));
    expect(conditions(walks, 'ogre')).not.toContain('held');
    const circles = holding().does(path([5, 4]));
    expect(conditions(circles, 'ogre')).toContain('held');
    const lets = holding().does(choice('release', { target: 'ogre' }));
    expect(conditions(lets, 'ogre')).not.toContain('held');
    const moved = holding().byHand('carried off', {
      change: 'position',
      who: 'ogre',
      cell: { x: 12, y: 5 },
    });
    expect(conditions(moved, 'ogre')).not.toContain('held');
  });

  test('[PE-GRP-4] immobilised: against the result that was once rolled, which is not rolled again', () => {
    const stored = { degrees: 2, margin: 25, bonus: 4, die: 15 };
    const table = held({ stored }).does(path([5, 4]));
    // 48 and 27: 2 degrees; equal Bonuses of 4; the lower die of 15 holds.
    table.rolls('break-out', 27);
    expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [5, 5]]);
    const better = held({ stored })
      .does(path([5, 4]))
      .rolls('break-out', 18);
    expect(cell(better, 'rin')).toEqual([5, 4]);
  });

  test('[PE-GRP-4] ties by Bonus and die, or always to the source', () => {
    const stored = { degrees: 2, margin: 20, bonus: 3, die: 50 };
    const tie = (rulings: Sketch): Scenario =>
      held({ stored }, { rulings })
        .does(path([5, 4]))
        .rolls('break-out', 28);
    // Two degrees each; the Bonus of 4 beats 3.
    expect(cell(tie({}), 'rin')).toEqual([5, 4]);
    expect(cell(tie({ immobiliseStored: 'degreesOnly' }), 'rin')).toEqual([5, 5]);
  });

  test('[PE-GRP-5] each failed attempt gives Advantage on the next', () => {
    const table = held()
      .does(path([5, 4]))
      .rolls('break-out', 90);
    table.does(attack('ogre', { with: 'sword' }));
    expect(waiting(table).target).toBe(58);
    table.rolls('break-out', 99);
    table
      .does(endTurn)
      .does(endTurn)
      .does(path([5, 4]));
    expect(waiting(table).target).toBe(68);
  });
});

describe('[PE-GRP-3] a door that is closed between them', () => {
  const gate: Setting = {
    field: { walls: [{ kind: 'door', id: 'gate', label: 'Gate', x: 5, y: 5, side: 'e' }] },
    doors: { gate: true },
  };

  test('parts holder and held like distance does, whoever closes it', () => {
    const table = holding(gate);
    expect(conditions(table, 'ogre')).toContain('held');
    table.does(choice('open-door', { door: 'gate' }));
    expect(conditions(table, 'ogre')).not.toContain('held');
    const byHand = holding(gate);
    byHand.byHand('the wind', { change: 'door', door: 'gate', open: false });
    expect(conditions(byHand, 'ogre')).not.toContain('held');
  });
});
