import type { JsonObject } from '../kernel/json.ts';

/**
 * The versions of stored documents and the migrations from each to the next. A migration is pure and is never changed
 * once it has been released. `fixtures/` holds a document of every version that was ever released. The contents of
 * encounters and sheets belong to their systems, which migrate them themselves.
 */
type Document = JsonObject;
export type Migration = (document: Document) => Document;

export const documentKinds = ['fight', 'row', 'journal', 'item', 'settings', 'backup', 'sheet'] as const;
/** fight: a fight record. row: an entry of the list of fights. journal: an entry of a fight's journal. */
export type DocumentKind = (typeof documentKinds)[number];

export type Migrations = { readonly [kind in DocumentKind]: readonly Migration[] };

/** Entry 0 makes version 2 of version 1, and so on. */
export const migrations: Migrations = {
  fight: [],
  row: [],
  // An undo or a redo may be of several steps; one of version 1 is of one.
  journal: [(entry) => entry],
  item: [],
  settings: [],
  backup: [],
  sheet: [],
};

/** The current version, which is written. */
export const versionOf = (kind: DocumentKind, all: Migrations = migrations): number => all[kind].length + 1;

type Renewed =
  | { readonly ok: true; readonly document: Document; readonly from: number }
  | { readonly ok: false; readonly code: 'newer-version' | 'no-version'; readonly message: string };

/** Migrates a document to the current version, or says why it cannot be read. Pure. */
export function renew(kind: DocumentKind, document: Document, all: Migrations = migrations): Renewed {
  const from = document.schema;
  const now = versionOf(kind, all);
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1) {
    return { ok: false, code: 'no-version', message: 'schema: the version of the document is missing' };
  }
  if (from > now) {
    return {
      ok: false,
      code: 'newer-version',
      message: `schema: the document has version ${from}, this Woundtrack reads up to ${now}. Update Woundtrack and try again.`,
    };
  }
  let renewed = document;
  for (let version = from; version < now; version++) {
    renewed = { ...(all[kind][version - 1] as Migration)(renewed), schema: version + 1 };
  }
  return { ok: true, document: renewed, from };
}

/**
 * Something stored, migrated to the current version. A document of a newer Woundtrack is returned as it is: what opens
 * it refuses it.
 */
export function renewedOrAsItIs<T extends object>(kind: DocumentKind, stored: T): T {
  const renewed = renew(kind, stored as unknown as Document);
  return renewed.ok ? (renewed.document as unknown as T) : stored;
}

/** For lists: those that can be read, migrated to the current version. Those of a newer Woundtrack are left out. */
export const readable = <T extends object>(kind: DocumentKind, stored: readonly T[]): readonly T[] =>
  stored.filter((one) => renew(kind, one as unknown as Document).ok).map((one) => renewedOrAsItIs(kind, one));
