import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  decline,
  fight,
  move,
  path,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Rebuff in combination with other rules (SL-OFF-5, SL-OFF-6). */

/** Torvin comes between Wenna's foes, the guard and the knight, both with an optimal reach of 1. */
const between = (setting: Setting = {}): Scenario =>
  fight(
    {
      heroes: { torvin: { at: [3, 5] }, wenna: { at: [2, 12] } },
      foes: { guard: { at: [6, 5] }, knight: { at: [6, 6] } },
    },
    setting,
  ).does(path([4, 5], [5, 5]));

test('[SL-REA-4] [SL-OFF-5] two may rebuff the same step, the higher initiative first, the mover where it was', () => {
  const table = between();
  expect(asked(table)).toBe('guard rebuff');
  // 6 + 6 = 12; 12 + 3 - 11 - 4 = 0: light, raised to moderate.
  table.does(choice('rebuff')).rolls('attack', 3, 3);
  expect([asked(table), cell(table, 'torvin')]).toEqual(['knight rebuff', [4, 5]]);
  table.does(decline);
  expect(asked(table)).toBe('torvin walk-on');
  table.does(choice('stop'));
  expect([cell(table, 'torvin'), wounds(table, 'torvin')]).toEqual([
    [4, 5],
    [0, 1, 0, 0, 0],
  ]);
});

test('[SL-REA-4] [SL-OFF-6] whoever is felled by the first Rebuff is not rebuffed again and comes no closer', () => {
  const table = between().does(choice('rebuff')).rolls('attack', 8, 8);
  // 16 + 6 + 3 - 15 = 10, fatal: dying, and the turn is over.
  expect(conditions(table, 'torvin')).toContain('dying');
  expect([asked(table), cell(table, 'torvin')]).toEqual(['wenna turn', [4, 5]]);
});

/** Torvin steps from (3,5) along this way; the guard with its sword stands at (6,5). */
const coming = (
  way: readonly (readonly [number, number])[],
  setting: Setting = {},
  torvin: Sketch = {},
): Scenario =>
  fight({ heroes: { torvin: { at: [3, 5], now: torvin } }, foes: { guard: { at: [6, 5] } } }, setting).does(
    path(...way),
  );

test('[SL-OFF-5] [SL-R64] only the step that crosses the optimal reach, or every step that ends within it', () => {
  const way = [
    [4, 5],
    [5, 5],
    [5, 6],
  ] as const;
  // From (4,5) to (5,5) crosses; from (5,5) to (5,6) does not.
  const crossing = coming(way).does(decline);
  expect([asked(crossing), cell(crossing, 'torvin')]).toEqual(['torvin turn', [5, 6]]);
  // Each step of the way is told once, those before the question and those after it.
  const told = crossing.facts('moved').flatMap(({ path: cells }) => cells as readonly Sketch[]);
  expect(told).toEqual(way.map(([x, y]) => ({ x, y })));
  const every = coming(way, { rulings: { rebuffStep: 'everyStepInside' } }).does(decline);
  expect([asked(every), cell(every, 'torvin')]).toEqual(['guard rebuff', [5, 5]]);
});

test('[SL-OFF-6] whoever goes on after a Rebuff has paid for what it walks and no more', () => {
  const now = { movement: { left: 9 } };
  const gone = coming(
    [
      [4, 5],
      [5, 5],
    ],
    {},
    now,
  )
    .does(choice('rebuff'))
    .rolls('attack', 1, 2);
  expect(asked(gone)).toBe('torvin walk-on');
  gone.does(choice('go-on'));
  expect([cell(gone, 'torvin'), gone.who('torvin').pools.movement?.value]).toEqual([[5, 5], 7]);
  const stays = coming(
    [
      [4, 5],
      [5, 5],
    ],
    {},
    now,
  )
    .does(choice('rebuff'))
    .rolls('attack', 1, 2)
    .does(choice('stop'));
  expect([cell(stays, 'torvin'), stays.who('torvin').pools.movement?.value]).toEqual([[4, 5], 8]);
});

test('[SL-OFF-6] [SL-FLK-3] [SL-CND-9] a Rebuff is an attack like any other: posture and flank count', () => {
  const table = fight({
    heroes: { torvin: { at: [3, 5], now: { posture: 'crouching', ap: 8 } } },
    foes: { guard: { at: [6, 5] }, goblin: { at: [2, 5] } },
  }).does(path([4, 5], [5, 5]));
  table.does(choice('rebuff'));
  // 6, crouching target 2, flanked by the goblin's axe behind him 2.
  expect([waiting(table).bonus, terms(table).slice(-2)]).toEqual([10, ['crouching target 2', 'flanked 2']]);
});

