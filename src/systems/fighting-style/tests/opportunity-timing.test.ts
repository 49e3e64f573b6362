import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  cell,
  choice,
  conditions,
  decline,
  duel,
  fight,
  health,
  mana,
  movement,
  opportunity,
  path,
  waiting,
} from './line-up.ts';

/** Section 11: timing and number of opportunity attacks, and what they interrupt (FS-OPP-6). */

describe('timing, number, and interruption', () => {
  /** Ciro runs from (4,5) to (9,5), past a brute at (7,6) and a wolf at (7,4). */
  const run = (ciro: Sketch = {}, rulings: Sketch = {}) =>
    fight(
      {
        heroes: { ciro: { at: [4, 5], now: ciro }, edda: { at: [0, 0] } },
        foes: { wolf: { at: [7, 4] }, brute: { at: [7, 6] } },
      },
      { rulings, order: ['ciro', 'brute', 'wolf', 'edda'] },
    ).does(path([5, 5], [6, 5], [7, 5], [8, 5], [9, 5]));

  test('[FS-OPP-6] ruling opportunityTiming firstStepOncePerMove: before the first provoking step, once each foe', () => {
    const table = run();
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([
      'brute opportunity-attack',
      [6, 5],
      13 - 2,
    ]);
    table.does(decline);
    expect(asked(table)).toBe('wolf opportunity-attack');
    table.does(decline);
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([
      'ciro turn',
      [9, 5],
      13 - 5,
    ]);
  });

  test('[FS-OPP-6] ruling opportunityTiming everyStep: at each of the three steps within reach', () => {
    const table = run({}, { opportunityTiming: 'everyStep' });
    for (const x of [6, 7, 8]) {
      expect([asked(table), cell(table, 'ciro')]).toEqual(['brute opportunity-attack', [x, 5]]);
      table.does(decline).answers('wolf', decline);
    }
    expect(cell(table, 'ciro')).toEqual([9, 5]);
  });

  test('[FS-OPP-6] ruling opportunityInterrupt onlyIfUnable: damage alone does not stop a move', () => {
    const table = run().does(opportunity).does(decline).rolls('attack', 13).does(decline).rolls('damage', 4);
    table.answers('wolf', decline);
    expect([health(table, 'ciro'), cell(table, 'ciro')]).toEqual([19 - 7, [9, 5]]);
  });

  test('[FS-OPP-6, FS-HP-1] a mover knocked out on the way stays where it was, and the next foe is not asked', () => {
    const table = run({ health: 7 }).does(opportunity).does(decline).rolls('attack', 13).does(decline);
    table.rolls('damage', 4);
    expect([cell(table, 'ciro'), table.who('ciro').out, asked(table)]).toEqual([
      [6, 5],
      'unconscious',
      'brute turn',
    ]);
    expect(table.facts('moved')).toMatchObject([{ cost: 2, path: [{ x: 5 }, { x: 6 }] }]);
  });

  test('[FS-OPP-6, FS-MAN-10] a mover tripped on the way keeps the movement left, and a new move provokes anew', () => {
    const table = run().does(opportunity).does(decline).rolls('attack', 13).does(choice('trip'));
    table.rolls('damage', 1).rolls('maneuver', 13);
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual(['ciro turn', [6, 5], 11]);
    // The wolf was not asked; a new move is a new event for everybody who can still pay.
    table
      .does(path([7, 5]))
      .answers('brute', decline)
      .answers('wolf', decline);
    expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[7, 5], 9]);
  });

  test('[FS-OPP-6, FS-MAN-9] a mover pushed on the way stands where it was pushed to, and its move is over', () => {
    const table = run().does(opportunity).does(decline).rolls('attack', 13).does(choice('push'));
    table.rolls('damage', 1).rolls('maneuver', 8);
    // From (7,6) to (6,5) is up and left: the next square that way is (5,4).
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual(['ciro turn', [5, 4], 11]);
  });

  test('[FS-OPP-6, FS-ACT-3] a mover netted during the opportunity attack does not move on', () => {
    const table = run().does(opportunity);
    table.byHand('a net from above', { change: 'condition', who: 'ciro', condition: 'netted', on: true });
    table.answers('ciro', decline).rolls('attack', 20);
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual(['ciro turn', [6, 5], 11]);
  });

  test('[FS-OPP-6] a mover who was prone already is not stopped', () => {
    const table = run({ conditions: [{ id: 'prone' }] })
      .does(decline)
      .does(decline);
    expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[9, 5], 13 - 10]);
  });

  test('[FS-OPP-6, FS-GRID-2] a mover tripped on an ally’s square falls back to the square before', () => {
    const table = fight({
      heroes: { ciro: { at: [4, 5] }, edda: { at: [5, 5] } },
      foes: { brute: { at: [6, 6] } },
    });
    table
      .does(path([5, 5], [6, 5]))
      .does(opportunity)
      .does(decline)
      .rolls('attack', 13)
      .does(choice('trip'));
    table.rolls('damage', 1).rolls('maneuver', 13);
    expect([cell(table, 'ciro'), conditions(table, 'ciro'), movement(table, 'ciro')]).toEqual([
      [4, 5],
      ['prone'],
      12,
    ]);
  });

  const bolt = (imre: Sketch) =>
    duel({ imre: { now: imre }, brute: {} })
      .does(cast('ember-bolt', { target: 'brute' }))
      .does(opportunity);

  test('[FS-OPP-6] a caster knocked out by the opportunity attack casts nothing; AP, mana and attack stay spent', () => {
    const table = bolt({ health: 7 }).answers('imre', decline).rolls('attack', 13).does(decline);
    table.rolls('damage', 4);
    expect(table.facts('attack-off')).toMatchObject([{ who: 'imre' }]);
    expect([ap(table, 'imre'), mana(table, 'imre'), attacks(table, 'imre')]).toEqual([2, 24, 1]);
    expect([asked(table), health(table, 'brute')]).toEqual(['gm end', 24]);
  });

  test('[FS-OPP-6, FS-COND-2] a caster tripped by the opportunity attack casts all the same, at 15 - 2', () => {
    const table = bolt({}).does(decline).rolls('attack', 13).does(choice('trip')).rolls('damage', 4);
    table.rolls('maneuver', 8).answers('brute', decline);
    expect(waiting(table)).toMatchObject({ who: 'imre', tn: 13 });
  });
});
