import { expect, test } from 'vitest';
import { knockDown } from '../movement/knock.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  actions,
  asked,
  attack,
  begun,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  feet,
  fight,
  move,
  waiting,
} from './line-up.ts';

/**
 * Being knocked down, also in one's own turn; standing up, crawling, ground that knocks down (AD-POS-10 to AD-POS-15).
 */

/** Too little Vigor for an off-hand attack. */
const breathless = { vigor: 7 };
const chained = { weapons: [{ thing: 'chain', in: 'main' }] };
/** Hadra has the turn; the thug beside her has a chain: a hit knocks down unless Agility beats 15. */
const chain = (hadra: Fighter = {}, setting: Setting = {}, more: LineUp[string] = {}) =>
  fight(
    { red: { hadra: { at: [5, 5], ...hadra } }, blue: { thug: { at: [6, 5], sheet: chained }, ...more } },
    setting,
  );
const standUp = choice('stand-up');
const lies = { now: { conditions: ['prone'] } };
const take = choice('attack', { with: 'chain' });
/** 15 and 5 are above 15; damage of 2 and 2 does not get through mail. */
const opened = (table: ReturnType<typeof chain>) =>
  table.does(take).rolls('attack', 15, 5).rolls('damage', 2, 2);

test('[AD-POS-13] standing up costs one action; nobody is asked without an enemy in reach', () => {
  const table = fight({ red: { hadra: { at: [5, 5], ...lies } }, blue: { thug: { at: [9, 5] } } });
  table.does(standUp);
  expect([conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([[], 1]);
  table.refuses(standUp, 'noSuchThing', 'AD-DIE-17');
});

test('[AD-POS-11] [AD-POS-12] [AD-POS-13] [AD-R61] ruling standOpening before: an opening may keep a combatant prone', () => {
  const table = chain(lies).does(standUp);
  expect(asked(table)).toBe('thug reaction.opening');
  opened(table);
  // AD-POS-12: she is standing up, so that it is resisted as usual.
  expect(asked(table)).toBe('hadra resist');
  table.does(choice('struggle')).rolls('resistance', 10, 3, 2);
  // 15 is not above 15: the action is spent, she stays prone, and has another action.
  expect([conditions(table, 'hadra'), actions(table, 'hadra'), asked(table)]).toEqual([
    ['prone'],
    1,
    'hadra turn',
  ]);
});

test('[AD-POS-12] [AD-POS-13] if the knock-down is resisted, the combatant stands up', () => {
  const table = opened(chain(lies).does(standUp)).does(choice('struggle')).rolls('resistance', 10, 4, 2);
  expect([conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([[], 1]);
});

test('[AD-POS-13] [AD-R61] ruling standOpening after: the opening meets a standing combatant and may knock it down', () => {
  const setting = { rulings: { standOpening: 'after' } };
  const table = chain(lies, setting).does(standUp);
  expect([asked(table), conditions(table, 'hadra')]).toEqual(['thug reaction.opening', []]);
  opened(table).does(choice('submit'));
  expect([conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([['prone'], 1]);
});

test('[AD-POS-11] [AD-R60] ruling knockDownNegates restOfTurn: a knock-down ends the turn', () => {
  const table = opened(chain(lies, { rulings: { knockDownNegates: 'restOfTurn' } }).does(standUp));
  table.does(choice('submit'));
  expect([conditions(table, 'hadra'), asked(table)]).toEqual([['prone'], 'thug turn']);
});

test('[AD-POS-12] a prone target is not knocked down again, and no Resistance is rolled', () => {
  const table = fight({
    red: { thug: { at: [5, 5], sheet: chained, now: breathless } },
    blue: { hadra: { at: [6, 5], ...lies } },
  });
  table.does(attack('hadra', 'chain')).rolls('attack', 15, 5).does(decline).rolls('damage', 2, 2);
  expect([asked(table), table.facts('resisted')]).toEqual(['thug turn', []]);
});

test('[AD-POS-10] [AD-R59] a chain knocks down; in another’s turn no action is negated', () => {
  const table = fight({
    red: { thug: { at: [5, 5], sheet: chained, now: breathless } },
    blue: { hadra: { at: [6, 5] } },
  });
  table.does(attack('hadra', 'chain')).rolls('attack', 15, 5).does(decline).rolls('damage', 2, 2);
  table.does(choice('struggle'));
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'resistance', dice: 'd20+d10!+d10!', beats: 15 });
  table.rolls('resistance', 10, 3, 2);
  expect([conditions(table, 'hadra'), table.facts('negated')]).toEqual([['prone'], []]);
  // Her next turn has all of its actions.
  table.does(endTurn);
  expect(actions(table, 'hadra')).toBe(2);
});

test('[AD-POS-11] [AD-ACT-9] [AD-R31] knocked down during a Move: the rest of the Move is lost, not the turn', () => {
  const table = chain({}, { rulings: { moveOpens: true } });
  // A chain reaches 10 ft: the opening comes where she leaves that reach, at (8,5) beyond the thug at (6,6).
  const away = fight(
    { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [5, 6], sheet: chained } } },
    { rulings: { moveOpens: true } },
  );
  away.does(move(5, 1));
  expect([asked(away), cell(away, 'hadra')]).toEqual(['thug reaction.opening', [5, 4]]);
  opened(away).does(choice('submit'));
  expect([cell(away, 'hadra'), conditions(away, 'hadra'), actions(away, 'hadra')]).toEqual([
    [5, 4],
    ['prone'],
    1,
  ]);
  // Her other actions are not negated.
  away.does(choice('defend'));
  expect(asked(away)).toBe('thug turn');
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-ACT-9] [AD-R31] a Move gives no opening; with moveOpens only when it leaves a reach', () => {
  expect(chain().does(move(5, 1)).facts('opening')).toEqual([]);
  const opens = { rulings: { moveOpens: true } };
  // 5 ft away from a chain is still within its 10 ft.
  expect(chain({}, opens).does(move(4, 5)).facts('opening')).toEqual([]);
  const table = chain({}, opens).does(move(3, 5));
  expect(table.facts('opening')).toMatchObject([{ who: 'hadra', by: ['thug'], clause: 'AD-ACT-9' }]);
  table.does(decline);
  expect([cell(table, 'hadra'), actions(table, 'hadra')]).toEqual([[3, 5], 1]);
});

test('[AD-POS-14] [AD-R62] ruling quarterSpeed: the prone crawl a quarter of their Speed, rounded down or up', () => {
  const crawl = (speed: number, quarterSpeed = 'floor') =>
    fight(
      {
        red: { hadra: { at: [5, 5], sheet: { scores: { speed } }, ...lies } },
        blue: { thug: { at: [15, 5] } },
      },
      { rulings: { quarterSpeed } },
    );
  const table = crawl(20);
  expect(table.option('move').label).toBe('Crawl');
  table.refuses(move(7, 5), 'noMovement', 'AD-ACT-9');
  table.does(move(6, 5));
  expect([cell(table, 'hadra'), conditions(table, 'hadra')]).toEqual([[6, 5], ['prone']]);
  // A quarter of 19 is 4 ft, or 5 rounded up.
  crawl(19).refuses(move(6, 5), 'noMovement', 'AD-ACT-9');
  expect(cell(crawl(19, 'ceil').does(move(6, 5)), 'hadra')).toEqual([6, 5]);
  expect(cell(crawl(40).does(move(7, 5)), 'hadra')).toEqual([7, 5]);
});

const ice = (marks: Sketch): Setting => ({
  field: { terrain: [{ id: 'ice', label: 'Ice', marks }], cells: [{ x: 7, y: 5, terrain: 'ice' }] },
});

test('[AD-POS-10] [AD-POS-11] terrain that knocks down: a mover falls on its square, and its Move ends', () => {
  const table = fight(
    { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [15, 5] } } },
    ice({ knocksDown: true }),
  );
  table.does(choice('move', { path: [6, 7, 8].map((x) => ({ x, y: 5 })) }));
  expect([cell(table, 'hadra'), conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([
    [7, 5],
    ['prone'],
    1,
  ]);
  // She crawls over it: being prone, she cannot be knocked down.
  table.does(move(8, 5));
  expect(cell(table, 'hadra')).toEqual([8, 5]);
});

test('[AD-POS-10] [AD-RES-2] terrain with a VS is resisted, and after a success the Move goes on', () => {
  const setting = ice({ knocksDown: true, resist: 'agility', vs: 12 });
  const table = fight({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [15, 5] } } }, setting);
  table.does(choice('move', { path: [6, 7, 8].map((x) => ({ x, y: 5 })) })).does(choice('struggle'));
  expect(waiting(table)).toMatchObject({ who: 'hadra', beats: 12 });
  table.rolls('resistance', 8, 3, 2);
  expect([cell(table, 'hadra'), conditions(table, 'hadra')]).toEqual([[8, 5], []]);
});

