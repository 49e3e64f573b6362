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
