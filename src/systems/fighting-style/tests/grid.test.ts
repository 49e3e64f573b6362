import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { asked, cell, duel, encounter, fight, move, movement, path, strike } from './line-up.ts';

/** Section 23: distance and squares. */

describe('distance', () => {
  /** Ciro (Speed 13) at the corner; Edda on the diagonal, so many squares off. */
  const diagonal = (squares: number, metric: string) =>
    duel(
      { ciro: { at: [0, 0] }, edda: { at: [squares, squares] } },
      { field: { width: 20, height: 20, metric } },
    );
  const throws = (squares: number, metric: string) =>
    asked(diagonal(squares, metric).does(strike('edda', { with: 'dagger:thrown' })));
  const tooFar = (squares: number, metric: string) =>
    diagonal(squares, metric).refuses(strike('edda', { with: 'dagger:thrown' }), 'outOfRange', 'FS-ATK-4');
  const cost = (metric: string) => 13 - movement(diagonal(15, metric).does(move(4, 4)), 'ciro');

  test('[FS-GRID-1] ruling gridMetric chebyshev: a diagonal step costs 1 m, distance is the larger offset', () => {
    expect(throws(10, 'one')).toBe('edda defence');
    tooFar(11, 'one');
    expect(cost('one')).toBe(4);
    const offset = duel({ ciro: { at: [0, 0] }, edda: { at: [10, 3] } });
    expect(asked(offset.does(strike('edda', { with: 'dagger:thrown' })))).toBe('edda defence');
  });

  test('[FS-GRID-1] ruling gridMetric alternating: diagonals cost 1, 2, 1, 2; seven of them are 10 m, eight 12 m', () => {
    expect(throws(7, 'alternating')).toBe('edda defence');
    tooFar(8, 'alternating');
    expect(cost('alternating')).toBe(6);
  });

  test('[FS-GRID-1] ruling gridMetric alternating: diagonals are counted through all moves of a turn', () => {
    const table = diagonal(15, 'alternating').does(move(1, 1));
    expect(movement(table, 'ciro')).toBe(12);
    expect(movement(table.does(move(2, 2)), 'ciro')).toBe(10);
    expect(movement(table.does(move(3, 3)), 'ciro')).toBe(9);
  });

  test('[FS-GRID-1] ruling gridMetric euclidean: 7 by 7 squares are 9 m (9.9 rounded down), 8 by 8 are 11 m', () => {
    expect(throws(7, 'exact')).toBe('edda defence');
    tooFar(8, 'exact');
    // Three diagonal steps are 4.24 m: of Edda's 7 m 2.7 are left, which is one such step more but not two.
    const walk = duel({ edda: { at: [0, 0] }, brute: { at: [11, 0] } }, { field: { metric: 'exact' } });
    walk.does(move(3, 3));
    expect(movement(walk, 'edda')).toBe(2.7);
    walk.refuses(move(5, 5), 'noMovement', 'FS-TURN-2').does(move(4, 4));
    expect(movement(walk, 'edda')).toBe(1.3);
  });

  test('[FS-GRID-1] a diagonal neighbour is within 1 m under every metric', () => {
    for (const metric of ['one', 'alternating', 'exact']) {
      expect(asked(diagonal(1, metric).does(strike('edda', { with: 'rapier' })))).toBe('edda defence');
    }
  });

  test('[FS-GRID-1] a ruling gridMetric that contradicts the battlefield is a problem of the encounter', () => {
    const table = duel({ ciro: {}, edda: {} });
    const wrong = encounter(
      { red: { ciro: { at: [1, 1] } }, blue: { edda: { at: [5, 5] } } },
      {
        rulings: { gridMetric: 'alternating' },
      },
    );
    expect(table.send({ do: 'start', encounter: wrong })).toMatchObject({
      ok: false,
      error: { code: 'bad-encounter', problems: [{ path: 'battlefield.metric' }] },
    });
  });
});

