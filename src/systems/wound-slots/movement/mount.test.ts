import { expect, test } from 'vitest';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  fight,
  move,
  waiting,
  yards,
} from '../tests/line-up.ts';

const riding = (horse: string, now = {}) =>
  fight({
    red: {
      wenna: { on: 'horse', now: { ap: 12, ...now } },
      horse: { at: [5, 5], use: horse, now: { ap: 9 } },
    },
    blue: { guard: { at: [14, 5] } },
  });

test('[SL-MNT-2] [SL-MNT-5] a rider moves with its mount, and both spend the AP', () => {
  const table = riding('war-horse');
  table.does(move(5, 10));
  // The horse's rate is 11: 5 yards are 2 AP.
  expect([ap(table, 'wenna'), ap(table, 'horse')]).toEqual([10, 7]);
  expect([cell(table, 'wenna'), cell(table, 'horse')]).toEqual([
    [5, 10],
    [5, 10],
  ]);
});

test('[SL-POS-6] off the mount and on again, 4 AP each', () => {
  const table = riding('war-horse');
  table.does(choice('dismount'));
  expect(cell(table, 'wenna')).toEqual([4, 4]);
  table.does(choice('mount', { target: 'horse' }));
  expect(ap(table, 'wenna')).toBe(4);
  expect(cell(table, 'wenna')).toEqual([5, 5]);
});

test('[SL-MNT-6] [SL-MNT-7] an untrained mount that comes into the reach of a foe may bolt', () => {
  const table = riding('riding-horse');
  // The horse fills two squares: at (11,5) a yard is between it and the guard, whose sword reaches so far.
  table.does(move(11, 5));
  // Prs 1, no Nature, against TN 5.
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'control', bonus: 1 });
  table.rolls('control', 3);
  expect(asked(table)).toBe('gm flight');
  table.does(choice('stay'));
  expect(cell(table, 'horse')).toEqual([11, 5]);
  expect(conditions(table, 'wenna')).toContain('out-of-control');
  table.refuses(move(12, 8), 'noControl', 'SL-MNT-7');
});

test('[SL-MNT-8] calming counts enemies within 10 yards and earlier attempts', () => {
  const table = riding('riding-horse', { ap: 16, riding: { mount: 'horse', control: false } });
  table.does(choice('calm'));
  // Prs 1, less 1 for the guard 8 yards away.
  expect(waiting(table)).toMatchObject({ purpose: 'calm', bonus: 0 });
  table.rolls('calm', 4);
  table.does(choice('calm'));
  expect(waiting(table)).toMatchObject({ purpose: 'calm', bonus: 1 });
  table.rolls('calm', 4);
  expect(ap(table, 'wenna')).toBe(0);
  expect(conditions(table, 'wenna')).not.toContain('out-of-control');
});

test('[SL-MNT-2] [SL-POS-7] a trained mount dashes when it is told to, with its own AP and stamina', () => {
  const table = riding('war-horse');
  table.does(choice('dash', { by: 'horse' }));
  expect([ap(table, 'wenna'), ap(table, 'horse')]).toEqual([12, 7]);
  // Rate 22: 4 AP bring it.
  table.does(choice('buy-movement', { ap: 4 }));
  expect([yards(table, 'horse'), ap(table, 'wenna'), ap(table, 'horse')]).toEqual([22, 8, 3]);
  const untrained = riding('riding-horse');
  untrained.refuses(choice('dash', { by: 'horse' }), 'notYourTurn', 'SL-INT-1');
});

test('[SL-POS-6] [SL-MSC-7] no mount lies down under its rider, and one that is shoved into a chasm throws it off', () => {
  const horse = { at: [5, 5], use: 'war-horse', now: { ap: 9 } } as const;
  const told = fight({ red: { wenna: { on: 'horse' }, horse }, blue: { guard: { at: [12, 5] } } });
  told.refuses(choice('posture', { by: 'horse', to: 'prone' }), 'mounted', 'SL-POS-6');
  told.does(choice('posture', { by: 'horse', to: 'crouching' }));
  const shoved = fight(
    {
      blue: { ogre: { at: [4, 5], now: { ap: 12 } } },
      red: { wenna: { on: 'horse' }, horse },
    },
    {
      field: {
        terrain: [{ id: 'chasm', label: 'Chasm', marks: { chasm: 3 } }],
        cells: [{ x: 7, y: 5, w: 3, h: 2, terrain: 'chasm' }],
      },
    },
  );
  // 20 + 12 against the Power of 24.
  shoved.does(choice('hinder', { what: 'shove', target: 'horse' })).rolls('shove', 10, 10);
  shoved.does(choice('shove', { to: { x: 6, y: 5 } }));
  expect([cell(shoved, 'horse'), conditions(shoved, 'horse')]).toEqual([[6, 5], ['prone']]);
  expect([cell(shoved, 'wenna'), conditions(shoved, 'wenna')]).toEqual([[5, 4], []]);
});

test('[SL-CLB-1] [SL-MSC-7] a mount that falls off a face lies at its foot, its rider beside it', () => {
  const table = fight(
    {
      blue: { guard: { at: [5, 7], now: { ap: 6 } } },
      red: {
        wenna: { on: 'horse' },
        horse: { at: [5, 5], use: 'war-horse', now: { conditions: ['climbing'] } },
      },
    },
    {
      field: {
        terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
        cells: [{ x: 5, y: 4, w: 2, h: 3, terrain: 'face' }],
      },
    },
  );
  // 12 + 6 and 3 less 4 and 12 are 5, severe; to hold on 1 + 9 less 10 and 2 against 5.
  table
    .does(attack('horse', { with: 'sword' }))
    .rolls('attack', 6, 6)
    .rolls('hold-on', 1);
  expect(conditions(table, 'horse')).toEqual(['prone']);
  expect(conditions(table, 'wenna')).toEqual([]);
});
