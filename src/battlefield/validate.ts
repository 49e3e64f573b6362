import { edgesOf } from './compile.ts';
import type { Grid, Wall } from './document.ts';
import { COVER_GRADES, GRIDS, LARGEST_SIDE, LIGHT_GRADES, METRICS, SIDES, WALL_KINDS } from './document.ts';
import { neighbourTable, sidesOf } from './grid.ts';

/** An error in a document: its path (`walls[3].side`) and a message for people. */
interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

type Bag = { readonly [key: string]: unknown };

/** The largest length of any list in a document. */
const MOST_ENTRIES = 32000;
/** The most light sources: what each of them lights is found anew whenever a door is opened. */
const MOST_SOURCES = 1000;

/** The list of problems found so far, and the size of the battlefield. */
interface Check {
  readonly problems: FieldProblem[];
  readonly width: number;
  readonly height: number;
}

/**
 * The errors in a document; empty if it can be compiled. Accepts any value and never throws. While width, height
 * or grid is invalid, the lists of the document are not checked.
 */
export function validate(document: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isBag(document)) return [{ path: '', message: 'A battlefield must be an object.' }];
  const width = side(problems, document, 'width');
  const height = side(problems, document, 'height');
  const grid = oneOf(problems, document, 'grid', GRIDS, 'grid');
  oneOf(problems, document, 'metric', METRICS, 'metric');
  number(problems, document, 'metres', 'metres', { above: 0, optional: true });
  if (width === null || height === null || grid === null) return problems;

  const check: Check = { problems, width, height };
  const kinds = terrainKinds(check, document);
  patches(check, document, kinds);
  walls(check, document, grid);
  each(problems, document, 'elevation', (entry, path) => {
    rectangle(check, entry, path);
    number(problems, entry, 'height', `${path}.height`, {});
  });
  light(check, document);
  return problems;
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

function side(problems: FieldProblem[], bag: Bag, key: string): number | null {
  const value = bag[key];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_SIDE)
    return value;
  problems.push({
    path: key,
    message: `Must be a whole number from 1 to ${LARGEST_SIDE}, not ${shown(value)}.`,
  });
  return null;
}

function oneOf<T extends string>(
  problems: FieldProblem[],
  bag: Bag,
  key: string,
  allowed: readonly T[],
  path: string,
  optional = false,
): T | null {
  const value = bag[key];
  if (value === undefined && optional) return null;
  if (typeof value === 'string' && (allowed as readonly string[]).includes(value)) return value as T;
  problems.push({ path, message: `Must be one of ${allowed.join(', ')}, not ${shown(value)}.` });
  return null;
}

interface Limits {
  readonly above?: number;
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  readonly optional?: boolean;
}

function number(
  problems: FieldProblem[],
  bag: Bag,
  key: string,
  path: string,
  limits: Limits,
): number | null {
  const value = bag[key];
  if (value === undefined && limits.optional === true) return null;
  const fine =
    typeof value === 'number' &&
    Number.isFinite(value) &&
    (limits.whole !== true || Number.isInteger(value)) &&
    (limits.above === undefined || value > limits.above) &&
    (limits.least === undefined || value >= limits.least) &&
    (limits.most === undefined || value <= limits.most);
  if (fine) return value;
  const words = [limits.whole === true ? 'a whole number' : 'a number'];
  if (limits.above !== undefined) words.push(`above ${limits.above}`);
  if (limits.least !== undefined) words.push(`of at least ${limits.least}`);
  if (limits.most !== undefined) words.push(`${words.length > 1 ? 'and ' : ''}at most ${limits.most}`);
  problems.push({ path, message: `Must be ${words.join(' ')}, not ${shown(value)}.` });
  return null;
}

function flag(problems: FieldProblem[], bag: Bag, key: string, path: string): void {
  const value = bag[key];
  if (value !== undefined && typeof value !== 'boolean') {
    problems.push({ path: `${path}.${key}`, message: `Must be true or false, not ${shown(value)}.` });
  }
}

