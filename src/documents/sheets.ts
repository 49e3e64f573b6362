import type { Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';
import type { Path } from './problems.ts';
import { placeOf } from './problems.ts';

/** What the sheets of all systems have in common: they may build on one of the pack, and their things have ids. */

/**
 * The full sheet as written: `{use: 'ogre', …}` becomes the pack's ogre with the other fields laid over it (see
 * `overlay`). If `sheetOf` knows no such sheet, adds a problem and returns `undefined`.
 */
export function writtenSheet(
  json: unknown,
  sheetOf: (id: string) => Json | undefined,
  at: Path,
  problems: Problem[],
): unknown {
  if (!isObject(json) || !('use' in json)) return json;
  const { use, ...over } = json;
  const base = typeof use === 'string' ? sheetOf(use) : undefined;
  if (base === undefined) {
    problems.push({ path: placeOf([...at, 'use']), message: `the pack has no sheet ${JSON.stringify(use)}` });
    return undefined;
  }
  return overlay(base, over);
}

/** Adds a problem for each id that also occurs earlier in the list; `at` returns the place of an entry. */
export function checkUnique(ids: readonly string[], at: (index: number) => Path, problems: Problem[]): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      problems.push({ path: placeOf(at(index)), message: `"${id}" stands here twice` });
  });
}

/**
 * A thing given by its id in the pack or written out in full. If the pack has no such thing, adds a problem and returns
 * `null`. `what` names the kind of thing in the message.
 */
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

/** Looks up each entry of a list. Unknown ones are left out; an id that occurs twice adds a problem. */
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
