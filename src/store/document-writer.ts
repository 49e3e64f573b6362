import { create } from 'zustand';

/**
 * Which tab writes a document. Only one does: the tab that opened it last or took it over. All others are told and
 * follow what it writes. There is no lock, so a closed tab leaves nothing behind.
 */
type Writer = 'here' | 'elsewhere';

/** By the document's id, for documents that are open in this tab. */
export const useWriters = create<{ readonly [id: string]: Writer }>()(() => ({}));

export const isHere = (id: string): boolean => useWriters.getState()[id] === 'here';

export const isElsewhere = (id: string): boolean => useWriters.getState()[id] === 'elsewhere';

interface Taken {
  readonly taken: string;
}

/** The channel to other tabs: `null` if the browser has none, `undefined` before it is first needed. */
let others: BroadcastChannel | null | undefined;

function channel(): BroadcastChannel | null {
  if (others !== undefined) return others;
  others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('woundtrack:encounters');
  if (others)
    others.onmessage = ({ data }: MessageEvent<Taken>) => {
      if (isHere(data.taken)) useWriters.setState({ [data.taken]: 'elsewhere' });
    };
  return others;
}

/** Makes this tab the one that writes the document and tells all other tabs. */
export function startWriting(id: string): void {
  useWriters.setState({ [id]: 'here' });
  channel()?.postMessage({ taken: id } satisfies Taken);
}

/** Forgets who writes a document that this tab has closed. */
export function stopWriting(id: string): void {
  const { [id]: _, ...rest } = useWriters.getState();
  useWriters.setState(rest, true);
}
