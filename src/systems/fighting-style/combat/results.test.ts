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

test('[FS-RES-1] both fail: nothing', () => {
  expect(result('fail', 'fail', 'dodge')).toBe('nothing');
  expect(result('fail', 'fail', null)).toBe('nothing');
});

test('[FS-RES-2] the attacker alone passes: a critical hit, also against a failed Block', () => {
  expect(result(3, 'fail', 'parry')).toBe('hit, attacker');
  expect(result(3, 'fail', 'block')).toBe('hit, attacker');
  expect(result(3, 'fail', null)).toBe('hit, attacker');
});

test('[FS-RES-3] the defender alone passes: negated, with a Block too', () => {
  for (const defence of ['block', 'dodge', 'parry', 'withstand'] as const) {
    expect(result('fail', 2, defence)).toBe('negated, defender');
  }
});

test('[FS-RES-4] both pass against a Block: blocked whatever the Successes', () => {
  expect(result(12, 3, 'block')).toBe('blocked');
  expect(result(3, 12, 'block')).toBe('blocked');
});

test('[FS-RES-5] [FS-RES-6] Dodge and Parry: 9 against 9 misses, 10 against 9 hits', () => {
  for (const defence of ['dodge', 'parry'] as const) {
    expect(result(9, 9, defence)).toBe('missed');
    expect(result(10, 9, defence)).toBe('hit');
    expect(result(8, 9, defence)).toBe('missed');
    expect(result(9, 9, defence, { defenceTie: 'attacker' })).toBe('hit');
  }
});

test('[FS-RES-7] Withstand is compared, or one side has it', () => {
  expect(result(10, 9, 'withstand')).toBe('hit');
  expect(result(9, 9, 'withstand')).toBe('missed');
  expect(result(2, 9, 'withstand', { withstandCompare: 'attackerWins' })).toBe('hit');
  expect(result(12, 9, 'withstand', { withstandCompare: 'defenderWins' })).toBe('missed');
});

test('[FS-SIZE-1] one size larger: a boon; more: the test passes', () => {
  expect(sizeSays('medium', 'large')).toMatchObject({ edge: { value: 1 }, automatic: null });
  expect(sizeSays('medium', 'huge')).toEqual({ edge: null, automatic: 'pass' });
  expect(sizeSays('medium', 'medium')).toEqual({ edge: null, automatic: null });
});

test('[FS-SIZE-2] one size smaller: a bane; more: the test fails', () => {
  expect(sizeSays('medium', 'small')).toMatchObject({ edge: { value: -1 }, automatic: null });
  expect(sizeSays('large', 'small')).toEqual({ edge: null, automatic: 'fail' });
  expect(sizeSays('gargantuan', 'tiny')).toEqual({ edge: null, automatic: 'fail' });
});
