import { expect, test } from 'vitest';
import { badgesOf } from '../../../table/testing/badges.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { cast, choice, decline, duel, fight, move, strike } from './line-up.ts';

/** Lines of the log that a ruling has decided name it: badges. */

/** The brute strikes Sefu, who dodges at 9, or answers otherwise. */
const clash = (attack: number, defended: number, rulings = {}, defence = 'dodge'): Scenario =>
  duel({ brute: {}, sefu: {} }, { rulings })
    .does(strike('sefu'))
    .answers('sefu', choice(defence))
    .rolls('attack', attack)
    .rolls('defence', defended);

test('[FS-RES-5] [FS-R2] [FS-R79] compared Successes name how they are counted, equal ones who wins them', () => {
  expect(badgesOf(clash(5, 9), 'dodges the attack')).toEqual(['FS-R2']);
  expect(badgesOf(clash(9, 9), 'dodges the attack')).toEqual(['FS-R2', 'FS-R79']);
  expect(badgesOf(clash(9, 9, { defenceTie: 'attacker' }), 'hits Sefu')).toEqual(['FS-R2', 'FS-R79']);
  // Nothing is compared where one side fails, or blocks.
  expect(badgesOf(clash(5, 10), 'hits Sefu')).toEqual([]);
  expect(badgesOf(clash(5, 3, {}, 'block'), 'blocks the attack')).toEqual([]);
});

test('[FS-TEST-2] [FS-R2] [FS-R3] rolls name how Successes are counted where that is unusual, and a face that decides alone', () => {
  expect(badgesOf(clash(5, 10), 'passes with')).toEqual([]);
  expect(badgesOf(clash(5, 10, { successCount: 'margin' }), 'passes with')).toEqual(['FS-R2']);
  expect(badgesOf(clash(1, 10, { naturalExtremes: 'oneAndTwenty' }), 'passes with')).toEqual(['FS-R3']);
  expect(badgesOf(clash(2, 10, { naturalExtremes: 'oneAndTwenty' }), 'passes with')).toEqual([]);
});

test('[FS-GRID-1] [FS-R77] a walk with a diagonal step names how it counts', () => {
  const walk = (x: number, y: number): readonly string[] =>
    badgesOf(duel({ edda: { at: [3, 3] }, brute: { at: [10, 10] } }).does(move(x, y)), 'Edda moves');
  expect(walk(5, 5)).toEqual(['FS-R77']);
  expect(walk(5, 3)).toEqual([]);
});

test('[FS-ACT-10] [FS-R26] the price of standing up names who has set it', () => {
  const lying = { now: { conditions: [{ id: 'prone' }] } };
  const stand = (standCost: string): Scenario =>
    duel({ edda: { at: [3, 3], ...lying }, brute: { at: [10, 10] } }, { rulings: { standCost } }).does(
      choice('stand-up'),
    );
  expect(badgesOf(stand('halfSpeed'), 'standing up')).toEqual(['FS-R26']);
  expect(badgesOf(stand('halfSpeed'), 'stands up')).toEqual([]);
  expect(badgesOf(stand('oneAp'), 'stands up')).toEqual(['FS-R26']);
});

test('[FS-HP-1] [FS-R69] falling unconscious names the point at which that happens', () => {
  const table = duel({ brute: {}, sefu: { now: { health: 1, ap: 0 } } })
    .does(strike('sefu'))
    .rolls('attack', 5);
  table.does(decline).rolls('damage', 12);
  expect(badgesOf(table, 'falls unconscious')).toEqual(['FS-R69']);
});

test('[FS-ENC-5] [FS-R11] the order of turns names the ruling of ties only where two are equal', () => {
  // Edda adds 3 to her die, the brute 2.
  const order = (...faces: readonly number[]): readonly string[] => {
    const table = fight(
      {
        heroes: { edda: { at: [3, 3], sheet: { printed: { initiative: 3 } } } },
        foes: { brute: { at: [9, 9], sheet: { printed: { initiative: 2 } } } },
      },
      { fromTheStart: true },
    );
    for (const face of faces) table.rolls('initiative', face);
    return badgesOf(table, 'Order of turns');
  };
  expect(order(4, 4)).toEqual([]);
  expect(order(4, 5)).toEqual(['FS-R11']);
});

test('[FS-MAG-1] [FS-R76] a spell that is no attack names whether it takes a test', () => {
  const table = fight({ heroes: { imre: { at: [3, 3] } }, foes: { brute: { at: [10, 10] } } });
  expect(badgesOf(table.does(cast('stone-skin')), 'takes effect')).toEqual(['FS-R76']);
});

test('[FS-TEST-5] [FS-R5] a contest in which neither is better names who wins it', () => {
  // Edda tests Athletics at 12, the brute Acrobatics at 6.
  const edda = { now: { inHand: [{ item: 'longsword' }] } };
  const hold = (mine: number, theirs: number): readonly string[] =>
    badgesOf(
      duel({ edda, brute: {} })
        .does(choice('grapple', { target: 'brute' }))
        .answers('brute', choice('acrobatics'))
        .rolls('grapple', mine)
        .rolls('grapple-answer', theirs),
      'The grapple of Edda',
    );
  expect(hold(13, 7)).toEqual(['FS-R5']);
  expect(hold(5, 5)).toEqual(['FS-R5']);
  expect(hold(5, 4)).toEqual([]);
  expect(hold(4, 5)).toEqual([]);
});

test('[FS-TEST-5] [FS-R5] a contest that was rolled again names the ruling by which it was, whoever wins then', () => {
  const edda = { now: { inHand: [{ item: 'longsword' }] } };
  const table = duel({ edda, brute: {} }, { rulings: { contestTie: 'reroll' } })
    .does(choice('grapple', { target: 'brute' }))
    .answers('brute', choice('acrobatics'))
    .rolls('grapple', 5)
    .rolls('grapple-answer', 5)
    .rolls('grapple', 5)
    .rolls('grapple-answer', 4);
  expect(badgesOf(table, 'The grapple of Edda')).toEqual(['FS-R5']);
});

test('[FS-OPP-2] [FS-OPP-5] [FS-R47] an opportunity attack on a step names which steps provoke, one on who stands up does not', () => {
  const step = duel({ ciro: { at: [6, 5] }, brute: { at: [5, 5] } })
    .does(move(8, 5))
    .answers('brute', choice('opportunity-attack'));
  expect(badgesOf(step, 'at the opening')).toEqual(['FS-R47']);
  const lying = { at: [6, 5], now: { conditions: [{ id: 'prone' }] } } as const;
  const rises = duel({ ciro: lying, brute: { at: [5, 5] } })
    .does(choice('stand-up'))
    .answers('brute', choice('opportunity-attack'));
  expect(badgesOf(rises, 'at the opening')).toEqual([]);
});
