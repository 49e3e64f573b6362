import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { system } from '../index.ts';
import { choice } from './line-up.ts';
import { agreement, answering, meetingOrNot, momentOf } from './moment.ts';
import type { LineUp, Sketch } from './sketch.ts';

/** Odds of one die that several targets meet: an area, a Burst, several weapons in turn. */

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 4000);

const storm = choice('focused', { target: 'adept', with: 'storm-of-shots:hana/machine-gun' });

/** Hana (Ballistic 50) against cultists whose evasions have no equal Bonus of 5; Rin is in melee with the first. */
const facing = (fate: number, foes: readonly ('adept' | 'seer' | 'gunner')[], now: object = {}): LineUp => {
  const all = {
    adept: { use: 'cult-adept', at: [9, 5], now },
    seer: { use: 'cult-seer', at: [9, 6], now: { light: 0, heavy: 1 } },
    gunner: { use: 'cult-gunner', at: [10, 5], now: { fate } },
  } as const;
  return {
    evokers: { hana: { at: [5, 5], now: { fate } }, rin: { at: [9, 4] } },
    shadows: Object.fromEntries(foes.map((id) => [id, all[id]])),
  } as LineUp;
};

test.each([
  ['nobody has a point of Fate', 0],
  ['both sides may roll once more', 1],
])('[PE-ATK-8] a Storm of Shots at three foes is counted to the end: %s', (_, fate) => {
  const moment = momentOf(facing(fate, ['adept', 'seer', 'gunner']), storm);
  const tactic = answering('dodge', 'spend', 'down');
  // Face by face it would be more than 20,000 ways, and odds would be estimated.
  expect(oddsOf(system, moment, tactic, { ways: 2000, samples: 1 }).exact).toBe(true);
  expect(agreement(moment, tactic, samples)).toBeLessThanOrEqual(1);
});

test.each([
  ['[PE-ATK-4]', 0, {}],
  ['[PE-FATE-4]', 1, {}],
  ['[PE-INJ-12] with a cracked rib:', 0, { injuries: { body: 1 } }],
  ['[PE-WND-4] [PE-HLP-1] with one who goes down at a touch:', 0, { light: 0, heavy: 0 }],
])('%s whether ways meet after each of two targets or never, the chances are the same', (_, fate, now) => {
  const moment = momentOf(facing(fate, ['adept', 'gunner'], now), storm);
  const { meeting, apart } = meetingOrNot(moment, answering('dodge', 'spend', 'down'), 50_000);
  expect(meeting).toEqual(apart);
});

/** The adept is resolved first and cannot oppose; the gunner may. */
const struckFirst = (now: Sketch, fate = 0): LineUp => ({
  evokers: { hana: { at: [5, 5], now: { fate } } },
  shadows: {
    adept: { use: 'cult-adept', at: [9, 5], now },
    gunner: { use: 'cult-gunner', at: [10, 5] },
  },
});

test.each([
  ['[PE-AIL-7] one who is Staggered', { ailments: [{ id: 'staggered' }] }, 0],
  ['[PE-FATE-4] one who is Staggered, with a point to roll again', { ailments: [{ id: 'staggered' }] }, 1],
])(
  '%s is struck first: what else the others ask of the die shows after that, and the chances are the same',
  (_, now, fate) => {
    for (const answers of [['dodge'], ['dodge', 'spend']]) {
      const moment = momentOf(struckFirst(now, fate), storm);
      const { meeting, apart } = meetingOrNot(moment, answering(...answers, 'down'), 50_000);
      expect(meeting).toEqual(apart);
    }
  },
);

test('[PE-AIL-7] [PE-ATK-5] who cannot answer is struck by what the blow does, and not by each class of the die', () => {
  const moment = momentOf(struckFirst({ ailments: [{ id: 'staggered' }] }), storm);
  // If the whole die showed from the start there would be 45 ways.
  const effort = { ways: 40, samples: 1 };
  expect(oddsOf(system, moment, answering('decline', 'down'), effort).exact).toBe(true);
});

test('[PE-FATE-4] dice that are rolled again are told apart by no more than whether they are beaten', () => {
  const lineUp: LineUp = {
    evokers: { hana: { at: [5, 5], now: { fate: 3 } } },
    shadows: {
      adept: { use: 'cult-adept', at: [9, 5], now: { fate: 0 } },
      gunner: { use: 'cult-gunner', at: [10, 5], now: { fate: 0 } },
    },
  };
  const tactic = answering('dodge', 'spend', 'down');
  // If all losing dice were distinguished there would be 592 ways.
  expect(oddsOf(system, momentOf(lineUp, storm), tactic, { ways: 300, samples: 1 }).exact).toBe(true);
});

test('[PE-ACT-11] [PE-FATE-4] a Burst that both sides roll again for: the same', () => {
  const burst: LineUp = {
    evokers: {
      rin: {
        at: [5, 5],
        now: { fate: 1 },
        sheet: {
          weapons: ['machine-pistol'],
          inHand: { right: 'machine-pistol', left: null },
          scores: { realisation: 20 },
        },
      },
    },
    shadows: {
      foe: { use: 'cult-gunner', at: [9, 5], now: { fate: 1 } },
      other: { use: 'cult-seer', at: [9, 7] },
    },
  };
  const moment = momentOf(burst, choice('burst', { target: 'foe', with: 'machine-pistol' }));
  for (const answers of [
    ['dodge', 'spend', 'shots'],
    ['dodge', 'spend', 'shots', 'shoot'],
  ]) {
    const { meeting, apart } = meetingOrNot(moment, answering(...answers), 200_000);
    expect(meeting).toEqual(apart);
  }
});

test('[PE-ACT-13] [PE-ONE-3] what the first weapon has done counts for the second, and earns one One More', () => {
  const two: LineUp = {
    evokers: {
      rin: {
        at: [5, 5],
        now: { fate: 0 },
        sheet: { weapons: ['sword', 'knife'], inHand: { right: 'sword', left: 'knife' } },
      },
    },
    shadows: { hound: { use: 'glass-hound', at: [6, 5], now: { fate: 0 } } },
  };
  const moment = momentOf(two, choice('all-weapon', {}));
  const { meeting, apart } = meetingOrNot(moment, answering('strike', 'dodge', 'down'), 200_000);
  expect(meeting).toEqual(apart);
});
