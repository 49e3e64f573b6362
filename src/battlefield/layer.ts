import type { CornerRule } from './corner-rule.ts';
import type { Battlefield } from './field.ts';
import { DIAGONAL_TICKS, TICKS } from './field.ts';
import { cellsInFootprint, footprintCell } from './footprint.ts';

/** The costs of one ground for the cells and walls of a battlefield. */
export interface LaidGround {
  /** By cell: 1 where the mover cannot enter. */
  readonly blocked: Uint8Array;
  /** By cell: the cost in ticks of a straight step into it, without the extra cost `plus`. */
  readonly times: Float64Array;
  /** By cell: the extra cost in ticks of each step into it, whatever the step's length. */
  readonly plus: Float64Array;
  /** By wall number: 1 where it blocks. */
  readonly wallBlocks: Uint8Array;
  /** By wall number: the extra cost in ticks of crossing. */
  readonly wallTicks: Int32Array;
  /** Cache of layers, see `layerOf`. */
  readonly layers: Layer[];
}

/** The tables of movement for one ground, one size of footprint and one corner rule, without any occupants. */
export interface Layer {
  readonly size: number;
  readonly corners: CornerRule;
  /** By anchor: 1 where the footprint can stand, as far as ground and walls are concerned. */
  readonly fits: Uint8Array;
  /** By anchor: a bit mask of the directions in which a step is possible. */
  readonly steps: Uint8Array;
  /** By anchor: ticks for entering by a straight step, by a diagonal one, and by a diagonal one that counts 2. */
  readonly straight: Int32Array;
  readonly diagonal: Int32Array;
  readonly second: Int32Array;
  /** By edge: extra ticks for climbing; `null` if no step climbs. */
  readonly climbs: Int32Array | null;
  /** By anchor: the highest ground under the footprint, in metres; `null` on flat ground. */
  readonly tops: Float64Array | null;
  /** Ticks of the cheapest straight step into any anchor that fits, without climbing; at least 1. */
  readonly least: number;
  /** Cache of step costs by stride, oldest first; see `stepsFound`. */
  readonly found: FoundSteps[];
}

/** A cache of step costs of one layer for one stride, into anchors where no occupant hinders. */
interface FoundSteps {
  readonly how: Stride;
  /** By `edge * 2`, plus 1 if the next diagonal counts 2: ticks, -1 where the step is not allowed, 0 until computed. */
  readonly ticks: Int32Array;
}

/** How a mover takes steps on any ground: from `MoveRules`, with `plus` and `costUp` in ticks. */
export interface Stride {
  readonly times: number;
  readonly plus: number;
  readonly up: number;
  readonly down: number;
  readonly costUp: number;
  readonly timesUp: number;
  /** Whether slopes count: there are rules for them, and the ground is not flat. */
  readonly sloped: boolean;
}

/** The most strides cached per layer. */
const REMEMBERED = 16;

/** The cached layer of a ground for one size and corner rule, built at the first use. */
export function layerOf(field: Battlefield, ground: LaidGround, size: number, corners: CornerRule): Layer {
  for (let i = 0; i < ground.layers.length; i++) {
    const layer = ground.layers[i]!;
    if (layer.size === size && layer.corners === corners) return layer;
  }
  const made = layLayer(field, ground, size, corners);
  ground.layers.push(made);
  return made;
}

const isSame = (a: Stride, b: Stride): boolean =>
  a.times === b.times &&
  a.plus === b.plus &&
  a.sloped === b.sloped &&
  (!a.sloped || (a.up === b.up && a.down === b.down && a.costUp === b.costUp && a.timesUp === b.timesUp));

/** The cached step costs of a layer for one stride; an empty table at the first use. Callers fill it in. */
export function stepsFound(field: Battlefield, { found }: Layer, how: Stride): Int32Array {
  for (let i = 0; i < found.length; i++) {
    if (isSame(found[i]!.how, how)) return found[i]!.ticks;
  }
  const ticks = new Int32Array(field.count * field.directions * 2);
  if (found.length >= REMEMBERED) found.shift();
  found.push({ how, ticks });
  return ticks;
}

