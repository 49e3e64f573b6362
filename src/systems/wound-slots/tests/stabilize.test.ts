import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { ap, asked, choice, conditions, endTurn, fight, inHand, waiting, wounds } from './line-up.ts';

/** Isra: +8 with her kit, 7 AP. Torvin: Vitality 2. Somebody dying lies there with empty hands. */

const foes = { guard: { at: [15, 5] } } as const;
const dying = (held: Sketch, more: Sketch = {}): Sketch => ({
  conditions: ['unconscious'],
  dying: 0,
  wounds: held,
  ...more,
});
const beside = (patient: Sketch, sheet: Sketch = {}, healer: Sketch = {}) =>
  ({
    heroes: { isra: { at: [5, 5], now: { ap: 8, ...healer } }, torvin: { at: [6, 5], sheet, now: patient } },
    foes,
  }) as const;
const stabilize = choice('stabilize', { target: 'torvin' });
const lies = (table: ReturnType<typeof fight>) =>
  conditions(table, 'torvin').filter((one) => one === 'dying' || one === 'unconscious');

test('[SL-MSC-9] the number is that of the wounds: Lor [Healing/Wounds], -5 without a kit', () => {
  // Wenna: Lore 0, no kit: 10 - 5 is 5.
  const saved = (count: number, face: number) =>
    lies(
      fight({
        heroes: {
          wenna: { at: [5, 5], now: { ap: 8 } },
          torvin: {
            at: [6, 5],
            now: dying({ light: count - 1, fatal: 1 }),
            sheet: { attributes: { vitality: -5 } },
          },
        },
        foes,
      })
        .does(stabilize)
        .rolls('stabilize', face),
    );
  expect(saved(5, 9)).toEqual(['unconscious', 'dying']);
  expect(saved(4, 8)).toEqual(['unconscious', 'dying']);
});

test('[SL-MSC-9] with as many as there are wounds it works, and costs 8 AP', () => {
  const table = fight({
    heroes: {
      wenna: { at: [5, 5], now: { ap: 9 } },
      torvin: { at: [6, 5], now: dying({ light: 4, fatal: 1 }) },
    },
    foes,
  }).does(stabilize);
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'stabilize', bonus: -5 });
  // 10 - 5 against five wounds; then waking up: 1 + 2 against 10.
  table.rolls('stabilize', 10).rolls('wake-up', 1);
  expect([lies(table), ap(table, 'wenna')]).toEqual([['unconscious'], 1]);
  expect(table.facts('treated')).toMatchObject([
    { who: 'wenna', target: 'torvin', what: 'dying', worked: true },
  ]);
});

test('[SL-MSC-10] [SL-CND-5] [SL-R30] it may wake up at once: a fatal wound takes 10, or TN 0', () => {
  const woken = (face: number, rulings: Sketch = {}) =>
    fight(beside(dying({ fatal: 1 }, {})), { rulings })
      .does(stabilize)
      .rolls('stabilize', 1)
      .rolls('wake-up', face);
  expect(lies(woken(7))).toEqual(['unconscious']);
  const awake = woken(8);
  // SL-CND-5: awake with a fatal wound it staggers; what it held lies beside it.
  expect([lies(awake), inHand(awake, 'torvin')]).toEqual([[], '']);
  expect(conditions(awake, 'torvin')).toEqual(expect.arrayContaining(['staggered', 'prone']));
  expect(lies(woken(1, { wakeUpTn: 'tnZero' }))).toEqual([]);
});

test.each([
  // The worst wound; a Vitality with which a single die can reach its TN; the lowest face that does.
  ['light', -10, 2],
  ['moderate', -10, 5],
  ['severe', -5, 4],
  ['critical', 0, 4],
  ['fatal', 0, 10],
])('[SL-CND-5] [SL-RST-14] waking up with a %s wound', (level, vitality, face) => {
  const woken = (shown: number) =>
    lies(
      fight(beside(dying({ [level]: 1 }), { attributes: { vitality } }))
        .does(stabilize)
        .rolls('stabilize', 5)
        .rolls('wake-up', shown),
    );
  expect([woken(face - 1), woken(face)]).toEqual([['unconscious'], []]);
});

test('[SL-CND-5] wounds, fatigue and exhaustion do not weigh on waking up', () => {
  const table = fight(beside(dying({ severe: 2, critical: 1 }, { fatigue: 9 }))).does(stabilize);
  table.rolls('stabilize', 1);
  expect(waiting(table)).toMatchObject({ purpose: 'wake-up', bonus: 2 });
});

test('[SL-CND-5] [SL-MSC-16] a wound that is treated wakes the sleeper', () => {
  const asleep = { conditions: ['unconscious'], wounds: { critical: 2 } };
  const table = fight(beside(asleep, { attributes: { vitality: 0 } }, { ap: 12 }))
    .does(choice('treat-wound', { target: 'torvin' }))
    .rolls('treat-wound', 2);
  // The other critical wound is left: 4.
  expect(waiting(table)).toMatchObject({ who: 'torvin', purpose: 'wake-up', bonus: 0 });
  table.rolls('wake-up', 4);
  expect(lies(table)).toEqual([]);
  // A wound that stays as it was wakes nobody: 1 + 3 against 6.
  const vain = fight(beside(asleep, {}, { ap: 12, inHand: [] }))
    .does(choice('treat-wound', { target: 'torvin' }))
    .rolls('treat-wound', 1);
  expect([asked(vain), lies(vain)]).toEqual(['isra turn', ['unconscious']]);
});

