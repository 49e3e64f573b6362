import type { TerrainKind, Wall } from './document.ts';
import type { Battlefield } from './field.ts';
import { DIAGONAL_TICKS, TICKS } from './field.ts';
import { cellsInFootprint, footprintCell } from './footprint.ts';

/**
 * What must be open for something to slip past a corner:
 * - `walls`: only walls can close a corner, blocking cells beside it do not matter;
 * - `one-side`: the way round at least one of the two sides;
 * - `both-sides`: both; whatever touches the corner closes it.
 */
export const CORNER_RULES = ['walls', 'one-side', 'both-sides'] as const;
export type CornerRule = (typeof CORNER_RULES)[number];

/** What entering costs: a number of times as much, or times and cells on top, or not at all. */
export type EntryCost = number | 'blocked' | { readonly times?: number; readonly plus?: number };

/**
 * How somebody moves: what the ground costs a walker, a swimmer, a flyer. Make it a constant of the module:
 * a battlefield works a ground out once and remembers it by identity (the last 16).
 */
export interface Ground {
  /** What a kind of terrain costs; what the document says unless given. */
  readonly terrain?: (kind: TerrainKind) => EntryCost;
  /** How the kinds on one cell combine: their times multiply (unless given), or only the worst counts. */
  readonly combine?: 'multiply' | 'worst';
  /** What all kinds on one cell cost together, where that is more than a product: in place of `terrain` and `combine`. */
  readonly stack?: (kinds: readonly TerrainKind[]) => EntryCost;
  /** Cells more for crossing a standing wall, or `blocked`; what the document says unless given. */
  readonly wall?: (wall: Wall, blocksMove: boolean, climb: number) => number | 'blocked';
  /** Whether it climbs low walls and climbable terrain; true unless given. Only for the document's costs. */
  readonly climbs?: boolean;
}

/** Somebody on foot, with the costs that the document gives. */
export const WALKING: Ground = {};