test('[AD-R32] [AD-POS-11] ruling knockDownNegates restOfTurn also loses the pool of feet', () => {
  const setting = {
    ...ice({ knocksDown: true }),
    rulings: { knockDownNegates: 'restOfTurn', moveRounding: 'poolForTurn' },
  };
  const table = fight({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [15, 5] } } }, setting);
  table.does(choice('move', { path: [6, 7].map((x) => ({ x, y: 5 })) }));
  expect([feet(table, 'hadra'), asked(table)]).toEqual([0, 'thug turn']);
});

test('[AD-POS-10] objects and combatants fixed in place are not knocked down', () => {
  const now = begun({
    red: { hadra: { at: [5, 5] } },
    blue: { pillar: { use: 'stone-pillar', at: [7, 5] }, turret: { use: 'sentry-turret', at: [9, 5] } },
  });
  for (const who of ['pillar', 'turret']) {
    const { result } = play(now, {}, (table) => knockDown(table, { who, by: 'hadra', clause: 'AD-POS-10' }));
    expect(result).toBe(false);
    expect(one(now, who).prone).toBe(false);
  }
});

test('[AD-ACT-8] [AD-POS-11] knocked down by the opening of its Escape, a combatant does not escape', () => {
  const table = opened(chain().does(choice('escape', { to: { x: 2, y: 5 } }))).does(choice('submit'));
  expect([cell(table, 'hadra'), conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([
    [5, 5],
    ['prone'],
    1,
  ]);
  expect([asked(table), table.facts('left')]).toEqual(['hadra turn', []]);
});

test('[AD-POS-12] with two attackers at one opening, the second does not knock down again', () => {
  const table = chain(
    lies,
    { rulings: { standOpening: 'after' } },
    { other: { use: 'thug', at: [4, 5], sheet: chained } },
  );
  opened(table.does(standUp)).does(choice('submit'));
  expect(asked(table)).toBe('other reaction.opening');
  opened(table);
  // She is prone and not standing up, so nothing is rolled.
  expect([asked(table), table.facts('prone').filter(({ on }) => on === true)]).toMatchObject([
    'hadra turn',
    [{}],
  ]);
});

test('[AD-POS-14] [AD-POS-10] [AD-ACT-12] knocked down on a readied Move, a combatant crawls on at a quarter', () => {
  const field = {
    terrain: [{ id: 'oil', label: 'Oil', marks: { knocksDown: true } }],
    cells: [{ x: 5, y: 6, terrain: 'oil' }],
  };
  const fallen = (speed: number) => {
    const table = fight(
      {
        red: { hadra: { at: [5, 5], sheet: { scores: { speed } } } },
        blue: { thug: { at: [12, 5] } },
      },
      { field },
    );
    table.does(choice('ready', { what: 'move', when: 'moves' })).does(choice('end-turn'));
    table.does(choice('move', { to: { x: 13, y: 5 } }));
    table.does(choice('act', { path: [6, 7, 8, 9].map((y) => ({ x: 5, y })) }));
    return [cell(table, 'hadra'), conditions(table, 'hadra')];
  };
  // 20 ft are 5: the square on which she fell. 40 ft are 10: one more.
  expect(fallen(20)).toEqual([[5, 6], ['prone']]);
  expect(fallen(40)).toEqual([[5, 7], ['prone']]);
});

test('[AD-POS-14] [AD-R32] dropping prone or knocked down leaves a quarter of the pooled feet', () => {
  const line: LineUp = { red: { lio: { at: [5, 5] } }, blue: { thug: { at: [20, 5] } } };
  const rulings = { moveRounding: 'poolForTurn' };
  // 25 of 30 ft are left, and a quarter of them is 6: one square.
  const table = fight(line, { rulings }).does(move(6, 5)).does(choice('drop-prone'));
  expect(feet(table, 'lio')).toBe(6);
  table.does(choice('move', { path: [{ x: 7, y: 5 }] }));
  expect([cell(table, 'lio'), feet(table, 'lio'), actions(table, 'lio')]).toEqual([[7, 5], 1, 1]);
  // Two squares on 30 ft leave 20, and the oil 5 of them.
  const oil = {
    terrain: [{ id: 'oil', label: 'Oil', marks: { knocksDown: true } }],
    cells: [{ x: 7, y: 5, terrain: 'oil' }],
  };
  const fallen = fight(line, { rulings, field: oil }).does(move(7, 5));
  expect([feet(fallen, 'lio'), conditions(fallen, 'lio')]).toEqual([5, ['prone']]);
});
