import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
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
  move,
  path,
  waiting,
  wounds,
  yards,
} from './line-up.ts';

/** Interactions between the rules of turns, reactions and movement. */

const crouch = choice('posture', { to: 'crouching' });

test('[SL-R49] [SL-COM-6] [SL-REA-3] an interruption inside a reaction: the readied action waits on, unpaid', () => {
  const table = fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 18 } } },
      blue: { torvin: { at: [8, 5], now: { ap: 12 } }, wenna: { at: [8, 9] } },
    },
    {
      initiative: { guard: 15, torvin: 14, wenna: 16 },
      turnOf: 'guard',
      stops: ['moment-declared'],
      rulings: { interruptNesting: 'yes' },
    },
  );
  table.does(choice('ready', { what: 'standard-attack', events: ['step'] }));
  // Wenna lets the readying pass.
  table
    .answers('wenna', decline)
    .does(endTurn)
    .does(path([7, 5]));
  table.answers('guard', attack('torvin', { with: 'sword' })).answers('wenna', crouch);
  // The guard stands above Torvin too, and could thwart that in its turn.
  table.answers('guard', decline);
  // Torvin has taken his step, Wenna has paid; the guard has not, and waits on.
  expect([cell(table, 'torvin'), ap(table, 'wenna'), initiative(table, 'wenna')]).toEqual([[7, 5], 4, 14]);
  expect([ap(table, 'guard'), conditions(table, 'guard'), asked(table)]).toEqual([
    18,
    ['readied'],
    'torvin turn',
  ]);
  expect(table.news('action-voided')).toMatchObject([{ who: 'guard', by: 'wenna' }]);
});

test('[SL-COM-6] [SL-R67] [SL-OFF-6] a Rebuff’s wound is the event that somebody else has waited for', () => {
  const table = fight(
    {
      red: { goblin: { at: [7, 4], now: { ap: 18 } }, guard: { at: [6, 5], now: { ap: 18 } } },
      blue: { torvin: { at: [3, 5], now: { ap: 12 } } },
    },
    { initiative: { goblin: 20, torvin: 15, guard: 10 } },
  );
  table.does(choice('ready', { what: 'posture', events: ['wound'] })).does(endTurn);
  table.does(move(5, 5)).answers('guard', choice('rebuff')).rolls('attack', 4, 4);
  // In the middle of Torvin's move, who has not taken the step yet.
  expect([asked(table), cell(table, 'torvin'), wounds(table, 'torvin')]).toEqual([
    'goblin readied',
    [4, 5],
    [0, 0, 1, 0, 0],
  ]);
  table.does(crouch).answers('torvin', choice('go-on'));
  expect([cell(table, 'torvin'), conditions(table, 'goblin')]).toEqual([[5, 5], ['crouching']]);
});

test('[SL-OFF-6] [SL-MNT-2] [SL-SEQ-1] the active one is felled in its own turn while moving with others on its back', () => {
  const table = fight(
    {
      red: {
        wenna: { on: 'horse', now: { ap: 12 } },
        horse: { at: [3, 5], use: 'war-horse', now: { ap: 12 } },
      },
      blue: { raider: { at: [9, 5], now: { ap: 18 } }, goblin: { at: [20, 12] } },
    },
    { initiative: { wenna: 20, horse: 20, raider: 10, goblin: 5 } },
  );
  table.does(move(7, 5));
  // The spear likes 2 yards of room: rebuffed at a gap of 2, from (5,5) on.
  expect([asked(table), cell(table, 'horse')]).toEqual(['raider rebuff', [5, 5]]);
  // 15 + 5 + 4 against 4, Toughness 12 less 1: 9 is fatal already, and kills a horse.
  table.does(choice('rebuff')).rolls('attack', 7, 8);
  expect([conditions(table, 'horse')[0], cell(table, 'wenna')]).toEqual(['dead', [5, 5]]);
  // Wenna stands where it fell, and it is her turn still, with the AP that the ride has left.
  expect([asked(table), conditions(table, 'wenna')]).toEqual(['wenna turn', []]);
  expect(ap(table, 'wenna')).toBe(11);
  table.does(move(5, 7)).does(endTurn);
  expect(asked(table)).toBe('raider turn');
});

