import { useEffect, useState } from 'react';
import type { Choice } from '../../kernel/port.ts';
import type { AnswersReply, OddsReply } from '../../protocol/messages.ts';
import { askOdds } from '../../store/ask-odds.ts';
import { table, useTable } from '../../store/table.ts';

/** What was asked and what came back; `settled`: nothing better follows. */
interface Asked<T> {
  readonly key: string;
  readonly reply: T | null;
  readonly settled: boolean;
}

/** Whoever asks may show what it knows more than once. */
type Ask<T> = (
  choice: Choice,
  signal: AbortSignal,
  show: (reply: T | null, settled: boolean) => void,
) => Promise<void>;

/** A choice that changes under a finger is not asked about, in milliseconds. */
const rests = 80;
/** Whoever commits at once does not want to know how else it might be met, and the next odds would wait for it. */
const lingers = 600;

function useAsked<T>(
  choice: Choice | null,
  ask: Ask<T>,
  wait = rests,
): { readonly reply: T | null; readonly working: boolean } {
  // The same choice means something else after a change by hand: the prompt may stay, the fight does not.
  const hash = useTable((state) => state.hash);
  const key = choice === null ? '' : `${hash}:${JSON.stringify(choice)}`;
  const [asked, setAsked] = useState<Asked<T>>({ key: '', reply: null, settled: true });
  useEffect(() => {
    if (key === '') return;
    const given = JSON.parse(key.slice(key.indexOf(':') + 1)) as Choice;
    const abort = new AbortController();
    const show = (reply: T | null, settled: boolean): void => {
      if (!abort.signal.aborted) setAsked({ key, reply, settled });
    };
    const timer = setTimeout(() => void ask(given, abort.signal, show).catch(() => show(null, true)), wait);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, ask, wait]);
  const current = asked.key === key && key !== '';
  return { reply: current ? asked.reply : null, working: key !== '' && !(current && asked.settled) };
}

/** The odds of a complete choice, worked out by the rules themselves: a first look, then counted out. */
export const useOdds = (choice: Choice | null) => useAsked<OddsReply>(choice, askOdds);

const askAnswers: Ask<AnswersReply> = async (choice, signal, show) => {
  const reply = await table.answers(choice, signal);
  show(reply?.ok ? reply : null, true);
};

/** The same by the answers of whoever it is aimed at. */
export const useAnswers = (choice: Choice | null) =>
  useAsked<AnswersReply>(choice, askAnswers, lingers).reply;

const askLook: Ask<OddsReply> = async (choice, signal, show) => {
  const reply = await table.odds(choice, { signal, quick: true });
  show(reply?.ok ? reply : null, true);
};

/** A first look alone: for one of many. */
export const useLook = (choice: Choice | null) => useAsked<OddsReply>(choice, askLook);
