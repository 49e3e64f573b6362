import type { CornerRule } from './corner-rule.ts';
import type { Cell } from './document.ts';
import type { Battlefield } from './field.ts';
import { DIAGONAL_TICKS, indexOf, TICKS } from './field.ts';
import { isFootprintInside } from './footprint.ts';
import type { Ground } from './ground.ts';
import { groundTable, WALKING } from './ground.ts';
import type { Layer, Stride } from './layer.ts';
import { layerOf, stepsFound } from './layer.ts';
import { BLOCKED, canStopOn, FREE, HINDER, SHARED, spreadOccupancy } from './occupancy.ts';

/** When a step provokes a foe: if it starts in the foe's reach, if it leaves it, or if it starts or ends in it. */
type ProvokingSteps = 'starts-inside' | 'leaves' | 'starts-or-ends-inside';

/** Everything that decides the cost of a step and whether it is allowed. All of it is optional. */
export interface MoveRules {
  /** Size of the footprint; 1 unless given. */
  readonly size?: number;
  /** What the ground costs the mover; WALKING unless given. */
  readonly ground?: Ground;
  /** What must be open beside a diagonal step; `both-sides` unless given. Without effect on hexagons. */
  readonly corners?: CornerRule;
  /** The occupants by cell, without the mover: see `occupancy`. Everything is free unless given. */
  readonly occupancy?: Uint8Array;
  /**
   * The cost of HINDER and SHARED cells. `times` is at least 1 (2 if no `crowd` is given): a step costs at least
   * `times` a step on bare ground or, with `stacks`, `times` its cost on this ground; and then `plus` cells more.
   */
  readonly crowd?: { readonly times: number; readonly stacks?: boolean; readonly plus?: number };
  /** Factor on the cost of every step (crawling); above 0, 1 unless given. */
  readonly times?: number;
  /** A further factor, 1 or more, on the cost of steps out of one cell (a pit). */
  readonly leaving?: { readonly from: Cell; readonly times: number };
  /** Extra cells for every step, added after `times`; 0 or more, 0 unless given. */
  readonly plus?: number;
  /** Under `alternating`: whether the next diagonal counts 2. False unless given. */
  readonly odd?: boolean;
  /**
   * Steep ground. `up` and `down`: the most metres a step may rise or fall. `timesUp`: factor on the cost of a step
   * upward, 1 or more. `costUp`: extra cells for each metre upward, added after `timesUp`.
   */
  readonly slope?: {
    readonly up?: number;
    readonly down?: number;
    readonly costUp?: number;
    readonly timesUp?: number;
  };
  /**
   * The foes whom steps may provoke, a table made by `threats`. Of paths of equal cost the one that provokes fewer is
   * preferred; with `never` steps that provoke are forbidden.
   */
  readonly avoid?: { readonly threat: Int32Array; readonly when: ProvokingSteps; readonly never?: boolean };
}

/** Why a step or a path is not allowed. */
export type StepRefusal =
  | 'outside'
  | 'not-adjacent'
  | 'obstacle'
  | 'wall'
  | 'corner'
  | 'occupied'
  | 'too-steep'
  | 'provokes'
  | 'too-far'
  | 'no-stop';

/** The result of `judgePath`: the cost, or the index in the path of the first cell that is not allowed, and why. */
export type PathVerdict =
  | {
      readonly ok: true;
      /** In cells. */
      readonly cost: number;
      readonly steps: number;
      /** Foes provoked, summed over the steps. */
      readonly provokes: number;
      /** Whether the next diagonal counts 2. */
      readonly odd: boolean;
    }
  | { readonly ok: false; readonly at: number; readonly because: StepRefusal };

/** Move rules resolved for one battlefield, with all defaults. */
export interface Mover extends Stride {
  readonly field: Battlefield;
  readonly layer: Layer;
  readonly square: boolean;
  /** The cached step costs, as in `FoundSteps.ticks`. */
  readonly found: Int32Array;
  /** Whether every second diagonal counts 2. */
  readonly alternating: boolean;
  /** By anchor: the standing of the occupant most in the way under the footprint; `null` if everything is free. */
  readonly stand: Uint8Array | null;
  readonly crowdTimes: number;
  readonly crowdStacks: boolean;
  readonly crowdPlus: number;
  /** The anchor that steps leave at `leavingTimes` the cost; -1: none. */
  readonly leavingFrom: number;
  readonly leavingTimes: number;
  /** By anchor: a bit for each foe whose reach covers it; `null` without `avoid`. */
  readonly threat: Int32Array | null;
  readonly when: ProvokingSteps;
  readonly never: boolean;
}

