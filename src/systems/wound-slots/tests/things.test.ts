import { expect, test } from 'vitest';
import {
  ap,
  asked,
  choice,
  duel,
  endTurn,
  fight,
  floor,
  inHand,
  mana,
  stamina,
  stowed,
  wounds,
} from './line-up.ts';

const stowedIn = (container: string) => ({ weapons: [{ thing: 'dagger', in: container }], objects: [] });

test('[SL-COM-8] taking something out costs 1 AP from a scabbard, 3 from a pouch, 6 from a backpack', () => {
  for (const [container, cost] of [
    ['scabbard', 1],
    ['pouch', 3],
    ['backpack', 6],
  ] as const) {
    const table = duel({ isra: { sheet: stowedIn(container), now: { ap: 7 } }, guard: {} });
    table.does(choice('retrieve', { item: 'dagger' }));
    expect([inHand(table, 'isra'), ap(table, 'isra')]).toEqual(['dagger', 7 - cost]);
  }
});

test('[SL-COM-8] retrieving needs an empty hand; two for what takes two', () => {
  const table = duel({
    wenna: { sheet: { objects: ['torch'] } },
    guard: {},
  });
  table.refuses(choice('retrieve', { item: 'torch' }), 'noFreeHand', 'SL-COM-8');
  const other = duel({
    torvin: { sheet: { weapons: [{ thing: 'dagger', in: 'hand' }, 'greatsword'] } },
    guard: {},
  });
  expect(stowed(other, 'torvin')).toBe('greatsword (scabbard)');
  other.refuses(choice('retrieve', { item: 'greatsword' }), 'noFreeHand', 'SL-COM-8');
});

test('[SL-COM-8] stowing costs what the container costs, and frees the hand', () => {
  const table = duel({ pell: { now: { ap: 8 } }, guard: {} });
  table.does(choice('stow', { item: 'bow' }));
  expect([inHand(table, 'pell'), ap(table, 'pell')]).toEqual(['', 7]);
  table.does(choice('retrieve', { item: 'dagger' }));
  expect([inHand(table, 'pell'), stowed(table, 'pell'), ap(table, 'pell')]).toEqual([
    'dagger',
    'bow (scabbard)',
    6,
  ]);
  table.does(choice('stow', { item: 'dagger', in: 'backpack' }));
  expect([stowed(table, 'pell'), ap(table, 'pell')]).toEqual(['bow (scabbard), dagger (backpack)', 0]);
});

test('[SL-COM-8] a backpack is too dear for 2 AP: the deed is paid for over two turns', () => {
  const table = duel({ isra: { sheet: stowedIn('backpack'), now: { ap: 2 } }, guard: {} });
  table.does(choice('retrieve', { item: 'dagger' }));
  expect([inHand(table, 'isra'), ap(table, 'isra')]).toEqual(['', 0]);
  table.does(endTurn).does(endTurn);
  // 7 at the end of her turn and 7 at the start of the round; 4 are missing.
  expect([asked(table), ap(table, 'isra')]).toEqual(['isra turn', 14]);
  table.does(choice('continue-charge'));
  expect([inHand(table, 'isra'), ap(table, 'isra')]).toEqual(['dagger', 10]);
});

test('[SL-SEQ-3] opening the hand is free, on another’s turn too', () => {
  const table = duel({ torvin: { now: { ap: 0 } }, guard: {} });
  table.does(choice('drop', { item: 'greatsword' }));
  expect([inHand(table, 'torvin'), floor(table)]).toEqual(['', ['greatsword 5,5']]);
  table.does(choice('drop', { item: 'shield', by: 'guard' }));
  expect([inHand(table, 'guard'), floor(table)]).toEqual(['sword', ['greatsword 5,5', 'shield 6,5']]);
  expect([ap(table, 'guard'), asked(table)]).toEqual([6, 'torvin turn']);
});

test('[SL-MSC-18] what lies within reach is picked up, by whoever has a hand for it', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.does(choice('drop', { item: 'greatsword' })).does(choice('drop', { item: 'shield', by: 'guard' }));
  table.does(choice('pick-up', { item: 'shield' }));
  expect([inHand(table, 'torvin'), ap(table, 'torvin'), floor(table)]).toEqual([
    'shield',
    4,
    ['greatsword 5,5'],
  ]);
  table.refuses(choice('pick-up', { item: 'greatsword' }), 'noFreeHand', 'SL-MSC-18');
});

