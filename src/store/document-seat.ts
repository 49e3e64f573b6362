import { create } from 'zustand';

/**
 * Which tab writes a document. Only one does: whoever opens it last, or takes it over. All others are told and look on.
 * Nothing is locked: a tab that is closed leaves nothing behind.
 */
export type Seat = 'here' | 'elsewhere';

/** By the document's id, for documents that are open in this tab. */
export const useSeats = create<{ readonly [id: string]: Seat }>()(() => ({}));

export const isElsewhere = (id: string): boolean => useSeats.getState()[id] === 'elsewhere';

interface Taken {
  readonly taken: string;
}

/** Other tabs, where the browser lets tabs speak to each other. */
let others: BroadcastChannel | null | undefined;

function channel(): BroadcastChannel | null {
  if (others !== undefined) return others;
  others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('woundtrack:encounters');
  if (others)
    others.onmessage = ({ data }: MessageEvent<Taken>) => {
      if (useSeats.getState()[data.taken] === 'here') useSeats.setState({ [data.taken]: 'elsewhere' });
    };
  return others;
}

/** This tab writes from now on; every other one that has it open is told. */
export function takeSeat(id: string): void {
  useSeats.setState({ [id]: 'here' });
  channel()?.postMessage({ taken: id } satisfies Taken);
}

/** The document is not open in this tab any more. */
export function leaveSeat(id: string): void {
  const { [id]: _, ...rest } = useSeats.getState();
  useSeats.setState(rest, true);
}
