import { parseSync } from 'oxc-parser';
import type { Node } from './imports.ts';
import { importsOf, isOnShelf, isTestPath, kit, pathOf, roomOf, shelfOf, walk } from './imports.ts';

/** Finds cycles of imports: among panels, and among files. */

type Source = readonly [path: string, source: string];
/** The graph of imports: each node with the nodes it imports. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The shortest cycle, the first of several, as a path that begins and ends with the same node; `null` without one. */
function circleIn(uses: Uses): string[] | null {
  const left = new Map(uses);
  // A node without edges to the nodes left is in no cycle: such nodes are removed until there are none.
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const [one, known] of left) if (![...known].some((other) => left.has(other))) left.delete(one);
  }
  let shortest: string[] | null = null;
  for (const one of left.keys()) {
    const circle = wayBack(left, one);
    if (circle !== null && (shortest === null || circle.length < shortest.length)) shortest = circle;
  }
  return shortest;
}

/** The shortest path from a node through others back to it, by breadth-first search; `null` if there is none. */
function wayBack(uses: Uses, start: string): string[] | null {
  const ways = new Map<string, string[]>([[start, [start]]]);
  for (const [at, way] of ways) {
    for (const next of uses.get(at) ?? []) {
      if (next === start) return [...way, start];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return null;
}

/**
 * The graph of imports, without tests. `of` returns the node that a file belongs to, or `null` if the file does not
 * count; imports of types count only with `typesToo`.
 */
function usesAmong(files: readonly Source[], of: (path: string) => string | null, typesToo: boolean): Uses {
  const uses = new Map<string, Set<string>>();
  for (const [path, source] of files) {
    const from = isTestPath(path) ? null : of(path);
    if (from === null) continue;
    const known = uses.get(from) ?? new Set<string>();
    uses.set(from, known);
    walk(parseSync(path, source).program as unknown as Node, (node) => {
      for (const { target, typeOnly } of importsOf(node)) {
        const to = typeOnly && !typesToo ? null : of(pathOf(path, target) ?? '');
        if (to !== null && to !== from) known.add(to);
      }
    });
  }
  return uses;
}

/** The folder of the panel that a file belongs to, or `null`. The kit is no panel. */
const panelOf = (path: string): string | null =>
  roomOf(path) === 'ui' && isOnShelf(path) && shelfOf(path) !== kit ? shelfOf(path) : null;

/**
 * The shortest cycle of panels that import each other, as a list of folders, or `null`. Imports of types count. Panels
 * may be made of other panels; without cycles each of them can be replaced.
 */
export const circleOfPanels = (files: readonly Source[]): string[] | null =>
  circleIn(usesAmong(files, panelOf, true));

/**
 * The shortest cycle of files that import each other, as a list of paths, or `null`. Imports of types do not count, for
 * they do not exist at run time, nor do imports of files that are not given.
 */
export const circleOfFiles = (files: readonly Source[]): string[] | null =>
  circleIn(usesAmong(files, (path) => path, false));
