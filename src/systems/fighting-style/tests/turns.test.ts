import { describe, expect, test } from 'vitest';
import {
  ap,
  asked,
  attacks,
  cell,
  choice,
  decline,
  duel,
  endTurn,
  fight,
  move,
  movement,
  opportunity,
  path,
  saveTurn,
  strike,
} from './line-up.ts';

/** Section 3: turns, Action Points, two attacks a round, refusals. */

/** A Strike that misses a foe that cannot defend: the die shows 20. */
const miss = (table: ReturnType<typeof duel>, target: string, more = {}) =>
  table.does(strike(target, more)).rolls('attack', 20);

test('[FS-TURN-1] the heading of a turn has the name as the timeline has it, after an s with an apostrophe alone', () => {
  const table = duel({ edda: { sheet: { name: 'Moss' } }, brute: {} })
    .does(endTurn)
    .does(endTurn);
  const headings = table.lines().filter(({ level }) => level === 'heading');
  expect(headings.map(({ text }) => text).slice(-2)).toEqual(['Round 2', 'Moss’ turn']);
});

test('[FS-TURN-1] only the active combatant moves and acts; after its turn the next one is active', () => {
  const table = duel({ edda: {}, brute: { now: { ap: 0 } } });
  expect(asked(table)).toBe('edda turn');
  table.refuses(choice('move', { by: 'brute', to: { x: 9, y: 9 } }), 'notYourTurn', 'FS-TURN-4');
  table.refuses(choice('dash', { by: 'brute' }), 'notYourTurn', 'FS-TURN-4');
  expect(asked(table.does(endTurn))).toBe('brute turn');
});

describe('movement', () => {
  /** Ciro (Speed 13) far from the brute. */
  const walk = (rulings = {}) => duel({ ciro: { at: [0, 0] }, brute: { at: [11, 11] } }, { rulings });

  test('[FS-TURN-2] Speed metres are free of AP; one metre more is refused', () => {
    const table = duel({ edda: { at: [0, 0] }, brute: { at: [11, 11] } });
    expect(movement(table, 'edda')).toBe(7);
    table.refuses(move(8, 0), 'noMovement', 'FS-TURN-2').does(move(7, 0));
    expect([movement(table, 'edda'), ap(table, 'edda')]).toEqual([0, 3]);
    table.refuses(move(7, 1), 'noMovement', 'FS-TURN-2');
  });

  test('[FS-TURN-2] ruling moveSplit split: parts of the movement before and after an action', () => {
    const table = walk().does(move(4, 0)).does(choice('disengage')).does(move(4, 6));
    expect(movement(table, 'ciro')).toBe(13 - 4 - 6);
    table.does(move(7, 6));
    expect(movement(table, 'ciro')).toBe(0);
  });

  test('[FS-TURN-2] ruling moveSplit once: metres left after the move are lost; a Dash allows another move', () => {
    const table = walk({ moveSplit: 'once' }).does(move(4, 0));
    table.refuses(move(5, 0), 'noMovement', 'FS-TURN-2').does(choice('dash'));
    expect(movement(table, 'ciro')).toBe(13);
    table.does(move(11, 6));
    table.refuses(move(11, 7), 'noMovement', 'FS-TURN-2');
  });
});

describe('Action Points', () => {
  test('[FS-TURN-3] AP are paid when a Strike or a defence is declared, and stay spent when both fail', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute'));
    expect([asked(table), ap(table, 'edda'), attacks(table, 'edda')]).toEqual(['brute defence', 2, 1]);
    table.does(choice('parry'));
    expect(table.roll().purpose).toBe('attack');
    expect(ap(table, 'brute')).toBe(2);
    // Both fail: nothing comes back.
    table.rolls('attack', 20).rolls('defence', 20);
    expect([ap(table, 'edda'), ap(table, 'brute')]).toEqual([2, 2]);
  });

  test.each([
    ['dash', {}],
    ['disengage', {}],
    ['sneak', {}],
    ['search', {}],
    ['draw', { item: 'flail' }],
  ])('[FS-TURN-3] ruling actionCost oneEach: %s costs 1 AP', (option, more) => {
    const table = duel({ edda: { now: { inHand: [] } }, brute: {} }).does(choice(option, more));
    expect(ap(table, 'edda')).toBe(2);
  });

  test('[FS-TURN-3] moving, dropping prone, standing up, Release, declining and ending the turn cost no AP', () => {
    const table = duel({ edda: { at: [1, 1] }, brute: { at: [9, 9] } });
    table.does(move(2, 1)).does(choice('drop-prone')).does(choice('stand-up'));
    table.does(choice('release', { what: ['shield'] })).does(endTurn);
    expect(ap(table, 'edda')).toBe(3);
    const struck = duel({ edda: {}, brute: {} }).does(strike('brute')).does(decline);
    expect(ap(struck, 'brute')).toBe(3);
  });

  test('[FS-TURN-3] without AP everything that costs AP is refused', () => {
    const table = duel({ edda: { now: { ap: 0 } }, brute: {} });
    table.refuses(strike('brute'), 'noActionPoints', 'FS-TURN-3');
    table.refuses(choice('dash'), 'noActionPoints', 'FS-TURN-3');
    table.refuses(choice('stow', { item: 'shield' }), 'noActionPoints', 'FS-TURN-3');
    expect(table.option('dash').refused).toMatchObject({ code: 'noActionPoints', clause: 'FS-TURN-3' });
  });

  test('[FS-TURN-4] a primary action in another’s turn is refused; reactions in any turn use the same AP', () => {
    const table = duel({ edda: {}, brute: {} });
    table.refuses(strike('edda', { by: 'brute' }), 'notYourTurn', 'FS-TURN-4');
    table.does(choice('stow', { by: 'brute', item: 'maul' })).does(choice('stow', { item: 'shield' }));
    expect([ap(table, 'edda'), ap(table, 'brute')]).toEqual([2, 2]);
  });
});

