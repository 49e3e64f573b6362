import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  fight,
  waiting,
  wounds,
} from './line-up.ts';

/** Fighting on a face and above water (section CLB). */

const sea = (marks: Sketch = {}) => ({
  terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim', ...marks } }],
  cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
});

/** A face at (6,4) and (7,4), ground around it. */
const face = {
  terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
  cells: [{ x: 6, y: 4, w: 2, terrain: 'face' }],
};

const climbing = { conditions: ['climbing'] };

test('[SL-CLB-1] [SL-R89] holding on is TN 5, or 0, or 8, or what the water asks for', () => {
  const target = (setting: Setting): number | undefined =>
    duel({ wenna: {}, guard: {} }, setting).does(attack('guard')).roll().target;
  expect(target({ field: sea() })).toBe(5);
  expect(target({ field: sea(), rulings: { holdTn: 'zero' } })).toBe(0);
  expect(target({ field: sea(), rulings: { holdTn: 'eight' } })).toBe(8);
  expect(target({ field: sea({ holdTn: 12 }), rulings: { holdTn: 'zero' } })).toBe(12);
});

test('[SL-CLB-1] the check names the skill of the place: climbing on a face, swimming in water', () => {
  const skilled = { skills: { athletics: { rank: 1, specializations: { climbing: 3, swimming: 2 } } } };
  const bonus = (setting: Setting, now: Sketch, at: readonly [number, number]): number =>
    waiting(
      fight(
        { red: { pell: { at, now, sheet: skilled } }, blue: { guard: { at: [at[0] + 1, at[1]] } } },
        setting,
      ).does(attack('guard', { with: 'unarmed' })),
    ).bonus;
  // Str 1, Athletics 1, and the specialization.
  expect(bonus({ field: face }, climbing, [6, 4])).toBe(5);
  expect(bonus({ field: sea() }, {}, [6, 4])).toBe(4);
});

test('[SL-CLB-1] a climber who loses the hold misses, falls and lies; its AP are gone', () => {
  const table = fight(
    { red: { isra: { at: [6, 4], now: { ...climbing, ap: 7 } } }, blue: { guard: { at: [6, 6] } } },
    { field: face },
  );
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' }));
  // Str -1: 5 - 1 is not 5.
  table.rolls('hold-on', 5);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'lost-hold', clause: 'SL-CLB-1' }]);
  expect(table.facts('check')).toHaveLength(1);
  expect([ap(table, 'isra'), conditions(table, 'isra')]).toEqual([1, ['prone']]);
  expect(cell(table, 'isra')).not.toEqual([6, 4]);
});

test('[SL-CLB-1] an opening is an attack roll too, and is lost with the hold', () => {
  const table = duel({ wenna: { now: { ap: 10 } }, guard: {} }, { field: sea({ holdTn: 20 }) });
  table.does(choice('opening', { target: 'guard', with: 'sword' })).rolls('hold-on', 10);
  expect([asked(table), conditions(table, 'wenna')]).toEqual(['wenna turn', ['sunk']]);
});

test('[SL-CLB-1] a combat check of strength is no attack roll: nobody lets go for it', () => {
  const table = duel({ torvin: {}, guard: {} }, { field: sea() });
  expect(waiting(table.does(choice('hinder', { what: 'trip', target: 'guard' }))).purpose).toBe('trip');
});

