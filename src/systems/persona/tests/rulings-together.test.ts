import { describe, expect, test } from 'vitest';
import { findMeans } from '../combat/means.ts';
import { savageSteps } from '../harm/count.ts';
import { defaultRulings } from '../rulings.ts';
import { engages } from '../space.ts';
import { one } from '../state.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  spend,
  stress,
  waiting,
  wounds,
} from './line-up.ts';
import { answering, meetingOrNot, momentOf } from './moment.ts';
import type { Fighter, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Alternative values of rulings that meet: each does what it says beside the others. */

/** Rin with a Fate Point. */
const resolved: Fighter = { sheet: { scores: { realisation: 10 } }, now: { fate: 1 } };

/** A Shadow that throws back Melee. */
const mirror: Fighter = { use: 'ogre', at: [6, 5], sheet: { affinities: { melee: 'repel' } } };

describe('a reflected attack', () => {
  const bare: Fighter = { at: [5, 5], now: { equipped: null } };
  /** Rin's die of 5 is a Critical Hit of her sword; it comes back to her, at the Body. */
  const thrownBack = (rulings: Sketch, more: { readonly [id: string]: Fighter } = {}) =>
    fight({ red: { rin: bare, ...more }, blue: { mirror } }, { rulings })
      .does(attack('mirror', { with: 'sword' }))
      .rolls('attack', 5)
      .answers('mirror', decline)
      .rolls('location', 50);

  test('[PE-AFF-7, PE-ONE-1] with repelKeeps everything and forcedAttackOneMore its reflector has a One More at the end of the turn', () => {
    const table = thrownBack({ repelKeeps: 'everything', forcedAttackOneMore: true });
    expect(conditions(table, 'rin')).toContain('staggered');
    expect(asked(table)).toBe('rin turn');
    expect(asked(table.does(endTurn))).toBe('mirror one-more');
    table.answers('mirror', choice('act'));
    expect(asked(table)).toBe('mirror turn');
    // Used up, the turn of Rin is over; the Shadow's own turn is still to come.
    table.answers('mirror', choice('defend'));
    expect(table.facts('turn-ended')).toMatchObject([{ who: 'rin' }]);
    expect(asked(table)).toBe('mirror turn');
  });

  test('[PE-AFF-7, PE-ONE-1] with only one of the two rulings nobody earns anything', () => {
    for (const rulings of [{ repelKeeps: 'everything' }, { forcedAttackOneMore: true }, {}]) {
      expect(asked(thrownBack(rulings).does(endTurn))).toBe('mirror turn');
    }
  });

  test('[PE-CHA-10] a reflected Chance Attack earns nobody a One More', () => {
    const rulings = { repelKeeps: 'everything', forcedAttackOneMore: true };
    const leaving = fight({ red: { mirror }, blue: { rin: bare } }, { rulings });
    leaving.does(choice('move', { path: [{ x: 7, y: 5 }] })).does(choice('flee'));
    leaving
      .does(choice('chance-attack', { with: 'sword' }))
      .rolls('attack', 5)
      .answers('mirror', decline);
    leaving.rolls('location', 50);
    expect(conditions(leaving, 'rin')).toContain('staggered');
    expect(asked(leaving.does(endTurn))).not.toBe('mirror one-more');
    expect(leaving.facts('one-more-earned')).toEqual([]);
  });
});

test('[PE-MOVE-2, PE-HLP-1] with drowsedHelpless the Drowsed are Helpless and engage nobody', () => {
  const met = (rulings: Sketch) => {
    const drowsed = { at: [6, 5] as const, now: { ailments: [{ id: 'drowsed' }] } };
    const now = begun({ red: { rin: { at: [5, 5] } }, blue: { ogre: drowsed } }, { rulings });
    return engages(now, one(now, 'ogre'), one(now, 'rin'));
  };
  expect(met({})).toBe(true);
  expect(met({ drowsedHelpless: true })).toBe(false);
  expect(met({ drowsedHelpless: true, engagingEnemies: 'all' })).toBe(true);
});

test('[PE-CHA-1] chanceTiming after: everyone strikes at a shooter, also one whom the first blow numbs', () => {
  // The blades of the first freeze: after it Jun can do nothing, but the shot has fallen.
  const icy = { id: 'icicle', name: 'Icicle', class: 'melee', body: 'natural', hands: 0, damage: 1 };
  const freezes = { natural: [{ ...icy, inflicts: { ailment: 'stunned' } }] };
  const table = fight(
    {
      red: { jun: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5], sheet: freezes }, brute: { use: 'ogre', at: [4, 5] } },
    },
    { rulings: { chanceTiming: 'after' } },
  );
  table.does(attack('ogre', { with: 'rifle' })).rolls('attack', 95);
  expect(asked(table)).toBe('ogre chance-attack');
  table
    .does(choice('chance-attack', { with: 'icicle' }))
    .rolls('attack', 30)
    .answers('jun', decline)
    .rolls('location', 50);
  table.rolls('resist', 95);
  expect(conditions(table, 'jun')).toContain('stunned');
  expect(asked(table)).toBe('brute chance-attack');
});

