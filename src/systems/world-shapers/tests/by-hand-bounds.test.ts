import { expect, test } from 'vitest';
import { override } from '../override.ts';
import { asked, begun, cell, choice, conditions, fight, order } from './line-up.ts';

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

test('[WS-GEN-12] [WS-ADV-13] seen by the one that is named, somebody is still hidden from the other', () => {
  const table = fight({
    heroes: { sill: { at: [2, 2], now: { hiddenFrom: ['ogre', 'bandit'] } } },
    foes: { ogre: { at: [9, 2] }, bandit: { at: [12, 6] } },
  });
  table.byHand('a glimpse', {
    change: 'condition',
    who: 'sill',
    condition: 'hidden',
    on: false,
    other: 'ogre',
  });
  expect(table.who('sill').conditions.map(({ label }) => label)).toEqual(['Hidden from Bandit']);
});

test('[WS-GEN-12] [WS-INI-2] set to the Initiative of another, somebody comes after that one', () => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2] }, sill: { at: [2, 6] } },
      foes: { ogre: { at: [9, 2] }, bandit: { at: [12, 6] } },
    },
    { initiative: { brana: 30, sill: 20, ogre: 10, bandit: 5 } },
  );
  table.byHand('quick', { change: 'initiative', who: 'bandit', value: 20 });
  expect(order(table)).toEqual(['brana', 'sill', 'bandit', 'ogre']);
});

test('[WS-GEN-12] [WS-INI-19] [WS-BAS-4] given a turn, the surprised are so no more, and what lasts until then ends', () => {
  const now = { conditions: ['surprised'], effects: [{ stance: 'defending' }] };
  const table = fight({
    heroes: { brana: { at: [2, 2] } },
    foes: { ogre: { at: [9, 2] }, bandit: { at: [12, 6], now } },
  });
  table.byHand('up', { change: 'active', who: 'bandit' });
  expect([asked(table), conditions(table, 'bandit')]).toEqual(['bandit turn', []]);
});

test('[WS-GEN-12] [WS-BAS-11] an item is not put where it is', () => {
  const item = (to: string): boolean => refused({ change: 'item', who: 'brana', item: 'ax', to });
  expect([item('carried'), item('floor'), item('hand')]).toEqual([true, false, false]);
});

test('[WS-ADV-8] [WS-ADV-11] climbing down somebody drags along whom it holds, if that is out of reach then', () => {
  const held = (x: number, y: number): readonly unknown[] => {
    const table = fight({
      heroes: { sill: { on: 'ogre', now: { inHand: [], grabbing: ['bandit'] } } },
      foes: { ogre: { at: [5, 5] }, bandit: { at: [4, 4] } },
    });
    table.does(choice('climb-down', { to: { x, y } }));
    expect(conditions(table, 'bandit')).toEqual(['grabbed']);
    return [cell(table, 'sill'), cell(table, 'bandit')];
  };
  expect(held(6, 4)).toEqual([
    [6, 4],
    [5, 4],
  ]);
  expect(held(5, 4)).toEqual([
    [5, 4],
    [4, 4],
  ]);
});