/** A ground worked out for one battlefield. */
export interface GroundTable {
  readonly ground: Ground;
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

const REMEMBERED = 16;

/** The table of a ground, made at its first use. */
export function groundTable(field: Battlefield, ground: Ground): GroundTable {
  const { grounds } = field.scratch;
  for (let i = 0; i < grounds.length; i++) {
    if (grounds[i]!.ground === ground) return grounds[i]!;
  }
  const made = layGround(field, ground);
  if (grounds.length >= REMEMBERED) grounds.shift();
  grounds.push(made);
  return made;
}

function documentCost(kind: TerrainKind, climbs: boolean): EntryCost {
  if (kind.blocksMove === true || (kind.climb !== undefined && !climbs)) return 'blocked';
  return { times: kind.costTimes ?? 1, plus: (kind.costPlus ?? 0) + (kind.climb ?? 0) };
}

function entryOf(cost: EntryCost): { readonly times: number; readonly plus: number } | null {
  if (cost === 'blocked') return null;
  if (typeof cost === 'number') return { times: cost, plus: 0 };
  return { times: cost.times ?? 1, plus: cost.plus ?? 0 };
}

function layGround(field: Battlefield, ground: Ground): GroundTable {
  const climbs = ground.climbs ?? true;
  const entries = field.kinds.map((kind) =>
    entryOf(ground.terrain === undefined ? documentCost(kind, climbs) : ground.terrain(kind)),
  );
  const worst = ground.combine === 'worst';
  const stacks = field.mixes.map((stack) => {
    if (ground.stack !== undefined) return entryOf(ground.stack(stack.map((kind) => field.kinds[kind]!)));
    let times = 1;
    let plus = 0;
    for (const kind of stack) {
      const entry = entries[kind]!;
      if (entry === null) return null;
      times = worst ? Math.max(times, entry.times) : times * entry.times;
      plus = worst ? Math.max(plus, entry.plus) : plus + entry.plus;
    }
    return { times, plus };
  });

  const blocked = new Uint8Array(field.count);
  const times = new Float64Array(field.count).fill(TICKS);
  const plus = new Float64Array(field.count);
  for (let index = 0; index < field.count; index++) {
    const place = field.mix[index]!;
    if (place === 0) continue;
    const stack = stacks[place]!;
    if (stack === null) {
      blocked[index] = 1;
      continue;
    }
    times[index] = stack.times * TICKS;
    plus[index] = stack.plus * TICKS;
  }

  const wallBlocks = new Uint8Array(field.walls.length + 1);
  const wallTicks = new Int32Array(field.walls.length + 1);
  for (let number = 1; number <= field.walls.length; number++) {
    const blocksMove = field.wallMove[number] === 1;
    const climb = field.wallClimb[number]!;
    if (!blocksMove && climb === 0) continue;
    if (ground.wall !== undefined) {
      const cost = ground.wall(field.walls[number - 1]!, blocksMove, climb / TICKS);
      if (cost === 'blocked') wallBlocks[number] = 1;
      else wallTicks[number] = Math.round(cost * TICKS);
    } else if (blocksMove || !climbs) wallBlocks[number] = 1;
    else wallTicks[number] = climb;
  }
  return { ground, blocked, times, plus, wallBlocks, wallTicks, layers: [] };
}

/** The layer of a ground for one size and corner rule, made at its first use. */
export function layerOf(field: Battlefield, table: GroundTable, size: number, corners: CornerRule): Layer {
  for (let i = 0; i < table.layers.length; i++) {
    const layer = table.layers[i]!;
    if (layer.size === size && layer.corners === corners) return layer;
  }
  const made = layLayer(field, table, size, corners);
  table.layers.push(made);
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

/** 0 open, 1 closed for good, and the ticks for climbing in `climb`. */
interface Crossing {
  closed: boolean;
  climb: number;
}

function layLayer(field: Battlefield, table: GroundTable, size: number, corners: CornerRule): Layer {
  const { count, directions, neighbours, width } = field;
  const cells = cellsInFootprint(field, size);
  const place = (anchor: number, which: number): number => {
    const x = anchor % width;
    return footprintCell(field, x, (anchor - x) / width, size, which);
  };

  // Standing: every cell is there and free of obstacles, and no closed wall runs between two of them.
  const fits = new Uint8Array(count);
  const fitsWalls = new Uint8Array(count);
  const within = new Uint8Array(count);
  for (let anchor = 0; anchor < count; anchor++) {
    let inside = true;
    let clear = true;
    for (let i = 0; i < cells; i++) {
      const cell = place(anchor, i);
      if (cell < 0) inside = false;
      else if (table.blocked[cell] === 1) clear = false;
    }
    if (!inside) continue;
    if (field.walled && cells > 1) {
      for (let i = 0; i < cells; i++) within[place(anchor, i)] = 1;
      for (let i = 0; i < cells && inside; i++) {
        const cell = place(anchor, i);
        for (let d = 0; d < directions; d++) {
          const edge = cell * directions + d;
          const other = neighbours[edge]!;
          if (other >= 0 && within[other] === 1 && table.wallBlocks[field.edges[edge]!] === 1) inside = false;
        }
      }
      for (let i = 0; i < cells; i++) within[place(anchor, i)] = 0;
    }
    if (!inside) continue;
    fitsWalls[anchor] = 1;
    if (clear) fits[anchor] = 1;
  }

  // Crossing the edges in one straight direction: every cell that leaves the footprint's old ground.
  const crossing: Crossing = { closed: false, climb: 0 };
  const cross = (anchor: number, d: number): void => {
    crossing.closed = false;
    crossing.climb = 0;
    if (!field.walled) return;
    for (let i = 0; i < cells; i++) within[place(anchor, i)] = 1;
    for (let i = 0; i < cells; i++) {
      const edge = place(anchor, i) * directions + d;
      const number = field.edges[edge]!;
      if (number === 0 || within[neighbours[edge]!] === 1) continue;
      if (table.wallBlocks[number] === 1) crossing.closed = true;
      if (table.wallTicks[number]! > crossing.climb) crossing.climb = table.wallTicks[number]!;
    }
    for (let i = 0; i < cells; i++) within[place(anchor, i)] = 0;
  };

  const steps = new Uint8Array(count);
  let climbs: Int32Array | null = null;
  const square = field.grid === 'square';
  /** Whether one straight step of a way round a corner is free; what must be climbed is not. */
  const freeStep = (anchor: number, d: number, standing: Uint8Array): boolean => {
    const to = neighbours[anchor * directions + d]!;
    if (to < 0 || standing[to] === 0) return false;
    cross(anchor, d);
    return !crossing.closed && crossing.climb === 0;
  };
  const freeWay = (anchor: number, first: number, then: number, standing: Uint8Array): boolean =>
    freeStep(anchor, first, standing) && freeStep(neighbours[anchor * 8 + first]!, then, standing);

  for (let anchor = 0; anchor < count; anchor++) {
    if (place(anchor, 0) < 0 || fitsAnywhere(anchor) === false) continue;
    let mask = 0;
    for (let d = 0; d < directions; d++) {
      const to = neighbours[anchor * directions + d]!;
      if (to < 0 || fits[to] === 0) continue;
      if (square && d % 2 === 1) {
        const left = (d + 7) % 8;
        const right = (d + 1) % 8;
        const standing = corners === 'walls' ? fitsWalls : fits;
        const oneWay = freeWay(anchor, left, right, standing);
        const otherWay = freeWay(anchor, right, left, standing);
        if (corners === 'both-sides' ? oneWay && otherWay : oneWay || otherWay) mask |= 1 << d;
        continue;
      }
      cross(anchor, d);
      if (crossing.closed) continue;
      mask |= 1 << d;
      if (crossing.climb > 0) {
        climbs ??= new Int32Array(count * directions);
        climbs[anchor * directions + d] = crossing.climb;
      }
    }
    steps[anchor] = mask;
  }

  /** Whether the whole footprint lies on the battlefield: nobody starts from elsewhere. */
  function fitsAnywhere(anchor: number): boolean {
    for (let i = 0; i < cells; i++) if (place(anchor, i) < 0) return false;
    return true;
  }

  // Costs: the dearest cell under the footprint decides.
  const straight = new Int32Array(count);
  const diagonal = new Int32Array(count);
  const second = new Int32Array(count);
  const diagonalTimes = field.metric === 'exact' ? DIAGONAL_TICKS / TICKS : 1;
  const secondTimes = field.metric === 'alternating' ? 2 : diagonalTimes;
  const tops = field.heights === null ? null : new Float64Array(count);
  let least = Number.MAX_SAFE_INTEGER;
  for (let anchor = 0; anchor < count; anchor++) {
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < cells; i++) {
      const cell = place(anchor, i);
      if (cell < 0) continue;
      const times = table.times[cell]!;
      const plus = table.plus[cell]!;
      straight[anchor] = Math.max(straight[anchor]!, Math.round(times + plus));
      diagonal[anchor] = Math.max(diagonal[anchor]!, Math.round(times * diagonalTimes + plus));
      second[anchor] = Math.max(second[anchor]!, Math.round(times * secondTimes + plus));
      if (field.heights !== null) top = Math.max(top, field.heights[cell]!);
    }
    if (tops !== null) tops[anchor] = top;
    if (fits[anchor] === 1) least = Math.min(least, straight[anchor]!);
  }
  return {
    size,
    corners,
    fits,
    steps,
    straight,
    diagonal,
    second,
    climbs,
    tops,
    least: Math.max(1, least),
    found: [],
  };
}
