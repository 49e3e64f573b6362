import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  initiative,
  path,
  terms,
  waiting,
  wounds,
  yards,
} from './line-up.ts';

const enter = (target: string, check = 'power') => choice('enter-space', { target, check });
const join = (target: string) => choice('join-space', { target });

test('[SL-POS-2] [SL-R68] an opening needs nothing but sight, and is good for the turn', () => {
  const table = fight({
    red: { torvin: { at: [3, 5], now: { ap: 12 } } },
    blue: { guard: { at: [9, 5], now: { ap: 18 } } },
  });
  table.does(choice('opening', { target: 'guard' })).rolls('attack', 6, 6);
  expect(conditions(table, 'torvin')).toContain('opening');
  table.does(endTurn);
  expect(conditions(table, 'torvin')).not.toContain('opening');
});

test('[SL-POS-2] [SL-INT-2] [SL-MOV-6] made and used on another’s turn, an opening lasts for that turn', () => {
  const table = fight(
    {
      red: { torvin: { at: [3, 5], now: { ap: 12 } } },
      blue: { goblin: { at: [12, 5] }, raider: { at: [7, 5], now: { ap: 18 } } },
    },
    {
      initiative: { torvin: 20, goblin: 10, raider: 5 },
      turnOf: 'goblin',
      stage: 'start',
      stops: ['moment-turn-start'],
    },
  );
  // 8 + 7 of the greatsword, for 4 AP and 2 initiative.
  table.does(choice('opening', { target: 'raider' })).rolls('attack', 4, 4);
  expect([ap(table, 'torvin'), initiative(table, 'torvin')]).toEqual([8, 18]);
  table
    .answers('torvin', path([4, 5], [5, 5]))
    .answers('raider', choice('rebuff'))
    .rolls('attack', 4, 5);
  // 9 + 5 against 15, not against Defense 11.
  expect(table.facts('attack-result')).toMatchObject([{ hit: false, defense: { value: 15 } }]);
  table.answers('torvin', choice('go-on')).answers('torvin', decline).answers('goblin', endTurn);
  expect(conditions(table, 'torvin')).not.toContain('opening');
});

test('[SL-POS-2] an opening against one creature is none against another, and leaves that one as it is', () => {
  const table = fight({
    red: { torvin: { at: [3, 5], now: { ap: 12 } } },
    blue: { guard: { at: [6, 5], now: { ap: 18 } }, ogre: { at: [20, 14] } },
  });
  table.does(choice('opening', { target: 'guard' })).rolls('attack', 4, 4);
  table.does(choice('opening', { target: 'ogre' })).rolls('attack', 6, 6);
  table
    .does(path([4, 5], [5, 5]))
    .does(choice('rebuff'))
    .rolls('attack', 4, 5);
  // 8 + 7 against the guard; the 19 are against the ogre.
  expect(table.facts('attack-result')).toMatchObject([{ defense: { value: 15 } }]);
});

test('[SL-POS-2] where Defense is better than the result, Defense counts', () => {
  const table = fight({
    red: { torvin: { at: [3, 5], now: { ap: 12 } } },
    blue: { guard: { at: [6, 5], now: { ap: 18 } } },
  });
  // 3 + 7 = 10 is less than 11.
  table.does(choice('opening', { target: 'guard' })).rolls('attack', 1, 2);
  table
    .does(path([4, 5], [5, 5]))
    .does(choice('rebuff'))
    .rolls('attack', 4, 5);
  expect(table.facts('attack-result')).toMatchObject([{ defense: { value: 11 } }]);
});

test('[SL-POS-4] both are at −2 in a shared space, on attacks and on melee and ranged Defense, once', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 12 } } },
    blue: { guard: { at: [6, 5], now: { ap: 18 } }, goblin: { at: [6, 6] } },
  });
  table.does(enter('guard')).rolls('enter-space', 5, 5);
  expect(cell(table, 'torvin')).toEqual([6, 5]);
  table.does(attack('guard', { with: 'unarmed' }));
  expect(terms(table)).toContain('shared space -2');
  table
    .rolls('attack', 1, 2)
    .does(endTurn)
    .does(attack('torvin', { with: 'sword' }));
  expect(terms(table).filter((term) => term === 'shared space -2')).toEqual(['shared space -2']);
  // 4 + 6 − 2 = 8 is less than Torvin's 11 − 2.
  table.rolls('attack', 2, 2);
  expect(table.news('attack-result')).toMatchObject([{ outcome: 'missed', defense: { value: 9 } }]);
});

