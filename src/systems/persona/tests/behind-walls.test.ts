import { describe, expect, test } from 'vitest';
import type { Change } from '../../../engine/system.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { begin } from '../setup.ts';
import type { LineUp, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  encounter,
  endTurn,
  fight,
  light,
  path,
  persona,
} from './line-up.ts';

/** Rin at (5,5), another combatant at (6,5), and between them a door, open or closed. */

const gate = { kind: 'door', id: 'gate', label: 'Gate', x: 5, y: 0, side: 'e', length: 12 };
const withDoor = (lineUp: LineUp, open: boolean): Scenario =>
  fight(lineUp, { field: { walls: [gate] }, doors: { gate: open } });

describe('nobody is helped through a wall', () => {
  /** Stone Lion has lost two of 5 wounds, Mei two Light Wounds of 5. */
  const hurt = { personas: { 'stone-lion': 3 }, light: 3, conditions: ['bleeding'] };
  const beside = (open: boolean): Scenario =>
    withDoor(
      { red: { rin: { at: [5, 5] }, mei: { at: [6, 5], now: hurt } }, blue: { ogre: { at: [15, 11] } } },
      open,
    );

  test('[PE-ACT-37] no Power gets to whom a closed door parts one from', () => {
    const mend = choice('power', { with: 'mend', target: 'mei' });
    expect(persona(beside(true).does(mend), 'mei')).toBe(5);
    beside(false).refuses(mend, 'unseen', 'PE-ACT-37');
  });

  test('[PE-ACT-30] nor anything out of the bag, but for oneself it does', () => {
    const balm = (target: string) => choice('consumable', { item: 'balm', target });
    expect(persona(beside(true).does(balm('mei')), 'mei')).toBe(4);
    beside(false).refuses(balm('mei'), 'unseen', 'PE-ACT-30');
    const alone = withDoor(
      { red: { rin: { at: [5, 5], now: { light: 3 } } }, blue: { ogre: { at: [15, 11] } } },
      false,
    );
    expect(light(alone.does(balm('rin')), 'rin')).toBe(4);
  });

  test('[PE-BLD-5] whose blood is to be staunched is within touch', () => {
    const staunch = choice('staunch', { target: 'mei' });
    // Medical is Intelligence 35.
    expect(conditions(beside(true).does(staunch).rolls('staunch', 35), 'mei')).not.toContain('bleeding');
    beside(false).refuses(staunch, 'outOfReach', 'PE-BLD-5');
  });
});

describe('[PE-ACT-17] Protect', () => {
  const guarded = (open: boolean, rin: Sketch): Scenario =>
    withDoor(
      {
        shadows: { ogre: { at: [7, 5] } },
        evokers: { rin: { at: [5, 5], now: rin }, mei: { at: [6, 5] } },
      },
      open,
    );

  test('nobody is protected through a wall', () => {
    const turn = (open: boolean): Scenario => guarded(open, {}).does(endTurn);
    const protect = choice('protect', { target: 'mei' });
    expect(conditions(turn(true).does(protect), 'rin')).toContain('protecting');
    turn(false).refuses(protect, 'outOfReach', 'PE-ACT-17');
  });

  test.each([
    [true, [2, 5]],
    [false, [4, 5]],
  ])('nor does anybody step in through one: door open %s', (open, left) => {
    const table = guarded(open, { protecting: 'mei' });
    // Claws 3, Strength Bonus 4 and 2 degrees: 9. High Damage against Rin's 4; nothing against Mei's TB 5 and AP 3 with
    // Stone Lion.
    table
      .does(attack('mei', { with: 'claws' }))
      .rolls('attack', 20)
      .answers('mei', decline);
    table.rolls('location', 80);
    expect([persona(table, 'rin'), persona(table, 'mei')]).toEqual(left);
  });
});

