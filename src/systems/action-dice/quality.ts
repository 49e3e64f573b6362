import type { Rank } from './ranks.ts';
import { rungOf } from './ranks.ts';
import type { Rulings } from './rulings.ts';

/** Quality of weapons against armour and superior Durability (AD-ARM-6 to AD-ARM-10). */

type Law = Pick<Rulings, 'rankNames' | 'qualityGap'>;

/** AD-R84: whether one rank is far enough above another. Except under `anySuperior`, it must be heroic or better. */
function superior(one: Rank, other: Rank, law: Law): boolean {
  const gap = rungOf(one, law) - rungOf(other, law);
  if (law.qualityGap === 'anySuperior') return gap > 0;
  if (rungOf(one, law) < rungOf('heroic', law)) return false;
  return law.qualityGap === 'exactlyThree' ? gap === 3 : gap >= 3;
}

/** AD-ARM-7: whether the weapon ignores the armour. */
export const ignoresArmor = (weapon: Rank, armor: Rank, law: Law): boolean => superior(weapon, armor, law);

/** AD-ARM-8: whether the weapon cannot wear the armour down. */
export const cannotWear = (weapon: Rank, armor: Rank, law: Law): boolean => superior(armor, weapon, law);

/** AD-ARM-9: the ranks of superior Durability. */
export const superiorRanks = ['heroic', 'epic', 'legendary'] as const;
type SuperiorRank = (typeof superiorRanks)[number];

/** AD-ARM-9, AD-ARM-10: whether an attack of this rank can harm; `null`, without a rank, counts as ordinary. */
export const canHarm = (
  attack: Rank | null,
  durability: SuperiorRank | null,
  law: Pick<Rulings, 'rankNames'>,
): boolean => durability === null || rungOf(attack ?? 'ordinary', law) >= rungOf(durability, law);