describe('two attacks a round', () => {
  test('[FS-TURN-5] after two Strikes a third is refused, a Dash is not', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 0 } } });
    miss(miss(table, 'brute'), 'brute');
    expect([ap(table, 'edda'), attacks(table, 'edda')]).toEqual([1, 0]);
    table.refuses(strike('brute'), 'attackLimit', 'FS-TURN-5');
    expect(ap(table.does(choice('dash')), 'edda')).toBe(0);
  });

  test('[FS-TURN-5] the AP left after two Strikes pays for a defence in the foe’s turn', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 1 } } });
    table.does(strike('brute')).does(decline).rolls('attack', 20);
    table.does(strike('brute')).does(decline).rolls('attack', 20).does(endTurn);
    table.does(strike('edda')).answers('edda', choice('block'));
    expect(ap(table, 'edda')).toBe(0);
  });

  /** Edda has struck once; Ciro walks away from her twice; then she would strike again. */
  const walkers = (rulings = {}) =>
    fight(
      {
        foes: { ciro: { at: [6, 5] } },
        heroes: { edda: { at: [5, 5], now: { attacksUsed: 1 } } },
      },
      { rulings },
    );

  test('[FS-TURN-5, FS-OPP-1] ruling attackLimitCounts everyAttack: opportunity attacks count as attacks of the round', () => {
    const table = walkers().does(move(7, 5));
    table.answers('edda', opportunity).answers('ciro', decline).rolls('attack', 20);
    expect([ap(table, 'edda'), attacks(table, 'edda')]).toEqual([2, 0]);
    // Back beside her and away again: she has no attack left and is not asked.
    table.does(move(6, 5)).does(move(7, 4));
    expect(cell(table, 'ciro')).toEqual([7, 4]);
    table.does(move(6, 5)).does(endTurn);
    table.refuses(strike('ciro'), 'attackLimit', 'FS-TURN-5');
  });

  test('[FS-TURN-5] ruling attackLimitCounts ownTurnOnly: opportunity attacks do not count', () => {
    const table = walkers({ attackLimitCounts: 'ownTurnOnly' }).does(move(7, 5));
    table.answers('edda', opportunity).does(decline).rolls('attack', 20);
    table.does(move(6, 5)).does(move(7, 5)).answers('edda', opportunity).does(decline).rolls('attack', 20);
    expect([ap(table, 'edda'), attacks(table, 'edda')]).toEqual([1, 1]);
    table.does(move(6, 5)).does(endTurn).does(strike('ciro'));
    expect(attacks(table, 'edda')).toBe(0);
    // Own attacks are still two in a round, although there are AP for a third.
    table.does(decline).rolls('attack', 20).byHand('', { change: 'pool', who: 'edda', pool: 'ap', value: 3 });
    table.refuses(strike('ciro'), 'attackLimit', 'FS-TURN-5');
  });
});

test('[FS-TURN-6] ending the turn loses the movement left; AP stay for reactions in this round', () => {
  const table = duel({ edda: {}, brute: {} }).does(choice('disengage')).does(endTurn);
  expect(asked(table)).toBe('brute turn');
  expect(ap(table, 'edda')).toBe(2);
  table.does(choice('stow', { by: 'edda', item: 'shield' }));
  expect(ap(table, 'edda')).toBe(1);
  table.refuses(choice('move', { by: 'edda', to: { x: 5, y: 6 } }), 'notYourTurn', 'FS-TURN-4');
});

describe('refusals', () => {
  test('[FS-TURN-8] illegal commands are refused with their cause and clause: reach, hand, square, Prone, saving', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] } },
      foes: { brute: { at: [6, 5] }, 'bandit-archer': { at: [9, 9] } },
    });
    table
      .refuses(strike('bandit-archer'), 'outOfReach', 'FS-ATK-2')
      .refuses(strike('brute', { with: 'flail' }), 'notInHand', 'FS-ATK-2')
      .refuses(choice('grapple', { target: 'brute' }), 'noFreeHand', 'FS-REACT-3')
      .refuses(path([6, 5]), 'squareTaken', 'FS-GRID-2')
      .refuses(choice('stand-up'), 'notProne', 'FS-ACT-10')
      .refuses(saveTurn('edda'), 'cannotSave', 'FS-TURN-7')
      .refuses(choice('dance'), 'noSuchThing', 'FS-TURN-8');
  });

  test('[FS-TURN-8, FS-REACT-1] during an attack turns, reactions and further attacks are refused', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute'));
    expect(asked(table)).toBe('brute defence');
    table.refuses(endTurn, 'midResolution', 'FS-REACT-1');
    table.refuses(choice('stow', { item: 'maul' }), 'midResolution', 'FS-REACT-1');
    table.does(decline).rolls('attack', 5);
    expect(asked(table)).toBe('edda maneuver');
    table.refuses(strike('brute'), 'midResolution', 'FS-REACT-1');
  });

  test('[FS-TURN-8] an unconscious combatant is refused reactions, and its turn is skipped', () => {
    const table = fight(
      { heroes: { edda: { at: [5, 5] } }, foes: { brute: { at: [6, 5] }, wolf: { at: [9, 9] } } },
      {},
    );
    table.byHand('a falling stone', { change: 'track', who: 'brute', track: 'health', left: 0 });
    table.refuses(choice('stow', { by: 'brute', item: 'maul' }), 'unconscious', 'FS-COND-3');
    table.does(endTurn);
    expect(asked(table)).toBe('wolf turn');
    expect(table.facts('turn-skipped')).toMatchObject([{ who: 'brute', why: 'unconscious' }]);
  });
});
