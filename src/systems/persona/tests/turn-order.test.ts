import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting } from './line-up.ts';
import { asked, attack, cell, choice, conditions, endTurn, fight, move } from './line-up.ts';
import { agreement, answering, momentOf, waysOf } from './moment.ts';

/** Between turns (section TIME): surprise, initiative, rounds, the turn allowance, the end. */

const two: LineUp = { evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [6, 5] } } };
/** Two combatants that are equal in everything: Agility 41 and no Fate. */
const twins = (fate = 0): LineUp => ({
  evokers: { rin: { at: [2, 2] } },
  shadows: { kin: { use: 'rin', at: [9, 9], sheet: { printed: { fate: 1 } }, now: { fate } } },
});
const order = (table: ReturnType<typeof fight>): readonly string[] => table.view().order;

describe('initiative', () => {
  test('[PE-TIME-7, PE-TIME-9] the higher of Agility and Perception Bonus, no die; highest first', () => {
    // Imp AB 5, Jun PB 4 (47 beats 45), Rin AB 4 (41), Ogre 3.
    const table = fight(
      {
        evokers: { rin: { at: [1, 1] }, jun: { at: [1, 3] } },
        shadows: { ogre: { at: [9, 1] }, imp: { at: [9, 3] } },
      },
      { fromTheStart: true },
    );
    expect(order(table)).toEqual(['imp', 'jun', 'rin', 'ogre']);
    expect(['imp', 'jun', 'rin', 'ogre'].map((id) => table.who(id).initiative)).toEqual([5, 4, 4, 3]);
    expect(asked(table)).toBe('imp turn');
  });

  test('[PE-TIME-7] starting Advantages of the scenario, and one for whoever is ready while an enemy is surprised', () => {
    const setting = { fromTheStart: true, surprised: ['ogre'] } as const;
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: { ogre: { at: [6, 5], sheet: { startingAdvantages: 3 } }, imp: { at: [9, 9] } },
    };
    const table = fight(lineUp, setting);
    // Rin 4 + 1; the ogre 3 + 3; the imp has no surprised enemy.
    expect(['rin', 'ogre', 'imp'].map((id) => table.who(id).initiative)).toEqual([5, 6, 5]);
    const plain = fight(lineUp, { ...setting, rulings: { startingAdvantages: 'scenarioOnly' } });
    expect(plain.who('rin').initiative).toBe(4);
  });

  test('[PE-TIME-7] where the player picks, the lower Bonus may be taken', () => {
    const table = fight(two, { fromTheStart: true, rulings: { initiativeScore: 'playerChooses' } });
    expect(asked(table)).toBe('rin initiative-score');
    // The ogre's Scores are equal, so it is not asked; with 3 each, Rin's 38 beats its 30.
    table.refuses(choice('strength'), 'noSuchThing', 'PE-TIME-7').does(choice('perception'));
    expect(table.who('rin').initiative).toBe(3);
    expect(order(table)).toEqual(['rin', 'ogre']);
  });

  test('[PE-TIME-7, PE-TIME-8] about whoever is taken away by hand before the first round nobody is asked', () => {
    const gone = (table: Scenario): Scenario => table.byHand('an illusion', { change: 'remove', who: 'rin' });
    const begins = (lineUp: LineUp, rulings: Setting['rulings']): Scenario =>
      fight(lineUp, { fromTheStart: true, ...(rulings ? { rulings } : {}) });
    const three = { ...two, evokers: { ...two.evokers, jun: { at: [1, 5] as const } } };
    const picks = begins(three, { initiativeScore: 'playerChooses' });
    expect(asked(picks)).toBe('rin initiative-score');
    expect(asked(gone(picks))).toBe('jun initiative-score');
    const agrees = begins(twins(), { initiativeFinalTie: 'playersDecide' });
    expect(asked(agrees)).toBe('gm tie');
    expect(asked(gone(agrees))).not.toBe('gm tie');
  });

  test('[PE-TIME-8] equal Bonus and Score: more Fate Points go first', () => {
    expect(order(fight(twins(1), { fromTheStart: true }))).toEqual(['kin', 'rin']);
  });

  test('[PE-TIME-8] everything equal: a d100 each in the order of the roster, the lower first, again if equal', () => {
    const table = fight(twins(), { fromTheStart: true });
    expect(table.roll().for).toBe('rin');
    table.rolls('initiative-tie', 50).rolls('initiative-tie', 50);
    table.rolls('initiative-tie', 61).rolls('initiative-tie', 60);
    expect(order(table)).toEqual(['kin', 'rin']);
  });

  test('[PE-TIME-7] [PE-TIME-8] whoever is added while a tie is rolled has an initiative and comes after its equals', () => {
    const table = fight(twins(), { fromTheStart: true });
    const joins = (id: string, use: string, x: number) => ({
      change: 'add',
      combatant: { id, side: 'shadows', cell: { x, y: 1 }, sheet: { use, printed: { fate: 0 } } },
    });
    table.rolls('initiative-tie', 50);
    table.byHand('out of the walls', joins('imp', 'imp', 7), joins('third', 'rin', 9));
    table.rolls('initiative-tie', 49);
    // Imp AB 5, all others 4 with Agility 41 and no Fate.
    expect(order(table)).toEqual(['imp', 'kin', 'rin', 'third']);
    expect(['imp', 'third'].map((id) => table.who(id).initiative)).toEqual([5, 4]);
    expect(asked(table)).toBe('imp turn');
  });

  test('[PE-TIME-8] whoever picks its Score has odds, though a tie may be rolled again without end', () => {
    const moment = momentOf(twins(), choice('agility'), {
      fromTheStart: true,
      rulings: { initiativeScore: 'playerChooses' },
    });
    const kins = answering('agility');
    // One or the other is lower, seven times over; at 0.01⁷ the way is given up.
    expect(waysOf(moment, kins)).toBe(2 * 7);
    expect(agreement(moment, kins, 2000)).toBeLessThanOrEqual(1);
  });

  test('[PE-TIME-8] other tables: the roster decides, or the players do, once or in each round', () => {
    const by = (initiativeFinalTie: string) =>
      fight(twins(), { fromTheStart: true, rulings: { initiativeFinalTie } });
    expect(order(by('rosterOrder'))).toEqual(['rin', 'kin']);
    const agreed = by('playersDecide');
    expect(asked(agreed)).toBe('gm tie');
    agreed.refuses(choice('ogre'), 'noSuchThing', 'PE-TIME-8').does(choice('kin'));
    expect(order(agreed)).toEqual(['kin', 'rin']);
    agreed.does(endTurn).does(endTurn);
    expect(asked(agreed)).toBe('kin turn');
    const shared = by('simultaneous');
    shared.answers('gm', choice('kin'));
    expect(asked(shared)).toBe('kin turn');
    shared.does(endTurn).does(endTurn);
    expect(shared.view().round).toBe(2);
    shared.answers('gm', choice('rin'));
    expect(asked(shared)).toBe('rin turn');
  });
});