test('[SL-POS-3] [SL-OFF-5] stepping into a space is a step: a spear near by may rebuff it', () => {
  const table = fight({
    red: { torvin: { at: [5, 5], now: { ap: 6 } } },
    blue: { goblin: { at: [6, 5], now: { ap: 0 } }, raider: { at: [9, 5] } },
  });
  table.does(enter('goblin')).rolls('enter-space', 9, 9);
  // From a gap of 3 to one of 2 the spear does not mind; nearer it does.
  expect([asked(table), cell(table, 'torvin')]).toEqual(['torvin turn', [6, 5]]);
  const near = fight({
    red: { torvin: { at: [5, 5], now: { ap: 6 } } },
    blue: { goblin: { at: [6, 5], now: { ap: 0 } }, raider: { at: [8, 5] } },
  });
  expect(near.send({ do: 'preview', choice: enter('goblin') } as never)).toMatchObject({
    path: [{ x: 6, y: 5 }],
    provokes: ['raider'],
    cost: { ap: 4 },
  });
  near.does(enter('goblin')).rolls('enter-space', 9, 9);
  expect([asked(near), cell(near, 'torvin')]).toEqual(['raider rebuff', [5, 5]]);
  near.does(decline);
  expect(cell(near, 'torvin')).toEqual([6, 5]);
});

/** Wenna beside Pell, with 9 yards in store, mud under Pell. */
const friends = (rulings: Sketch = {}, now: Sketch = { movement: { left: 9 } }) =>
  fight(
    { red: { wenna: { at: [5, 5], now }, pell: { at: [6, 5] } }, blue: { guard: { at: [20, 12] } } },
    {
      rulings,
      field: {
        terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
        cells: [{ x: 6, y: 5, terrain: 'mud' }],
      },
    },
  );

test('[SL-R69] [SL-POS-4] a friend lets one in without a check, for twice the movement', () => {
  const table = friends().does(join('pell'));
  // A yard of mud, doubled.
  expect([cell(table, 'wenna'), yards(table, 'wenna'), asked(table)]).toEqual([[6, 5], 5, 'wenna turn']);
  table.does(path([7, 5]));
  expect(yards(table, 'wenna')).toBe(4);
  friends().refuses(enter('pell'), 'notWilling', 'SL-POS-3');
  friends({}, { ap: 1 }).refuses(join('pell'), 'noMovement', 'SL-MOV-4');
  expect(friends({}, { ap: 1 }).option('join-space').refused).toMatchObject({ code: 'noMovement' });
});

test('[SL-R69] [SL-POS-4] of two ways into the space that are equally near the cheaper one is taken', () => {
  // The mare stands from (5,5) to (6,6): from (6,7) the ogre comes into (6,6) straight on, into (5,6) aslant.
  const joined = (x: number, y: number) => {
    const table = fight(
      {
        red: {
          ogre: { at: [6, 7], now: { movement: { left: 9 } } },
          mare: { at: [5, 5], use: 'riding-horse' },
        },
        blue: { guard: { at: [20, 12] } },
      },
      { field: { terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }], cells: [{ x, y, terrain: 'mud' }] } },
    );
    table.does(join('mare'));
    return [cell(table, 'ogre'), yards(table, 'ogre')];
  };
  // A yard, doubled; the first one aslant is a yard, too.
  expect([joined(5, 6), joined(6, 6)]).toEqual([
    [[6, 6], 7],
    [[5, 6], 7],
  ]);
});

