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
  opportunity,
  path,
  strike,
  waiting,
} from './line-up.ts';

/** Section 11: what provokes, and who may make an opportunity attack. */

const withWeapon = (item: string) => choice('opportunity-attack', { with: item });

describe('the attack', () => {
  test('[FS-OPP-1] a melee Strike for 1 AP and one attack, with defence, maneuver and damage', () => {
    const table = duel({ ciro: {}, brute: {} }).does(move(3, 5)).answers('brute', opportunity);
    expect([ap(table, 'brute'), attacks(table, 'brute'), asked(table)]).toEqual([2, 1, 'ciro defence']);
    table.does(choice('parry'));
    expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'attack', tn: 13 });
    table.rolls('attack', 13).rolls('defence', 15).answers('brute', choice('brace')).rolls('damage', 4);
    expect([health(table, 'ciro'), ap(table, 'ciro'), cell(table, 'ciro')]).toEqual([19 - 7, 2, [3, 5]]);
    expect(table.facts('attack')).toMatchObject([{ who: 'brute', opportunity: true, manner: 'melee' }]);
  });

  test('[FS-OPP-1] a mover without AP cannot defend', () => {
    const table = duel({ ciro: { now: { ap: 0 } }, brute: {} })
      .does(move(3, 5))
      .answers('brute', opportunity);
    expect(waiting(table).who).toBe('brute');
  });

  test('[FS-OPP-1] ranged weapons and weapons that do not reach are refused', () => {
    const archer = duel({ ciro: {}, runa: {} }).does(move(3, 5));
    archer.refuses(withWeapon('longbow'), 'notAReaction', 'FS-OPP-1');
    archer.does(withWeapon('unarmed')).does(decline);
    expect(waiting(archer).tn).toBe(13 - 2);
    const spear = duel({ ciro: { at: [7, 5] }, sefu: { at: [5, 5] } }).does(move(9, 5));
    spear.refuses(withWeapon('unarmed'), 'outOfReach', 'FS-OPP-1').does(withWeapon('spear')).does(decline);
    expect(waiting(spear).tn).toBe(13);
  });

  test('[FS-OPP-1, FS-OPP-6] a weapon must reach the square before the step; with enterToo the entered square counts too', () => {
    // Sefu has a spear (2 m) and two bare hands (1 m); Ciro comes from 2 m to 1 m.
    const approach = (rulings: Sketch = {}) =>
      duel({ ciro: { at: [7, 5] }, sefu: { at: [5, 5] } }, { rulings }).does(path([6, 5]));
    const table = approach();
    table.refuses(withWeapon('unarmed'), 'outOfReach', 'FS-OPP-1').does(withWeapon('spear'));
    expect([asked(table), cell(table, 'ciro')]).toEqual(['ciro defence', [7, 5]]);
    // With `enterToo` means that reach the entered square count too.
    expect(asked(approach({ opportunityMove: 'enterToo' }).does(withWeapon('unarmed')))).toBe('ciro defence');
  });

  test('[FS-OPP-1, FS-COND-4] a foe unaware of the mover gets no opportunity attack', () => {
    const table = duel({ ciro: {}, brute: {} }, { hidden: { ciro: ['brute'] } }).does(move(3, 5));
    expect(asked(table)).toBe('ciro turn');
  });

  test('[FS-OPP-1, FS-DEF-2] AP spent on an opportunity attack are missing for a later defence', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 1 } } })
      .does(move(4, 5))
      .answers('brute', opportunity);
    table.does(decline).rolls('attack', 20).does(move(5, 5)).does(strike('brute'));
    expect(waiting(table).who).toBe('edda');
  });
});

