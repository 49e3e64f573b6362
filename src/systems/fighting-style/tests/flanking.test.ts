import { describe, expect, test } from 'vitest';
import type { Fighter, Setting } from './line-up.ts';
import {
  cast,
  choice,
  conditions,
  decline,
  fight,
  opportunity,
  path,
  strike,
  terms,
  waiting,
} from './line-up.ts';

/** Section 13: flanking. Ciro attacks with 14 and reaches 1 m; Sefu attacks with 13 and reaches 2 m. */

type At = readonly [number, number];
const helpless: Fighter = { now: { ap: 0 } };
const from = ([x, y]: At): At => [5 + x, 5 + y];

/** The flanking bonus of a Strike at the brute at (5,5) by the last of these allies. */
const bonus = (
  allies: { readonly [id: string]: Fighter },
  setting: Setting = {},
  foe: Fighter = {},
): number => {
  const ids = Object.keys(allies);
  const last = ids[ids.length - 1] as string;
  const lineUp = { heroes: allies, foes: { brute: { at: from([0, 0]), ...helpless, ...foe } } };
  const table = fight(lineUp, { turnOf: last, order: [last, ...ids.slice(0, -1), 'brute'], ...setting });
  table.does(strike('brute'));
  const found = table.roll().total?.terms.filter(({ clause }) => clause === 'FS-FLK-2') ?? [];
  return found.reduce((sum, { value }) => sum + value, 0);
};
/** An ally with a reach of 1 m (Ciro's sheet) or 2 m (Sefu's), under any id. */
const ally = (reach: number, at: At): Fighter => ({ use: reach === 1 ? 'ciro' : 'sefu', at: from(at) });

describe('who is flanked', () => {
  const lines: readonly [At, number, At, number, number, string][] = [
    [[-1, 0], 1, [1, 0], 1, 2, 'yes'],
    [[-1, -1], 1, [1, 1], 1, 2, 'yes'],
    [[-1, 0], 1, [1, 1], 1, 0, 'no, bent'],
    [[-2, 0], 2, [1, 0], 1, 2, 'yes'],
    [[-2, 0], 1, [1, 0], 1, 0, 'no, the first does not reach'],
    [[-2, 1], 2, [2, -1], 2, 2, 'yes'],
    [[-2, -1], 2, [1, 1], 1, 0, 'no, not one line'],
    [[2, 0], 2, [1, 0], 1, 0, 'no, the foe is not between'],
  ];

  test.each(lines)(
    '[FS-FLK-3, FS-FLK-1] %j (reach %i) and %j (reach %i): %i, %s',
    (a, reachA, b, reachB, expected) => {
      expect(bonus({ one: ally(reachA, a), other: ally(reachB, b) })).toBe(expected);
    },
  );

  test('[FS-FLK-1] one attacker alone does not flank, nor do two attackers of different sides', () => {
    expect(bonus({ ciro: { at: from([1, 0]) } })).toBe(0);
    const table = fight(
      {
        heroes: { ciro: { at: from([1, 0]) } },
        foes: { brute: { at: from([0, 0]), ...helpless } },
        beasts: { wolf: { at: from([-1, 0]) } },
      },
      {},
    );
    expect(terms(table.does(strike('brute')))).not.toContain('flanked foe 2');
  });

  test('[FS-FLK-1] any square of a large foe may be the one between its flankers', () => {
    // The ogre fills (5,5) to (6,6); (4,6), (5,5), (6,4) lie on one line.
    const table = (rulings: Setting['rulings'] = {}) =>
      fight(
        {
          heroes: { ciro: { at: [4, 6] }, sefu: { at: [6, 4] } },
          foes: { ogre: { at: [5, 5], ...helpless } },
        },
        { rulings },
      ).does(strike('ogre'));
    expect(waiting(table()).tn).toBe(14 + 2);
    // Left and top are no opposite sides.
    expect(waiting(table({ flankLine: 'oppositeSides' })).tn).toBe(14);
  });

  test('[FS-FLK-1] ruling flankLine oppositeSides: left and right of an ogre flank without three centres in line', () => {
    const table = (rulings: Setting['rulings'] = {}) =>
      fight(
        {
          heroes: { ciro: { at: [4, 5] }, sefu: { at: [7, 6] } },
          foes: { ogre: { at: [5, 5], ...helpless } },
        },
        { rulings },
      ).does(strike('ogre'));
    expect(waiting(table({ flankLine: 'oppositeSides' })).tn).toBe(14 + 2);
    expect(waiting(table({ flankLine: 'exactCentres' })).tn).toBe(14);
  });

  const pair = (other: Fighter['now']) => ({
    one: { ...ally(1, [-1, 0]), now: other ?? {} },
    two: ally(1, [1, 0]),
  });

  test('[FS-FLK-1] ruling flankWho able: unconscious and surprised allies do not flank', () => {
    expect(bonus(pair({}))).toBe(2);
    expect(bonus(pair({ health: 0 }))).toBe(0);
    expect(bonus(pair({ conditions: [{ id: 'surprised' }] }))).toBe(0);
  });

  test('[FS-FLK-1] ruling flankWho anyAlly: a surprised ally with the foe in reach flanks', () => {
    const rulings = { flankWho: 'anyAlly' };
    expect(bonus(pair({ conditions: [{ id: 'surprised' }] }), { rulings })).toBe(2);
    expect(bonus({ one: ally(1, [-2, 0]), two: ally(1, [1, 0]) }, { rulings })).toBe(0);
  });

  test('[FS-FLK-1] an ally who is prone and without AP flanks', () => {
    expect(bonus(pair({ ap: 0, conditions: [{ id: 'prone' }] }))).toBe(2);
  });

  test('[FS-FLK-1, FS-ATK-7] an archer flanks with bare hands at 1 m; by ruling readiedOnly it does not', () => {
    const archer = { one: { use: 'runa', at: from([-1, 0]) }, two: ally(1, [1, 0]) };
    expect(bonus(archer)).toBe(2);
    expect(bonus(archer, { rulings: { reachMeasure: 'readiedOnly' } })).toBe(0);
  });

  test('[FS-FLK-1] a wall between takes the foe out of an ally’s reach', () => {
    const field = { walls: [{ x: 4, y: 5, side: 'e', kind: 'wall' }] };
    expect(bonus(pair({}), { field })).toBe(0);
  });
});

