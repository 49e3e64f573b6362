import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { asked, choice, decline, duel, fight, health, strike, terms, waiting } from './line-up.ts';

/**
 * Section 1: tests, Successes, modifiers, contests, automatic results, the order of dice. Boons have a file of their own.
 */

/** A style with a printed target number. */
const printed = (tn: number) => ({
  styles: [{ name: 'Printed', gear: ['full-armor', 'shield', 'longsword'], printed: { STR: tn, AGI: tn } }],
});
/** Edda strikes the brute, who declines to defend. */
const blow = (rulings = {}, edda = {}) =>
  duel({ edda: { sheet: edda }, brute: {} }, { rulings })
    .does(strike('brute'))
    .answers('brute', decline);
const outcome = (table: ReturnType<typeof blow>) => table.news('combat-roll')[0]?.outcome;

describe('a test', () => {
  test('[FS-TEST-1] a d20 at or below the TN passes: STR 8 + rank 6 = 14, a 14 hits, a 15 does not', () => {
    expect(waiting(blow())).toMatchObject({ who: 'edda', purpose: 'attack', tn: 14, dice: 1 });
    expect(outcome(blow().rolls('attack', 14))).toBe('hit');
    expect(outcome(blow().rolls('attack', 15))).toBe('nothing');
  });

  test('[FS-TEST-1] ruling testDice d10under: half the TN on a d10, for 14 a 7 hits, an 8 does not', () => {
    expect(outcome(blow({ testDice: 'd10under' }).rolls('attack', 7))).toBe('hit');
    expect(outcome(blow({ testDice: 'd10under' }).rolls('attack', 8))).toBe('nothing');
  });

  test('[FS-TEST-1] ruling testDice d10under: half of TN 13 is rounded up to 7', () => {
    const table = (face: number) =>
      duel({ brute: {}, edda: {} }, { rulings: { testDice: 'd10under' } })
        .does(strike('edda'))
        .does(decline)
        .rolls('attack', face);
    expect(outcome(table(7))).toBe('hit');
    expect(outcome(table(8))).toBe('nothing');
  });

  test('[FS-TEST-1] ruling testDice d100under: five times the TN on a d100, for 14 a 70 hits, a 71 does not', () => {
    expect(outcome(blow({ testDice: 'd100under' }).rolls('attack', 70))).toBe('hit');
    expect(outcome(blow({ testDice: 'd100under' }).rolls('attack', 71))).toBe('nothing');
  });

  test('[FS-TEST-1] ruling testDice d6pool: TN 14 gives seven d6, and one 5 or 6 passes', () => {
    expect(waiting(blow({ testDice: 'd6pool' })).dice).toBe(7);
    expect(outcome(blow({ testDice: 'd6pool' }).rolls('attack', 1, 1, 5, 1, 1, 1, 1))).toBe('hit');
    expect(outcome(blow({ testDice: 'd6pool' }).rolls('attack', 4, 4, 4, 4, 4, 4, 4))).toBe('nothing');
  });

  test('[FS-TEST-1] the log tells the number the dice are compared with, and the ruling if not the default', () => {
    const said = (rulings: object, ...faces: number[]) => {
      const line = blow(rulings)
        .rolls('attack', ...faces)
        .lines()
        .find(({ roll }) => roll);
      return [line?.text.split(': ')[1], line?.rulings];
    };
    expect(said({}, 14)).toEqual(['14 against TN 14, passes with 14 Successes', undefined]);
    expect(said({ testDice: 'd10under' }, 8)).toEqual(['8 against 7, half of TN 14, fails', ['FS-R1']]);
    expect(said({ testDice: 'd100under' }, 30)).toEqual([
      '30 against 70, five times TN 14, passes with 30 Successes',
      ['FS-R1'],
    ]);
    expect(said({ testDice: 'd6pool' }, 1, 1, 5, 1, 1, 1, 6)).toEqual([
      '1, 1, 5, 1, 1, 1, 6 for TN 14, passes with 2 Successes',
      ['FS-R1'],
    ]);
  });

  test('[FS-TEST-2] a passed test has as many Successes as its die shows, a failed one 0', () => {
    const table = duel({ edda: {}, ciro: {} }).does(strike('ciro')).does(choice('dodge'));
    table.rolls('attack', 6).rolls('defence', 14);
    expect(table.facts('combat-roll')[0]).toMatchObject({
      attack: { passed: true, successes: 6 },
      defended: { passed: false, successes: 0 },
    });
  });

  /** Edda (14) against Ciro's Dodge (13). */
  const dodged = (rulings: Sketch, attack: number[], defence: number[]) =>
    duel({ edda: {}, ciro: {} }, { rulings })
      .does(strike('ciro'))
      .does(choice('dodge'))
      .rolls('attack', ...attack)
      .rolls('defence', ...defence)
      .facts('combat-roll')[0];

  test('[FS-TEST-2] ruling successCount face: the higher passing die is better: 4 loses to 8, 9 beats 8', () => {
    expect(dodged({}, [4], [8])).toMatchObject({ outcome: 'missed' });
    expect(dodged({}, [9], [8])).toMatchObject({ outcome: 'hit' });
  });

  test('[FS-TEST-2] ruling successCount margin: TN minus die plus 1: 4 against TN 14 gives 11, 4 against 13 gives 10', () => {
    const margin = { successCount: 'margin' };
    expect(dodged(margin, [4], [3])).toMatchObject({
      outcome: 'missed',
      attack: { successes: 11 },
      defended: { successes: 11 },
    });
    expect(dodged(margin, [4], [4])).toMatchObject({ outcome: 'hit', defended: { successes: 10 } });
  });

  test('[FS-TEST-2] ruling successCount perFive: 4 against TN 14 gives 3, 8 against 13 gives 2, 9 gives 1', () => {
    const perFive = { successCount: 'perFive' };
    expect(dodged(perFive, [4], [8])).toMatchObject({
      outcome: 'hit',
      attack: { successes: 3 },
      defended: { successes: 2 },
    });
    expect(dodged(perFive, [5], [9])).toMatchObject({
      outcome: 'hit',
      attack: { successes: 2 },
      defended: { successes: 1 },
    });
  });

  test('[FS-TEST-1, FS-TEST-2] ruling testDice d6pool: Successes are the dice that show 5 or 6', () => {
    const pool = { testDice: 'd6pool' };
    expect(dodged(pool, [5, 6, 1, 1, 1, 1, 1], [5, 1, 1, 1, 1, 1, 1])).toMatchObject({
      outcome: 'hit',
      attack: { successes: 2 },
      defended: { successes: 1 },
    });
    expect(dodged(pool, [5, 6, 1, 1, 1, 1, 1], [6, 5, 1, 1, 1, 1, 1])).toMatchObject({ outcome: 'missed' });
  });

  test('[FS-TEST-2] ruling naturalExtremes off: TN 20 passes with a 20, TN 0 fails with a 1', () => {
    expect(outcome(blow({}, printed(20)).rolls('attack', 20))).toBe('hit');
    expect(outcome(blow({}, printed(0)).rolls('attack', 1))).toBe('nothing');
  });

  test('[FS-TEST-2] ruling naturalExtremes oneAndTwenty: a 20 always fails, a 1 always passes', () => {
    const extremes = { naturalExtremes: 'oneAndTwenty' };
    expect(outcome(blow(extremes, printed(25)).rolls('attack', 20))).toBe('nothing');
    expect(outcome(blow(extremes, printed(0)).rolls('attack', 1))).toBe('hit');
    expect(outcome(blow(extremes, printed(0)).rolls('attack', 2))).toBe('nothing');
  });

  test('[FS-TEST-3] modifiers add up, each with its clause: prone, untrained, flanking and surroundings make TN 9', () => {
    const table = fight({
      heroes: {
        edda: {
          at: [5, 5],
          sheet: { weapons: ['club'], inHand: [{ item: 'club' }], shield: null },
          now: { conditions: [{ id: 'prone' }] },
        },
        ciro: { at: [7, 5] },
      },
      foes: { brute: { at: [6, 5] } },
    });
    table.does(strike('brute', { surroundings: '-3' })).answers('brute', decline);
    const { total } = table.roll();
    const told = total?.terms.map(({ value, clause }) => `${clause} ${value}`).sort();
    expect(told).toEqual(
      ['FS-STY-7 8', 'FS-STY-1 6', 'FS-UNT-1 -2', 'FS-COND-2 -2', 'FS-FLK-2 2', 'FS-TEST-8 -3'].sort(),
    );
    expect(total?.value).toBe(9);
    expect(outcome(table.rolls('attack', 9))).toBe('hit');
  });
});

