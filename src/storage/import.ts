import type { Json, JsonObject } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { sidesWanting } from '../kernel/written.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { Backup, FightRow, FightSummary, LibraryItem, SheetFile } from './documents.ts';
import type { DocumentKind } from './migrations.ts';
import { renew } from './migrations.ts';
import type { DocumentProblem } from './read.ts';
import { longestText, ReadFailure, readFailure, readText } from './read.ts';
import { groundOf } from './vtt/ground.ts';
import type { BroughtMap } from './vtt/map.ts';
import { isVttMap, looksLikeVttMap, readVttMap } from './vtt/read.ts';

/** Judges documents from outside by the rules, of which this folder knows nothing. */
export interface Judge {
  knows(system: string): boolean;
  /** Ids of all systems, for messages. */
  systems(): readonly string[];
  /** What is wrong with an encounter; `null`: it can be played. */
  encounter(document: Json): DocumentProblem | null;
  /** What is wrong with a sheet of a system; `null`: a fight can begin with it. */
  sheet(system: string, sheet: Json): DocumentProblem | null;
  /** The summary of a record for lists, or why it cannot be played. */
  fight(record: Json):
    | {
        readonly ok: true;
        readonly record: FightRecord;
        readonly summary: FightSummary;
        readonly over?: FightRow['over'];
      }
    | { readonly ok: false; readonly problem: DocumentProblem };
}

/** A document from outside, read and judged as far as its kind allows. */
type ReadDocument =
  | { readonly kind: 'fight'; readonly name: string; readonly document: Json }
  | {
      readonly kind: 'encounter' | 'sheet';
      readonly system: string;
      readonly name: string;
      readonly document: Json;
    }
  | { readonly kind: 'backup'; readonly backup: Backup }
  /** Not a document of ours: ground for a new encounter. */
  | { readonly kind: 'map'; readonly map: BroughtMap };

/** The most characters of a map, which contains its picture, and of a backup, which contains a whole library. */
const longestFile = 64_000_000;

