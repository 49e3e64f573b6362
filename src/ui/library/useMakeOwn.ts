import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { keepEncounter } from '../../store/quick.ts';

/** Keeps a copy of an encounter among the user's documents and opens it there, to be changed. */
export function useMakeOwn(): (system: string, name: string, encounter: Json) => Promise<void> {
  const [, go] = useLocation();
  const busy = useRef(false);
  return async (system, name, encounter) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { id } = await keepEncounter(system, name, encounter);
      go(`/encounter/${encodeURIComponent(id)}`);
    } finally {
      busy.current = false;
    }
  };
}