test('[SL-OFF-6] [SL-INT-1] felled by a Rebuff in its own turn: the move ends, and so does the turn', () => {
  const table = fight(
    {
      red: { torvin: { at: [3, 5] }, pell: { at: [3, 9] } },
      blue: { guard: { at: [6, 5], now: { ap: 18 } } },
    },
    { initiative: { torvin: 20, guard: 15, pell: 5 } },
  );
  // 20 + 6 + 3 less 11 and 4: fatal, and critical.
  table.does(move(5, 5)).does(choice('rebuff')).rolls('attack', 10, 10);
  expect([cell(table, 'torvin'), asked(table)]).toEqual([[4, 5], 'guard turn']);
  // Out, it gains nothing; it paid for the one yard that it went.
  expect(ap(table, 'torvin')).toBe(5);
});

test('[SL-GRP-2] [SL-GRD-2] a Cling of both kinds on a way with diagonals', () => {
  const table = duel({
    guard: { at: [5, 5], now: { ap: 0, movement: { left: 9, odd: true }, grappling: ['torvin'] } },
    torvin: { at: [6, 5], now: { ap: 3 } },
  });
  // The first diagonal counts 2, the second 1, then a yard straight and a diagonal of 2.
  table.does(path([4, 6], [3, 7], [2, 7], [1, 8])).answers('torvin', choice('cling'));
  // 8 + 7: 15.
  table.rolls('cling', 4, 4).does(choice('mix', { along: 1, cut: 1 }));
  // One of six yards is cut off: the last step would take 2 and is lost whole. Torvin goes a yard along.
  expect([cell(table, 'guard'), cell(table, 'torvin')]).toEqual([
    [2, 7],
    [5, 6],
  ]);
  // 9 less the yard that was cut off, and 4 for the way.
  expect([yards(table, 'guard'), conditions(table, 'guard')]).toEqual([4, []]);
});

test('[SL-GRP-2] [SL-TER-2] in mud a cut of one yard of movement takes a whole step', () => {
  const table = duel(
    {
      guard: { at: [5, 5], now: { ap: 0, movement: { left: 9 }, grappling: ['torvin'] } },
      torvin: { at: [6, 5], now: { ap: 3 } },
    },
    {
      field: {
        terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
        cells: [{ x: 1, y: 5, w: 4, terrain: 'mud' }],
      },
    },
  );
  table
    .does(path([4, 5], [3, 5]))
    .answers('torvin', choice('cling'))
    .rolls('cling', 4, 4);
  table.does(choice('mix', { along: 0, cut: 1 }));
  expect([cell(table, 'guard'), yards(table, 'guard')]).toEqual([[4, 5], 6]);
});

test('[SL-INT-3] [SL-MSC-8] Seize Initiative out of turn costs 2 first, and may put one above others again', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] } },
      blue: { guard: { at: [12, 5], now: { ap: 12 } }, goblin: { at: [20, 12] } },
    },
    {
      initiative: { wenna: 10, guard: 11, goblin: 3 },
      turnOf: 'wenna',
      stage: 'start',
      stops: ['moment-turn-start'],
    },
  );
  table.does(choice('seize-initiative')).rolls('seize-initiative', 4);
  // 11 − 2 + 4, above 10: asked again.
  expect([initiative(table, 'guard'), asked(table)]).toEqual([13, 'guard moment']);
  table.does(choice('seize-initiative')).rolls('seize-initiative', 1);
  expect([initiative(table, 'guard'), ap(table, 'guard')]).toEqual([12, 4]);
});

test('[SL-INI-4] [SL-SEQ-2] acting out of turn before its own turn may cost it its place, not its turn', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] }, torvin: { at: [5, 9] } },
      blue: { guard: { at: [12, 5], now: { ap: 12 } } },
    },
    {
      initiative: { wenna: 10, torvin: 12, guard: 13 },
      turnOf: 'wenna',
      stage: 'start',
      stops: ['moment-turn-start'],
    },
  );
  // Whoever stands above Wenna has had its turn already in this round.
  table.does(crouch).answers('torvin', decline).answers('guard', decline);
  table.answers('wenna', endTurn);
  // Guard 11, Torvin 12 in the second round.
  expect([table.view().round, table.view().active]).toEqual([2, 'torvin']);
});

