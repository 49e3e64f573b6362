import { expect, test } from 'vitest';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  decline,
  duel,
  fight,
  move,
  path,
  waiting,
  yards,
} from '../tests/line-up.ts';

const held = { now: { grappling: ['guard'], ap: 14 } };

test('[SL-GRP-5] a Grapple is an attack with something without reach; nobody is hurt', () => {
  const table = duel({ torvin: { now: { ap: 8 } }, guard: {} });
  table.refuses(choice('grapple', { target: 'guard', with: 'greatsword' }), 'outOfReach', 'SL-GRP-5');
  table.does(choice('grapple', { target: 'guard' }));
  // Dex 1, Melee 4.
  expect(waiting(table)).toEqual({ who: 'torvin', purpose: 'attack', bonus: 5, dice: 'd10+d10' });
  // 8 + 5 = 13 against Defense 13.
  table.rolls('attack', 4, 4);
  expect(ap(table, 'torvin')).toBe(2);
  expect(conditions(table, 'torvin')).toContain('grappling');
  expect(conditions(table, 'guard')).toContain('grappling');
});

test('[SL-GRP-5] [SL-ATK-1] whoever is made a friend while the dice are out is not grappled any more', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 8 } } },
    blue: { guard: { at: [6, 5] }, raider: { at: [20, 12] } },
  });
  table.does(choice('grapple', { target: 'guard' }));
  table.byHand('won over', { change: 'side', who: 'guard', side: 'red' });
  table.rolls('attack', 9, 9);
  expect([conditions(table, 'torvin'), conditions(table, 'guard')]).toEqual([[], []]);
  expect(table.news('note')).toMatchObject([{ text: 'It comes to nothing: Guard is no enemy of Torvin' }]);
});

test('[SL-GRP-6] sizes that differ by 5 and what has no form cannot be grappled', () => {
  const giant = duel({ torvin: {}, guard: { sheet: { size: 5 } } });
  giant.refuses(choice('grapple', { target: 'guard' }), 'tooDifferentInSize', 'SL-GRP-6');
  const slime = duel({ torvin: {}, guard: { sheet: { traits: { formless: true } } } });
  slime.refuses(choice('grapple', { target: 'guard' }), 'formless', 'SL-GRP-6');
});

test('[SL-GRP-9] [SL-GRP-10] a Pin at -2 against the higher of Power and Agility; the pinned only escapes', () => {
  const table = duel({ torvin: held, guard: { now: { ap: 7 } } });
  table.does(choice('pin', { target: 'guard' }));
  // Str 3, Athletics 2, Power 2, less 2; the guard's Power defense is 10 + 1 + 1.
  expect(waiting(table)).toMatchObject({ purpose: 'pin', bonus: 5 });
  table.rolls('pin', 3, 4);
  expect(conditions(table, 'guard')).toEqual(expect.arrayContaining(['pinned', 'helpless']));
  table.does(choice('end-turn'));
  expect(asked(table)).toBe('guard turn');
  table.refuses(choice('standard-attack', { target: 'torvin' }), 'pinned', 'SL-GRP-10');
  table.refuses(move(8, 5), 'pinned', 'SL-GRP-10');
  // Torvin's Power defense is 10 + 3 + 2 + 2; the guard's check is at +2 with Power.
  table.does(choice('escape', { from: 'torvin', check: 'power' }));
  expect(waiting(table)).toMatchObject({ purpose: 'escape', bonus: 2 });
  table.rolls('escape', 8, 7);
  expect(conditions(table, 'guard')).toContain('grappling');
  expect(conditions(table, 'guard')).not.toContain('pinned');
});

test('[SL-GRP-1] whoever steps away from a grapple leaves it when nobody clings', () => {
  const table = duel({
    guard: { ...held, now: { grappling: ['torvin'], ap: 8 } },
    torvin: { now: { ap: 6 } },
  });
  table.does(move(3, 5));
  expect(asked(table)).toBe('torvin cling');
  table.does(decline);
  expect(cell(table, 'guard')).toEqual([3, 5]);
  expect(conditions(table, 'guard')).not.toContain('grappling');
});

