import { describe, expect, test } from 'vitest';
import type { Fighter } from './line-up.ts';
import { asked, choice, conditions, duel, endTurn, fight, strike, waiting } from './line-up.ts';

/** Section 10: size and the starred maneuvers. */

const helpless: Fighter = { now: { ap: 0 } };

/** A fight after the winner has won a Strike critically, picked this maneuver and done the damage. */
const felt = (winner: string, loser: string, foe: Fighter, maneuver: string, hero: Fighter = {}) =>
  duel({ [winner]: hero, [loser]: { ...foe, now: { health: 8, ...helpless.now, ...foe.now } } })
    .does(strike(loser))
    .rolls('attack', 2)
    .does(choice(maneuver))
    .rolls('damage', 1);

/** A change of Sefu's size (Acrobatics 9, Athletics 11). */
const sized = (size: string): Fighter => ({ sheet: { size, armor: null } });

describe('boons, banes and automatic results', () => {
  test.each([
    ['bash', 15],
    ['push', 15],
    ['trip', 5],
  ])('[FS-SIZE-1] an ogre is one size larger: its test against %s has a boon', (maneuver, tn) => {
    const table = felt('edda', 'ogre', { now: { health: 36 } }, maneuver);
    expect(waiting(table)).toMatchObject({ who: 'ogre', tn, dice: 2, edge: 1 });
    table.rolls('maneuver', 20, tn);
    expect(table.facts('maneuver-done')).toMatchObject([{ worked: false }]);
  });

  test.each(['bash', 'push', 'trip', 'disarm'])(
    '[FS-SIZE-1] a hill giant is two sizes larger: it passes automatically against %s',
    (maneuver) => {
      const table = felt('edda', 'hill-giant', { now: { health: 55 } }, maneuver);
      expect(asked(table)).toBe('edda turn');
      expect(table.facts('maneuver-done')).toMatchObject([{ maneuver, worked: false }]);
    },
  );

  test.each([
    ['bash', 5],
    ['push', 5],
    ['trip', 12],
  ])('[FS-SIZE-2] an imp is one size smaller: its test against %s has a bane', (maneuver, tn) => {
    const table = felt('edda', 'ember-imp', {}, maneuver);
    expect(waiting(table)).toMatchObject({ who: 'ember-imp', tn, dice: 2, edge: -1 });
    table.rolls('maneuver', 1, tn + 1);
    expect(table.facts('maneuver-done')).toMatchObject([{ worked: true }]);
  });

  test('[FS-SIZE-2] a Tiny target is two sizes smaller than Medium: it fails automatically', () => {
    const table = felt('edda', 'sefu', sized('tiny'), 'trip');
    expect(asked(table)).toBe('edda turn');
    expect(conditions(table, 'sefu')).toEqual(['prone']);
  });

  test('[FS-SIZE-2, FS-TEST-4] Medium disarms a two-handed weapon of a Small foe: boon and bane cancel, one die', () => {
    const foe = sized('small');
    const gripped = { ...foe, now: { inHand: [{ item: 'spear', hands: 2 }] } };
    const table = felt('edda', 'sefu', gripped, 'disarm').answers('sefu', choice('athletics'));
    expect(waiting(table)).toMatchObject({ tn: 11, dice: 1, edge: 0 });
    expect(table.roll().edge?.terms.map(({ value, clause }) => [clause, value])).toEqual([
      ['FS-SIZE-2', -1],
      ['FS-MAN-6', 1],
    ]);
  });

  test('[FS-SIZE-1, FS-MAN-6] Disarm of a larger foe’s shield: two boons, still two dice', () => {
    const larger = duel({ edda: {}, sefu: { sheet: { size: 'large' }, now: { ap: 0 } } });
    larger
      .does(strike('sefu'))
      .rolls('attack', 2)
      .does(choice('disarm', { item: 'shield' }));
    larger.rolls('damage', 1).answers('sefu', choice('athletics'));
    expect(waiting(larger)).toMatchObject({ dice: 2, edge: 2 });
  });

  test('[FS-SIZE-2] an automatic failure beats the boon of a shield: a Tiny target loses it without a test', () => {
    const table = duel({ edda: {}, sefu: { sheet: { size: 'tiny' }, now: { ap: 0 } } }).does(strike('sefu'));
    table
      .rolls('attack', 2)
      .does(choice('disarm', { item: 'shield' }))
      .rolls('damage', 1);
    expect(asked(table)).toBe('edda turn');
    expect(table.facts('item-moved')).toMatchObject([{ why: 'disarmed', to: { in: 'floor' } }]);
  });

  test('[FS-SIZE-1, FS-SIZE-2] the loser’s test counts: after a win of the Small imp Edda’s test has a boon', () => {
    const table = fight({ foes: { 'ember-imp': { at: [5, 5] } }, heroes: { edda: { at: [6, 5] } } });
    table.does(strike('edda')).answers('edda', choice('block')).rolls('attack', 11).rolls('defence', 3);
    table.answers('edda', choice('trip'));
    expect(waiting(table)).toMatchObject({ who: 'ember-imp', edge: -1 });
    table.rolls('maneuver', 1, 1).does(strike('edda'));
    table.answers('edda', { option: 'decline' }).rolls('attack', 2).answers('ember-imp', choice('trip'));
    table.rolls('damage', 4);
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 6, dice: 2, edge: 1 });
  });

  test('[FS-SIZE-1] size does not matter for Brace, Feint and Precision', () => {
    for (const maneuver of ['brace', 'precision']) {
      const table = duel({ edda: {}, 'hill-giant': helpless }).does(strike('hill-giant')).rolls('attack', 2);
      table.does(choice(maneuver));
      expect(table.facts('maneuver')).toMatchObject([{ maneuver }]);
    }
    const feint = duel({ edda: {}, 'hill-giant': helpless }).does(strike('hill-giant')).rolls('attack', 2);
    feint.does(choice('feint')).rolls('damage', 1);
    expect(waiting(feint)).toMatchObject({ who: 'edda', dice: 1, edge: 0 });
  });
});

