import { describe, expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  choice,
  decline,
  duel,
  endTurn,
  fight,
  strike,
  terms,
  waiting,
} from './line-up.ts';

/** Section 12: cover. Runa shoots with 13; the brute dodges with 6; they stand 6 m apart on row 5. */

const wallBefore = (kind: string, x = 7) => ({ walls: [{ x, y: 5, side: 'e', kind }] });
/** A thing that fills square (7,5), right before the brute. */
const filled = (cover: string, x = 7) => ({
  terrain: [{ id: 'thing', label: 'Thing', cover }],
  cells: [{ x, y: 5, terrain: 'thing' }],
});

const shot = (setting: Setting = {}, how = {}, brute: Fighter = {}) =>
  duel({ runa: { at: [2, 5] }, brute: { at: [8, 5], ...brute } }, setting).does(strike('brute', how));
const bothTns = (setting: Setting = {}, how = {}): [number, number] => {
  const table = shot(setting, how).answers('brute', choice('dodge'));
  const attack = waiting(table).tn;
  return [attack, waiting(table.rolls('attack', 1)).tn];
};

describe('when cover counts', () => {
  test('[FS-COV-1] ruling coverSource line: an obstacle right before the target counts, one 2 m away does not', () => {
    expect(bothTns({ field: wallBefore('low-wall') })).toEqual([11, 8]);
    expect(bothTns({ field: filled('high') })).toEqual([8, 11]);
    expect(bothTns({ field: wallBefore('low-wall', 5) })).toEqual([13, 6]);
    expect(bothTns({ field: filled('high', 5) })).toEqual([13, 6]);
    expect(bothTns()).toEqual([13, 6]);
  });

  test('[FS-COV-1] [FS-GRID-1] an obstacle at a corner of the target is within 1 m under every metric', () => {
    for (const metric of ['one', 'alternating', 'exact']) {
      const field = { ...filled('low', 7), metric, cells: [{ x: 7, y: 4, terrain: 'thing' }] };
      // The line from (4,1) to (8,5) runs along the diagonal, through the middle of (7,4).
      const table = duel({ runa: { at: [4, 1] }, brute: { at: [8, 5] } }, { field });
      table.does(strike('brute')).answers('brute', decline);
      expect([metric, waiting(table).tn]).toEqual([metric, 11]);
    }
  });

  test('[FS-COV-1] of several obstacles only the highest grade counts', () => {
    const walls = [...wallBefore('low-wall').walls];
    expect(bothTns({ field: { ...filled('high'), walls } })).toEqual([8, 11]);
  });

  test('[FS-COV-1] an obstacle beside the line or behind the target gives no cover', () => {
    expect(bothTns({ field: { walls: [{ x: 8, y: 5, side: 'e', kind: 'low-wall' }] } })).toEqual([13, 6]);
    expect(bothTns({ field: { walls: [{ x: 7, y: 4, side: 'e', kind: 'low-wall' }] } })).toEqual([13, 6]);
  });

  test('[FS-COV-1] creatures give no cover', () => {
    const table = fight({
      heroes: { runa: { at: [2, 5] } },
      foes: { bandit: { at: [7, 5] }, brute: { at: [8, 5] } },
    });
    table.does(strike('brute')).answers('brute', decline);
    expect(waiting(table).tn).toBe(13);
  });

  test('[FS-COV-1] melee attacks ignore cover', () => {
    const table = duel({ sefu: { at: [6, 5] }, brute: { at: [8, 5] } }, { field: filled('high') });
    table.does(strike('brute')).answers('brute', choice('dodge'));
    expect(waiting(table).tn).toBe(13);
    expect(waiting(table.rolls('attack', 1)).tn).toBe(6);
  });

  test('[FS-COV-1] a thrown weapon is affected by cover: -2 for low cover', () => {
    const table = duel({ ciro: { at: [2, 5] }, brute: { at: [8, 5] } }, { field: wallBefore('low-wall') });
    table.does(strike('brute', { with: 'dagger:thrown' })).answers('brute', decline);
    expect(waiting(table).tn).toBe(14 - 2);
    expect(terms(table)).toContain('low cover -2');
  });

  test('[FS-COV-1] the game master may set the cover of any attack, also against the map', () => {
    expect(bothTns({}, { cover: 'high' })).toEqual([8, 11]);
    expect(bothTns({ field: filled('high') }, { cover: 'low' })).toEqual([11, 8]);
    expect(bothTns({ field: filled('high') }, { cover: 'none' })).toEqual([13, 6]);
    duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } }).refuses(
      strike('brute', { cover: 'some' }),
      'noSuchThing',
      'FS-COV-1',
    );
  });

  const bolt = (rulings: Sketch = {}, spell = 'ember-bolt') => {
    const table = duel(
      { imre: { at: [spell === 'rime-touch' ? 7 : 2, 5] }, brute: { at: [8, 5] } },
      { rulings, field: wallBefore('low-wall') },
    );
    table.does(cast(spell, { target: 'brute' })).answers('brute', choice('dodge'));
    const attack = waiting(table).tn;
    return [attack, waiting(table.rolls('attack', 1)).tn];
  };

  test('[FS-COV-1] ruling coverVsSpells rangedSpells: cover counts against a bolt, not against a touch', () => {
    expect(bolt()).toEqual([13, 8]);
    expect(bolt({}, 'rime-touch')).toEqual([15, 6]);
  });

  test('[FS-COV-1] ruling coverVsSpells weaponsOnly: cover counts against weapons, not against a bolt', () => {
    expect(bolt({ coverVsSpells: 'weaponsOnly' })).toEqual([15, 6]);
    expect(bothTns({ field: wallBefore('low-wall'), rulings: { coverVsSpells: 'weaponsOnly' } })).toEqual([
      11, 8,
    ]);
  });
});