test('[SL-R69] with `sameCheck` friends are in the way like anybody, and it takes the action', () => {
  const table = friends({ allySpace: 'sameCheck' });
  table.refuses(path([6, 5], [7, 5]), 'spaceTaken', 'SL-POS-3');
  table.refuses(join('pell'), 'notWilling', 'SL-POS-3');
  table.does(enter('pell', 'power'));
  // Pell: Power 12, Agility 10 + 3 + 2 + 1 = 16.
  expect(waiting(table)).toMatchObject({ purpose: 'enter-space', bonus: 5 });
  expect(table.roll().target).toBe(16);
  table.rolls('enter-space', 5, 6);
  expect([cell(table, 'wenna'), yards(table, 'wenna'), ap(table, 'wenna')]).toEqual([[6, 5], 9, 2]);
});

const heldByTwo = (escapeTn: string) =>
  fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 12, grappling: ['torvin', 'wenna'] } } },
      blue: { torvin: { at: [6, 5], now: { ap: 0 } }, wenna: { at: [4, 5], now: { ap: 0 } } },
    },
    { rulings: { escapeTn } },
  );
const breakFree = (from: string) => choice('escape', { from, check: 'power' });

test('[SL-POS-5] [SL-R70] an Escape is held against the one from whom one escapes, and ends that hold', () => {
  const table = heldByTwo('holdersPower').does(breakFree('wenna'));
  // Wenna: 10 + 2 + 2 + 1.
  expect([waiting(table).bonus, table.roll().target]).toEqual([2, 15]);
  table.rolls('escape', 6, 7);
  expect([conditions(table, 'wenna'), conditions(table, 'torvin')]).toEqual([[], ['grappling']]);
});

test('[SL-R70] with `highestEndsAll` against the best of them, and ends every hold', () => {
  const table = heldByTwo('highestEndsAll').does(breakFree('wenna'));
  // Torvin: 10 + 3 + 2 + 2.
  expect(table.roll().target).toBe(17);
  table.rolls('escape', 7, 8);
  expect([conditions(table, 'wenna'), conditions(table, 'torvin'), conditions(table, 'guard')]).toEqual([
    [],
    [],
    [],
  ]);
});

test('[SL-POS-7] [SL-R71] hobbled and dashing: first halved, each time rounded down, or first doubled', () => {
  const lame = (dashOrder: string) => {
    const table = duel(
      { wenna: { at: [5, 5], now: { conditions: ['hobbled'], ap: 8 } }, guard: { at: [20, 12] } },
      { rulings: { dashOrder } },
    );
    table.does(choice('dash')).does(choice('buy-movement', { ap: 4 }));
    return yards(table, 'wenna');
  };
  // 9: 4 and 8, or 18 and 9.
  expect([lame('halveThenDouble'), lame('doubleThenHalve')]).toEqual([8, 9]);
});

test('[SL-POS-4] [SL-CND-3] whoever lies helpless in the way is stepped over, at twice the movement', () => {
  const table = fight({
    red: { wenna: { at: [5, 5], now: { movement: { left: 9 } } } },
    blue: { guard: { at: [6, 5], now: { conditions: ['unconscious'] } }, goblin: { at: [20, 12] } },
  });
  table.does(path([6, 5], [7, 5]));
  expect([cell(table, 'wenna'), yards(table, 'wenna'), wounds(table, 'guard')]).toEqual([
    [7, 5],
    6,
    [0, 0, 0, 0, 0],
  ]);
});

test('[SL-R69] whose space one steps into is said: a friend’s, a helpless foe’s, of both an occupied one', () => {
  const label = (more: Sketch) =>
    fight({
      red: { wenna: { at: [5, 5] }, ...more },
      blue: { goblin: { at: [6, 5], now: { conditions: ['unconscious'] } }, guard: { at: [20, 12] } },
    } as LineUp).option('join-space').label;
  expect([label({}), label({ pell: { at: [4, 5] } }), friends().option('join-space').label]).toEqual([
    'Step into the space of a helpless foe',
    'Step into an occupied space',
    'Step into a friend’s space',
  ]);
});

/** Wenna and a war horse beside her, a wall between them or not. */
const beside = (now: Sketch = {}, setting: Setting = {}) =>
  fight(
    {
      red: { wenna: { at: [5, 5], now: { ap: 12, ...now } }, horse: { at: [6, 5], use: 'war-horse' } },
      blue: { wolf: { at: [4, 5], now: { ap: 0 } } },
    },
    setting,
  );
