import { expect, test } from 'vitest';
import type { Setting } from '../tests/line-up.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  endTurn,
  fight,
  path,
  quick,
  terms,
  waiting,
} from '../tests/line-up.ts';

/** Two heroes around a guard at (6,5), the first to act. */
const around = (
  wenna: readonly [number, number],
  torvin: readonly [number, number],
  setting: Setting = {},
  guard = {},
) =>
  fight(
    {
      heroes: { wenna: { at: wenna }, torvin: { at: torvin, now: { ap: 12 } } },
      foes: { guard: { at: [6, 5], now: guard } },
    },
    setting,
  );

const bonus = (table: ReturnType<typeof around>): number => {
  table.does(attack('guard'));
  return waiting(table).bonus;
};

test('[SL-FLK-1] [SL-R24] two foes 180 or 135 degrees apart flank, 90 degrees do not', () => {
  expect(bonus(around([5, 5], [7, 5]))).toBe(9);
  expect(bonus(around([5, 5], [7, 6]))).toBe(9);
  expect(bonus(around([5, 5], [6, 6]))).toBe(7);
});

test('[SL-FLK-2] whoever could not strike does not count', () => {
  // The greatsword reaches over a gap of 1, not of 2.
  expect(bonus(around([5, 5], [8, 5]))).toBe(9);
  expect(bonus(around([5, 5], [9, 5]))).toBe(7);
});

test('[SL-FLK-2] the helpless do not count', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5], now: { helplessUntil: 2 } } },
    foes: { guard: { at: [6, 5] } },
  });
  expect(bonus(table)).toBe(7);
});

test('[SL-FLK-2] an archer flanks within the first increment', () => {
  const table = (x: number) =>
    fight(
      { heroes: { wenna: { at: [4, 5] }, pell: { at: [x, 5] } }, foes: { guard: { at: [5, 5] } } },
      { field: { width: 60, height: 10 } },
    );
  expect(bonus(table(25))).toBe(9);
  expect(bonus(table(26))).toBe(7);
});

test('[SL-R24] where only neighbours flank, an archer does not', () => {
  const table = fight(
    { heroes: { wenna: { at: [4, 5] }, pell: { at: [12, 5] } }, foes: { guard: { at: [5, 5] } } },
    { rulings: { flankGeometry: 'adjacentOnly' } },
  );
  expect(bonus(table)).toBe(7);
});

test('[SL-FLK-3] whoever is no part of the pair has the bonus too', () => {
  const table = fight({
    heroes: { pell: { at: [6, 12] }, wenna: { at: [5, 5] }, torvin: { at: [7, 5] } },
    foes: { guard: { at: [6, 5] } },
  });
  table.does(attack('guard'));
  expect(waiting(table).bonus).toBe(11);
  expect(terms(table)).toContain('flanked 2');
});

test('[SL-FLK-4] [SL-FLK-5] [SL-FLK-6] an ignored foe does not flank but attacks from the rear at +4', () => {
  const table = around([5, 5], [7, 5], { turnOf: 'guard', order: ['guard', 'wenna', 'torvin'] });
  table.does(choice('ignore', { whom: ['wenna'] }));
  expect(conditions(table, 'guard')).toContain('ignoring');
  table.does(endTurn).does(attack('guard'));
  expect(waiting(table).bonus).toBe(11);
  table.rolls('attack', 1, 4).does(endTurn).does(attack('guard'));
  expect([waiting(table).who, waiting(table).bonus]).toEqual(['torvin', 7]);
});

test('[SL-FLK-4] nobody is ignored who could not flank', () => {
  const table = around([5, 5], [12, 12], { turnOf: 'guard', order: ['guard', 'wenna', 'torvin'] });
  table.refuses(choice('ignore', { whom: ['torvin'] }), 'noSuchThing', 'SL-FLK-2');
});

test('[SL-R26] where both add up, a rear attack on somebody flanked is at +6', () => {
  const lineUp = {
    heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5] }, pell: { at: [6, 4] }, isra: { at: [6, 6] } },
    foes: { guard: { at: [6, 5], now: { ignoring: ['wenna'] } } },
  } as const;
  // Pell and Isra stand across from each other.
  expect(bonus(fight(lineUp))).toBe(11);
  expect(bonus(fight(lineUp, { rulings: { rearStacking: 'adds' } }))).toBe(13);
});

test('[SL-FLK-7] whoever ignores somebody helps nobody to flank it', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5], now: { ignoring: ['guard'] } } },
    foes: { guard: { at: [6, 5] } },
  });
  expect(bonus(table)).toBe(7);
});

test('[SL-FLK-4] [SL-R25] whoever has just become flanked may ignore somebody at once, for nothing', () => {
  const table = around([3, 5], [7, 5], { stops: ['ignore-attackers'] });
  // From a gap of 1 the sword reaches.
  table.does(path([4, 5]));
  expect(asked(table)).toBe('guard ignore-attackers');
  table.does(choice('ignore', { whom: ['torvin'] })).does(quick('guard'));
  expect(waiting(table).bonus).toBe(7);
});

test('[SL-FLK-4] [SL-FLK-8] whoever ignores somebody unconscious may ignore another when it becomes flanked', () => {
  const table = fight(
    {
      heroes: {
        wenna: { at: [3, 5] },
        torvin: { at: [7, 5], now: { ap: 12 } },
        pell: { at: [6, 8] },
      },
      foes: { guard: { at: [6, 5], now: { ignoring: ['pell'] } } },
    },
    { stops: ['ignore-attackers'] },
  );
  table.byHand('an arrow from nowhere', { change: 'out', who: 'pell', out: 'unconscious' });
  table.does(path([4, 5]));
  expect(asked(table)).toBe('guard ignore-attackers');
  table.refuses(choice('ignore', { whom: ['pell'] }), 'noSuchThing', 'SL-FLK-2');
  table.does(choice('ignore', { whom: ['torvin'] }));
  expect(table.news('ignoring')).toMatchObject([{ who: 'guard', ids: ['pell', 'torvin'] }]);
  table.does(quick('guard'));
  expect(waiting(table).bonus).toBe(7);
});
