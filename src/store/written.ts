import type { Json } from '../kernel/json.ts';
import { sidesWanting } from '../kernel/written.ts';
import type { ExportFile } from '../storage/documents.ts';
import { fileOf } from '../workers/client.ts';

/** Written encounters: re-exported for the encounter editor, which imports code only from the store. */
export { freeId, numberedName, plainId } from '../kernel/free-id.ts';
export { canonical, fieldsOf, isObject } from '../kernel/json.ts';
export { overlay, overlayTo } from '../kernel/overlay.ts';
export type { Combatant, Encounter, Written } from '../kernel/written.ts';
export { without } from '../kernel/written.ts';

/** What an encounter without two sides waits for, in words; `null` if it has them. */
export function lackOf(document: Json): string | null {
  const wanting = sidesWanting(document);
  if (wanting === 0) return null;
  return wanting === 2 ? 'Two sides are needed: add who fights.' : 'Nobody is against them yet.';
}

/** An encounter as a file, in the format of the library's export. */
export const encounterFile = (name: string, document: Json): ExportFile =>
  fileOf(name, 'encounter', document);
