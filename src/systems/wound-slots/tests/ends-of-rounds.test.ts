import { expect, test } from 'vitest';
import { asked, choice, conditions, decline, endTurn, fight } from './line-up.ts';

/** What the end of a round does to conditions is an event that readied actions may wait for (SL-R67). */

const ready = (what: string) => choice('ready', { what, events: ['condition'] });

test('[SL-R67] [SL-CND-4] [SL-DUR-3] a death at the end of a round', () => {
  const table = fight({
    red: {
      guard: { at: [5, 5], now: { ap: 18 } },
      wenna: { at: [1, 1], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1, light: 6 } } },
    },
    blue: { torvin: { at: [6, 5], now: { ap: 0 } } },
  });
  // Vit 2, Resistance 2, Fortitude 1: 6 of the 7 that 7 wounds ask for.
  table.does(ready('standard-attack')).does(endTurn).does(endTurn).rolls('dying', 1);
  expect([asked(table), table.choice().about]).toMatchObject([
    'guard readied',
    { event: 'condition', who: 'wenna' },
  ]);
});

test('[SL-R67] [SL-MSC-5] [SL-DUR-3] a mark that goes with the round', () => {
  const table = fight({
    red: { guard: { at: [5, 5], now: { ap: 18 } } },
    blue: { torvin: { at: [8, 5], now: { ap: 0, marks: [{ kind: 'distracted', by: 'guard' }] } } },
  });
  table.does(ready('posture')).does(endTurn).does(endTurn);
  expect([asked(table), conditions(table, 'torvin')]).toEqual(['guard readied', []]);
  table.does(decline);
  expect([asked(table), conditions(table, 'guard')]).toEqual(['guard turn', ['readied']]);
});
