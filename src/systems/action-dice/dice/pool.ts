import type { Die, Pool } from '../../../kernel/dice.ts';
import { pool } from '../../../kernel/dice.ts';
import { bonusRung, ladder, sidesOf } from '../ranks.ts';
import type { Rulings } from '../rulings.ts';

/** The dice of a roll (AD-DIE-1, AD-DIE-13, AD-DIE-14, AD-DIE-16). */

type Law = Pick<Rulings, 'burst' | 'weaponDiceBurst'>;

/** AD-DIE-8: always a d20 that does not burst. */
export const actionDie: Die = { sides: 20, label: 'Action Dice' };

/** AD-R10: a bursting die. */
function bursting(sides: number, { burst }: Law): Die {
  switch (burst) {
    case 'rerollAndAdd':
      return { sides, burst: true };
    case 'once':
      return { sides, burst: true, most: 1 };
    case 'stepUpNext': {
      const above = ladder.slice(ladder.indexOf(sides as (typeof ladder)[number]) + 1);
      return { sides, burst: true, ...(above.length > 0 ? { next: above } : {}) };
    }
  }
}

/**
 * `count` Bonus dice on a rung, and `extra` d10 for steps above the ladder (AD-R6). With `count` 0 there are none at
 * all (AD-DIE-8).
 */
export const bonusDice = (count: number, rung: number, extra: number, law: Law): readonly Die[] =>
  count <= 0
    ? []
    : [
        ...Array.from({ length: count }, () => bursting(sidesOf(rung), law)),
        ...Array.from({ length: extra }, () => bursting(sidesOf(bonusRung), law)),
      ];

/** AD-DMG-1, AD-DMG-2, AD-R11: the dice of a Damage Value. */
export const valueDice = (count: number, sides: number, law: Law): readonly Die[] =>
  Array.from({ length: count }, () => ({
    ...(law.weaponDiceBurst ? bursting(sides, law) : { sides }),
    label: valueLabel,
  }));

/** The label by which the dice of a Damage Value are told from Bonus dice. */
export const valueLabel = 'damage value';

export const poolOf = (dice: readonly Die[]): Pool => pool(...dice);