describe('low and high cover', () => {
  test('[FS-COV-2] low cover: -2 to the attack, +2 to the Dodge', () => {
    const table = shot({ field: wallBefore('low-wall') }).answers('brute', choice('dodge'));
    expect(terms(table)).toContain('low cover -2');
    expect(waiting(table).tn).toBe(11);
    table.rolls('attack', 12);
    expect(terms(table)).toContain('low cover 2');
    table.rolls('defence', 9);
    expect(table.facts('combat-roll')[0]).toMatchObject({ outcome: 'nothing' });
  });

  test('[FS-COV-2] high cover: -5 to the attack, +5 to the Dodge', () => {
    expect(bothTns({ field: wallBefore('window') })).toEqual([8, 11]);
  });

  test('[FS-COV-1, FS-COV-2, FS-COND-3] the note of a target names its distance, its cover, and that it is unconscious', () => {
    const note = (kind: string, brute: Fighter = {}) => {
      const foes = { brute: { at: [8, 5] as const, ...brute }, wolf: { at: [11, 11] as const } };
      const table = fight({ heroes: { runa: { at: [2, 5] } }, foes }, { field: wallBefore(kind) });
      const whom = table.option('strike').needs?.target;
      return whom?.kind === 'one' ? whom.oneOf.find(({ id }) => id === 'brute')?.note : null;
    };
    expect(note('low-wall')).toBe('6 m away, low cover');
    expect(note('window')).toBe('6 m away, high cover');
    expect(note('low-wall', { at: [10, 5] })).toBe('8 m away');
    expect(note('window', { now: { health: 0 } })).toBe('6 m away, high cover, unconscious');
  });

  test('[FS-COV-2] cover does not help a Block', () => {
    const table = duel({ runa: { at: [2, 5] }, sefu: { at: [8, 5] } }, { field: wallBefore('low-wall') });
    table.does(strike('sefu')).answers('sefu', choice('block')).rolls('attack', 1);
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 13 });
  });

  /** The brute behind a low wall dodges a blow of Edda, who stands on the other side of it. */
  const overTheWall = (rulings: Sketch) => {
    const table = duel(
      { edda: { at: [7, 5] }, brute: { at: [8, 5] } },
      { rulings, field: wallBefore('low-wall') },
    );
    table.does(strike('brute')).answers('brute', choice('dodge'));
    const attack = waiting(table).tn;
    return [attack, waiting(table.rolls('attack', 1)).tn];
  };

  test('[FS-COV-2] ruling coverDodge thatAttackOnly: a Dodge against a melee attack over a wall gains nothing', () => {
    expect(overTheWall({ coverDodge: 'thatAttackOnly' })).toEqual([14, 6]);
  });

  test('[FS-COV-1, FS-COV-2] ruling coverDodge allDodges: the game master may set cover for a Dodge against melee', () => {
    const fields = (coverDodge: string) => {
      const table = duel({ edda: {}, ciro: {} }, { rulings: { coverDodge } }).does(strike('ciro'));
      return ['dodge', 'parry'].map((defence) => 'cover' in (table.option(defence).needs ?? {}));
    };
    expect([fields('thatAttackOnly'), fields('allDodges')]).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('[FS-COV-2] ruling coverDodge allDodges: a Dodge against a melee attack over a wall has +2', () => {
    expect(overTheWall({ coverDodge: 'allDodges' })).toEqual([14, 8]);
  });
});