describe('the bonus', () => {
  const between = (setting: Setting = {}, foe: Fighter = {}) =>
    fight(
      {
        heroes: { ciro: { at: [4, 5] }, sefu: { at: [6, 5] }, imre: { at: [5, 4] } },
        foes: { brute: { at: [5, 5], ...foe } },
      },
      setting,
    );

  test('[FS-FLK-2] +2 to the Fighting Style test of a melee Strike; nothing to the defence or to damage', () => {
    const table = between().does(strike('brute')).answers('brute', choice('dodge'));
    expect(waiting(table).tn).toBe(16);
    expect(terms(table)).toContain('flanked foe 2');
    expect(waiting(table.rolls('attack', 5)).tn).toBe(6);
    table.rolls('defence', 4).rolls('damage', 6);
    expect(table.facts('damage')[0]).toMatchObject({ amount: 9 });
  });

  test('[FS-FLK-2] +2 once, however many pairs flank', () => {
    expect(
      bonus({
        a: ally(1, [-1, 0]),
        b: ally(1, [0, -1]),
        c: ally(1, [0, 1]),
        d: ally(1, [1, 0]),
      }),
    ).toBe(2);
  });

  test('[FS-FLK-2] +2 for the Sorcery test of a touch spell, nothing for a bolt', () => {
    const touch = between({ turnOf: 'imre', order: ['imre', 'ciro', 'sefu', 'brute'] }, helpless);
    expect(waiting(touch.does(cast('rime-touch', { target: 'brute' }))).tn).toBe(17);
    const bolt = between({ turnOf: 'imre', order: ['imre', 'ciro', 'sefu', 'brute'] }, helpless);
    expect(waiting(bolt.does(cast('ember-bolt', { target: 'brute' }))).tn).toBe(15);
  });

  test('[FS-FLK-2] thrown and ranged attacks gain nothing', () => {
    const thrown = between({}, helpless).does(strike('brute', { with: 'dagger:thrown' }));
    expect(waiting(thrown).tn).toBe(14);
    const shot = between({}, helpless);
    shot.does(choice('stow', { item: 'dagger' })).does(choice('draw', { item: 'hand-crossbow' }));
    shot.does(strike('brute', { with: 'hand-crossbow' }));
    expect(waiting(shot).tn).toBe(14);
  });

  test('[FS-FLK-2] ruling flankBonusFor everyMeleeAttacker: an ally off the line has the bonus too', () => {
    const table = between({ turnOf: 'imre', order: ['imre', 'ciro', 'sefu', 'brute'] }, helpless);
    expect(waiting(table.does(strike('brute'))).tn).toBe(8 + 2);
  });

  test('[FS-FLK-2] ruling flankBonusFor flankersOnly: an ally off the line has no bonus, the flankers have', () => {
    const rulings = { flankBonusFor: 'flankersOnly' };
    const third = between({ rulings, turnOf: 'imre', order: ['imre', 'ciro', 'sefu', 'brute'] }, helpless);
    expect(waiting(third.does(strike('brute'))).tn).toBe(8);
    expect(waiting(between({ rulings }, helpless).does(strike('brute'))).tn).toBe(16);
  });

  test('[FS-FLK-2, FS-OPP-1] flanking is checked for each attack, opportunity attacks included', () => {
    const table = fight({
      foes: { brute: { at: [5, 5] } },
      heroes: { ciro: { at: [4, 5] }, sefu: { at: [6, 5] } },
    });
    table
      .does(path([5, 4]))
      .answers('ciro', opportunity)
      .answers('brute', decline);
    expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 16 });
    table.rolls('attack', 17).answers('sefu', decline);
    // The brute at (5,4) is not between them.
    table.does(path([5, 3])).answers('ciro', decline);
    table.answers('sefu', opportunity).answers('brute', decline);
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 13 });
  });

  test('[FS-FLK-2, FS-COND-2] a prone attacker of a flanked foe has both -2 and +2', () => {
    const table = fight({
      heroes: {
        ciro: { at: [4, 5], now: { conditions: [{ id: 'prone' }] } },
        sefu: { at: [6, 5] },
      },
      foes: { brute: { at: [5, 5], ...helpless } },
    });
    expect(conditions(table, 'ciro')).toEqual(['prone']);
    table.does(strike('brute'));
    expect(waiting(table).tn).toBe(14);
    expect(terms(table)).toEqual(expect.arrayContaining(['prone -2', 'flanked foe 2']));
  });
});
