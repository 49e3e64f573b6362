import { expect, test } from 'vitest';
import type { Fighter, Setting } from './line-up.ts';
import { actions, asked, cell, choice, decline, duel, fight, move, path } from './line-up.ts';

/** Escape (AD-ACT-8, AD-R30). */

const flee = (x: number, y: number) => choice('escape', { to: { x, y } });
const stay = choice('escape');
const out = choice('out');
const far: Fighter = { at: [20, 12] };

/** Lio at (5,5), Speed 30, the soldier at (6,5) beside him. */
const caught = (setting: Setting = {}, soldier: Fighter = {}, lio: Fighter = {}) =>
  duel({ lio, soldier }, setting);

test('[AD-ACT-8] [AD-REA-9] order of an Escape: openings, movement, then the game master says whether it is out', () => {
  const table = caught().does(flee(1, 5));
  expect([asked(table), cell(table, 'lio')]).toEqual(['soldier reaction.opening', [5, 5]]);
  expect(table.facts('opening')).toMatchObject([
    { who: 'lio', by: ['soldier'], why: 'flees', clause: 'AD-ACT-8' },
  ]);
  table.does(decline);
  expect([asked(table), cell(table, 'lio')]).toEqual(['gm gm.fled', [1, 5]]);
  // AD-R30: no enemy has him in reach, so that it is proposed.
  expect(table.choice()).toMatchObject({ about: { who: 'lio', proposed: 'out' } });
  expect(table.choice().options.map(({ id }) => id)).toEqual(['out', 'stays']);
  table.refuses(choice('perhaps'), 'noSuchThing', 'AD-ACT-8');
  expect(table.does(out).who('lio').out).toBe('fled');
});

test('[AD-ACT-8] [AD-R30] a combatant that stays has spent one action', () => {
  const table = caught({}, far).does(flee(1, 5)).does(choice('stays'));
  expect([table.who('lio').out, actions(table, 'lio'), asked(table)]).toEqual([null, 1, 'lio turn']);
});

test.each(['fled', 'dead', 'unconscious'])(
  '[AD-ACT-8] [AD-DIE-18] the game master who says by hand that it is %s is not asked whether it is out',
  (said) => {
    const line = {
      red: { lio: { at: [5, 5] as const }, hadra: { at: [1, 12] as const } },
      blue: { soldier: far },
    };
    const table = fight(line).does(flee(1, 5));
    expect(asked(table)).toBe('gm gm.fled');
    table.byHand('so be it', { change: 'out', who: 'lio', out: said });
    expect([asked(table), table.who('lio').out]).toEqual(['hadra turn', said]);
  },
);

test('[AD-ACT-8] [AD-R30] an Escape goes up to the combat movement, or stays in place', () => {
  caught({}, far).refuses(flee(12, 5), 'noMovement', 'AD-ACT-9');
  const table = caught().does(stay).does(decline);
  // The soldier still reaches him: staying is proposed.
  expect([asked(table), cell(table, 'lio')]).toEqual(['gm gm.fled', [5, 5]]);
  expect(table.choice().options[0]?.id).toBe('stays');
  expect(cell(caught().does(flee(5, 5)).does(decline), 'lio')).toEqual([5, 5]);
});

test('[AD-ACT-8] enemies that cannot act do not keep the proposal from being `out`', () => {
  const table = caught({}, { now: { health: 0 } });
  // The only enemy is out, so the end of the fight is proposed first.
  expect(asked(table)).toBe('gm gm.encounterEnd');
  const more = fight({
    red: { lio: { at: [5, 5] } },
    blue: { soldier: { at: [6, 5], now: { health: 0 } }, thug: { at: [20, 12] } },
  }).does(stay);
  expect(more.choice()).toMatchObject({ ask: 'gm.fled', about: { proposed: 'out' } });
  // The Winded and the bound are conscious, and can do nothing.
  for (const now of [{ vigor: 0 }, { effects: [{ condition: 'bound' }] }]) {
    const still = caught({}, { now }).does(stay);
    expect(still.choice()).toMatchObject({ ask: 'gm.fled', about: { proposed: 'out' } });
  }
});

test('[AD-ACT-8] [AD-POS-11] [AD-SHK-3] a combatant knocked unconscious by the opening does not escape', () => {
  const table = caught({}, {}, { now: { durability: 0, health: 2 } }).does(flee(1, 5));
  // 10 + 4 + 4 = 18 above 15; 8 + 5 + 5 less leather 2 is more than 2.
  table.does(choice('attack')).rolls('attack', 10, 4, 4).rolls('damage', 8, 5, 5);
  expect([table.who('lio').out, cell(table, 'lio')]).toEqual(['unconscious', [5, 5]]);
});

test('[AD-ACT-8] [AD-R30] ruling escapeEffect mapEdge: out only by crossing the edge of the map', () => {
  const edge = { rulings: { escapeEffect: 'mapEdge' } };
  // Lio has 30 ft: at (3,5) the edge is three squares away, and a fourth leads across.
  const near: Fighter = { at: [3, 5] };
  const table = caught(edge, far, near).does(flee(0, 5));
  expect(table.who('lio').out).toBe('fled');
  // Six squares bring him to the edge, and not across.
  const six = caught(edge, far, { at: [6, 5] }).does(flee(0, 5));
  expect([six.who('lio').out, asked(six)]).toEqual([null, 'lio turn']);
  expect(
    caught(edge, far, { at: [6, 5] })
      .does(flee(1, 5))
      .who('lio').out,
  ).toBeNull();
  // From the edge itself.
  expect(
    caught(edge, far, { at: [0, 5] })
      .does(stay)
      .who('lio').out,
  ).toBe('fled');
  // A plain Move never leads out.
  expect(caught(edge, far, near).does(move(0, 5)).who('lio').out).toBeNull();
});

