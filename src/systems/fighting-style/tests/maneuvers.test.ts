import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  opportunity,
  path,
  strike,
  waiting,
} from './line-up.ts';

/** Section 9: the right to a maneuver, when it comes, which are offered, and Bash, Brace, Feint and Trip. */

const helpless: Fighter = { now: { ap: 0 } };
const offered = (table: Scenario): string[] => table.choice().options.map(({ id }) => id);

/** A fight in which the first has just won a Strike critically at the second, who could not defend. */
const won = (two: { readonly [id: string]: Fighter }, setting: Setting = {}, how = {}) => {
  const [, foe] = Object.keys(two) as [string, string];
  return duel(two, setting).does(strike(foe, how)).rolls('attack', 2);
};

describe('the right to a maneuver', () => {
  test('[FS-MAN-1] a maneuver costs no AP and no attack of the round, and there is only one for each attack', () => {
    const table = won({ brute: {}, sefu: helpless })
      .does(choice('bash'))
      .rolls('damage', 1)
      .rolls('maneuver', 12);
    expect(asked(table)).toBe('brute turn');
    expect([ap(table, 'brute'), attacks(table, 'brute')]).toEqual([2, 1]);
    expect(table.facts('maneuver')).toHaveLength(1);
  });

  test('[FS-MAN-1] a maneuver may be declined: only the damage happens', () => {
    const table = won({ brute: {}, sefu: helpless }).does(decline).rolls('damage', 1);
    expect(asked(table)).toBe('brute turn');
    expect(conditions(table, 'sefu')).toEqual([]);
    expect(table.facts('maneuver')).toEqual([]);
  });

  test('[FS-MAN-1, FS-OPP-1] an opportunity attack can earn a maneuver, and so can a defence against one', () => {
    const leaving = () =>
      fight({ heroes: { ciro: { at: [5, 5] } }, foes: { brute: { at: [6, 5] } } }).does(path([4, 5]));
    const struck = leaving().answers('brute', opportunity).answers('ciro', decline).rolls('attack', 13);
    expect(asked(struck)).toBe('brute maneuver');
    expect(offered(struck)).toContain('precision');
    const parried = leaving().answers('brute', opportunity).answers('ciro', choice('parry'));
    parried.rolls('attack', 14).rolls('defence', 14);
    expect(asked(parried)).toBe('ciro maneuver');
  });

  test('[FS-MAN-1, FS-ATK-8] of three targets hit by one spell only one suffers a maneuver', () => {
    const table = fight({
      heroes: { imre: { at: [1, 5] } },
      foes: {
        bandit: { at: [6, 5], ...helpless },
        brute: { at: [7, 5], ...helpless },
        ghoul: { at: [8, 5], ...helpless },
      },
    });
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute', 'ghoul'] }));
    table.rolls('attack', 15).answers('imre', decline).answers('imre', choice('brace'));
    table.rolls('damage', 6);
    expect(asked(table)).toBe('imre turn');
    expect(table.facts('maneuver')).toMatchObject([{ at: 'brute', maneuver: 'brace' }]);
    expect([health(table, 'bandit'), health(table, 'brute'), health(table, 'ghoul')]).toEqual([7, 17, 9]);
  });
});

