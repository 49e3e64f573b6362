import type { Cell, Json } from '../../kernel/json.ts';
import { cellName } from '../../store/words.ts';
import type { Grid, LightGrade, MapChanges, MapDocument, Side, TerrainKind, Wall } from './document.ts';
import { eachCell, readChanges, readDocument } from './document.ts';
import type { Point } from './geometry.ts';
import { across, boundsOf, centreOf, edgesOf, keyOf, sideBetween, unit } from './geometry.ts';
import { borderPath, fillPath, gridPath } from './paths.ts';

/** The ways in which terrain is drawn. One kind may have several: rough ground that also burns. */
const groundLooks = [
  'rough',
  'hazard',
  'veil',
  'shallows',
  'water',
  'deep',
  'pit',
  'bush',
  'cover',
  'stone',
  'block',
] as const;
type GroundLook = (typeof groundLooks)[number];

export interface Edge {
  readonly kind: Wall['kind'];
  readonly open: boolean;
  readonly label: string;
  readonly from: Point;
  readonly to: Point;
}

/**
 * The map compiled for drawing: everything that seldom changes during a fight, merged into as few SVG paths as
 * possible.
 */
export interface Board {
  readonly grid: Grid;
  readonly width: number;
  readonly height: number;
  readonly metres: number;
  /** The unit of distances and heights, such as `m`. */
  readonly unit: string;
  readonly bounds: { readonly width: number; readonly height: number };
  readonly floor: string;
  readonly floorAlt: string;
  readonly outline: string;
  readonly lines: string;
  readonly ground: { readonly [look in GroundLook]: { readonly fill: string; readonly border: string } };
  /** Cells with a picture of their own, one entry for each. */
  readonly props: readonly { readonly look: PropLook; readonly at: Point }[];
  readonly heights: readonly {
    readonly height: number;
    readonly fill: string;
    readonly border: string;
    readonly at: Point;
  }[];
  readonly shade: { readonly [grade in 'dark' | 'dim']: string };
  readonly lamps: readonly Point[];
  readonly edges: readonly Edge[];
  /** What is special about a cell, in words, by `keyOf`. */
  readonly words: ReadonlyMap<string, string>;
}

/** The looks that have a picture in each cell. */
const propLooks = ['cover', 'stone', 'bush'] as const satisfies readonly GroundLook[];
export type PropLook = (typeof propLooks)[number];

/** For drawing only: the words by which obstacles are drawn as water, or as stones instead of crates. */
const wet = /\b(water|river|stream|brook|pond|pool|lake|sea|moat|canal)\b/i;
const stony = /\b(boulders?|rocks?|stones?|well|statue|cairn)\b/i;

/** How a kind of terrain is drawn: as it says itself (`look`), else by its effects and its name. */
export function looksOf(kind: TerrainKind): readonly GroundLook[] {
  const said = groundLooks.find((look) => look === kind.look);
  if (said !== undefined) return [said];
  const looks: GroundLook[] = [];
  const covers = kind.cover !== undefined && kind.cover !== 'none';
  const slow = (kind.costTimes ?? 1) > 1 || (kind.costPlus ?? 0) > 0 || (kind.climb ?? 0) > 0;
  const named = `${kind.id} ${kind.label}`;
  const water = wet.test(named);
  if (kind.blocksMove && (kind.blocksSight || kind.cover === 'full')) return ['block'];
  if (kind.damage) looks.push('hazard');
  if (water) looks.push(kind.blocksMove ? 'deep' : 'water');
  if (kind.blocksMove && !water) looks.push(!covers ? 'pit' : stony.test(named) ? 'stone' : 'cover');
  if (kind.blocksSight && !kind.blocksMove) looks.push('veil');
  if (!kind.blocksMove && covers) looks.push('bush');
  else if (slow && !water) looks.push('rough');
  return looks;
}

/** What a kind of terrain does, in words; nothing for one that only looks different. */
export const effectsOf = (kind: TerrainKind): string =>
  [
    kind.blocksMove ? 'blocks the way' : '',
    !kind.blocksMove && (kind.costTimes ?? 1) > 1 ? `costs ×${kind.costTimes}` : '',
    (kind.costPlus ?? 0) > 0 ? `costs ${kind.costPlus} more` : '',
    (kind.climb ?? 0) > 0 ? 'must be climbed' : '',
    kind.cover !== undefined && kind.cover !== 'none' ? (kind.coverName ?? `${kind.cover} cover`) : '',
    kind.blocksSight && !kind.blocksMove ? 'blocks sight' : '',
    kind.damage ? `${kind.damage.dice} ${kind.damage.type}` : '',
    kind.about ?? '',
  ]
    .filter(Boolean)
    .join(', ');

