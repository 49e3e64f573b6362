import type { OneRoll } from '../kernel/readings.ts';
import type { Lot, Which } from './lots.ts';
import type { Passed, Way } from './ways.ts';
import { placeOf } from './ways.ts';

/**
 * Finds the last roll of somebody for some purpose on a way, if part of it is still hidden, with the branch and lot
 * that know most about it.
 * @returns `null` where nothing of the roll is hidden.
 * @throws where what was hidden of it has been forgotten.
 */
export function hiddenOn(way: Way, { who, purpose }: OneRoll) {
  const isIt = (each: Passed | null): boolean =>
    each !== null && 'purpose' in each && each.purpose === purpose && each.who === who;
  const since = new Set<number>();
  for (let at = way.length - 1; at >= 0; at--) {
    const branch = way[at] as Passed;
    if (!('lots' in branch)) {
      if ('blurred' in branch && branch.blurred && isIt(branch)) throw forgotten(purpose);
      if (isIt(branch)) return null;
      continue;
    }
    const { other } = branch;
    const which: Which | null = isIt(branch) ? 'last' : isIt(other) ? 'other' : null;
    if (which === null) {
      if (other) since.add(placeOf(other));
      continue;
    }
    const lot = branch.lots[branch.index] as Lot;
    if (!lot.behind) return null;
    // A later branch knows more about its partner, and so about it.
    if (since.has(at) || (other && since.has(placeOf(other)))) throw forgotten(purpose);
    return { branch, at, lot, which, of: which === 'last' ? branch : other };
  }
  return null;
}

/** The place of the last such roll on this way; −1 where it came before everything on the way. */
export const lastOn = (way: Way, { who, purpose }: OneRoll): number =>
  way.findLastIndex((each) => 'purpose' in each && each.purpose === purpose && each.who === who);

const forgotten = (purpose: string): Error =>
  new Error(`${purpose}: what of it was hidden is no longer known, and a roll is read against it`);