test('[SL-MSC-18] nothing is picked up across the field', () => {
  const table = duel({ torvin: {}, guard: { at: [9, 5] } });
  table.does(choice('drop', { item: 'shield', by: 'guard' })).does(choice('drop', { item: 'greatsword' }));
  table.refuses(choice('pick-up', { item: 'shield' }), 'noSuchThing', 'SL-MSC-18');
});

test('[SL-MSC-18] nothing is picked up through a wall, nor used', () => {
  const wall = { walls: [{ kind: 'wall', x: 6, y: 3, side: 'w', length: 6 }] };
  const torch = { weapons: [], objects: [{ thing: 'torch', in: 'hand' }] };
  const table = duel({ torvin: { sheet: { weapons: [] } }, guard: { sheet: torch } }, { field: wall });
  table.does(choice('drop', { item: 'torch', by: 'guard' }));
  expect(floor(table)).toEqual(['torch 6,5']);
  table.refuses(choice('pick-up', { item: 'torch' }), 'outOfReach', 'SL-MSC-18');
  table.refuses(choice('use-object', { item: 'torch' }), 'notInHand', 'SL-MSC-18');
});

test('[SL-MSC-18] [SL-MNT-4] a rider picks up what lies beside the mount, on all its sides', () => {
  // The war horse fills (4,5) to (5,6): the shield at (6,6) is beside it.
  const table = fight({
    heroes: { pell: { on: 'war-horse', sheet: { weapons: [] } }, 'war-horse': { at: [4, 5] } },
    foes: { guard: { at: [6, 6] } },
  });
  table.does(choice('drop', { item: 'shield', by: 'guard' })).does(choice('pick-up', { item: 'shield' }));
  expect(inHand(table, 'pell')).toBe('shield');
});

const door = {
  walls: [
    { kind: 'wall', x: 6, y: 4, side: 'w', length: 3 },
    { kind: 'door', id: 'gate', label: 'Gate', x: 6, y: 5, side: 'w' },
  ],
};
const isOpen = (table: ReturnType<typeof duel>): unknown =>
  (table.view().changed as { doors?: { gate?: boolean } }).doors?.gate ?? false;

test('[SL-MSC-18] a door is opened or closed for 2 AP', () => {
  const table = duel({ torvin: {}, guard: { at: [9, 5] } }, { field: door });
  table.does(choice('open-door'));
  expect([isOpen(table), ap(table, 'torvin')]).toEqual([true, 4]);
  table.does(choice('open-door', { door: 'gate' }));
  expect([isOpen(table), ap(table, 'torvin')]).toEqual([false, 2]);
});

test.each(['atCompletion', 'atDeclaration'])(
  '[SL-MSC-18] [SL-AP-5] [SL-R42] by `%s`: whoever begins to open a door does not close it when another was quicker',
  (chargeTarget) => {
    const table = fight(
      { heroes: { torvin: { at: [5, 5], now: { ap: 1 } } }, foes: { guard: { at: [6, 5] } } },
      { field: door, rulings: { chargeTarget } },
    );
    table.does(choice('open-door')).does(endTurn).does(choice('open-door'));
    expect(isOpen(table)).toBe(true);
    table.does(endTurn).does(choice('continue-charge'));
    expect(isOpen(table)).toBe(true);
    // His last AP is gone with it: 1, then 6 and 6 more less 1.
    expect([ap(table, 'torvin'), table.news('note')]).toMatchObject([11, [{ clause: 'SL-AP-5' }]]);
  },
);

test('[SL-MSC-18] [SL-AP-5] a door that stands as it did is opened with the last AP', () => {
  const table = duel({ torvin: { now: { ap: 1 } }, guard: {} }, { field: door });
  table.does(choice('open-door')).does(endTurn).does(endTurn).does(choice('continue-charge'));
  expect([isOpen(table), ap(table, 'torvin')]).toEqual([true, 11]);
});

test('[SL-MSC-18] the door must be within reach', () => {
  const table = duel({ torvin: { at: [3, 5] }, guard: { at: [9, 5] } }, { field: door });
  table.refuses(choice('open-door', { door: 'gate' }), 'outOfReach', 'SL-MSC-18');
});

test('[SL-MSC-18] nobody closes a door on a horse that stands in it', () => {
  const wide = {
    walls: [{ kind: 'door', id: 'gate', label: 'Gate', x: 6, y: 5, side: 'w', length: 2, open: true }],
  };
  const table = fight(
    { heroes: { torvin: { at: [4, 5] }, 'war-horse': { at: [5, 5] } }, foes: { guard: { at: [12, 5] } } },
    { field: wide },
  );
  table.refuses(choice('open-door', { door: 'gate' }), 'spaceTaken', 'SL-MSC-18');
});

