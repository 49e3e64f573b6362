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
  duel,
  endTurn,
  fight,
  hasAction,
  hasMove,
  metres,
  move,
  path,
  run,
  stress,
  waiting,
} from './line-up.ts';

/** The Move: distances, Hindrance, other combatants (section MOVE). Rin has AB 4: 8 m, or 16 m in a Run. */

const far: Fighter = { at: [15, 11] };
const alone = (rin: Fighter, setting: Setting = {}): Scenario =>
  fight({ red: { rin: { at: [1, 1], ...rin } }, blue: { ogre: far } }, setting);

/** The cells that an option offers, as `x,y`, with their costs. */
function offered(table: Scenario, id: string): ReadonlyMap<string, number> {
  const need = table.option(id).needs?.to;
  if (need?.kind !== 'path') throw new Error(`${id} has no way to choose`);
  return new Map(need.cells.map(({ x, y, cost = 0 }) => [`${x},${y}`, cost]));
}

const mud = (kind: Sketch, ...cells: readonly Sketch[]): Setting => ({
  field: {
    terrain: [{ id: 'mud', label: 'Mud', ...kind }],
    cells: cells.map((cell) => ({ ...cell, terrain: 'mud' })),
  },
});
/** A strip of three columns across the whole field. */
const bar = (kind: Sketch, x = 3): Setting => mud({ marks: kind }, { x, y: 0, w: 3, h: 12 });

