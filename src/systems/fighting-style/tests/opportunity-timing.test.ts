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

/** Section 11: when an opportunity attack comes, how often, and whether it stops what provoked it (FS-OPP-6). */

describe('when, how often, and whether it goes on', () => {
  /** Ciro runs from (4,5) to (9,5), past a brute at (7,6) and a wolf at (7,4). */
  const run = (ciro: Sketch = {}, rulings: Sketch = {}) =>
    fight(
      {
        heroes: { ciro: { at: [4, 5], now: ciro }, edda: { at: [0, 0] } },
        foes: { wolf: { at: [7, 4] }, brute: { at: [7, 6] } },
      },
      { rulings, order: ['ciro', 'brute', 'wolf', 'edda'] },
    ).does(path([5, 5], [6, 5], [7, 5], [8, 5], [9, 5]));

  test('[FS-OPP-6] ruling opportunityTiming firstStepOncePerMove: before the first provoking step, each foe once', () => {
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

  test('[FS-OPP-6] ruling opportunityInterrupt onlyIfUnable: being hurt does not stop a run', () => {
    const table = run().does(opportunity).does(decline).rolls('attack', 13).does(decline).rolls('damage', 4);
    table.answers('wolf', decline);
    expect([health(table, 'ciro'), cell(table, 'ciro')]).toEqual([19 - 7, [9, 5]]);
  });

  test('[FS-OPP-6, FS-HP-1] knocked out in mid-run: it lies where it was, the wolf is not asked', () => {
    const table = run({ health: 7 }).does(opportunity).does(decline).rolls('attack', 13).does(decline);
    table.rolls('damage', 4);
    expect([cell(table, 'ciro'), table.who('ciro').out, asked(table)]).toEqual([
      [6, 5],
      'unconscious',
      'brute turn',
    ]);
    expect(table.facts('moved')).toMatchObject([{ cost: 2, path: [{ x: 5 }, { x: 6 }] }]);
  });

  test('[FS-OPP-6, FS-MAN-10] tripped in mid-run: the metres not walked are left, to crawl at double cost', () => {
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

  test('[FS-OPP-6, FS-MAN-9] pushed in mid-run: it stands where it was pushed to', () => {
    const table = run().does(opportunity).does(decline).rolls('attack', 13).does(choice('push'));
    table.rolls('damage', 1).rolls('maneuver', 8);
    // From (7,6) to (6,5) is up and left: the next square that way is (5,4).
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual(['ciro turn', [5, 4], 11]);
  });

  test('[FS-OPP-6, FS-ACT-3] caught in a net while the brute strikes: the run is over', () => {
    const table = run().does(opportunity);
    table.byHand('a net from above', { change: 'condition', who: 'ciro', condition: 'netted', on: true });
    table.answers('ciro', decline).rolls('attack', 20);
    expect([asked(table), cell(table, 'ciro'), movement(table, 'ciro')]).toEqual(['ciro turn', [6, 5], 11]);
  });

  test('[FS-OPP-6] who crawls already is not stopped by being prone', () => {
    const table = run({ conditions: [{ id: 'prone' }] })
      .does(decline)
      .does(decline);
    expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[9, 5], 13 - 10]);
  });

  test('[FS-OPP-6, FS-GRID-2] tripped on the square of an ally it falls back to where it came from', () => {
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

  test('[FS-OPP-6] the caster is knocked out: no spell, but AP, mana and attack are gone', () => {
    const table = bolt({ health: 7 }).answers('imre', decline).rolls('attack', 13).does(decline);
    table.rolls('damage', 4);
    expect(table.facts('attack-off')).toMatchObject([{ who: 'imre' }]);
    expect([ap(table, 'imre'), mana(table, 'imre'), attacks(table, 'imre')]).toEqual([2, 24, 1]);
    expect([asked(table), health(table, 'brute')]).toEqual(['gm end', 24]);
  });

  test('[FS-OPP-6, FS-COND-2] the caster is tripped: the spell goes on, at 15 - 2', () => {
    const table = bolt({}).does(decline).rolls('attack', 13).does(choice('trip')).rolls('damage', 4);
    table.rolls('maneuver', 8).answers('brute', decline);
    expect(waiting(table)).toMatchObject({ who: 'imre', tn: 13 });
  });
});