const carrying = (object: string) => ({ weapons: [], objects: [{ thing: object, in: 'hand' }] });

test('[SL-MSC-18] a potion takes 4 AP to drink and is gone', () => {
  const table = duel({
    isra: { sheet: carrying('stamina-tonic'), now: { ap: 7, stamina: 3 } },
    guard: {},
  });
  table.does(choice('use-object'));
  expect([ap(table, 'isra'), stamina(table, 'isra'), inHand(table, 'isra')]).toEqual([3, 8, '']);
  expect(floor(table)).toEqual([]);
});

test('[SL-MSC-18] [SL-STA-3] a tonic brings no more stamina than fatigue leaves room for', () => {
  const table = duel({
    // 10 at full strength, 4 fatigue: 6 at the most.
    isra: { sheet: carrying('stamina-tonic'), now: { ap: 7, stamina: 3, fatigue: 4 } },
    guard: {},
  });
  table.does(choice('use-object'));
  expect(stamina(table, 'isra')).toBe(6);
});

test('[SL-MSC-18] [SL-STA-8] a philtre brings mana up to what is not invested', () => {
  const table = duel({
    isra: { sheet: carrying('mana-philtre'), now: { ap: 7, mana: 9, invested: 2 } },
    guard: {},
  });
  table.does(choice('use-object'));
  // 13 less 2 invested.
  expect(mana(table, 'isra')).toBe(11);
});

test('[SL-MSC-18] a healing draught closes the worst wound up to moderate, and none that is worse', () => {
  const hurt = (held: object) =>
    duel({ isra: { sheet: carrying('healing-draught'), now: { ap: 7, wounds: held } }, guard: {} });
  const table = hurt({ light: 2, moderate: 1, severe: 1 });
  table.does(choice('use-object'));
  expect(wounds(table, 'isra')).toEqual([2, 0, 1, 0, 0]);
  hurt({ severe: 1 }).refuses(choice('use-object'), 'notWounded', 'SL-MSC-18');
});

test('[SL-MSC-18] of what the rules know nothing the game master says what happens', () => {
  const table = duel({ isra: { sheet: carrying('torch'), now: { ap: 7 } }, guard: {} });
  table.does(choice('use-object'));
  expect(asked(table)).toBe('gm object');
  table.does(choice('say', { text: 'The torch catches fire.' }));
  expect([ap(table, 'isra'), inHand(table, 'isra')]).toEqual([5, 'torch']);
  expect(table.news('note')).toMatchObject([{ text: 'The torch catches fire.', who: 'isra' }]);
});

test('[SL-ATK-4] a bow that was shot is loaded for 2 AP, a crossbow for 8', () => {
  const bow = duel({ pell: { now: { ap: 8, unloaded: { bow: 2 } } }, guard: {} });
  bow.does(choice('load'));
  expect(ap(bow, 'pell')).toBe(6);
  bow.refuses(choice('load'), 'notInHand', 'SL-ATK-4');
  const crossbow = duel({
    pell: { sheet: { weapons: ['crossbow'] }, now: { ap: 8, unloaded: { crossbow: 8 } } },
    guard: {},
  });
  crossbow.does(choice('load'));
  expect(ap(crossbow, 'pell')).toBe(0);
  expect(crossbow.news('loading')).toMatchObject([{ item: 'pell/crossbow', left: 0 }]);
});

test('[SL-HLT-13] [SL-CND-3] whoever is killed at once drops what it holds, in play and by hand', () => {
  const table = fight({
    red: { wenna: { at: [5, 5], now: { ap: 12, inHand: ['sword'] } } },
    blue: { goblin: { at: [6, 5] }, guard: { at: [22, 14] } },
  });
  // 19 + 7 + 4 against 12 and 0: fatal.
  table.does(choice('standard-attack', { target: 'goblin', with: 'sword' })).rolls('attack', 10, 9);
  expect([table.who('goblin').out, inHand(table, 'goblin')]).toEqual(['dead', '']);
  expect(floor(table)).toContain('axe 6,5');
  table.does(choice('pick-up', { item: 'goblin/axe' }));
  expect(inHand(table, 'wenna')).toContain('axe');
  table.byHand('a stone', { change: 'out', who: 'guard', out: 'dead' });
  expect(floor(table)).toEqual(expect.arrayContaining(['sword 22,14', 'shield 22,14']));
});