const looksLikeBackup = (text: string): boolean => /^\uFEFF?\s*\{\s*"woundtrack":\s*"backup"/.test(text);

/** Parses a text as JSON; maps and backups may be longer than anything else. */
function readFile(text: string, place: string): Json {
  const longer = text.length > longestText && (looksLikeBackup(text) || looksLikeVttMap(text));
  return readText(text, place, longer ? longestFile : longestText);
}

/** Reads a Universal VTT map from a text (docs/maps.md). Throws a ReadFailure that names the place. */
export function readMap(text: string, place: string): BroughtMap {
  const document = readFile(text, place);
  if (!isVttMap(document))
    throw readFailure(place, 'unknown-kind', `${place} is no Universal VTT map: it has no "resolution".`);
  return mapOf(document, place);
}

const mapOf = (document: Json, place: string): BroughtMap => ({
  name: place.replace(/\.(dd2vtt|df2vtt|uvtt|json)$/i, '').slice(0, 60) || 'Map',
  ...groundOf(readVttMap(document, place)),
});

/**
 * Reads a text from outside: a fight record, an encounter, a sheet or a backup, migrated to the current version, or a
 * map from another program. Encounters and sheets are judged by the rules, but for who is still missing; fights, and
 * what is in a backup, are judged when they are saved or used. Throws a ReadFailure that names the place.
 */
export function readDocument(text: string, place: string, judge: Judge): ReadDocument {
  const document = readFile(text, place);
  if (!isObject(document))
    throw readFailure(place, 'unknown-kind', `${place} holds no document of Woundtrack.`);
  switch (document.woundtrack) {
    case 'fight': {
      const fresh = renewed('fight', document, place);
      return {
        kind: 'fight',
        name: nameOf('name' in fresh ? fresh : fresh.encounter, place),
        document: fresh,
      };
    }
    case 'backup':
      return { kind: 'backup', backup: readBackup(renewed('backup', document, place), place) };
    case 'sheet': {
      const file = renewed('sheet', document, place) as unknown as SheetFile;
      if (!isObject(file.sheet))
        throw readFailure(place, 'bad-sheet', 'sheet: an object is expected', 'sheet');
      checkSystem(file.system, judge, place);
      refuse(judge.sheet(file.system, file.sheet), place);
      return { kind: 'sheet', system: file.system, name: nameOf(file as never, place), document: file.sheet };
    }
    case undefined:
    case 'encounter':
      break;
    default: {
      const said = JSON.stringify(document.woundtrack).slice(0, 60);
      const message = `woundtrack: ${said} is no kind of document that this version knows.`;
      throw readFailure(place, 'unknown-kind', message, 'woundtrack');
    }
  }
  if (!('combatants' in document) && !('system' in document)) {
    if (isVttMap(document)) return { kind: 'map', map: mapOf(document, place) };
    const message = `${place} is neither an encounter nor a fight, a sheet or a backup of Woundtrack.`;
    throw readFailure(place, 'unknown-kind', message);
  }
  checkSystem(document.system, judge, place);
  const wrong = judge.encounter(document);
  if (!wrong || !isOnlyBegun(document, wrong)) refuse(wrong, place);
  return { kind: 'encounter', system: String(document.system), name: nameOf(document, place), document };
}

/** Whether an encounter lacks only who fights in it: its map may be drawn on one device and its sides on another. */
const isOnlyBegun = (document: Json, { problems = [] }: DocumentProblem): boolean =>
  sidesWanting(document) > 0 && problems.length > 0 && problems.every(({ path }) => path === 'combatants');

function refuse(wrong: DocumentProblem | null, place: string): void {
  if (wrong) throw new ReadFailure({ ...wrong, place });
}

function checkSystem(system: Json | undefined, judge: Judge, place: string): void {
  if (typeof system === 'string' && judge.knows(system)) return;
  const known = judge.systems().join(', ');
  const said =
    typeof system === 'string' ? `there is no rule system "${system}"` : 'the rule system is missing';
  throw readFailure(place, 'unknown-system', `system: ${said}; this version knows ${known}.`, 'system');
}

function renewed(kind: DocumentKind, document: JsonObject, place: string): JsonObject {
  const result = renew(kind, document);
  if (!result.ok) throw readFailure(place, result.code, result.message, 'schema');
  return result.document;
}

function nameOf(document: Json | undefined, place: string): string {
  const name = isObject(document) ? document.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : place.replace(/\.json$/i, '');
}

function readBackup(document: JsonObject, place: string): Backup {
  const lists = ['fights', 'items', 'aside'] as const;
  for (const key of lists) {
    if (!Array.isArray(document[key])) {
      throw readFailure(place, 'bad-backup', `${key}: a list is expected`, key);
    }
  }
  const each = (key: (typeof lists)[number], fields: readonly string[]): void => {
    (document[key] as readonly Json[]).forEach((one, index) => {
      const bad = fields.find((field) => !isObject(one) || typeof at(one, field) !== 'string');
      if (bad) throw readFailure(place, 'bad-backup', `${bad} is missing`, `${key}[${index}].${bad}`);
    });
  };
  each('fights', ['row.name', 'record.system']);
  each('items', ['name', 'system', 'kind']);
  each('aside', ['from', 'code', 'reason', 'text']);
  return document as unknown as Backup;
}

const at = (value: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/**
 * An item of a backup, migrated to the current version. Its content is judged when it is used. Throws a ReadFailure.
 */
export function renewedItem(item: LibraryItem, place: string): LibraryItem {
  const fresh = renewed('item', item as unknown as JsonObject, place);
  const { kind, document } = fresh;
  if (kind !== 'encounter' && kind !== 'sheet') {
    const message = `kind: ${JSON.stringify(kind)} is neither an encounter nor a sheet`;
    throw readFailure(place, 'unknown-kind', message, 'kind');
  }
  if (!isObject(document))
    throw readFailure(place, 'bad-backup', 'document: an object is expected', 'document');
  return fresh as unknown as LibraryItem;
}