test('[SL-GRP-1] with SL-R72 `lockedUntilEscape` a grapple holds one fast', () => {
  const table = duel(
    { guard: { now: { grappling: ['torvin'], ap: 8 } }, torvin: {} },
    { rulings: { grappleMove: 'lockedUntilEscape' } },
  );
  table.refuses(move(3, 5), 'grappling', 'SL-GRP-1');
});

test('[SL-GRP-2] 15 points: a yard along and a yard cut off', () => {
  const table = duel({ guard: { now: { grappling: ['torvin'], ap: 8 } }, torvin: { now: { ap: 6 } } });
  table.does(move(2, 5));
  table.does(choice('cling'));
  expect(ap(table, 'torvin')).toBe(3);
  expect(waiting(table)).toMatchObject({ purpose: 'cling', bonus: 7 });
  // 8 + 7 = 15.
  table.rolls('cling', 4, 4);
  expect(asked(table)).toBe('torvin cling-mix');
  table.refuses(choice('mix', { along: 2, cut: 1 }), 'noSuchThing', 'SL-GRP-2');
  table.does(choice('mix', { along: 1, cut: 1 }));
  // Two of three yards are left to the guard; Torvin comes along for the first of them.
  expect([cell(table, 'guard'), cell(table, 'torvin')]).toEqual([
    [3, 5],
    [5, 5],
  ]);
  expect(conditions(table, 'torvin')).not.toContain('grappling');
});

test('[SL-GRP-3] [SL-GRP-4] a Drag takes the other along for 4 AP of movement', () => {
  const table = duel({ torvin: held, guard: {} });
  table.does(choice('drag'));
  // Against the guard's Power defense of 12.
  expect(waiting(table)).toMatchObject({ purpose: 'drag', bonus: 7 });
  table.rolls('drag', 2, 3);
  expect(ap(table, 'torvin')).toBe(8);
  table.refuses(choice('drag-along', { to: { x: 5, y: 15 } }), 'noMovement', 'SL-MOV-4');
  table.does(choice('drag-along', { to: { x: 5, y: 9 } }));
  // 4 yards at rate 9: 2 AP.
  expect(ap(table, 'torvin')).toBe(6);
  expect(cell(table, 'torvin')).toEqual([5, 9]);
  expect(conditions(table, 'guard')).toContain('grappling');
  const [x, y] = cell(table, 'guard');
  expect(Math.max(Math.abs(x - 5), Math.abs(y - 9))).toBe(1);
});

test('[SL-GRP-7] [SL-GRP-8] somebody grappled is pulled into an attack', () => {
  const table = fight({
    red: { pell: { at: [2, 2], now: { ap: 8 } } },
    blue: { guard: { at: [9, 5], now: { grappling: ['torvin'], ap: 6 } } },
    green: { torvin: { at: [10, 5] } },
  });
  table.does(choice('standard-attack', { target: 'guard', with: 'bow' }));
  expect(asked(table)).toBe('guard interpose');
  table.does(choice('interpose', { target: 'torvin', check: 'power' }));
  // Str 1, Athletics 1, less 2: Torvin is not pinned. His Power defense is 17.
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'interpose', bonus: 0 });
  table.rolls('interpose', 9, 8);
  expect(ap(table, 'guard')).toBe(3);
  expect(table.news('interposed')).toMatchObject([{ who: 'guard', instead: 'torvin', worked: true }]);
});

test('[SL-MSC-6] a Shove of margin 7 goes 1 to 3 yards where the shover says', () => {
  const table = duel({ torvin: { now: { ap: 6 } }, guard: {} });
  table.does(choice('hinder', { what: 'shove', target: 'guard' }));
  // Against the guard's Power defense of 12: 12 + 7 = 19.
  expect(waiting(table)).toMatchObject({ purpose: 'shove', bonus: 7 });
  table.rolls('shove', 6, 6);
  expect(asked(table)).toBe('torvin shove');
  table.refuses(choice('shove', { to: { x: 10, y: 5 } }), 'noWay', 'SL-MSC-6');
  // Two diagonals are three yards.
  table.refuses(choice('shove', { to: { x: 9, y: 8 } }), 'noWay', 'SL-MSC-6');
  table.does(choice('shove', { to: { x: 8, y: 7 } }));
  expect(cell(table, 'guard')).toEqual([8, 7]);
});