describe('moving', () => {
  /** A bandit walks about; Sefu's spear reaches 2 m from (5,5). */
  const walk = (from: number, rulings: Sketch = {}) =>
    duel({ bandit: { at: [from, 5] }, sefu: { at: [5, 5] } }, { rulings });
  const provokes = (from: number, to: number, rulings: Sketch = {}) =>
    asked(walk(from, rulings).does(path([to, 5]))) === 'sefu opportunity-attack';

  test('[FS-OPP-2] ruling opportunityMove stepFromReach: against reach 2, 3 to 2 m is free, 2 to 1 and 2 to 3 provoke', () => {
    expect([provokes(8, 7), provokes(7, 6), provokes(7, 8), provokes(9, 8)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('[FS-OPP-2] walking up to a foe of reach 1 provokes nothing', () => {
    const table = duel({ ciro: { at: [1, 5] }, brute: { at: [6, 5] } }).does(move(5, 5));
    expect([asked(table), cell(table, 'ciro')]).toEqual(['ciro turn', [5, 5]]);
  });

  test('[FS-OPP-2] ruling opportunityMove leaveOnly: only leaving reach provokes', () => {
    const rulings = { opportunityMove: 'leaveOnly' };
    expect([provokes(8, 7, rulings), provokes(7, 6, rulings), provokes(7, 8, rulings)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('[FS-OPP-2] ruling opportunityMove enterToo: entering reach provokes too, before the step', () => {
    const rulings = { opportunityMove: 'enterToo' };
    expect([provokes(8, 7, rulings), provokes(7, 6, rulings), provokes(7, 8, rulings)]).toEqual([
      true,
      true,
      true,
    ]);
    const table = walk(8, rulings)
      .does(path([7, 5]))
      .does(opportunity)
      .does(decline);
    expect([waiting(table).who, cell(table, 'bandit')]).toEqual(['sefu', [8, 5]]);
  });

  test('[FS-ATK-7, FS-OPP-2] who has no reach is provoked by nobody who walks through its square', () => {
    // Runa holds only a longbow; with moveThrough free the bandit passes through her square.
    const told = (reachMeasure: string): readonly number[] => {
      const rulings = { opportunityMove: 'enterToo', moveThrough: 'free', reachMeasure };
      const table = duel({ bandit: { at: [1, 5] }, runa: { at: [3, 5] } }, { rulings });
      const through = path([2, 5], [3, 5], [4, 5]);
      const seen = table.send({ do: 'preview', choice: through } as never) as {
        provokes?: readonly string[];
      };
      return [seen.provokes?.length ?? 0, table.does(through).facts('step-provokes').length];
    };
    expect(told('longestMelee')).toEqual([1, 1]);
    expect(told('readiedOnly')).toEqual([0, 0]);
  });

  test('[FS-OPP-3] being pushed provokes neither the pusher nor another foe', () => {
    const table = fight({
      foes: { brute: { at: [5, 5] }, wolf: { at: [7, 6] } },
      heroes: { edda: { at: [6, 5], now: { ap: 0 } } },
    });
    table
      .does(strike('edda'))
      .rolls('attack', 13)
      .does(choice('push'))
      .rolls('damage', 1)
      .rolls('maneuver', 13);
    expect([cell(table, 'edda'), asked(table)]).toEqual([[7, 5], 'brute turn']);
  });

  test('[FS-OPP-3] Disengage prevents opportunity attacks; Blink provokes as a spell, not as a step', () => {
    const blink = choice('use-magic-to', { spell: 'blink', cell: { x: 1, y: 5 } });
    const table = duel({ imre: {}, brute: {} }).does(blink).answers('brute', decline);
    expect([asked(table), cell(table, 'imre')]).toEqual(['imre turn', [1, 5]]);
    const calm = duel({ imre: {}, brute: {} }).does(choice('disengage')).does(blink);
    expect(asked(calm)).toBe('imre turn');
    expect(asked(duel({ edda: {}, brute: {} }).does(choice('disengage')).does(move(3, 5)))).toBe('edda turn');
  });
});

describe('casting and standing up', () => {
  /** Imre between a brute and, later in the order, a wolf; a bandit stands 2 m away. */
  const circle = (imre: Sketch = {}, rulings: Sketch = {}) =>
    fight(
      {
        heroes: { imre: { at: [5, 5], ...imre } },
        foes: { wolf: { at: [5, 6] }, bandit: { at: [5, 3] }, brute: { at: [6, 5] } },
      },
      { rulings, order: ['imre', 'brute', 'bandit', 'wolf'] },
    );

  test.each([
    ['an attack spell', cast('ember-bolt', { target: 'bandit' }), 'bandit defence'],
    ['a spell that is no attack', cast('stone-skin'), 'imre turn'],
  ])('[FS-OPP-4, FS-OPP-6] %s provokes every foe in reach, asked in initiative order', (_, deed, then) => {
    const table = circle().does(deed);
    expect(asked(table)).toBe('brute opportunity-attack');
    table.does(decline);
    expect(asked(table)).toBe('wolf opportunity-attack');
    table.does(decline);
    expect(asked(table)).toBe(then);
  });

  test('[FS-OPP-4] a spell with the Melee Attack trait provokes nobody', () => {
    expect(asked(circle().does(cast('rime-touch', { target: 'brute' })))).toBe('brute defence');
  });

  const wand = { sheet: { items: ['ember-wand'], inHand: [{ item: 'ember-wand' }] } };

  test('[FS-OPP-4, FS-OPP-7] ruling itemProvokes no: a spell from a wand provokes nobody', () => {
    const table = circle(wand).does(cast('ember-wand', { target: 'bandit' }));
    expect([asked(table), mana(table, 'imre')]).toEqual(['bandit defence', 27]);
  });

  test('[FS-OPP-4] ruling itemProvokes yes: a wand provokes; disarmed of it, the caster loses the attack', () => {
    const table = circle(wand, { itemProvokes: 'yes' }).does(cast('ember-wand', { target: 'bandit' }));
    table.answers('brute', opportunity).answers('imre', decline).rolls('attack', 13);
    table.does(choice('disarm', { item: 'ember-wand' })).rolls('damage', 1);
    table.answers('imre', choice('athletics')).rolls('maneuver', 7).answers('wolf', decline);
    expect(table.facts('attack-off')).toMatchObject([{ who: 'imre' }]);
    expect([asked(table), attacks(table, 'imre'), health(table, 'bandit')]).toEqual(['imre turn', 1, 14]);
  });

  test('[FS-OPP-5] standing up provokes while still prone: Edda parries at 14 - 2', () => {
    const table = duel({ edda: { now: { conditions: [{ id: 'prone' }] } }, brute: {} }).does(
      choice('stand-up'),
    );
    table.answers('brute', opportunity);
    expect(conditions(table, 'edda')).toEqual(['prone']);
    table.answers('edda', choice('parry')).rolls('attack', 20);
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 12 });
    table.rolls('defence', 20);
    expect([conditions(table, 'edda'), movement(table, 'edda')]).toEqual([[], 3]);
  });

  test('[FS-OPP-5, FS-OPP-6] knocked out while standing up, a combatant stays prone and spends no movement', () => {
    const edda = { now: { health: 10, conditions: [{ id: 'prone' }] } };
    const table = fight({
      heroes: { edda: { at: [5, 5], ...edda }, ciro: { at: [11, 11] } },
      foes: { brute: { at: [6, 5] } },
    });
    table.does(choice('stand-up')).does(opportunity).does(decline).rolls('attack', 13).does(decline);
    table.rolls('damage', 12);
    expect([conditions(table, 'edda'), asked(table)]).toEqual([['unconscious', 'prone'], 'ciro turn']);
    expect(table.facts('movement-spent')).toEqual([]);
  });
});

test('[FS-OPP-7] shooting, drawing, dropping, picking up, grappling and searching provoke nobody', () => {
  const table = duel({ runa: { now: { inHand: [{ item: 'hatchet' }] } }, brute: {} });
  table.does(choice('stow', { item: 'hatchet' }));
  expect(asked(table)).toBe('runa turn');
  table.does(choice('draw', { item: 'longbow' })).does(strike('brute', { with: 'longbow' }));
  expect(asked(table)).toBe('brute defence');
  table
    .does(decline)
    .rolls('attack', 20)
    .does(choice('release', { what: ['longbow'] }));
  expect(asked(table)).toBe('runa turn');
  table.does(endTurn).does(endTurn).does(choice('search')).rolls('search', 20).does(choice('not-found'));
  expect(asked(table)).toBe('runa turn');
  table.does(choice('grapple', { target: 'brute' }));
  expect(asked(table)).toBe('brute grapple-defence');
  table.does(choice('athletics')).rolls('grapple', 20).rolls('grapple-answer', 1);
  table.does(choice('pick-up', { item: 'longbow' }));
  expect(asked(table)).toBe('runa turn');
});