/** A footprint of one size, to be tried at one anchor after another. */
interface Body {
  readonly field: Battlefield;
  /** The number of cells. */
  readonly cells: number;
  /** The index of the cell at a place of the footprint; -1 outside the battlefield. */
  place(anchor: number, which: number): number;
  /** By cell: 1 if it is under the footprint, between `lay(…, 1)` and `lay(…, 0)`. */
  readonly under: Uint8Array;
}

function bodyOf(field: Battlefield, size: number): Body {
  const { width } = field;
  return {
    field,
    cells: cellsInFootprint(field, size),
    place(anchor, which) {
      const x = anchor % width;
      return footprintCell(field, x, (anchor - x) / width, size, which);
    },
    under: new Uint8Array(field.count),
  };
}

/** Marks the cells of the footprint at an anchor in `under`, or clears them. */
function lay({ cells, place, under }: Body, anchor: number, down: 0 | 1): void {
  for (let i = 0; i < cells; i++) under[place(anchor, i)] = down;
}

/** Whether the whole footprint lies on the battlefield. */
function liesInside({ cells, place }: Body, anchor: number): boolean {
  for (let i = 0; i < cells; i++) if (place(anchor, i) < 0) return false;
  return true;
}

/** Whether a blocking wall runs between two cells of the footprint. */
function isCutByWall(body: Body, ground: LaidGround, anchor: number): boolean {
  const { directions, neighbours, edges } = body.field;
  let cut = false;
  lay(body, anchor, 1);
  for (let i = 0; i < body.cells && !cut; i++) {
    const first = body.place(anchor, i) * directions;
    for (let edge = first; edge < first + directions; edge++) {
      const other = neighbours[edge]!;
      if (other >= 0 && body.under[other] === 1 && ground.wallBlocks[edges[edge]!] === 1) cut = true;
    }
  }
  lay(body, anchor, 0);
  return cut;
}

/** By anchor: 1 where the footprint can stand. */
interface Standing {
  readonly fits: Uint8Array;
  /** The same considering walls only, whatever the ground. */
  readonly fitsWalls: Uint8Array;
}

/** A footprint can stand where all its cells exist and can be entered and no blocking wall runs between two of them. */
function standingOf(body: Body, ground: LaidGround): Standing {
  const { field, cells, place } = body;
  const fits = new Uint8Array(field.count);
  const fitsWalls = new Uint8Array(field.count);
  for (let anchor = 0; anchor < field.count; anchor++) {
    if (!liesInside(body, anchor)) continue;
    if (field.walled && cells > 1 && isCutByWall(body, ground, anchor)) continue;
    fitsWalls[anchor] = 1;
    let clear = true;
    for (let i = 0; i < cells; i++) if (ground.blocked[place(anchor, i)] === 1) clear = false;
    if (clear) fits[anchor] = 1;
  }
  return { fits, fitsWalls };
}

/** A wall blocks the step. */
const CLOSED = -1;

/**
 * Extra ticks for the walls that a footprint crosses on a step across sides of cells (not a square diagonal): those of
 * the dearest wall, 0 without walls, `CLOSED` if one of them blocks.
 */
function crossing(body: Body, ground: LaidGround, anchor: number, direction: number): number {
  const { field, cells, place, under } = body;
  if (!field.walled) return 0;
  let climb = 0;
  lay(body, anchor, 1);
  for (let i = 0; i < cells; i++) {
    const edge = place(anchor, i) * field.directions + direction;
    const number = field.edges[edge]!;
    if (number === 0 || under[field.neighbours[edge]!] === 1) continue;
    if (ground.wallBlocks[number] === 1) climb = CLOSED;
    else if (climb !== CLOSED) climb = Math.max(climb, ground.wallTicks[number]!);
  }
  lay(body, anchor, 0);
  return climb;
}