describe('timing', () => {
  test('[FS-MAN-2] ruling maneuverTiming pickBeforeDamage: picked first, then damage, then its test', () => {
    const table = won({ brute: {}, sefu: helpless });
    expect(asked(table)).toBe('brute maneuver');
    table.does(choice('trip')).rolls('damage', 1);
    expect(waiting(table)).toMatchObject({ who: 'sefu', purpose: 'maneuver', tn: 9 });
  });

  test('[FS-MAN-2] a target knocked out by the damage fails the maneuver’s test without a die', () => {
    const table = won({ brute: {}, sefu: { now: { ap: 0, health: 5 } } }).does(choice('push'));
    table.rolls('damage', 12);
    expect(asked(table)).toBe('gm end');
    expect(table.facts('maneuver-done')).toMatchObject([{ maneuver: 'push', worked: true }]);
    expect(table.who('sefu').cell).toEqual({ x: 7, y: 5 });
  });

  test('[FS-MAN-2] ruling maneuverTiming afterDamage: Precision before the damage, all others after it', () => {
    const rulings = { maneuverTiming: 'afterDamage' };
    const table = won({ brute: {}, sefu: helpless }, { rulings });
    expect(offered(table)).toEqual(['precision', 'decline']);
    table.refuses(choice('trip'), 'maneuverUnavailable', 'FS-MAN-2');
    table.does(decline).rolls('damage', 1);
    expect(asked(table)).toBe('brute maneuver');
    expect(offered(table)).not.toContain('precision');
    table.does(choice('trip')).rolls('maneuver', 10);
    expect(conditions(table, 'sefu')).toEqual(['prone']);
  });

  test('[FS-MAN-2, FS-MAN-3] ruling maneuverTiming afterDamage: a target knocked out can be neither tripped nor pushed', () => {
    const table = won(
      { brute: {}, sefu: { now: { ap: 0, health: 5 } } },
      { rulings: { maneuverTiming: 'afterDamage' } },
    );
    table.does(decline).rolls('damage', 12);
    expect(offered(table)).toEqual(['brace', 'feint', 'decline']);
  });

  test('[FS-MAN-2] ruling maneuverTiming afterDamage: after Precision no other maneuver is offered', () => {
    const table = won({ brute: {}, sefu: helpless }, { rulings: { maneuverTiming: 'afterDamage' } });
    table.does(choice('precision', { location: 'head' }));
    expect(asked(table)).toBe('brute turn');
    expect(health(table, 'sefu')).toBe(21 - 13);
  });
});

