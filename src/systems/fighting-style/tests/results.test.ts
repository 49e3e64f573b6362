import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { ap, asked, attacks, cast, choice, decline, duel, health, strike, waiting } from './line-up.ts';

/** Section 8: the results of a combat roll. The brute attacks at 13; Sefu blocks at 13, dodges at 9, parries at 13. */

const outcome = (table: Scenario): unknown => table.facts('combat-roll').at(-1)?.outcome;
const critical = (table: Scenario): unknown => table.facts('combat-roll').at(-1)?.critical;

/** The brute strikes Sefu, who answers in this way. */
const clash = (defence: string, attack: number, defended: number, rulings = {}, sefu = {}) =>
  duel({ brute: {}, sefu: { sheet: sefu } }, { rulings })
    .does(strike('sefu'))
    .answers('sefu', choice(defence))
    .rolls('attack', attack)
    .rolls('defence', defended);

describe('one side passes, or neither', () => {
  test('[FS-RES-1] both fail: AP and attack are spent, nothing else happens, nobody is offered a maneuver', () => {
    const table = clash('block', 14, 14);
    expect(outcome(table)).toBe('nothing');
    expect(critical(table)).toBeNull();
    expect(asked(table)).toBe('brute turn');
    expect([ap(table, 'brute'), ap(table, 'sefu'), attacks(table, 'brute')]).toEqual([2, 2, 1]);
    expect(health(table, 'sefu')).toBe(21);
  });

  test('[FS-RES-2] only the attacker passes: a maneuver is offered and damage is rolled', () => {
    const table = clash('dodge', 13, 10);
    expect(critical(table)).toBe('brute');
    expect(asked(table)).toBe('brute maneuver');
    table.does(decline).rolls('damage', 6);
    // 6 + 3, less AR 2.
    expect(health(table, 'sefu')).toBe(21 - 7);
    expect(asked(table)).toBe('brute turn');
  });

  test('[FS-RES-2] a failed Block adds no BR, AR still counts: 12 + 3 - 2 do 13', () => {
    const table = clash('block', 1, 14).does(decline).rolls('damage', 12);
    expect(outcome(table)).toBe('hit');
    expect(health(table, 'sefu')).toBe(21 - 13);
  });

  test('[FS-RES-2] against an undefended target a pass is a critical win, a failure nothing', () => {
    const table = (face: number) =>
      duel({ brute: {}, sefu: { now: { ap: 0 } } })
        .does(strike('sefu'))
        .rolls('attack', face);
    expect(asked(table(1))).toBe('brute maneuver');
    expect(critical(table(13))).toBe('brute');
    expect(outcome(table(14))).toBe('nothing');
    expect(asked(table(14))).toBe('brute turn');
  });

  test('[FS-RES-3] only the defender passes: no damage with any defence, and a maneuver for the defender', () => {
    for (const [defence, face] of [
      ['block', 13],
      ['dodge', 9],
      ['parry', 13],
    ] as const) {
      const table = clash(defence, 14, face);
      expect(outcome(table)).toBe('negated');
      expect(critical(table)).toBe('sefu');
      expect(asked(table)).toBe('sefu maneuver');
      table.does(choice('trip')).rolls('maneuver', 7);
      expect(table.who('brute').conditions.map(({ id }) => id)).toContain('prone');
      expect(table.facts('damage')).toEqual([]);
      expect(health(table, 'sefu')).toBe(21);
    }
  });
});

describe('both pass', () => {
  test('[FS-RES-4] Block: 12 Successes against 3 are blocked; 12 crushing against AR 0 and BR 6 do 6', () => {
    const table = clash('block', 12, 3, {}, { armor: null });
    expect(outcome(table)).toBe('blocked');
    expect(critical(table)).toBeNull();
    table.rolls('damage', 9);
    expect(table.facts('damage')[0]).toMatchObject({ who: 'sefu', amount: 6 });
    expect(health(table, 'sefu')).toBe(21 - 6);
    expect(asked(table)).toBe('brute turn');
  });

  test('[FS-RES-4] Block with more Successes than the attack: damage is still rolled and reduced', () => {
    const table = clash('block', 3, 12, {}, { armor: null }).rolls('damage', 9);
    expect(health(table, 'sefu')).toBe(21 - 6);
  });

  test('[FS-RES-5] Dodge: 9 against 9 misses, 10 against 9 hits with damage but without a maneuver', () => {
    const missed = clash('dodge', 9, 9);
    expect(outcome(missed)).toBe('missed');
    expect(asked(missed)).toBe('brute turn');
    const hit = clash('dodge', 10, 9);
    expect(outcome(hit)).toBe('hit');
    expect(critical(hit)).toBeNull();
    hit.rolls('damage', 1);
    expect(asked(hit)).toBe('brute turn');
    expect(health(hit, 'sefu')).toBe(21 - 2);
  });

  test('[FS-RES-6] Parry: 12 against 12 misses, 13 against 12 hits, without a maneuver', () => {
    const missed = clash('parry', 12, 12);
    expect(outcome(missed)).toBe('missed');
    expect(asked(missed)).toBe('brute turn');
    const hit = clash('parry', 13, 12);
    expect(outcome(hit)).toBe('hit');
    hit.rolls('damage', 1);
    expect(asked(hit)).toBe('brute turn');
  });

  test.each(['dodge', 'parry'])(
    '[FS-RES-5, FS-RES-6] ruling defenceTie defender: 8 against 8 misses a %s',
    (defence) => {
      expect(outcome(clash(defence, 8, 8, { defenceTie: 'defender' }))).toBe('missed');
    },
  );

  test.each(['dodge', 'parry'])(
    '[FS-RES-5, FS-RES-6] ruling defenceTie attacker: 8 against 8 hits a %s, 7 against 8 does not',
    (defence) => {
      const rulings = { defenceTie: 'attacker' };
      expect(outcome(clash(defence, 8, 8, rulings))).toBe('hit');
      expect(outcome(clash(defence, 7, 8, rulings))).toBe('missed');
    },
  );

  test('[FS-RES-5, FS-TEST-7] with ruling rollOrder defenderFirst the comparison is the same', () => {
    const table = (attack: number, defenceTie: string) =>
      duel({ brute: {}, sefu: {} }, { rulings: { rollOrder: 'defenderFirst', defenceTie } })
        .does(strike('sefu'))
        .does(choice('dodge'))
        .rolls('defence', 8)
        .rolls('attack', attack);
    expect(outcome(table(8, 'defender'))).toBe('missed');
    expect(outcome(table(9, 'defender'))).toBe('hit');
    expect(outcome(table(8, 'attacker'))).toBe('hit');
    expect(outcome(table(7, 'attacker'))).toBe('missed');
  });
});

