import type { CombatantStatus } from '../kernel/view.ts';
import { vitality } from '../kernel/vitality.ts';

/** The states in which a combatant may end a fight, best first. */
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

/**
 * The state of a combatant: how it is out, or by the share of its vitality that is left: all of it is unhurt, at least
 * two thirds scratched, at least one third hurt, less badly hurt.
 */
export function degreeOf({ out, tracks }: Pick<CombatantStatus, 'out' | 'tracks'>): Degree {
  if (out !== null) return out;
  const life = vitality({ tracks });
  if (!life || life.left >= life.max) return 'unhurt';
  const left = life.left / Math.max(1, life.max);
  if (left >= 2 / 3) return 'scratched';
  return left >= 1 / 3 ? 'hurt' : 'badly hurt';
}

/** Whether a combatant in this state is out of the fight. */
export const isOut = (degree: Degree): boolean => degrees.indexOf(degree) >= degrees.indexOf('fled');
