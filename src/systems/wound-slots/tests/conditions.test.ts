import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  conditions,
  duel,
  endTurn,
  fatigue,
  fight,
  floor,
  path,
  quick,
  waiting,
  wounds,
  yards,
} from './line-up.ts';

/** Wounds, knockout, dying, waking up, exhaustion and staggering (SL-CND-1 to SL-CND-7). */

const strikes = (wenna: Sketch, rulings: Sketch = {}): number =>
  waiting(duel({ wenna: { now: wenna }, guard: {} }, { rulings }).does(attack('guard'))).bonus;

test('[SL-CND-1] [SL-R27] each level is one more off every check, or nothing is', () => {
  const levels = ['light', 'moderate', 'severe', 'critical'];
  const all = (rulings: Sketch) => levels.map((level) => strikes({ wounds: { [level]: 1 } }, rulings));
  expect(all({})).toEqual([7, 6, 5, 4]);
  expect(all({ woundedPenalties: 'none' })).toEqual([7, 7, 7, 7]);
  // The worst one counts, not all.
  expect(strikes({ wounds: { light: 3, moderate: 2, severe: 1 } })).toBe(5);
});

/** Torvin, 7 on the dice and 7 to his bonus, leaves the guard with a critical wound. */
const critically = (guard: Sketch = {}, rulings: Sketch = {}): Scenario =>
  duel({ torvin: { now: { ap: 9 } }, guard: { now: guard } }, { rulings })
    .does(attack('guard'))
    // 10 + 7 = 17; 17 + 7 - 18 = 6.
    .rolls('attack', 5, 5);

test('[SL-CND-2] [SL-R28] a wound in a critical slot calls for a check, without penalties, against 3 and all wounds', () => {
  const table = critically({ wounds: { light: 2, severe: 1 } });
  // Vit 1, Resistance 1; nothing off for wounds. TN 3 + 4.
  expect(waiting(table)).toEqual({ who: 'guard', purpose: 'consciousness', bonus: 2, dice: 'd10' });
  expect(table.roll().target).toBe(7);
  table.rolls('consciousness', 5);
  expect(conditions(table, 'guard')).toEqual([]);
});

test('[SL-CND-2] [SL-CND-3] whoever fails it lies there dying, NPCs too, and has let go of everything', () => {
  const table = critically().rolls('consciousness', 1);
  expect(conditions(table, 'guard')).toEqual(['unconscious', 'dying', 'prone', 'helpless', 'immobile']);
  expect(floor(table)).toEqual(['sword 6,5', 'shield 6,5']);
});

test('[SL-CND-2] [SL-R28] where only fatal wounds knock out, nobody checks', () => {
  const table = critically({}, { knockout: 'fatalOnly' });
  expect([asked(table), wounds(table, 'guard')]).toEqual(['torvin turn', [0, 0, 0, 1, 0]]);
});

test('[SL-CND-2] [SL-R28] where every wound of the critically wounded may knock out, a light one may', () => {
  const rulings = { knockout: 'anyWoundWhileCritical' };
  const hurt = (wounds: Sketch, rulings: Sketch): Scenario =>
    duel({ wenna: {}, guard: { now: { wounds } } }, { rulings })
      .does(attack('guard'))
      .rolls('attack', 4, 4);
  // 8 + 7 = 15; 15 + 4 - 18 = 1, light.
  expect(waiting(hurt({ critical: 1 }, rulings)).purpose).toBe('consciousness');
  expect(asked(hurt({ critical: 1 }, {}))).toBe('wenna turn');
  expect(asked(hurt({ severe: 1 }, rulings))).toBe('wenna turn');
});

test('[SL-CND-2] somebody who lies there spared may come to be dying by the next critical wound', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] } },
    foes: { guard: { at: [6, 5], now: { conditions: ['unconscious'] } }, goblin: { at: [15, 5] } },
  });
  // 2 + 7, prone 3: 12; 12 + 4 - 5 - 5 = 6, critical. TN 3 + 1.
  table.does(attack('guard')).rolls('attack', 1, 1);
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'consciousness', bonus: 2 });
  table.rolls('consciousness', 1);
  expect(conditions(table, 'guard')).toContain('dying');
});

/** Torvin lies dying with a fatal wound; his turn and the guard's pass, the round ends. */
const dying = (rulings: Sketch, passed = 0): Scenario =>
  fight(
    {
      foes: { guard: { at: [12, 5] } },
      heroes: {
        torvin: { at: [5, 5], now: { wounds: { fatal: 1 }, conditions: ['unconscious'], dying: passed } },
        wenna: { at: [2, 2] },
      },
    },
    { rulings },
  )
    .does(endTurn)
    .does(endTurn);