describe('which maneuvers are offered', () => {
  test('[FS-MAN-3, FS-SIZE-1] those that would come to nothing come last', () => {
    // A giant is two sizes larger and passes every starred test by itself.
    const table = duel({ edda: {}, 'hill-giant': { at: [6, 5], now: { ap: 0 } } });
    table.does(strike('hill-giant')).rolls('attack', 2);
    expect(offered(table)).toEqual([
      'brace',
      'feint',
      'precision',
      'bash',
      'disarm',
      'push',
      'trip',
      'decline',
    ]);
    const braced = duel({ edda: { now: { conditions: [{ id: 'braced' }] } }, brute: { now: { ap: 0 } } });
    braced.does(strike('brute')).rolls('attack', 2);
    expect(offered(braced)).toEqual([
      'bash',
      'disarm',
      'feint',
      'precision',
      'push',
      'trip',
      'brace',
      'decline',
    ]);
  });

  const all = ['bash', 'brace', 'disarm', 'feint', 'precision', 'push', 'trip', 'decline'];
  const without = (...ids: string[]): string[] => all.filter((id) => !ids.includes(id));
  const wall = { walls: [{ x: 6, y: 5, side: 'e', kind: 'wall' }] };

  const cases: readonly [string, { readonly [id: string]: Fighter }, Setting, string[]][] = [
    ['all of them to a shield bearer', { edda: {}, sefu: helpless }, {}, all],
    ['no Bash without a shield or a heavy weapon', { ciro: {}, sefu: helpless }, {}, without('bash')],
    ['Bash with a heavy weapon', { brute: {}, sefu: helpless }, {}, all],
    [
      'no Disarm against empty hands',
      { edda: {}, sefu: { now: { ap: 0, inHand: [] } } },
      {},
      without('disarm'),
    ],
    ['no Disarm against natural weapons', { edda: {}, ghoul: helpless }, {}, without('disarm')],
    [
      'no Trip of a prone target',
      { edda: {}, sefu: { now: { ap: 0, conditions: [{ id: 'prone' }] } } },
      {},
      without('trip'),
    ],
    ['no Push against a wall', { edda: {}, sefu: helpless }, { field: wall }, without('push')],
  ];

  test.each(cases)('[FS-MAN-3] %s', (_, two, setting, expected) => {
    const table = duel(two, setting);
    const foe = Object.keys(two)[1] as string;
    table.does(strike(foe)).rolls('attack', 2);
    expect(offered(table)).toEqual(expected);
  });

  test('[FS-MAN-3] no starred maneuver against a target that was unconscious already', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] } },
      foes: { sefu: { at: [6, 5], now: { health: 0 } }, brute: { at: [9, 9] } },
    });
    table.does(strike('sefu')).rolls('attack', 2);
    expect(offered(table)).toEqual(['brace', 'feint', 'precision', 'decline']);
  });

  test('[FS-MAN-3] a maneuver that is not offered is refused', () => {
    const table = won({ ciro: {}, ghoul: { now: { ap: 0, conditions: [{ id: 'prone' }] } } });
    table.refuses(choice('bash'), 'maneuverUnavailable', 'FS-MAN-4');
    table.refuses(choice('disarm'), 'maneuverUnavailable', 'FS-MAN-6');
    table.refuses(choice('trip'), 'maneuverUnavailable', 'FS-MAN-10');
  });

  test('[FS-MAN-3] Precision is offered neither to a defender nor to a caster', () => {
    const table = duel({ brute: {}, sefu: {} }).does(strike('sefu')).answers('sefu', choice('parry'));
    table.rolls('attack', 14).rolls('defence', 3);
    expect(offered(table)).toEqual(without('precision'));
    table.refuses(choice('precision'), 'maneuverUnavailable', 'FS-MAN-8');
    const touch = duel({ imre: {}, sefu: helpless }).does(cast('rime-touch', { target: 'sefu' }));
    touch.rolls('attack', 2);
    expect(offered(touch)).toEqual(without('bash', 'precision'));
  });

  test('[FS-MAN-3] the prompt shows the test of each maneuver, its boon or bane, or its automatic result', () => {
    const note = (foe: string, maneuver: string) => won({ edda: {}, [foe]: helpless }).option(maneuver).note;
    expect(note('sefu', 'trip')).toBe('Sefu: Acrobatics TN 9');
    expect(note('ogre', 'push')).toBe('Ogre: Athletics TN 15, boon');
    expect(note('ember-imp', 'push')).toBe('Ember imp: Athletics TN 5, bane');
    expect(note('hill-giant', 'trip')).toBe('Hill giant: passes by itself');
    expect(note('sefu', 'feint')).toBe('own Deception TN 5');
    expect(note('brute', 'disarm')).toBe('Brute: Athletics TN 13, boon or Sleight of Hand TN 6, boon');
  });

  test('[FS-MAN-3, FS-TEST-4] ruling boonBane flatTwo: the number in a note holds the boon, which is not named again', () => {
    const flat = { rulings: { boonBane: 'flatTwo' } };
    expect(won({ edda: {}, ogre: helpless }, flat).option('push').note).toBe('Ogre: Athletics TN 17');
    const sefu = { now: { conditions: [{ id: 'braced' }] } };
    const table = duel({ brute: {}, sefu }, flat).does(strike('sefu'));
    // Dodge 9, and +2 for Brace.
    expect(table.option('dodge').note).toBe('TN 11');
  });

  test('[FS-MAN-3, FS-MAN-5, FS-COND-1] a second Brace or Bash may be picked, and its note says that it adds nothing', () => {
    const already = (id: string) => ({ now: { ap: 0, conditions: [{ id }] } });
    const braced = won({ edda: { now: { conditions: [{ id: 'braced' }] } }, sefu: helpless });
    expect(braced.option('brace').note).toBe('braced already: nothing more');
    expect(won({ edda: {}, sefu: helpless }).option('brace').note).toBe('a boon on the next defence');
    const dazed = won({ edda: {}, sefu: already('dazed') });
    expect(dazed.option('bash').note).toBe('Sefu: Athletics TN 11, dazed already');
  });

  test('[FS-MAN-3, FS-MAN-8] Precision with a net, which has no damage die, is offered for the hit location alone', () => {
    const runa = { at: [3, 5] as const, now: { inHand: [{ item: 'net' }, { item: 'hatchet' }] } };
    const thrown = (setting: Setting = {}) =>
      won({ runa, sefu: helpless }, setting, { with: 'net' }).option('precision').note;
    expect(thrown()).toBe('no damage die: the hit location alone');
    expect(thrown({ rulings: { hitLocations: 'off' } })).toBe('no damage die: nothing to gain');
    expect(won({ edda: {}, sefu: helpless }).option('precision').note).toBe(
      'every damage die at its highest',
    );
  });

  test('[FS-MAN-3, FS-MAN-6] Disarm shows the test of each item separately', () => {
    const { note, needs } = won({ edda: {}, sefu: helpless }).option('disarm');
    expect([note, needs?.item]).toMatchObject([
      undefined,
      {
        oneOf: [
          { label: 'Spear', note: 'Athletics TN 11 or Sleight of Hand TN 7' },
          { label: 'Shield', note: 'Athletics TN 11, boon or Sleight of Hand TN 7, boon' },
        ],
      },
    ]);
  });

  const shot = (rulings = {}) =>
    won({ runa: { at: [1, 5] }, sefu: { at: [6, 5], ...helpless } }, { rulings });

  test('[FS-MAN-3] ruling maneuverReach starredNeedReach: a ranged winner is offered Brace, Feint and Precision', () => {
    expect(offered(shot())).toEqual(['brace', 'feint', 'precision', 'decline']);
    shot().refuses(choice('trip'), 'maneuverUnavailable', 'FS-MAN-3');
  });

  test('[FS-MAN-3] ruling maneuverReach meleeOnly: a ranged winner is not asked, a melee winner is', () => {
    expect(shot({ maneuverReach: 'meleeOnly' }).roll().purpose).toBe('damage');
    expect(offered(won({ edda: {}, sefu: helpless }, { rulings: { maneuverReach: 'meleeOnly' } }))).toEqual(
      all,
    );
  });

  test('[FS-MAN-3] ruling maneuverReach any: a ranged winner may push and trip', () => {
    const table = shot({ maneuverReach: 'any' });
    expect(offered(table)).toEqual(without('bash'));
    table.does(choice('push')).rolls('damage', 1).rolls('maneuver', 12);
    expect(table.who('sefu').cell).toEqual({ x: 7, y: 5 });
  });

  test('[FS-MAN-3] the winner’s reach counts: at 2 m a defender with a spear may trip, one with a rapier may not', () => {
    const lunge = (foe: string) => {
      const table = fight({ foes: { ogre: { at: [2, 5] } }, heroes: { [foe]: { at: [5, 5] } } });
      table.does(strike(foe)).answers(foe, choice('parry')).rolls('attack', 20).rolls('defence', 2);
      return offered(table);
    };
    expect(lunge('sefu')).toContain('trip');
    expect(lunge('ciro')).toEqual(['brace', 'feint', 'decline']);
  });
});

