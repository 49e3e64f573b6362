import type { Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import type { Hit } from './hit.ts';
import type { Reckoned } from './reckon.ts';

/** Which part of a hit is lethal (WS-ATK-16, WS-DMG-13, WS-R71). */

interface LethalPart {
  readonly amount: number;
  readonly lethal: boolean;
}

/**
 * WS-DMG-13: whether Holy damage is non-lethal to the target: it is biological, and the dealer does not want it lethal.
 */
export function isSparedByHoly(fight: Fight, hit: Hit): boolean {
  const who = one(fight, hit.who);
  return who.sheet.biological && !isObject(who) && !hit.holyLethal;
}

/** The parts of a hit in the order in which they are applied. */
export function lethalParts(fight: Fight, hit: Hit, { portions, total }: Reckoned): readonly LethalPart[] {
  if (typeof hit.nonLethal === 'number') return [{ amount: total, lethal: false }];
  const holy = portions.find(({ type }) => type === 'holy')?.total.value ?? 0;
  if (holy === 0 || !isSparedByHoly(fight, hit)) return [{ amount: total, lethal: true }];
  const rest = total - holy;
  if (rest === 0) return [{ amount: holy, lethal: false }];
  switch (fight.rulings.mixedHoly) {
    case 'lethalPartFirst':
      return [
        { amount: rest, lethal: true },
        { amount: holy, lethal: false },
      ];
    case 'allLethal':
      return [{ amount: total, lethal: true }];
    case 'allNonLethal':
      return [{ amount: total, lethal: false }];
  }
}
