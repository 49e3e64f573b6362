import { useEffect, useState } from 'react';
import type { Choice } from '../../kernel/port.ts';
import type { OddsReply, PreviewReply } from '../../protocol/messages.ts';
import { table, useTable } from '../../store/table.ts';

/** What was asked and what came back; `null` while it is worked out. */
interface Asked<T> {
  readonly key: string;
  readonly reply: T | null;
}

function useAsked<T>(
  choice: Choice | null,
  ask: (choice: Choice, signal: AbortSignal) => Promise<T | null>,
  wait: number,
): { readonly reply: T | null; readonly working: boolean } {
  // The same choice means something else after a change by hand: the prompt may stay, the fight does not.
  const hash = useTable((state) => state.hash);
  const key = choice === null ? '' : `${hash}:${JSON.stringify(choice)}`;
  const [asked, setAsked] = useState<Asked<T>>({ key: '', reply: null });
  useEffect(() => {
    if (key === '') return;
    const given = JSON.parse(key.slice(key.indexOf(':') + 1)) as Choice;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void ask(given, abort.signal)
        .catch(() => null)
        .then((reply) => {
          if (!abort.signal.aborted) setAsked({ key, reply });
        });
    }, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, ask, wait]);
  const current = asked.key === key && key !== '';
  return { reply: current ? asked.reply : null, working: key !== '' && !current };
}

const askOdds = async (choice: Choice, signal: AbortSignal): Promise<OddsReply | null> => {
  const reply = await table.odds(choice, { signal });
  return reply?.ok ? reply : null;
};

const askPreview = async (choice: Choice): Promise<PreviewReply | null> => {
  const reply = await table.preview(choice);
  return reply?.ok ? reply : null;
};

/** The odds of a complete choice, worked out by the rules themselves. */
export const useOdds = (choice: Choice | null) => useAsked<OddsReply>(choice, askOdds, 80);

/** What a complete choice costs and whom it provokes. */
export const usePreview = (choice: Choice | null) => useAsked<PreviewReply>(choice, askPreview, 30);