describe('full cover', () => {
  const behindWall = { field: wallBefore('wall') };

  test('[FS-COV-3] an attack against full cover is warned of, allowed and paid for, and fails without a die', () => {
    const table = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5] } }, behindWall);
    const whom = table.option('strike').needs?.target;
    expect(whom?.kind === 'one' && whom.oneOf[0]?.note).toMatch(/full cover: the attack will fail/);
    table.does(strike('brute')).answers('brute', decline);
    expect(asked(table)).toBe('runa turn');
    expect([ap(table, 'runa'), attacks(table, 'runa')]).toEqual([2, 1]);
    expect(table.facts('combat-roll')).toMatchObject([
      { outcome: 'nothing', attack: { passed: false, automatic: true } },
    ]);
    expect(table.lines().map(({ text }) => text)).toContain('Runa misses Brute: full cover');
  });

  test('[FS-COV-3] full cover counts anywhere on the line', () => {
    const table = shot({ field: wallBefore('wall', 4) }).answers('brute', decline);
    expect(asked(table)).toBe('runa turn');
  });

  test('[FS-COV-1, FS-COV-3] ground that stops arrows and states no grade of cover is full cover', () => {
    const ground = (
      more: Sketch,
      cells: readonly Sketch[] = [{ x: 5, y: 5, terrain: 'thing' }],
    ): Setting => ({
      field: { terrain: [{ id: 'thing', label: 'Rock', ...more }, bush], cells },
    });
    const bush = { id: 'bush', label: 'Bush', cover: 'low' };
    const rock = { blocksMove: true, blocksSight: true };
    const isLost = (setting: Setting): boolean =>
      shot(setting).answers('brute', decline).facts('combat-roll').length > 0;
    expect(isLost(ground(rock))).toBe(true);
    expect(isLost(ground({ blocksEffect: true }))).toBe(true);
    // Also with a bush growing on it.
    expect(
      isLost(
        ground(
          rock,
          [5, 5].map((x, i) => ({ x, y: 5, terrain: ['thing', 'bush'][i] })),
        ),
      ),
    ).toBe(true);
    // What only blocks the way, or states its grade, is none: 3 m before the brute that grade does not count.
    expect(isLost(ground({ blocksMove: true }))).toBe(false);
    expect(isLost(ground({ ...rock, cover: 'high' }))).toBe(false);
    expect(isLost(ground({ ...rock, blocksEffect: false }))).toBe(false);
  });

  test('[FS-COV-3] a Dodge has no bonus from full cover, and may still win critically', () => {
    const table = shot(behindWall).answers('brute', choice('dodge'));
    expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'defence', tn: 6 });
    table.rolls('defence', 6);
    expect(asked(table)).toBe('brute maneuver');
    expect(table.facts('combat-roll')[0]).toMatchObject({ outcome: 'negated', critical: 'brute' });
  });

  test('[FS-COV-3, FS-ATK-8] of three targets of one spell only the one behind the wall is not hit', () => {
    const field = {
      walls: [
        { x: 8, y: 7, side: 'n', kind: 'wall' },
        { x: 8, y: 7, side: 'w', kind: 'wall' },
      ],
    };
    const out: Fighter = { now: { ap: 0 } };
    const table = fight(
      {
        heroes: { imre: { at: [8, 2] } },
        foes: { bandit: { at: [7, 6], ...out }, brute: { at: [8, 7], ...out }, wolf: { at: [9, 6], ...out } },
      },
      { field },
    );
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute', 'wolf'] }));
    table.rolls('attack', 3).does(choice('brace')).rolls('damage', 6);
    expect(table.facts('combat-roll').map(({ target, outcome }) => [target, outcome])).toEqual([
      ['bandit', 'hit'],
      ['brute', 'nothing'],
      ['wolf', 'hit'],
    ]);
    expect(table.facts('combat-roll')[1]).toMatchObject({ attack: { passed: false, automatic: true } });
    expect(table.lines().map(({ text }) => text)).toContain('Imre misses Brute: full cover');
    expect(table.facts('damage').map(({ who }) => who)).toEqual(['bandit', 'wolf']);
    expect(asked(table.does(endTurn))).toBe('bandit turn');
  });
});

