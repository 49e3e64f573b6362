import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import { canonical, isObject } from '../kernel/json.ts';
import { isElsewhere, isHere, startWriting } from './document-writer.ts';

/**
 * A document of the library that is being written, an encounter or a sheet, with its history: `past` to undo, the
 * oldest first, and `future` to redo, the next one first.
 */
export interface DocumentDraft {
  readonly now: Json;
  readonly past: readonly Json[];
  readonly future: readonly Json[];
}

type Drafts = { readonly [id: string]: DocumentDraft };

// Sheets have the same prefix: ids are unique among all kinds of documents.
const key = (id: string): string => `woundtrack:encounter:${id}`;
/** Upper bound on the steps that can be undone. */
export const mostSteps = 100;

/** Reads a draft from a stored value of any shape; `null` if it cannot be used. */
function readDraft(stored: unknown): DocumentDraft | null {
  if (!isObject(stored as Json)) return null;
  const { now, past, future } = stored as { readonly [key: string]: Json };
  const steps = (list: Json | undefined): readonly Json[] =>
    Array.isArray(list) ? (list as readonly Json[]).filter(isObject) : [];
  return isObject(now) ? { now, past: steps(past), future: steps(future) } : null;
}

function stored(id: string): DocumentDraft | null {
  try {
    return readDraft(JSON.parse(localStorage.getItem(key(id)) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Budget in characters for the steps that are stored with every change, for `past` and `future` each: a browser has
 * room for some five million, and writing takes time.
 */
const roomForSteps = 1_000_000;

/** The draft with as many steps as the budget allows: of a large document only the nearest ones survive a reload. */
function withFewSteps(draft: DocumentDraft): DocumentDraft {
  const most = Math.floor(roomForSteps / JSON.stringify(draft.now).length);
  return {
    ...draft,
    past: draft.past.slice(Math.max(0, draft.past.length - most)),
    future: draft.future.slice(0, most),
  };
}

/** Stores a draft on the device, without its steps if there is no room for them. Returns whether it was stored. */
function store(id: string, draft: DocumentDraft): boolean {
  for (const one of [withFewSteps(draft), { ...draft, past: [], future: [] }]) {
    try {
      localStorage.setItem(key(id), JSON.stringify(one));
      return true;
    } catch {
      // The second try is smaller. If it fails too, the draft lasts until the page is reloaded.
    }
  }
  return false;
}

/** Drafts by the id of the document. Those not saved in the library survive a reload. */
export const useDocumentDrafts = create<Drafts>()(() => ({}));

/** Ids of the drafts that differ from the library, as far as this page knows. */
const unkept = new Set<string>();

/**
 * Ids of the drafts that could not be stored on the device in their latest state: they are lost with the page unless
 * they are saved in the library.
 */
export const useHomeless = create<{ readonly [id: string]: true }>()(() => ({}));

function setHomeless(id: string, is: boolean): void {
  const { [id]: was, ...others } = useHomeless.getState();
  if (is !== (was === true)) useHomeless.setState(is ? { ...others, [id]: true } : others, true);
}

const draftOf = (id: string): DocumentDraft | undefined => useDocumentDrafts.getState()[id];

function put(id: string, draft: DocumentDraft): void {
  // Another tab writes it: one of the two would overwrite the other.
  if (isElsewhere(id)) return;
  useDocumentDrafts.setState({ [id]: draft });
  unkept.add(id);
  setHomeless(id, !store(id, draft));
}

/** Removes the draft from the device. */
function forget(id: string): void {
  unkept.delete(id);
  setHomeless(id, false);
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Storage is not available: nothing was stored.
  }
}

/**
 * Whether the changes that this page knows are the latest: while it writes the document, or if they are stored nowhere.
 * After it has left the document another tab may have changed it or saved it in the library.
 */
const knowsLatest = (id: string): boolean =>
  unkept.has(id) && (isHere(id) || useHomeless.getState()[id] === true);

/** Whether there are changes of a document that are not in the library, where it stands as `kept`. */
function isUnkept(id: string, kept: Json): boolean {
  const now = (knowsLatest(id) ? draftOf(id) : stored(id))?.now;
  return now !== undefined && canonical(now) !== canonical(kept);
}

/** The same as a hook, which follows every change of a draft. */
export const useUnkept = (id: string, kept: Json): boolean => useDocumentDrafts(() => isUnkept(id, kept));

/** The drafts of documents. Every change is one step that can be undone. */
export const documentDraft = {
  /**
   * Opens a draft: the stored one that was not saved in the library, or else the document. Has no effect if there is
   * neither, or if the draft is open already and up to date or written by another tab.
   */
  open(id: string, document: Json | null): void {
    const before = draftOf(id);
    // A saved document may have been renamed or imported again since. What another tab writes, that tab saves.
    if (before && (isElsewhere(id) || knowsLatest(id))) return;
    const written = stored(id);
    if (written) unkept.add(id);
    else unkept.delete(id);
    // What is as it was keeps its steps, of which fewer may be stored.
    if (before && canonical(before.now) === canonical(written?.now ?? document)) return;
    const draft = written ?? (document === null ? null : { now: document, past: [], future: [] });
    if (draft) useDocumentDrafts.setState({ [id]: draft });
  },
  /** An edit that changes nothing is no step. Returns the document as it is then; `null` if it is not open. */
  change(id: string, edit: (now: Json) => Json): Json {
    const draft = draftOf(id);
    if (!draft) return null;
    const now = edit(draft.now);
    if (now === draft.now || canonical(now) === canonical(draft.now)) return draft.now;
    put(id, { now, past: [...draft.past, draft.now].slice(-mostSteps), future: [] });
    return draftOf(id)?.now ?? null;
  },
  undo(id: string): void {
    const draft = draftOf(id);
    const before = draft?.past.at(-1);
    if (!draft || before === undefined) return;
    put(id, { now: before, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future] });
  },
  redo(id: string): void {
    const draft = draftOf(id);
    const [next, ...future] = draft?.future ?? [];
    if (!draft || next === undefined) return;
    put(id, { now: next, past: [...draft.past, draft.now], future });
  },
  /**
   * Takes over what another tab has written, while that tab writes. Changes of this tab that could not be stored stay
   * until it takes over: they are nowhere else.
   */
  follow(id: string): void {
    const written = isElsewhere(id) && !useHomeless.getState()[id] ? stored(id) : null;
    if (written) useDocumentDrafts.setState({ [id]: written });
  },
  /**
   * Makes this tab the one that writes, and continues with what the other tab has written, or has saved in the library
   * (`document`). Changes of this tab that could not be stored become one step to undo.
   */
  takeOver(id: string, document: Json | null): void {
    const mine = useHomeless.getState()[id] ? draftOf(id)?.now : undefined;
    startWriting(id);
    unkept.delete(id);
    const written = stored(id);
    if (written) unkept.add(id);
    const next = written ?? (document === null ? null : { now: document, past: [], future: [] });
    if (next) useDocumentDrafts.setState({ [id]: mine ? { ...next, past: [...next.past, mine] } : next });
  },
  isUnkept,
  /** Goes back to the document in the library: a step like any other. */
  discard(id: string, kept: Json): void {
    documentDraft.change(id, () => kept);
  },
  /**
   * To be called when `document` has been saved in the library. The draft is removed from the device, unless it was
   * changed during saving, here or by a tab that took over. Its steps stay until the page is left.
   */
  kept(id: string, document: Json): void {
    const draft = isElsewhere(id) ? stored(id) : draftOf(id);
    if (!draft || canonical(draft.now) === canonical(document)) forget(id);
  },
  /** Discards a draft that was not saved. */
  drop(id: string): void {
    forget(id);
    const { [id]: _, ...others } = useDocumentDrafts.getState();
    useDocumentDrafts.setState(others, true);
  },
};
