import { numbering } from '../../engine/numbering.ts';
import type { Facts } from './facts/index.ts';
import type { Fight } from './state.ts';

/**
 * Numbers for who and what stands where, whatever else happens: lines, cover and what is in the way are kept under them.
 * Copies have the number of what they were copied from.
 */
const grounds = numbering<Fight>();

export const groundOf = grounds.of;

/** A copy has everybody where they are. */
export function sameGround(copy: Fight, from: Fight): void {
  grounds.same(copy, groundOf(from));
}

/** Facts after which everybody and everything stands where it stood, and is what it was to those behind it. */
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

/** This has happened in a fight. */
export function grounded(fight: Fight, { fact }: Facts): void {
  if (!still.has(fact)) grounds.renew(fight);
}