describe('one roll against several targets of which one is behind cover', () => {
  /** Imre (Sorcery 15) casts at a bandit in the open and a brute behind an obstacle: which of them are hit. */
  const arc = (kind: string, testDice: string, armor: Sketch | null, ...faces: number[]) => {
    const out: Fighter = { now: { ap: 0 } };
    const table = fight(
      {
        heroes: { imre: { at: [2, 5], sheet: { armor } } },
        foes: { bandit: { at: [8, 6], ...out }, brute: { at: [8, 5], ...out } },
      },
      { field: wallBefore(kind), rulings: { testDice } },
    );
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute'] }));
    table.rolls('attack', ...faces);
    const hit = table.facts('combat-roll').filter(({ outcome }) => outcome === 'hit');
    return hit.map(({ target }) => target);
  };
  /** Armor that no style of Imre lists: a bane. */
  const hide = { level: 'partial', material: 'hide' };

  test('[FS-ATK-8, FS-COV-2, FS-TEST-4] the die, or with a bane the worse of two, is compared with each TN: 15 and 13', () => {
    expect(arc('low-wall', 'd20under', null, 13)).toEqual(['bandit', 'brute']);
    expect(arc('low-wall', 'd20under', null, 14)).toEqual(['bandit']);
    expect(arc('low-wall', 'd20under', hide, 3, 14)).toEqual(['bandit']);
    expect(arc('low-wall', 'd20under', hide, 14, 3)).toEqual(['bandit']);
    expect(arc('low-wall', 'd20under', hide, 3, 13)).toEqual(['bandit', 'brute']);
    expect(arc('low-wall', 'd20under', hide, 3, 16)).toEqual([]);
  });

  test('[FS-ATK-8, FS-COV-2, FS-TEST-1] ruling testDice d6pool: TN 15 reads all eight dice, TN 10 the first five', () => {
    expect(arc('window', 'd6pool', null, 1, 1, 1, 1, 5, 1, 1, 1)).toEqual(['bandit', 'brute']);
    expect(arc('window', 'd6pool', null, 1, 1, 1, 1, 1, 5, 1, 1)).toEqual(['bandit']);
    // With a bane two pools are rolled, one after the other, and the worse one is kept.
    const [fifth, sixth] = [
      [1, 1, 1, 1, 5, 1, 1, 1],
      [1, 1, 1, 1, 1, 5, 1, 1],
    ] as const;
    expect(arc('window', 'd6pool', hide, ...fifth, ...fifth)).toEqual(['bandit', 'brute']);
    expect(arc('window', 'd6pool', hide, ...fifth, ...sixth)).toEqual(['bandit']);
    expect(arc('window', 'd6pool', hide, ...sixth, ...fifth)).toEqual(['bandit']);
  });
});
