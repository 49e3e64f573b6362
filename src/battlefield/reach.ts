import type { Cell } from './document.ts';
import type { Battlefield, Queue } from './field.ts';
import { cellAt, indexOf, TICKS } from './field.ts';
import { axialQ, axialR, opposite } from './grid.ts';
import type { MoveRules, Mover } from './move.ts';
import { leastTicks, mover, stepProvokes, stepTicks, ticksOf } from './move.ts';
import { FREE } from './occupancy.ts';

/** Where a move may lead. */
export interface ReachQuery extends MoveRules {
  /** The anchor from which it starts. */
  readonly from: Cell;
  /** Cells that may be spent; not negative. */
  readonly budget: number;
}

/**
 * The answer of `reachable`. Cells are anchors of the mover's footprint. It keeps what it needs, so it stays
 * right when the caller's occupancy changes; it is spent once it has been handed to `reachable` for reuse.
 */
export interface Reach {
  readonly field: Battlefield;
  /** Cost in cells of getting there, or null if that is out of reach. The start costs 0. */
  costTo(cell: Cell): number | null;
  /** The same by index; -1 if out of reach. Allocates nothing. */
  costAt(index: number): number;
  /** Whether the mover may stop there; it may always stay where it is. */
  canStop(cell: Cell): boolean;
  /** Foes that the way there provokes, summed over its steps; null if out of reach. */
  provokesTo(cell: Cell): number | null;
  /** Under `alternating`: whether after the way there the next diagonal counts 2. */
  oddAfter(cell: Cell): boolean;
  /**
   * The cells entered one after the other, without the start; null if out of reach. Of all ways: the
   * cheapest, then the one that provokes least, then the one of fewest steps, then the one that keeps
   * nearest to the straight line, then lower cells first.
   */
  pathTo(cell: Cell): Cell[] | null;
  /** Every cell but the start where the mover may stop, cheapest first, then row by row. */
  stops(): Cell[];
  /** Calls back for the same cells, unsorted but in a fixed order. Allocates nothing. */
  eachStop(visit: (index: number, cost: number) => void): void;
}

const FAR = 0x7fffffff;
/** Ways are compared by cost, then by this: provoked foes in the high bits, steps in the low ones. */
const ONE_PROVOKED = 1 << 16;

/** A reach with its buffers. By state: a cell, or under `alternating` a cell and which diagonal is next. */
interface ReachBuffers extends Reach {
  mover: Mover | null;
  start: number;
  startState: number;
  states: number;
  ticks: Int32Array;
  tie: Int32Array;
  /** Reached cells in the order in which they were settled, the start first. */
  readonly order: Int32Array;
  reached: number;
  readonly seen: Uint8Array;
  readonly stand: Uint8Array;
  threat: Int32Array | null;
}

/**
 * Every cell that a move can reach, with what it costs and the way. Never throws; from outside the
 * battlefield nothing is reachable.
 *
 * It is Dial's algorithm with wide buckets. No step is cheaper than `width`, so whatever is found from a
 * bucket lands in a later one: when a bucket's turn comes, its labels are final, and their order within the
 * bucket does not matter. A label is the cost and a tie of provoked foes and steps. Ways are not stored:
 * `pathTo` walks back over labels that fit together, and so can choose the straightest towards its own end.
 * Under `alternating` a state is a cell and the parity of diagonals so far, because with rough ground
 * neither parity is always the better one.
 */
export function reachable(field: Battlefield, query: ReachQuery, reuse?: Reach): Reach {
  const reach = reuse !== undefined && reuse.field === field ? clear(reuse as ReachBuffers) : newReach(field);
  if (query.avoid !== undefined) reach.threat ??= new Int32Array(field.count);
  const m = mover(field, query, reach.stand, reach.threat ?? undefined);
  reach.mover = m;
  reach.states = m.alternating ? 2 : 1;
  if (reach.ticks.length < field.count * reach.states) {
    reach.ticks = new Int32Array(field.count * reach.states).fill(FAR);
    reach.tie = new Int32Array(field.count * reach.states);
  }
  const start = indexOf(field, query.from);
  reach.start = start;
  if (start < 0 || !(query.budget >= 0)) return reach;
  const odd = m.alternating && query.odd === true ? 1 : 0;
  reach.startState = m.alternating ? start * 2 + odd : start;
  search(reach, m, ticksOf(query.budget));
  return reach;
}

