import { describe, expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import {
  ap,
  asked,
  attacks,
  cell,
  choice,
  decline,
  duel,
  encounter,
  endTurn,
  fight,
  health,
  move,
  movement,
  strike,
  waiting,
} from './line-up.ts';

/** Section 2: setting up, initiative, rounds and the end of an encounter. */

test('[FS-ENC-1] setting up: sides, positions, a low wall, mud, and a hidden combatant', () => {
  const table = fight(
    {
      heroes: { runa: { at: [2, 5] } },
      foes: { bandit: { at: [8, 5] }, 'ember-imp': { at: [8, 8] } },
    },
    {
      field: {
        terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
        cells: [{ x: 3, y: 5, terrain: 'mud' }],
        walls: [{ x: 8, y: 5, side: 'w', kind: 'low-wall' }],
      },
      hidden: { 'ember-imp': ['runa'] },
    },
  );
  expect(cell(table, 'bandit')).toEqual([8, 5]);
  expect(['runa', 'bandit', 'ember-imp'].map((id) => table.who(id).side)).toEqual(['heroes', 'foes', 'foes']);
  table.refuses(strike('ember-imp'), 'unaware', 'FS-COND-4');
  table.does(move(3, 5));
  expect(movement(table, 'runa')).toBe(11 - 2);
  table.does(strike('bandit')).answers('bandit', decline);
  expect(waiting(table)).toMatchObject({ who: 'runa', tn: 13 - 2 });
});

describe('initiative', () => {
  const first = (two: object, rulings = {}) =>
    duel(two as { [id: string]: object }, { fromTheStart: true, rulings });
  const initiative = (table: ReturnType<typeof first>) =>
    table.view().order.map((id) => [id, table.who(id).initiative]);

  test('[FS-ENC-4] PCs roll 1d6 + Initiative, NPCs 1d6 + PER; a printed Initiative counts', () => {
    const table = first({ ciro: {}, bandit: {} });
    expect(table.roll().dice.map((die) => die.sides)).toEqual([6]);
    expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 6 });
    table.rolls('initiative', 2);
    expect(waiting(table)).toMatchObject({ who: 'bandit', tn: 5 });
    table.rolls('initiative', 6);
    expect(initiative(table)).toEqual([
      ['bandit', 11],
      ['ciro', 8],
    ]);
    expect(waiting(first({ ciro: { sheet: { printed: { initiative: 9 } } }, bandit: {} })).tn).toBe(9);
  });

  test.each([
    ['per', 5, 6],
    ['agi', 4, 8],
    ['average', 5, 7],
  ])(
    '[FS-ENC-4] ruling initiativeStat %s: Edda (AGI 4, PER 5) adds %i, Ciro (8, 6) adds %i',
    (value, edda, ciro) => {
      const table = first({ edda: {}, ciro: {} }, { initiativeStat: value });
      expect(waiting(table).tn).toBe(edda);
      expect(waiting(table.rolls('initiative', 1)).tn).toBe(ciro);
    },
  );

  test('[FS-ENC-5] the highest begins, everybody acts once, and round 2 has the same order without dice', () => {
    const table = fight(
      { heroes: { edda: { at: [1, 1] }, ciro: { at: [1, 3] } }, foes: { brute: { at: [9, 9] } } },
      { fromTheStart: true },
    );
    table.rolls('initiative', 3).rolls('initiative', 1).rolls('initiative', 6);
    expect(initiative(table)).toEqual([
      ['brute', 10],
      ['edda', 8],
      ['ciro', 7],
    ]);
    table.answers('brute', endTurn).answers('edda', endTurn).answers('ciro', endTurn);
    expect(asked(table)).toBe('brute turn');
    expect(table.view().round).toBe(2);
  });

  test('[FS-ENC-5] ties: the higher bonus first, then PCs before NPCs', () => {
    const byBonus = first({ bandit: {}, ciro: {} }).rolls('initiative', 3).rolls('initiative', 2);
    expect(initiative(byBonus)).toEqual([
      ['ciro', 8],
      ['bandit', 8],
    ]);
    const byKind = first({ bandit: {}, edda: {} }).rolls('initiative', 3).rolls('initiative', 3);
    expect(byKind.view().order).toEqual(['edda', 'bandit']);
  });

  test('[FS-ENC-5] further ties roll 1d6 in listing order, and again among those still tied', () => {
    const table = fight(
      {
        road: { edda: { at: [1, 1] } },
        gang: {
          ann: { use: 'bandit', at: [9, 1] },
          bob: { use: 'bandit', at: [9, 3] },
          cay: { use: 'bandit', at: [9, 5] },
        },
      },
      { fromTheStart: true },
    );
    for (const face of [1, 3, 3, 3]) table.rolls('initiative', face);
    expect(waiting(table)).toMatchObject({ who: 'ann', purpose: 'roll-off' });
    table.rolls('roll-off', 4).rolls('roll-off', 4).rolls('roll-off', 5);
    // Cay is first; Ann and Bob have to roll again.
    table.rolls('roll-off', 2).rolls('roll-off', 6);
    expect(table.view().order).toEqual(['cay', 'bob', 'ann', 'edda']);
  });

  test('[FS-ENC-5] ruling initiativeTie agi: the bandit (AGI 5) goes before Edda (AGI 4)', () => {
    const table = first({ edda: {}, bandit: {} }, { initiativeTie: 'agi' });
    expect(table.rolls('initiative', 3).rolls('initiative', 3).view().order).toEqual(['bandit', 'edda']);
  });

  test.each([
    ['bonusThenPc', ['wolf', 'edda', 'bandit']],
    ['agi', ['wolf', 'bandit', 'edda']],
  ])(
    '[FS-ENC-5] ruling initiativeTie %s breaks ties in a fight that begins in its middle too',
    (initiativeTie, order) => {
      const written = encounter(
        { heroes: { edda: {} }, foes: { bandit: { at: [6, 5] }, wolf: { at: [9, 9] } } },
        { rulings: { initiativeTie } },
      ) as { readonly [key: string]: Json };
      const startAt = { round: 1, initiative: { edda: 9, bandit: 9, wolf: 12 }, active: 'wolf' };
      expect(scenario(system, { ...written, startAt }).view().order).toEqual(order);
    },
  );

  test('[FS-ENC-5] ruling initiativeTie gm: the game master decides a tie', () => {
    const table = first({ edda: {}, bandit: {} }, { initiativeTie: 'gm' });
    table.rolls('initiative', 3).rolls('initiative', 3);
    expect(asked(table)).toBe('gm tie');
    expect(table.choice().options.map(({ id }) => id)).toEqual(['edda', 'bandit']);
    expect(table.does(choice('bandit')).view().order).toEqual(['bandit', 'edda']);
  });
});