describe('criticalNeedsHit false', () => {
  const rulings = { criticalNeedsHit: false };

  test('[PE-CRIT-1, PE-ACT-26] a Push is never a Critical Hit and may be evaded, unless nonDamagingCriticals', () => {
    const pushed = (more: Sketch) =>
      duel({ rin: {}, ogre: {} }, { rulings: { ...rulings, ...more } })
        .does(choice('push', { with: 'sword', target: 'ogre' }))
        .rolls('attack', 5);
    expect(asked(pushed({}))).toBe('ogre evasion');
    expect(conditions(pushed({ nonDamagingCriticals: true }), 'ogre')).toContain('staggered');
  });

  test('[PE-CRIT-1, PE-FUM-3] a die that fails but hits of itself does not scatter', () => {
    const tube = { weapons: ['grenade-tube'], inHand: { right: 'grenade-tube', left: null } };
    const bomber: Fighter = { at: [0, 5], sheet: { ...tube, scores: { ballistic: 1 } } };
    // Ballistic 1, close range, a prone target: 1. A die of 9 would fall 0 m to the north-east, 10 1 m toward Rin.
    const ogre: Fighter = { at: [9, 5], now: { conditions: ['prone'] } };
    const table = duel({ rin: bomber, ogre }, { rulings });
    table.does(attack('ogre', { with: 'grenade-tube' })).rolls('attack', 10);
    expect(table.facts('scattered')).toEqual([]);
  });

  test('[PE-CRIT-1] odds of an attack whose number is below 10: a tenth of all dice hits', () => {
    const clumsy = { at: [5, 5] as const, sheet: { scores: { melee: 5 } } };
    const moment = momentOf(
      { red: { rin: clumsy }, blue: { ogre: { at: [6, 5] } } },
      attack('ogre', { with: 'sword' }),
      { rulings },
    );
    const { meeting } = meetingOrNot(moment, answering('decline'));
    const critical = 'hit critical condition:ogre:staggered one-more';
    expect(meeting).toEqual({ [critical]: 0.1, miss: 0.85, fumble: 0.05 });
  });

  test('[PE-CRIT-1, PE-FATE-4] a low die of a reroll hits of itself, too', () => {
    // 48 - 45 is no degree, 60 - 1 are five: evaded. The new die of 9 has only three.
    const agile = { sheet: { scores: { agility: 60 } } };
    const table = duel({ rin: resolved, ogre: agile }, { rulings });
    table.does(attack('ogre', { with: 'sword' })).rolls('attack', 45);
    table.answers('ogre', choice('dodge')).rolls('evasion', 1);
    table.does(spend).rolls('attack', 9);
    expect(waiting(table).purpose).toBe('location');
  });
});

