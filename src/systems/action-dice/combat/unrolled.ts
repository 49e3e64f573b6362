import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { isAtMercy } from './helpless.ts';
import type { Means } from './types.ts';

/** Attacks that succeed, or may succeed, without a roll (AD-OBJ-4, AD-R91, AD-SHK-2). */

/** AD-R91: an object is hit without a roll, unless its sheet prints a Guard or the ruling gives it one. */
export const isHitUnrolled = ({ rulings }: Fight, target: Combatant): boolean =>
  isObject(target) && rulings.objectHit === 'auto' && target.sheet.printed.guard === undefined;

/** `asked`: the game master decides between killed, hit and a roll. */
type Unrolled = 'hit' | 'killed' | 'asked';

/** How an attack on the target succeeds without a roll; `null` if it is rolled for. */
export function unrolled(fight: Fight, target: Combatant, means: Means): Unrolled | null {
  if (isHitUnrolled(fight, target)) return 'hit';
  if (!isAtMercy(fight, target, means)) return null;
  switch (fight.rulings.helpless) {
    case 'askGm':
      return 'asked';
    case 'alwaysKilled':
      return 'killed';
    case 'alwaysHits':
      return 'hit';
  }
}

/** The note beside the target. */
export const unrolledWords: { readonly [how in Unrolled]: string } = {
  hit: 'hit without a roll',
  killed: 'killed without a roll',
  asked: 'helpless: the game master says',
};
