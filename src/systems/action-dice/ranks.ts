import type { DiceLadder } from '../../kernel/port.ts';
import type { Rulings } from './rulings.ts';

/** The ladder shared by Bonus dice, quality of weapons and armour, and superior Durability (AD-DIE-5). */

/** The sides of the die of each rung. Rungs count from 1. */
export const ladder = [4, 6, 8, 10, 12, 20] as const;
export const lowestRung = 1;
export const highestRung = ladder.length;

export const ranks = ['feeble', 'minor', 'ordinary', 'heroic', 'epic', 'legendary'] as const;
export type Rank = (typeof ranks)[number];

/** AD-DIE-4: the rung of Bonus dice (heroic, d10) before any steps. */
export const bonusRung = 4;

type Names = Pick<Rulings, 'rankNames'>;

/** The rung of a rank. AD-R5 `feebleD6`: feeble and minor share rung 2, and d4 has no name. */
export const rungOf = (rank: Rank, { rankNames }: Names): number => {
  const rung = ranks.indexOf(rank) + 1;
  return rankNames === 'feebleD6' ? Math.max(2, rung) : rung;
};

/** The sides of the die of a rung, 1 to 6. */
export const sidesOf = (rung: number): number => ladder[rung - 1] ?? ladder[highestRung - 1] ?? 20;

/** AD-DMG-2: the die that a rank rolls. */
export const dieOfRank = (rank: Rank, rulings: Names): number => sidesOf(rungOf(rank, rulings));

const named = (names: readonly string[]): DiceLadder => ({
  label: 'Bonus dice',
  rungs: ladder.map((sides, place) => ({ sides, name: names[place] ?? '' })),
});
const ladders = {
  feebleD4: named(ranks),
  feebleD6: named(['no name', 'feeble, minor', ...ranks.slice(2)]),
} as const;

/** The ladder of Bonus dice with the names of its rungs, for the dice pad and the log. */
export const bonusLadder = ({ rankNames }: Names): DiceLadder => ladders[rankNames];