/** Whether a diagonal step is possible on squares: the corner rule decides by the two-step ways round either side. */
function slipsPast(
  body: Body,
  ground: LaidGround,
  standing: Standing,
  corners: CornerRule,
  anchor: number,
  diagonal: number,
): boolean {
  const { neighbours } = body.field;
  const stands = corners === 'walls' ? standing.fitsWalls : standing.fits;
  /** Whether the footprint can take a straight step without climbing. */
  const freeStep = (from: number, d: number): boolean => {
    const to = neighbours[from * 8 + d]!;
    return to >= 0 && stands[to] === 1 && crossing(body, ground, from, d) === 0;
  };
  const freeWay = (first: number, then: number): boolean =>
    freeStep(anchor, first) && freeStep(neighbours[anchor * 8 + first]!, then);
  const left = (diagonal + 7) % 8;
  const right = (diagonal + 1) % 8;
  return corners === 'both-sides'
    ? freeWay(left, right) && freeWay(right, left)
    : freeWay(left, right) || freeWay(right, left);
}

/** The possible steps from each anchor, and their cost of climbing. */
function stepsOf(
  body: Body,
  ground: LaidGround,
  standing: Standing,
  corners: CornerRule,
): Pick<Layer, 'steps' | 'climbs'> {
  const { count, directions, neighbours, grid } = body.field;
  const steps = new Uint8Array(count);
  let climbs: Int32Array | null = null;
  for (let anchor = 0; anchor < count; anchor++) {
    if (!liesInside(body, anchor)) continue;
    let mask = 0;
    for (let d = 0; d < directions; d++) {
      const edge = anchor * directions + d;
      const to = neighbours[edge]!;
      if (to < 0 || standing.fits[to] === 0) continue;
      if (grid === 'square' && d % 2 === 1) {
        if (slipsPast(body, ground, standing, corners, anchor, d)) mask |= 1 << d;
        continue;
      }
      const climb = crossing(body, ground, anchor, d);
      if (climb === CLOSED) continue;
      mask |= 1 << d;
      if (climb > 0) {
        climbs ??= new Int32Array(count * directions);
        climbs[edge] = climb;
      }
    }
    steps[anchor] = mask;
  }
  return { steps, climbs };
}

/** The cost of entering each anchor: that of the dearest cell under the footprint. */
function enteringCosts(
  { field, cells, place }: Body,
  ground: LaidGround,
  fits: Uint8Array,
): Pick<Layer, 'straight' | 'diagonal' | 'second' | 'tops' | 'least'> {
  const { count, heights, metric } = field;
  const straight = new Int32Array(count);
  const diagonal = new Int32Array(count);
  const second = new Int32Array(count);
  const diagonalTimes = metric === 'exact' ? DIAGONAL_TICKS / TICKS : 1;
  const secondTimes = metric === 'alternating' ? 2 : diagonalTimes;
  const tops = heights === null ? null : new Float64Array(count);
  let least = Number.MAX_SAFE_INTEGER;
  for (let anchor = 0; anchor < count; anchor++) {
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < cells; i++) {
      const cell = place(anchor, i);
      if (cell < 0) continue;
      const times = ground.times[cell]!;
      const plus = ground.plus[cell]!;
      straight[anchor] = Math.max(straight[anchor]!, Math.round(times + plus));
      diagonal[anchor] = Math.max(diagonal[anchor]!, Math.round(times * diagonalTimes + plus));
      second[anchor] = Math.max(second[anchor]!, Math.round(times * secondTimes + plus));
      if (heights !== null) top = Math.max(top, heights[cell]!);
    }
    if (tops !== null) tops[anchor] = top;
    if (fits[anchor] === 1) least = Math.min(least, straight[anchor]!);
  }
  return { straight, diagonal, second, tops, least: Math.max(1, least) };
}

function layLayer(field: Battlefield, ground: LaidGround, size: number, corners: CornerRule): Layer {
  const body = bodyOf(field, size);
  const standing = standingOf(body, ground);
  const { fits } = standing;
  const { steps, climbs } = stepsOf(body, ground, standing, corners);
  const { straight, diagonal, second, tops, least } = enteringCosts(body, ground, fits);
  // Written out as one literal, so that all layers share one hidden class: searches read them in their inner loop.
  return { size, corners, fits, steps, straight, diagonal, second, climbs, tops, least, found: [] };
}
