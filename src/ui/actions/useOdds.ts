import { useEffect, useState } from 'react';
import type { Choice } from '../../kernel/port.ts';
import type { OddsReply } from '../../protocol/messages.ts';
import { askOdds } from '../../store/ask-odds.ts';
import { useTable } from '../../store/table.ts';

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
    const begin = (): void =>
      void ask(given, abort.signal)
        .catch(() => null)
        .then((reply) => {
          if (!abort.signal.aborted) setAsked({ key, reply });
        });
    if (wait === 0) begin();
    const timer = wait === 0 ? undefined : setTimeout(begin, wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, ask, wait]);
  const current = asked.key === key && key !== '';
  return { reply: current ? asked.reply : null, working: key !== '' && !current };
}

/** The odds of a complete choice, worked out by the rules themselves. */
export const useOdds = (choice: Choice | null) => useAsked<OddsReply>(choice, askOdds, 80);
