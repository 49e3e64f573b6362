import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  duel,
  edges,
  endTurn,
  fight,
  hold,
  offered,
  vitality,
  waiting,
} from './line-up.ts';

/** Disarm (WS-ADV-10) and Shove (WS-ADV-16, WS-R46). */

const lying = (table: ReturnType<typeof fight>): readonly unknown[] =>
  table.view().marks.map(({ cell: at, label }) => [label, at.x, at.y]);

/** The wrestler (+9) with free hands beside Brana (+7) with ax and shield. */
const scene = (setting: Setting = {}, more: Sketch = {}) =>
  duel({ wrestler: { use: 'pit-wrestler', ...more }, brana: {} }, setting);

test('[WS-ADV-10] won, it drops the item that was named, and you may take it at once', () => {
  const table = scene();
  table.does(choice('disarm', { target: 'brana', item: 'ax' }));
  expect(waiting(table)).toMatchObject({ who: 'wrestler', purpose: 'disarm', bonus: 9 });
  table.rolls('disarm', 10);
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'disarm-resisted', bonus: 7, needs: 19 });
  table.rolls('disarm-resisted', 11);
  expect([asked(table), lying(table)]).toEqual(['wrestler disarm.take', [['Ax', 6, 5]]]);
  table.does(choice('take'));
  expect([lying(table), ap(table, 'wrestler')]).toEqual([[], 1]);
  expect(table.facts('item-moved')).toMatchObject([
    { from: { in: 'hand', who: 'brana' }, to: { in: 'floor' }, why: 'disarmed' },
    { from: { in: 'floor' }, to: { in: 'hand', who: 'wrestler', hands: 1 }, why: 'picked up' },
  ]);
});

test('[WS-ADV-10] left alone it lies in the target’s space', () => {
  const table = scene();
  table.does(choice('disarm', { target: 'brana', item: 'medium-shield' }));
  table.rolls('disarm', 10).rolls('disarm-resisted', 2).does(choice('leave'));
  expect(lying(table)).toEqual([['Medium shield', 6, 5]]);
});

test('[WS-ADV-10] without a free hand nobody asks', () => {
  const table = duel({ brana: {}, bandit: {} });
  table
    .does(choice('disarm', { target: 'bandit' }))
    .rolls('disarm', 19)
    .rolls('disarm-resisted', 2);
  expect([asked(table), lying(table)]).toEqual(['brana turn', [['Sword', 6, 5]]]);
});

test('[WS-ADV-10] one hand is enough to take what needs two, but not to hold it ready', () => {
  const table = duel({ brana: { now: { inHand: ['ax'] } }, ogre: {} });
  table
    .does(choice('disarm', { target: 'ogre' }))
    .rolls('disarm', 19)
    .rolls('disarm-resisted', 2);
  table.does(choice('take'));
  expect(table.facts('item-moved')).toMatchObject([{}, { to: { in: 'carried', who: 'brana' } }]);
  // What needs one hand is held in the one that is free.
  const sword = duel({ brana: { now: { inHand: ['ax'] } }, bandit: {} });
  sword
    .does(choice('disarm', { target: 'bandit' }))
    .rolls('disarm', 20)
    .rolls('disarm-resisted', 1);
  sword.does(choice('take'));
  expect(sword.facts('item-moved')).toMatchObject([{}, { to: { in: 'hand', who: 'brana', hands: 1 } }]);
});

test('[WS-ADV-10] nothing in hand, or not that: refused', () => {
  const table = scene();
  table.refuses(choice('disarm', { target: 'brana', item: 'stimulant' }), 'notInHand', 'WS-ADV-10');
  const bare = duel({ brana: {}, wrestler: { use: 'pit-wrestler' } });
  bare.refuses(choice('disarm', { target: 'wrestler' }), 'notInHand', 'WS-ADV-10');
  expect(offered(bare)).not.toContain('disarm');
});

test('[WS-ADV-10] lost, a tie too: the item stays', () => {
  const table = scene();
  table
    .does(choice('disarm', { target: 'brana', item: 'ax' }))
    .rolls('disarm', 10)
    .rolls('disarm-resisted', 12);
  expect([table.facts('item-moved'), asked(table)]).toEqual([[], 'wrestler turn']);
});

test('[WS-ADV-10] [WS-INI-12] [WS-R26] the weapon of a held attack: the attack is lost', () => {
  const table = fight({
    blue: { bandit: { at: [6, 5] } },
    red: { brana: { at: [5, 5] }, sill: { at: [12, 5] } },
  });
  table.does(hold('attack', { with: 'sword', trigger: 'enters', whom: 'sill', range: 3 })).does(endTurn);
  table
    .does(choice('disarm', { target: 'bandit' }))
    .rolls('disarm', 19)
    .rolls('disarm-resisted', 2);
  table.does(endTurn).does(choice('move', { to: { x: 9, y: 5 } }));
  expect(table.facts('held-lost')).toMatchObject([{ who: 'bandit', why: 'illegal' }]);
  expect(table.facts('held-lost')).toEqual([
    expect.objectContaining({ because: expect.stringMatching(/sword/i) }),
  ]);
});

