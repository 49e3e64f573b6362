import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  dodge,
  duel,
  endTurn,
  exertion,
  fight,
  hasAction,
  hasMove,
  metres,
  move,
  path,
  run,
  terms,
  waiting,
} from './line-up.ts';
import type { Fighter, Setting, Sketch } from './sketch.ts';

/**
 * Actions and moves that interrupt each other: a Move around an Action, shots around a death, a Charge around an enemy.
 */

const far: Fighter = { at: [15, 11] };
const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`);
const open = (table: Scenario, id: string): number => {
  const need = table.option(id).needs?.to;
  if (need?.kind !== 'path') throw new Error(`${id} leads nowhere`);
  return Math.max(...need.cells.map(({ x }) => x));
};

describe('one Move in parts', () => {
  const alone = (setting: Setting = {}, now: Sketch = {}): Scenario =>
    fight({ red: { rin: { at: [1, 1], now } }, blue: { ogre: far } }, setting);

  test('[PE-TIME-4] [PE-MOVE-12] what is left after 2 m and an Action is halved by going prone: 3 m of 6', () => {
    const table = alone().does(move(3, 1)).does(choice('defend')).does(choice('go-prone'));
    expect(hasAction(table, 'rin')).toBe(false);
    expect(open(table, 'move')).toBe(6);
    table.does(move(6, 1));
    expect(metres(table, 'rin')).toBe(0);
    table.refuses(move(7, 1), 'noMetres', 'PE-TIME-4');
  });

  test('[PE-MOVE-13] [PE-MOVE-14] prone and in stealth are two sources: one metre, whatever was left', () => {
    const table = fight(
      { red: { rin: { at: [1, 1] } }, blue: { ogre: far } },
      {
        hidden: { rin: ['ogre'] },
        field: { walls: [{ x: 13, y: 0, side: 'e', length: 12, kind: 'wall' }] },
      },
    );
    // In stealth 4 m of 8: after 1 m there are 3 left.
    table.does(move(2, 1));
    expect(open(table, 'move')).toBe(5);
    table.does(choice('go-prone'));
    expect(open(table, 'move')).toBe(3);
    table.does(move(3, 1));
    expect(metres(table, 'rin')).toBe(0);
  });

  test('[PE-OBST-1] [PE-MOVE-4] a Run over difficult ground that ends in a climb: 16 m are all spoken for', () => {
    const table = alone({
      field: {
        terrain: [{ id: 'mud', label: 'Mud', marks: { difficult: 1 } }],
        cells: [{ x: 3, y: 0, w: 3, h: 12, terrain: 'mud' }],
        elevation: [{ x: 8, y: 0, w: 8, h: 12, height: 2 }],
      },
    });
    // 1 m, then 3 m of mud at 2 each, then 2 m: 9 of 16.
    table.does(run(7, 1));
    expect(metres(table, 'rin')).toBe(7);
    // 2 m up at 2 each: 3 m are left.
    table.does(choice('climb', { to: { x: 8, y: 1 } })).answers('gm', decline);
    expect([cell(table, 'rin'), metres(table, 'rin')]).toEqual([[8, 1], 3]);
    expect(conditions(table, 'rin')).toContain('running');
    expect(open(table, 'run')).toBe(11);
  });
});

describe('a Charge', () => {
  const gate = (open: boolean): Setting => ({
    field: { walls: [{ kind: 'door', id: 'gate', label: 'Gate', x: 3, y: 0, side: 'e', length: 12 }] },
    doors: { gate: open },
  });
  const charge = choice('charge', { target: 'ogre', with: 'sword' });

  test('[PE-ACT-5] [PE-OBST-2] goes through an open door, not through a closed one', () => {
    const line = { rin: { at: [2, 5] as const }, ogre: { at: [6, 5] as const } };
    duel(line, gate(false)).refuses(charge, 'outOfReach', 'PE-ACT-5');
    const table = duel(line, gate(true)).does(charge);
    expect([cell(table, 'rin'), terms(table)]).toEqual([
      [5, 5],
      ['Melee 48', 'Charge 10'],
    ]);
  });

  test('[PE-ACT-5] [PE-MOVE-9] out of contact: its Action is spent, so that there is the test or the flight', () => {
    const table = fight({
      red: { rin: { at: [2, 5] } },
      blue: { hound: { use: 'glass-hound', at: [1, 5] }, ogre: { at: [6, 5] } },
    }).does(charge);
    expect(asked(table)).toBe('rin disengage');
    table.refuses(choice('action'), 'noAction', 'PE-TIME-3');
    table.does(choice('flee'));
    expect(asked(table)).toBe('hound chance-attack');
    table.does(choice('chance-attack', { with: 'claws' }));
    // 45, plus 10 for the Flee; a Charge is no Run.
    expect(terms(table)).toEqual(['Melee 45', 'fleeing 10']);
    table.rolls('attack', 90);
    expect(cell(table, 'rin')).toEqual([5, 5]);
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 58 });
  });

  test('[PE-ACT-5] a charger who is struck down on the way strikes nobody', () => {
    const frail = { equipped: null, light: 0, heavy: 0, deadly: 1 };
    const table = fight({
      red: { rin: { at: [2, 5], now: frail } },
      blue: { hound: { use: 'glass-hound', at: [1, 5] }, ogre: { at: [6, 5] } },
    })
      .does(charge)
      .does(choice('flee'))
      .does(choice('chance-attack', { with: 'claws' }));
    // Claws 3, SB 3, one of surplus, 2 degrees: 9 against TB 4 and a coat of 1.
    table.rolls('attack', 30).answers('rin', decline).rolls('location', 50);
    expect(cell(table, 'rin')).toEqual([2, 5]);
    expect(outcomes(table)).toEqual(['rin hit']);
  });
});

test('[PE-ACT-37, PE-CHA-5] a Power is lost with the Persona that a Chance Attack breaks before the shot', () => {
  const jun = { now: { personas: { 'paper-crane': 1 }, exertion: 9 } };
  const table = duel({ jun, ogre: {} }).does(attack('ogre', { with: 'pinpoint' }));
  // Claws 3, SB 4 and 2 degrees: 9 against TB 3.
  table.does(choice('chance-attack')).rolls('attack', 12).does(decline).rolls('location', 50);
  expect(outcomes(table)).toEqual(['jun hit']);
  expect([exertion(table, 'jun'), hasAction(table, 'jun'), table.facts('loaded')]).toEqual([9, false, []]);
});

describe('several shots', () => {
  const gunner = {
    at: [0, 5] as const,
    sheet: { weapons: ['machine-pistol'], inHand: { right: 'machine-pistol', left: null } },
  };
  const husk = (x: number, y: number, now: Sketch = {}): Fighter => ({
    use: 'glass-hound',
    at: [x, y],
    sheet: { affinities: { missile: null } },
    now,
  });

  test('[PE-ACT-11] a Burst whose first target dies still has its other shots', () => {
    const table = fight({
      red: { rin: gunner },
      blue: { a: husk(10, 5, { light: 0, heavy: 0, deadly: 1 }), b: husk(10, 8) },
    });
    table
      .does(choice('burst', { target: 'a', with: 'machine-pistol' }))
      .rolls('attack', 20)
      .does(decline);
    table.does(choice('shots', { wounds: 0 })).rolls('location', 50);
    expect(conditions(table, 'a')).toContain('dead');
    expect(asked(table)).toBe('rin burst-next');
    table
      .does(choice('shoot', { target: 'b' }))
      .does(decline)
      .does(choice('shots', { wounds: 1 }));
    table.rolls('location', 50);
    expect(outcomes(table)).toEqual(['a hit', 'b hit']);
    // The first round, and two extras for two degrees.
    expect(table.facts('loaded').at(-1)).toMatchObject({ rounds: 17 });
  });

  test('[PE-ACT-11] [PE-AIL-19] whom the second shot misses has won for itself, not for the first who is Panicked', () => {
    const panicked = { ailments: [{ id: 'panicked', by: 'rin' }] };
    const table = fight({ red: { rin: gunner }, blue: { a: husk(10, 5, panicked), b: husk(10, 8) } });
    // Ballistic 42, close 10, the ailment 10, the Burst -10: 20 is 3 degrees.
    table.does(choice('burst', { target: 'a', with: 'machine-pistol' }));
    table
      .rolls('attack', 20)
      .does(decline)
      .does(choice('shots', { wounds: 0 }))
      .rolls('location', 50);
    // Agility 55: 10 is 4 degrees.
    table
      .does(choice('shoot', { target: 'b' }))
      .does(dodge)
      .rolls('evasion', 10);
    expect([outcomes(table), conditions(table, 'a')]).toEqual([['a hit', 'b evaded'], ['panicked']]);
  });

  test('[PE-ACT-13] [PE-FUM-2] [PE-INJ-17] an All-Weapon Attack goes on without what is jammed or held by a broken arm', () => {
    const strike = (weapon: string) => choice('strike', { with: weapon, target: 'ogre' });
    const jammed = duel({ rin: { now: { jammed: ['pistol'] } }, ogre: {} }).does(choice('all-weapon'));
    jammed.refuses(strike('pistol'), 'jammed', 'PE-FUM-2');
    jammed.does(strike('sword'));
    // The Disadvantage remains.
    expect(waiting(jammed).target).toBe(38);
    const broken = duel({ rin: { now: { heavy: 0, injuries: { rightArm: 0 } } }, ogre: {} }).does(
      choice('all-weapon'),
    );
    broken.refuses(strike('sword'), 'brokenArm', 'PE-INJ-17');
  });
});

test('[PE-ACT-17] a hit that a protector has taken hangs on the protector, whoever is taken away by hand', () => {
  const taken = (who: string): Scenario =>
    fight({
      shadows: { hound: { use: 'glass-hound', at: [5, 5] } },
      evokers: { jun: { at: [6, 5] }, mei: { at: [6, 6], now: { protecting: 'jun' } }, rin: { at: [1, 1] } },
    })
      .does(attack('jun', { with: 'claws' }))
      .rolls('attack', 15)
      .does(decline)
      .byHand('an illusion', { change: 'remove', who });
  const struck = taken('jun');
  expect(waiting(struck)).toMatchObject({ purpose: 'location' });
  struck.rolls('location', 50);
  expect(struck.facts('attack-result').at(-1)?.target).toBe('mei');
  // Nothing is rolled against a protector who is not there any more.
  const none = taken('mei');
  expect(asked(none)).toBe('hound turn');
  expect(none.facts('attack-result')).toEqual([]);
});

describe('Protect', () => {
  const guarded = (mei: Sketch, rulings: Sketch = {}): Scenario =>
    fight(
      {
        shadows: { hound: { use: 'glass-hound', at: [5, 5] } },
        evokers: { jun: { at: [6, 5] }, mei: { at: [6, 6], now: { protecting: 'jun', ...mei } } },
      },
      { rulings },
    )
      .does(attack('jun', { with: 'claws' }))
      .rolls('attack', 15)
      .does(decline)
      .rolls('location', 50);
  const struck = (table: Scenario): unknown => table.facts('attack-result').at(-1)?.target;

  test('[PE-ACT-17] a Staggered protector steps in: it opposes nothing anyway', () => {
    expect(struck(guarded({ ailments: [{ id: 'staggered' }] }))).toBe('mei');
  });

  test('[PE-ACT-17] [PE-AIL-6] nor does an ailment keep it from being in the way: it takes actions, and this is none', () => {
    expect(struck(guarded({ ailments: [{ id: 'frozen' }] }))).toBe('mei');
  });

  test('[PE-ACT-17] one who lies unconscious does not', () => {
    expect(struck(guarded({ light: 0, conditions: ['unconscious'] }))).toBe('jun');
  });
});

describe('a Move of which nothing was used', () => {
  /** Rin wants to leave; the Ogre’s blow breaks her leg before the first step. */
  const lamed = (now: Sketch, setting: Setting = {}): Scenario =>
    duel({ rin: { now: { personas: { 'lantern-hart': 0 }, light: 0, ...now } }, ogre: {} }, setting)
      .does(path([4, 5]))
      .does(choice('flee'))
      .answers('ogre', choice('chance-attack', { with: 'claws' }))
      .rolls('attack', 30)
      .does(decline)
      .rolls('location', 80);

  test('[PE-AIL-8] can still be spent on putting out the fire, as on getting up', () => {
    const table = lamed({ ailments: [{ id: 'burning' }] });
    expect([cell(table, 'rin'), conditions(table, 'rin')]).toEqual([
      [5, 5],
      ['burning', 'prone'],
    ]);
    table.does(choice('put-out', { spend: 'move' }));
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'put-out' });
    expect([hasMove(table, 'rin'), hasAction(table, 'rin')]).toEqual([false, true]);
  });

  test('[PE-AIL-19] is a full Move for whoever fights its panic', () => {
    const table = lamed({ ailments: [{ id: 'panicked', by: 'ogre' }] });
    table.does(choice('pull-together'));
    expect(conditions(table, 'rin')).toEqual(['prone']);
  });

  test('[PE-ACT-38, PE-R54] pays for another Persona', () => {
    const table = duel({ kai: {}, ogre: {} }, { rulings: { personaSwapCost: 'move' } });
    table.does(choice('disengage')).does(choice('swap-persona', { persona: 'moon-moth' }));
    expect(hasMove(table, 'kai')).toBe(false);
  });
});

describe('held in the air', () => {
  const pair = (): Scenario =>
    fight({
      blue: { imp: { at: [5, 5], now: { heldBy: [{ by: 'rin' }] } } },
      red: { rin: { at: [6, 5] } },
    }).does(choice('fly', { band: 'low' }));

  test('[PE-FLY-5] [PE-GRP-2] a flyer that is held must get free before it rises', () => {
    const table = pair();
    // Acrobatics (Contortion): Agility 50.
    expect(waiting(table)).toMatchObject({ who: 'imp', purpose: 'break-out', target: 50 });
    table.rolls('break-out', 51);
    expect(table.facts('band')).toEqual([]);
    expect(conditions(table, 'imp')).toContain('held');
    expect(hasMove(table, 'imp')).toBe(false);
    table.refuses(choice('fly', { band: 'low' }), 'noMove', 'PE-TIME-3');
  });

  test('[PE-FLY-5] [PE-MOVE-7] free again, it still leaves somebody', () => {
    const table = pair().rolls('break-out', 20).rolls('hold', 90);
    expect(asked(table)).toBe('imp disengage');
  });
});

describe('a hurried reload', () => {
  test('[PE-ACT-32] keeps what haste has saved when it is interrupted, and is not hurried twice', () => {
    const table = duel({ hana: { now: { loaded: { 'machine-gun': 3 } } }, ogre: far });
    const reload = (hurry: string) => choice('reload', { weapon: 'machine-gun', hurry });
    // 4 Actions; 60 with 50 is 1 degree: one saved, one done, 2 left.
    table.does(reload('ballistics')).rolls('hurry-reload', 50);
    expect(table.facts('reloading').at(-1)).toMatchObject({ left: 2 });
    for (let turns = 0; turns < 4; turns++) table.does(endTurn);
    table.refuses(reload('ballistics'), 'noSuchThing', 'PE-ACT-32');
    table.does(reload('no'));
    expect(table.facts('reloading').at(-1)).toMatchObject({ left: 1 });
  });
});

test('[PE-ADV-15] [PE-DIS-10] point blank at one who fights a friend: near, but into melee', () => {
  const table = fight({
    red: { rin: { at: [3, 5] }, mei: { at: [6, 6] } },
    blue: { ogre: { at: [6, 5] } },
  }).does(attack('ogre', { with: 'pistol' }));
  expect([...terms(table)].sort()).toEqual(['Ballistic 42', 'close 10', 'into melee -10', 'point blank 10']);
});

test('[PE-MOVE-2] [PE-ACT-35] [PE-MOVE-13] who crawls away from an enemy leaves it like any other', () => {
  const table = duel({ rin: { now: { conditions: ['prone'] } }, ogre: {} }).does(path([4, 5]));
  expect(asked(table)).toBe('rin disengage');
});
