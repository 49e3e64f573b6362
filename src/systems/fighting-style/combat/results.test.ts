import { expect, test } from 'vitest';
import type { Rulings } from '../rulings.ts';
import { defaultRulings } from '../rulings.ts';
import type { Defence } from '../spells.ts';
import { resultOf } from './results.ts';
import { sizeSays } from './size.ts';

/** `fail`, or the number of Successes, of each side. */
function result(
  attack: number | 'fail',
  defended: number | 'fail',
  defence: Defence | null,
  rulings: Partial<Rulings> = {},
) {
  const test = (side: number | 'fail') =>
    side === 'fail' ? { passed: false, successes: 0 } : { passed: true, successes: side };
  const { outcome, critical } = resultOf(test(attack), test(defended), defence, {
    ...defaultRulings,
    ...rulings,
  });
  return critical === null ? outcome : `${outcome}, ${critical}`;
}

test('[FS-RES-1] both sides fail: nothing happens', () => {
  expect(result('fail', 'fail', 'dodge')).toBe('nothing');
  expect(result('fail', 'fail', null)).toBe('nothing');
});

test('[FS-RES-2] only the attacker passes: a critical hit, also against a failed Block', () => {
  expect(result(3, 'fail', 'parry')).toBe('hit, attacker');
  expect(result(3, 'fail', 'block')).toBe('hit, attacker');
  expect(result(3, 'fail', null)).toBe('hit, attacker');
});

test('[FS-RES-3] only the defender passes: the attack is negated and the defender wins critically, also with a Block', () => {
  for (const defence of ['block', 'dodge', 'parry', 'withstand'] as const) {
    expect(result('fail', 2, defence)).toBe('negated, defender');
  }
});

test('[FS-RES-4] both pass against a Block: the attack is blocked, whatever the Successes', () => {
  expect(result(12, 3, 'block')).toBe('blocked');
  expect(result(3, 12, 'block')).toBe('blocked');
});

test('[FS-RES-5] [FS-RES-6] Dodge and Parry: 9 against 9 misses (hits by ruling), 10 against 9 hits', () => {
  for (const defence of ['dodge', 'parry'] as const) {
    expect(result(9, 9, defence)).toBe('missed');
    expect(result(10, 9, defence)).toBe('hit');
    expect(result(8, 9, defence)).toBe('missed');
    expect(result(9, 9, defence, { defenceTie: 'attacker' })).toBe('hit');
  }
});

test('[FS-RES-7] both pass with Withstand: Successes are compared; by ruling the attacker or the defender wins', () => {
  expect(result(10, 9, 'withstand')).toBe('hit');
  expect(result(9, 9, 'withstand')).toBe('missed');
  expect(result(2, 9, 'withstand', { withstandCompare: 'attackerWins' })).toBe('hit');
  expect(result(12, 9, 'withstand', { withstandCompare: 'defenderWins' })).toBe('missed');
});

test('[FS-SIZE-1] against a foe one size larger the test has a boon; two sizes larger it passes automatically', () => {
  expect(sizeSays('medium', 'large')).toMatchObject({ edge: { value: 1 }, automatic: null });
  expect(sizeSays('medium', 'huge')).toEqual({ edge: null, automatic: 'pass' });
  expect(sizeSays('medium', 'medium')).toEqual({ edge: null, automatic: null });
});

test('[FS-SIZE-2] against a foe one size smaller the test has a bane; two or more smaller it fails automatically', () => {
  expect(sizeSays('medium', 'small')).toMatchObject({ edge: { value: -1 }, automatic: null });
  expect(sizeSays('large', 'small')).toEqual({ edge: null, automatic: 'fail' });
  expect(sizeSays('gargantuan', 'tiny')).toEqual({ edge: null, automatic: 'fail' });
});
