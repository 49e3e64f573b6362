import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  hasAction,
  metres,
  move,
  path,
  run,
  waiting,
  wounds,
} from './line-up.ts';

/**
 * Obstacles (section OBST) and difficult terrain (section TERR). Rin has AB 4 (8 m, or 16 m in a Run), Strength 36,
 * Agility 41 and TB 4; without her Persona a wound is her own.
 */

const far: Fighter = { at: [15, 11] };
const rin = (more: Fighter = {}): Fighter => ({
  at: [1, 1],
  ...more,
  now: { equipped: null, ...more.now },
});
const alone = (setting: Setting = {}, more: Fighter = {}): Scenario =>
  fight({ red: { rin: rin(more) }, blue: { ogre: far } }, setting);

/** Columns 3 to 5 of the whole field are of this terrain kind. */
const bar = (marks: Sketch, rulings: Sketch = {}, w = 3): Setting => ({
  rulings,
  field: {
    terrain: [{ id: 'bar', label: 'Bar', marks }],
    cells: [{ x: 3, y: 0, w, h: 12, terrain: 'bar' }],
  },
});
/** From column 3 on the ground is this many metres higher. */
const ledge = (height: number, rulings: Sketch = {}): Setting => ({
  rulings,
  field: { elevation: [{ x: 3, y: 0, w: 13, h: 12, height }] },
});

function cells(table: Scenario, id: string): readonly string[] {
  const need = table.option(id).needs?.to;
  if (need?.kind !== 'path' && need?.kind !== 'cell') throw new Error(`${id} has no squares`);
  return need.cells.map(({ x, y }) => `${x},${y}`);
}

describe('within one Move', () => {
  test('[PE-OBST-1] plain metres and a climb are of one and the same Move', () => {
    const table = alone(ledge(2)).does(move(2, 1));
    expect(metres(table, 'rin')).toBe(7);
    table.does(choice('climb', { to: { x: 3, y: 1 } })).answers('gm', decline);
    expect(cell(table, 'rin')).toEqual([3, 1]);
    expect(metres(table, 'rin')).toBe(3);
    table.does(move(6, 1));
    expect(metres(table, 'rin')).toBe(0);
  });
});

describe('doors and windows', () => {
  const door: Setting = {
    field: { walls: [{ kind: 'door', id: 'gate', label: 'Gate', x: 2, y: 1, side: 'e' }] },
  };
  const walled: Setting = {
    field: {
      walls: [
        { kind: 'wall', x: 2, y: 0, side: 'e', length: 12 },
        { kind: 'door', id: 'gate', label: 'Gate', x: 2, y: 1, side: 'e' },
      ],
    },
  };

  test('[PE-OBST-2] opening takes nothing, an open door slows nobody; only within touch', () => {
    const table = alone(walled);
    table.refuses(move(3, 1), 'noWay', 'PE-MOVE-6');
    table.does(choice('open-door', { door: 'gate' }));
    expect(hasAction(table, 'rin')).toBe(true);
    expect(table.facts('door').at(-1)).toMatchObject({ open: true });
    table.does(path([2, 1], [3, 1]));
    expect(metres(table, 'rin')).toBe(6);
    alone(door, { at: [5, 5] }).refuses(choice('open-door', { door: 'gate' }), 'outOfReach', 'PE-OBST-2');
  });

  test('[PE-OBST-2] the noise may give away a hidden one', () => {
    const table = alone({ ...walled, hidden: { rin: ['ogre'] } }).does(choice('open-door', { door: 'gate' }));
    // Agility 41 for Stealth.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'stealth', target: 41 });
    table.rolls('stealth', 90);
    expect(conditions(table, 'rin')).not.toContain('hidden');
  });

  test('[PE-OBST-3] silently it takes the Action, and nobody hears it', () => {
    const table = alone({ ...walled, hidden: { rin: ['ogre'] } });
    table.does(choice('open-silently', { door: 'gate' }));
    expect(asked(table)).toBe('rin turn');
    expect(hasAction(table, 'rin')).toBe(false);
    expect(table.facts('door').at(-1)).toMatchObject({ open: true, silent: true });
    table.refuses(choice('open-silently', { door: 'gate' }), 'noAction', 'PE-TIME-3');
  });
});

