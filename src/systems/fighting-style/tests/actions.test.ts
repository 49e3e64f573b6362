import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  mana,
  move,
  movement,
  strike,
  waiting,
} from './line-up.ts';

/**
 * Section 4: Dash, Disengage, Strike, Use Magic, standing up, anything else. Holds have a file of their own, and so have
 * Search and Sneak.
 */

test('[FS-ACT-1] ruling dashMovement addToAllowance: each Dash adds Speed to the movement left, again for each AP', () => {
  const table = duel({ edda: { at: [0, 0] }, brute: { at: [11, 11] } }).does(move(7, 0));
  expect(movement(table.does(choice('dash')), 'edda')).toBe(7);
  expect(movement(table.does(choice('dash')), 'edda')).toBe(14);
  expect([ap(table, 'edda'), attacks(table, 'edda')]).toEqual([1, 2]);
  // To (11,11) it is 4 across and 11 down; the brute stands there, so up to (11,10).
  table.does(move(11, 10));
  expect(movement(table, 'edda')).toBe(14 - 10);
});

test('[FS-ACT-1, FS-OPP-2] movement gained by a Dash provokes like any other', () => {
  const table = duel({ edda: { now: { moved: 7 } }, brute: {} });
  table.refuses(move(4, 5), 'noMovement', 'FS-TURN-2').does(choice('dash')).does(move(4, 5));
  expect(asked(table)).toBe('brute opportunity-attack');
});

test('[FS-ACT-1] a Dash after part of a move keeps the metres not yet walked', () => {
  const table = duel({ edda: { at: [0, 0] }, brute: { at: [11, 11] } })
    .does(move(3, 0))
    .does(choice('dash'));
  expect(movement(table, 'edda')).toBe(14 - 3);
});

describe('Disengage', () => {
  /** Imre, prone beside the brute, has disengaged. */
  const imre = (rulings = {}) =>
    duel({ imre: { now: { conditions: [{ id: 'prone' }] } }, brute: {} }, { rulings }).does(
      choice('disengage'),
    );

  test('[FS-ACT-2] ruling disengageCovers all: after a Disengage moving, casting and standing up provoke nobody', () => {
    const table = imre().does(cast('mend'));
    expect(asked(table)).toBe('imre turn');
    table.does(choice('stand-up')).does(move(3, 5));
    expect([asked(table), cell(table, 'imre'), conditions(table, 'imre')]).toEqual([
      'imre turn',
      [3, 5],
      ['disengaged'],
    ]);
  });

  test('[FS-ACT-2] ruling disengageCovers movementOnly: standing up and casting still provoke', () => {
    const table = imre({ disengageCovers: 'movementOnly' }).does(cast('mend'));
    expect(asked(table)).toBe('brute opportunity-attack');
    table.does(decline).does(choice('stand-up'));
    expect(asked(table)).toBe('brute opportunity-attack');
    table.does(decline).does(move(3, 5));
    expect([asked(table), cell(table, 'imre')]).toEqual(['imre turn', [3, 5]]);
  });

  test('[FS-ACT-2] a second Disengage is offered with the note that it adds nothing', () => {
    const table = duel({ edda: {}, brute: {} });
    expect(table.option('disengage').note).toBeUndefined();
    expect(table.does(choice('disengage')).option('disengage').note).toBe('disengaged already');
  });

  test('[FS-ACT-2] a move before the Disengage provokes, moves after it do not, and it ends with the turn', () => {
    const table = duel({ edda: {}, brute: {} }).does(move(5, 6));
    table.answers('brute', decline).does(choice('disengage')).does(move(4, 6)).does(move(5, 6));
    expect([asked(table), ap(table, 'edda')]).toEqual(['edda turn', 2]);
    table.does(endTurn).does(endTurn);
    expect([asked(table), conditions(table, 'edda')]).toEqual(['edda turn', []]);
    table.does(move(4, 6));
    expect(asked(table)).toBe('brute opportunity-attack');
  });
});

test('[FS-ACT-8] a Strike costs one AP and one attack', () => {
  const table = duel({ edda: {}, brute: {} }).does(strike('brute')).answers('brute', decline);
  table.rolls('attack', 14).does(decline).rolls('damage', 8);
  expect([ap(table, 'edda'), attacks(table, 'edda'), health(table, 'brute')]).toEqual([2, 1, 24 - 10]);
});

test('[FS-ACT-9] an attack spell takes AP, mana and an attack; Mend no attack', () => {
  const table = duel({ imre: { at: [2, 2], now: { health: 10 } }, brute: { at: [8, 8], now: { ap: 0 } } });
  table.does(cast('mend'));
  expect([health(table, 'imre'), ap(table, 'imre'), mana(table, 'imre'), attacks(table, 'imre')]).toEqual([
    16, 2, 24, 2,
  ]);
  table
    .does(cast('ember-bolt', { target: 'brute' }))
    .rolls('attack', 15)
    .does(decline)
    .rolls('damage', 8);
  expect([health(table, 'brute'), ap(table, 'imre'), mana(table, 'imre'), attacks(table, 'imre')]).toEqual([
    14, 1, 21, 1,
  ]);
});

