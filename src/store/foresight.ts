import { useEffect } from 'react';
import { create } from 'zustand';
import type { Choice } from '../kernel/port.ts';
import type { PreviewReply } from '../protocol/messages.ts';
import type { Draft } from './draft.ts';
import { choiceOf } from './draft.ts';
import { session, useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { table, useTable } from './table.ts';

/** The choice that was asked about last, and what the rules said; `null` for a refusal. */
interface Foreseen {
  readonly key: string;
  readonly reply: PreviewReply | null;
}

const useForeseen = create<Foreseen>()(() => ({ key: '', reply: null }));

let rules: typeof table.preview = table.preview;

/** Lets somebody else answer in place of the rules: for screens without a fight. */
export const foreseenBy = (others: typeof table.preview): void => {
  rules = others;
};

/** The same choice means something else after a change by hand, and other eyes see less: the prompt may stay the same. */
const keyOf = (choice: Choice, hash: string, eyes: string): string =>
  `${hash}:${eyes}:${JSON.stringify(choice)}`;
const keyNow = (choice: Choice): string =>
  keyOf(choice, useTable.getState().hash, useSettings.getState().eyes);

/** Asks the rules what a choice would bring; resolves when everybody who looks at it has been told. */
async function foresee(choice: Choice): Promise<void> {
  const key = keyNow(choice);
  if (key === useForeseen.getState().key) return;
  const reply = await rules(choice);
  // What was given up for something newer, or was asked in a moment that is gone, says nothing.
  if (reply === null || key !== keyNow(choice) || key === useForeseen.getState().key) return;
  useForeseen.setState({ key, reply: reply.ok ? reply : null });
}

// What a choice in the making costs is asked before anything is drawn: the rules think while the page draws.
useSession.subscribe(({ draft }, before) => {
  if (draft === null || draft === before.draft || draft.prompt !== useTable.getState().prompt?.id) return;
  const choice = choiceOf(draft);
  if (choice) void foresee(choice);
});

/**
 * What a complete choice costs, where it leads and whom it provokes, as the rules say; `null` until they have answered. All
 * who look at it are told at once, so that it is drawn once.
 */
export function usePreview(choice: Choice | null): PreviewReply | null {
  const hash = useTable((state) => state.hash);
  const eyes = useSettings((state) => state.eyes);
  const key = choice === null ? '' : keyOf(choice, hash, eyes);
  const known = useForeseen((state) => key !== '' && state.key === key);
  const reply = useForeseen((state) => (key !== '' && state.key === key ? state.reply : null));
  useEffect(() => {
    if (key !== '' && !known) void foresee(JSON.parse(key.slice(`${hash}:${eyes}:`.length)));
  }, [key, known, hash, eyes]);
  return reply;
}

/** A finger lies where a choice would be taken into the hand: the rules think of it before it is lifted. */
export function thinkAhead(draft: Draft | null): void {
  const choice = draft && choiceOf(draft);
  if (choice) void foresee(choice);
}

/** How long a choice waits to be drawn together with what the rules say of it, in milliseconds. */
const patience = 50;
let newest = 0;

/**
 * Takes a choice into the hand as soon as the rules have said what it brings: one picture where there were two. Rules that
 * take longer hold nothing up: then the choice is drawn without them. Does nothing when the hand was used meanwhile.
 */
export async function takeForeseen(draft: Draft): Promise<void> {
  const mine = ++newest;
  const before = useSession.getState().draft;
  const choice = choiceOf(draft);
  if (choice) await Promise.race([foresee(choice), new Promise((done) => setTimeout(done, patience))]);
  const untouched = mine === newest && useSession.getState().draft === before;
  if (untouched && draft.prompt === useTable.getState().prompt?.id) session.take(draft);
}
