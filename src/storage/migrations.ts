import type { Json } from '../kernel/json.ts';

/**
 * The shapes of what is stored, and how an older one becomes the next. A migration is pure and is never changed
 * once it has been released; a fixture of every version that ever was lies in `fixtures/`.
 *
 * The insides of encounters and sheets belong to their systems, which migrate them on their own.
 */
type Document = { readonly [key: string]: Json | undefined };
export type Migration = (document: Document) => Document;

export const documentKinds = ['fight', 'row', 'journal', 'item', 'settings', 'backup', 'sheet'] as const;
/** fight: a fight record. row: an entry of the list of fights. journal: an entry of a fight's journal. */
export type DocumentKind = (typeof documentKinds)[number];

export type Migrations = { readonly [kind in DocumentKind]: readonly Migration[] };

/** Entry 0 makes version 2 of version 1, and so on. */
export const migrations: Migrations = {
  fight: [],
  row: [],
  journal: [],
  item: [],
  settings: [],
  backup: [],
  sheet: [],
};

/** The version that is written today. */
export const versionOf = (kind: DocumentKind, all: Migrations = migrations): number => all[kind].length + 1;

type Renewed =
  | { readonly ok: true; readonly document: Document; readonly from: number }
  | { readonly ok: false; readonly code: 'newer-version' | 'no-version'; readonly message: string };

/** The document in today's shape, or why it cannot be read. Pure. */
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

/** Something stored in today's shape; what a newer Woundtrack wrote as it is, for whoever opens it to refuse. */
export function renewedOrAsItIs<T extends object>(kind: DocumentKind, stored: T): T {
  const renewed = renew(kind, stored as unknown as Document);
  return renewed.ok ? (renewed.document as unknown as T) : stored;
}

/** For lists: those that can be read, in today's shape. What a newer Woundtrack wrote waits for that one. */
export const readable = <T extends object>(kind: DocumentKind, stored: readonly T[]): readonly T[] =>
  stored.filter((one) => renew(kind, one as unknown as Document).ok).map((one) => renewedOrAsItIs(kind, one));