describe('Bash', () => {
  test('[FS-MAN-4] a target that fails the Athletics test is Dazed', () => {
    const table = (face: number) => {
      const won11 = won({ edda: {}, sefu: helpless }).does(choice('bash')).rolls('damage', 1);
      expect(waiting(won11)).toMatchObject({ who: 'sefu', tn: 11 });
      return won11.rolls('maneuver', face);
    };
    expect(conditions(table(12), 'sefu')).toEqual(['dazed']);
    expect(conditions(table(11), 'sefu')).toEqual([]);
  });
});

describe('Brace', () => {
  /** Sefu wins a parry, braces, and is attacked again. */
  const braced = () =>
    duel({ brute: {}, sefu: {} })
      .does(strike('sefu'))
      .answers('sefu', choice('parry'))
      .rolls('attack', 14)
      .rolls('defence', 3)
      .answers('sefu', choice('brace'));

  test('[FS-MAN-5] the next defence, whichever it is, has a boon, and uses Brace up', () => {
    const table = braced();
    expect(conditions(table, 'sefu')).toEqual(['braced']);
    table.does(strike('sefu'));
    expect(table.option('dodge').note).toBe('TN 9, boon');
    table.answers('sefu', choice('block')).rolls('attack', 3);
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 13, dice: 2, edge: 1 });
    table.rolls('defence', 20, 13).rolls('damage', 1);
    expect(conditions(table, 'sefu')).toEqual([]);
  });

  test('[FS-MAN-5] declining a defence does not use Brace up', () => {
    const table = braced().does(strike('sefu')).answers('sefu', decline).rolls('attack', 14);
    expect(conditions(table, 'sefu')).toEqual(['braced']);
  });

  test('[FS-MAN-5] Brace does not stack: two give one boon', () => {
    const table = duel({ brute: {}, sefu: { now: { conditions: [{ id: 'braced' }] } } }).does(strike('sefu'));
    table.answers('sefu', decline).rolls('attack', 14).does(endTurn);
    table.answers('sefu', strike('brute')).answers('brute', decline).rolls('attack', 3);
    table.answers('sefu', choice('brace')).rolls('damage', 1).does(endTurn);
    table.answers('brute', strike('sefu')).answers('sefu', choice('dodge')).rolls('attack', 3);
    expect(waiting(table)).toMatchObject({ dice: 2, edge: 1 });
  });

  test('[FS-MAN-5, FS-OPP-2] Brace won in the own turn gives a boon against an opportunity attack in it', () => {
    const table = duel({ sefu: {}, brute: {} }).does(strike('brute')).answers('brute', decline);
    table
      .rolls('attack', 3)
      .answers('sefu', choice('brace'))
      .rolls('damage', 1)
      .does(path([4, 5]));
    table.answers('brute', opportunity).answers('sefu', choice('parry')).rolls('attack', 5);
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 13, dice: 2, edge: 1 });
    table.rolls('defence', 18, 6);
    expect(table.facts('combat-roll').at(-1)).toMatchObject({ outcome: 'missed' });
    expect(table.who('sefu').cell).toEqual({ x: 4, y: 5 });
  });

  test('[FS-MAN-5, FS-HP-2] if the loser dies from the attack the winner still has Brace', () => {
    const table = fight({
      foes: { brute: { at: [5, 5] } },
      heroes: { ciro: { at: [6, 5], now: { health: 0 } }, edda: { at: [9, 9] } },
    });
    table.does(strike('ciro')).rolls('attack', 2).does(choice('brace')).rolls('damage', 5);
    table.answers('gm', choice('dies'));
    expect(conditions(table, 'brute')).toEqual(['braced']);
  });

  test('[FS-MAN-5] Brace lasts beyond the end of the round until it is used', () => {
    const table = braced().does(endTurn).answers('sefu', endTurn);
    expect(table.view().round).toBe(2);
    table.answers('brute', strike('sefu')).answers('sefu', choice('dodge')).rolls('attack', 3);
    expect(waiting(table)).toMatchObject({ dice: 2, edge: 1 });
  });
});

describe('Trip', () => {
  test('[FS-MAN-10] a target that fails the Acrobatics test falls prone', () => {
    const table = (face: number) =>
      won({ edda: {}, sefu: helpless }).does(choice('trip')).rolls('damage', 1).rolls('maneuver', face);
    expect(conditions(table(10), 'sefu')).toEqual(['prone']);
    expect(conditions(table(9), 'sefu')).toEqual([]);
  });
});
