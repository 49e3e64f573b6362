import { numbering } from '../../engine/numbering.ts';
import type { Facts } from './facts/index.ts';
import type { Fight } from './state.ts';

/**
 * A number for the positions of everybody and everything in a fight, whatever else changes. It is the cache key for
 * lines, cover and obstacles. A copy has the number of its original.
 */
const grounds = numbering<Fight>();

export const groundOf = grounds.of;

/** Gives a copy the number of its original. */
export function sameGround(copy: Fight, from: Fight): void {
  grounds.same(copy, groundOf(from));
}

/** Facts that change neither who and what stands where, nor the cover that anything gives. */
const still: ReadonlySet<Facts['fact']> = new Set<Facts['fact']>([
  'place-began',
  'turn-began',
  'turn-passed',
  'turn-ending',
  'turn-ended',
  'off-hand',
  'vigor',
  'mana',
  'actions',
  'less-actions',
  'drew',
  'feet',
  'winded',
  'defends',
  'durability',
  'health',
  'wear',
  'shock-clock',
  'readied',
  'readied-gone',
  'push-laid',
  'push-gone',
  'aware',
  'unaware',
  'opening-seen',
  'round-began',
  'round-ended',
  'order',
  'recovery-began',
  'initiative',
]);

/** Renews the number after a fact, unless that fact changes nothing about positions. */
export function grounded(fight: Fight, { fact }: Facts): void {
  if (!still.has(fact)) grounds.renew(fight);
}
