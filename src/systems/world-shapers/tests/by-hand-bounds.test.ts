import { expect, test } from 'vitest';
import { override } from '../override.ts';
import { begun, conditions, fight } from './line-up.ts';

/** What the game master's hand may set, at both ends (WS-GEN-12): refused beyond it, and carried out up to it. */

const refused = (change: object): boolean =>
  'code' in
  override(
    begun({
      heroes: { brana: { at: [2, 2], now: { inHand: [] } }, sill: { at: [2, 1] } },
      foes: { ogre: { at: [3, 2] }, bandit: { at: [9, 2] } },
    }),
    change as never,
  );

test('[WS-GEN-12] points and metres: the most that may be set, and one more', () => {
  const most = { ap: 20, rp: 20, free: 1, movement: 400, momentum: 12 };
  for (const [pool, value] of Object.entries(most)) {
    const set = (to: number): boolean => refused({ change: 'pool', who: 'brana', pool, value: to });
    expect([set(0), set(value), set(value + 1), set(-1)], pool).toEqual([false, false, true, true]);
  }
});

test('[WS-GEN-12] [WS-INI-3] Initiative from 0 to 400', () => {
  const set = (value: number): boolean => refused({ change: 'initiative', who: 'ogre', value });
  expect([set(0), set(400), set(-1), set(401)]).toEqual([false, false, true, true]);
});

test('[WS-GEN-12] [WS-ADV-11] a grab by hand takes a free hand of somebody who stands beside', () => {
  const grabbed = (who: string, other: string, on = true): boolean =>
    refused({ change: 'condition', who, condition: 'grabbed', on, other });
  // Brana has both hands free; the greataxe and the bow take two, and the bandit is far away.
  expect(grabbed('ogre', 'brana')).toBe(false);
  for (const [who, by] of Object.entries({ bandit: 'brana', brana: 'ogre', ogre: 'nobody' }))
    expect(grabbed(who, by), `${who} by ${by}`).toBe(true);
  expect(grabbed('brana', 'brana')).toBe(true);
  expect(grabbed('brana', 'sill')).toBe(true);
  expect(grabbed('ogre', 'brana', false)).toBe(true);
  const felled = begun({
    heroes: { brana: { at: [2, 2], now: { inHand: [], vitality: 0 } }, sill: { at: [2, 9] } },
    foes: { ogre: { at: [3, 2] } },
  });
  const change = {
    change: 'condition',
    who: 'ogre',
    condition: 'grabbed',
    on: true,
    other: 'brana',
  } as const;
  expect(override(felled, change)).toMatchObject({ clause: 'WS-ADV-11' });
});

test('[WS-GEN-12] [WS-ADV-11] put elsewhere, somebody holds on to whom it still reaches, and to nobody else', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2], now: { inHand: [], grabbing: ['ogre', 'bandit'] } } },
    foes: { ogre: { at: [3, 2] }, bandit: { at: [1, 2] } },
  });
  table.byHand('pushed', { change: 'position', who: 'brana', cell: { x: 3, y: 1 } });
  expect([conditions(table, 'ogre'), conditions(table, 'bandit')]).toEqual([['grabbed'], []]);
  // The ogre is put aside from its own end.
  table.byHand('pulled', { change: 'position', who: 'ogre', cell: { x: 6, y: 2 } });
  expect(conditions(table, 'ogre')).toEqual([]);
});

test('[WS-GEN-12] [WS-VIT-4] whoever gets up by hand is Prone, once', () => {
  const gotUp = (effects: readonly object[]): number => {
    const table = fight({
      heroes: { brana: { at: [2, 2] } },
      foes: { ogre: { at: [3, 2], now: { effects } }, bandit: { at: [9, 2] } },
    });
    const left = (vitality: number) => ({ change: 'track', who: 'ogre', track: 'vitality', left: vitality });
    table.byHand('a blow', left(0)).byHand('no, a graze', left(1));
    expect([table.who('ogre').out, conditions(table, 'ogre').includes('prone')]).toEqual([null, true]);
    return table.facts('effect-began').length;
  };
  expect([gotUp([]), gotUp([{ status: 'prone' }])]).toEqual([1, 0]);
});