function wordsOf(kind: TerrainKind): string {
  const effects = effectsOf(kind);
  return effects === '' ? kind.label : `${kind.label} (${effects})`;
}

function terrainOf(doc: MapDocument, changed: MapChanges['cells']) {
  const kinds = new Map(doc.terrain.map((kind) => [kind.id, kind]));
  const cells: { [look in GroundLook]: Map<string, Cell> } = {
    rough: new Map(),
    hazard: new Map(),
    veil: new Map(),
    shallows: new Map(),
    water: new Map(),
    deep: new Map(),
    pit: new Map(),
    bush: new Map(),
    cover: new Map(),
    stone: new Map(),
    block: new Map(),
  };
  const words = new Map<string, string>();
  const lay = (cell: Cell, id: string): void => {
    const kind = kinds.get(id);
    if (!kind) return;
    const key = keyOf(cell);
    words.set(key, [words.get(key), wordsOf(kind)].filter(Boolean).join('; '));
    for (const look of looksOf(kind)) cells[look].set(key, cell);
  };
  for (const patch of doc.cells) eachCell(doc, patch, (cell) => lay(cell, patch.terrain));
  for (const { x, y, terrain } of changed) {
    eachCell(doc, { x, y }, (cell) => {
      words.delete(keyOf(cell));
      for (const look of groundLooks) cells[look].delete(keyOf(cell));
      for (const id of terrain) lay(cell, id);
    });
  }
  return { cells, words };
}

function heightsOf(doc: MapDocument, words: Map<string, string>, measure: string): Board['heights'] {
  const height = new Map<string, { readonly cell: Cell; readonly height: number }>();
  for (const patch of doc.elevation)
    eachCell(doc, patch, (cell) => height.set(keyOf(cell), { cell, height: patch.height }));
  const groups = new Map<number, Cell[]>();
  for (const { cell, height: h } of height.values()) {
    if (h === 0) continue;
    const group = groups.get(h);
    if (group) group.push(cell);
    else groups.set(h, [cell]);
    words.set(
      keyOf(cell),
      [words.get(keyOf(cell)), `${h} ${measure} ${h > 0 ? 'high' : 'deep'}`].filter(Boolean).join('; '),
    );
  }
  return [...groups].map(([h, cells]) => ({
    height: h,
    fill: fillPath(doc.grid, cells),
    border: borderPath(doc.grid, cells),
    at: centreOf(doc.grid, roomyIn(cells)),
  }));
}

/**
 * The cell where an area's label is written: the first one whose right neighbour belongs to the area too, else the
 * first.
 */
function roomyIn(cells: readonly Cell[]): Cell {
  const own = new Set(cells.map(keyOf));
  return cells.find(({ x, y }) => own.has(keyOf({ x: x + 1, y }))) ?? cells[0]!;
}

const grades: readonly LightGrade[] = ['dark', 'dim', 'bright'];

/**
 * The dark and dim cells as paths. Takes the light grades of the rules (`rows`, see `View.light`) where they are given;
 * else estimates them from the document by distance to the lamps, ignoring walls.
 */
function lightOf(doc: MapDocument, rows: readonly string[] | undefined): Board['shade'] {
  const { ambient, regions, sources } = doc.light;
  if (rows) {
    const at = (digit: string): string => {
      const cells = rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === digit ? [{ x, y }] : [])));
      return fillPath(doc.grid, cells);
    };
    return { dark: at('0'), dim: at('1') };
  }
  if (ambient === 'bright' && regions.length === 0) return { dark: '', dim: '' };
  const grade = new Map<string, LightGrade>();
  for (const region of regions) eachCell(doc, region, (cell) => grade.set(keyOf(cell), region.grade));
  const dim: Cell[] = [];
  const dark: Cell[] = [];
  const lamps = sources.map((source) => ({ ...source, at: centreOf(doc.grid, source) }));
  eachCell(doc, { x: 0, y: 0, w: doc.width, h: doc.height }, (cell) => {
    const here = centreOf(doc.grid, cell);
    let best = grades.indexOf(grade.get(keyOf(cell)) ?? ambient);
    for (const lamp of lamps) {
      const far = Math.hypot(here.x - lamp.at.x, here.y - lamp.at.y) / unit;
      if (far <= lamp.bright) best = 2;
      else if (far <= lamp.dim) best = Math.max(best, 1);
    }
    if (best === 0) dark.push(cell);
    else if (best === 1) dim.push(cell);
  });
  return { dark: fillPath(doc.grid, dark), dim: fillPath(doc.grid, dim) };
}

