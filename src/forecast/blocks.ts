import type { Cast } from './cast.ts';
import { partyShare } from './report.ts';
import type { ShareOfFights } from './statistics.ts';
import { interval } from './statistics.ts';
import type { Tally } from './tally.ts';
import { merged, noFights } from './tally.ts';

/** A range of fights of a forecast: `from` inclusive, `to` exclusive. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

const largest = 32;
/** The maximum share of the remaining fights in one block. */
const partOfRest = 1 / 8;

/**
 * The blocks into which `fights` are split for the workers: single fights first, so that results appear at once, then
 * growing blocks, and shrinking ones towards the end, so that no worker is left with a large block while the others are
 * idle. The split does not depend on the number of workers, so the result does not either.
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

/** Half the width of a 95 % interval below which a chance needs no more fights: two percentage points. */
const closeEnough = 0.02;

/** A number of fights that is enough for any chance: one of 50 %, which needs most, takes 2,398. */
export const enoughForAny = 2400;

const isClose = ({ low, high }: ShareOfFights): boolean => (high - low) / 2 < closeEnough;

/** Whether the party's chance of winning is known well enough. */
export const isCloseEnough = (tally: Tally, cast: Cast): boolean =>
  tally.fights > 0 && isClose(partyShare(tally, cast));

/** Whether the party's chances of winning, of losing at least one and of losing all are known well enough. */
export const isWellKnown = (tally: Tally, cast: Cast): boolean =>
  isCloseEnough(tally, cast) &&
  [tally.somebodyOut, tally.wipedOut].every((n) => isClose(interval(n, tally.fights)));

/** Collects the results of blocks and merges them in the order of the blocks. */
interface Gathering {
  /** The tally so far: blocks after one that is still missing do not count yet. */
  readonly tally: Tally;
  readonly done: boolean;
  /** Takes the tally of block number `place`. */
  take(place: number, part: Tally): void;
}

/** Merges blocks until all are in, or `enough` holds. When that is depends on their order alone, not on timing. */
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
