import type { RollPrompt } from '../../protocol/messages.ts';

/**
 * The least face with which a single die and its bonus reach the target; `null` if no face or every face does, or if
 * the roll is read in some other way.
 */
export function leastFace({ dice, total, adds, target }: RollPrompt): number | null {
  const [die] = dice;
  if (!adds || !total || target === undefined || !die || dice.length > 1) return null;
  const least = target - total.value;
  return least > 1 && least <= die.sides ? least : null;
}
