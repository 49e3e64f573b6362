import type { TerrainKind, Wall } from './document.ts';
import type { Battlefield } from './field.ts';
import { TICKS } from './field.ts';
import type { LaidGround } from './layer.ts';

/** The cost of entering a cell: a factor on the length of the step, or a factor and extra cells, or `blocked`. */
export type EntryCost = number | 'blocked' | { readonly times?: number; readonly plus?: number };

/**
 * What terrain and walls cost one kind of mover: a walker, a swimmer, a flyer. Make it a module constant: a
 * battlefield caches the tables of the last 16 grounds by identity.
 */
export interface Ground {
  /** The cost of a kind of terrain; the document's unless given. */
  readonly terrain?: (kind: TerrainKind) => EntryCost;
  /** How kinds on one cell combine: factors multiply and extras add up (the default), or the largest of each counts. */
  readonly combine?: 'multiply' | 'worst';
  /** The cost of all kinds on one cell together, in place of `terrain` and `combine`; of bare ground with no kinds. */
  readonly stack?: (kinds: readonly TerrainKind[]) => EntryCost;
  /**
   * Extra cost in cells for crossing a wall that blocks movement or must be climbed (`climb` cells), or `blocked`; the
   * document's unless given.
   */
  readonly wall?: (wall: Wall, blocksMove: boolean, climb: number) => number | 'blocked';
  /** Whether the mover climbs low walls and climbable terrain, at the document's costs; true unless given. */
  readonly climbs?: boolean;
}

/** Walking, at the costs of the document. */
export const WALKING: Ground = {};

/** The tables of a ground for one battlefield. */
export interface GroundTable extends LaidGround {
  readonly ground: Ground;
}

/** The most tables cached per battlefield. */
const REMEMBERED = 16;

/** The cached tables of a ground, built at the first use. */
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

interface Entry {
  readonly times: number;
  readonly plus: number;
}

function entryOf(cost: EntryCost): Entry | null {
  if (cost === 'blocked') return null;
  if (typeof cost === 'number') return { times: cost, plus: 0 };
  return { times: cost.times ?? 1, plus: cost.plus ?? 0 };
}

/** The cost of each distinct stack of terrain, by its index in `field.mixes`; `null` where the mover cannot enter. */
function mixCosts(field: Battlefield, ground: Ground): readonly (Entry | null)[] {
  const climbs = ground.climbs ?? true;
  const entries = field.kinds.map((kind) =>
    entryOf(ground.terrain === undefined ? documentCost(kind, climbs) : ground.terrain(kind)),
  );
  const worst = ground.combine === 'worst';
  return field.mixes.map((mix) => {
    if (ground.stack !== undefined) return entryOf(ground.stack(mix.map((kind) => field.kinds[kind]!)));
    let times = 1;
    let plus = 0;
    for (const kind of mix) {
      const entry = entries[kind]!;
      if (entry === null) return null;
      times = worst ? Math.max(times, entry.times) : times * entry.times;
      plus = worst ? Math.max(plus, entry.plus) : plus + entry.plus;
    }
    return { times, plus };
  });
}

/** The cost of crossing each wall, by its number. */
function wallCosts(field: Battlefield, ground: Ground): Pick<LaidGround, 'wallBlocks' | 'wallTicks'> {
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
    } else if (blocksMove || ground.climbs === false) wallBlocks[number] = 1;
    else wallTicks[number] = climb;
  }
  return { wallBlocks, wallTicks };
}

function layGround(field: Battlefield, ground: Ground): GroundTable {
  const mixes = mixCosts(field, ground);
  const blocked = new Uint8Array(field.count);
  const times = new Float64Array(field.count).fill(TICKS);
  const plus = new Float64Array(field.count);
  for (let index = 0; index < field.count; index++) {
    const mix = mixes[field.mix[index]!]!;
    if (mix === null) {
      blocked[index] = 1;
      continue;
    }
    times[index] = mix.times * TICKS;
    plus[index] = mix.plus * TICKS;
  }
  return { ground, blocked, times, plus, ...wallCosts(field, ground), layers: [] };
}
