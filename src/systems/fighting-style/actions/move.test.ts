import { expect, test } from 'vitest';
import type { PickCell } from '../../../kernel/port.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  move,
  movement,
  opportunity,
  path,
} from '../tests/line-up.ts';

const brute = { at: [6, 5] } as const;

test('[FS-OPP-6] a mover knocked out by an opportunity attack stays on the square it reached; the rest is not walked', () => {
  const table = fight({
    red: { edda: { at: [5, 5], now: { health: 1, ap: 0 } } },
    blue: { brute },
  });
  table.does(path([5, 6], [5, 7], [5, 8]));
  expect(asked(table)).toBe('brute opportunity-attack');
  table.does(opportunity).rolls('attack', 1).answers('brute', decline).rolls('damage', 12);
  expect(cell(table, 'edda')).toEqual([5, 5]);
  expect(conditions(table, 'edda')).toContain('unconscious');
  expect(table.facts('moved')).toEqual([]);
});

test('[FS-OPP-2] entering a foe’s reach of 2 m is walked first; the next step provokes before it is made', () => {
  const table = fight({
    red: { edda: { at: [3, 5], now: { health: 1, ap: 0 } } },
    blue: { ogre: { at: [6, 5] } },
  });
  table.does(path([4, 5], [5, 6], [5, 7], [5, 8]));
  expect(asked(table)).toBe('ogre opportunity-attack');
  expect(cell(table, 'edda')).toEqual([4, 5]);
  table.does(decline);
  expect(cell(table, 'edda')).toEqual([5, 8]);
  expect(movement(table, 'edda')).toBe(3);
  expect(table.facts('moved')).toHaveLength(2);
});

test('[FS-GRID-2] a mover knocked out on a friend’s square falls back to the square before', () => {
  const table = fight({
    red: { edda: { at: [5, 6], now: { health: 1, ap: 0 } }, ciro: { at: [5, 7] } },
    blue: { brute: { at: [6, 8] } },
  });
  table.does(path([5, 7], [4, 8]));
  expect(asked(table)).toBe('brute opportunity-attack');
  expect(cell(table, 'edda')).toEqual([5, 7]);
  table.does(opportunity).rolls('attack', 1).answers('brute', decline).rolls('damage', 12);
  expect(cell(table, 'edda')).toEqual([5, 6]);
  expect(conditions(table, 'edda')).toContain('unconscious');
});

test('[FS-GRID-2] a mover knocked out on a friend’s square after some steps falls back to the last free square of its way', () => {
  const table = fight({
    red: { edda: { at: [5, 2], now: { health: 1, ap: 0 } }, ciro: { at: [5, 6] }, runa: { at: [5, 5] } },
    blue: { brute: { at: [6, 7] } },
  });
  // Over free ground to (5, 4), then past two friends: the brute strikes as she leaves (5, 6).
  table.does(path([5, 3], [5, 4], [5, 5], [5, 6], [4, 7]));
  expect(cell(table, 'edda')).toEqual([5, 6]);
  table.does(opportunity).rolls('attack', 1).answers('brute', decline).rolls('damage', 12);
  expect([cell(table, 'edda'), conditions(table, 'edda')]).toEqual([
    [5, 4],
    expect.arrayContaining(['unconscious']),
  ]);
});

test('[FS-GRID-2] a mover may pass friends but not foes, and may not stop on a taken square or skip squares', () => {
  const table = fight({
    red: { edda: { at: [5, 5] }, ciro: { at: [5, 6] } },
    blue: { brute: { at: [4, 5] } },
  });
  table.refuses(path([5, 6]), 'squareTaken', 'FS-GRID-2');
  table.refuses(path([4, 5], [3, 5]), 'squareTaken', 'FS-GRID-2');
  table.refuses(path([7, 5]), 'noSuchThing', 'FS-GRID-2');
  table.does(path([5, 6], [5, 7])).answers('brute', decline);
  expect(cell(table, 'edda')).toEqual([5, 7]);
});

test('[FS-ACT-2] [FS-ACT-1] a disengaged mover provokes nobody; a Dash adds Speed to the movement left', () => {
  const table = fight({ red: { edda: { at: [5, 5] } }, blue: { brute } });
  table.does(choice('disengage')).does(choice('dash'));
  expect(movement(table, 'edda')).toBe(14);
  expect(ap(table, 'edda')).toBe(1);
  table.does(path([5, 6], [5, 7]));
  expect(asked(table)).toBe('edda turn');
});

test('[FS-ACT-3] a holder who walks more than 1 m away from the held combatant loses hold', () => {
  const table = fight({
    red: { ciro: { at: [5, 5], now: { inHand: [{ item: 'rapier', hands: 1 }] } } },
    blue: { imre: { at: [6, 5], now: { ap: 0, conditions: [{ id: 'held', other: 'ciro' }] } } },
  });
  table.does(path([5, 6]));
  expect(conditions(table, 'imre')).toContain('held');
  table.does(path([5, 7]));
  expect(conditions(table, 'imre')).not.toContain('held');
});