test('[AD-ACT-8] [AD-R30] ruling escapeEffect leavesAtOnce: out after the openings, without movement', () => {
  const table = caught({ rulings: { escapeEffect: 'leavesAtOnce' } });
  expect(table.option('escape').needs).toBeUndefined();
  table.does(stay);
  expect(asked(table)).toBe('soldier reaction.opening');
  expect(table.does(decline).who('lio').out).toBe('fled');
});

test('[AD-ACT-8] [AD-R32] ruling moveRounding poolForTurn: an Escape uses no feet of the pool', () => {
  const table = caught({ rulings: { moveRounding: 'poolForTurn' } }, far).does(move(6, 5));
  // 25 ft are left in the pool; the Escape has 30 of its own.
  table.does(flee(12, 5)).does(choice('stays'));
  expect([cell(table, 'lio'), table.who('lio').pools.feet?.value]).toEqual([[12, 5], 25]);
});

test('[AD-ACT-8] a combatant fixed in place cannot escape; a prone one crawls a quarter of its Speed', () => {
  const turret = fight({
    red: { turret: { use: 'sentry-turret', at: [5, 5] } },
    blue: { thug: { at: [9, 5] } },
  });
  turret.refuses(stay, 'noSuchThing', 'AD-DIE-17');
  const prone = caught({}, far, { now: { conditions: ['prone'] } });
  // A quarter of 30 is 7 ft.
  prone.refuses(flee(7, 5), 'noMovement', 'AD-ACT-9');
  expect(cell(prone.does(choice('escape', { path: [{ x: 4, y: 5 }] })), 'lio')).toEqual([4, 5]);
});

test('[AD-ACT-8] [AD-POS-1] [AD-POS-16] knocked back by the opening, the Escape starts at the new place', () => {
  const ram = {
    ...{ id: 'ram', name: 'Ram', value: 1, rank: 'ordinary', type: 'kinetic', kinetic: 'impact' },
    ...{ dice: 'none', melee: { reach: 6 } },
    rider: { does: 'knockBack', feet: 10, resist: ['strength'], vs: 15 },
  };
  const driven = (x: number, y: number) =>
    caught({}, { sheet: { weapons: [{ thing: ram, in: 'main' }] } })
      .does(flee(x, y))
      .does(choice('attack'))
      .rolls('attack', 14, 2, 2)
      .rolls('damage', 1)
      .does(choice('submit'));
  // 10 ft to the west: from (3,5) it is five squares to (5,0), as many as from (5,5), by another path.
  const table = driven(5, 0);
  expect(table.facts('moved')).toMatchObject([{ from: { x: 3, y: 5 }, path: { length: 5 } }]);
  const [first] = (table.facts('moved')[0] as unknown as { path: { x: number; y: number }[] }).path;
  expect(Math.max(Math.abs((first?.x ?? 99) - 3), Math.abs((first?.y ?? 99) - 5))).toBe(1);
  expect([cell(table, 'lio'), asked(table)]).toEqual([[5, 0], 'gm gm.fled']);
  // To (11,5) it would be eight squares now, and he has six.
  const far = driven(11, 5);
  expect([cell(far, 'lio'), far.facts('moved'), asked(far)]).toEqual([[3, 5], [], 'gm gm.fled']);
});

test('[AD-ACT-8] [AD-POS-14] [AD-ACT-12] knocked down by an opening, a readied Escape goes on at a quarter of Speed', () => {
  const table = fight({
    red: { hadra: { at: [5, 5], sheet: { scores: { speed: 40 } }, now: { vigor: 9 } } },
    blue: { thug: { at: [5, 6] }, warden: { use: 'chain-warden', at: [7, 5] } },
  });
  table.does(choice('ready', { what: 'escape', when: 'attacks' })).does(choice('end-turn'));
  table.does(choice('attack', { target: 'hadra' })).rolls('attack', 1, 1);
  table.does(choice('act', { path: [4, 3, 2, 1].map((x) => ({ x, y: 5 })) }));
  // The chain hits with 24 above 17, does little damage, and knocks her down. 40 ft become 10: two squares.
  table
    .does(choice('attack', { with: 'chain' }))
    .rolls('attack', 14, 5, 5)
    .rolls('damage', 1, 1, 1);
  table.does(choice('submit'));
  expect([cell(table, 'hadra'), asked(table)]).toEqual([[3, 5], 'gm gm.fled']);
});

test('[AD-ACT-8] [AD-R30] an Escape blocked on its way is judged where it ends', () => {
  const barred = (rulings = {}) => {
    const table = fight({ blue: { soldier: { at: [8, 1] } }, red: { lio: { at: [5, 0] } } }, { rulings });
    table.does(choice('ready', { what: 'move', when: 'moves', whom: 'lio' })).does(choice('end-turn'));
    const way = [6, 7, 8, 9].map((x) => ({ x, y: 0 }));
    // At his first square the soldier steps into his way.
    table.does(choice('escape', { path: way })).does(choice('act', { to: { x: 8, y: 0 } }));
    return table;
  };
  const table = barred();
  expect([cell(table, 'lio'), asked(table)]).toEqual([[7, 0], 'gm gm.fled']);
  expect(table.does(out).who('lio').out).toBe('fled');
  // He stands at the edge of the map, and has not crossed it.
  const edge = barred({ escapeEffect: 'mapEdge' });
  expect([edge.who('lio').out, asked(edge)]).toEqual([null, 'lio turn']);
});

test('[AD-ACT-9] [AD-ACT-10] a path with a gap is refused', () => {
  caught({}, far).refuses(path([6, 5], [8, 5]), 'noWay', 'AD-ACT-9');
});