describe('a contest', () => {
  /** Edda (Athletics 12) with a free hand reaches for somebody, who answers with Athletics. */
  const grapple = (foe: string, rulings = {}) =>
    duel({ edda: { now: { inHand: [{ item: 'longsword' }] } }, [foe]: {} }, { rulings })
      .does(choice('grapple', { target: foe }))
      .answers(foe, choice('athletics'));
  const won = (table: ReturnType<typeof grapple>) => table.facts('contest').at(-1)?.won;

  test.each([
    ['a pass beats a failure', 8, 14, true],
    ['with two passes more Successes win', 8, 7, true],
    ['with two passes fewer Successes lose', 8, 9, false],
    ['equal Successes leave things as they are', 8, 8, false],
    ['two failures leave things as they are', 13, 14, false],
    ['a failure loses to a pass', 13, 1, false],
  ])('[FS-TEST-5] %s: Edda rolls %i against 12, the brute %i against 13', (_, own, other, result) => {
    const table = grapple('brute');
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 12 });
    table.rolls('grapple', own);
    expect(waiting(table)).toMatchObject({ who: 'brute', tn: 13 });
    expect(won(table.rolls('grapple-answer', other))).toBe(result);
  });

  test('[FS-TEST-5] ruling contestTie reroll: both roll again until one side wins', () => {
    const table = grapple('brute', { contestTie: 'reroll' });
    table.rolls('grapple', 8).rolls('grapple-answer', 8);
    table.rolls('grapple', 13).rolls('grapple-answer', 14);
    expect(won(table.rolls('grapple', 8).rolls('grapple-answer', 7))).toBe(true);
  });

  test('[FS-TEST-5] ruling contestTie higherTn: TN 12 loses a tie against TN 13 and wins it against TN 9', () => {
    const rulings = { contestTie: 'higherTn' };
    expect(won(grapple('brute', rulings).rolls('grapple', 8).rolls('grapple-answer', 8))).toBe(false);
    expect(won(grapple('bandit', rulings).rolls('grapple', 8).rolls('grapple-answer', 8))).toBe(true);
    expect(won(grapple('bandit', rulings).rolls('grapple', 20).rolls('grapple-answer', 20))).toBe(true);
    // A failure against a pass is no tie: 13 fails against 12, 1 passes against 9.
    expect(won(grapple('bandit', rulings).rolls('grapple', 13).rolls('grapple-answer', 1))).toBe(false);
  });
});