const wallAt6 = { field: { walls: [{ x: 6, y: 3, side: 'w', kind: 'wall', length: 6 }] } };

test('[SL-POS-1] [SL-POS-6] from lying nobody gets into the saddle in one go; from crouching one does', () => {
  const table = beside({ posture: 'prone' });
  expect(table.option('mount').refused).toMatchObject({ code: 'posture', clause: 'SL-POS-1' });
  table.refuses(choice('mount', { target: 'horse' }), 'posture', 'SL-POS-1');
  table.does(choice('posture', { to: 'crouching' })).does(choice('mount', { target: 'horse' }));
  // 2 and 4 of 12.
  expect([conditions(table, 'wenna'), ap(table, 'wenna')]).toEqual([['mounted'], 6]);
});

test('[SL-POS-6] nobody mounts or dismounts through a wall', () => {
  beside({}, wallAt6).refuses(choice('mount', { target: 'horse' }), 'noWay', 'SL-POS-6');
  const table = fight(
    {
      red: { wenna: { on: 'horse' }, horse: { at: [6, 5], use: 'war-horse' } },
      blue: { wolf: { at: [20, 5] } },
    },
    wallAt6,
  );
  // West of the wall (5,4) would be the first place beside the horse.
  expect(cell(table.does(choice('dismount')), 'wenna')).toEqual([6, 4]);
});

test('[SL-POS-6] [SL-R72] with `lockedUntilEscape` nobody slips out of a grapple into a saddle', () => {
  const held = (grappleMove: string) => beside({ grappling: ['wolf'] }, { rulings: { grappleMove } });
  held('lockedUntilEscape').refuses(choice('mount', { target: 'horse' }), 'grappling', 'SL-GRP-1');
  expect(conditions(held('freeUnlessCling').does(choice('mount', { target: 'horse' })), 'wolf')).toEqual([]);
});

test('[SL-MSC-18] [SL-MNT-2] a rider reaches the doors that are beside its mount', () => {
  const gate = { walls: [{ x: 8, y: 5, side: 'w', kind: 'door', id: 'gate', label: 'Gate' }] };
  const table = fight(
    {
      red: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
      blue: { wolf: { at: [20, 5] } },
    },
    { field: gate },
  );
  table.does(choice('open-door', { door: 'gate' }));
  expect([table.view().changed, ap(table, 'wenna')]).toMatchObject([{ doors: { gate: true } }, 4]);
});

test('[SL-POS-3] [SL-POS-4] a third may come into a space where a friend is already: by the check, or where none is needed by a step', () => {
  const third = (now: Sketch, way: (target: string) => ReturnType<typeof enter>) => {
    const table = fight({
      red: { wenna: { at: [6, 6], now: { ap: 6 } }, torvin: { at: [5, 5], now: { ap: 6 } } },
      blue: { goblin: { at: [6, 5], now: { ap: 0, ...now } }, guard: { at: [20, 12] } },
    });
    table.does(way('goblin'));
    if (way === enter) table.rolls('enter-space', 9, 9);
    return table.does(endTurn);
  };
  const forced = third({}, enter).does(enter('goblin')).rolls('enter-space', 9, 9);
  expect([cell(forced, 'wenna'), cell(forced, 'torvin')]).toEqual([
    [6, 5],
    [6, 5],
  ]);
  const over = third({ conditions: ['unconscious'] }, join);
  // A yard there is doubled once: 2 yards of rate 9 for 1 AP.
  expect([cell(over.does(join('wenna')), 'torvin'), ap(over, 'torvin')]).toEqual([[6, 5], 5]);
});

test('[SL-R69] [SL-POS-4] [SL-AP-6] what a step into a friend’s space takes is told beforehand', () => {
  const preview = friends({}, { ap: 6 }).send({ do: 'preview', choice: join('pell') } as never);
  // A yard of mud, doubled: 4 yards of rate 9 for 2 AP.
  expect(preview).toMatchObject({ path: [{ x: 6, y: 5 }], cost: { ap: 2, movement: 0 } });
});