describe('metres and squares', () => {
  test('[PE-MOVE-3] a Basic Move is twice the Agility Bonus, and not a metre more', () => {
    const table = alone({});
    table.refuses(move(10, 1), 'noMetres', 'PE-MOVE-3');
    expect(offered(table, 'move').get('9,1')).toBe(8);
    expect(offered(table, 'move').has('10,1')).toBe(false);
    table.does(move(9, 1));
    expect(cell(table, 'rin')).toEqual([9, 1]);
    table.refuses(move(10, 1), 'noMetres', 'PE-TIME-4');
  });

  test('[PE-TIME-4] a Move is there as long as a metre of it is left', () => {
    const hasIt = (x: number) => hasMove(alone({}).does(move(x, 1)), 'rin');
    expect([hasIt(8), hasIt(9)]).toEqual([true, false]);
  });

  test('[PE-MOVE-1] diagonals count 1 m; with `alternating` 1 and 2 in turn; with `euclid` their length', () => {
    expect(offered(alone({}), 'move').get('9,9')).toBe(8);
    const alternating = alone({}, { rulings: { diagonalCost: 'alternating' } });
    expect(offered(alternating, 'move').get('6,6')).toBe(7);
    expect(offered(alternating, 'move').has('7,7')).toBe(false);
    const exact = offered(alone({}, { rulings: { diagonalCost: 'euclid' } }), 'move');
    // Six diagonals are 8.48 m, whose fraction is dropped; seven would be 9.9.
    expect([exact.has('7,7'), exact.has('8,8')]).toEqual([true, false]);
  });

  test('[PE-MOVE-1] under `alternating` the count goes on when a Move is split', () => {
    const table = alone({}, { rulings: { diagonalCost: 'alternating' } });
    table.does(path([2, 2]));
    table.does(path([3, 3]));
    expect(metres(table, 'rin')).toBe(5);
  });

  test('[PE-MOVE-1] allies may be walked through, not stopped on; enemies bar the way', () => {
    const line = (passThroughAllies: boolean): Scenario =>
      fight(
        { red: { rin: { at: [1, 1] }, mei: { at: [2, 1] } }, blue: { ogre: { at: [1, 3] }, imp: far } },
        { rulings: { passThroughAllies } },
      );
    const table = line(true);
    table.refuses(path([2, 1]), 'squareTaken', 'PE-MOVE-1');
    table.refuses(move(2, 1), 'squareTaken', 'PE-MOVE-1');
    table.refuses(path([1, 2], [1, 3], [1, 4]), 'squareTaken', 'PE-MOVE-1');
    expect(cell(table.does(path([2, 1], [3, 1])), 'rin')).toEqual([3, 1]);
    line(false).refuses(path([2, 1], [3, 1]), 'squareTaken', 'PE-MOVE-1');
  });

  test('[PE-MOVE-1] with an Agility Bonus of 0 one metre is left, unless the table says none', () => {
    const slow: Fighter = { sheet: { scores: { agility: 9 } } };
    const table = alone(slow);
    expect(offered(table, 'move').size).toBe(8);
    table.does(path([2, 2]));
    table.refuses(path([3, 3]), 'noMetres', 'PE-TIME-4');
    alone(slow, { rulings: { minimumMove: 0 } }).refuses(path([2, 2]), 'noMetres', 'PE-TIME-4');
  });

  test('[PE-MOVE-4] a Run is four times the Agility Bonus and leaves one running until the next turn', () => {
    const table = alone({});
    table.refuses(run(1, 18), 'noWay', 'PE-MOVE-6');
    table.does(run(15, 1));
    expect(metres(table, 'rin')).toBe(2);
    expect(conditions(table, 'rin')).toContain('running');
    table.refuses(move(14, 1), 'noMetres', 'PE-TIME-4');
    table.does(endTurn).does(endTurn);
    expect(asked(table)).toBe('rin turn');
    expect(conditions(table, 'rin')).not.toContain('running');
  });

  test('[PE-MOVE-4] melee against a runner gains, shooting at it suffers', () => {
    const table = fight({
      red: { rin: { at: [1, 1] } },
      blue: { ogre: { at: [10, 2] }, jun: { at: [10, 11] } },
    });
    table.does(run(9, 1)).does(endTurn);
    // Melee 40, and the running target.
    table.does(attack('rin', { with: 'claws' }));
    expect(waiting(table).target).toBe(50);
    table.rolls('attack', 90).does(endTurn);
    // Ballistic 52: close (10 of 100 m), but into melee and at a runner.
    table.does(attack('rin', { with: 'rifle' }));
    expect(waiting(table).target).toBe(42);
  });

  test('[PE-MOVE-5] a Running test adds 1 m for each degree; failing costs nothing', () => {
    const table = alone({}).does(choice('running-test'));
    // Strength 36: a 6 passes with 3 degrees.
    expect(waiting(table)).toMatchObject({ purpose: 'run', target: 36 });
    table.rolls('run', 6);
    expect(metres(table, 'rin')).toBe(19);
    table.refuses(choice('running-test'), 'noMetres', 'PE-MOVE-5');
    const failed = alone({}).does(choice('running-test')).rolls('run', 90);
    expect(metres(failed, 'rin')).toBe(16);
    expect(conditions(failed, 'rin')).not.toContain('running');
    expect(offered(failed, 'move').get('9,1')).toBe(8);
  });

  test('[PE-MOVE-6] walls, wide gaps and cliffs are no way; slopes are', () => {
    const walled = alone({}, { field: { walls: [{ kind: 'wall', x: 3, y: 0, side: 'w', length: 12 }] } });
    walled.refuses(move(4, 1), 'noWay', 'PE-MOVE-6');
    alone({}, bar({ gap: 3 })).refuses(move(6, 1), 'noWay', 'PE-MOVE-6');
    const heights = (height: number): Setting => ({
      field: { elevation: [{ x: 3, y: 0, w: 5, h: 12, height }] },
    });
    alone({}, heights(2)).refuses(move(3, 1), 'noWay', 'PE-MOVE-6');
    expect(cell(alone({}, heights(1)).does(move(3, 1)), 'rin')).toEqual([3, 1]);
  });
});