describe('low walls', () => {
  /** Benches from (5,3) to (5,7), on the east side of Rin at (5,5): round their end it is 7 m to (6,5). */
  const benches = { kind: 'low-wall', x: 5, y: 3, side: 'e', length: 5 };
  const crawling = { at: [5, 5], now: { conditions: ['prone'] } } as const;

  test('[PE-OBST-4] [PE-MOVE-12] the metre over one is Hindered', () => {
    const table = alone({ field: { walls: [benches] } }, { at: [5, 5] });
    table.does(move(6, 5));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[6, 5], 6]);
  });

  test('[PE-MOVE-13] crawling over one is the last metre of the Move, also where a detour is too long', () => {
    const table = alone({ field: { walls: [benches] } }, crawling);
    expect(cells(table, 'move')).toContain('6,5');
    // From (5,4), after 1 m of its 4, the way over is open too.
    expect(cells(table, 'move')).toContain('6,4');
    table.refuses(move(7, 5), 'noMetres', 'PE-MOVE-3');
    table.does(move(6, 5));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[6, 5], 0]);
  });

  test('[PE-MOVE-13] the ground behind it may hinder as well', () => {
    const mud = {
      terrain: [{ id: 'mud', label: 'Mud', marks: { hinders: true } }],
      cells: [{ x: 6, y: 0, h: 12, terrain: 'mud' }],
    };
    const table = alone({ field: { walls: [benches], ...mud } }, crawling);
    expect(cells(table, 'move')).toContain('6,5');
    table.does(path([6, 5]));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[6, 5], 0]);
  });
});

describe('climbing', () => {
  const foot = (setting: Setting, more: Fighter = {}) => alone(setting, { at: [2, 1], ...more });
  const up = (more: Sketch = {}) => choice('climb', { to: { x: 3, y: 1 }, ...more });

  test('[PE-OBST-4] each metre of a face is Hindered, up and down', () => {
    const table = foot(ledge(3)).does(up()).answers('gm', decline);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 2]);
    const down = alone(ledge(3), { at: [3, 1] })
      .does(choice('climb', { to: { x: 2, y: 1 } }))
      .answers('gm', decline);
    expect([cell(down, 'rin'), metres(down, 'rin')]).toEqual([[2, 1], 2]);
  });

  test('[PE-OBST-4] a face that is higher than a Move takes two; meanwhile one hangs there', () => {
    const table = foot(ledge(6)).does(up()).answers('gm', decline);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[2, 1], 0]);
    table.does(endTurn).does(endTurn);
    table.refuses(move(1, 1), 'noWay', 'PE-OBST-4');
    table.does(choice('climb'));
    // Two metres were left: four of eight.
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 4]);
  });

  test('[PE-OBST-5] a test that is passed takes the Hindrance away', () => {
    const table = foot(ledge(6))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline);
    // Acrobatics 41 is better than Athletics 36.
    expect(waiting(table)).toMatchObject({ purpose: 'climb', target: 41 });
    table.rolls('climb', 41);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 2]);
  });

  test('[PE-OBST-5] a small failure leaves the plain climb, 2 degrees make it doubly Hindered', () => {
    const small = foot(ledge(3))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 60);
    expect([cell(small, 'rin'), metres(small, 'rin')]).toEqual([[3, 1], 2]);
    const worse = foot(ledge(3))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 61);
    expect([cell(worse, 'rin'), metres(worse, 'rin')]).toEqual([[2, 1], 0]);
  });

  test('[PE-OBST-5] 4 degrees of failure: the grip is lost as high as the climb would have led', () => {
    const table = foot(ledge(6))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 81);
    table.answers('gm', decline);
    // Four metres of the six at half speed; 4 damage against TB 4 is no wound.
    expect(table.facts('fell').at(-1)).toMatchObject({ who: 'rin', metres: 4, to: { x: 2, y: 1 } });
    expect(wounds(table, 'rin')).toEqual([4, 2, 1]);
  });

  test('[PE-OBST-5] `exact`: a failure by 3, or by 5, is no failure by 2 or 4', () => {
    const rulings = { failThreshold: 'exact' };
    const three = foot(ledge(3, rulings))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 71);
    expect(cell(three, 'rin')).toEqual([3, 1]);
    const five = foot(ledge(3, rulings))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 91);
    expect(cell(five, 'rin')).toEqual([3, 1]);
    const four = foot(ledge(3, rulings))
      .does(up({ how: 'hurry' }))
      .answers('gm', decline)
      .rolls('climb', 81);
    expect(four.facts('fell')).toHaveLength(1);
  });

  test('[PE-OBST-6] the game master may demand the test: passing brings no speed', () => {
    const table = foot(ledge(6));
    table.does(up());
    expect(asked(table)).toBe('gm hard-climb');
    table.does(choice('required')).rolls('climb', 1);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[2, 1], 0]);
    expect(table.facts('climbs').at(-1)).toMatchObject({ climb: { done: 4, metres: 6 } });
  });
});

