import { counted } from '../../../kernel/phrases.ts';

/** A number of Bonus dice in words: "2 Bonus dice". What takes dice away takes no more than there are (AD-DIE-7). */
export const bonusDice = (count: number): string =>
  count > 0 ? counted(count, 'Bonus die', 'Bonus dice') : 'no Bonus dice';