describe('automatic results', () => {
  const tripping = (rulings = {}) =>
    duel({ edda: { at: [5, 5] }, 'hill-giant': { at: [6, 5], now: { ap: 0 } } }, { rulings })
      .does(strike('hill-giant'))
      .rolls('attack', 10)
      .does(choice('trip'))
      .rolls('damage', 4);

  test('[FS-TEST-6] automatic results need no die: no defence, full cover, a Trip of a hill giant', () => {
    const undefended = blow().rolls('attack', 10);
    expect(asked(undefended)).toBe('edda maneuver');
    expect(undefended.facts('combat-roll')[0]?.defended).toMatchObject({
      passed: false,
      successes: 0,
      automatic: true,
    });
    const tripped = tripping();
    expect(asked(tripped)).toBe('edda turn');
    expect(tripped.facts('maneuver-done')[0]).toMatchObject({ maneuver: 'trip', worked: false });
    const shot = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5], now: { ap: 0 } } });
    shot.does(strike('brute', { cover: 'full' }));
    expect(asked(shot)).toBe('runa turn');
    expect(shot.facts('combat-roll')[0]).toMatchObject({ outcome: 'nothing', attack: { automatic: true } });
  });

  test('[FS-TEST-6] ruling automaticResults rollAnyway: dice are rolled but change nothing', () => {
    const rulings = { automaticResults: 'rollAnyway' };
    const tripped = tripping(rulings).rolls('maneuver', 20);
    expect(tripped.facts('maneuver-done')[0]).toMatchObject({ maneuver: 'trip', worked: false });
    const shot = duel({ runa: { at: [2, 5] }, brute: { at: [8, 5], now: { ap: 0 } } }, { rulings });
    shot.does(strike('brute', { cover: 'full' })).rolls('attack', 1);
    expect(shot.facts('combat-roll')[0]).toMatchObject({ outcome: 'nothing', attack: { passed: false } });
  });
});