test('[PE-OBST-4, PE-OBST-10] the log says how long a leap was, and when a climb is over', () => {
  const said = (table: Scenario) => table.lines().at(-1)?.text;
  const gap = alone(bar({ gap: 3 }, {}, 2), { at: [2, 1] });
  expect(said(gap.does(choice('leap', { to: { x: 5, y: 1 } })))).toBe('Rin leaps 3 m');
  const climbed = alone(ledge(3), { at: [2, 1] }).does(choice('climb', { to: { x: 3, y: 1 } }));
  expect(said(climbed.answers('gm', decline))).toBe('Rin is at the end of the climb');
});

test('[PE-OBST-4] a climb that does not reach its end is told and shown: how far of how far', () => {
  // AB 4 is 8 m, Hindered 4 m of the 6 m.
  const table = alone(ledge(6), { at: [2, 1] }).does(choice('climb', { to: { x: 3, y: 1 } }));
  expect(table.answers('gm', decline).lines().at(-1)?.text).toBe('Rin has climbed 4 of 6 m');
  const labels = () => table.view().combatants.rin?.conditions.map(({ label }) => label);
  expect(labels()).toEqual(['Climbing, 4 of 6 m']);
  table.does(endTurn).does(endTurn).does(choice('climb'));
  expect([table.lines().at(-1)?.text, labels()]).toEqual(['Rin is at the end of the climb', []]);
});

test('[PE-MOVE-12, PE-MOVE-13] where metres cost more than one, the note beside the Move says so, as the map shows it', () => {
  const prone = alone(bar({ gap: 3 }, {}, 2), { at: [2, 1] }).does(choice('go-prone'));
  const costs = (table: Scenario, option: string): number => {
    const need = table.option(option).needs?.to;
    return Math.max(
      ...(need?.kind === 'path' || need?.kind === 'cell' ? need.cells : []).map(({ cost = 0 }) => cost),
    );
  };
  expect([prone.option('move').note, costs(prone, 'move')]).toEqual(['4 m, each counts double', 8]);
  // Prone and leaping: doubly Hindered.
  expect(prone.option('leap').note).toBe('1 m, which takes all');
  const upright = alone(bar({ gap: 3 }, {}, 2), { at: [2, 1] });
  expect([upright.option('move').note, costs(upright, 'move')]).toEqual(['8 m', 8]);
  expect([upright.option('leap').note, costs(upright, 'leap')]).toEqual(['4 m, each counts double', 8]);
});

