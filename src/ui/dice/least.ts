import type { RollPrompt } from '../../protocol/messages.ts';

/** What a single die has to show to reach the target with its bonus, where that is one of its faces. */
export function leastFace({ dice, total, adds, target }: RollPrompt): number | null {
  const [die] = dice;
  if (!adds || !total || target === undefined || !die || dice.length > 1) return null;
  const least = target - total.value;
  return least > 1 && least <= die.sides ? least : null;
}
