import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import { canonical, isObject } from '../kernel/json.ts';
import { isElsewhere, takeSeat } from './document-seat.ts';

/** A document of the user's own that is being written, an encounter or a sheet: as it stands, what it was before, and what was taken back. */
export interface DocumentDraft {
  readonly now: Json;
  readonly past: readonly Json[];
  readonly future: readonly Json[];
}

type Drafts = { readonly [id: string]: DocumentDraft };

// The first documents that could be written were encounters; ids are unique among all kinds.
const key = (id: string): string => `woundtrack:encounter:${id}`;
/** So many steps can be taken back. */
export const mostSteps = 100;

/** What of a stored draft can be used; `null`: nothing. */
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

/** So many characters of steps are written with every change: a browser has room for some five million, and it takes its time. */
const roomForSteps = 1_000_000;

/** Of a large document only the nearest steps outlast a reload. */
function withFewSteps(draft: DocumentDraft): DocumentDraft {
  const most = Math.floor(roomForSteps / JSON.stringify(draft.now).length);
  return {
    ...draft,
    past: draft.past.slice(Math.max(0, draft.past.length - most)),
    future: draft.future.slice(0, most),
  };
}

/** Remembers a draft on the device: whole, or where there is no room for that at least as it stands; or not at all. */
function store(id: string, draft: DocumentDraft): boolean {
  for (const one of [withFewSteps(draft), { ...draft, past: [], future: [] }]) {
    try {
      localStorage.setItem(key(id), JSON.stringify(one));
      return true;
    } catch {
      // The second try is smaller. A browser that keeps nothing: until the page is reloaded.
    }
  }
  return false;
}

/** By the document's id in the library. A draft that was not kept there outlasts a reload. */
export const useDocumentDrafts = create<Drafts>()(() => ({}));

/** Those that stand otherwise than in the library, as far as this page knows. */
const unkept = new Set<string>();

/** Those of which the device remembers nothing, or something older: they are lost with the page unless they are kept. */
export const useHomeless = create<{ readonly [id: string]: true }>()(() => ({}));

function setHomeless(id: string, is: boolean): void {
  const { [id]: was, ...others } = useHomeless.getState();
  if (is !== (was === true)) useHomeless.setState(is ? { ...others, [id]: true } : others, true);
}

const draftOf = (id: string): DocumentDraft | undefined => useDocumentDrafts.getState()[id];

function put(id: string, draft: DocumentDraft): void {
  // Another tab writes it: what is done here would be lost there, or that here.
  if (isElsewhere(id)) return;
  useDocumentDrafts.setState({ [id]: draft });
  unkept.add(id);
  setHomeless(id, !store(id, draft));
}

/** What the device remembers of it is not needed any more. */
function forget(id: string): void {
  unkept.delete(id);
  setHomeless(id, false);
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Nothing was remembered.
  }
}

/** Every change is one step that can be taken back. */
export const documentDraft = {
  /** Begins to write, at what was written and not kept, or else at the document. Gives nothing when there is neither. */
  open(id: string, document: Json | null): void {
    const before = draftOf(id);
    // What was kept may have been renamed or brought in anew since; and what another tab writes it keeps.
    if (before && isElsewhere(id)) return;
    if (before && (unkept.has(id) || canonical(before.now) === canonical(document))) return;
    const written = stored(id);
    if (written) unkept.add(id);
    const draft = written ?? (document === null ? null : { now: document, past: [], future: [] });
    if (draft) useDocumentDrafts.setState({ [id]: draft });
  },
  /** What changes nothing is no step. */
  change(id: string, edit: (now: Json) => Json): void {
    const draft = draftOf(id);
    if (!draft) return;
    const now = edit(draft.now);
    if (now === draft.now) return;
    put(id, { now, past: [...draft.past, draft.now].slice(-mostSteps), future: [] });
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
  /** What another tab has written since, while it writes. */
  follow(id: string): void {
    const written = isElsewhere(id) ? stored(id) : null;
    if (written) useDocumentDrafts.setState({ [id]: written });
  },
  /**
   * Goes on here with what another tab has written, or has kept in the library (`document`). What was done here and could not be remembered
   * is one step back.
   */
  takeOver(id: string, document: Json | null): void {
    const mine = useHomeless.getState()[id] ? draftOf(id)?.now : undefined;
    takeSeat(id);
    unkept.delete(id);
    const written = stored(id);
    if (written) unkept.add(id);
    const next = written ?? (document === null ? null : { now: document, past: [], future: [] });
    if (next) useDocumentDrafts.setState({ [id]: mine ? { ...next, past: [...next.past, mine] } : next });
  },
  /** As it is kept in the library: a step like any other. */
  discard(id: string, kept: Json): void {
    documentDraft.change(id, (now) => (canonical(now) === canonical(kept) ? now : kept));
  },
  /**
   * `document` is in the library now: the device need not remember it any more, unless something was changed while it was
   * written there. The steps stay until the page is left.
   */
  kept(id: string, document: Json): void {
    const draft = draftOf(id);
    if (!draft || canonical(draft.now) === canonical(document)) forget(id);
  },
  /** Leaves what was written and not kept. */
  drop(id: string): void {
    forget(id);
    const { [id]: _, ...others } = useDocumentDrafts.getState();
    useDocumentDrafts.setState(others, true);
  },
};