describe('the order of dice', () => {
  test('[FS-TEST-7] attacker, defender, damage, then the maneuver’s test', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute')).does(choice('dodge'));
    table.rolls('attack', 10).rolls('defence', 7).answers('edda', choice('bash'));
    table.rolls('damage', 4).rolls('maneuver', 13);
    expect(asked(table)).toBe('edda turn');
    expect(health(table, 'brute')).toBe(24 - 6);
  });

  test('[FS-TEST-7] ruling rollOrder defenderFirst: the defender rolls first in attacks and contests', () => {
    const rulings = { rollOrder: 'defenderFirst' };
    const table = duel({ edda: {}, brute: {} }, { rulings }).does(strike('brute')).does(choice('dodge'));
    table.rolls('defence', 5).rolls('attack', 6).rolls('damage', 4);
    expect(health(table, 'brute')).toBe(24 - 6);
    const hold = duel({ edda: { now: { inHand: [] } }, brute: {} }, { rulings });
    hold.does(choice('grapple', { target: 'brute' })).does(choice('athletics'));
    hold.rolls('grapple-answer', 7).rolls('grapple', 8);
    expect(hold.facts('contest')[0]).toMatchObject({ won: true });
  });

  test('[FS-TEST-7] damage parts are rolled in their listed order', () => {
    const brand = {
      id: 'brand',
      name: 'Burning brand',
      kind: 'longsword',
      hands: 1,
      damage: [
        { count: 1, sides: 8, plus: 0, type: 'slashing' },
        { count: 1, sides: 6, plus: 0, type: 'fire' },
      ],
      melee: { reach: 1 },
    };
    const table = duel({
      edda: { sheet: { weapons: [brand], inHand: [{ item: 'brand' }] } },
      brute: { now: { ap: 0 } },
    });
    table.does(strike('brute')).rolls('attack', 3).does(decline);
    expect(table.roll().dice.map((die) => die.sides)).toEqual([8, 6]);
    table.rolls('damage', 7, 2);
    const parts = table.facts('damage')[0]?.parts as { type: string; rolled: number }[];
    expect(parts.map(({ type, rolled }) => [type, rolled])).toEqual([
      ['slashing', 7],
      ['fire', 2],
    ]);
  });

  test('[FS-TEST-8] surroundings: +2 for the attack, a bane for the defence; nothing unless set', () => {
    const said = { surroundings: '+2', surroundingsDefence: 'bane' };
    const table = duel({ edda: {}, ciro: {} }).does(strike('ciro', said)).does(choice('dodge'));
    expect(waiting(table)).toMatchObject({ tn: 16, dice: 1 });
    expect(terms(table)).toContain('surroundings 2');
    table.rolls('attack', 3);
    expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 13, dice: 2, edge: -1 });
    const plain = duel({ edda: {}, ciro: {} }).does(strike('ciro')).does(choice('dodge'));
    expect(waiting(plain)).toMatchObject({ tn: 14, dice: 1, edge: 0 });
    plain.rolls('attack', 3);
    expect(waiting(plain)).toMatchObject({ tn: 13, dice: 1, edge: 0 });
  });

  test('[FS-TEST-8, FS-ATK-1] surroundings can be set with the defence: -2 for the attack and a bane for the Dodge', () => {
    // Edda's Fighting Style (STR) is 14, Ciro dodges at 13 and parries at 14 with Agility.
    const struck = () => duel({ edda: {}, ciro: {} }).does(strike('ciro'));
    const dodged = struck().does(choice('dodge', { surroundings: '-2', surroundingsDefence: 'bane' }));
    expect(waiting(dodged)).toMatchObject({ who: 'edda', tn: 12, dice: 1 });
    dodged.rolls('attack', 3);
    expect(waiting(dodged)).toMatchObject({ who: 'ciro', tn: 13, dice: 2, edge: -1 });
    const parried = struck().does(choice('parry')).rolls('attack', 3);
    expect(waiting(parried)).toMatchObject({ who: 'ciro', tn: 14, dice: 1, edge: 0 });
  });

  test('[FS-TEST-8] surroundings set with the attack stay, unless the defence removes them', () => {
    const struck = () => duel({ edda: {}, ciro: {} }).does(strike('ciro', { surroundings: '+2' }));
    expect(waiting(struck().does(choice('dodge')))).toMatchObject({ tn: 16 });
    expect(waiting(struck().does(choice('dodge', { surroundings: 'none' })))).toMatchObject({ tn: 14 });
  });

  test('[FS-TEST-8, FS-DEF-7] surroundings can be set with declining a defence; other values are refused', () => {
    const table = duel({ edda: {}, ciro: {} }).does(strike('ciro'));
    table.refuses(choice('decline', { surroundings: 'mud' }), 'noSuchThing', 'FS-TEST-8');
    expect(waiting(table.does(choice('decline', { surroundings: '-2' })))).toMatchObject({
      who: 'edda',
      tn: 12,
    });
  });

  test('[FS-TEST-8, FS-ATK-8] with one roll at several targets each target sets only its own modifiers', () => {
    const table = fight({
      heroes: { imre: { at: [2, 5] } },
      foes: { bandit: { at: [8, 5] }, brute: { at: [9, 5] } },
    });
    table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute'] }));
    table.refuses(choice('dodge', { surroundings: '-2' }), 'noSuchThing', 'FS-TEST-8');
    // Sorcery 15, behind a low wall 13 against the bandit; the brute's dodge of 6 has a bane.
    table.does(choice('dodge', { cover: 'low' })).does(choice('dodge', { surroundingsDefence: 'bane' }));
    table.rolls('attack', 14);
    // 14 fails against 13, so of the bandit's dodge (8, and 2 for the wall) only whether it passes matters.
    expect(waiting(table)).toMatchObject({ who: 'bandit', tn: 10, dice: 1 });
    table.rolls('defence', 15);
    expect(waiting(table)).toMatchObject({ who: 'brute', tn: 6, dice: 2, edge: -1 });
  });
});
