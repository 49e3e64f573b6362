import { useEffect } from 'react';
import { create } from 'zustand';
import type { Choice } from '../kernel/port.ts';
import type { PreviewReply } from '../protocol/messages.ts';
import { isCurrent } from './current-draft.ts';
import type { Draft } from './draft.ts';
import { choiceOf } from './draft.ts';
import { momentNow, useMoment } from './moment.ts';
import { questions } from './questions.ts';
import { session, useSession } from './session.ts';

/** The key of the last choice that was answered, and its preview; `null` if it was refused. */
interface Foreseen {
  readonly key: string;
  readonly reply: PreviewReply | null;
}

const useForeseen = create<Foreseen>()(() => ({ key: '', reply: null }));

let rules: typeof questions.preview = questions.preview;

/** Replaces the rules as the source of previews: for screens without a fight. */
export const foreseenBy = (others: typeof questions.preview): void => {
  rules = others;
};

const keyOf = (choice: Choice, moment: string): string => `${moment} ${JSON.stringify(choice)}`;
const keyNow = (choice: Choice): string => keyOf(choice, momentNow());

/** Asks for the preview of a choice unless it is known. Resolves when all components that show it have been told. */
async function foresee(choice: Choice): Promise<void> {
  const key = keyNow(choice);
  if (key === useForeseen.getState().key) return;
  const reply = await rules(choice);
  // Ignored: replaced by a newer question, or about a state or eyes that are gone.
  if (reply === null || key !== keyNow(choice) || key === useForeseen.getState().key) return;
  useForeseen.setState({ key, reply: reply.ok ? reply : null });
}

// The preview of a draft is asked for before anything is drawn: the worker computes while the page draws.
useSession.subscribe(({ draft }, before) => {
  if (draft === null || draft === before.draft || !isCurrent(draft)) return;
  const choice = choiceOf(draft);
  if (choice) void foresee(choice);
});

/**
 * The preview of a complete choice: what it costs, where it leads, whom it provokes. `null` until the rules have
 * answered, and if they refuse it. All components are told at once, so that it is drawn once.
 */
export function usePreview(choice: Choice | null): PreviewReply | null {
  const moment = useMoment();
  const key = choice === null ? '' : keyOf(choice, moment);
  const known = useForeseen((state) => key !== '' && state.key === key);
  const reply = useForeseen((state) => (key !== '' && state.key === key ? state.reply : null));
  useEffect(() => {
    if (key !== '' && !known) void foresee(JSON.parse(key.slice(moment.length + 1)));
  }, [key, known, moment]);
  return reply;
}

/**
 * To be called while a finger is down where a choice would be taken: asks for its preview before the finger is lifted.
 */
export function thinkAhead(draft: Draft | null): void {
  const choice = draft && choiceOf(draft);
  if (choice) void foresee(choice);
}

/** How long a choice waits to be drawn together with its preview, in milliseconds. */
const patience = 50;
let newest = 0;

/**
 * Takes a draft into the hand once its preview is known, so that both are drawn in one frame, or after `patience`
 * without it. Does nothing when the hand was used meanwhile.
 */
export async function takeForeseen(draft: Draft): Promise<void> {
  const mine = ++newest;
  const before = useSession.getState().draft;
  const choice = choiceOf(draft);
  if (choice) await Promise.race([foresee(choice), new Promise((done) => setTimeout(done, patience))]);
  const untouched = mine === newest && useSession.getState().draft === before;
  if (untouched && isCurrent(draft)) session.take(draft);
}
