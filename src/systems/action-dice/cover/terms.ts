import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import type { CoverManner } from './cover.ts';
import { coverGrades, coverTable } from './grades.ts';
import type { Obstacle } from './obstacles.ts';

/** What cover on a line adds to Guard and Armor Rank (AD-COV-2 to AD-COV-7). */

/**
 * AD-COV-2, AD-COV-6, AD-R104, AD-R108: the Guard of a cover. Light cover counts only against ranged attacks; against
 * areas no cover gives Guard, except under `fullBonus`.
 */
function guardOf(fight: Fight, { grade }: Obstacle, manner: CoverManner): number {
  const { guard } = coverTable[grade];
  if (manner === 'ranged') return guard;
  if (grade === 'light') return 0;
  return manner === 'melee' || fight.rulings.coverArea === 'fullBonus' ? guard : 0;
}

/** AD-COV-3, AD-COV-4: the AR of a cover. Full cover must be sturdy, and does not count in melee. */
function armorOf(fight: Fight, { grade, sturdy }: Obstacle, manner: CoverManner): number {
  const { armor, onlySturdy } = coverTable[grade];
  if (onlySturdy && !sturdy) return 0;
  if (manner === 'melee') return grade === 'full' ? 0 : armor;
  return manner === 'area' && fight.rulings.coverArea === 'nothing' ? 0 : armor;
}

/** The ruling behind a single cover. */
function rulingOf(
  { creature, grade }: Obstacle,
  manner: CoverManner,
  what: 'guard' | 'armor',
): string | undefined {
  if (creature) return rulingIds.attackLine;
  if (manner === 'area') return rulingIds.coverArea;
  if (manner === 'melee') return rulingIds.coverMelee;
  return grade === 'full' && what === 'armor' ? rulingIds.sturdy : undefined;
}

/** A cover and how much it would add. */
interface Weighed {
  readonly obstacle: Obstacle;
  readonly value: number;
}

/** AD-COV-7, AD-R109: the cover that counts, among equals the nearest to the target; `null` if none adds anything. */
function best(fight: Fight, weighed: readonly Weighed[]): Weighed | null {
  const rank = ({ obstacle }: Weighed): number => coverGrades.indexOf(obstacle.grade);
  const highest = Math.max(...weighed.map(rank));
  const asked =
    fight.rulings.coverBest === 'highestGrade' ? weighed.filter((one) => rank(one) === highest) : weighed;
  return asked.reduce<Weighed | null>(
    (sofar, one) => (one.value > 0 && one.value >= (sofar?.value ?? 0) ? one : sofar),
    null,
  );
}

interface Counted {
  readonly total: Total;
  readonly source: Obstacle | null;
}

/** The total of Guard or AR: all covers are listed, one counts. */
function total(
  fight: Fight,
  obstacles: readonly Obstacle[],
  manner: CoverManner,
  what: 'guard' | 'armor',
): Counted {
  const value = what === 'guard' ? guardOf : armorOf;
  const weighed = obstacles.map((obstacle) => ({ obstacle, value: value(fight, obstacle, manner) }));
  const chosen = best(fight, weighed);
  const several = weighed.filter((one) => one.value > 0).length > 1;
  const nameOf = ({ label, grade }: Obstacle): string => `${label} (${coverTable[grade].name})`;
  // Under `highestGrade` no cover may count, if those of the highest grade add nothing.
  const off = { off: 'another cover counts', ...(chosen && { yields: nameOf(chosen.obstacle) }) };
  const terms = weighed
    .filter((one) => one.value > 0)
    .map((one): Term => {
      const { grade } = one.obstacle;
      const ruling = several ? rulingIds.coverBest : rulingOf(one.obstacle, manner, what);
      return {
        value: one.value,
        op: 'add',
        label: nameOf(one.obstacle),
        clause: coverTable[grade].clause,
        ...(one.obstacle.who === null ? {} : { source: one.obstacle.who }),
        ...(one === chosen ? {} : off),
        ...(ruling === undefined ? {} : { ruling }),
      };
    });
  return { total: fold(terms), source: chosen?.obstacle ?? null };
}

export const guardCounted = (fight: Fight, obstacles: readonly Obstacle[], manner: CoverManner): Counted =>
  total(fight, obstacles, manner, 'guard');

export const armorCounted = (fight: Fight, obstacles: readonly Obstacle[], manner: CoverManner): Counted =>
  total(fight, obstacles, manner, 'armor');

/** AD-COV-5: the object that takes the damage it stops; `null` if there is none. */
export const takerOf = ({ source }: Counted): Id | null => (source && !source.creature ? source.who : null);