/** The cells along which a wall runs, each with the side that the wall is on; empty if its place is invalid. */
export function runOf(grid: Grid, wall: Wall): readonly { readonly cell: Cell; readonly side: Side }[] {
  if (wall.a && wall.b) {
    const side = sideBetween(grid, wall.a, wall.b);
    return side === null ? [] : [{ cell: wall.a, side }];
  }
  if (wall.x === undefined || wall.y === undefined || wall.side === undefined) return [];
  const { side } = wall;
  const along =
    side === 'n' || side === 's' ? { x: 1, y: 0 } : side === 'e' || side === 'w' ? { x: 0, y: 1 } : null;
  return Array.from({ length: grid === 'square' ? (wall.length ?? 1) : 1 }, (_, i) => ({
    cell: { x: wall.x! + i * (along?.x ?? 0), y: wall.y! + i * (along?.y ?? 0) },
    side,
  }));
}

function edgesIn(doc: MapDocument, { doors, broken }: MapChanges): readonly Edge[] {
  const byEdge = new Map<string, Edge>();
  for (const wall of doc.walls) {
    const label = wall.label ?? wall.kind;
    const gone = wall.id !== undefined && broken.includes(wall.id);
    const open = (wall.id === undefined ? undefined : doors[wall.id]) ?? wall.open === true;
    for (const { cell, side } of runOf(doc.grid, wall)) {
      const edge = edgesOf(doc.grid, cell).find((one) => one.side === side);
      if (!edge) continue;
      const other = across(doc.grid, cell, side);
      const key = [keyOf(cell), keyOf(other)].sort().join('/');
      if (gone) byEdge.delete(key);
      else byEdge.set(key, { kind: wall.kind, open, label, from: edge.from, to: edge.to });
    }
  }
  return [...byEdge.values()];
}

/**
 * Compiles a battlefield document for drawing, with the changes made to it since the fight began. `measure` is the unit
 * of distances; for `light` see `View.light`.
 */
export function boardOf(json: Json, changed?: Json, measure = 'm', light?: readonly string[]): Board {
  const doc = readDocument(json);
  const changes = readChanges(changed);
  const { grid, width, height } = doc;
  const all: Cell[] = [];
  eachCell(doc, { x: 0, y: 0, w: width, h: height }, (cell) => all.push(cell));
  const { cells, words } = terrainOf(doc, changes.cells);
  const layer = (look: GroundLook) => {
    const list = [...cells[look].values()];
    return { fill: fillPath(grid, list), border: borderPath(grid, list) };
  };
  const heights = heightsOf(doc, words, measure);
  const props = (look: PropLook) =>
    [...cells[look].values()].map((cell) => ({ look, at: centreOf(grid, cell) }));
  return {
    grid,
    width,
    height,
    metres: doc.metres,
    unit: measure,
    bounds: boundsOf(grid, width, height),
    floor: fillPath(grid, all),
    floorAlt: fillPath(
      grid,
      all.filter(({ x, y }) =>
        grid === 'square' ? (x + y) % 2 === 1 : (grid === 'hex-flat' ? x : y) % 2 === 1,
      ),
    ),
    outline: borderPath(grid, all),
    lines: gridPath(grid, width, height),
    ground: {
      rough: layer('rough'),
      hazard: layer('hazard'),
      veil: layer('veil'),
      shallows: layer('shallows'),
      water: layer('water'),
      deep: layer('deep'),
      pit: layer('pit'),
      bush: layer('bush'),
      cover: layer('cover'),
      stone: layer('stone'),
      block: layer('block'),
    },
    props: propLooks.flatMap(props),
    heights,
    shade: lightOf(doc, light),
    lamps: doc.light.sources.map((source) => centreOf(grid, source)),
    edges: edgesIn(doc, changes),
    words,
  };
}

/** A cell's name with what is special about it: "D6: rubble (costs ×2)". */
export function describeCell(board: Board, cell: Cell): string {
  const words = board.words.get(keyOf(cell));
  return words === undefined ? cellName(cell) : `${cellName(cell)}: ${words}`;
}

export const isOn = (board: Pick<Board, 'width' | 'height'>, { x, y }: Cell): boolean =>
  x >= 0 && y >= 0 && x < board.width && y < board.height;