describe('squares', () => {
  /** A passage one square wide: Ciro, an ally, a gap, a brute, open floor. */
  const passage = (rulings: Sketch = {}) =>
    fight(
      {
        heroes: { ciro: { at: [0, 0] }, edda: { at: [2, 0] } },
        foes: { brute: { at: [5, 0], now: { ap: 0 } } },
      },
      { rulings, field: { height: 1 } },
    );

  test('[FS-GRID-2] ruling moveThrough alliesOnly: through allies, not through foes, never ending on a taken square', () => {
    const table = passage();
    table
      .refuses(path([1, 0], [2, 0]), 'squareTaken', 'FS-GRID-2')
      .refuses(move(2, 0), 'squareTaken', 'FS-GRID-2');
    table.does(path([1, 0], [2, 0], [3, 0]));
    expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[3, 0], 10]);
    table.refuses(path([4, 0], [5, 0], [6, 0]), 'squareTaken', 'FS-GRID-2');
    table.refuses(move(6, 0), 'noSuchThing', 'FS-GRID-2');
  });

  test('[FS-GRID-2] ruling moveThrough free: also through foes, but not ending on their squares', () => {
    const table = passage({ moveThrough: 'free' }).refuses(move(5, 0), 'squareTaken', 'FS-GRID-2');
    table.does(move(7, 0));
    expect(cell(table, 'ciro')).toEqual([7, 0]);
  });

  test('[FS-GRID-2] ruling moveThrough none: not even through allies', () => {
    const table = passage({ moveThrough: 'none' });
    table.refuses(path([1, 0], [2, 0], [3, 0]), 'squareTaken', 'FS-GRID-2').does(move(1, 0));
    expect(cell(table, 'ciro')).toEqual([1, 0]);
  });

  test('[FS-GRID-2] rough ground doubles the cost and so does Prone: four times for both', () => {
    const field = {
      height: 1,
      terrain: [{ id: 'rubble', label: 'Rubble', costTimes: 2 }],
      cells: [{ x: 2, y: 0, w: 2, terrain: 'rubble' }],
    };
    const lineUp = (now: Sketch) => duel({ ciro: { at: [0, 0], now }, brute: { at: [11, 0] } }, { field });
    // One metre of floor, two of rubble.
    expect(movement(lineUp({}).does(move(3, 0)), 'ciro')).toBe(13 - 5);
    const prone = lineUp({ conditions: [{ id: 'prone' }] });
    expect(movement(prone.does(move(3, 0)), 'ciro')).toBe(13 - 10);
    prone.refuses(move(5, 0), 'noMovement', 'FS-TURN-2').does(move(4, 0));
    expect(movement(prone, 'ciro')).toBe(1);
  });

  /** A passage one square wide, in which somebody lies unconscious in front of Ciro. */
  const fallen = (side: string, rulings: Sketch = {}) => {
    const table = fight(
      {
        heroes: { ciro: { at: [0, 0] } },
        foes: { brute: { at: [2, 0], now: { health: 0 } }, wolf: { at: [11, 0] } },
      },
      { rulings, field: { height: 1 } },
    );
    return side === 'foes' ? table : table.byHand('a friend', { change: 'side', who: 'brute', side });
  };

  test('[FS-GRID-2] an unconscious foe blocks the way unless moveThrough is free; an unconscious ally does not', () => {
    const over = path([1, 0], [2, 0], [3, 0]);
    fallen('foes').refuses(over, 'squareTaken', 'FS-GRID-2').refuses(move(4, 0), 'noSuchThing', 'FS-GRID-2');
    const table = fallen('heroes').refuses(move(2, 0), 'squareTaken', 'FS-GRID-2').does(over);
    expect(cell(table, 'ciro')).toEqual([3, 0]);
    expect(cell(fallen('foes', { moveThrough: 'free' }).does(over), 'ciro')).toEqual([3, 0]);
  });

  test('[FS-GRID-2] an ogre can only move where all four of its squares have room', () => {
    const table = duel(
      { ogre: { at: [0, 0] }, ciro: { at: [8, 1] } },
      {
        field: {
          height: 2,
          cells: [{ x: 4, y: 1, terrain: 'post' }],
          terrain: [{ id: 'post', label: 'Post', blocksMove: true }],
        },
      },
    );
    table.refuses(move(5, 0), 'noSuchThing', 'FS-GRID-2').does(move(2, 0));
    expect(cell(table, 'ogre')).toEqual([2, 0]);
  });
});