test('[SL-CLB-1] neither the creatures of the water nor riders have to stay afloat', () => {
  const hag = duel({ 'bog-hag': {}, guard: {} }, { field: sea() });
  expect(waiting(hag.does(attack('guard', { with: 'bite' }))).purpose).toBe('attack');
  const rider = fight(
    {
      red: { brannoch: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
      blue: { guard: { at: [8, 5] } },
    },
    { field: sea() },
  );
  expect(waiting(rider.does(attack('guard', { with: 'spear' }))).purpose).toBe('attack');
});

test('[SL-CLB-2] [SL-CND-3] whoever is knocked out of the air or the saddle into the water sinks', () => {
  const felled = (guard: Sketch, more: Sketch = {}): readonly string[] => {
    const table = fight(
      {
        red: { torvin: { at: [5, 5], sheet: { traits: { aquatic: true } }, now: { ap: 7 } } },
        blue: {
          guard: { at: [6, 5], ...guard, now: { wounds: { light: 5, moderate: 2, severe: 2 } } },
          goblin: { at: [15, 5] },
          ...more,
        },
      },
      { field: sea() },
    );
    // A hit pushed up to critical; the check is 1 and a little against 3 and 10 wounds.
    table.does(attack('guard')).rolls('attack', 5, 5).rolls('consciousness', 1);
    return conditions(table, 'guard');
  };
  expect(felled({})).toContain('sunk');
  expect(felled({ sheet: { traits: { fly: 10 } } })).toContain('sunk');
  expect(felled({ on: 'horse' }, { horse: { at: [6, 5], use: 'war-horse' } })).toContain('sunk');
});

/** Torvin on the ground strikes at Wenna on the face: the dice and 14 - 20, and the slots that she has. */
const struck = (faces: readonly [number, number], wenna: Sketch = {}): Scenario =>
  fight(
    {
      red: { torvin: { at: [6, 5], now: { ap: 7 } } },
      blue: { wenna: { at: [6, 4], now: { ...climbing, ...wenna } }, guard: { at: [15, 9] } },
    },
    { field: face },
  )
    .does(attack('wenna'))
    .rolls('attack', ...faces);

test('[SL-CLB-2] every wound shakes the hold: 5 more for each level beyond light', () => {
  const bonus = (faces: readonly [number, number]): number => waiting(struck(faces)).bonus;
  // Str 2, Athletics 2. Light; moderate -5 and -1 for being so; severe -10 and -2.
  expect(bonus([3, 4])).toBe(4);
  expect(bonus([4, 4])).toBe(-2);
  expect(bonus([5, 5])).toBe(-8);
});

test('[SL-CLB-2] who holds on stays, who does not falls', () => {
  const held = struck([3, 4]).rolls('hold-on', 1);
  expect([conditions(held, 'wenna'), cell(held, 'wenna')]).toEqual([['climbing'], [6, 4]]);
  const fallen = struck([4, 4]).rolls('hold-on', 6);
  expect(conditions(fallen, 'wenna')).toEqual(['prone']);
});

test('[SL-CLB-2] a hit that wounds nobody shakes nothing', () => {
  // 7 + 7 = 14 hits; 14 + 7 - 14 - 11 is less than 0.
  const table = fight(
    {
      red: { torvin: { at: [6, 5], now: { ap: 7 } } },
      blue: { wenna: { at: [6, 4], now: climbing, sheet: { otherToughness: 5 } } },
    },
    { field: face },
  )
    .does(attack('wenna'))
    .rolls('attack', 3, 4);
  expect([asked(table), conditions(table, 'wenna')]).toEqual(['torvin turn', ['climbing']]);
});

test('[SL-CLB-2] [SL-CND-3] whoever is knocked out holds on to nothing and falls without a check', () => {
  // 12 - 6 = 6, critical.
  const felled = struck([6, 6], { wounds: { light: 5, moderate: 4 } }).rolls('consciousness', 1);
  // Vit 2, Resistance 2, Fortitude 1: 6 against 3 + 10.
  expect(conditions(felled, 'wenna')).toEqual(['unconscious', 'dying', 'prone', 'helpless', 'immobile']);
  expect(cell(felled, 'wenna')).not.toEqual([6, 4]);
  expect(felled.facts('fell')).toMatchObject([{ who: 'wenna', clause: 'SL-CLB-2' }]);
});

test('[SL-CLB-2] [SL-CND-3] a swimmer who is knocked out sinks', () => {
  const table = fight(
    {
      red: { torvin: { at: [5, 5], now: { ap: 7 } } },
      blue: { guard: { at: [6, 5], now: { wounds: { light: 5 } } }, goblin: { at: [15, 5] } },
    },
    { field: sea() },
  );
  table.does(attack('guard')).rolls('hold-on', 1).rolls('attack', 5, 5).rolls('consciousness', 1);
  expect(conditions(table, 'guard')).toEqual([
    'unconscious',
    'dying',
    'prone',
    'helpless',
    'immobile',
    'sunk',
  ]);
});

test('[SL-CLB-2] [SL-GRP-5] a fall tears a grapple apart', () => {
  const table = fight(
    {
      red: { torvin: { at: [6, 5], now: { ap: 7 } } },
      blue: { wenna: { at: [6, 4], now: { ...climbing, grappling: ['nerit'] } } },
      green: { nerit: { at: [7, 3] } },
    },
    { field: { ...face, cells: [{ x: 5, y: 2, w: 4, h: 3, terrain: 'face' }] } },
  );
  // Interpose is declined.
  table.does(attack('wenna')).does({ option: 'decline' }).rolls('attack', 4, 4).rolls('hold-on', 1);
  const [, y] = cell(table, 'wenna');
  expect(y).toBe(5);
  expect(conditions(table, 'nerit')).not.toContain('grappling');
});

test('[SL-CLB-1] [SL-UWC-3] who has sunk fights below the surface: 2 AP more, -5, and holds on to nothing', () => {
  const table = duel({ wenna: { now: { conditions: ['sunk'], ap: 8 } }, guard: {} }, { field: sea() });
  table.does(attack('guard'));
  expect([ap(table, 'wenna'), waiting(table)]).toEqual([
    0,
    { who: 'wenna', purpose: 'attack', bonus: 2, dice: 'd10+d10' },
  ]);
});

test('[SL-CLB-3] surfacing takes 4 AP whether it works or not, and only on the own turn', () => {
  const table = duel(
    { isra: { now: { conditions: ['sunk'], ap: 8 } }, guard: { at: [12, 5] } },
    { field: sea() },
  );
  table.does(choice('surface')).rolls('surface', 5);
  expect([ap(table, 'isra'), conditions(table, 'isra')]).toEqual([4, ['sunk']]);
  table.does(choice('surface')).rolls('surface', 6);
  expect([ap(table, 'isra'), conditions(table, 'isra')]).toEqual([0, []]);
  table.refuses(choice('surface'), 'noSuchThing', 'SL-CLB-3');
  const other = duel({ guard: { at: [12, 5] }, isra: { now: { conditions: ['sunk'] } } }, { field: sea() });
  other.refuses(choice('surface', { by: 'isra' }), 'notYourTurn', 'SL-INT-1');
});

test('[SL-CLB-2] [SL-CND-10] fire at the end of the turn shakes a climber loose as well', () => {
  const table = fight(
    {
      red: { wenna: { at: [6, 4], now: { ...climbing, burning: 2, ap: 0 } } },
      blue: { guard: { at: [15, 9] } },
    },
    { field: face },
  ).does({ option: 'end-turn' });
  // 4 - 2 = 2, moderate: Str 2, Athletics 2, -1, -5.
  expect(wounds(table, 'wenna')).toEqual([0, 1, 0, 0, 0]);
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'hold-on', bonus: -2 });
  table.rolls('hold-on', 6);
  expect([conditions(table, 'wenna'), ap(table, 'wenna')]).toEqual([['burning', 'prone'], 6]);
});

