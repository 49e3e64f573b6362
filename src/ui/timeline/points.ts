import type { TurnOfFight } from '../../protocol/courses.ts';
import { possessive } from '../../store/words.ts';
import { roundWords } from '../kit/roundWords.ts';

type Turns = readonly TurnOfFight[];

/** A point of a fight in words: "Round 3, Mei’s turn", and where in that turn: "step 2 of 5" (empty if it has one). */
interface PointWords {
  readonly turn: string;
  readonly step: string;
}

/**
 * The words for the point at which `at` of `of` answers stand. `turns` is `null` while they are not known. `isTold`:
 * whose turns the eyes that look may know; of others only the round is named.
 */
export function pointWords(
  turns: Turns | null,
  at: number,
  of: number,
  isTold: (turn: TurnOfFight) => boolean,
): PointWords {
  const place = turns?.findLastIndex((one) => one.at <= at) ?? -1;
  const turn = turns?.[place];
  if (!turn) return { turn: `Step ${at} of ${of}`, step: '' };
  if (turn.over) return { turn: `The end, in round ${turn.round}`, step: '' };
  const steps = (turns?.[place + 1]?.at ?? of + 1) - turn.at;
  const whose = turn.name !== undefined && isTold(turn) ? `, ${possessive(turn.name)} turn` : '';
  return {
    turn: `${roundWords(turn.round)}${whose}`,
    step: steps > 1 ? `step ${at - turn.at + 1} of ${steps}` : '',
  };
}

/** Where each round begins. */
export function roundsOf(turns: Turns): readonly { readonly round: number; readonly at: number }[] {
  const rounds: { readonly round: number; readonly at: number }[] = [];
  for (const { round, at } of turns) {
    if (round > (rounds.at(-1)?.round ?? 0)) rounds.push({ round, at });
  }
  return rounds;
}

/** The beginning of the next round, or of this one (if it stands there, of the one before): for the page keys. */
export function roundFrom(turns: Turns | null, at: number, of: number, by: 1 | -1): number {
  const begins = turns ? roundsOf(turns).map((one) => one.at) : [];
  if (by > 0) return begins.find((one) => one > at) ?? of;
  return begins.findLast((one) => one < at) ?? 0;
}

/** The rounds whose number stands at their mark: those at least this share of the line behind the one before. */
const apart = 0.065;

/** The marks of the rounds as shares of the line, some with their number. */
export function marksOf(
  turns: Turns,
  of: number,
): readonly { readonly round: number; readonly share: number; readonly numbered: boolean }[] {
  let last = Number.NEGATIVE_INFINITY;
  return roundsOf(turns).map(({ round, at }) => {
    const share = of === 0 ? 0 : at / of;
    const numbered = share - last >= apart;
    if (numbered) last = share;
    return { round, share, numbered };
  });
}