test('[SL-CND-4] [SL-CND-5] treating the worst wound ends dying, and then it may wake', () => {
  const table = fight(beside(dying({ light: 1, fatal: 1 }), {}, { ap: 12 }));
  table.does(choice('treat-wound', { target: 'torvin', level: 'fatal' })).rolls('treat-wound', 1);
  // 9 against 9: critical now; 1 + 2 against 4.
  expect(waiting(table).purpose).toBe('wake-up');
  table.rolls('wake-up', 1);
  expect([lies(table), wounds(table, 'torvin')]).toEqual([['unconscious'], [1, 0, 0, 1, 0]]);
  // A lesser wound ends nothing, and nobody who is dying wakes.
  const lesser = fight(beside(dying({ light: 1, fatal: 1 }), {}, { ap: 12 }));
  lesser.does(choice('treat-wound', { target: 'torvin', level: 'light' })).rolls('treat-wound', 1);
  expect([asked(lesser), lies(lesser)]).toEqual(['isra turn', ['unconscious', 'dying']]);
});

test('[SL-CND-5] [SL-AP-7] ten minutes are forty rounds: then it may wake by itself', () => {
  const asleep = (round: number, more: Sketch = {}) =>
    fight(beside({ conditions: ['unconscious'], unconsciousSince: 3, wounds: { critical: 1 }, ...more }), {
      round,
    })
      .does(endTurn)
      .does(endTurn);
  expect(asked(asleep(41))).toBe('isra turn');
  const table = asleep(42);
  expect(waiting(table)).toMatchObject({ who: 'torvin', purpose: 'wake-up', bonus: 2 });
  table.rolls('wake-up', 2);
  expect([table.view().round, lies(table)]).toEqual([43, []]);
  expect(asleep(42).rolls('wake-up', 1).view().round).toBe(43);
  expect(asked(asleep(42, { wounds: {} }))).toBe('isra turn');
});

test('[SL-MSC-9] only the dying, only within touch; an enemy too', () => {
  fight(beside({ conditions: ['unconscious'], wounds: { critical: 1 } })).refuses(
    stabilize,
    'notDying',
    'SL-MSC-9',
  );
  const far = {
    heroes: { isra: { at: [5, 5], now: { ap: 8 } }, torvin: { at: [7, 5], now: dying({ fatal: 1 }) } },
    foes,
  } as const;
  fight(far).refuses(stabilize, 'outOfReach', 'SL-MSC-9');
  const enemy = fight({
    heroes: { isra: { at: [5, 5], now: { ap: 8 } } },
    foes: { torvin: { at: [6, 5], now: dying({ fatal: 1 }) }, guard: { at: [15, 5] } },
  });
  enemy.does(stabilize).rolls('stabilize', 1).rolls('wake-up', 1);
  expect(lies(enemy)).toEqual(['unconscious']);
});

test('[SL-MSC-9] [SL-AP-5] [SL-R42] two healers for one: the second finds nothing to do, and its AP are gone', () => {
  const table = fight(
    {
      heroes: {
        nerit: { at: [7, 5], now: { ap: 1 } },
        isra: { at: [5, 5], now: { ap: 8 } },
        torvin: { at: [6, 5], now: dying({ fatal: 1 }) },
      },
      foes,
    },
    { order: ['nerit', 'isra', 'guard', 'torvin'] },
  );
  table.does(stabilize).does(endTurn);
  table.does(stabilize).rolls('stabilize', 1).rolls('wake-up', 1);
  table.does(endTurn).does(endTurn);
  // Nerit: 7 at the end of her turn and 7 with the round; 7 of 8 are still owed.
  expect([asked(table), ap(table, 'nerit')]).toEqual(['nerit turn', 14]);
  table.does(choice('continue-charge'));
  expect([asked(table), ap(table, 'nerit'), conditions(table, 'nerit')]).toEqual(['nerit turn', 7, []]);
  expect(table.news('note')).toMatchObject([{ clause: 'SL-AP-5', who: 'nerit' }]);
});

test('[SL-MSC-9] the log says whether somebody is stabilized', () => {
  const said = (face: number): readonly string[] =>
    fight(beside(dying({ fatal: 1 }), {}, { inHand: [] }))
      .does(stabilize)
      .rolls('stabilize', face)
      .lines()
      .map(({ text }) => text);
  // 8 - 5 without the kit in hand: always more than 1.
  expect(said(1)).toContain('Isra stabilizes Torvin');
  const clumsy = fight({
    heroes: { wenna: { at: [5, 5], now: { ap: 8 } }, torvin: { at: [6, 5], now: dying({ fatal: 1 }) } },
    foes,
  });
  const lines = clumsy.does(stabilize).rolls('stabilize', 1).lines();
  expect(lines.map(({ text }) => text)).toContain('Wenna fails to stabilize Torvin');
});