test('[SL-MOV-7] [SL-CLB-1] whoever flies over a lake does not swim in it', () => {
  const over = (sheet: Sketch) =>
    fight(
      {
        red: { wenna: { at: [8, 5], sheet, now: { ap: 12 } } },
        blue: { guard: { at: [9, 5], now: { ap: 0 } } },
      },
      {
        field: {
          terrain: [{ id: 'lake', label: 'Lake', marks: { water: 'swim' } }],
          cells: [{ x: 8, y: 5, terrain: 'lake' }],
        },
      },
    ).does(attack('guard'));
  expect(waiting(over({})).purpose).toBe('hold-on');
  expect(waiting(over({ traits: { fly: 10 } })).purpose).toBe('attack');
});

test('[SL-CLB-1] whoever falls off a face falls down, not up onto the edge that is nearer', () => {
  // A plateau 4 m high, a face two yards deep before it, and the ground.
  const cliff = {
    terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
    cells: [{ x: 0, y: 4, w: 24, h: 2, terrain: 'face' }],
    elevation: [
      { x: 0, y: 0, w: 24, h: 4, height: 4 },
      { x: 0, y: 4, w: 24, h: 2, height: 2 },
    ],
  };
  const table = duel(
    { wenna: { at: [6, 4], now: climbing }, guard: { at: [6, 3], now: { ap: 0 } } },
    { field: cliff, rulings: { holdTn: 'eight' } },
  );
  // 1 + 4 is less than 8.
  table.does(attack('guard')).rolls('hold-on', 1);
  expect([cell(table, 'wenna')[1], conditions(table, 'wenna')]).toEqual([6, ['prone']]);
});

test('[SL-CLB-2] who falls off a face is off it; that is not told as firm ground', () => {
  const table = fight(
    { red: { isra: { at: [6, 4], now: climbing } }, blue: { guard: { at: [6, 6] } } },
    { field: face },
  );
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' })).rolls('hold-on', 1);
  const said = table.lines().map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Isra is off the face', 'Isra falls 1 yard']));
});

test('[SL-JMP-8] [SL-CLB-1] [SL-CLB-2] whoever hangs at a ledge and lets go falls to the bottom of the chasm', () => {
  const wenna = { ap: 14, movement: { left: 9, runUp: 5 }, wounds: { moderate: 1 } };
  /** Wenna, who wanted to leap over (6,5) and (7,5), hangs at the far edge. */
  const hanging = (): Scenario =>
    fight(
      { red: { wenna: { at: [5, 5], now: wenna } }, blue: { 'bandit-archer': { at: [9, 5] } } },
      {
        field: {
          terrain: [{ id: 'chasm', label: 'Chasm', marks: { chasm: 3 } }],
          cells: [{ x: 6, y: 5, w: 2, terrain: 'chasm' }],
        },
      },
    )
      .does(choice('long-jump', { to: { x: 8, y: 5 } }))
      .rolls('jump', 5)
      .does(choice('check'))
      .rolls('ledge', 5);
  const now = (table: Scenario) => [cell(table, 'wenna'), conditions(table, 'wenna')];
  expect(now(hanging())).toEqual([[7, 5], ['climbing']]);
  // An arrow that she does not harry: 13 + 6 and 2 less 13 and 5 are 3, moderate; 1 + 4 less 5 and 1 are not 5.
  const turn = hanging().does(choice('end-turn'));
  const shot = turn.does(attack('wenna')).does(decline).rolls('attack', 7, 6);
  // Her own blow: 1 + 4 less 1 are not 5 either.
  const blow = hanging().does(attack('bandit-archer', { with: 'sword' }));
  for (const table of [shot, blow]) {
    table.rolls('hold-on', 1);
    expect(table.facts('fell')).toMatchObject([{ who: 'wenna', yards: 3 }]);
    expect(now(table)).toEqual([[7, 5], ['prone']]);
  }
});