test('[SL-MSC-7] a Trip fells', () => {
  const table = duel({ torvin: { now: { ap: 6 } }, guard: {} });
  table.does(choice('hinder', { what: 'trip', target: 'guard' })).rolls('trip', 2, 3);
  expect(conditions(table, 'guard')).toContain('prone');
});

test('[SL-MSC-3] [SL-MSC-4] Disarm: the defender chooses how to resist, the attacker what falls', () => {
  const table = duel({ torvin: { now: { ap: 6 } }, guard: {} });
  table.does(choice('hinder', { what: 'disarm', target: 'guard' }));
  expect(asked(table)).toBe('guard disarm-resist');
  table.does(choice('agility'));
  // Dex 1, Melee 4, Blades 2 against 10 + 1.
  expect(waiting(table)).toMatchObject({ who: 'torvin', purpose: 'disarm', bonus: 7 });
  table.rolls('disarm', 2, 2);
  expect(asked(table)).toBe('torvin disarm-item');
  table.does(choice('drop', { item: 'shield' }));
  expect(table.news('item-moved')).toMatchObject([{ who: 'guard', why: 'disarmed' }]);
});

test('[SL-GRP-1] who holds a rider loses it when the mount walks off', () => {
  const table = fight({
    red: {
      wenna: { on: 'horse', now: { ap: 8, grappling: ['guard'] } },
      horse: { at: [5, 5], use: 'war-horse', now: { ap: 8 } },
    },
    blue: { guard: { at: [7, 5], now: { ap: 2 } } },
  });
  table.does(move(5, 8));
  // 2 AP are too few for Cling: nobody is asked.
  expect(conditions(table, 'guard')).not.toContain('grappling');
  expect(cell(table, 'wenna')).toEqual([5, 8]);
});

test('[SL-MSC-5] Distract is Deception against Deception, and marks for the round', () => {
  const table = duel({ pell: { now: { ap: 8 } }, guard: {} });
  table.does(choice('hinder', { what: 'distract', target: 'guard' }));
  // Prs 0 against Prc 1; a tie is the acting side's.
  expect(waiting(table)).toEqual({ who: 'pell', purpose: 'distract', bonus: 0, dice: 'd10' });
  table.rolls('distract', 6);
  expect(waiting(table)).toEqual({ who: 'guard', purpose: 'distract', bonus: 1, dice: 'd10' });
  table.rolls('distract', 5);
  expect(conditions(table, 'guard')).toContain('distracted');
});

test('[SL-POS-3] [SL-POS-4] into the space of a foe with a check, and out again', () => {
  const table = duel({ torvin: { now: { ap: 6 } }, guard: {} });
  table.does(choice('enter-space', { target: 'guard', check: 'power' }));
  // 12 against the guard's Power defense of 12.
  expect(waiting(table)).toMatchObject({ purpose: 'enter-space', bonus: 7 });
  table.rolls('enter-space', 2, 3);
  expect([cell(table, 'torvin'), ap(table, 'torvin')]).toEqual([[6, 5], 2]);
  table.does(move(7, 5));
  expect(ap(table, 'torvin')).toBe(1);
});

test('[SL-POS-4] within the space of a large foe one moves at double cost, and is not let in again from outside', () => {
  // The space of the ogre: (6,5) to (7,6).
  const table = duel({ torvin: { now: { ap: 16 } }, ogre: { sheet: { size: 4 } } });
  table.does(choice('enter-space', { target: 'ogre', check: 'power' }));
  // 7 + 20 against the ogre's Power defense of 23.
  table.rolls('enter-space', 10, 10);
  expect([cell(table, 'torvin'), ap(table, 'torvin')]).toEqual([[6, 5], 12]);
  table.refuses(path([5, 6], [6, 6]), 'spaceTaken', 'SL-POS-3');
  // Rate 9: 4 AP bring 9 yards, of which the step takes 2.
  table.does(choice('buy-movement', { ap: 4 })).does(move(7, 5));
  expect([cell(table, 'torvin'), yards(table, 'torvin')]).toEqual([[7, 5], 7]);
  // Out of it a yard is a yard.
  table.does(move(8, 5));
  expect([cell(table, 'torvin'), yards(table, 'torvin')]).toEqual([[8, 5], 6]);
  table.refuses(move(7, 5), 'noWay', 'SL-TER-1');
});
