import type { Json } from '../../kernel/json.ts';
import type { VttEdge } from './edges.ts';
import { clipped, edgeKey, edgeNear, liesOn, stepsAlong } from './edges.ts';
import type { BroughtGround, BroughtMap, LineTally, MapReport } from './map.ts';
import type { Point, VttLight, VttMap, VttPortal } from './read.ts';
import { cellsIn } from './read.ts';

type Edges = ReadonlyMap<string, VttEdge>;
type Size = Pick<BroughtGround, 'width' | 'height'>;

/**
 * The ground of a battlefield of squares for a map that has been read, with a report of what became of everything.
 * Walls, objects and doors are put on edges of cells; where a door stands, there is no wall. The picture is left out.
 */
export function groundOf(map: VttMap): Omit<BroughtMap, 'name'> {
  const size = { width: cellsIn(map.size.x), height: cellsIn(map.size.y) };
  const walls = laid(map.walls, size);
  const objects = laid(map.objects, size);
  const doors = hung(map.portals, size);
  const lights = lit(map.lights, size);
  const solid = new Map([...walls.edges, ...objects.edges]);
  for (const { edges } of doors.list) for (const key of edges.keys()) solid.delete(key);
  const ambient = gradeOf(map.ambient);
  return {
    ground: {
      ...size,
      walls: [
        ...runsOf(solid, { kind: 'wall' }),
        ...doors.list.flatMap(({ edges, open }, index) =>
          runsOf(edges, { kind: 'door', id: `door-${index + 1}`, label: 'Door', ...(open && { open }) }),
        ),
      ],
      light:
        ambient === 'bright' && lights.sources.length === 0
          ? null
          : { ambient, ...(lights.sources.length > 0 && { sources: lights.sources }) },
    },
    report: {
      grown: size.width > map.size.x + 0.05 || size.height > map.size.y + 0.05,
      walls: walls.tally,
      objects: objects.tally,
      doors: doors.tally,
      lights: lights.tally,
      picture: map.pictureBytes,
    },
  };
}

/** Whether an edge lies between two cells of the map: walls on the rim have no use. */
const isInner = ({ x, y, side }: VttEdge, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (side === 'n' ? y > 0 : x > 0);

/**
 * Puts lines on edges. A piece without edges of its own counts as taken if another piece of its line has some: its
 * neighbours join across it.
 */
function laid(
  lines: readonly (readonly Point[])[],
  size: Size,
): { readonly edges: Edges; readonly tally: LineTally } {
  const edges = new Map<string, VttEdge>();
  const tally = { along: 0, beside: 0, slanting: 0, tiny: 0, rim: 0, outside: 0, cut: 0 };
  for (const line of lines) {
    const ways: ReturnType<typeof liesOn>[] = [];
    let found = false;
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from) continue;
      const part = clipped(from, to, { x: size.width, y: size.height });
      if (!part) {
        tally.outside++;
        continue;
      }
      if (part[0] !== from || part[1] !== to) tally.cut++;
      const steps = stepsAlong(...part);
      const inner = steps.filter((edge) => isInner(edge, size));
      if (steps.length > 0) found = true;
      if (steps.length > 0 && inner.length === 0) {
        tally.rim++;
        continue;
      }
      ways.push(liesOn(from, to));
      for (const edge of inner) edges.set(edgeKey(edge), edge);
    }
    if (found) for (const way of ways) tally[way]++;
    else tally.tiny += ways.length;
  }
  return { edges, tally };
}

interface Hung {
  readonly open: boolean;
  readonly edges: Edges;
}

/** Puts doors on edges. A door on the rim of the map counts as outside. */
function hung(
  portals: readonly VttPortal[],
  size: Size,
): { readonly list: readonly Hung[]; readonly tally: MapReport['doors'] } {
  const list: Hung[] = [];
  const taken = new Set<string>();
  let [moved, outside, twice] = [0, 0, 0];
  for (const { from, to, closed } of portals) {
    const part = clipped(from, to, { x: size.width, y: size.height });
    const steps = part ? stepsAlong(...part) : [];
    const inner = (steps.length > 0 ? steps : [edgeNear(from, to)]).filter((edge) => isInner(edge, size));
    const free = inner.filter((edge) => !taken.has(edgeKey(edge)));
    if (inner.length === 0) outside++;
    else if (free.length === 0) twice++;
    else {
      if (liesOn(from, to) !== 'along') moved++;
      const edges = new Map(free.map((edge) => [edgeKey(edge), edge]));
      for (const key of edges.keys()) taken.add(key);
      list.push({ open: !closed, edges });
    }
  }
  const open = list.filter((one) => one.open).length;
  return { list, tally: { set: list.length, open, moved, outside, twice } };
}

/** Light sources, one for each light: bright to half of its range, dim to all of it, rounded to half cells. */
function lit(
  lights: readonly VttLight[],
  { width, height }: Size,
): { readonly sources: readonly Json[]; readonly tally: MapReport['lights'] } {
  const sources: Json[] = [];
  let [outside, unlit, coloured] = [0, 0, 0];
  const halves = (length: number): number => Math.round(length * 2) / 2;
  for (const { at, range, intensity, colour } of lights) {
    const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
    if (halves(range) <= 0 || intensity <= 0 || colour?.startsWith('00')) unlit++;
    else if (cell.x < 0 || cell.y < 0 || cell.x >= width || cell.y >= height) outside++;
    else {
      sources.push({ ...cell, bright: halves(range / 2), dim: halves(range) });
      if (colour !== null && !colour.endsWith('ffffff')) coloured++;
    }
  }
  return { sources, tally: { set: sources.length, outside, unlit, coloured } };
}

/**
 * The light where no source shines, from the luminance of the colour times its alpha. Bright where the file does not
 * say.
 */
function gradeOf(colour: string | null): 'bright' | 'dim' | 'dark' {
  if (colour === null) return 'bright';
  const [alpha, red, green, blue] = [0, 2, 4, 6].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  ) as [number, number, number, number];
  const lightness = alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return lightness >= 0.6 ? 'bright' : lightness >= 0.2 ? 'dim' : 'dark';
}

/** Joins consecutive edges into one wall entry each. */
function runsOf(edges: Edges, says: { readonly [key: string]: Json }): readonly Json[] {
  const runs: { x: number; y: number; side: 'n' | 'w'; length: number }[] = [];
  const ordered = [...edges.values()].sort((a, b) => {
    if (a.side !== b.side) return a.side === 'n' ? -1 : 1;
    return a.side === 'n' ? a.y - b.y || a.x - b.x : a.x - b.x || a.y - b.y;
  });
  for (const { x, y, side } of ordered) {
    const last = runs.at(-1);
    const isNext =
      last?.side === side &&
      (side === 'n'
        ? last.y === y && last.x + last.length === x
        : last.x === x && last.y + last.length === y);
    if (last && isNext) last.length++;
    else runs.push({ x, y, side, length: 1 });
  }
  return runs.map(({ length, ...where }) => ({ ...says, ...where, ...(length > 1 && { length }) }));
}