describe('[PE-OBST-13] 4 m up a face of 6 m, above an ogre', () => {
  const hanging = (): Scenario => {
    const ogre = { at: [1, 1] } as const;
    const table = fight({ red: { rin: rin({ at: [2, 1] }), mei: far }, blue: { ogre } }, ledge(6));
    return table.does(choice('climb', { to: { x: 3, y: 1 } })).answers('gm', decline);
  };
  /** 4 of Damage against TB 4. */
  const fell = (table: Scenario) => {
    expect(table.facts('fell')).toMatchObject([{ who: 'rin', metres: 4, to: { x: 2, y: 1 } }]);
    expect([table.facts('pushed'), wounds(table, 'rin')]).toEqual([[], [4, 2, 1]]);
  };

  test('whoever is knocked out falls from there', () => {
    const table = hanging().byHand('a stone', { change: 'out', who: 'rin', out: 'unconscious' });
    fell(table);
    expect(asked(table)).toBe('mei turn');
  });

  test.each(['push', 'knockdown'])('[PE-ACT-26, PE-ACT-29] and so does whom a %s gets', (option) => {
    const table = hanging()
      .does(endTurn)
      .does(endTurn)
      .does(choice(option, { target: 'rin' }));
    fell(table.rolls('attack', 21).answers('rin', decline).answers('gm', decline));
  });
});

describe('swimming', () => {
  test('[PE-OBST-7] in water of 1 m and more one is Hindered', () => {
    const table = alone(bar({ water: 1 })).does(move(5, 1));
    expect(metres(table, 'rin')).toBe(1);
    const deep = alone(bar({ water: 3 }));
    expect(cells(deep, 'move')).not.toContain('7,1');
    expect(cells(alone(bar({ water: 0.2 })), 'move')).toContain('9,1');
  });

  test('[PE-OBST-8] in a hurry: passed, no Hindrance; by 2 degrees or more, doubly Hindered', () => {
    const swim = (): Scenario => alone(bar({ water: 2 })).does(choice('move-full', { to: { x: 5, y: 1 } }));
    const table = swim();
    expect(waiting(table)).toMatchObject({ purpose: 'swim', target: 36 });
    table.rolls('swim', 36);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[5, 1], 4]);
    const small = swim().rolls('swim', 55);
    // It stops where the test failed: six metres are left, and each cell of water costs two.
    expect([cell(small, 'rin'), metres(small, 'rin')]).toEqual([[3, 1], 6]);
    expect(metres(small.does(move(5, 1)), 'rin')).toBe(2);
    const bad = swim().rolls('swim', 56);
    expect(cells(bad, 'move')).not.toContain('5,1');
    expect(metres(bad.does(move(4, 1)), 'rin')).toBe(0);
  });

  test('[PE-OBST-9] rough water demands the test and passing brings no speed', () => {
    const rough = { water: 3, rough: true };
    const table = alone(bar(rough)).does(move(5, 1));
    expect(waiting(table)).toMatchObject({ purpose: 'stay-afloat', target: 36 });
    table.rolls('stay-afloat', 1);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[5, 1], 1]);
  });

  test('[PE-OBST-9] by 4 degrees or more the game master says: up, slower, or down', () => {
    const sinking = (): Scenario =>
      alone(bar({ water: 3, rough: true }))
        .does(move(5, 1))
        .rolls('stay-afloat', 76);
    expect(asked(sinking())).toBe('gm rough-water');
    expect(cell(sinking().does(choice('stays-up')), 'rin')).toEqual([5, 1]);
    const slow = sinking().does(choice('doubly-hindered'));
    expect(cell(slow, 'rin')).toEqual([3, 1]);
    expect(metres(slow.does(move(4, 1)), 'rin')).toBe(0);
    const down = sinking().does(choice('sinks'));
    expect(down.facts('suffocation').at(-1)).toMatchObject({ who: 'rin', suffocation: { mode: 'active' } });
    const afloat = alone(bar({ water: 3, rough: true }))
      .does(move(5, 1))
      .rolls('stay-afloat', 75);
    expect(asked(afloat)).toBe('rin turn');
  });
});

