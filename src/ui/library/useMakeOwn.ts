import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { ToKeep } from '../../store/quick.ts';
import { useKeepEncounter } from '../../store/quick.ts';
import { goOn } from './goOn.ts';

/** Saves a copy of an encounter among the user's documents and opens it in the editor, unless the page was left. */
interface MakeOwn {
  readonly makeOwn: (copy: ToKeep) => Promise<void>;
  /** The last failure, with the name of the encounter. */
  readonly failed: { readonly name: string; readonly error: Error } | null;
  /** Clears `failed`. */
  readonly forget: () => void;
}

export function useMakeOwn(): MakeOwn {
  const [, go] = useLocation();
  const keep = useKeepEncounter();
  const busy = useRef(false);
  return {
    async makeOwn(copy) {
      if (busy.current) return;
      busy.current = true;
      const open = goOn(go);
      const kept = await keep.mutateAsync(copy).catch(() => null);
      busy.current = false;
      if (kept) open(`/encounter/${encodeURIComponent(kept.id)}`);
    },
    failed: keep.error ? { name: keep.variables.name, error: keep.error } : null,
    forget: keep.reset,
  };
}
