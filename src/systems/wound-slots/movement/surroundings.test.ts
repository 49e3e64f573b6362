import { expect, test } from 'vitest';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  duel,
  fight,
  level,
  move,
  waiting,
  yards,
} from '../tests/line-up.ts';

const terrain = [
  { id: 'chasm', label: 'Chasm', marks: { chasm: 3 } },
  { id: 'face', label: 'Face', marks: { climb: true } },
  { id: 'deep', label: 'Deep', marks: { water: 'swim' } },
  { id: 'ice', label: 'Ice', marks: { slippery: 7 } },
];

test('[SL-JMP-8] a jump that falls short by a yard may catch the ledge', () => {
  const field = { terrain, cells: [{ x: 6, y: 5, w: 2, terrain: 'chasm' }] };
  const begin = () =>
    duel(
      { wenna: { at: [5, 5], now: { movement: { left: 9, runUp: 5 } } }, guard: { at: [22, 14] } },
      { field },
    );
  const table = begin();
  table.does(choice('long-jump', { to: { x: 8, y: 5 } })).rolls('jump', 4);
  // 4 + 4 = 8 feet are 2 yards: over the chasm's far half, a yard from the ledge.
  expect(asked(table)).toBe('gm ledge');
  table.does(choice('check'));
  // Dex 1 and no Acrobatics against TN 5.
  expect(waiting(table)).toMatchObject({ purpose: 'ledge', bonus: 1 });
  table.rolls('ledge', 4);
  expect([cell(table, 'wenna'), conditions(table, 'wenna')]).toEqual([[7, 5], ['climbing']]);
  // Up from there: 4 yards.
  table.does(move(8, 5));
  expect([cell(table, 'wenna'), yards(table, 'wenna'), conditions(table, 'wenna')]).toEqual([[8, 5], 3, []]);
  const fallen = begin();
  fallen.does(choice('long-jump', { to: { x: 8, y: 5 } })).rolls('jump', 4);
  fallen.does(choice('check')).rolls('ledge', 3);
  expect(fallen.news('fell')).toMatchObject([{ who: 'wenna', yards: 3 }]);
  expect(conditions(fallen, 'wenna')).toEqual(['prone']);
});

test('[SL-JMP-7] on slippery ground the game master calls for a check', () => {
  const field = { terrain, cells: [{ x: 7, y: 5, terrain: 'ice' }] };
  const table = duel(
    { wenna: { at: [5, 5], now: { movement: { left: 9, runUp: 5 } } }, guard: { at: [22, 14] } },
    { field },
  );
  table.does(choice('long-jump', { to: { x: 7, y: 5 } })).rolls('jump', 5);
  expect(asked(table)).toBe('gm landing');
  table.does(choice('check'));
  expect(waiting(table)).toMatchObject({ purpose: 'landing', bonus: 1 });
  // 5 + 1 = 6 is less than 7.
  table.rolls('landing', 5);
  expect(conditions(table, 'wenna')).toEqual(['prone']);
});

test('[SL-JMP-7] the game master may set another TN than that of the ground, within bounds, or let the jumper stand', () => {
  const field = { terrain, cells: [{ x: 7, y: 5, terrain: 'ice' }] };
  const onIce = () =>
    duel(
      { wenna: { at: [5, 5], now: { movement: { left: 9, runUp: 5 } } }, guard: { at: [22, 14] } },
      { field },
    )
      .does(choice('long-jump', { to: { x: 7, y: 5 } }))
      .rolls('jump', 5);
  const table = onIce();
  // The slipperiness of the ground is proposed.
  expect(table.option('check').needs?.tn).toMatchObject({ min: -10, max: 40, default: 7 });
  for (const tn of [-11, 41, 6.5, 'high']) {
    table.refuses(choice('check', { tn }), 'noSuchThing', 'SL-JMP-7');
  }
  table.refuses(choice('slides'), 'noSuchThing', 'SL-JMP-7');
  // 5 + 1 = 6 is enough for the TN that was set.
  table.does(choice('check', { tn: 6 })).rolls('landing', 5);
  expect([asked(table), conditions(table, 'wenna')]).toEqual(['wenna turn', []]);
  const safe = onIce().does(choice('none'));
  expect([asked(safe), conditions(safe, 'wenna')]).toEqual(['wenna turn', []]);
});