describe('leaping', () => {
  const gap = (rulings: Sketch = {}, w = 2, depth = 5): Setting => bar({ gap: depth }, rulings, w);
  const over = (x: number, id = 'leap') => choice(id, { to: { x, y: 1 } });

  test('[PE-OBST-10] each metre is Hindered, what lies on the way is ignored', () => {
    const table = alone(gap(), { at: [2, 1] });
    expect(cells(table, 'leap')).toContain('5,1');
    expect(cells(table, 'leap')).toContain('6,1');
    expect(cells(table, 'leap')).not.toContain('7,1');
    table.does(over(5));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[5, 1], 2]);
    table.refuses(over(3), 'noWay', 'PE-OBST-10');
  });

  test('[PE-OBST-10] not through walls, nor over somebody who stands; over somebody prone it is', () => {
    const wall = { walls: [{ kind: 'wall', x: 4, y: 0, side: 'w', length: 12 }] };
    alone({ field: wall }, { at: [2, 1] }).refuses(over(5), 'noWay', 'PE-OBST-10');
    const line = (now: Sketch): Scenario =>
      fight({ red: { rin: { at: [2, 1] } }, blue: { ogre: { at: [4, 1], now } } }, bar({ difficult: 1 }));
    line({}).refuses(over(5), 'noWay', 'PE-OBST-10');
    expect(cell(line({ conditions: ['prone'] }).does(over(5)), 'rin')).toEqual([5, 1]);
  });

  test('[PE-OBST-10] a low wall is an obstacle to leap over too', () => {
    const bench: Setting = { field: { walls: [{ kind: 'low-wall', x: 2, y: 0, side: 'e', length: 12 }] } };
    const table = alone(bench, { at: [1, 1] });
    expect(cells(table, 'leap')).toContain('3,1');
    // Nothing lies on the way to (2,1).
    table.refuses(over(2), 'noWay', 'PE-OBST-10');
    // 2 m, Hindered: 4 of 8.
    table.does(over(3));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 4]);
    // A leap that succeeds makes nothing of the wall: 4 m for 4.
    const far = alone(bench, { at: [1, 1] })
      .does(over(5, 'leap-far'))
      .rolls('leap', 41);
    expect([cell(far, 'rin'), metres(far, 'rin')]).toEqual([[5, 1], 4]);
  });

  test('[PE-OBST-11] a test that is passed takes the Hindrance away', () => {
    const table = alone(gap({}, 5), { at: [2, 1] });
    table.refuses(over(8), 'noMetres', 'PE-OBST-10');
    table.does(over(8, 'leap-far'));
    expect(waiting(table)).toMatchObject({ purpose: 'leap', target: 41 });
    table.rolls('leap', 41);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[8, 1], 2]);
  });

  test('[PE-OBST-10] a ditch that is only a matter of height is leapt like any other gap', () => {
    const heights = [
      { x: 0, y: 0, w: 3, h: 12, height: 3 },
      { x: 5, y: 0, w: 11, h: 12, height: 3 },
    ];
    const table = alone({ field: { elevation: heights } }, { at: [2, 1] });
    expect(cells(table, 'leap')).toContain('5,1');
    // 3 m, Hindered: 6 of 8.
    table.does(over(5));
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[5, 1], 2]);
  });

  test('[PE-OBST-11] a leap that falls short ends above the gap, and below it', () => {
    // Half speed covers 4 m: to (6,1), over a gap of 5 m. Against TB 4 one wound, and she is prone.
    const table = alone(gap({}, 5), { at: [2, 1] })
      .does(over(8, 'leap-far'))
      .rolls('leap', 60);
    table.answers('gm', decline);
    expect(cell(table, 'rin')).toEqual([6, 1]);
    expect(table.facts('fell').at(-1)).toMatchObject({ metres: 5 });
    expect(wounds(table, 'rin')).toEqual([3, 2, 1]);
    expect(conditions(table, 'rin')).toContain('prone');
    table.refuses(move(7, 1), 'noWay', 'PE-OBST-10');
  });

  test('[PE-OBST-11] [PE-OBST-13] [PE-R25] a leap that falls short over a ditch of heights falls into it like any other', () => {
    const ditch = (rulings: Sketch = {}): Scenario =>
      alone(
        {
          rulings,
          field: {
            elevation: [
              { x: 0, y: 0, w: 3, h: 12, height: 5 },
              { x: 8, y: 0, w: 8, h: 12, height: 5 },
            ],
          },
        },
        { at: [2, 1] },
      )
        .does(over(8, 'leap-far'))
        .rolls('leap', 60);
    // Half speed covers 4 m, to (6,1), 5 m below. Against TB 4 one wound, and she is prone.
    const table = ditch().answers('gm', decline);
    expect(cell(table, 'rin')).toEqual([6, 1]);
    expect(table.facts('fell').at(-1)).toMatchObject({ metres: 5 });
    expect(conditions(table, 'rin')).toContain('prone');
    const asks = ditch({ shortLeap: 'gmPrompt' });
    expect(asked(asks)).toBe('gm short-leap');
    expect(cell(asks.does(choice('rim')), 'rin')).toEqual([2, 1]);
  });

  test('[PE-OBST-11] by 4 degrees or more it is doubly Hindered: 1 m and no more', () => {
    const table = alone(gap({}, 2, 3), { at: [2, 1] })
      .does(over(5, 'leap-far'))
      .rolls('leap', 81);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 0]);
    const better = alone(gap({}, 2, 3), { at: [2, 1] })
      .does(over(5, 'leap-far'))
      .rolls('leap', 80);
    expect(cell(better, 'rin')).toEqual([5, 1]);
  });

  test('[PE-OBST-11] [PE-MOVE-13] a leap that falls short on somebody gets no farther than its one metre by that', () => {
    // Beyond Mei, who lies at (2,5), is the free square (1,5): 2 m away. (2,6) is free too, and 1 m away.
    const table = fight(
      {
        red: {
          rin: { at: [3, 5], now: { conditions: ['prone'] } },
          mei: { at: [2, 5], now: { conditions: ['unconscious'] } },
        },
        blue: { ogre: { at: [12, 5] } },
      },
      {
        field: {
          terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
          cells: [{ x: 1, y: 4, w: 2, h: 1, terrain: 'rock' }],
        },
      },
    );
    // Acrobatics 41: prone, without a pass, and so doubly Hindered.
    table.does(choice('leap-far', { to: { x: 1, y: 5 } })).rolls('leap', 50);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[2, 6], 0]);
    expect(table.lines().at(-1)?.text).toBe('Rin leaps 1 m');
  });

  test('[PE-OBST-11] `gmPrompt`: the game master says whether the leaper falls in', () => {
    const short = (): Scenario =>
      alone(gap({ shortLeap: 'gmPrompt' }, 5), { at: [2, 1] })
        .does(over(8, 'leap-far'))
        .rolls('leap', 60);
    expect(asked(short())).toBe('gm short-leap');
    expect(cell(short().does(choice('rim')), 'rin')).toEqual([2, 1]);
    expect(cell(short().does(choice('falls')), 'rin')).toEqual([6, 1]);
  });

  test('[PE-OBST-12] four unhindered metres just before give Advantage', () => {
    const setting: Setting = {
      field: {
        terrain: [{ id: 'bar', label: 'Bar', marks: { gap: 5 } }],
        cells: [{ x: 6, y: 0, w: 2, h: 12, terrain: 'bar' }],
      },
    };
    const long = alone(setting, { at: [1, 1] })
      .does(run(5, 1))
      .does(over(8, 'leap-far'));
    expect(waiting(long).target).toBe(51);
    const short = alone(setting, { at: [2, 1] })
      .does(run(5, 1))
      .does(over(8, 'leap-far'));
    expect(waiting(short).target).toBe(41);
  });

  test('[PE-OBST-12] counted from the last hindered metre on, in one walk or in two', () => {
    const targetAfter = (bog: number, walks: readonly number[]): number => {
      const table = alone(
        {
          field: {
            terrain: [
              { id: 'bar', label: 'Bar', marks: { gap: 5 } },
              { id: 'bog', label: 'Bog', marks: { hinders: true } },
            ],
            cells: [
              { x: 7, y: 0, w: 2, h: 12, terrain: 'bar' },
              { x: bog, y: 0, w: 1, h: 12, terrain: 'bog' },
            ],
          },
        },
        { at: [1, 1] },
      );
      for (const x of walks) table.does(run(x, 1));
      return waiting(table.does(over(9, 'leap-far'))).target;
    };
    // A metre of bog to (2,1), and four free ones to (6,1).
    expect(targetAfter(2, [6])).toBe(51);
    expect(targetAfter(2, [2, 6])).toBe(51);
    // With the bog at (3,1) there are three.
    expect(targetAfter(3, [6])).toBe(41);
    expect(targetAfter(3, [3, 6])).toBe(41);
    expect(targetAfter(6, [6])).toBe(41);
  });
});

