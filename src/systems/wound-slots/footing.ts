import { newStamp } from '../../engine/stamps.ts';
import type { Fight } from './state.ts';

/**
 * A number for how people stand and what they hold, in a fight as it is: it stays the same as long as only turns begin
 * and end and AP, yards and initiative come and go. Who hems in whom and what can be used is kept under it.
 */
const numbers = new WeakMap<Fight, number>();
let lastFight: Fight | null = null;
let lastNumber = 0;

export function footingOf(fight: Fight): number {
  if (fight === lastFight) return lastNumber;
  let known = numbers.get(fight);
  if (known === undefined) {
    known = newStamp();
    numbers.set(fight, known);
  }
  lastFight = fight;
  lastNumber = known;
  return known;
}

/** Somebody stands otherwise than before. */
export function shifted(fight: Fight): void {
  lastFight = fight;
  lastNumber = newStamp();
  numbers.set(fight, lastNumber);
}