/**
 * Resolves move rules. The buffers `stand` and `threat` (one entry per cell) receive copies of the rules' arrays,
 * so that the caller may change its own afterwards; without them the rules' arrays may be used directly.
 */
export function mover(field: Battlefield, rules: MoveRules, stand?: Uint8Array, threat?: Int32Array): Mover {
  const size = rules.size ?? 1;
  const table = groundTable(field, rules.ground ?? WALKING);
  const { occupancy, avoid, leaving, slope } = rules;
  let standing: Uint8Array | null = null;
  if (occupancy !== undefined) {
    if (size === 1 && stand === undefined) standing = occupancy;
    else {
      standing = stand ?? new Uint8Array(field.count);
      spreadOccupancy(field, occupancy, size, standing);
    }
  }
  if (avoid !== undefined && threat !== undefined) threat.set(avoid.threat);
  const layer = layerOf(field, table, size, rules.corners ?? 'both-sides');
  const sloped = slope !== undefined && field.heights !== null;
  const how: Stride = {
    times: rules.times ?? 1,
    plus: Math.round((rules.plus ?? 0) * TICKS),
    up: slope?.up ?? Number.POSITIVE_INFINITY,
    down: slope?.down ?? Number.POSITIVE_INFINITY,
    costUp: (slope?.costUp ?? 0) * TICKS,
    timesUp: Math.max(1, slope?.timesUp ?? 1),
    sloped,
  };
  return {
    field,
    layer,
    found: stepsFound(field, layer, how),
    square: field.grid === 'square',
    alternating: field.grid === 'square' && field.metric === 'alternating',
    stand: standing,
    crowdTimes: Math.max(1, rules.crowd?.times ?? 2),
    crowdStacks: rules.crowd?.stacks ?? false,
    crowdPlus: Math.round((rules.crowd?.plus ?? 0) * TICKS),
    leavingFrom: leaving === undefined || leaving.times === 1 ? -1 : indexOf(field, leaving.from),
    leavingTimes: Math.max(1, leaving?.times ?? 1),
    times: how.times,
    plus: how.plus,
    up: how.up,
    down: how.down,
    costUp: how.costUp,
    timesUp: how.timesUp,
    sloped,
    threat: avoid === undefined ? null : (threat ?? avoid.threat),
    when: avoid?.when ?? 'starts-inside',
    never: avoid?.never ?? false,
  };
}

/** A lower bound on the cost of any step by these rules, in cells. */
export function leastStep(field: Battlefield, rules: MoveRules): number {
  const table = groundTable(field, rules.ground ?? WALKING);
  const { least } = layerOf(field, table, rules.size ?? 1, rules.corners ?? 'both-sides');
  return leastTicks(least, rules.times ?? 1, Math.round((rules.plus ?? 0) * TICKS)) / TICKS;
}

/** The same in ticks, at least 1; `least` is `Layer.least`. */
export const leastTicks = (least: number, times: number, plus: number): number =>
  Math.max(1, Math.floor(least * times) + plus);

/**
 * The cost of a step in ticks, or -1 if it is not allowed. `to` must be the neighbour of `from` in direction `d`;
 * `odd` is 1 when the next diagonal counts 2. Both `reachable` and `judgePath` use it, so they cannot disagree.
 */
export function stepTicks(m: Mover, from: number, d: number, to: number, odd: number): number {
  const standing = m.stand === null ? FREE : m.stand[to]!;
  if (bars(m, from, standing) || (m.never && stepProvokes(m, from, to) > 0)) return -1;
  const hindered = standing === HINDER || standing === SHARED;
  if (hindered || from === m.leavingFrom) return ticksFor(m, from, d, to, odd, hindered);
  const place = (from * m.field.directions + d) * 2 + odd;
  const known = m.found[place]!;
  if (known !== 0) return known;
  const ticks = ticksFor(m, from, d, to, odd, false);
  m.found[place] = ticks;
  return ticks;
}

/** Whether an occupant who stands like this lets nobody in from that cell. */
const bars = ({ stand }: Mover, from: number, standing: number): boolean =>
  standing === BLOCKED || (standing === SHARED && stand![from] !== SHARED);