test('[FS-ACT-3] a held combatant can neither move, dash nor stand up', () => {
  const table = fight({
    red: { imre: { at: [6, 5], now: { conditions: [{ id: 'held', other: 'ciro' }, { id: 'prone' }] } } },
    blue: { ciro: { at: [5, 5], now: { inHand: [] } } },
  });
  table.refuses(move(8, 5), 'held', 'FS-ACT-3');
  table.refuses(choice('dash'), 'held', 'FS-ACT-3');
  table.refuses(choice('stand-up'), 'held', 'FS-ACT-3');
  table.does(endTurn);
});

test('[FS-COND-2] while prone each metre costs 2 m; a net of rough ground doubles that again', () => {
  const table = fight(
    {
      red: { edda: { at: [1, 1], now: { conditions: [{ id: 'prone' }] } } },
      blue: { brute: { at: [10, 10] } },
    },
    {
      field: {
        terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
        cells: [{ x: 3, y: 1, terrain: 'mud' }],
      },
    },
  );
  table.does(path([2, 1]));
  expect(movement(table, 'edda')).toBe(5);
  table.does(path([3, 1]));
  expect(movement(table, 'edda')).toBe(1);
  table.refuses(path([4, 1]), 'noMovement', 'FS-TURN-2');
});

test('[FS-TURN-2] ruling moveSplit once: one unbroken move, and one more for each Dash', () => {
  const table = fight(
    { red: { edda: { at: [1, 1] } }, blue: { brute: { at: [10, 10] } } },
    { rulings: { moveSplit: 'once' } },
  );
  table.does(path([2, 1]));
  table.refuses(path([3, 1]), 'noMovement', 'FS-TURN-2');
  table.does(choice('dash'));
  expect(movement(table, 'edda')).toBe(7);
});

test('[FS-OPP-2] ruling opportunityMove: with `leaveOnly` leaving reach provokes, with `enterToo` entering it', () => {
  const setting = (opportunityMove: string) => ({ rulings: { opportunityMove } });
  const line = { red: { edda: { at: [5, 6] } }, blue: { brute: { at: [6, 5] } } } as const;
  const leaving = fight(line, setting('leaveOnly'));
  leaving.does(path([6, 6]));
  expect(asked(leaving)).toBe('edda turn');
  leaving.does(path([6, 7]));
  expect(asked(leaving)).toBe('brute opportunity-attack');
  const entering = fight({ ...line, red: { edda: { at: [5, 7] } } }, setting('enterToo'));
  entering.does(path([5, 6]));
  expect(asked(entering)).toBe('brute opportunity-attack');
});

test('[FS-OPP-2] of very many foes only those are named whom the way provokes', () => {
  const far = Object.fromEntries(
    Array.from({ length: 31 }, (_, n) => [
      `far-${n}`,
      { use: 'brute', at: [n % 16, 20 + 2 * Math.floor(n / 16)] as const },
    ]),
  );
  const foes = { ...far, near: { use: 'brute', at: [6, 5] }, last: { use: 'brute', at: [20, 20] } } as const;
  const table = fight({ red: { edda: { at: [5, 5] } }, blue: foes }, { field: { width: 24, height: 24 } });
  const { to } = table.option('move').needs as unknown as {
    readonly to: { readonly cells: readonly PickCell[] };
  };
  expect(to.cells.find(({ x, y }) => x === 5 && y === 3)?.provokes).toEqual(['near']);
});

test('[FS-GRID-2] [FS-TURN-8] walled in by foes, the move is greyed with its reason; through friends it stays open', () => {
  // Edda in the corner: (1, 0), (0, 1) and (1, 1) are all that lies beside her.
  const cornered = (b: string) =>
    fight({
      red: { edda: { at: [0, 0] }, ...(b === 'red' ? { ciro: { at: [1, 0] } } : {}) },
      blue: {
        brute: { at: [0, 1] },
        second: { use: 'brute', at: [1, 1] },
        ...(b === 'blue' ? { third: { use: 'brute', at: [1, 0] } } : {}),
      },
    });
  const shut = cornered('blue');
  expect(shut.option('move').refused).toMatchObject({
    because: 'there is no square that Edda could move to',
    clause: 'FS-GRID-2',
  });
  expect(shut.option('move').needs).toBeUndefined();
  shut.refuses(move(3, 3), 'noSuchThing', 'FS-GRID-2');
  const open = cornered('red');
  expect(open.option('move').refused).toBeUndefined();
  open.does(move(2, 0));
});