describe('surprise', () => {
  test('[PE-TIME-5, PE-TIME-6] the game master says who is surprised, possibly nobody, and the fight begins', () => {
    const table = fight(two, { fromTheStart: true, surprised: 'ask' });
    expect(asked(table)).toBe('gm surprised');
    table.refuses(choice('begin', { who: ['nobody'] }), 'noSuchThing', 'PE-TIME-6');
    table.does(choice('begin', { who: ['ogre'] }));
    expect(conditions(table, 'ogre')).toContain('surprised');
    const calm = fight(two, { fromTheStart: true, surprised: 'ask' }).does(choice('begin'));
    expect(conditions(calm, 'ogre')).toEqual([]);
  });

  test('[PE-TIME-6] the surprised oppose nothing and lose their first turn; in round 2 they are awake', () => {
    const table = fight(two, { fromTheStart: true, surprised: ['ogre'] });
    expect(asked(table)).toBe('rin turn');
    // 48 + 10 for the ambush: 40 passes, and nobody is asked how to evade it.
    table.does(attack('ogre', { with: 'sword' })).rolls('attack', 40);
    expect(table.roll().purpose).toBe('location');
    table.rolls('location', 50).does(endTurn);
    expect(table.facts('turn-skipped')).toMatchObject([{ who: 'ogre', why: 'surprised' }]);
    expect(table.view().round).toBe(2);
    expect(conditions(table, 'ogre')).not.toContain('surprised');
    table.does(endTurn);
    expect(asked(table)).toBe('ogre turn');
  });

  test('[PE-TIME-6] a surprised target of an opposed test does not roll against it', () => {
    const table = fight(two, { fromTheStart: true, surprised: ['ogre'] });
    // Manipulation: Fellowship 33 + 10 for the ambush.
    table.does(choice('distract', { target: 'ogre', tested: 'manipulation' })).rolls('distract', 43);
    expect(asked(table)).toBe('rin turn');
    expect(conditions(table, 'ogre')).toContain('distracted');
  });

  test('[PE-TIME-6] a lost turn has its start and its end, unless the table says otherwise', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: { ogre: { at: [6, 5], now: { ailments: [{ id: 'dizzy' }] } } },
    };
    const setting = { fromTheStart: true, surprised: ['ogre'] } as const;
    const counted = fight(lineUp, setting).does(endTurn);
    expect(counted.facts('ailment-changed')).toMatchObject([{ who: 'ogre', ailment: { turns: 1 } }]);
    const frozen = fight(lineUp, { ...setting, rulings: { lostTurnHooks: false } }).does(endTurn);
    expect(frozen.facts('ailment-changed')).toEqual([]);
    expect(frozen.facts('turn-skipped')).toMatchObject([{ who: 'ogre', why: 'surprised' }]);
  });

  test('[PE-TIME-6] without its hooks an actionless turn counts nothing down', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: {
        ogre: { at: [6, 5], now: { ailments: [{ id: 'stunned', turns: 2 }, { id: 'staggered' }] } },
      },
    };
    const table = fight(lineUp).does(endTurn);
    expect(conditions(table, 'ogre')).toEqual(['stunned']);
    expect(table.facts('ailment-changed')).toMatchObject([{ ailment: { id: 'stunned', turns: 1 } }]);
    const other = fight(lineUp, { rulings: { lostTurnHooks: false } }).does(endTurn);
    expect(conditions(other, 'ogre')).toEqual(['stunned', 'staggered']);
    expect(other.facts('ailment-changed')).toEqual([]);
  });
});

