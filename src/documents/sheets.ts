import type { Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';
import type { Path } from './problems.ts';
import { isRecord, placeOf } from './problems.ts';

/** What sheets of every system have in common: they may build on one of the pack, and their things have ids. */

/**
 * The sheet as written, in full: `{use: 'ogre', …}` becomes the ogre of the pack with what else is said. Nothing, and
 * a problem, when `sheetOf` knows no such sheet.
 */
export function writtenSheet(
  json: unknown,
  sheetOf: (id: string) => Json | undefined,
  at: Path,
  problems: Problem[],
): unknown {
  if (!isRecord(json) || !('use' in json)) return json;
  const { use, ...over } = json;
  const base = typeof use === 'string' ? sheetOf(use) : undefined;
  if (base === undefined) {
    problems.push({ path: placeOf([...at, 'use']), message: `the pack has no sheet ${JSON.stringify(use)}` });
    return undefined;
  }
  return overlay(base, over);
}

/** Every id that stands in the list before; `at` is the place of each. */
export function checkUnique(ids: readonly string[], at: (index: number) => Path, problems: Problem[]): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      problems.push({ path: placeOf(at(index)), message: `"${id}" stands here twice` });
  });
}

/** A thing by its id in the pack, or written out; `null`, and a problem, where the pack has no such thing. */
export function lookUp<Thing extends object>(
  written: string | Thing,
  what: string,
  find: (id: string) => Thing | undefined,
  at: Path,
  problems: Problem[],
): Thing | null {
  const thing = typeof written === 'string' ? find(written) : written;
  if (!thing) problems.push({ path: placeOf(at), message: `the pack has no ${what} "${written}"` });
  return thing ?? null;
}

/** Each of a list, and each once. */
export function lookUpAll<Thing extends { readonly id: string }>(
  list: readonly (string | Thing)[],
  what: string,
  find: (id: string) => Thing | undefined,
  at: Path,
  problems: Problem[],
): readonly Thing[] {
  const seen = new Set<string>();
  return list.flatMap((written, index) => {
    const place = [...at, index];
    const thing = lookUp(written, what, find, place, problems);
    if (!thing) return [];
    if (seen.has(thing.id))
      problems.push({ path: placeOf(place), message: `"${thing.id}" stands here twice` });
    seen.add(thing.id);
    return [thing];
  });
}
