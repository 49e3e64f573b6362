import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  hasAction,
  hasMove,
  metres,
  move,
  path,
  waiting,
} from './line-up.ts';

/** Going prone, rising, hiding (PE-ACT-34 to PE-ACT-36, PE-MOVE-15). */

const far: Fighter = { at: [15, 11] };
const alone = (now: Sketch = {}, rulings: Sketch = {}): Scenario =>
  fight({ red: { rin: { at: [1, 1], now } }, blue: { ogre: far } }, { rulings });
const lying = { conditions: ['prone'] };

describe('[PE-ACT-34] going prone', () => {
  const down = choice('go-prone');

  test('costs nothing, or the Move, or the Action', () => {
    const cost = (rulings: Sketch): readonly boolean[] => {
      const table = alone({}, rulings).does(down);
      expect(conditions(table, 'rin')).toContain('prone');
      return [hasMove(table, 'rin'), hasAction(table, 'rin')];
    };
    expect(cost({})).toEqual([true, true]);
    expect(cost({ goProneCost: 'move' })).toEqual([false, true]);
    expect(cost({ goProneCost: 'action' })).toEqual([true, false]);
    alone(lying).refuses(down, 'prone', 'PE-ACT-34');
  });

  test('melee attackers gain Advantage, distant shooters a Disadvantage', () => {
    const struck = duel({ ogre: {}, rin: { now: lying } }).does(attack('rin', { with: 'claws' }));
    expect(waiting(struck).target).toBe(50);
    const shot = fight({ red: { jun: { at: [1, 1] } }, blue: { rin: { at: [12, 1], now: lying } } });
    // Ballistic 52 at close range (11 of 100 m), and the prone target: the two cancel.
    expect(waiting(shot.does(attack('rin', { with: 'rifle' }))).target).toBe(52);
  });
});

describe('[PE-ACT-35] rising', () => {
  const rise = choice('rise');

  test('costs the Move, or the Action, or nothing', () => {
    const cost = (rulings: Sketch): readonly boolean[] => {
      const table = alone(lying, rulings).does(rise);
      expect(conditions(table, 'rin')).not.toContain('prone');
      return [hasMove(table, 'rin'), hasAction(table, 'rin')];
    };
    expect(cost({})).toEqual([false, true]);
    expect(cost({ riseCost: 'action' })).toEqual([true, false]);
    expect(cost({ riseCost: 'free' })).toEqual([true, true]);
    alone().refuses(rise, 'notProne', 'PE-ACT-35');
  });

  test('or half of the Move', () => {
    const table = alone(lying, { riseCost: 'halfMove' }).does(rise);
    expect(metres(table, 'rin')).toBe(4);
    table.does(move(5, 1));
    expect(metres(table, 'rin')).toBe(0);
  });

  test('[PE-GRP-2] whoever is held breaks free first, with Move or Action, where rising costs nothing', () => {
    const table = duel(
      { rin: { now: { ...lying, heldBy: [{ by: 'ogre' }] } }, ogre: {} },
      { rulings: { riseCost: 'free' } },
    );
    table.refuses(rise, 'grappled', 'PE-GRP-2');
    // Melee 48 against Melee 40: 4 degrees against a failure.
    table.does(choice('break-free', { spend: 'move', with: 'melee-grappling' }));
    table.rolls('break-out', 8).rolls('hold', 90).does(rise).does(decline);
    expect([conditions(table, 'rin'), hasAction(table, 'rin')]).toEqual([[], true]);
  });

  test('no whole Move is left to whoever has crawled', () => {
    alone(lying)
      .does(path([2, 1]))
      .refuses(rise, 'noMove', 'PE-ACT-35');
  });

  test.each([
    ['interrupt', true],
    ['after', false],
  ])('[PE-CHA-3, PE-R65] every enemy one is engaged with may strike, once: %s', (chanceTiming, prone) => {
    const table = fight(
      { red: { rin: { at: [5, 5], now: lying } }, blue: { ogre: { at: [6, 5] }, imp: { at: [5, 6] } } },
      { rulings: { chanceTiming } },
    ).does(rise);
    for (const who of ['ogre', 'imp']) {
      expect(asked(table)).toBe(`${who} chance-attack`);
      expect(conditions(table, 'rin').includes('prone')).toBe(prone);
      table.does(decline);
    }
    expect(conditions(table, 'rin')).not.toContain('prone');
    expect(asked(table)).toBe('rin turn');
  });
});