describe('an attack on the mind', () => {
  /** Imre (Sorcery 15) whispers to the brute (Focus 6) from 5 m away. */
  const whisper = (attack: number, defended: number, rulings = {}) => {
    const table = duel({ imre: { at: [1, 5] }, brute: { at: [6, 5] } }, { rulings });
    table.does(cast('dread-whisper', { target: 'brute' })).answers('brute', choice('withstand'));
    expect(waiting(table).tn).toBe(15);
    table.rolls('attack', attack);
    expect(waiting(table).tn).toBe(6);
    return table.rolls('defence', defended);
  };

  test('[FS-RES-7] ruling withstandCompare compare: the attack hits only with more Successes', () => {
    expect(outcome(whisper(5, 5))).toBe('missed');
    expect(outcome(whisper(4, 5))).toBe('missed');
    const table = whisper(6, 5);
    expect(outcome(table)).toBe('hit');
    table.rolls('damage', 4);
    expect(health(table, 'brute')).toBe(24 - 6);
    expect(asked(table)).toBe('imre turn');
  });

  test('[FS-RES-7] ruling withstandCompare attackerWins: if both pass the attack hits', () => {
    const table = whisper(1, 6, { withstandCompare: 'attackerWins' });
    expect(outcome(table)).toBe('hit');
    expect(critical(table)).toBeNull();
  });

  test('[FS-RES-7] ruling withstandCompare defenderWins: if both pass the attack misses', () => {
    const table = whisper(15, 1, { withstandCompare: 'defenderWins' });
    expect(outcome(table)).toBe('missed');
    expect(asked(table)).toBe('imre turn');
  });

  test('[FS-RES-7, FS-RES-2] a failed Focus test is a critical win of the attacker under every ruling', () => {
    for (const withstandCompare of ['compare', 'attackerWins', 'defenderWins']) {
      expect(critical(whisper(1, 7, { withstandCompare }))).toBe('imre');
    }
  });
});

describe('the table of results', () => {
  test.each([
    ['fails', 'fails', 'block', 14, 14, 'nothing', null],
    ['fails', 'fails', 'dodge', 14, 10, 'nothing', null],
    ['fails', 'fails', 'parry', 14, 14, 'nothing', null],
    ['passes', 'fails', 'block', 2, 14, 'hit', 'brute'],
    ['passes', 'fails', 'dodge', 2, 10, 'hit', 'brute'],
    ['passes', 'fails', 'parry', 2, 14, 'hit', 'brute'],
    ['fails', 'passes', 'block', 14, 2, 'negated', 'sefu'],
    ['fails', 'passes', 'dodge', 14, 2, 'negated', 'sefu'],
    ['fails', 'passes', 'parry', 14, 2, 'negated', 'sefu'],
    ['passes with more', 'passes', 'block', 9, 8, 'blocked', null],
    ['passes with as many', 'passes', 'block', 8, 8, 'blocked', null],
    ['passes with fewer', 'passes', 'block', 7, 8, 'blocked', null],
    ['passes with more', 'passes', 'dodge', 9, 8, 'hit', null],
    ['passes with as many', 'passes', 'dodge', 8, 8, 'missed', null],
    ['passes with fewer', 'passes', 'dodge', 7, 8, 'missed', null],
    ['passes with more', 'passes', 'parry', 9, 8, 'hit', null],
    ['passes with as many', 'passes', 'parry', 8, 8, 'missed', null],
    ['passes with fewer', 'passes', 'parry', 7, 8, 'missed', null],
  ])('[FS-RES-8] attack %s, defence %s (%s): %i against %i is %s, critical for %s', (...row) => {
    const [, , defence, attack, defended, result, winner] = row;
    const table = clash(defence, attack, defended);
    expect(outcome(table)).toBe(result);
    expect(critical(table)).toBe(winner);
  });

  test('[FS-RES-8] an undefended attack that passes is a critical hit, one that fails is nothing', () => {
    const table = (face: number) =>
      duel({ brute: {}, sefu: {} }).does(strike('sefu')).answers('sefu', decline).rolls('attack', face);
    expect([outcome(table(13)), critical(table(13))]).toEqual(['hit', 'brute']);
    expect([outcome(table(14)), critical(table(14))]).toEqual(['nothing', null]);
  });
});
