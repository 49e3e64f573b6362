import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';

/** Begins a fight and goes to it. Why it could not is also in the table's `error`. */
export function useStart(): {
  readonly start: (encounter: Json) => Promise<void>;
  readonly starting: boolean;
  readonly error: string | null;
} {
  const [, go] = useLocation();
  const dice = useSettings((state) => state.dice);
  const [starting, setStarting] = useState(false);
  const error = useTable((state) => state.error?.message ?? null);
  const start = async (encounter: Json): Promise<void> => {
    if (starting) return;
    setStarting(true);
    try {
      const id = await table.start(encounter, { dice });
      go(`/fight/${encodeURIComponent(id)}`);
    } catch {
      // The table says why in its error.
    }
    setStarting(false);
  };
  return { start, starting, error };
}