describe('rounds', () => {
  test('[FS-ENC-6, FS-ENC-7, FS-ENC-8] the next round starts with 3 AP, two attacks and a free action again', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 0 } } });
    table.does(strike('brute')).rolls('attack', 20);
    table.does(choice('release', { what: ['shield'] }));
    expect([ap(table, 'edda'), attacks(table, 'edda'), table.who('edda').pools.free?.value]).toEqual([
      2, 1, 0,
    ]);
    table.answers('edda', endTurn).answers('brute', endTurn);
    expect(table.view().round).toBe(2);
    expect([ap(table, 'edda'), attacks(table, 'edda'), table.who('edda').pools.free?.value]).toEqual([
      3, 2, 1,
    ]);
    expect(ap(table, 'brute')).toBe(3);
  });

  test('[FS-ENC-6] a round ends when every combatant had a turn', () => {
    const table = duel({ edda: {}, brute: {} }).answers('edda', endTurn);
    expect([asked(table), table.view().round]).toEqual(['brute turn', 1]);
    table.does(endTurn);
    expect([asked(table), table.view().round]).toEqual(['edda turn', 2]);
    expect(table.news().map(({ fact }) => fact)).toEqual([
      'turn-ended',
      'round-ended',
      'round-began',
      'turn-began',
    ]);
  });

  test('[FS-ENC-7, FS-COND-1] Dazed takes one AP from the next round only', () => {
    const table = duel({ edda: { now: { conditions: [{ id: 'dazed' }] } }, brute: {} });
    expect(ap(table, 'edda')).toBe(3);
    table.does(endTurn).does(endTurn);
    expect(ap(table, 'edda')).toBe(2);
    table.does(endTurn).does(endTurn);
    expect(ap(table, 'edda')).toBe(3);
  });
});