describe('falling', () => {
  test('[PE-OBST-13] 1 damage a metre, armour ignored; Damage far above the Bonus hurts more', () => {
    // 10 m: a failed test softens nothing. 10 against TB 4: two wounds (5 above).
    const table = alone(ledge(10), { at: [3, 1] }).does(choice('jump-down', { to: { x: 2, y: 1 } }));
    expect(waiting(table)).toMatchObject({ purpose: 'soften-fall', target: 41 });
    table.rolls('soften-fall', 90);
    expect(table.facts('harm').at(-1)).toMatchObject({ damage: { value: 10 }, defense: { value: 4 } });
    expect(wounds(table, 'rin')).toEqual([2, 2, 1]);
    expect(cell(table, 'rin')).toEqual([2, 1]);
  });

  test('[PE-OBST-13] `oneWound`: a fall costs one wound at most; `random`: a die says where', () => {
    const jumped = (rulings: Sketch): Scenario =>
      alone(ledge(10, rulings), { at: [3, 1] })
        .does(choice('jump-down', { to: { x: 2, y: 1 } }))
        .rolls('soften-fall', 90);
    expect(wounds(jumped({ environmentWounds: 'oneWound' }), 'rin')).toEqual([3, 2, 1]);
    const random = jumped({ environmentLocation: 'random' }).rolls('location', 80);
    expect(random.facts('harm').at(-1)).toMatchObject({ location: 'rightLeg' });
  });

  test('[PE-OBST-14, PE-INJ-18] whoever has hurt a foot softens it with Athletics: 36, not Agility 41 less 10', () => {
    const sore = { at: [3, 1], now: { heavy: 1, injuries: { rightLeg: 3 } } } as const;
    const table = alone(ledge(4), sore).does(choice('jump-down', { to: { x: 2, y: 1 } }));
    expect(waiting(table)).toMatchObject({ purpose: 'soften-fall', target: 36 });
  });

  test('[PE-OBST-14] a jump is softened by 1 for each degree; a fall when the game master accepts a reason', () => {
    // Agility 41, a 1: 4 degrees. 8 m minus 4 against TB 4 is no wound.
    const table = alone(ledge(8), { at: [3, 1] })
      .does(choice('jump-down', { to: { x: 2, y: 1 } }))
      .rolls('soften-fall', 1);
    expect(wounds(table, 'rin')).toEqual([4, 2, 1]);
    expect(conditions(table, 'rin')).not.toContain('prone');
    const fallen = alone(bar({ gap: 8 }, {}, 5), { at: [2, 1] });
    fallen.does(choice('leap-far', { to: { x: 8, y: 1 } })).rolls('leap', 60);
    expect(asked(fallen)).toBe('gm soften-fall');
    fallen.does(choice('soften')).rolls('soften-fall', 1);
    expect(wounds(fallen, 'rin')).toEqual([4, 2, 1]);
  });

  test('[PE-OBST-15] a wound from a fall leaves one prone', () => {
    const jumped = (height: number): Scenario =>
      alone(ledge(height), { at: [3, 1] })
        .does(choice('jump-down', { to: { x: 2, y: 1 } }))
        .rolls('soften-fall', 90);
    expect(conditions(jumped(5), 'rin')).toContain('prone');
    expect(conditions(jumped(4), 'rin')).not.toContain('prone');
  });
});