describe('bothFail', () => {
  const pushes = (rin: Fighter, bothFail: string) =>
    duel({ rin, ogre: {} }, { rulings: { bothFail } }).does(
      choice('push', { with: 'sword', target: 'ogre' }),
    );

  test('[PE-TEST-4, PE-FATE-4] lesserFailureWins: a reroll that fails by less wins', () => {
    // Melee 48: 90 fails by 4 degrees; the dodge of 30 fails by 2 with 55; the new 60 fails by 1.
    const table = pushes(resolved, 'lesserFailureWins').rolls('attack', 90).does(decline);
    table.answers('ogre', choice('dodge')).rolls('evasion', 55);
    table.does(spend).rolls('attack', 60);
    expect(table.facts('contest').at(-1)).toMatchObject({ purpose: 'push', won: true });
  });

  test('[PE-TEST-4, PE-FUM-1] reroll: both roll again, but 96 or more misses and nobody rolls against it', () => {
    const table = pushes({}, 'reroll').rolls('attack', 90);
    table.answers('ogre', choice('dodge')).rolls('evasion', 95).rolls('attack', 97);
    expect(table.facts('attack-result')).toMatchObject([{ outcome: 'fumble' }]);
  });
});

test.each(['lesserFailureWins', 'reroll'])(
  '[PE-INJ-9, PE-TEST-4] %s: a shot without sight fails whatever the other rolls, so nobody rolls',
  (bothFail) => {
    const table = fight(
      { red: { jun: { at: [5, 5], now: { injuries: { head: 0 } } } }, blue: { ogre: { at: [12, 5] } } },
      { rulings: { bothFail } },
    ).does(attack('ogre', { with: 'rifle' }));
    expect(table.facts('attack-result')).toMatchObject([{ target: 'ogre', outcome: 'missed' }]);
    expect(asked(table)).toBe('jun turn');
  },
);

test('[PE-SAV-4, PE-INJ-11] fourWoundsCount all: a Bruised Rib that counts for each wound counts the Savage ones too', () => {
  const rulings = { ...defaultRulings, fourWoundsCount: 'all', bruisedRib: 'perWound' } as const;
  // A Helpless target: 1 normal wound and 1 Savage are 2, the rib makes them 4.
  const steps = savageSteps(rulings, { margin: 1, helpless: true }, 1, (wounds) => wounds);
  expect(steps.value).toBe(2);
});

test('[PE-AOA-4, PE-AOA-6] allOutNeedsSuccess: if nobody passes nobody is struck, and all stay Staggered', () => {
  const staggered = { at: [6, 5] as const, now: { ailments: [{ id: 'staggered' }] } };
  const table = fight(
    {
      red: { rin: { at: [5, 5], now: { oneMore: true, stress: 5 } }, jun: { at: [12, 5] } },
      blue: { ogre: staggered },
    },
    { rulings: { allOutNeedsSuccess: true } },
  );
  table.does(endTurn).does(choice('all-out')).answers('jun', choice('join'));
  table.rolls('all-out', 59).rolls('all-out', 63);
  expect(wounds(table, 'ogre')).toEqual([4, 2, 1]);
  expect(conditions(table, 'ogre')).toContain('staggered');
  // PE-AOA-7 does not ask for a success.
  expect(stress(table, 'rin')).toBe(3);
});

test('[PE-ACT-36, PE-FLY-5] stealthCost move: a Move that changed the altitude is not whole any more', () => {
  const walls = { width: 16, height: 12, grid: 'square', walls: [] };
  const far: Fighter = { use: 'ogre', at: [14, 10] };
  const imp: Fighter = { at: [1, 1] };
  const table = fight({ blue: { imp }, red: { far } }, { rulings: { stealthCost: 'move' }, field: walls });
  table.does(choice('fly', { band: 'low' }));
  table.refuses(choice('hide'), 'noMove', 'PE-ACT-36');
});

test('[PE-ACT-3] thrownClass melee: the element of a thrown weapon is Melee, otherwise Missile', () => {
  const thrown = (thrownClass: string) => {
    const rin = {
      at: [5, 5] as const,
      sheet: { weapons: ['throwing-knives'], inHand: { right: 'throwing-knives', left: null } },
    };
    const now = begun({ red: { rin }, blue: { ogre: { at: [9, 5] } } }, { rulings: { thrownClass } });
    return findMeans(now, one(now, 'rin'), 'throwing-knives')?.element;
  };
  expect([thrown('melee'), thrown('ranged')]).toEqual(['melee', 'missile']);
});
