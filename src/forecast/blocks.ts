import type { Cast } from './cast.ts';
import { partyShare } from './report.ts';
import type { Share } from './statistics.ts';
import { interval } from './statistics.ts';
import type { Tally } from './tally.ts';
import { merged, noFights } from './tally.ts';

/** Fights `from` up to, not with, `to` of a forecast. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

const largest = 32;
/** A block holds at most this part of the fights that are left. */
const partOfRest = 1 / 8;

/**
 * The blocks in which `fights` are handed out: single fights first, so that there is something to see at once, then
 * more and more of them, and less and less towards the end, so that nobody works alone while the others have nothing left
 * to do. They hang on nothing else, so that however many work on them the same fights are counted.
 */
export function blocksOf(fights: number): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  while (from < fights) {
    const grown = Math.min(largest, 2 ** Math.floor(blocks.length / 4));
    const to = from + Math.min(grown, Math.ceil((fights - from) * partOfRest));
    blocks.push({ from, to });
    from = to;
  }
  return blocks;
}

/** A chance that is known this well needs no more fights: half of its 95 % interval is under two points. */
const closeEnough = 0.02;

/** So many fights are enough for any chance: one of a half, which needs the most, is known well after 2,398. */
export const enoughForAny = 2400;

const isClose = ({ low, high }: Share): boolean => (high - low) / 2 < closeEnough;

/** Whether the party's chance to win is known well. */
export const isCloseEnough = (tally: Tally, cast: Cast): boolean =>
  tally.fights > 0 && isClose(partyShare(tally, cast));

/** Whether all chances that a forecast begins with are known well: to win, that somebody falls, that all do. */
export const isWellKnown = (tally: Tally, cast: Cast): boolean =>
  isCloseEnough(tally, cast) &&
  [tally.somebodyOut, tally.wipedOut].every((n) => isClose(interval(n, tally.fights)));

/** The blocks that have come in, put together in their order. */
interface Gathering {
  /** What is known so far: blocks behind one that is still missing do not count yet. */
  readonly tally: Tally;
  readonly done: boolean;
  /** Takes the tally of block number `place`. */
  take(place: number, part: Tally): void;
}

/** Gathers until all blocks are in, or enough is known: both hang on the blocks' order alone, never on who was quicker. */
export function openGathering(blocks: readonly Block[], enough: (tally: Tally) => boolean): Gathering {
  const parts = new Map<number, Tally>();
  let next = 0;
  let tally = noFights;
  let done = blocks.length === 0;
  return {
    get tally() {
      return tally;
    },
    get done() {
      return done;
    },
    take(place, part) {
      parts.set(place, part);
      for (let ready = parts.get(next); ready && !done; ready = parts.get(next)) {
        parts.delete(next);
        next++;
        tally = merged(tally, ready);
        done = next === blocks.length || enough(tally);
      }
    },
  };
}