test('[SL-JMP-4] over a low wall of three feet with a good run-up, legs tucked up', () => {
  const field = { walls: [{ x: 6, y: 5, side: 'w', kind: 'low-wall' }] };
  const now = { movement: { left: 9, runUp: 5 } };
  const table = duel({ wenna: { at: [5, 5], now }, guard: { at: [22, 14] } }, { field });
  table.does(choice('high-jump', { to: { x: 6, y: 5 }, tuck: 'yes' }));
  // 1 + 4 = 5: 10 inches, and 34 for the legs.
  table.rolls('jump', 1);
  expect(cell(table, 'wenna')).toEqual([6, 5]);
  const low = duel({ wenna: { at: [5, 5], now }, guard: { at: [22, 14] } }, { field });
  low.does(choice('high-jump', { to: { x: 6, y: 5 }, tuck: 'no' })).rolls('jump', 10);
  // 14: 28 inches.
  expect([cell(low, 'wenna'), yards(low, 'wenna')]).toEqual([[5, 5], 9]);
});

test('[SL-JMP-5] a jump that is too dear is paid for over two turns and then takes place', () => {
  const table = duel({
    wenna: { at: [5, 5], now: { ap: 1, movement: { left: 0, runUp: 5 } } },
    guard: { at: [22, 14], now: { ap: 1 } },
  });
  // 3 yards: 2 AP at rate 9.
  table.does(choice('long-jump', { to: { x: 8, y: 5 } }));
  expect([ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual([0, ['charging']]);
  table.does({ option: 'end-turn' }).does({ option: 'end-turn' });
  expect(asked(table)).toBe('wenna turn');
  table.does(choice('continue-charge'));
  // The run-up is that of the declaration: 5 + 4 = 9 feet.
  expect(waiting(table)).toMatchObject({ purpose: 'jump', bonus: 4 });
  table.rolls('jump', 5);
  // 2 AP were due: the first, and now 1 of the 12 that a turn's end and a round's start brought.
  expect([cell(table, 'wenna'), ap(table, 'wenna')]).toEqual([[8, 5], 11]);
});

test('[SL-TER-4] [SL-CLB-2] a climb takes four yards for one; a wound may make one fall', () => {
  const field = { terrain, cells: [{ x: 6, y: 4, terrain: 'face' }] };
  const table = fight({ red: { wenna: { at: [6, 5] } }, blue: { pell: { at: [12, 4] } } }, { field });
  table.does(move(6, 4));
  expect([ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual([4, ['climbing']]);
  table.does({ option: 'end-turn' });
  table.does(choice('standard-attack', { target: 'wenna', with: 'bow' }));
  // Pell: 20 + 9 hits; whatever the wound is, Wenna must hold on.
  table.rolls('attack', 5, 4);
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'hold-on' });
  table.rolls('hold-on', 1);
  expect(conditions(table, 'wenna')).toContain('prone');
  expect(conditions(table, 'wenna')).not.toContain('climbing');
  expect(level(table, 'wenna', 'bleeding')).toBe(0);
});

test('[SL-CLB-3] one who sank comes up again with a check', () => {
  const field = { terrain, cells: [{ x: 5, y: 5, terrain: 'deep' }] };
  const table = duel({ wenna: { now: { conditions: ['sunk'] } }, guard: { at: [12, 12] } }, { field });
  table.does(choice('surface'));
  // Str 2, Athletics 2 against TN 5.
  expect(waiting(table)).toMatchObject({ purpose: 'surface', bonus: 4 });
  table.rolls('surface', 1);
  expect([ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual([2, []]);
});

test('[SL-MOV-6] whoever stands higher moves on another’s turn without losing initiative', () => {
  const table = duel(
    { guard: { at: [5, 5] }, pell: { at: [9, 5] } },
    { initiative: { guard: 10, pell: 15 }, stops: ['moment-turn-start'], stage: 'start' },
  );
  expect(asked(table)).toBe('pell moment');
  table.does(move(11, 5));
  expect([cell(table, 'pell'), table.who('pell').initiative]).toEqual([[11, 5], 15]);
  expect(ap(table, 'pell')).toBe(7);
});
