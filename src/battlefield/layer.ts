import type { CornerRule } from './corner-rule.ts';
import type { Battlefield } from './field.ts';
import { DIAGONAL_TICKS, TICKS } from './field.ts';
import { cellsInFootprint, footprintCell } from './footprint.ts';

/** What a ground makes of the cells and walls of a battlefield. */
export interface LaidGround {
  /** By cell: 1 where nobody can enter. */
  readonly blocked: Uint8Array;
  /** By cell: ticks of a straight step into it, without what comes on top. */
  readonly times: Float64Array;
  /** By cell: ticks on top of each step. */
  readonly plus: Float64Array;
  /** By wall number: 1 blocks, and the ticks for crossing. */
  readonly wallBlocks: Uint8Array;
  readonly wallTicks: Int32Array;
  readonly layers: Layer[];
}

/** Where a footprint of one size can go: worked out once for each ground, size and corner rule. */
export interface Layer {
  readonly size: number;
  readonly corners: CornerRule;
  /** By anchor: 1 where the footprint can stand as far as ground and walls go. */
  readonly fits: Uint8Array;
  /** By anchor: a bit for each direction in which a step is possible. */
  readonly steps: Uint8Array;
  /** By anchor: ticks for entering straight, on a diagonal, and on a diagonal that counts 2. */
  readonly straight: Int32Array;
  readonly diagonal: Int32Array;
  readonly second: Int32Array;
  /** By edge: ticks for climbing; null where nothing is climbed. */
  readonly climbs: Int32Array | null;
  /** By anchor: the highest ground under it; null on flat ground. */
  readonly tops: Float64Array | null;
  /** The cheapest step anywhere. */
  readonly least: number;
  /** What its steps were found to cost, by how the mover climbs and crawls. */
  readonly found: FoundSteps[];
}

/** What steps cost on a layer where nobody stands. */
export interface FoundSteps {
  readonly how: Stride;
  /** By edge, of each the bare one and the one that counts 2: ticks, -1 where it may not be taken, 0 where nobody asked yet. */
  readonly ticks: Int32Array;
}

/** How a mover takes steps, whatever the ground: see `MoveRules`. */
export interface Stride {
  readonly times: number;
  readonly plus: number;
  readonly up: number;
  readonly down: number;
  readonly costUp: number;
  readonly timesUp: number;
  readonly sloped: boolean;
}

/** So many ways of taking steps are remembered. */
const REMEMBERED = 16;

/** The layer of a ground for one size and corner rule, made at its first use. */
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

/** What is known of the steps of a layer, for whoever takes them like this. */
export function stepsFound(field: Battlefield, { found }: Layer, how: Stride): Int32Array {
  for (let i = 0; i < found.length; i++) {
    if (isSame(found[i]!.how, how)) return found[i]!.ticks;
  }
  const ticks = new Int32Array(field.count * field.directions * 2);
  if (found.length >= REMEMBERED) found.shift();
  found.push({ how, ticks });
  return ticks;
}

/** A footprint of one size that is set down on one anchor after the other. */
interface Body {
  readonly field: Battlefield;
  readonly cells: number;
  /** The cell at a place of it; -1 outside the battlefield. */
  place(anchor: number, which: number): number;
  /** By cell: 1 while the footprint lies there, see `lay`. */
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

/** Lays the footprint down, or lifts it. */
function lay({ cells, place, under }: Body, anchor: number, down: 0 | 1): void {
  for (let i = 0; i < cells; i++) under[place(anchor, i)] = down;
}

/** Whether the whole footprint lies on the battlefield: nobody starts from elsewhere. */
function liesInside({ cells, place }: Body, anchor: number): boolean {
  for (let i = 0; i < cells; i++) if (place(anchor, i) < 0) return false;
  return true;
}

/** Whether a closed wall runs between two cells under the footprint. */
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
  /** As far as walls go, whatever the ground. */
  readonly fitsWalls: Uint8Array;
}

/** Every cell is there and free of obstacles, and no closed wall runs between two of them. */
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

const CLOSED = -1;

/** Ticks for climbing over what lies on a straight step of the footprint, `CLOSED` if it stops there. */
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

/** Whether a diagonal step is possible on squares: by the ways round its two corners. */
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
  /** What must be climbed is not free. */
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

/** Where steps lead from each anchor, and what must be climbed on them. */
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

/** What entering costs at each anchor: the dearest cell under the footprint decides. */
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
  // Written out: searches read it by the thousand, and all layers have one shape.
  return { size, corners, fits, steps, straight, diagonal, second, climbs, tops, least, found: [] };
}