/** Calls back for every entry of an optional list of objects. */
function each(
  problems: FieldProblem[],
  bag: Bag,
  key: string,
  visit: (entry: Bag, path: string, place: number) => void,
  path = key,
  most = MOST_ENTRIES,
): void {
  const value = bag[key];
  if (value === undefined) return;
  if (!Array.isArray(value)) {
    problems.push({ path, message: `Must be a list, not ${shown(value)}.` });
    return;
  }
  if (value.length > most) {
    problems.push({ path, message: `Must have at most ${most} entries, not ${value.length}.` });
    return;
  }
  value.forEach((entry: unknown, place) => {
    if (isBag(entry)) visit(entry, `${path}[${place}]`, place);
    else problems.push({ path: `${path}[${place}]`, message: `Must be an object, not ${shown(entry)}.` });
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function spot(check: Check, bag: unknown, path: string): Spot | null {
  if (!isBag(bag)) {
    check.problems.push({ path, message: `Must be a cell with x and y, not ${shown(bag)}.` });
    return null;
  }
  const x = number(check.problems, bag, 'x', `${path}.x`, { whole: true, least: 0, most: check.width - 1 });
  const y = number(check.problems, bag, 'y', `${path}.y`, { whole: true, least: 0, most: check.height - 1 });
  return x === null || y === null ? null : { x, y };
}

function rectangle(check: Check, bag: Bag, path: string): string | null {
  const at = spot(check, bag, path);
  if (at === null) return null;
  const span = { whole: true, least: 1, optional: true };
  const before = check.problems.length;
  const w = number(check.problems, bag, 'w', `${path}.w`, { ...span, most: check.width - at.x }) ?? 1;
  const h = number(check.problems, bag, 'h', `${path}.h`, { ...span, most: check.height - at.y }) ?? 1;
  return check.problems.length > before ? null : `(${at.x}, ${at.y}), ${w} × ${h}`;
}

function name(check: Check, bag: Bag, key: string, path: string): string | null {
  const value = bag[key];
  if (typeof value === 'string' && value !== '') return value;
  check.problems.push({
    path: `${path}.${key}`,
    message: `Must be a text that is not empty, not ${shown(value)}.`,
  });
  return null;
}

function terrainKinds(check: Check, document: Bag): Set<string> {
  const { problems } = check;
  const ids = new Set<string>();
  each(problems, document, 'terrain', (kind, path) => {
    const id = name(check, kind, 'id', path);
    if (id !== null) {
      if (ids.has(id)) problems.push({ path: `${path}.id`, message: `The id "${id}" is used twice.` });
      ids.add(id);
    }
    name(check, kind, 'label', path);
    number(problems, kind, 'costTimes', `${path}.costTimes`, { above: 0, most: 1000, optional: true });
    number(problems, kind, 'costPlus', `${path}.costPlus`, { least: 0, most: 1000, optional: true });
    number(problems, kind, 'climb', `${path}.climb`, { least: 0, most: 1000, optional: true });
    for (const key of ['blocksMove', 'blocksSight', 'blocksEffect']) flag(problems, kind, key, path);
    oneOf(problems, kind, 'cover', COVER_GRADES, `${path}.cover`, true);
    marks(check, kind, path);
    if (kind.damage === undefined) return;
    if (!isBag(kind.damage)) {
      problems.push({ path: `${path}.damage`, message: 'Must be an object with dice and type.' });
      return;
    }
    name(check, kind.damage, 'dice', `${path}.damage`);
    name(check, kind.damage, 'type', `${path}.damage`);
  });
  return ids;
}

function marks(check: Check, bag: Bag, path: string): void {
  if (bag.marks === undefined) return;
  if (!isBag(bag.marks)) {
    check.problems.push({ path: `${path}.marks`, message: `Must be an object, not ${shown(bag.marks)}.` });
    return;
  }
  for (const [key, value] of Object.entries(bag.marks)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') continue;
    check.problems.push({
      path: `${path}.marks.${key}`,
      message: `Must be a text, a number, true or false, not ${shown(value)}.`,
    });
  }
}

function patches(check: Check, document: Bag, kinds: Set<string>): void {
  const { problems } = check;
  const seen = new Map<string, string>();
  each(problems, document, 'cells', (patch, path) => {
    const where = rectangle(check, patch, path);
    const kind = patch.terrain;
    if (typeof kind !== 'string' || !kinds.has(kind)) {
      problems.push({ path: `${path}.terrain`, message: `There is no terrain ${shown(kind)}.` });
      return;
    }
    if (where === null) return;
    const same = seen.get(`${kind} ${where}`);
    if (same !== undefined) problems.push({ path, message: `Repeats ${same}: "${kind}" at ${where}.` });
    else seen.set(`${kind} ${where}`, path);
  });
}

function walls(check: Check, document: Bag, grid: Grid): void {
  const { problems, width, height } = check;
  const neighbours = neighbourTable(grid, width, height);
  const sides = SIDES.filter((each) => sidesOf(grid).includes(each));
  /** By pair of cells: the last entry that put a wall on this edge. Runs of several edges are not entered. */
  const seen = new Map<number, { readonly kind: unknown; readonly path: string }>();
  each(problems, document, 'walls', (wall, path) => {
    const before = problems.length;
    const kind = oneOf(problems, wall, 'kind', WALL_KINDS, `${path}.kind`);
    const between = wall.a !== undefined || wall.b !== undefined;
    if (between) {
      spot(check, wall.a, `${path}.a`);
      spot(check, wall.b, `${path}.b`);
    } else {
      spot(check, wall, path);
      oneOf(problems, wall, 'side', sides, `${path}.side`);
      const most = grid === 'square' ? LARGEST_SIDE : 1;
      number(problems, wall, 'length', `${path}.length`, { whole: true, least: 1, most, optional: true });
    }
    if (wall.id !== undefined) name(check, wall, 'id', path);
    else if (kind === 'door') problems.push({ path: `${path}.id`, message: 'A door needs an id.' });
    if (wall.label !== undefined) name(check, wall, 'label', path);
    for (const key of ['open', 'blocksMove', 'blocksSight', 'blocksEffect']) flag(problems, wall, key, path);
    oneOf(problems, wall, 'cover', COVER_GRADES, `${path}.cover`, true);
    number(problems, wall, 'climb', `${path}.climb`, { least: 0, most: 1000, optional: true });
    marks(check, wall, path);
    if (problems.length > before) return;

    // From here on the entry has the shape of a wall.
    const entry = wall as unknown as Wall;
    const edges = edgesOf({ width, height, grid }, neighbours, entry);
    if ('a' in entry && edges.length === 0) {
      problems.push({ path, message: 'The cells a and b must share an edge.' });
    }
    if (!('a' in entry) && (entry.length ?? 1) > 1) {
      const upright = entry.side === 'e' || entry.side === 'w';
      const room = upright ? height - entry.y : width - entry.x;
      if (entry.length! > room) {
        problems.push({
          path: `${path}.length`,
          message: `Must be at most ${room}: the wall leaves the field.`,
        });
      }
      return;
    }
    for (const edge of edges) {
      const to = neighbours[edge]!;
      const directions = grid === 'square' ? 8 : 6;
      const from = Math.trunc(edge / directions);
      const pair = Math.min(from, to) * width * height + Math.max(from, to);
      const same = seen.get(pair);
      if (same !== undefined && same.kind === kind) {
        problems.push({ path, message: `Repeats ${same.path}: there is already a ${kind} on that edge.` });
      }
      seen.set(pair, { kind, path });
    }
  });
}

function light(check: Check, document: Bag): void {
  const { problems } = check;
  if (document.light === undefined) return;
  if (!isBag(document.light)) {
    problems.push({ path: 'light', message: `Must be an object, not ${shown(document.light)}.` });
    return;
  }
  oneOf(problems, document.light, 'ambient', LIGHT_GRADES, 'light.ambient');
  each(
    problems,
    document.light,
    'regions',
    (region, path) => {
      rectangle(check, region, path);
      oneOf(problems, region, 'grade', LIGHT_GRADES, `${path}.grade`);
    },
    'light.regions',
  );
  each(
    problems,
    document.light,
    'sources',
    (source, path) => {
      spot(check, source, path);
      for (const key of ['bright', 'dim']) number(problems, source, key, `${path}.${key}`, { least: 0 });
    },
    'light.sources',
    MOST_SOURCES,
  );
}
