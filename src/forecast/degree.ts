import type { CombatantStatus } from '../kernel/view.ts';
import { vitality } from '../kernel/vitality.ts';

/** How somebody comes out of a fight, best first. */
export const degrees = [
  'unhurt',
  'scratched',
  'hurt',
  'badly hurt',
  'fled',
  'gone',
  'unconscious',
  'dead',
] as const;
export type Degree = (typeof degrees)[number];

/** From all of what somebody can take: at least two thirds left is scratched, at least one third hurt. */
export function degreeOf({ out, tracks }: Pick<CombatantStatus, 'out' | 'tracks'>): Degree {
  if (out !== null) return out;
  const life = vitality({ tracks });
  if (!life || life.left >= life.max) return 'unhurt';
  const left = life.left / Math.max(1, life.max);
  if (left >= 2 / 3) return 'scratched';
  return left >= 1 / 3 ? 'hurt' : 'badly hurt';
}

/** Whether somebody of this degree has no part in the fight any more. */
export const isOut = (degree: Degree): boolean => degrees.indexOf(degree) >= degrees.indexOf('fled');