test('[SL-CND-4] [SL-R29] at the end of the round a check against all wounds and 2 for each passed: failing kills', () => {
  const table = dying({}, 2);
  // Vit 2, Resistance 1, against 1 wound and 4.
  expect(waiting(table)).toMatchObject({ who: 'torvin', purpose: 'dying', bonus: 3 });
  expect(table.roll().target).toBe(5);
  expect(conditions(table.rolls('dying', 2), 'torvin')).toContain('dying');
  expect(conditions(dying({}, 2).rolls('dying', 1), 'torvin')).toContain('dead');
  // One that is passed makes the next one harder: 1, then 1 + 2.
  const next = dying({});
  expect(next.roll().target).toBe(1);
  expect(next.rolls('dying', 1).does(endTurn).does(endTurn).roll().target).toBe(3);
});

test('[SL-CND-4] [SL-R29] or it takes five rounds, without dice', () => {
  expect(conditions(dying({ dying: 'fixedRounds' }, 3), 'torvin')).toContain('dying');
  expect(conditions(dying({ dying: 'fixedRounds' }, 4), 'torvin')).toContain('dead');
  // Each round counts: the fourth and then the fifth.
  const both = dying({ dying: 'fixedRounds' }, 3).does(endTurn).does(endTurn);
  expect(conditions(both, 'torvin')).toContain('dead');
});

test('[SL-CND-4] [SL-R29] or the third failure kills, and no check gets harder', () => {
  const rulings = { dying: 'threeFailures' };
  const table = dying(rulings, 2);
  expect(table.roll().target).toBe(1);
  expect(conditions(table.rolls('dying', 1), 'torvin')).toContain('dying');
  // 1 + 3 = 4 against five wounds.
  const worse = (passed: number): Scenario =>
    fight(
      {
        foes: { guard: { at: [12, 5] } },
        heroes: {
          torvin: {
            at: [5, 5],
            now: { wounds: { light: 4, fatal: 1 }, conditions: ['unconscious'], dying: passed },
          },
          wenna: { at: [2, 2] },
        },
      },
      { rulings },
    )
      .does(endTurn)
      .does(endTurn)
      .rolls('dying', 1);
  expect(conditions(worse(1), 'torvin')).toContain('dying');
  // Each failure counts: the second in this round and the third in the next.
  const third = worse(1).does(endTurn).does(endTurn).rolls('dying', 1);
  expect(conditions(third, 'torvin')).toContain('dead');
  expect(conditions(worse(2), 'torvin')).toContain('dead');
});

test.each([
  ['fled', { change: 'out', who: 'torvin', out: 'fled' }],
  ['gone', { change: 'remove', who: 'torvin' }],
])('[SL-CND-4] whoever lay dying and is %s has no more checks', (_out, change) => {
  const now = { wounds: { fatal: 1 }, conditions: ['unconscious'], dying: 2 };
  const table = fight({
    foes: { guard: { at: [12, 5] } },
    heroes: { torvin: { at: [5, 5], now }, wenna: { at: [2, 2] } },
  });
  table.byHand('carried off', change).does(endTurn).does(endTurn);
  expect([table.view().round, asked(table)]).toEqual([2, 'guard turn']);
});

/** Isra's Mending Breath closes a light wound of Torvin, who lies there, stable. */
const mended = (now: Sketch, rulings: Sketch = {}): Scenario =>
  fight(
    {
      heroes: {
        isra: { at: [5, 5], now: { ap: 8 } },
        torvin: { at: [6, 5], now: { conditions: ['unconscious'], ...now } },
      },
      foes: { guard: { at: [15, 5] } },
    },
    { rulings },
  ).does(choice('cast-spell', { spell: 'mending-breath', target: 'torvin' }));

test('[SL-CND-5] [SL-R30] a wound that heals is a chance to wake, as hard as recovering from the worst, or TN 0', () => {
  const wounds = { light: 1, critical: 1 };
  const table = mended({ wounds });
  // Vit 2 alone; nothing off for the wound.
  expect(waiting(table)).toEqual({ who: 'torvin', purpose: 'wake-up', bonus: 2, dice: 'd10' });
  expect(table.roll().target).toBe(4);
  expect(conditions(table.rolls('wake-up', 1), 'torvin')).toContain('unconscious');
  expect(conditions(mended({ wounds }).rolls('wake-up', 2), 'torvin')).toEqual(['prone']);
  expect(mended({ wounds }, { wakeUpTn: 'tnZero' }).roll().target).toBe(0);
});

test('[SL-CND-5] without a wound one wakes without dice, and nobody wakes while dying', () => {
  expect(conditions(mended({ wounds: { light: 1 } }), 'torvin')).toEqual(['prone']);
  const still = mended({ wounds: { light: 1, critical: 1 }, dying: 0 });
  expect([asked(still), conditions(still, 'torvin')]).toEqual([
    'isra turn',
    ['unconscious', 'dying', 'prone', 'helpless', 'immobile'],
  ]);
});