describe('[PE-ACT-36] going stealthy', () => {
  const hide = choice('hide');
  /** A wall between columns 7 and 8 with a way around it below row 8. */
  const walls = [{ kind: 'wall', x: 7, y: 0, side: 'e', length: 8 }];
  const behind = (rulings: Sketch = {}, rin: Fighter = {}): Scenario =>
    fight(
      { red: { rin: { at: [5, 3], ...rin } }, blue: { ogre: { at: [10, 3] } } },
      { field: { walls }, rulings },
    );

  test('only while no enemy has line of sight', () => {
    alone().refuses(hide, 'unseen', 'PE-ACT-36');
    const table = behind().does(hide);
    expect(conditions(table, 'rin')).toContain('hidden');
    expect(hasAction(table, 'rin')).toBe(false);
  });

  test('it may cost nothing, or the Move', () => {
    const free = behind({ stealthCost: 'free' }).does(hide);
    expect([hasMove(free, 'rin'), hasAction(free, 'rin')]).toEqual([true, true]);
    const moved = behind({ stealthCost: 'move' }).does(hide);
    expect([hasMove(moved, 'rin'), hasAction(moved, 'rin')]).toEqual([false, true]);
  });

  test('the hidden cannot be targeted', () => {
    const setting: Setting = { hidden: { rin: ['ogre'] } };
    const table = fight({ blue: { ogre: { at: [5, 5] } }, red: { rin: { at: [6, 5] } } }, setting);
    table.refuses(attack('rin', { with: 'claws' }), 'unseen', 'PE-ACT-36');
  });

  test.each(['dead', 'fled'])(
    'nobody hides from one who is %s: alone with the hound, Rin walks 8 m again',
    (out) => {
      const table = fight(
        {
          red: { rin: { at: [6, 5] } },
          blue: { ogre: { at: [12, 5] }, hound: { use: 'glass-hound', at: [15, 5] } },
        },
        { hidden: { rin: ['ogre'] } },
      );
      expect(table.option('move').note).toBe('4 m, each counts double');
      table.byHand('gone', { change: 'out', who: 'ogre', out });
      expect([table.option('move').note, conditions(table, 'rin')]).toEqual(['8 m', []]);
    },
  );

  /** From behind the wall into the open, where the ogre sees her: three metres at half speed. */
  const sneaks = (rulings: Sketch = {}, option = 'move'): Scenario =>
    fight(
      { red: { rin: { at: [6, 7] } }, blue: { ogre: { at: [10, 3] } } },
      { field: { walls }, rulings, hidden: { rin: ['ogre'] } },
    ).does(
      choice(option, {
        path: [
          { x: 7, y: 8 },
          { x: 8, y: 8 },
          { x: 9, y: 7 },
        ],
      }),
    );

  test('where an enemy could notice, Stealth is opposed by Perception', () => {
    const table = sneaks();
    // Agility 41 against Perception 30.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'stealth', target: 41 });
    table.rolls('stealth', 21);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'notice', target: 30 });
    table.rolls('notice', 25);
    expect(conditions(table, 'rin')).toContain('hidden');
    expect(conditions(sneaks().rolls('stealth', 90), 'rin')).not.toContain('hidden');
  });

  test('`gmOnly`: the game master says seen, unseen or surprise', () => {
    const says = (): Scenario => sneaks({ stealthTest: 'gmOnly' });
    expect(asked(says())).toBe('gm stealth');
    expect(conditions(says().does(choice('seen')), 'rin')).not.toContain('hidden');
    expect(conditions(says().does(choice('unseen')), 'rin')).toContain('hidden');
    const surprised = says().does(choice('surprise'));
    expect(conditions(surprised, 'ogre')).toContain('surprised');
  });

  test('an enemy that comes where it can see the hidden one may notice it too', () => {
    const table = fight(
      { blue: { ogre: { at: [8, 8] } }, red: { rin: { at: [5, 3] } } },
      { field: { walls }, hidden: { rin: ['ogre'] } },
    ).does(path([7, 8], [6, 7]));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'stealth' });
  });

  test('[PE-MOVE-15] at full speed stealth does not hinder, but its test has two Disadvantages', () => {
    const table = sneaks({}, 'move-full');
    expect(waiting(table)).toMatchObject({ purpose: 'stealth', target: 21 });
    table.rolls('stealth', 90);
    // Three metres spent of eight, not six.
    expect(metres(table, 'rin')).toBe(5);
    table.does(endTurn);
  });
});