describe('standing up', () => {
  const prone = { conditions: [{ id: 'prone' }] };

  test('[FS-ACT-10] ruling standCost halfSpeed: with Speed 7 standing up costs 4 m of movement and no AP', () => {
    const table = duel({ edda: { at: [1, 1], now: prone }, brute: { at: [9, 9] } }).does(choice('stand-up'));
    expect([conditions(table, 'edda'), movement(table, 'edda'), ap(table, 'edda')]).toEqual([[], 3, 3]);
    table.refuses(choice('stand-up'), 'notProne', 'FS-ACT-10');
  });

  test('[FS-ACT-10] standing up is refused with 3 m left, allowed with 4 m, and refused in another’s turn', () => {
    const with_ = (moved: number) =>
      duel({ edda: { at: [1, 1], now: { ...prone, moved } }, brute: { at: [9, 9] } });
    with_(4).refuses(choice('stand-up'), 'noMovement', 'FS-ACT-10');
    expect(conditions(with_(3).does(choice('stand-up')), 'edda')).toEqual([]);
    const late = with_(0).does(endTurn);
    late.refuses(choice('stand-up', { by: 'edda' }), 'notYourTurn', 'FS-TURN-4');
  });

  test('[FS-ACT-10] ruling standCost oneAp: 1 AP and no movement', () => {
    const table = duel({ edda: { now: prone }, brute: { at: [9, 9] } }, { rulings: { standCost: 'oneAp' } });
    table.does(choice('stand-up'));
    expect([conditions(table, 'edda'), movement(table, 'edda'), ap(table, 'edda')]).toEqual([[], 7, 2]);
    const poor = duel(
      { edda: { now: { ...prone, ap: 0 } }, brute: { at: [9, 9] } },
      { rulings: { standCost: 'oneAp' } },
    );
    poor.refuses(choice('stand-up'), 'noActionPoints', 'FS-TURN-3');
  });

  test('[FS-ACT-10] ruling standCost free: standing up costs neither movement nor AP', () => {
    const now = { ...prone, moved: 7, ap: 0 };
    const table = duel({ edda: { now }, brute: { at: [9, 9] } }, { rulings: { standCost: 'free' } });
    expect(conditions(table.does(choice('stand-up')), 'edda')).toEqual([]);
  });

  test('[FS-ACT-10] the button says what standing up takes: 4 m with Speed 7, 1 m with Speed 1, 1 AP, or nothing', () => {
    const price = (standCost: string, speed = 7) => {
      const edda = { at: [1, 1] as const, sheet: { printed: { speed } }, now: prone };
      const table = duel({ edda, brute: { at: [9, 9] } }, { rulings: { standCost } });
      const { cost, note } = table.option('stand-up');
      return [cost, note];
    };
    expect(price('halfSpeed')).toEqual([undefined, '4 m of movement']);
    expect(price('halfSpeed', 1)).toEqual([undefined, '1 m of movement']);
    expect(price('oneAp')).toEqual([{ ap: 1 }, undefined]);
    expect(price('free')).toEqual([undefined, undefined]);
  });
});

