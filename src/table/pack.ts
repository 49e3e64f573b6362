import type { PackEntry, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';

/** Sheets of a system's pack, and sheets that build on them. */

/** The hero or foe of the pack with this id. */
export const inPack = ({ encounters: { pack } }: System, id: string): PackEntry | undefined =>
  [...pack.heroes, ...pack.foes].find((entry) => entry.id === id);

/** The sheet with everything it inherits from a sheet of the pack (`use`). */
export function inFull(system: System, sheet: Json): Json {
  if (!isObject(sheet) || typeof sheet.use !== 'string') return sheet;
  const { use, ...over } = sheet;
  return overlay(inPack(system, use)?.sheet ?? {}, over) as Json;
}