test('[SL-POS-3] [SL-R69] why the other way in is refused: a foe resists, a friend does not', () => {
  const table = fight({
    red: { wenna: { at: [5, 5], now: { ap: 12 } }, pell: { at: [5, 6] } },
    blue: { guard: { at: [6, 5] } },
  });
  const whyNot = (how: object) => table.send({ do: 'preview', choice: how } as never);
  expect(whyNot(enter('pell'))).toMatchObject({ error: { message: 'Pell does not resist' } });
  expect(whyNot(join('guard'))).toMatchObject({ error: { message: 'Guard resists' } });
});

test('[SL-POS-3] [SL-INT-5] whoever is taken away before the check leaves no space to enter: the AP are spent, and it is told', () => {
  const table = fight(
    { red: { torvin: { at: [5, 5], now: { ap: 6 } } }, blue: { guard: { at: [6, 5], now: { ap: 18 } } } },
    { initiative: { guard: 30, torvin: 10 }, turnOf: 'torvin', stops: ['moment-declared'] },
  );
  table.does(enter('guard'));
  expect(asked(table)).toBe('guard moment');
  table.byHand('swept away', { change: 'position', who: 'guard', cell: { x: 12, y: 5 } });
  table.answers('guard', decline);
  expect([asked(table), ap(table, 'torvin'), cell(table, 'torvin')]).toEqual(['torvin turn', 2, [5, 5]]);
  expect(table.facts('check')).toEqual([]);
  expect(table.facts('note')).toMatchObject([
    { who: 'torvin', text: 'It comes to nothing: Guard is not near', clause: 'SL-POS-3' },
  ]);
});

test('[SL-POS-6] [SL-CLB-1] [SL-CLB-3] in the saddle nobody hangs on a face or is under water; off it one may', () => {
  const marks = (mark: Sketch, x: number, y: number) => ({
    field: { terrain: [{ id: 'place', label: 'Place', marks: mark }], cells: [{ x, y, terrain: 'place' }] },
  });
  const drowned = beside({ conditions: ['sunk'] }, marks({ water: 'swim' }, 5, 5));
  expect(conditions(drowned, 'wenna')).toEqual(['sunk']);
  expect(conditions(drowned.does(choice('mount', { target: 'horse' })), 'wenna')).toEqual(['mounted']);
  // Up the face at (5,6), then from there into the saddle.
  const climber = beside({ movement: { left: 9 } }, marks({ climb: true }, 5, 6)).does(path([5, 6]));
  expect(conditions(climber, 'wenna')).toEqual(['climbing']);
  expect(conditions(climber.does(choice('mount', { target: 'horse' })), 'wenna')).toEqual(['mounted']);
  const off = fight(
    {
      red: { wenna: { on: 'horse' }, horse: { at: [6, 5], use: 'war-horse' } },
      blue: { wolf: { at: [20, 5] } },
    },
    marks({ climb: true }, 5, 4),
  );
  expect([conditions(off.does(choice('dismount')), 'wenna'), cell(off, 'wenna')]).toEqual([
    ['climbing'],
    [5, 4],
  ]);
});

test('[SL-POS-2] [SL-GRP-5] [SL-ATK-9] an opening and a grapple deal no damage that a penetrating weapon could add', () => {
  const reach = { reach: 0, optimal: 0 };
  const claw = {
    id: 'claw',
    name: 'Claw',
    group: 'brawl',
    damage: 3,
    hands: 0,
    melee: reach,
    penetrating: true,
  };
  const bonus = (option: string) => {
    const table = duel({ torvin: { sheet: { natural: [claw] }, now: { ap: 12 } }, guard: {} });
    return waiting(table.does(choice(option, { target: 'guard', with: 'claw' }))).bonus;
  };
  // Dex 1, Melee 4; only an attack that does damage has Str 3 and the claw's 3 as well.
  expect(['standard-attack', 'opening', 'grapple'].map(bonus)).toEqual([11, 5, 5]);
});