describe('difficult terrain', () => {
  const full = (x: number) => choice('move-full', { to: { x, y: 1 } });

  test('[PE-TERR-1] a number of 0 to 3; one of 0 slows one down like any other', () => {
    const table = alone(bar({ difficult: 0 })).does(move(4, 1));
    expect(metres(table, 'rin')).toBe(3);
    const none = alone(bar({ difficult: 0 })).does(full(4));
    expect(waiting(none).target).toBe(41);
  });

  test('[PE-TERR-2] at half speed without a test, or at full speed with one at that many Disadvantages', () => {
    const table = alone(bar({ difficult: 2 }));
    expect(cells(table, 'move')).not.toContain('8,1');
    expect(cells(table, 'move-full')).toContain('8,1');
    table.does(full(8));
    // Acrobatics 41 with two Disadvantages.
    expect(waiting(table)).toMatchObject({ purpose: 'terrain', target: 21 });
    table.rolls('terrain', 21);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[8, 1], 1]);
    expect(conditions(table, 'rin')).not.toContain('prone');
  });

  test('[PE-TERR-2] one test for the Move, for each area, or for each square', () => {
    const two = (terrainTest: string): Scenario =>
      alone({
        rulings: { terrainTest },
        field: {
          terrain: [
            { id: 'ice', label: 'Ice', marks: { difficult: 1 } },
            { id: 'scree', label: 'Scree', marks: { difficult: 1 } },
          ],
          cells: [
            { x: 3, y: 0, w: 2, h: 12, terrain: 'ice' },
            { x: 6, y: 0, w: 1, h: 12, terrain: 'scree' },
          ],
        },
      }).does(full(7));
    const tests = (table: Scenario): number => table.facts('test').length;
    expect(tests(two('oncePerMove').rolls('terrain', 1))).toBe(1);
    expect(tests(two('perArea').rolls('terrain', 1).rolls('terrain', 1))).toBe(2);
    const each = two('perSquare').rolls('terrain', 1).rolls('terrain', 1).rolls('terrain', 1);
    expect(tests(each)).toBe(3);
    expect(cell(each, 'rin')).toEqual([7, 1]);
  });

  test('[PE-TERR-2] after a failure the rest of the Move is Hindered, and is not tested again', () => {
    const table = alone(bar({ difficult: 1, damaging: 0 }))
      .does(full(7))
      .rolls('terrain', 40);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[3, 1], 6]);
    table.does(full(5));
    expect(metres(table, 'rin')).toBe(2);
  });

  test('[PE-TERR-3] failing on uneven ground: prone', () => {
    const table = alone(bar({ difficult: 1 }))
      .does(full(7))
      .rolls('terrain', 32);
    expect(conditions(table, 'rin')).toContain('prone');
    expect(cell(table, 'rin')).toEqual([3, 1]);
    // Prone in rubble is doubly Hindered: one metre more.
    expect(metres(table.does(path([4, 1])), 'rin')).toBe(0);
  });

  test('[PE-TERR-4] on uneven ground Agility tests suffer, but one area never counts twice', () => {
    const field = bar({ difficult: 1 }).field ?? {};
    const shot = (rulings: Sketch): Scenario =>
      fight({ red: { jun: { at: [12, 1] } }, blue: { rin: { at: [4, 1] } } }, { field, rulings })
        .does(attack('rin', { with: 'rifle' }))
        .rolls('attack', 50)
        .does(choice('dodge'));
    expect(waiting(shot({})).target).toBe(31);
    expect(waiting(shot({ terrainStacks: true })).target).toBe(21);
    const tested = alone({ field, rulings: { terrainStacks: true } }).does(full(5));
    // With PE-R29 the terrain counts twice: Athletics 36 beats Acrobatics 41 minus one more.
    expect(waiting(tested).target).toBe(16);
  });

  test('[PE-TERR-5] failing on damaging ground: its damage and the degrees, against Defense', () => {
    // Acrobatics 41 - 10; a 61 fails by 3. 4 + 3 against TB 4 and a padded coat of 1: one wound.
    const table = alone(bar({ difficult: 1, damaging: 4 }))
      .does(full(7))
      .rolls('terrain', 61);
    expect(table.facts('harm').at(-1)).toMatchObject({ damage: { value: 7 }, defense: { value: 5 } });
    expect(wounds(table, 'rin')).toEqual([3, 2, 1]);
    expect(conditions(table, 'rin')).not.toContain('prone');
  });
});

test('[PE-OBST-2] nobody is asked about stealth who is not hidden', () => {
  const table = alone({ field: { walls: [{ kind: 'door', id: 'gate', x: 1, y: 1, side: 'e' }] } });
  table.does(choice('open-door'));
  expect(asked(table)).toBe('rin turn');
});