test('[SL-OFF-5] [SL-REA-1] a Rebuff takes 4 AP at once and no initiative', () => {
  const table = coming([
    [4, 5],
    [5, 5],
  ])
    .does(choice('rebuff'))
    .rolls('attack', 1, 4);
  expect([ap(table, 'guard'), table.who('guard').initiative]).toEqual([2, 19]);
});

/** Brannoch on his war horse, two yards wide, in front of somebody at (9,5). */
const charge = (foes: LineUp[string], brannoch: Sketch = {}): Scenario =>
  fight({
    red: {
      brannoch: { on: 'horse', now: { ap: 20, ...brannoch } },
      horse: { use: 'war-horse', at: [3, 5], now: { ap: 20 } },
    },
    blue: foes,
  });
const spear = { raider: { at: [9, 5], now: { ap: 12 } } } as const;
const whom = (table: Scenario): unknown => {
  const target = table.option('rebuff').needs?.target;
  return target?.kind === 'one' ? target.oneOf.map(({ id }) => id) : 'the mover';
};

test('[SL-OFF-5] [SL-MNT-2] [SL-MNT-4] a rider is rebuffed too, a yard later than the mount for whom the yard counts', () => {
  // The horse comes from a gap of 2 to 1, its rider from 3 to 2: not closer than the spear likes.
  const table = charge(spear).does(move(6, 5));
  expect([asked(table), whom(table)]).toEqual(['raider rebuff', 'the mover']);
  // A yard more: the rider from 2 to 1.
  table.does(decline).does(move(7, 5));
  expect([asked(table), whom(table), cell(table, 'horse')]).toEqual(['raider rebuff', ['brannoch'], [6, 5]]);
  // 10 + 5 = 15 against 10 + spear 1 + saddle 1; 15 + 4 - 12 - (6 - 1) = 2: moderate, raised to severe.
  table.does(choice('rebuff')).rolls('attack', 5, 5);
  expect([wounds(table, 'brannoch'), wounds(table, 'horse')]).toEqual([
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(asked(table)).toBe('brannoch walk-on');
  expect(cell(table.does(choice('go-on')), 'brannoch')).toEqual([7, 5]);
});

test('[SL-OFF-5] [SL-MNT-4] between two riders it is the choice of who rebuffs: the mount, unless the rider is named', () => {
  const riders = {
    foe: { use: 'brannoch', on: 'nag', now: { inHand: ['sword'] } },
    nag: { use: 'war-horse', at: [9, 5] },
  } as const;
  const met = (how: Sketch): readonly unknown[] => {
    const table = charge(riders).does(move(7, 5));
    expect(whom(table)).toEqual(['horse', 'brannoch']);
    table.refuses(choice('rebuff', { target: 'nag' }), 'noSuchThing', 'SL-OFF-5');
    table.does(choice('rebuff', how)).rolls('attack', 2, 3);
    return table.facts('attack-result').map(({ target }) => target);
  };
  expect(met({})).toEqual(['horse']);
  expect(met({ target: 'brannoch' })).toEqual(['brannoch']);
});

test('[SL-POS-2] [SL-MNT-2] the opening that a rider has made serves against the Rebuff that is aimed at it', () => {
  const table = charge(spear);
  // 11 + 6, and 1 from the saddle: 18.
  table.does(choice('opening', { target: 'raider', with: 'spear' })).rolls('attack', 5, 6);
  table.does(move(7, 5)).does(decline).does(choice('rebuff')).rolls('attack', 6, 6);
  // 12 + 5 = 17.
  expect(table.facts('attack-result')).toMatchObject([
    { target: 'brannoch', hit: false, total: 17, defense: { value: 18 } },
  ]);
});

test('[SL-OFF-6] [SL-MNT-5] where a Rebuff throws the rider out of the saddle, nobody rides on', () => {
  const foes = { ...spear, knight: { at: [9, 7], now: { ap: 12, inHand: [] } } } as const;
  const wounded = { wounds: { critical: 2, severe: 3, moderate: 4 } };
  const table = charge(foes, wounded).does(move(7, 5)).does(decline).does(choice('rebuff'));
  // Whatever it is, it is fatal.
  table.rolls('attack', 9, 8);
  expect(conditions(table, 'brannoch')).toContain('dying');
  expect([cell(table, 'horse'), table.who('horse').conditions.map(({ id }) => id)]).toEqual([[6, 5], []]);
});
