import { expect, test } from 'vitest';
import type { PoolView } from '../../kernel/view.ts';
import {
  eatersOf,
  gainWords,
  leftOf,
  mainPools,
  ownPools,
  pointWords,
  poolParts,
  poolSentence,
} from './pool.ts';

const ap: PoolView = {
  label: 'AP',
  value: 6,
  max: 20,
  clause: 'X',
  kind: 'bar',
  gain: { amount: 5, when: 'when its turn ends' },
};
const stamina: PoolView = { label: 'Stamina', value: 4, max: 10, clause: 'X', kind: 'bar' };
const fatigue: PoolView = { label: 'Fatigue', value: 3, clause: 'X', kind: 'number', eats: 'stamina' };

test('the parts of a bar: kept, spent and gained points as shares of the maximum', () => {
  const parts = poolParts(ap, 4, []);
  expect([parts.kept, parts.spend, parts.gain, parts.eaten]).toEqual([0.1, 0.2, 0.25, 0]);
});

test('no more is spent than there is, and nothing is gained beyond the maximum', () => {
  expect(poolParts(ap, 9, [])).toMatchObject({ kept: 0, spend: 0.3 });
  const near = { ...ap, value: 18 };
  expect(poolParts(near, 0, []).gain).toBeCloseTo(0.1);
  expect(gainWords(near)).toBe('+2 when its turn ends (3 over the cap are lost)');
  expect(gainWords({ ...ap, value: 16 })).toBe('+4 when its turn ends (1 over the cap is lost)');
  expect(gainWords(ap)).toBe('+5 when its turn ends');
});

test('after paying a bar has at least 0 left, a number may fall below 0', () => {
  expect(leftOf(ap, 4)).toBe(2);
  expect(leftOf(ap, 9)).toBe(0);
  expect(leftOf({ ...fatigue, value: 1 }, 2)).toBe(-1);
});

test('a pool that takes up the maximum of another is drawn in the other’s bar, alone only without it', () => {
  const pools = { stamina, fatigue };
  expect(ownPools(pools).map(([name]) => name)).toEqual(['stamina']);
  expect(eatersOf(pools, 'stamina')).toEqual([fatigue]);
  expect(eatersOf({ stamina, fatigue: { ...fatigue, value: 0 } }, 'stamina')).toEqual([]);
  expect(poolParts(stamina, 0, [fatigue]).eaten).toBeCloseTo(0.3);
  // Without the pool whose maximum it takes up it is drawn by itself.
  expect(ownPools({ fatigue }).map(([name]) => name)).toEqual(['fatigue']);
});

test('the words for a pool: value, what would be spent, its gain and the deed that was begun', () => {
  const begun = { ...ap, progress: { label: 'Strong Attack', paid: 5, cost: 9 } };
  expect(poolSentence(begun, 4, [])).toBe(
    'AP: 6 of 20, 4 would be spent, +5 when its turn ends, Strong Attack: 5 of 9 paid',
  );
  expect(poolSentence(stamina, 0, [fatigue])).toBe('Stamina: 4 of 10, 3 fatigue');
});

test('points have their own word in the singular, and the main pools are found', () => {
  const actions: PoolView = { label: 'Actions', one: 'Action', value: 2, clause: 'X', kind: 'pips' };
  expect([pointWords(1, actions, 'actions'), pointWords(2, actions, 'actions')]).toEqual([
    '1 Action',
    '2 Actions',
  ]);
  expect([pointWords(1, ap, 'ap'), pointWords(3, undefined, 'mana')]).toEqual(['1 AP', '3 mana']);
  expect(mainPools({ pools: { ap, stamina: { ...stamina, main: true } } }).map(([id]) => id)).toEqual([
    'stamina',
  ]);
});
