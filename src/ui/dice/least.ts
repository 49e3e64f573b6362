import type { RollPrompt } from '../../protocol/messages.ts';

/**
 * The least result with which the dice and their bonus reach the target: the face of a single die or of the one that
 * counts, or the sum of all; `null` if no result or every one does, or if the roll is read in some other way.
 */
export function leastFace({ dice, total, adds, target, counts }: RollPrompt): number | null {
  const [die] = dice;
  if (!adds || !total || target === undefined || !die || (dice.length > 1 && !counts)) return null;
  const [lowest, highest] = counts === 'sum' ? [dice.length, sumOf(dice)] : [1, die.sides];
  const least = target - total.value;
  return least > lowest && least <= highest ? least : null;
}

const sumOf = (dice: RollPrompt['dice']): number => dice.reduce((sum, { sides }) => sum + sides, 0);

/** Which of several dice counts, in words: "the lower counts"; empty where all do. */
export function countingDie({ dice, counts }: Pick<RollPrompt, 'dice' | 'counts'>): string {
  if (counts === undefined || counts === 'sum') return '';
  const two = dice.length === 2;
  return `the ${counts === 'best' ? (two ? 'higher' : 'highest') : two ? 'lower' : 'lowest'} counts`;
}