/** Computes the cost of a step for `stepTicks`; `hindered` if it enters HINDER or SHARED cells. */
function ticksFor(m: Mover, from: number, d: number, to: number, odd: number, hindered: boolean): number {
  const { layer } = m;
  if ((layer.steps[from]! & (1 << d)) === 0) return -1;
  const diagonal = m.square && (d & 1) === 1;
  let ticks = diagonal ? (odd === 1 ? layer.second[to]! : layer.diagonal[to]!) : layer.straight[to]!;
  if (hindered) ticks = crowded(m, ticks, diagonal, odd);
  if (layer.climbs !== null) ticks += layer.climbs[from * m.field.directions + d]!;
  if (m.sloped) {
    const rise = layer.tops![to]! - layer.tops![from]!;
    if (rise > m.up || -rise > m.down) return -1;
    if (rise > 0) ticks = Math.round(ticks * m.timesUp + rise * m.costUp);
  }
  const times = from === m.leavingFrom ? m.times * m.leavingTimes : m.times;
  if (times !== 1) ticks = Math.round(ticks * times);
  return ticks + m.plus;
}

function crowded(m: Mover, ticks: number, diagonal: boolean, odd: number): number {
  if (m.crowdStacks) return Math.round(ticks * m.crowdTimes) + m.crowdPlus;
  const { metric } = m.field;
  const bare =
    !diagonal || metric === 'one' ? TICKS : metric === 'exact' ? DIAGONAL_TICKS : TICKS * (1 + odd);
  return Math.max(ticks, Math.round(bare * m.crowdTimes)) + m.crowdPlus;
}

/** The number of foes that a step provokes. */
export function stepProvokes(m: Mover, from: number, to: number): number {
  if (m.threat === null) return 0;
  const before = m.threat[from]!;
  const after = m.threat[to]!;
  switch (m.when) {
    case 'starts-inside':
      return bits(before);
    case 'leaves':
      return bits(before & ~after);
    case 'starts-or-ends-inside':
      return bits(before | after);
  }
}

function bits(mask: number): number {
  let left = mask;
  let many = 0;
  while (left !== 0) {
    left &= left - 1;
    many++;
  }
  return many;
}

/** Why `stepTicks` returned -1 for a step. */
function refusal(m: Mover, from: number, d: number, to: number): StepRefusal {
  const { field, layer } = m;
  if ((layer.steps[from]! & (1 << d)) === 0) {
    if (layer.fits[to] === 0) {
      const anchor = { x: to % field.width, y: Math.trunc(to / field.width) };
      return isFootprintInside(field, anchor, layer.size) ? 'obstacle' : 'outside';
    }
    return m.square && (d & 1) === 1 ? 'corner' : 'wall';
  }
  if (m.stand !== null && bars(m, from, m.stand[to]!)) return 'occupied';
  if (m.never && stepProvokes(m, from, to) > 0) return 'provokes';
  return 'too-steep';
}

function directionBetween(field: Battlefield, from: number, to: number): number {
  for (let d = 0; d < field.directions; d++) {
    if (field.neighbours[from * field.directions + d] === to) return d;
  }
  return -1;
}

/**
 * Judges a given path by the rules of a move. `path` lists the cells entered one after the other (anchors of the
 * footprint, without the start). With `budget` (in cells) it must not cost more; unless `stops` is false its last
 * cell must be FREE or SHARED. Reports the first violation; never throws.
 */
export function judgePath(
  field: Battlefield,
  move: MoveRules & { readonly from: Cell; readonly budget?: number; readonly stops?: boolean },
  path: readonly Cell[],
): PathVerdict {
  const m = mover(field, move);
  const most = ticksOf(move.budget ?? Number.POSITIVE_INFINITY);
  let at = indexOf(field, move.from);
  if (at < 0) return { ok: false, at: 0, because: 'outside' };
  let ticks = 0;
  let provokes = 0;
  let odd = m.alternating && move.odd === true ? 1 : 0;
  for (let i = 0; i < path.length; i++) {
    const to = indexOf(field, path[i]!);
    if (to < 0) return { ok: false, at: i, because: 'outside' };
    const d = directionBetween(field, at, to);
    if (d < 0) return { ok: false, at: i, because: 'not-adjacent' };
    const step = stepTicks(m, at, d, to, odd);
    if (step < 0) return { ok: false, at: i, because: refusal(m, at, d, to) };
    ticks += step;
    if (ticks > most) return { ok: false, at: i, because: 'too-far' };
    provokes += stepProvokes(m, at, to);
    if (m.alternating && (d & 1) === 1) odd = 1 - odd;
    at = to;
  }
  if (path.length > 0 && move.stops !== false && m.stand !== null && !canStopOn(m.stand[at]!)) {
    return { ok: false, at: path.length - 1, because: 'no-stop' };
  }
  return { ok: true, cost: ticks / TICKS, steps: path.length, provokes, odd: odd === 1 };
}

/** A budget in cells as ticks, rounded down with slack for floating-point errors, and capped below `FAR`. */
export function ticksOf(budget: number): number {
  return Math.min(0x7fffffff - 1, Math.floor(budget * TICKS + 1e-6));
}