describe('the scale of sizes', () => {
  test.each([
    ['tiny', 1],
    ['small', 1],
    ['medium', 1],
    ['large', 2],
    ['huge', 3],
    ['gargantuan', 4],
  ])('[FS-SIZE-3] %s takes %i squares on each side', (size, squares) => {
    const table = duel({ edda: { at: [1, 1] }, sefu: { at: [5, 5], sheet: { size } } });
    expect(table.who('sefu')).toMatchObject({ size: squares, sizeName: size });
    // The far corner of the footprint is taken, and the square behind it is free.
    const edge = 5 + squares - 1;
    const beyond = duel({ edda: { at: [edge + 1, edge + 1] }, sefu: { at: [5, 5], sheet: { size } } });
    expect(asked(beyond.does(endTurn))).toBe('sefu turn');
    expect(() => duel({ edda: { at: [edge, edge] }, sefu: { at: [5, 5], sheet: { size } } })).toThrow(
      /refused/,
    );
  });

  const scale = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'];
  const neighbours = scale.slice(1).map((larger, i): [string, string] => [scale[i] as string, larger]);

  test.each(neighbours)('[FS-SIZE-3, FS-SIZE-1] %s and %s are one size apart', (smaller, larger) => {
    const table = duel({
      edda: { at: [8 - sideOf(smaller), 5], sheet: { size: smaller } },
      sefu: { at: [8, 5], ...sized(larger), now: { ap: 0 } },
    });
    table.does(strike('sefu')).rolls('attack', 2).does(choice('trip')).rolls('damage', 1);
    expect(waiting(table)).toMatchObject({ who: 'sefu', dice: 2, edge: 1 });
  });
});

const sides: { readonly [size: string]: number } = { large: 2, huge: 3, gargantuan: 4 };
const sideOf = (size: string): number => sides[size] ?? 1;
