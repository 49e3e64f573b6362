import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';

/** Starts a fight and goes to it. `error`: why the last start from here failed; it is the table's error as well. */
export function useStart(): {
  readonly start: (encounter: Json) => Promise<void>;
  readonly starting: boolean;
  readonly error: string | null;
} {
  const [, go] = useLocation();
  const dice = useSettings((state) => state.dice);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const error = useTable((state) => state.error?.message ?? null);
  const start = async (encounter: Json): Promise<void> => {
    if (starting) return;
    setStarting(true);
    setFailed(false);
    try {
      const id = await table.start(encounter, { dice });
      // Whoever has left it meanwhile is not taken back to it.
      if (useTable.getState().fight?.id === id) go(`/fight/${encodeURIComponent(id)}`);
    } catch {
      // The reason is in the table's `error`.
      setFailed(true);
    }
    setStarting(false);
  };
  return { start, starting, error: failed ? error : null };
}