describe('the end', () => {
  /** Edda knocks the brute out with her first blow. */
  const last = (rulings = {}) => {
    const table = duel({ edda: {}, brute: { now: { health: 3, ap: 0 } } }, { rulings });
    return table.does(strike('brute')).rolls('attack', 5).does(decline).rolls('damage', 1);
  };

  test('[FS-ENC-9] one side is down: the game master is asked and ends the fight', () => {
    const table = last();
    expect(health(table, 'brute')).toBe(0);
    expect(asked(table)).toBe('gm end');
    expect(table.does(choice('end')).isOver()).toEqual({ winner: 'red' });
  });

  test('[FS-ENC-9] one side is down: the game master lets the fight go on, and the turn continues', () => {
    const table = last().answers('gm', choice('go-on'));
    expect(asked(table)).toBe('edda turn');
    expect([ap(table, 'edda'), table.view().over]).toEqual([2, undefined]);
  });

  test('[FS-ENC-9] after “go on”, a foe that wakes and falls again makes the game master be asked again', () => {
    const table = last().answers('gm', choice('go-on'));
    const setHealth = (left: number) =>
      table.byHand('a charm', { change: 'track', who: 'brute', track: 'health', left });
    setHealth(3);
    expect(asked(table)).toBe('edda turn');
    setHealth(0);
    expect(asked(table)).toBe('gm end');
  });

  test('[FS-ENC-9] after “go on”, a new combatant that dies makes the game master be asked again', () => {
    const table = last().answers('gm', choice('go-on'));
    const wolf = { id: 'wolf', side: 'blue', cell: { x: 9, y: 9 }, sheet: { use: 'wolf' } };
    table.byHand('a howl', { change: 'add', combatant: wolf });
    expect(asked(table)).toBe('edda turn');
    table.byHand('a snare', { change: 'out', who: 'wolf', out: 'dead' });
    expect(asked(table)).toBe('gm end');
  });

  test('[FS-ENC-9] the game master can end the fight in the middle of an attack', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute'));
    table.byHand('the bridge falls', { change: 'end', winner: null });
    expect(table.isOver()).toEqual({ winner: null });
  });

  test('[FS-ENC-9] ruling encounterEnd automatic: the fight ends without a question', () => {
    expect(last({ encounterEnd: 'automatic' }).isOver()).toEqual({ winner: 'red' });
  });
});

test('[FS-ENC-10] of the loose labels only Release is an option, and their marks appear nowhere', () => {
  const ruling = rulebook.rulings.find(({ key }) => key === 'labelMarks');
  expect(ruling).toMatchObject({ default: 'ignore', clause: 'FS-ENC-10' });
  const { options } = duel({ edda: {}, brute: {} }).choice();
  expect(options.map(({ id }) => id)).toContain('release');
  expect(JSON.stringify(options)).not.toMatch(/[⟐⟳⎆☞◈◇]/u);
});

test('[FS-ENC-4] [FS-ENC-6] who begins dead takes no part: it does not roll, breaks no tie, and is last in the order', () => {
  const dead = { now: { conditions: [{ id: 'dead' }] } };
  const table = fight(
    {
      red: { ciro: dead, edda: { at: [1, 1] } },
      blue: { brute: { at: [9, 9] }, wolf: { ...dead, at: [4, 4] } },
    },
    { fromTheStart: true },
  );
  expect(waiting(table)).toMatchObject({ who: 'edda', purpose: 'initiative' });
  table.rolls('initiative', 1);
  expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'initiative' });
  table.rolls('initiative', 6);
  expect(table.view().order).toEqual(['brute', 'edda', 'ciro', 'wolf']);
  expect([table.who('ciro').initiative, asked(table)]).toEqual([null, 'brute turn']);
});

describe('movement used before the fight is looked at', () => {
  const used = (moved: number, rulings = {}) =>
    duel({ edda: { sheet: { printed: { speed: 6 } }, now: { moved } }, brute: {} }, { rulings });

  test('[FS-TURN-2] up to Speed it is free movement', () => {
    expect(movement(used(5), 'edda')).toBe(1);
    expect(movement(used(6), 'edda')).toBe(0);
  });

  test('[FS-ACT-1] more than Speed was moved by Dashes, of which the rest may still be moved', () => {
    expect(movement(used(8), 'edda')).toBe(4);
    expect(movement(used(13), 'edda')).toBe(5);
  });

  test('[FS-TURN-2] [FS-ACT-1] ruling moveSplit once: what those moves left is lost', () => {
    expect(movement(used(8, { moveSplit: 'once' }), 'edda')).toBe(0);
  });

  test('[FS-ACT-1] whatever an encounter says, the state is valid', () => {
    for (const printed of [{ speed: 6 }, { speed: 0 }]) {
      for (const moved of [0, 1, 6, 7, 200]) {
        const begun = system.encounters.begin(
          encounter({
            red: { edda: { sheet: { printed }, now: { moved } } },
            blue: { brute: { at: [6, 5] } },
          }),
        );
        expect(begun.ok && system.invariants(begun.fight)).toEqual([]);
      }
    }
  });
});