describe('Hindrance', () => {
  test('[PE-MOVE-12] Hindered, a Basic Move gives AB metres and a Run twice as many', () => {
    const table = alone({ now: { conditions: ['prone'] } });
    expect(offered(table, 'move').has('5,1')).toBe(true);
    expect(offered(table, 'move').has('6,1')).toBe(false);
    expect(offered(table, 'run').has('9,1')).toBe(true);
    expect(offered(table, 'run').has('10,1')).toBe(false);
  });

  test('[PE-MOVE-12] a Hindered metre of a free Move costs two', () => {
    const table = alone({}, bar({ hinders: true }));
    // One metre to the strip, three through it (6), one behind it.
    expect(offered(table, 'move').get('6,1')).toBe(8);
    expect(offered(table, 'move').has('7,1')).toBe(false);
    table.does(move(4, 1));
    expect(metres(table, 'rin')).toBe(3);
  });

  test('[PE-MOVE-12] `wholeMove`: ground that hinders makes the whole Move slow', () => {
    const table = alone({}, { ...bar({ hinders: true }), rulings: { partialHinder: 'wholeMove' } });
    expect(offered(table, 'move').has('2,9')).toBe(true);
    expect(offered(table, 'move').has('5,1')).toBe(true);
    expect(offered(table, 'move').has('6,1')).toBe(false);
    table.does(path([2, 1], [3, 1]));
    // Two metres were covered at half speed: four of the eight are spent.
    expect(metres(table, 'rin')).toBe(4);
    table.does(path([2, 1], [1, 1]));
    table.refuses(path([2, 1]), 'noMetres', 'PE-TIME-4');
  });

  test('[PE-MOVE-13] two sources leave exactly one metre, in a Run too', () => {
    const table = alone({ now: { conditions: ['prone'], injuries: { rightLeg: 1 } } });
    expect(offered(table, 'move').size).toBe(8);
    expect(offered(table, 'run').size).toBe(8);
    table.does(path([2, 1]));
    table.refuses(path([3, 1]), 'noMetres', 'PE-TIME-4');
  });

  test('[PE-MOVE-13] doubly Hindered on the way, one further metre is all', () => {
    const table = alone({ now: { conditions: ['prone'] } }, bar({ hinders: true }));
    expect(offered(table, 'move').has('3,1')).toBe(true);
    expect(offered(table, 'move').has('4,1')).toBe(false);
    table.does(move(3, 1));
    expect(metres(table, 'rin')).toBe(0);
  });

  test('[PE-MOVE-14] prone, a broken foot, what is around and stealth each hinder', () => {
    const reach = (table: Scenario): number =>
      Math.max(...[...offered(table, 'move').keys()].map((at) => Number(at.split(',')[0]))) - 1;
    expect(reach(alone({}))).toBe(8);
    expect(reach(alone({ now: { conditions: ['prone'] } }))).toBe(4);
    expect(reach(alone({ now: { injuries: { leftLeg: 1 } } }))).toBe(4);
    expect(reach(alone({}, mud({ marks: { hinders: true } }, { x: 2, y: 0, w: 14, h: 12 })))).toBe(4);
    expect(reach(alone({}, { hidden: { rin: ['ogre'] } }))).toBe(4);
    expect(reach(alone({ now: { injuries: { leftLeg: 2 } } }))).toBe(8);
  });

  test('[PE-MOVE-5] the bonus of a Running test is halved too, or comes after halving', () => {
    const crawler: Fighter = { now: { conditions: ['prone'] } };
    const columns = (rulings: Sketch): number => {
      const table = alone(crawler, { rulings }).does(choice('running-test')).rolls('run', 6);
      return Math.max(...[...offered(table, 'run').keys()].map((at) => Number(at.split(',')[0]))) - 1;
    };
    // 16 + 3 halved is 9; 8 and 3 on top is 11.
    expect(columns({})).toBe(9);
    expect(columns({ runBonusOrder: 'afterHalving' })).toBe(11);
  });

  test('[PE-INJ-19] broken toes cost 1 Stress for the Move, or for each metre', () => {
    const lame: Fighter = { now: { injuries: { leftLeg: 2 } } };
    const table = alone(lame).does(move(4, 1));
    expect(stress(table, 'rin')).toBe(1);
    expect(stress(table.does(move(6, 1)), 'rin')).toBe(1);
    const each = alone(lame, { rulings: { brokenToes: 'perMetre' } }).does(move(4, 1));
    expect(stress(each, 'rin')).toBe(3);
  });

  test('[PE-INJ-21] a broken leg does not walk, it only crawls', () => {
    const table = alone({ now: { injuries: { leftLeg: 0 } } });
    table.refuses(path([2, 1]), 'noWay', 'PE-INJ-21');
    table.does(choice('go-prone')).does(path([2, 1]));
    table.refuses(path([3, 1]), 'noMetres', 'PE-TIME-4');
  });
});

