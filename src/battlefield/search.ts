import type { Battlefield, Queue } from './field.ts';
import type { Mover } from './move.ts';
import { leastTicks, stepProvokes, stepTicks } from './move.ts';
import { BLOCKED } from './occupancy.ts';

/** The search behind `reachable`, which can stop after any bucket and be continued: see there. */

/** Ticks of a state that no path has been found to. */
export const FAR = 0x7fffffff;
/** One provoked foe in a tie: ties hold provoked foes in the high bits and steps in the low ones. */
export const ONE_PROVOKED = 1 << 16;

/**
 * A search for the cheapest paths from one start. A state is a cell or, under `alternating`, `cell * 2 + odd`, where
 * `odd` is 1 if the next diagonal counts 2.
 */
export interface Search {
  readonly field: Battlefield;
  mover: Mover | null;
  /** The index of the start cell; set by the caller of `begin`. */
  start: number;
  startState: number;
  /** The number of states per cell: 2 under `alternating`, else 1. */
  states: number;
  /** By state: the cost of the best path found so far, `FAR` without one. */
  ticks: Int32Array;
  /** By state: the tie-break of that path, see `ONE_PROVOKED`; less is better. */
  tie: Int32Array;
  /** Settled cells in the order in which they were settled, the start first. */
  readonly order: Int32Array;
  /** The number of settled cells. */
  reached: number;
  /** By cell: 1 once one of its states is settled. */
  readonly seen: Uint8Array;
  /** The states that are still to be settled; `null` before the search begins and once it is finished. */
  queue: Queue | null;
  /** The number of entries used in the queue. */
  queued: number;
  /** The next bucket to be settled, and the last one that is not empty. */
  bucket: number;
  last: number;
  /** The width of a bucket, and the budget, in ticks. */
  width: number;
  most: number;
}

export const newSearch = (field: Battlefield): Search => ({
  field,
  mover: null,
  start: -1,
  startState: -1,
  states: 1,
  ticks: new Int32Array(0),
  tie: new Int32Array(0),
  order: new Int32Array(field.count),
  reached: 0,
  seen: new Uint8Array(field.count),
  queue: null,
  queued: 0,
  bucket: 0,
  last: 0,
  width: 1,
  most: 0,
});

/** Starts a new or cleared search from a state, with a budget of `most` ticks. */
export function begin(search: Search, m: Mover, start: number, most: number): void {
  const { field } = search;
  const queue = field.scratch.queue ?? newQueue();
  field.scratch.queue = null;
  search.queue = queue;
  search.mover = m;
  search.states = m.alternating ? 2 : 1;
  if (search.ticks.length < field.count * search.states) {
    search.ticks = new Int32Array(field.count * search.states).fill(FAR);
    search.tie = new Int32Array(field.count * search.states);
  }
  search.startState = start;
  search.width = leastTicks(m.layer.least, m.times, m.plus);
  search.most = most;
  search.ticks[search.startState] = 0;
  search.tie[search.startState] = 0;
  queue.state[0] = search.startState;
  queue.next[0] = -1;
  queue.heads[0] = 0;
  search.queued = 1;
  search.bucket = 0;
  search.last = 0;
}

/** Finishes a search and leaves its queue to the next one on the same field. */
function end(search: Search): void {
  search.field.scratch.queue ??= search.queue;
  search.queue = null;
}

/**
 * Continues the search until a cell is settled, or is known to cost more than `most` ticks. Does nothing where that is
 * known without a search.
 */
export function settle(search: Search, index: number, most: number): void {
  if (search.seen[index] === 0 && isHopeless(search, index, most)) return;
  while (search.queue !== null && search.seen[index] === 0 && search.bucket * search.width <= most)
    nextBucket(search, search.queue);
}

/**
 * A quick test for cells that cannot be entered, or that are farther away than `most` ticks can pay for. `false` does
 * not mean that the cell is in reach.
 */
function isHopeless({ field, mover, start, width }: Search, index: number, most: number): boolean {
  if (mover === null || index === start) return false;
  if (mover.layer.fits[index] === 0) return true;
  if (mover.stand !== null && mover.stand[index] === BLOCKED) return true;
  if (!mover.square) return false;
  const x = index % field.width;
  const fromX = start % field.width;
  const rows = Math.abs(index - x - start + fromX) / field.width;
  return Math.max(Math.abs(x - fromX), rows) * width > most;
}