const open: LineUp = { red: { brana: { at: [5, 5] } }, blue: { bandit: { at: [6, 5] } } };
const shove = (table: ReturnType<typeof fight>, more: Sketch = {}) =>
  table
    .does(choice('shove', { target: 'bandit', ...more }))
    .rolls('shove', 19)
    .rolls('shove-resisted', 2);

test('[WS-ADV-16] 1 AP: the target is moved 1 m, straight away unless something else is said', () => {
  const table = fight(open);
  table.does(choice('shove', { target: 'bandit' }));
  expect([ap(table, 'brana'), waiting(table)]).toMatchObject([
    2,
    { who: 'brana', purpose: 'shove', bonus: 7 },
  ]);
  table.rolls('shove', 10);
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'shove-resisted', bonus: 2, needs: 17 });
  table.rolls('shove-resisted', 14);
  expect(cell(table, 'bandit')).toEqual([7, 5]);
});

test('[WS-ADV-11] [WS-ADV-16] shoved out of reach somebody is held no more, shoved along it still is', () => {
  const held = (way: string): boolean => {
    const brana = { at: [5, 5] as const, now: { inHand: [], grabbing: ['bandit'] } };
    const table = fight({ ...open, red: { brana } });
    return conditions(shove(table, { way }), 'bandit').includes('grabbed');
  };
  expect([held('east'), held('north')]).toEqual([false, true]);
});

test('[WS-R46] to any square next to its own, or farther away only', () => {
  const at = (way: string): readonly [number, number] => {
    const table = fight(open);
    shove(table, { way });
    return cell(table, 'bandit');
  };
  expect([at('north'), at('south-west'), at('east')]).toEqual([
    [6, 4],
    [5, 6],
    [7, 5],
  ]);
  const away = fight(open, { rulings: { shoveDirection: 'awayOnly' } });
  for (const way of ['north', 'south-west', 'north-west', 'south']) {
    away.refuses(choice('shove', { target: 'bandit', way }), 'noWay', 'WS-ADV-16');
  }
  const picks = away.option('shove').needs?.way;
  expect(picks?.kind === 'one' ? picks.oneOf.map(({ id }) => id) : null).toEqual([
    'away',
    'north-east',
    'east',
    'south-east',
  ]);
  shove(away, { way: 'south-east' });
  expect(cell(away, 'bandit')).toEqual([7, 6]);
});

test('[WS-ADV-16] [WS-MOV-1] into somebody: the two collide', () => {
  const table = fight({ ...open, green: { tovo: { at: [7, 5] } } });
  shove(table);
  // Tovo (Strength 13, Raw Force 3) against Brana’s Strength 14; 1 m is 1 damage, half of it is 0.
  expect(waiting(table)).toMatchObject({ who: 'tovo', purpose: 'collision', bonus: 6, needs: 14 });
  table.rolls('collision', 8);
  expect([cell(table, 'bandit'), vitality(table, 'bandit'), vitality(table, 'tovo')]).toEqual([
    [6, 5],
    15,
    40,
  ]);
});

test('[WS-ADV-16] [WS-MOV-3] and are hurt when it fails, each with its own Armor', () => {
  const table = fight({ ...open, green: { sill: { at: [7, 5], sheet: { armor: null } } } });
  shove(table);
  table.rolls('collision', 2);
  // 1 damage each: Sill has no Armor here, the bandit’s light armour stops it.
  expect([vitality(table, 'sill'), vitality(table, 'bandit')]).toEqual([25, 15]);
});

test('[WS-ADV-16] at the edge of the map it just stops; a way that is none is refused', () => {
  const table = fight({ red: { brana: { at: [1, 5] } }, blue: { bandit: { at: [0, 5] } } });
  table.refuses(choice('shove', { target: 'bandit', way: 'up' }), 'noSuchThing', 'WS-ADV-16');
  shove(table);
  expect([cell(table, 'bandit'), vitality(table, 'bandit')]).toEqual([[0, 5], 15]);
});

test('[WS-ADV-16] the larger are shoved by their size above at most, with advantage on their side', () => {
  const table = duel({ brana: {}, ogre: {} });
  table.does(choice('shove', { target: 'ogre' })).rolls('shove', 19);
  expect([waiting(table).dice, ...edges(table)]).toEqual(['d20+d20', 'larger 1']);
  table.rolls('shove-resisted', 2, 3);
  expect(cell(table, 'ogre')).toEqual([7, 5]);
});

test('[WS-INI-11] a held Shove: whoever comes up is thrown back, and walks no farther', () => {
  const table = fight({ red: { brana: { at: [5, 5] } }, blue: { bandit: { at: [8, 5] } } });
  table.does(hold('shove', { trigger: 'enters', range: 1, way: 'away' })).does(endTurn);
  table.does(
    choice('move', {
      path: [
        { x: 7, y: 5 },
        { x: 6, y: 5 },
        { x: 6, y: 6 },
      ],
    }),
  );
  table.rolls('shove', 19).rolls('shove-resisted', 2);
  expect([cell(table, 'bandit'), asked(table), conditions(table, 'bandit')]).toEqual([
    [7, 5],
    'bandit turn',
    [],
  ]);
});
