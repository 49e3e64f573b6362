import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { inflict } from '../ailments/inflict.ts';
import { ailmentOf, one } from '../state.ts';
import { countDown } from '../turn/end.ts';
import { ailmentsOf, played } from './bare-table.ts';
import type { Fighter, LineUp, Setting } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  dodge,
  duel,
  endTurn,
  fight,
  hasAction,
  hasMove,
  parry,
  path,
  persona,
  spend,
  stress,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Situations in which two rules interact. Rin: Melee 48, Strength 36, Toughness 43; her coat has AP 1 at the Body. */

const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`);

describe('a Fumble', () => {
  const panicked = (melee: number): Scenario =>
    duel({
      rin: { sheet: { scores: { melee } }, now: { ailments: [{ id: 'panicked', by: 'ogre' }] } },
      ogre: {},
    }).does(attack('ogre', { with: 'sword' }));

  test('[PE-AIL-19, PE-FUM-1] is a test that failed: 68 against 98 is 3 degrees from the source, and she runs', () => {
    // 78 with her panic: 68.
    const table = panicked(78);
    expect(waiting(table).target).toBe(68);
    table.rolls('attack', 98);
    expect([outcomes(table), conditions(table, 'rin')]).toEqual([
      ['ogre fumble'],
      expect.arrayContaining(['fleeing']),
    ]);
  });

  test('[PE-AIL-19, PE-FUM-1] 2 degrees are not enough', () => {
    expect(conditions(panicked(78).rolls('attack', 97), 'rin')).not.toContain('fleeing');
  });

  test('[PE-INJ-12, PE-FUM-1] is paid for with a cracked rib: 48 against 98 are 5 degrees', () => {
    const table = duel({ rin: { now: { heavy: 1, injuries: { body: 1 } } }, ogre: {} });
    table.does(attack('ogre', { with: 'sword' })).rolls('attack', 98);
    expect([outcomes(table), stress(table, 'rin')]).toEqual([['ogre fumble'], 5]);
  });

  test('[PE-INJ-12, PE-FUM-1] not where the die is below the number: 99 and a prone ogre are 109', () => {
    const cracked = { sheet: { scores: { melee: 99 } }, now: { heavy: 1, injuries: { body: 1 } } };
    const table = duel({ rin: cracked, ogre: { now: { conditions: ['prone'] } } });
    table.does(attack('ogre', { with: 'sword' })).rolls('attack', 97);
    expect([outcomes(table), stress(table, 'rin')]).toEqual([['ogre fumble'], 0]);
  });
});

test.each([
  ['newStands', 'hound fumble', 1],
  ['keepBetter', 'hound evaded', 0],
])('[PE-FATE-4] an evaded attack rolled again, ruling fateReroll %s: %s', (fateReroll, outcome, jams) => {
  const table = duel(
    { sora: { at: [0, 5], now: { fate: 1 } }, hound: { use: 'glass-hound', at: [9, 5] } },
    { rulings: { fateReroll } },
  );
  table
    .does(attack('hound', { with: 'pistol' }))
    .rolls('attack', 20)
    .does(dodge);
  // Dodge 55 with a 16 has 3 degrees, and the pistol's 43 may have 4.
  table.rolls('evasion', 16).does(spend).rolls('attack', 97);
  expect(outcomes(table)).toEqual([outcome]);
  expect(table.facts('jammed')).toHaveLength(jams);
});

test('[PE-HLP-1, PE-FUM-3] a failed grenade at the Helpless is a hit and does not scatter; whoever stands by may be missed', () => {
  const weapons = { weapons: ['grenade-tube'], inHand: { right: 'grenade-tube', left: null } };
  const table = fight({
    cult: { rin: { at: [0, 5], sheet: weapons } },
    town: {
      ogre: { at: [9, 5], now: { conditions: ['unconscious'] } },
      hound: { use: 'glass-hound', at: [10, 5] },
    },
  });
  // Ballistic 42, close 10, the prone target -10.
  table.does(attack('ogre', { with: 'grenade-tube' }));
  expect(waiting(table).target).toBe(42);
  table.rolls('attack', 66).rolls('location', 50);
  expect(table.facts('scattered')).toEqual([]);
  expect(outcomes(table)).toEqual(['ogre hit', 'hound missed']);
  // Grenade 6 and no degrees against 4 + 1: a wound, and a Heavy one for being Savage.
  expect(wounds(table, 'ogre')).toEqual([3, 1, 1]);
});

describe('an All-Out Attack', () => {
  const earned = (lineUp: LineUp, setting: Setting): Scenario => {
    const table = fight(lineUp, setting).does(attack('ogre', { with: 'sword' }));
    return table.rolls('attack', 5).answers('ogre', decline).rolls('location', 50).does(endTurn);
  };

  test.each([
    ['normalOnly', [5, 2, 1]],
    ['all', [5, 1, 1]],
  ])(
    '[PE-AOA-4, PE-SAV-4] ruling fourWoundsCount %s: 3 wounds and that of a Bruised Rib',
    (fourWoundsCount, left) => {
      const table = earned(
        {
          evokers: { rin: { at: [5, 5] }, jun: { at: [12, 5] } },
          shadows: {
            ogre: {
              at: [6, 5],
              sheet: { printed: { light: 9, heavy: 3 } },
              now: { heavy: 2, injuries: { body: 2 } },
            },
          },
        },
        { rulings: { fourWoundsCount } },
      );
      // Two of them and 1 degree of 58.
      table.does(choice('all-out')).answers('jun', choice('join')).rolls('all-out', 48).rolls('all-out', 63);
      expect(wounds(table, 'ogre')).toEqual(left);
    },
  );

  test('[PE-AOA-4, PE-PER-3] breaks a Persona in its midst: what is beyond it is lost, and she gets 11 Stress', () => {
    const table = fight({
      shadows: { ogre: { at: [5, 5] }, brute: { use: 'ogre', at: [12, 5] } },
      evokers: {
        rin: { at: [6, 5], now: { personas: { 'lantern-hart': 1 }, ailments: [{ id: 'staggered' }] } },
        jun: { at: [5, 6] },
      },
    });
    // A Critical Hit Staggers Jun as well, so that all enemies of the ogres are Staggered.
    table
      .does(attack('jun', { with: 'claws' }))
      .rolls('attack', 4)
      .answers('jun', decline);
    table.rolls('location', 50).does(endTurn);
    table.does(choice('all-out')).answers('brute', choice('join')).rolls('all-out', 50).rolls('all-out', 99);
    expect([persona(table, 'rin'), wounds(table, 'rin'), stress(table, 'rin')]).toEqual([0, [4, 2, 1], 11]);
    expect(conditions(table, 'rin')).not.toContain('staggered');
  });
});

describe('what comes in one’s own turn', () => {
  const twice = (oneMoreTiming: string, stage: 'main' | 'bonus') =>
    played(
      { evokers: { rin: { at: [4, 5] } }, shadows: { ogre: {} } },
      { rulings: { oneMoreTiming } },
      [],
      (table) => {
        table.fight.stage = stage;
        inflict(table, { who: 'rin', by: 'ogre', ailment: 'dizzy', resisted: null, clause: 'PE-AIL-5' });
        const left: unknown[] = [];
        for (let turn = 0; turn < 2; turn++) {
          countDown(table, 'rin');
          left.push(ailmentOf(one(table.fight, 'rin'), 'dizzy')?.turns);
        }
        return left;
      },
    );

  test('[PE-AIL-4, PE-ONE-4] is not counted at its end, but is at the next one where One Mores come after the end', () => {
    expect(twice('beforeEndHooks', 'main').came).toEqual([2, 1]);
    expect(twice('beforeEndHooks', 'bonus').came).toEqual([2, 1]);
    expect(twice('afterEndHooks', 'main').came).toEqual([2, 1]);
    const after = twice('afterEndHooks', 'bonus');
    expect(after.came).toEqual([1, undefined]);
    expect(ailmentsOf(after, 'rin')).toEqual([]);
  });
});

describe('[PE-AIL-18, PE-CHA-1] whom a Chance Attack with Fury enrages in the midst of its deed', () => {
  /** The King strikes first: Willpower 60 and 20 for its size against nobody; a 20 is 4 degrees, which no die evades. */
  const enraged = (table: Scenario): Scenario =>
    table
      .answers('king', choice('chance-attack', { with: 'fury' }))
      .rolls('attack', 20)
      .rolls('resist', 99);
  const beside = (who: LineUp[string]): Scenario =>
    fight({
      red: who,
      blue: { king: { use: 'hollow-king', at: [6, 5] }, ogre: { at: [12, 5] } },
    });
  const broken = (persona: string) => ({ at: [5, 5] as const, now: { personas: { [persona]: 0 } } });

  test('fires no more: its Action and the rest of its turn are gone', () => {
    const table = beside({ jun: broken('paper-crane') }).does(attack('ogre', { with: 'rifle' }));
    enraged(table);
    expect(conditions(table, 'jun')).toEqual(['enraged']);
    expect([table.facts('loaded'), outcomes(table)]).toEqual([[], ['jun hit']]);
    expect(table.lines().map(({ text }) => text)).toContain('Rifle is not fired.');
    expect(asked(table)).toBe('king turn');
  });

  test('does not walk off, but strikes', () => {
    const table = beside({ rin: broken('lantern-hart') })
      .does(path([4, 5], [3, 5]))
      .does(choice('flee'));
    enraged(table);
    expect(cell(table, 'rin')).toEqual([5, 5]);
    // Melee 48, its rage, and two categories of size.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 78 });
  });

  test('does not jump down a ledge either', () => {
    const ledge = { field: { elevation: [{ x: 0, y: 0, w: 5, h: 12, height: -3 }] } };
    const table = fight(
      {
        red: { rin: broken('lantern-hart') },
        blue: { king: { use: 'hollow-king', at: [6, 5] }, ogre: { at: [12, 5] } },
      },
      ledge,
    );
    table.does(choice('jump-down', { to: { x: 4, y: 5 } })).does(choice('flee'));
    enraged(table);
    expect(cell(table, 'rin')).toEqual([5, 5]);
  });

  test('finishes its Charge: that is what rage would have it do', () => {
    const table = fight({
      red: { rin: broken('lantern-hart') },
      blue: { king: { use: 'hollow-king', at: [4, 5] }, ogre: { at: [9, 5] } },
    });
    table.does(choice('charge', { target: 'ogre', with: 'sword' })).does(choice('flee'));
    enraged(table);
    expect([cell(table, 'rin'), waiting(table).who]).toEqual([[8, 5], 'rin']);
  });
});

describe('a hold', () => {
  const grabs = (at: readonly [number, number]): Scenario =>
    fight({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, brute: { use: 'ogre', at, now: { protecting: 'ogre' } } },
    })
      .does(choice('grapple', { target: 'ogre' }))
      .rolls('attack', 20)
      .answers('ogre', decline);

  test('[PE-GRP-3, PE-ACT-17] whoever steps in is held; but nobody is held from 2 m away', () => {
    const near = grabs([6, 6]);
    expect([conditions(near, 'brute'), conditions(near, 'ogre')]).toEqual([['held'], []]);
    const far = grabs([7, 5]);
    expect([conditions(far, 'brute'), conditions(far, 'ogre')]).toEqual([[], []]);
  });

  test('[PE-GRP-3, PE-FLY-6] ends when the one who is held falls out of the band', () => {
    const flies = (at: readonly [number, number], now: object = {}): Fighter => ({
      use: 'imp',
      at,
      now: { band: 'high', ...now },
    });
    const table = fight({
      red: { rin: { at: [0, 0] }, hawk: flies([5, 5]) },
      blue: { imp: flies([6, 5], { conditions: ['flight-lost'], heldBy: [{ by: 'hawk' }] }) },
    });
    expect(conditions(table, 'imp')).toContain('held');
    table.does(endTurn).does(endTurn).does(endTurn);
    expect(table.facts('band').at(-1)).toMatchObject({ who: 'imp', band: 'low' });
    expect(table.facts('hold-ended')).toMatchObject([{ who: 'imp', by: 'hawk', why: 'apart' }]);
  });

  test('[PE-GRP-3] ends when the holder is knocked out, and not when the held one is', () => {
    const lineUp: LineUp = {
      red: { rin: { at: [5, 5], now: { heldBy: [{ by: 'ogre' }] } } },
      blue: { ogre: { at: [6, 5] }, brute: { use: 'ogre', at: [12, 9] } },
    };
    const out = (who: string) =>
      fight(lineUp).byHand('a stray blow', { change: 'out', who, out: 'unconscious' });
    expect(conditions(out('ogre'), 'rin')).not.toContain('held');
    expect(
      out('ogre')
        .lines()
        .map(({ text }) => text),
    ).toContain('Rin is free of Ogre');
    // She is free to go, as nobody engages her.
    const free = out('ogre').does(path([4, 5]));
    expect(asked(free)).toBe('rin turn');
    expect(conditions(out('rin'), 'rin')).toContain('held');
  });
});

describe('a blow thrown back', () => {
  test('[PE-AFF-7, PE-PER-4] strikes the attacker herself when her Persona is broken; nobody earns a One More', () => {
    const table = duel({
      rin: { now: { personas: { 'lantern-hart': 0 } } },
      ogre: { sheet: { affinities: { melee: 'repel' } } },
    });
    table
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 8)
      .answers('ogre', decline);
    // Sword 3, SB 3, 4 degrees: 10 against 4 + 1. High Damage; the Critical Hit falls away.
    table.rolls('location', 50);
    expect([wounds(table, 'rin'), stress(table, 'rin'), wounds(table, 'ogre')]).toEqual([
      [2, 2, 1],
      2,
      [4, 2, 1],
    ]);
    expect(conditions(table, 'rin')).toEqual([]);
    table.does(endTurn);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-AFF-7, PE-AFF-2] her Persona’s own Block stops it, and its own Repel too', () => {
    const back = (melee: string): Scenario => {
      const own = [{ id: 'lantern-hart', name: 'Lantern Hart', wounds: 4, affinities: { melee } }];
      const table = duel({
        rin: { sheet: { personas: own } },
        ogre: { sheet: { affinities: { melee: 'repel' } } },
      });
      return table
        .does(attack('ogre', { with: 'sword' }))
        .rolls('attack', 8)
        .answers('ogre', decline);
    };
    for (const affinity of ['block', 'repel']) {
      const table = back(affinity);
      expect([asked(table), persona(table, 'rin'), wounds(table, 'rin')]).toEqual(['rin turn', 4, [4, 2, 1]]);
    }
    // Weak: no Toughness Bonus, one more wound, and she is the one who is Staggered: 10 against 1.
    const weak = back('weak').rolls('location', 50);
    expect(conditions(weak, 'rin')).toEqual(['staggered']);
    expect(weak.facts('one-more-earned')).toEqual([]);
    expect(weak.facts('harm')[0]).toMatchObject({ defense: { value: 1 }, wounds: { value: 3 } });
  });
});

test('[PE-AIL-8, PE-TIME-12] a fire that kills at the end of the round ends the fight there', () => {
  const burning = { light: 0, heavy: 0, ailments: [{ id: 'burning', struck: 1 }] };
  const table = duel({ rin: {}, ogre: { at: [12, 9], now: burning } });
  table.does(endTurn).does(endTurn);
  // 5 against TB 4: the Deadly Wound of a Shadow.
  expect(table.facts('died')).toMatchObject([{ who: 'ogre' }]);
  expect(asked(table)).toBe('gm end');
});

test('[PE-AIL-19, PE-MOVE-11] whoever evades the source of its Panic while it flees is free of it: it stays, and has the rest of the turn', () => {
  // Rin fails against the ogre by 3 degrees (38 against 68), so that she has to flee in her next turn.
  const table = duel({ rin: { now: { ailments: [{ id: 'panicked', by: 'ogre' }] } }, ogre: { at: [4, 5] } })
    .does(attack('ogre', { with: 'sword' }))
    .rolls('attack', 68)
    .does(endTurn)
    .does(endTurn);
  expect(conditions(table, 'rin')).toContain('fleeing');
  table.does(choice('chance-attack', { with: 'claws' }));
  expect(terms(table)).toEqual(['Melee 40', 'fleeing 10', 'ailments 10']);
  // 60 with no degree, against a parry of 38 with 3.
  table.rolls('attack', 60).does(parry).rolls('evasion', 8);
  expect(outcomes(table)).toContain('rin evaded');
  expect(conditions(table, 'rin')).toEqual([]);
  expect([asked(table), cell(table, 'rin')]).toEqual(['rin turn', [5, 5]]);
  expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([true, true]);
});
