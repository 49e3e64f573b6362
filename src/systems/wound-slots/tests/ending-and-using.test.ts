import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  floor,
  inHand,
  invested,
  mana,
  move,
  waiting,
} from './line-up.ts';

/** The end of magic and bonds, and using objects (SL-MSC-1, SL-POS-5, SL-MSC-18, SL-ACT-4). */

const roots = {
  spell: 'binding-roots',
  by: 'nerit',
  kind: 'bound',
  value: 12,
  until: 5,
  since: 1,
  invested: 2,
};
const ward = { spell: 'still-ward', by: 'isra', kind: 'ward', value: 2, until: 5, since: 1, invested: 2 };

test('[SL-MSC-1] [SL-ACT-5] each effect must be ended by itself, for 2 AP, and gives its mana back', () => {
  const table = fight({
    heroes: {
      isra: { at: [5, 5], now: { effects: [ward] } },
      wenna: { at: [5, 6], now: { effects: [ward] } },
    },
    foes: { guard: { at: [12, 5] } },
  });
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([9, 4]);
  table.refuses(choice('end-effect'), 'noSuchThing', 'SL-MSC-1');
  table.does(choice('end-effect', { effect: 'effect-1' }));
  expect([mana(table, 'isra'), invested(table, 'isra'), ap(table, 'isra')]).toEqual([11, 2, 5]);
  // One is left: it need not be named.
  table.does(choice('end-effect'));
  expect([mana(table, 'isra'), invested(table, 'isra'), ap(table, 'isra')]).toEqual([13, 0, 3]);
  table.refuses(choice('end-effect'), 'noSuchThing', 'SL-MSC-1');
});

test('[SL-MSC-1] only magic of one’s own; whom it bound is free at once', () => {
  const bound = (order: readonly string[]) =>
    fight(
      {
        heroes: { nerit: { at: [5, 5] }, isra: { at: [5, 6] } },
        foes: { guard: { at: [9, 5], now: { effects: [roots] } } },
      },
      { order },
    );
  bound(['isra', 'nerit', 'guard']).refuses(
    choice('end-effect', { effect: 'effect-1' }),
    'noSuchThing',
    'SL-MSC-1',
  );
  const table = bound(['nerit', 'guard', 'isra']);
  expect(conditions(table, 'guard')).toContain('immobile');
  table.does(choice('end-effect')).does(endTurn).does(move(10, 5));
  expect(conditions(table, 'guard')).not.toContain('immobile');
});

const held = (): ReturnType<typeof fight> =>
  fight({
    heroes: { guard: { at: [9, 5], now: { effects: [roots] } } },
    foes: { nerit: { at: [5, 5] } },
  });

test('[SL-POS-5] [SL-R70] Power or Agility against the number of the magic; success ends it', () => {
  const table = held().does(choice('escape', { check: 'power' }));
  // Str 1, Athletics 1; 9 + 2 is not 12.
  expect([waiting(table), table.roll().target]).toEqual([
    { who: 'guard', purpose: 'escape', bonus: 2, dice: 'd10+d10' },
    12,
  ]);
  table.rolls('escape', 4, 5);
  expect([conditions(table, 'guard'), ap(table, 'guard')]).toEqual([['immobile', 'bound'], 0]);
  const free = held().does(choice('escape', { check: 'agility' }));
  expect(waiting(free).bonus).toBe(1);
  free.rolls('escape', 5, 6);
  expect([conditions(free, 'guard'), mana(free, 'nerit'), invested(free, 'nerit')]).toEqual([[], 12, 0]);
  free.refuses(choice('escape'), 'notGrappling', 'SL-POS-5');
});

test('[SL-POS-5] [SL-GRP-10] out of a pin first, then out of the grapple', () => {
  const table = duel({
    torvin: { now: { ap: 12, grappling: ['guard'], pinnedBy: ['guard'] } },
    guard: {},
  });
  // The guard's Power defense: 10 + Str 1 + Athletics 1. Torvin: Str 3, Athletics 2, Power 2.
  const flee = choice('escape', { from: 'guard', check: 'power' });
  table.does(flee);
  expect([waiting(table).bonus, table.roll().target]).toEqual([7, 12]);
  table.rolls('escape', 2, 3);
  expect(conditions(table, 'torvin')).toEqual(['grappling']);
  table.does(flee).rolls('escape', 2, 3);
  expect([conditions(table, 'torvin'), conditions(table, 'guard')]).toEqual([[], []]);
});

test('[SL-ACT-4] [SL-STA-8] mana is invested in what takes effect; where nothing does, it stays', () => {
  const cast = (face: number) =>
    duel({ nerit: {}, guard: { at: [9, 5] } })
      .does(choice('cast-spell', { spell: 'binding-roots', target: 'guard' }))
      .rolls('attack', face, 1);
  // 3 + 7 is below the guard's Agility defense of 11, 4 + 7 is not.
  const missed = cast(2);
  expect([mana(missed, 'nerit'), invested(missed, 'nerit')]).toEqual([12, 0]);
  const hit = cast(3);
  expect([mana(hit, 'nerit'), invested(hit, 'nerit')]).toEqual([10, 2]);
});

const carrying = (...objects: readonly Sketch[]): ReturnType<typeof fight> =>
  duel({ torvin: { sheet: { weapons: [], objects }, now: { ap: 12 } }, guard: { at: [12, 5] } });
const held1 = (thing: string): Sketch => ({ thing, in: 'hand' });

test.each([
  ['torch', 2],
  ['warning-bell', 6],
  ['flint-and-steel', 8],
] as const)('[SL-MSC-18] using a %s takes %i AP', (thing, cost) => {
  const table = carrying(held1(thing)).does(choice('use-object')).does(choice('say'));
  expect([ap(table, 'torvin'), inHand(table, 'torvin')]).toEqual([12 - cost, thing]);
});

test('[SL-MSC-18] what lies within reach can be used as well, what is in a pouch cannot', () => {
  const table = carrying(held1('warning-bell')).does(choice('drop', { item: 'warning-bell' }));
  expect(floor(table)).toEqual(['warning-bell 5,5']);
  table.does(choice('use-object'));
  expect(asked(table)).toBe('gm object');
  carrying({ thing: 'warning-bell', in: 'pouch' }).refuses(choice('use-object'), 'notInHand', 'SL-MSC-18');
  // A kit is not used by itself.
  carrying(held1('healing-kit')).refuses(choice('use-object'), 'notInHand', 'SL-MSC-18');
});

test('[SL-MSC-18] [SL-AP-5] [SL-R42] of two things the one that takes effect is named in the end', () => {
  const table = duel({
    isra: { sheet: { objects: [held1('warning-bell'), held1('torch')] }, now: { ap: 4 } },
    guard: { at: [12, 5] },
  });
  table
    .does(choice('use-object', { item: 'warning-bell' }))
    .does(endTurn)
    .does(endTurn);
  table.does(choice('continue-charge'));
  expect(asked(table)).toBe('isra charged');
  table.does(choice('use-object', { item: 'torch' }));
  expect(table.choice()).toMatchObject({ for: 'gm', about: { what: 'Torch' } });
  // With a single thing nobody is asked.
  const one = carrying(held1('flint-and-steel'));
  one.byHand('tired', { change: 'pool', who: 'torvin', pool: 'ap', value: 4 });
  one.does(choice('use-object')).does(endTurn).does(endTurn).does(choice('continue-charge'));
  expect(asked(one)).toBe('gm object');
});
