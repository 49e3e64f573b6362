import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { shockedTargets } from '../combat/shock.ts';
import { injuriesOver } from '../harm/injuries.ts';
import { earnOneMore } from '../harm/one-more.ts';
import { loseWounds } from '../harm/wounds.ts';
import { mayTakeChance } from '../reactions/chance-events.ts';
import { one } from '../state.ts';
import { panicsNow } from '../test/standing-edge.ts';
import { beginBonus } from '../turn/bonus.ts';
import { partners } from '../turn/contributors.ts';
import { breathesMiasma } from '../turn/round-end.ts';
import { ailmentsOf, hitOf, played, toldOf, woundsOf } from './bare-table.ts';
import type { LineUp, Setting } from './line-up.ts';
import { asked, attack, choice, conditions, decline, endTurn, fight, waiting } from './line-up.ts';
import { begun } from './sketch.ts';

/** Limits of clauses: the last number and the last combatant they apply to. */

const pair = (rin: object = {}, ogre: object = {}, at: readonly [number, number] = [6, 5]): LineUp => ({
  red: { rin: { at: [5, 5], ...rin } },
  blue: { ogre: { at, ...ogre } },
});

describe('One More', () => {
  test('[PE-ONE-1] who was knocked out by the own attack earns none', () => {
    const earns = (conditions: readonly string[]) =>
      toldOf(
        played(pair({ now: { conditions } }), {}, [], (table) => earnOneMore(table, 'rin', ['ogre'])),
        'one-more-earned',
      );
    expect(earns(['unconscious'])).toEqual([]);
    expect(earns([])).toMatchObject([{ who: 'rin', from: ['ogre'] }]);
  });

  test('[PE-BAT-6] whoever gave first cannot receive at the end of a chain of three', () => {
    const links = { Rin: 1, Jun: 1, Sora: 1, Mei: 1 };
    const table = fight({
      evokers: {
        rin: { at: [5, 5], sheet: { links } },
        jun: { at: [12, 5], sheet: { links } },
        sora: { at: [5, 9], sheet: { links } },
        mei: { at: [2, 5] },
      },
      shadows: {
        ogre: { at: [6, 5] },
        brute: { use: 'ogre', at: [14, 8] },
        third: { use: 'ogre', at: [8, 9] },
      },
    });
    const staggers = (target: string, weapon: string): Scenario =>
      table
        .does(attack(target, { with: weapon }))
        .rolls('attack', 1)
        .answers(target, decline)
        .rolls('location', 50);
    staggers('ogre', 'sword')
      .does(endTurn)
      .does(choice('baton', { to: 'jun' }))
      .does(choice('act'));
    staggers('brute', 'rifle')
      .does(choice('baton', { to: 'sora' }))
      .does(choice('act'));
    staggers('third', 'pistol').refuses(choice('baton', { to: 'rin' }), 'noAlly', 'PE-BAT-6');
    table.refuses(choice('baton', { to: 'jun' }), 'noAlly', 'PE-BAT-6').does(choice('baton', { to: 'mei' }));
    expect(asked(table)).toBe('mei one-more');
  });
});

test.each(['allRows', 'newRowOnly'])(
  '[PE-INJ-21] a broken leg lays her down, ruling injuryOnceEffects %s',
  (injuryOnceEffects) => {
    const rin = { now: { equipped: null, light: 0, heavy: 1 } };
    const fallen = played(pair(rin), { rulings: { injuryOnceEffects } }, [], (table) =>
      loseWounds(table, {
        who: 'rin',
        by: 'ogre',
        with: 'claws',
        location: 'leftLeg',
        normal: 1,
        savage: 0,
        attack: true,
      }),
    );
    expect([one(fallen.fight, 'rin').prone, woundsOf(fallen, 'rin')]).toEqual([true, [0, 0, 1]]);
  },
);

test('[PE-INJ-5] ruling injuryEnds perWound: the row of 3 and more ends with the last Heavy Wound restored alone', () => {
  const ends = (row: 3 | 2, heavy: number, injuryEnds: 'perWound' | 'allHeavyRestored') => {
    const { rulings } = begun(pair(), { rulings: { injuryEnds } });
    return injuriesOver({ rulings }, { head: { row, ignored: 0 } }, heavy, 5);
  };
  expect([ends(3, 4, 'perWound'), ends(3, 5, 'perWound')]).toEqual([[], ['head']]);
  expect([ends(2, 2, 'perWound'), ends(2, 3, 'perWound')]).toEqual([[], ['head']]);
  expect([ends(2, 3, 'allHeavyRestored'), ends(2, 5, 'allHeavyRestored')]).toEqual([[], ['head']]);
});