describe('rounds and turns', () => {
  test('[PE-TIME-2] everybody has exactly one turn in a round', () => {
    const table = fight(two).does(endTurn);
    expect(asked(table)).toBe('ogre turn');
    table.does(endTurn);
    expect(table.view().round).toBe(2);
    expect(asked(table)).toBe('rin turn');
    expect(table.facts('turn-began').map((fact) => fact.who)).toEqual(['ogre', 'rin']);
  });

  test('[PE-TIME-2] nobody acts in the turn of another', () => {
    fight(two).refuses(choice('defend', { by: 'ogre' }), 'notYourTurn', 'PE-TIME-2');
  });

  test('[PE-TIME-3] one Move and one Action; a second of either is refused, and nothing is carried over', () => {
    const table = fight({ evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [14, 10] } } });
    table.does(choice('defend')).refuses(choice('defend'), 'noAction', 'PE-TIME-3');
    table.does(move(13, 5)).refuses(move(14, 5), 'noMetres', 'PE-TIME-4');
    table.does(endTurn).does(endTurn);
    // The next turn has its own: 8 m and an Action.
    table.does(choice('defend')).refuses(move(4, 5), 'noMetres', 'PE-MOVE-3').does(move(5, 5));
    expect(cell(table, 'rin')).toEqual([5, 5]);
  });

  test('[PE-TIME-3] either, both or neither may be used', () => {
    const table = fight(two).does(endTurn);
    expect(table.facts('action-spent')).toEqual([]);
    expect(table.facts('turn-ended')).toMatchObject([{ who: 'rin' }]);
  });

  test('[PE-TIME-4] a Move may be split around the Action', () => {
    const table = fight({ evokers: { rin: { at: [5, 5] } }, shadows: { ogre: { at: [14, 10] } } });
    // Of 8 m, 2 before and 6 after.
    table.does(move(7, 5)).does(choice('defend'));
    table.refuses(move(14, 5), 'noMetres', 'PE-MOVE-3').does(move(13, 5));
    expect(cell(table, 'rin')).toEqual([13, 5]);
  });

  test('[PE-TIME-10] what lasts until the start of a turn ends before anything is done in it', () => {
    const table = fight(
      {
        evokers: {
          rin: {
            at: [5, 5],
            now: { ailments: [{ id: 'staggered' }], conditions: ['running'], protecting: 'mei' },
          },
          mei: { at: [4, 5] },
        },
        shadows: { ogre: { at: [6, 5], now: { disruptions: [{ kind: 'scared', by: 'rin' }] } } },
      },
      { turnOf: 'ogre', order: ['ogre', 'rin', 'mei'] },
    );
    expect(conditions(table, 'rin')).toEqual(['staggered', 'running', 'protecting']);
    table.does(endTurn);
    expect(asked(table)).toBe('rin turn');
    expect(conditions(table, 'rin')).toEqual([]);
    expect(conditions(table, 'ogre')).toEqual([]);
  });

  test('[PE-TIME-11] effects of the end of a round come after the last turn, in the order of the table', () => {
    const lineUp: LineUp = {
      evokers: { rin: { at: [5, 5] } },
      shadows: {
        ogre: { at: [9, 5], now: { ailments: [{ id: 'burning' }], suffocation: { rounds: 0 } } },
      },
    };
    const purposes = (table: ReturnType<typeof fight>): readonly string[] =>
      table
        .facts()
        .filter(({ fact }) => fact === 'harm' || fact === 'test')
        .map(({ fact }) => fact);
    const table = fight(lineUp).does(endTurn);
    expect(asked(table)).toBe('ogre turn');
    expect(purposes(table)).toEqual([]);
    // Toughness 45: the test is passed.
    table.does(endTurn).rolls('hold-breath', 45);
    expect(purposes(table)).toEqual(['harm', 'test']);
    const reversed = fight(lineUp, { rulings: { endOfRoundOrder: 'falling,miasma,suffocation,burning' } });
    reversed.does(endTurn).does(endTurn).rolls('hold-breath', 45);
    expect(purposes(reversed)).toEqual(['test', 'harm']);
  });

  test('[PE-TIME-11] within one kind the order of initiative counts', () => {
    const burning = { ailments: [{ id: 'burning' }] };
    const table = fight(
      {
        evokers: { rin: { at: [5, 5], now: { ...burning, equipped: null } } },
        shadows: { ogre: { at: [9, 5], now: burning } },
      },
      { order: ['ogre', 'rin'] },
    );
    table.does(endTurn).does(endTurn);
    expect(table.facts('harm').map(({ who }) => who)).toEqual(['ogre', 'rin']);
  });
});