describe('leaving an enemy', () => {
  const engaged = (setting: Setting = {}, ogre: Fighter = {}): Scenario =>
    duel({ rin: {}, ogre: { now: { heavy: 2 }, ...ogre } }, setting);

  test('[PE-MOVE-2] arriving beside an enemy engages; circling it is no leaving', () => {
    const table = alone({ at: [13, 11] }).does(move(14, 11));
    table.does(path([14, 10], [15, 10]));
    expect(asked(table)).toBe('rin turn');
    table.does(path([14, 9]));
    expect(asked(table)).toBe('rin disengage');
  });

  test('[PE-MOVE-2] the Helpless engage nobody, unless the table says that all do', () => {
    const out: Fighter = { now: { conditions: ['unconscious'] } };
    const line = { red: { rin: { at: [5, 5] } }, blue: { ogre: { at: [6, 5], ...out }, imp: far } } as const;
    const table = fight(line).does(path([4, 5]));
    expect(asked(table)).toBe('rin turn');
    const all = fight(line, { rulings: { engagingEnemies: 'all', disengageNeeded: 'always' } });
    expect(asked(all.does(path([4, 5])))).toBe('rin disengage');
  });

  test('[PE-MOVE-7] no test and no offer where none of those left could strike', () => {
    const staggered: Fighter = { now: { ailments: [{ id: 'staggered' }] } };
    expect(asked(engaged({}, staggered).does(path([4, 5])))).toBe('rin turn');
    const always = engaged({ rulings: { disengageNeeded: 'always' } }, staggered).does(path([4, 5]));
    expect(asked(always)).toBe('rin disengage');
    always.does(choice('test')).rolls('disengage', 90);
    expect(asked(always)).toBe('rin turn');
    expect(cell(always, 'rin')).toEqual([4, 5]);
  });

  test('[PE-MOVE-8] an opposed test: Melee 48 against the Melee of the enemy; won, nobody strikes', () => {
    const table = engaged()
      .does(path([4, 5]))
      .does(choice('test'));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'disengage', target: 48 });
    table.rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'hold-in-melee', target: 40 });
    table.rolls('hold-in-melee', 30);
    expect(asked(table)).toBe('rin turn');
    expect(cell(table, 'rin')).toEqual([4, 5]);
    expect(hasAction(table, 'rin')).toBe(true);
  });

  test('[PE-MOVE-8] with plain Agility when one says so, with another skill when the game master allows it', () => {
    const agile = engaged()
      .does(path([4, 5]))
      .does(choice('test', { with: 'agility' }));
    expect(waiting(agile).target).toBe(41);
    const other = engaged()
      .does(path([4, 5]))
      .does(choice('test', { with: 'other' }));
    expect(asked(other)).toBe('gm other-skill');
    expect(waiting(other.does(choice('allow', { skill: 'athletics' }))).target).toBe(36);
    const no = engaged()
      .does(path([4, 5]))
      .does(choice('test', { with: 'other' }))
      .does(choice('refuse'));
    expect(waiting(no).target).toBe(48);
  });

  test('[PE-MOVE-8] the enemy holds with its weapon where that is better', () => {
    const fencer: Fighter = {
      sheet: { skills: { melee: { level: 0, bonus: 0, focuses: { weapon: { level: 0, bonus: 15 } } } } },
    };
    const table = engaged({}, fencer)
      .does(path([4, 5]))
      .does(choice('test'))
      .rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ purpose: 'hold-in-melee', target: 55 });
  });

  const trainedWithBlades = {
    melee: { level: 0, bonus: 5, focuses: { weapon: { level: 0, bonus: 20 } } },
  };
  test.each([
    ['bare hands hold with the plain skill, Melee 35 + 5', {}, 40],
    ['so does whoever has only a rifle', { inHand: { right: 'rifle' } }, 40],
    ['a knife in the other hand counts, Melee 35 + 20', { inHand: { right: 'pistol', left: 'knife' } }, 55],
  ] as const)('[PE-MOVE-8] the skill is that of what the enemy has at hand: %s', (_, inHand, target) => {
    const jun: Fighter = {
      at: [6, 5],
      sheet: { weapons: ['rifle', 'knife', 'pistol'], skills: trainedWithBlades },
      now: { inHand: {}, ...inHand },
    };
    const table = fight({ red: { rin: { at: [5, 5] } }, blue: { jun } })
      .does(path([4, 5]))
      .does(choice('test'))
      .rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ purpose: 'hold-in-melee', target });
  });

  test('[PE-MOVE-9] the Action makes it certain, in the moment or beforehand', () => {
    const table = engaged()
      .does(path([4, 5]))
      .does(choice('action'));
    expect(asked(table)).toBe('rin turn');
    expect(hasAction(table, 'rin')).toBe(false);
    expect(cell(table, 'rin')).toEqual([4, 5]);
    const before = engaged().does(choice('disengage')).does(run(4, 11));
    expect(cell(before, 'rin')).toEqual([4, 11]);
    before.refuses(choice('disengage'), 'noAction', 'PE-TIME-3');
    const spent = engaged()
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 90)
      .does(path([4, 5]));
    spent.refuses(choice('action'), 'noAction', 'PE-TIME-3');
  });

  test('[PE-MOVE-10] after a Disengage one may step back into contact, and leave again', () => {
    const table = engaged()
      .does(path([4, 5], [5, 5], [4, 5]))
      .does(choice('test'))
      .rolls('disengage', 8)
      .rolls('hold-in-melee', 99);
    expect(asked(table)).toBe('rin turn');
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[4, 5], 5]);
  });

  test('[PE-MOVE-10] a lost Disengage is a Flee', () => {
    const table = engaged()
      .does(path([4, 5]))
      .does(choice('test'))
      .rolls('disengage', 95);
    expect(asked(table)).toBe('ogre chance-attack');
    expect(cell(table, 'rin')).toEqual([5, 5]);
  });

  test('[PE-MOVE-11] whoever flees is struck at with Advantage, may evade, and goes on', () => {
    const table = engaged()
      .does(path([4, 5], [3, 5]))
      .does(choice('flee'));
    table.answers('ogre', choice('chance-attack', { with: 'claws' }));
    // Melee 40 and the Flee.
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'attack', target: 50 });
    table.rolls('attack', 50);
    expect(asked(table)).toBe('rin evasion');
    table.does(choice('dodge')).rolls('evasion', 1);
    expect(cell(table, 'rin')).toEqual([3, 5]);
  });

  test('[PE-MOVE-7] leaving several: one roll of the mover, each resists it, only winners strike', () => {
    const table = fight({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [6, 6] } },
    });
    table
      .does(path([4, 4]))
      .does(choice('test'))
      .rolls('disengage', 20);
    table.rolls('hold-in-melee', 30);
    // The hound has Melee 45: an 11 passes with 3 degrees against Rin’s 2.
    expect(waiting(table)).toMatchObject({ who: 'hound', target: 45 });
    table.rolls('hold-in-melee', 11);
    expect(asked(table)).toBe('hound chance-attack');
    table.does(decline);
    expect(cell(table, 'rin')).toEqual([4, 4]);
  });

  test('[PE-MOVE-7] `bestEnemyOnly`: the best of them resists for all, and all strike if it wins', () => {
    const table = fight(
      {
        red: { rin: { at: [5, 5] } },
        blue: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [6, 6] } },
      },
      { rulings: { disengageAgainst: 'bestEnemyOnly' } },
    );
    table
      .does(path([4, 4]))
      .does(choice('test'))
      .rolls('disengage', 20);
    expect(waiting(table)).toMatchObject({ who: 'hound' });
    table.rolls('hold-in-melee', 11).answers('ogre', decline).answers('hound', decline);
    expect(cell(table, 'rin')).toEqual([4, 4]);
  });

  test('[PE-MOVE-7] the list of squares says whom a way provokes', () => {
    const table = engaged();
    const need = table.option('move').needs?.to;
    const cells = need?.kind === 'path' ? need.cells : [];
    const at = (x: number, y: number) => cells.find((one) => one.x === x && one.y === y);
    expect(at(4, 5)?.provokes).toEqual(['ogre']);
    expect(at(5, 4)?.provokes).toBeUndefined();
    expect(at(7, 4)?.provokes).toBeUndefined();
  });
});
