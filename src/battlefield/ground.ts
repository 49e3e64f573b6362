import type { TerrainKind, Wall } from './document.ts';
import type { Battlefield } from './field.ts';
import { TICKS } from './field.ts';
import type { LaidGround } from './layer.ts';

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
export interface GroundTable extends LaidGround {
  readonly ground: Ground;
}

/** So many grounds are remembered. */
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

interface Entry {
  readonly times: number;
  readonly plus: number;
}

function entryOf(cost: EntryCost): Entry | null {
  if (cost === 'blocked') return null;
  if (typeof cost === 'number') return { times: cost, plus: 0 };
  return { times: cost.times ?? 1, plus: cost.plus ?? 0 };
}

/** What the kinds of each mix on the battlefield cost together; `null` where nobody can enter. */
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

/** What crossing each wall costs, by its number. */
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
    const place = field.mix[index]!;
    if (place === 0) continue;
    const mix = mixes[place]!;
    if (mix === null) {
      blocked[index] = 1;
      continue;
    }
    times[index] = mix.times * TICKS;
    plus[index] = mix.plus * TICKS;
  }
  return { ground, blocked, times, plus, ...wallCosts(field, ground), layers: [] };
}