describe('the end', () => {
  const downed: LineUp = {
    evokers: { rin: { at: [5, 5] } },
    shadows: { ogre: { at: [6, 5], now: { conditions: ['unconscious'] } } },
  };

  test('[PE-TIME-12] one side has nobody left: the end is proposed, and the game master says so', () => {
    const table = fight(downed);
    expect(asked(table)).toBe('gm end');
    table.does(choice('end'));
    expect(table.isOver()).toEqual({ winner: 'evokers' });
  });

  test('[PE-TIME-12] the game master may go on; in the next round the question comes again', () => {
    const table = fight(downed).does(choice('go-on'));
    expect(asked(table)).toBe('rin turn');
    table.does(endTurn);
    expect(table.view().round).toBe(2);
    expect(asked(table)).toBe('gm end');
  });

  test('[PE-TIME-12] whoever comes to and falls again in the same round is a new end to be asked about', () => {
    const table = fight(downed).does(choice('go-on'));
    const out = (how: string | null) => table.byHand('a charm', { change: 'out', who: 'ogre', out: how });
    out(null);
    expect(asked(table)).toBe('rin turn');
    out('unconscious');
    expect(asked(table)).toBe('gm end');
  });

  test('[PE-TIME-1, PE-TIME-12] counted time begins with the fight and ends whenever the game master says so', () => {
    const table = fight(two);
    expect(table.view().phase).toBe('round');
    table.byHand('they talk', { change: 'end', winner: null });
    expect(table.isOver()).toEqual({ winner: null });
  });
});