test('[PE-BAT-6] a One More of one’s own in between does not break the chain', () => {
  const chain = { who: 'jun', advantages: 1, chain: ['rin', 'jun'], used: 'action' } as const;
  const three: LineUp = { red: { rin: { at: [5, 5] }, jun: { at: [5, 6] } }, blue: { ogre: { at: [6, 5] } } };
  const goesOn = played(three, {}, [], (table) => {
    table.fight.bonus = chain;
    beginBonus(table, 'jun');
    return table.fight.bonus;
  });
  expect(goesOn.came).toEqual({ who: 'jun', advantages: 0, chain: ['rin', 'jun'], used: null });
});

test('[PE-GRP-2] a holder holds with Melee (Grappling) or Endurance (Injury), never by Bracing', () => {
  const held = (focus: 'injury' | 'bracing'): number => {
    const endurance = { level: 0, bonus: 0, focuses: { [focus]: { level: 0, bonus: 30 } } };
    const lineUp = pair({ now: { heldBy: [{ by: 'ogre' }] } }, { sheet: { skills: { endurance } } });
    const table = fight(lineUp)
      .does(choice('break-free', { spend: 'action' }))
      .rolls('break-out', 1);
    return waiting(table).target;
  };
  // The ogre: Toughness 45.
  expect([held('injury'), held('bracing')]).toEqual([75, 45]);
});

test('[PE-AOA-2] the surprised join no All-Out Attack', () => {
  const scene = begun({ red: { rin: { at: [5, 5] }, jun: { at: [5, 6] } }, blue: { ogre: { at: [6, 5] } } });
  const joining = (): readonly string[] => partners(scene, one(scene, 'rin')).map(({ id }) => id);
  expect(joining()).toEqual(['jun']);
  one(scene, 'jun').surprised = true;
  expect(joining()).toEqual([]);
});

