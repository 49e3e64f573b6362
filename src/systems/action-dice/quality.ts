import type { Rank } from './ranks.ts';
import { rungOf } from './ranks.ts';
import type { Rulings } from './rulings.ts';

/** Weapons against armour and against superior Durability (AD-ARM-6 to AD-ARM-10). */

type Law = Pick<Rulings, 'rankNames' | 'qualityGap'>;

/** AD-R84: whether the one is so far above the other that it counts. From heroic on, but for `anySuperior`. */
function superior(one: Rank, other: Rank, law: Law): boolean {
  const gap = rungOf(one, law) - rungOf(other, law);
  if (law.qualityGap === 'anySuperior') return gap > 0;
  if (rungOf(one, law) < rungOf('heroic', law)) return false;
  return law.qualityGap === 'exactlyThree' ? gap === 3 : gap >= 3;
}

/** AD-ARM-7. */
export const ignoresArmor = (weapon: Rank, armor: Rank, law: Law): boolean => superior(weapon, armor, law);

/** AD-ARM-8: armour that this weapon does not wear down. */
export const cannotWear = (weapon: Rank, armor: Rank, law: Law): boolean => superior(armor, weapon, law);

/** Ranks of superior Durability (AD-ARM-9). */
export const superiorRanks = ['heroic', 'epic', 'legendary'] as const;
type SuperiorRank = (typeof superiorRanks)[number];

/** AD-ARM-9, AD-ARM-10: whether an attack of this rank can harm; what has no rank counts as ordinary. */
export const canHarm = (
  attack: Rank | null,
  durability: SuperiorRank | null,
  law: Pick<Rulings, 'rankNames'>,
): boolean => durability === null || rungOf(attack ?? 'ordinary', law) >= rungOf(durability, law);