/**
 * Whether a single step leads to a cell where the mover may stop: where it does, `reachable` has stops, and nobody needs
 * to search for more of them. Where it does not, farther cells may still be in reach.
 */
export function canStepAway(field: Battlefield, query: ReachQuery): boolean {
  const start = indexOf(field, query.from);
  if (start < 0 || !(query.budget >= 0)) return false;
  const m = mover(field, query);
  const odd = m.alternating && query.odd === true ? 1 : 0;
  const most = ticksOf(query.budget);
  for (let d = 0; d < field.directions; d++) {
    const to = field.neighbours[start * field.directions + d]!;
    if (to < 0 || (m.stand !== null && m.stand[to] !== FREE)) continue;
    const step = stepTicks(m, start, d, to, odd);
    if (step >= 0 && step <= most) return true;
  }
  return false;
}

function search(reach: ReachBuffers, m: Mover, most: number): void {
  const { field } = reach;
  const { ticks, tie, seen, order } = reach;
  const { directions, neighbours } = field;
  const { queue } = field.scratch;
  const { alternating } = m;
  const masks = m.layer.steps;
  const width = leastTicks(m.layer.least, m.times, m.plus);
  let last = 0;
  let free = 0;
  let { heads } = queue;

  ticks[reach.startState] = 0;
  tie[reach.startState] = 0;
  queue.state[0] = reach.startState;
  queue.next[0] = -1;
  heads[0] = 0;
  free = 1;

  for (let bucket = 0; bucket <= last; bucket++) {
    let entry = heads[bucket]!;
    heads[bucket] = -1;
    while (entry >= 0) {
      const state = queue.state[entry]!;
      entry = queue.next[entry]!;
      const spent = ticks[state]!;
      // A way in a cheaper bucket was found after this entry was made.
      if (((spent / width) | 0) !== bucket) continue;
      const from = alternating ? state >> 1 : state;
      const odd = alternating ? state & 1 : 0;
      if (seen[from] === 0) {
        seen[from] = 1;
        order[reach.reached++] = from;
      }
      const mask = masks[from]!;
      const before = tie[state]!;
      for (let d = 0; d < directions; d++) {
        if ((mask & (1 << d)) === 0) continue;
        const to = neighbours[from * directions + d]!;
        const target = alternating ? to * 2 + (odd ^ (d & 1)) : to;
        const old = ticks[target]!;
        // Known at less than the cheapest step from here: nothing to better, nothing to tie with.
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
  }
}

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

/** Forgets the last answer; only what it touched. */
function clear(reach: ReachBuffers): ReachBuffers {
  for (let i = 0; i < reach.reached; i++) {
    const index = reach.order[i]!;
    reach.seen[index] = 0;
    for (let s = 0; s < reach.states; s++) reach.ticks[index * reach.states + s] = FAR;
  }
  reach.reached = 0;
  return reach;
}

/** The better state of a cell, or -1 if it was not reached. */
function bestState(reach: ReachBuffers, index: number): number {
  if (index < 0 || reach.seen[index] === 0) return -1;
  if (reach.states === 1) return index;
  const even = index * 2;
  const odd = even + 1;
  const { ticks, tie } = reach;
  if (ticks[odd]! < ticks[even]!) return odd;
  return ticks[odd] === ticks[even] && tie[odd]! < tie[even]! ? odd : even;
}

function mayStop(reach: ReachBuffers, index: number): boolean {
  if (index === reach.start) return true;
  const stand = reach.mover?.stand ?? null;
  return stand === null || stand[index] === FREE;
}

function walkBack(reach: ReachBuffers, target: number): Cell[] {
  const { field, ticks, tie } = reach;
  const m = reach.mover!;
  const { directions, neighbours } = field;
  const goal = cellAt(field, target);
  const path: Cell[] = [];
  let state = bestState(reach, target);
  while (state !== reach.startState) {
    const to = m.alternating ? state >> 1 : state;
    const odd = m.alternating ? state & 1 : 0;
    path.push(cellAt(field, to));
    let best = -1;
    let bestOff = Number.POSITIVE_INFINITY;
    let bestFrom = -1;
    for (let d = 0; d < directions; d++) {
      const from = neighbours[to * directions + opposite(directions, d)]!;
      if (from < 0 || reach.seen[from] === 0) continue;
      const oddBefore = m.alternating ? odd ^ (d & 1) : 0;
      const before = m.alternating ? from * 2 + oddBefore : from;
      if (ticks[before] === FAR) continue;
      const step = stepTicks(m, from, d, to, oddBefore);
      if (step < 0 || ticks[before]! + step !== ticks[state]) continue;
      if (tie[before]! + 1 + stepProvokes(m, from, to) * ONE_PROVOKED !== tie[state]) continue;
      const off = offLine(field, reach.start, from, goal);
      if (off < bestOff || (off === bestOff && from < bestFrom)) {
        best = before;
        bestOff = off;
        bestFrom = from;
      }
    }
    state = best;
  }
  return path.reverse();
}

/** How far a cell lies from the straight line between two others (in no particular unit). */
function offLine(field: Battlefield, start: number, index: number, goal: Cell): number {
  const a = cellAt(field, start);
  const p = cellAt(field, index);
  if (field.grid === 'square') return Math.abs((p.x - a.x) * (goal.y - a.y) - (p.y - a.y) * (goal.x - a.x));
  const { grid } = field;
  const q = axialQ(grid, a.x, a.y);
  const r = axialR(grid, a.x, a.y);
  return Math.abs(
    (axialQ(grid, p.x, p.y) - q) * (axialR(grid, goal.x, goal.y) - r) -
      (axialR(grid, p.x, p.y) - r) * (axialQ(grid, goal.x, goal.y) - q),
  );
}

function newReach(field: Battlefield): ReachBuffers {
  const reach: ReachBuffers = {
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
    stand: new Uint8Array(field.count),
    threat: null,
    costTo: (cell) => {
      const state = bestState(reach, indexOf(field, cell));
      return state < 0 ? null : reach.ticks[state]! / TICKS;
    },
    costAt: (index) => {
      const state = bestState(reach, index);
      return state < 0 ? -1 : reach.ticks[state]! / TICKS;
    },
    canStop: (cell) => {
      const index = indexOf(field, cell);
      return bestState(reach, index) >= 0 && mayStop(reach, index);
    },
    provokesTo: (cell) => {
      const state = bestState(reach, indexOf(field, cell));
      return state < 0 ? null : reach.tie[state]! >> 16;
    },
    oddAfter: (cell) => {
      const state = bestState(reach, indexOf(field, cell));
      return reach.states === 2 && state >= 0 && (state & 1) === 1;
    },
    pathTo: (cell) => {
      const index = indexOf(field, cell);
      return bestState(reach, index) < 0 ? null : walkBack(reach, index);
    },
    stops: () => {
      const found: number[] = [];
      reach.eachStop((index) => found.push(index));
      found.sort((a, b) => reach.costAt(a) - reach.costAt(b) || a - b);
      return found.map((index) => cellAt(field, index));
    },
    eachStop: (visit) => {
      for (let i = 1; i < reach.reached; i++) {
        const index = reach.order[i]!;
        if (mayStop(reach, index)) visit(index, reach.costAt(index));
      }
    },
  };
  return reach;
}