/**
 * Continues the search until more than `counted` cells are settled, or all that cost up to `most` ticks are. Returns
 * whether `order[counted]` is a settled cell.
 */
export function settleNext(search: Search, counted: number, most: number): boolean {
  while (search.queue !== null && counted >= search.reached && search.bucket * search.width <= most)
    nextBucket(search, search.queue);
  return counted < search.reached;
}

/** Settles the states in the next bucket and relaxes their steps; what they lead to goes into later buckets. */
function nextBucket(search: Search, queue: Queue): void {
  const { field, ticks, tie, seen, order, width, most } = search;
  const m = search.mover!;
  const { directions, neighbours } = field;
  const { alternating } = m;
  const masks = m.layer.steps;
  const bucket = search.bucket++;
  let { last, queued: free } = search;
  let { heads } = queue;
  let entry = heads[bucket]!;
  heads[bucket] = -1;
  while (entry >= 0) {
    const state = queue.state[entry]!;
    entry = queue.next[entry]!;
    const spent = ticks[state]!;
    // A stale entry: a cheaper path has moved this state to an earlier bucket.
    if (((spent / width) | 0) !== bucket) continue;
    const from = alternating ? state >> 1 : state;
    const odd = alternating ? state & 1 : 0;
    if (seen[from] === 0) {
      seen[from] = 1;
      order[search.reached++] = from;
    }
    const mask = masks[from]!;
    const before = tie[state]!;
    for (let d = 0; d < directions; d++) {
      if ((mask & (1 << d)) === 0) continue;
      const to = neighbours[from * directions + d]!;
      const target = alternating ? to * 2 + (odd ^ (d & 1)) : to;
      const old = ticks[target]!;
      // Even the cheapest step from here costs more than the known path.
      if (old < spent + width) continue;
      const step = stepTicks(m, from, d, to, odd);
      if (step < 0) continue;
      const cost = spent + step;
      if (cost > most || cost > old) continue;
      const ties = before + 1 + (m.threat === null ? 0 : stepProvokes(m, from, to) * ONE_PROVOKED);
      if (cost === old) {
        if (ties < tie[target]!) tie[target] = ties;
        continue;
      }
      ticks[target] = cost;
      tie[target] = ties;
      const place = (cost / width) | 0;
      if (old !== FAR && ((old / width) | 0) === place) continue;
      if (place >= heads.length) heads = growHeads(queue, place);
      if (free >= queue.state.length) growQueue(queue);
      queue.state[free] = target;
      queue.next[free] = heads[place]!;
      heads[place] = free++;
      if (place > last) last = place;
    }
  }
  search.last = last;
  search.queued = free;
  if (search.bucket > last) end(search);
}

const newQueue = (): Queue => ({
  heads: new Int32Array(64).fill(-1),
  state: new Int32Array(1024),
  next: new Int32Array(1024),
});

function growHeads(queue: Queue, place: number): Int32Array {
  const grown = new Int32Array(Math.max(place + 1, queue.heads.length * 2)).fill(-1);
  grown.set(queue.heads);
  queue.heads = grown;
  return grown;
}

function growQueue(queue: Queue): void {
  const state = new Int32Array(queue.state.length * 2);
  const next = new Int32Array(state.length);
  state.set(queue.state);
  next.set(queue.next);
  queue.state = state;
  queue.next = next;
}

/** Resets a search for reuse. Takes time in proportion to what the search has touched. */
export function clear(search: Search): void {
  const { queue } = search;
  for (let i = 0; i < search.reached; i++) {
    const index = search.order[i]!;
    search.seen[index] = 0;
    for (let s = 0; s < search.states; s++) search.ticks[index * search.states + s] = FAR;
  }
  if (queue !== null) {
    for (let i = 0; i < search.queued; i++) search.ticks[queue.state[i]!] = FAR;
    queue.heads.fill(-1, search.bucket, search.last + 1);
    end(search);
  }
  search.reached = 0;
}