test('[SL-CND-6] [SL-R31] exhausted from half the stamina on: -2, or -1, or nothing, and half as fast', () => {
  // Wenna has 12 stamina at the most, and moves 9.
  expect(strikes({ fatigue: 5 })).toBe(7);
  expect(strikes({ fatigue: 6 })).toBe(5);
  expect(strikes({ fatigue: 6 }, { exhausted: 'minusOne' })).toBe(6);
  expect(strikes({ fatigue: 6 }, { exhausted: 'none' })).toBe(7);
  const reach = (rulings: Sketch): boolean => {
    const table = duel({ wenna: { now: { fatigue: 6, ap: 4 } }, guard: { at: [20, 12] } }, { rulings });
    const to = table.option('move').needs?.to;
    return to?.kind === 'path' && to.cells.some(({ x, y }) => x === 10 && y === 5);
  };
  // 4 yards for 4 AP, not 5.
  expect([reach({}), reach({ exhausted: 'none' })]).toEqual([false, true]);
});

test('[SL-CND-6] [SL-R32] what a rest has lifted comes back with the next fatigue', () => {
  const table = duel({
    wenna: { now: { fatigue: 7, stamina: 0, exhaustionLifted: true, ap: 10 } },
    guard: {},
  });
  expect(conditions(table, 'wenna')).not.toContain('exhausted');
  table.does(choice('dash'));
  expect([fatigue(table, 'wenna'), conditions(table, 'wenna')]).toEqual([8, ['exhausted', 'dashing']]);
});

/** Wenna, staggered, between the guard's steps and her own turn. */
const staggered = (rulings: Sketch = {}, now: Sketch = { fatigue: 12 }): Scenario =>
  fight(
    { heroes: { wenna: { at: [6, 5], now: { ap: 10, ...now } } }, foes: { guard: { at: [3, 5] } } },
    { rulings },
  );

test('[SL-CND-7] [SL-R33] the staggered gain half their AP, have no reactions, and are exhausted besides', () => {
  const table = staggered();
  expect(conditions(table, 'wenna')).toEqual(['staggered', 'exhausted']);
  table.does(endTurn);
  // Spd 0 brings 6: 3.
  expect(ap(table, 'wenna')).toBe(13);
  table.does(path([4, 5], [5, 5]));
  expect(asked(table)).toBe('guard turn');
});

test('[SL-CND-7] [SL-CND-5] awake with a fatal wound is staggered, with what exhaustion does, whatever the fatigue', () => {
  const table = staggered({}, { wounds: { fatal: 1 } });
  expect(conditions(table, 'wenna')).toEqual(['staggered']);
  table.does(choice('posture', { to: 'crouching' }));
  expect(ap(table, 'wenna')).toBe(8);
  const near = duel({ wenna: { now: { wounds: { fatal: 1 } } }, guard: {} }).does(attack('guard'));
  // 7, fatally wounded -4, weary -2.
  expect(waiting(near).bonus).toBe(1);
});

test('[SL-CND-7] [SL-R33] or they take one action in a turn, whole AP and reactions all the same', () => {
  const rulings = { staggered: 'oneAction' };
  const table = duel({ wenna: { now: { fatigue: 12, ap: 14 } }, guard: {} }, { rulings });
  table.does(quick('guard')).rolls('attack', 1, 2);
  table.refuses(quick('guard'), 'helpless', 'SL-CND-7');
  expect(table.option('quick-attack').refused?.clause).toBe('SL-CND-7');
  // Movement is no action.
  table.does(path([5, 6])).does(endTurn);
  expect(ap(table, 'wenna')).toBe(14 - 4 - 1 + 6);
  const reacting = staggered(rulings)
    .does(endTurn)
    .does(path([4, 5], [5, 5]));
  expect(asked(reacting)).toBe('wenna rebuff');
});

test('[SL-CND-7] [SL-HLT-13] the game master’s characters are never staggered', () => {
  const table = duel({ wenna: {}, guard: { now: { fatigue: 11 } } });
  expect(conditions(table, 'guard')).toEqual(['exhausted']);
});

test('[SL-DIC-6] [SL-CND-6] [SL-CND-11] a halved rate is rounded as the table rounds', () => {
  // Wenna's rate is 9: half of it 4.5, half of that again 2.25, or of 5 again 2.5.
  const bought = (rounding: string, now: Sketch): number =>
    yards(
      duel({ wenna: { now }, guard: {} }, { rulings: { rounding } }).does(choice('buy-movement', { ap: 4 })),
      'wenna',
    );
  const lame = { conditions: ['hobbled'] };
  expect(['down', 'nearest', 'up'].map((rounding) => bought(rounding, lame))).toEqual([4, 5, 5]);
  const tired = { conditions: ['hobbled'], fatigue: 6 };
  expect(['down', 'nearest', 'up'].map((rounding) => bought(rounding, tired))).toEqual([2, 3, 3]);
});