describe('ailments', () => {
  test('[PE-AIL-19] panic lasts in sight however far, within 20 m however hidden, and nowhere else', () => {
    const wall = { walls: [{ x: 13, y: 0, side: 'e', length: 12, kind: 'wall' }] };
    const panics = (x: number, field: object): boolean => {
      const panicked = { now: { ailments: [{ id: 'panicked', by: 'ogre' }] } };
      const scene = begun(pair(panicked, {}, [x, 5]), { field: { width: 40, ...field } });
      return panicsNow(scene, one(scene, 'rin'));
    };
    expect([panics(25, {}), panics(26, {}), panics(25, wall), panics(26, wall)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('[PE-AIL-19] nor does it last before one who has left the field', () => {
    const panics = (conditions: readonly string[]): boolean => {
      const panicked = { now: { ailments: [{ id: 'panicked', by: 'ogre' }] } };
      const scene = begun(pair(panicked, { now: { conditions } }));
      return panicsNow(scene, one(scene, 'rin'));
    };
    expect([panics([]), panics(['unconscious']), panics(['fled']), panics(['dead'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('[PE-AIL-11] a comrade’s blow at the Shocked shocks nobody', () => {
    const shocked = { ailments: [{ id: 'shocked' }] };
    const scene: LineUp = {
      red: { rin: { at: [5, 5] }, mei: { at: [5, 6], now: shocked } },
      blue: { ogre: { at: [6, 5], now: shocked } },
    };
    const touched = played(scene, {}, [], (table) => {
      const { attack: blow } = hitOf(table.fight, { by: 'rin', target: 'ogre', means: { manner: 'melee' } });
      return shockedTargets(table, { ...blow, targets: ['ogre', 'mei'] });
    });
    expect(touched.came).toEqual(['ogre']);
  });

  test('[PE-AIL-15] the Brainwashed do not oppose the allies of their controller either, but others', () => {
    const struck = (by: 'brute' | 'mei'): string => {
      const table = fight(
        {
          blue: { brute: { use: 'ogre', at: [6, 6] }, ogre: { at: [12, 5] } },
          red: { rin: { at: [5, 5], now: { ailments: [{ id: 'brainwashed', by: 'ogre' }] } } },
          green: { mei: { at: [4, 5] } },
        },
        { turnOf: by },
      );
      table.does(attack('rin', { with: by === 'mei' ? 'great-blade' : 'claws' })).rolls('attack', 30);
      try {
        return waiting(table).purpose;
      } catch {
        return asked(table);
      }
    };
    expect([struck('brute'), struck('mei')]).toEqual(['location', 'rin evasion']);
  });
});

test('[PE-CHA-9] the same enemy once in a round, though a new turn of the striker has begun; another enemy again', () => {
  const scene = begun({ red: { rin: { at: [5, 5] }, mei: { at: [5, 6] } }, blue: { ogre: { at: [6, 5] } } });
  const ogre = one(scene, 'ogre');
  const may = (struck: Partial<typeof ogre>, foe: string): boolean =>
    mayTakeChance(scene, { ...ogre, ...struck }, one(scene, foe));
  expect([may({}, 'rin'), may({ chanceAt: ['rin'] }, 'rin'), may({ chanceAt: ['rin'] }, 'mei')]).toEqual([
    true,
    false,
    true,
  ]);
  // PE-CHA-8: no other Chance Attack before that turn.
  expect(may({ chanceUsed: true, chanceAt: ['rin'] }, 'mei')).toBe(false);
});

test('[PE-MIA-3] whoever takes no Stress does not test', () => {
  const breathes = (stress: boolean): boolean => {
    const scene = begun(pair({ sheet: { stress }, now: { equipped: null } }), { seaOfChaos: true });
    return breathesMiasma(scene, one(scene, 'rin'));
  };
  expect([breathes(true), breathes(false)]).toEqual([true, false]);
});

test('[PE-FATE-7] a Shadow with a Light Wound left is asked about the Heavy one of a Savage blow', () => {
  const lives = played(
    pair({}, { now: { light: 1, heavy: 1, fate: 1 }, sheet: { printed: { fate: 1 } } }),
    {},
    [['fate-block', choice('spend')]],
    (table) =>
      loseWounds(table, {
        who: 'ogre',
        by: 'rin',
        with: 'sword',
        location: 'body',
        normal: 1,
        savage: 1,
        attack: true,
      }),
  );
  expect([lives.came, woundsOf(lives, 'ogre'), ailmentsOf(lives, 'ogre')]).toEqual([1, [0, 1, 1], []]);
});

test('[PE-TIME-6, PE-CHA-7] the surprised strike at nobody who leaves, unless the table says so', () => {
  const may = (rulings: Setting['rulings']): boolean => {
    const scene = begun(pair(), { rulings: rulings ?? {} });
    return mayTakeChance(scene, { ...one(scene, 'ogre'), surprised: true }, one(scene, 'rin'));
  };
  expect([may({}), may({ surprisedChanceAttacks: true })]).toEqual([false, true]);
});

test('[PE-ONE-4] what a One More brings along from the turn: no Focused Attack for whoever has moved', () => {
  const table = fight({
    evokers: { rin: { at: [5, 4] }, jun: { at: [12, 5] } },
    shadows: { ogre: { at: [6, 5] }, brute: { use: 'ogre', at: [14, 8] } },
  });
  table.does(choice('move', { to: { x: 5, y: 5 } })).does(attack('ogre', { with: 'sword' }));
  table.rolls('attack', 1).answers('ogre', decline).rolls('location', 50).does(endTurn).does(choice('act'));
  table.refuses(choice('focused', { with: 'sword', target: 'ogre' }), 'moved', 'PE-ACT-8');
  expect(conditions(table, 'ogre')).toContain('staggered');
});

test('[PE-AIL-16, PE-ATK-8] whoever fires a grenade at itself in confusion does not oppose it; those beside it do', () => {
  const table = fight(
    {
      cult: {
        bombardier: { use: 'cult-bombardier', at: [5, 5], now: { ailments: [{ id: 'confused' }] } },
        mei: { at: [6, 5] },
      },
      town: { ogre: { at: [14, 5] } },
    },
    { stage: 'start' },
  );
  // Intelligence 32 against 85: 5 degrees. Ballistics 58 with a 20 hits; only Mei in her plate may Dodge.
  table.rolls('confusion', 85).rolls('attack', 20).rolls('location', 50);
  expect(asked(table)).toBe('mei evasion');
});