describe('improvised actions', () => {
  const shove = (target = 'brute') =>
    duel({ edda: {}, brute: {} }).does(choice('improvise', { what: 'shoves him off the wall', target }));

  test('[FS-ACT-11, FS-ATK-6] a shove is no attack: a contest for 1 AP, no attack used, no defence paid', () => {
    const table = shove();
    expect(asked(table)).toBe('gm improvised');
    table.does(choice('contest', { skill: 'athletics', against: 'acrobatics' }));
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 12 });
    table.rolls('improvised', 9);
    expect(waiting(table)).toMatchObject({ who: 'brute', tn: 6 });
    table.rolls('improvised-answer', 6);
    expect([asked(table), table.choice().about?.passed]).toEqual(['gm improvised-outcome', true]);
    table.does(choice('outcome', { text: 'He tumbles into the moat.' }));
    expect([ap(table, 'edda'), attacks(table, 'edda'), ap(table, 'brute')]).toEqual([2, 2, 3]);
    expect(table.facts('note')).toMatchObject([{ text: 'He tumbles into the moat.', clause: 'FS-ACT-11' }]);
  });

  test.each(['contest', 'test'])(
    '[FS-ACT-11, FS-ATK-6] a harmful improvised action, as a %s too, is an attack: it uses one and may be defended',
    (way) => {
      const table = shove().does(choice(way, { skill: 'athletics', against: 'dodge', ap: 2, attack: 'yes' }));
      expect([asked(table), ap(table, 'edda'), attacks(table, 'edda')]).toEqual([
        'brute improvised-defence',
        1,
        1,
      ]);
      table.does(choice('defend')).rolls('improvised', 5).rolls('improvised-answer', 6);
      expect(table.choice().about?.passed).toBe(false);
      expect(ap(table.does(choice('outcome')), 'brute')).toBe(2);
    },
  );

  test('[FS-ACT-11] a plain test needs no target and costs 1 AP; an action refused by the game master costs nothing', () => {
    const table = shove('nobody')
      .does(choice('test', { skill: 'acrobatics' }))
      .rolls('improvised', 6);
    expect(table.choice().about?.passed).toBe(true);
    expect(ap(table.does(choice('outcome')), 'edda')).toBe(2);
    expect(ap(shove().does(choice('no')), 'edda')).toBe(3);
  });

  test('[FS-ACT-11, FS-COND-3] an unconscious target loses a contest without dice; an attack on it is still rolled', () => {
    const at = (answer: Sketch) =>
      fight({
        heroes: { edda: { at: [5, 5] } },
        foes: { brute: { at: [6, 5], now: { health: 0 } }, wolf: { at: [9, 9] } },
      })
        .does(choice('improvise', { what: 'rolls him aside', target: 'brute' }))
        .does(choice('contest', answer));
    const table = at({ skill: 'athletics', against: 'athletics' });
    expect([asked(table), table.choice().about?.passed]).toEqual(['gm improvised-outcome', true]);
    expect(waiting(at({ skill: 'athletics', against: 'dodge', attack: 'yes' }))).toMatchObject({ tn: 12 });
  });

  test('[FS-ACT-11, FS-COND-4] an improvised attack ends the attacker’s hiding; one that is no attack does not', () => {
    const hiding = (attack: 'yes' | 'no') => {
      const table = duel({ edda: {}, brute: {} }, { hidden: { edda: ['brute'] } });
      table.does(choice('improvise', { what: 'throws sand', target: 'brute' }));
      table.does(choice('test', { attack })).rolls('improvised', 13).does(choice('outcome'));
      return conditions(table, 'edda');
    };
    expect([hiding('yes'), hiding('no')]).toEqual([[], ['hidden']]);
  });

  test('[FS-ACT-11, FS-MAN-5] a braced defender has a boon against an improvised attack, and Brace is used up', () => {
    const table = duel({ edda: {}, brute: { now: { conditions: [{ id: 'braced' }] } } });
    table.does(choice('improvise', { what: 'throws a bench', target: 'brute' }));
    table.does(choice('test', { skill: 'athletics', attack: 'yes' })).does(choice('defend'));
    table.rolls('improvised', 5);
    expect(waiting(table)).toMatchObject({ who: 'brute', tn: 6, dice: 2, edge: 1 });
    // 9 fails, 6 passes with more than Edda's 5.
    table.rolls('improvised-answer', 9, 6);
    expect([table.choice().about?.passed, conditions(table, 'brute')]).toEqual([false, []]);
  });

  test('[FS-ACT-11, FS-TURN-4] what is tried must be said, in one’s own turn; a contest needs somebody, and 0 to 3 AP', () => {
    const table = duel({ edda: { now: { ap: 2 } }, brute: {} });
    const tries = { what: 'throws sand' };
    table.refuses(choice('improvise', { ...tries, by: 'brute' }), 'notYourTurn', 'FS-TURN-4');
    for (const what of [undefined, '', '  ']) {
      table.refuses(choice('improvise', { what }), 'noSuchThing', 'FS-ACT-11');
    }
    table.does(choice('improvise', tries));
    table.refuses(choice('contest', { skill: 'athletics' }), 'noSuchThing', 'FS-ACT-11');
    table.refuses(choice('test', { ap: 4 }), 'noActionPoints', 'FS-ACT-11');
    table.refuses(choice('test', { ap: 3 }), 'noActionPoints', 'FS-TURN-3');
    table
      .does(choice('test', { ap: 0 }))
      .rolls('improvised', 1)
      .does(choice('outcome'));
    expect(ap(table, 'edda')).toBe(2);
    table
      .does(choice('improvise', tries))
      .does(choice('test', { ap: 2 }))
      .rolls('improvised', 1);
    expect(ap(table.does(choice('outcome')), 'edda')).toBe(0);
  });

  test('[FS-ACT-11, FS-REF-1] nobody defends against an improviser who is taken out of the fight, and nothing is rolled', () => {
    const taken = (way: string) => {
      const foes = { brute: { at: [6, 5] as const } };
      const table = fight({ heroes: { edda: { at: [5, 5] }, ciro: { at: [1, 1] } }, foes });
      table.does(choice('improvise', { what: 'throws a bench', target: 'brute' }));
      table.does(choice(way, way === 'test' ? { attack: 'yes' } : {}));
      if (way === 'test') expect(asked(table)).toBe('brute improvised-defence');
      else expect(waiting(table)).toMatchObject({ who: 'edda' });
      table.byHand('an arrow', { change: 'out', who: 'edda', out: 'unconscious' });
      return [asked(table), ap(table, 'brute')];
    };
    expect([taken('test'), taken('contest')]).toEqual([
      ['ciro turn', 3],
      ['ciro turn', 3],
    ]);
  });

  test('[FS-ACT-11, FS-TURN-5] an improvised attack as third attack of the round is refused', () => {
    const table = duel({ edda: { now: { attacksUsed: 2 } }, brute: {} });
    table.does(choice('improvise', { what: 'bites', target: 'brute' }));
    table.refuses(choice('test', { attack: 'yes' }), 'attackLimit', 'FS-TURN-5');
  });
});
