import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf, TICKS } from './field.ts';
import { axialQ, axialR, opposite } from './grid.ts';
import type { MoveRules } from './move.ts';
import { mover, stepProvokes, stepTicks, ticksOf } from './move.ts';
import { canStopOn } from './occupancy.ts';
import type { Search } from './search.ts';
import { begin, clear, FAR, newSearch, ONE_PROVOKED, settle, settleNext } from './search.ts';

/** A move whose reach is asked for. */
interface ReachQuery extends MoveRules {
  /** The anchor from which it starts. */
  readonly from: Cell;
  /** The most that a path may cost, in cells; not negative. */
  readonly budget: number;
}

/**
 * The result of `reachable`. Cells are anchors of the mover's footprint. The search runs only as far as questions need
 * it, on copies of occupancy and threats, so the caller may change its own arrays. Invalid once it has been passed to
 * `reachable` for reuse.
 */
export interface Reach {
  readonly field: Battlefield;
  /** The cost of the path to a cell, in cells; `null` if out of reach. The start costs 0. */
  costTo(cell: Cell): number | null;
  /** The same by cell index; -1 if out of reach. Allocates nothing. */
  costAt(index: number): number;
  /** Whether a cell is in reach and the mover may stop there: always at the start, else where it is FREE or SHARED. */
  canStop(cell: Cell): boolean;
  /** The number of foes that the path to a cell provokes, summed over its steps; `null` if out of reach. */
  provokesTo(cell: Cell): number | null;
  /** Whether, under `alternating`, the next diagonal after the path to a cell counts 2; false if out of reach. */
  oddAfter(cell: Cell): boolean;
  /**
   * The cells entered one after the other, without the start; `null` if out of reach. Of all paths: the
   * cheapest, then the one that provokes least, then the one of fewest steps, then the one that keeps
   * nearest to the straight line, then lower cells first.
   */
  pathTo(cell: Cell): Cell[] | null;
  /** Every cell but the start where the mover may stop, at a cost of up to `most`: cheapest first, then row by row. */
  stops(most?: number): Cell[];
  /** Calls back for the same cells, unsorted but in a deterministic order. Allocates nothing. */
  eachStop(visit: (index: number, cost: number) => void, most?: number): void;
  /**
   * Calls back for the cells in a box that cost up to `most`, including the start, and perhaps for some that cost more.
   * The callback returns the bound that replaces `most`, and the search goes no farther than that. Cells that are
   * settled already come first, row by row, then the others as they are settled: none of these costs less than one
   * before it by more than the cheapest step. The callback must not query this reach.
   */
  eachWithin(most: number, box: Box, visit: (index: number, cost: number) => number): void;
}

/** The first and last columns and rows of a rectangle, inclusive; within the battlefield. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A reach with the buffers that it reuses. */
interface ReachBuffers extends Reach {
  readonly search: Search;
  readonly stand: Uint8Array;
  threat: Int32Array | null;
}

/**
 * The cells that a move can reach, with their costs and paths. Never throws; from outside the battlefield or
 * with a negative budget nothing is reachable. Lazy: buckets are settled when a question needs them. `reuse` is
 * refilled and returned if it belongs to the same field.
 *
 * It is Dial's algorithm with wide buckets. No step is cheaper than `width`, so whatever is found from a
 * bucket lands in a later one: when a bucket's turn comes, its labels are final, and their order within the
 * bucket does not matter. A label is the cost and a tie-break of provoked foes and steps. Paths are not stored:
 * `pathTo` walks back over labels that fit together, and so can choose the straightest towards its own end.
 * Under `alternating` a state is a cell and the parity of diagonals so far, because with rough ground
 * neither parity is always the better one.
 */
export function reachable(field: Battlefield, query: ReachQuery, reuse?: Reach): Reach {
  const reach = reuse !== undefined && reuse.field === field ? (reuse as ReachBuffers) : newReach(field);
  const { search } = reach;
  clear(search);
  if (query.avoid !== undefined) reach.threat ??= new Int32Array(field.count);
  const m = mover(field, query, reach.stand, reach.threat ?? undefined);
  const start = indexOf(field, query.from);
  search.start = start;
  if (start < 0 || !(query.budget >= 0)) return reach;
  const odd = m.alternating && query.odd === true ? 1 : 0;
  begin(search, m, m.alternating ? start * 2 + odd : start, ticksOf(query.budget));
  return reach;
}

/**
 * Whether a single step leads to a cell where the mover may stop: then `reachable` has stops, known without a search.
 * If not, farther cells may still be in reach.
 */
export function canStepAway(field: Battlefield, query: ReachQuery): boolean {
  const start = indexOf(field, query.from);
  if (start < 0 || !(query.budget >= 0)) return false;
  const m = mover(field, query);
  const odd = m.alternating && query.odd === true ? 1 : 0;
  const most = ticksOf(query.budget);
  for (let d = 0; d < field.directions; d++) {
    const to = field.neighbours[start * field.directions + d]!;
    if (to < 0 || (m.stand !== null && !canStopOn(m.stand[to]!))) continue;
    const step = stepTicks(m, start, d, to, odd);
    if (step >= 0 && step <= most) return true;
  }
  return false;
}

/** A budget in ticks: that of a search, or less. */
type Limit = Pick<Search, 'most'>;

/**
 * The better state of a cell, or -1 if it is out of reach; continues the search if needed. A state that is not settled
 * yet costs more than one that is, so it is enough that one of the two is settled.
 */
