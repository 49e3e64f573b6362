import type { DiceLadder } from '../../kernel/port.ts';
import type { Total } from '../../kernel/terms.ts';

/** The place of dice on a ladder (dice that grow or shrink by steps). */

/** The rung of a total, clamped to the ends of the ladder. */
export const rungOf = (ladder: DiceLadder, { value }: Total): DiceLadder['rungs'][number] | undefined =>
  ladder.rungs[Math.max(0, Math.min(ladder.rungs.length - 1, value - 1))];

/** What moves the dice from where they begin, in words: "wounded", "Challenge 2"; `up` is the direction. */
export const stepWords = (rung: Total): readonly { readonly words: string; readonly up: boolean }[] =>
  rung.terms
    .slice(1)
    .filter((term) => term.op === 'add' && term.off === undefined && term.value !== 0)
    .map(({ label, value }) => ({
      words: Math.abs(value) === 1 ? label : `${label} ${Math.abs(value)}`,
      up: value > 0,
    }));