describe('[PE-MOVE-7] contact ends where a wall comes between', () => {
  /** Rin meets the ogre round the end of a wall of one cell. At (5,5) she would still be beside it, but behind the wall. */
  const walls = [{ kind: 'wall', x: 5, y: 5, side: 'e' }];
  const round = (): Scenario =>
    fight({ red: { rin: { at: [5, 4] } }, blue: { ogre: { at: [6, 5] } } }, { field: { walls } });

  test('the step behind it is a Disengage, and the list of squares says whom it provokes', () => {
    const table = round();
    const need = table.option('move').needs?.to;
    const cells = need?.kind === 'path' ? need.cells : [];
    const provoked = (x: number, y: number) =>
      cells.find((one) => one.x === x && one.y === y)?.provokes ?? 'nobody';
    expect(provoked(6, 4)).toBe('nobody');
    expect(provoked(4, 4)).toEqual(['ogre']);
    expect(provoked(5, 5)).toEqual(['ogre']);
    expect(asked(table.does(path([5, 5])))).toBe('rin disengage');
  });
});

describe('[PE-MOVE-6] a face is climbed only where no wall stands on it', () => {
  /** East of Rin at (5,5) the ground is so many metres higher or lower, and a wall, or a railing, stands on its edge. */
  const edge = (height: number, kind: string): Scenario =>
    fight(
      { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [1, 1] } } },
      {
        field: {
          walls: [{ kind, x: 5, y: 0, side: 'e', length: 12 }],
          elevation: [{ x: 6, y: 0, w: 10, h: 12, height }],
        },
      },
    );
  const to = { x: 6, y: 5 };

  test('neither up nor down through a wall', () => {
    edge(2, 'wall').refuses(choice('climb', { to }), 'noWay', 'PE-OBST-4');
    edge(-3, 'wall').refuses(choice('climb', { to }), 'noWay', 'PE-OBST-4');
    edge(-3, 'wall').refuses(choice('jump-down', { to }), 'noWay', 'PE-OBST-13');
  });

  test('but past a railing', () => {
    const cells = (table: Scenario, id: string): readonly string[] => {
      const need = table.option(id).needs?.to;
      return need?.kind === 'cell' ? need.cells.map(({ x, y }) => `${x},${y}`) : [];
    };
    expect(cells(edge(2, 'low-wall'), 'climb')).toContain('6,5');
    expect(cells(edge(-3, 'low-wall'), 'jump-down')).toContain('6,5');
  });
});

test('[PE-ACT-33] nothing is picked up through a wall, but round its end', () => {
  // The wall is one cell long: from (6,4) one can reach around it.
  const walls = [{ kind: 'wall', x: 5, y: 5, side: 'e' }];
  const dropped = (...way: readonly (readonly [number, number])[]): Scenario =>
    fight({ red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [15, 11] } } }, { field: { walls } })
      .does(choice('drop', { item: 'sword' }))
      .does(path(...way));
  const sword = choice('pick-up', { item: 'sword', hand: 'right' });
  expect(dropped([5, 4], [6, 4]).does(sword).facts('item-moved')).toHaveLength(2);
  expect(() => dropped([5, 4], [6, 4], [6, 5]).option('pick-up')).toThrow('not among');
});

describe('[PE-GRP-3] nobody is held through a wall', () => {
  const two = { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [6, 5] } } } as const;
  const held: Change = { change: 'condition', who: 'rin', condition: 'held', on: true, other: 'ogre' };

  test('not even by the game master’s hand', () => {
    expect(conditions(withDoor(two, true).byHand('caught', held), 'rin')).toContain('held');
    const reply = withDoor(two, false).send({ do: 'override', changes: [held], reason: 'caught' });
    expect(reply).toMatchObject({ ok: false, error: { reason: 'outOfReach' } });
  });

  test('nor when the fight begins', () => {
    const problems = (open: boolean): number => {
      const rin = { at: [5, 5], now: { heldBy: [{ by: 'ogre' }] } } as const;
      const read = begin(
        encounter({ red: { rin }, blue: two.blue }, { field: { walls: [gate] }, doors: { gate: open } }),
      );
      return read.ok ? 0 : read.problems.length;
    };
    expect([problems(true), problems(false)]).toEqual([0, 1]);
  });
});
