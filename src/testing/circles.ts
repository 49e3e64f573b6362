import { parseSync } from 'oxc-parser';
import type { Node } from './imports.ts';
import { importsOf, isOnShelf, isTestPath, kit, pathOf, roomOf, shelfOf, walk } from './imports.ts';

/** Who imports whom in a circle: of panels, and of files. */

type Source = readonly [path: string, source: string];
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The shortest circle, the first of several, from its first member back to it; or null. */
function circleIn(uses: Uses): string[] | null {
  const left = new Map(uses);
  // What uses nothing that is left is in no circle: taken away, until nothing more can be.
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

/** The shortest way from one through others back to it, or null. */
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

/** Who uses whom, tests aside: `of` says what a file belongs to, or null where it does not count. */
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

/** The panel of the screens a file belongs to, or null. The kit is no panel. */
const panelOf = (path: string): string | null =>
  roomOf(path) === 'ui' && isOnShelf(path) && shelfOf(path) !== kit ? shelfOf(path) : null;

/**
 * A circle of panels that import each other, as a list of folders, or null. Panels may be made of other
 * panels; that no two of them know each other keeps every one replaceable.
 */
export const circleOfPanels = (files: readonly Source[]): string[] | null =>
  circleIn(usesAmong(files, panelOf, true));

/**
 * The shortest circle of files that import each other, as a list of paths, or null. Types do not count: they are gone when
 * the program runs. Imports of files that are not given lead nowhere.
 */
export const circleOfFiles = (files: readonly Source[]): string[] | null =>
  circleIn(usesAmong(files, (path) => path, false));