test('[SL-CLB-1] [SL-R72] moved by hand off the face and out of the grapple that held it, it holds on to nothing', () => {
  const table = duel(
    {
      guard: { at: [5, 5], now: { conditions: ['climbing'], grappling: ['torvin'] } },
      torvin: { at: [6, 5] },
    },
    {
      field: {
        terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
        cells: [{ x: 5, y: 5, terrain: 'face' }],
      },
    },
  );
  table.byHand('the rope tears', { change: 'position', who: 'guard', cell: { x: 5, y: 9 } });
  expect([cell(table, 'guard'), conditions(table, 'guard'), conditions(table, 'torvin')]).toEqual([
    [5, 9],
    [],
    [],
  ]);
});

test('[SL-R47] [SL-R46] whoever joins at the score of others is drawn for with them', () => {
  const table = fight(
    { red: { wenna: { at: [5, 5] }, torvin: { at: [5, 9] } }, blue: { guard: { at: [12, 5] } } },
    { initiative: { wenna: 20, torvin: 12, guard: 11 } },
  );
  const combatant = { id: 'wolf', side: 'blue', cell: { x: 20, y: 12 }, sheet: { use: 'wolf' } };
  table.byHand('out of the wood', { change: 'add', combatant }).does(endTurn).rolls('initiative', 3);
  // 3 + 9, as Torvin has.
  expect(waiting(table)).toMatchObject({ purpose: 'tie', dice: 'd2' });
  table.rolls('tie', 2);
  expect([asked(table), ap(table, 'wolf')]).toEqual(['wolf turn', 9]);
});

test('[SL-R51] [SL-R55] [SL-OFF-5] where moves open moments, a foe may walk off before one comes near', () => {
  const table = fight(
    { red: { torvin: { at: [3, 5] } }, blue: { guard: { at: [6, 5] } } },
    {
      initiative: { torvin: 10, guard: 20 },
      turnOf: 'torvin',
      stops: ['moment-declared'],
      rulings: { moveMoments: 'beforeAndAfter', moveVoids: 'no' },
    },
  );
  table
    .does(path([4, 5], [5, 5]))
    .answers('guard', move(9, 5))
    .answers('guard', decline);
  // The way is still free, and no blade is near it any more.
  expect([cell(table, 'torvin'), cell(table, 'guard'), asked(table)]).toEqual([
    [5, 5],
    [9, 5],
    'torvin turn',
  ]);
});

test('[SL-COM-6] [SL-MNT-5] whose rider is struck down in the middle of a move goes no farther', () => {
  const table = fight(
    {
      blue: { raider: { at: [5, 5], now: { ap: 18 } }, goblin: { at: [20, 12] } },
      red: {
        wenna: { on: 'horse', now: { ap: 12 } },
        horse: { at: [6, 6], use: 'war-horse', now: { ap: 12 } },
      },
    },
    { initiative: { raider: 20, wenna: 15, horse: 15, goblin: 5 } },
  );
  table.does(choice('ready', { what: 'standard-attack', events: ['step'] })).does(endTurn);
  table.does(path([6, 7], [6, 8], [6, 9], [6, 10]));
  expect(asked(table)).toBe('raider readied');
  // 20 + 5 + 4 less 15 and 5 is 9: fatal.
  table.does(attack('wenna', { with: 'spear' })).rolls('attack', 10, 10);
  expect(conditions(table, 'wenna')).toContain('dying');
  // One step at rate 11: a single AP brings two yards.
  expect([cell(table, 'horse'), ap(table, 'horse')]).toEqual([[6, 7], 11]);
});

test('[SL-COM-6] [SL-R72] grappled in the middle of a move one goes no farther, where a grapple holds fast', () => {
  const passing = (rulings: Sketch) => {
    const table = fight(
      {
        blue: { guard: { at: [5, 5], now: { ap: 18 } } },
        red: { torvin: { at: [7, 7], now: { movement: { left: 9 }, ap: 0 } } },
      },
      { rulings },
    );
    table.does(choice('ready', { what: 'grapple', events: ['step'] })).does(endTurn);
    table.does(path([6, 6], [5, 7], [4, 8])).answers('guard', choice('grapple', { target: 'torvin' }));
    // 14 + 4 against 11.
    return table.rolls('attack', 7, 7);
  };
  const held = passing({ grappleMove: 'lockedUntilEscape' });
  expect([asked(held), cell(held, 'torvin'), conditions(held, 'torvin')]).toEqual([
    'torvin turn',
    [6, 6],
    ['grappling'],
  ]);
  // By default nothing but Cling would keep him.
  expect(asked(passing({}))).toBe('guard cling');
});