function bestState(search: Search, { most }: Limit, index: number): number {
  if (index < 0) return -1;
  if (search.seen[index] === 0) {
    settle(search, index, most);
    if (search.seen[index] === 0) return -1;
  }
  const state = search.states === 1 ? index : betterOf(search, index * 2, index * 2 + 1);
  return search.ticks[state]! > most ? -1 : state;
}

function betterOf({ ticks, tie }: Search, even: number, odd: number): number {
  if (ticks[odd]! < ticks[even]!) return odd;
  return ticks[odd] === ticks[even] && tie[odd]! < tie[even]! ? odd : even;
}

function mayStop(search: Search, index: number): boolean {
  if (index === search.start) return true;
  const stand = search.mover?.stand ?? null;
  return stand === null || canStopOn(stand[index]!);
}

/** The path from the start to `target`, whose settled state `last` is: see `Reach.pathTo`. */
function walkBack(search: Search, target: number, last: number): Cell[] {
  const { field, ticks, tie } = search;
  const m = search.mover!;
  const { directions, neighbours } = field;
  const goal = cellAt(field, target);
  const path: Cell[] = [];
  let state = last;
  while (state !== search.startState) {
    const to = m.alternating ? state >> 1 : state;
    const odd = m.alternating ? state & 1 : 0;
    path.push(cellAt(field, to));
    let best = -1;
    let bestOff = Number.POSITIVE_INFINITY;
    let bestFrom = -1;
    for (let d = 0; d < directions; d++) {
      const from = neighbours[to * directions + opposite(directions, d)]!;
      if (from < 0 || search.seen[from] === 0) continue;
      const oddBefore = m.alternating ? odd ^ (d & 1) : 0;
      const before = m.alternating ? from * 2 + oddBefore : from;
      if (ticks[before] === FAR) continue;
      const step = stepTicks(m, from, d, to, oddBefore);
      if (step < 0 || ticks[before]! + step !== ticks[state]) continue;
      if (tie[before]! + 1 + stepProvokes(m, from, to) * ONE_PROVOKED !== tie[state]) continue;
      const off = offLine(field, search.start, from, goal);
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

/** How far a cell lies from the straight line between two others, in a unit that depends on their distance. */
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
  const search = newSearch(field);
  return { ...answersOf(search, search), search, stand: new Uint8Array(field.count), threat: null };
}

/**
 * A view of a reach with a smaller budget in cells that shares its search. `reach` must come from `reachable`; the view
 * is valid as long as `reach` is, and cannot be passed to `reachable` for reuse.
 */
export function cutShort(reach: Reach, budget: number): Reach {
  const { search } = reach as ReachBuffers;
  return answersOf(search, { most: Math.min(search.most, ticksOf(budget)) });
}

/** The methods of a reach for a search and a budget. */
function answersOf(search: Search, limit: Limit): Reach {
  const { field } = search;
  const stateOf = (index: number): number => bestState(search, limit, index);
  const costAt = (index: number): number => {
    const state = stateOf(index);
    return state < 0 ? -1 : search.ticks[state]! / TICKS;
  };
  const eachStop = (
    visit: (index: number, cost: number) => void,
    most: number = Number.POSITIVE_INFINITY,
  ): void => {
    const bound = Math.min(ticksOf(most), limit.most);
    for (let i = 1; settleNext(search, i, bound); i++) {
      const index = search.order[i]!;
      const cost = costAt(index);
      if (cost >= 0 && cost <= most && mayStop(search, index)) visit(index, cost);
    }
  };
  return {
    field,
    costAt,
    eachStop,
    costTo: (cell) => {
      const cost = costAt(indexOf(field, cell));
      return cost < 0 ? null : cost;
    },
    canStop: (cell) => {
      const index = indexOf(field, cell);
      return index >= 0 && mayStop(search, index) && stateOf(index) >= 0;
    },
    provokesTo: (cell) => {
      const state = stateOf(indexOf(field, cell));
      return state < 0 ? null : search.tie[state]! >> 16;
    },
    oddAfter: (cell) => {
      const state = stateOf(indexOf(field, cell));
      return search.states === 2 && state >= 0 && (state & 1) === 1;
    },
    pathTo: (cell) => {
      const index = indexOf(field, cell);
      const state = stateOf(index);
      return state < 0 ? null : walkBack(search, index, state);
    },
    stops: (most) => {
      const found: number[] = [];
      eachStop((index) => found.push(index), most);
      found.sort((a, b) => costAt(a) - costAt(b) || a - b);
      return found.map((index) => cellAt(field, index));
    },
    eachWithin: (most, { left, right, top, bottom }, visit) => {
      const { width } = field;
      let bound = ticksOf(most);
      const look = (index: number): void => {
        const cost = costAt(index);
        if (cost >= 0) bound = ticksOf(visit(index, cost));
      };
      const known = search.reached;
      for (let y = top; y <= bottom; y++) {
        for (let index = y * width + left; index <= y * width + right; index++) {
          if (search.seen[index] === 1) look(index);
        }
      }
      for (let i = known; settleNext(search, i, Math.min(bound, limit.most)); i++) {
        const index = search.order[i]!;
        const x = index % width;
        const y = (index - x) / width;
        if (x >= left && x <= right && y >= top && y <= bottom) look(index);
      }
    },
  };
}
