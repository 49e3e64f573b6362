import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';
import type { View } from '../kernel/view.ts';
import type { ErrorReply, FightReply, LogLine, Prompt } from '../protocol/messages.ts';
import type { Saving } from '../storage/problem.ts';
import type { FightState } from '../workers/client.ts';
import type { Truth } from './eyes.ts';
import { seen } from './eyes.ts';
import { useSettings } from './settings.ts';

/**
 * idle: no fight is open. opening: one is being read. ready: it waits for an answer. busy: an answer is on its
 * way. readonly: another tab plays this fight. crashed: the engine stopped and could not be started again.
 */
export const tableStatuses = ['idle', 'opening', 'ready', 'busy', 'readonly', 'crashed'] as const;
export type TableStatus = (typeof tableStatuses)[number];

export type TableError = ErrorReply['error'];

/** The fight as the worker last told it. Read only: everything that changes it is a message (`table`). */
export interface TableState {
  readonly status: TableStatus;
  readonly fight: { readonly id: string; readonly name: string; readonly system: string } | null;
  /** The fight and what it waits for, as those who look at the screen see it; `truth` is all of it. */
  readonly view: View | null;
  readonly prompt: Prompt | null;
  readonly truth: Truth | null;
  /** Every line of the log; those that were taken back carry `undone`. */
  readonly lines: readonly LogLine[];
  /** What happened last, for animations: a new list with each reply. Empty after opening. */
  readonly facts: FightReply['facts'];
  readonly hash: string;
  readonly can: FightReply['can'];
  readonly preferences: FightReply['preferences'];
  /** What was refused or went wrong last; the fight is as it was before. */
  readonly error: TableError | null;
  /** Something was mended on the way. */
  readonly warning: string | null;
  readonly saving: Saving;
}

export const emptyTable: TableState = {
  status: 'idle',
  fight: null,
  view: null,
  prompt: null,
  truth: null,
  lines: [],
  facts: [],
  hash: '',
  can: { undo: false, redo: false },
  preferences: { dice: {}, defaultDice: 'seeded', reactions: {} },
  error: null,
  warning: null,
  saving: { state: 'saved', unsaved: 0, problem: null },
};

export const useTable = create<TableState>()(() => emptyTable);

/** The next value with everything that did not change taken from the old one, so that `===` tells what changed. */
export const shared = <T>(old: T, next: T): T => replaceEqualDeep(old, next) as T;

/** The log with what a reply adds and takes back. Lines that stay as they were stay the same objects. */
export function linesAfter(
  lines: readonly LogLine[],
  reply: Pick<FightReply, 'lines' | 'struck'>,
): readonly LogLine[] {
  if (reply.lines.length === 0 && reply.struck.length === 0) return lines;
  const struck = new Set(reply.struck);
  const kept = struck.size === 0 ? lines : lines.map((line) => (struck.has(line.id) ? undone(line) : line));
  return [...kept, ...reply.lines.map((line) => (struck.has(line.id) ? undone(line) : line))];
}

const undone = (line: LogLine): LogLine => ({ ...line, undone: true });

function looked(before: TableState, truth: Truth): Pick<TableState, 'view' | 'prompt' | 'truth'> {
  const { eyes, foes } = useSettings.getState();
  const { view, prompt } = seen(truth, eyes, foes);
  return {
    view: shared(before.view, view),
    prompt: shared(before.prompt, prompt),
    truth: shared(before.truth, truth),
  };
}

// Who looks can change in the middle of a fight.
useSettings.subscribe(({ eyes, foes }, before) => {
  const now = useTable.getState();
  if (now.truth && (eyes !== before.eyes || foes !== before.foes)) useTable.setState(looked(now, now.truth));
});

/** What the mirror shows after a reply. `whole`: the reply tells the fight from its beginning. */
export function mirrored(
  before: TableState,
  reply: FightReply,
  state: FightState,
  whole: boolean,
): Partial<TableState> {
  return {
    status: state.access === 'read' ? 'readonly' : 'ready',
    fight: shared(before.fight, state.fight),
    ...looked(before, { view: reply.view, prompt: reply.prompt }),
    lines: whole ? shared(before.lines, reply.lines) : linesAfter(before.lines, reply),
    facts: whole ? [] : reply.facts,
    hash: reply.hash,
    can: shared(before.can, reply.can),
    preferences: shared(before.preferences, reply.preferences),
    error: null,
    warning: reply.warning ?? (whole ? null : before.warning),
    saving: shared(before.saving, state.saving),
  };
}
