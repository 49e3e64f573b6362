import { useEffect, useState } from 'react';
import type { Choice } from '../../kernel/port.ts';
import type { AnswersReply, OddsReply } from '../../protocol/messages.ts';
import { askOdds } from '../../store/ask-odds.ts';
import { useMoment } from '../../store/moment.ts';
import { questions } from '../../store/questions.ts';

/** A request and its latest reply. `settled`: no better reply will follow. */
interface Asked<T> {
  readonly key: string;
  readonly reply: T | null;
  readonly settled: boolean;
}

/** Sends a request. May call `show` several times, with better and better replies. */
type Ask<T> = (
  choice: Choice,
  signal: AbortSignal,
  show: (reply: T | null, settled: boolean) => void,
) => Promise<void>;

/** Debounces requests for a choice that is still changing, in milliseconds. */
const rests = 80;
/**
 * A longer delay for odds by answer, in milliseconds: a user who commits at once does not need them, and they would
 * delay the next odds.
 */
const lingers = 600;

function useAsked<T>(
  choice: Choice | null,
  ask: Ask<T>,
  wait = rests,
): { readonly reply: T | null; readonly working: boolean } {
  const moment = useMoment();
  const key = choice === null ? '' : `${moment} ${JSON.stringify(choice)}`;
  const [asked, setAsked] = useState<Asked<T>>({ key: '', reply: null, settled: true });
  useEffect(() => {
    if (key === '') return;
    const given = JSON.parse(key.slice(key.indexOf(' ') + 1)) as Choice;
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

/** The odds of a complete choice: first a quick look, then counted out. */
export const useOdds = (choice: Choice | null) => useAsked<OddsReply>(choice, askOdds);

const askAnswers: Ask<AnswersReply> = async (choice, signal, show) => {
  const reply = await questions.answers(choice, signal);
  show(reply?.ok ? reply : null, true);
};

/** The odds of a complete choice for each answer of the combatants whom it is aimed at; `null` until known. */
export const useAnswers = (choice: Choice | null) =>
  useAsked<AnswersReply>(choice, askAnswers, lingers).reply;

const askLook: Ask<OddsReply> = async (choice, signal, show) => {
  const reply = await questions.odds(choice, { signal, quick: true });
  show(reply?.ok ? reply : null, true);
};

/** A quick look at the odds alone: for one of many. */
export const useLook = (choice: Choice | null) => useAsked<OddsReply>(choice, askLook);
