import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { View } from '../kernel/view.ts';
import type { ErrorReply, FightReply, Hands, LogLine, Prompt, WaveView } from '../protocol/messages.ts';
import type { Saving } from '../storage/problem.ts';
import type { FightState } from '../workers/client.ts';
import type { Truth } from './eyes.ts';
import { linesSeen, seen } from './eyes.ts';
import { useSettings } from './settings.ts';

/**
 * idle: no fight is open. opening: one is being read. ready: it waits for an answer. busy: an answer is on its
 * way. readonly: another tab plays this fight. crashed: the engine stopped and could not be started again.
 */
const tableStatuses = ['idle', 'opening', 'ready', 'busy', 'readonly', 'crashed'] as const;
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
  /** The lines of the log as those who look read them; those that were taken back carry `undone`. */
  readonly lines: readonly LogLine[];
  /** Every line of the log. */
  readonly told: readonly LogLine[];
  /** What happened last, for animations: a new list with each reply. Empty after opening. */
  readonly facts: FightReply['facts'];
  readonly hash: string;
  readonly can: FightReply['can'];
  readonly preferences: FightReply['preferences'];
  /** Who is still to come, whoever looks: for the game master's eyes. */
  readonly waves: readonly WaveView[];
  /** Who is in the hand of a tactic, whoever looks: for the game master's eyes. */
  readonly hands: Hands;
  /** What the fight plays otherwise than by default. */
  readonly rulings: SaidRulings;
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
  told: [],
  facts: [],
  hash: '',
  can: { undo: false, redo: false },
  preferences: { dice: {}, defaultDice: 'seeded', reactions: {} },
  waves: [],
  hands: {},
  rulings: {},
  error: null,
  warning: null,
  saving: { state: 'saved', unsaved: 0, problem: null },
};

export const useTable = create<TableState>()(() => emptyTable);

/** The next value with everything that did not change taken from the old one, so that `===` tells what changed. */
export const shared = <T>(old: T, next: T): T => replaceEqualDeep(old, next) as T;

/** The log with what a reply adds and takes back. Lines that stay as they were stay the same objects. */
function linesAfter(
  lines: readonly LogLine[],
  reply: Pick<FightReply, 'lines' | 'struck'>,
): readonly LogLine[] {
  if (reply.lines.length === 0 && reply.struck.length === 0) return lines;
  const struck = new Set(reply.struck);
  const kept = struck.size === 0 ? lines : lines.map((line) => (struck.has(line.id) ? undone(line) : line));
  return [...kept, ...reply.lines.map((line) => (struck.has(line.id) ? undone(line) : line))];
}

const undone = (line: LogLine): LogLine => ({ ...line, undone: true });

type Looked = Pick<TableState, 'view' | 'prompt' | 'truth' | 'lines' | 'told'>;

function looked(before: TableState, truth: Truth, told: readonly LogLine[]): Looked {
  const { eyes, foes } = useSettings.getState();
  const kept = shared(before.truth ?? truth, truth);
  const { view, prompt } = seen(kept, eyes, foes);
  const lines = linesSeen(told, kept.view, eyes, foes);
  return {
    told,
    lines: lines === told ? told : shared(before.lines, lines),
    // What is seen whole is the truth itself, compared once.
    view: view === kept.view ? view : shared(before.view, view),
    prompt: prompt === kept.prompt ? prompt : shared(before.prompt, prompt),
    truth: kept,
  };
}

// Who looks can change in the middle of a fight.
useSettings.subscribe(({ eyes, foes }, before) => {
  const now = useTable.getState();
  if (now.truth && (eyes !== before.eyes || foes !== before.foes))
    useTable.setState(looked(now, now.truth, now.told));
});

/** What the mirror shows after a reply. `whole`: the reply tells the fight from its beginning. */
export function mirrored(
  before: TableState,
  reply: FightReply,
  state: FightState,
  whole: boolean,
): Partial<TableState> {
  const told = whole ? shared(before.told, reply.lines) : linesAfter(before.told, reply);
  return {
    status: state.access === 'read' ? 'readonly' : 'ready',
    fight: shared(before.fight, state.fight),
    ...looked(before, { view: reply.view, prompt: reply.prompt }, told),
    facts: whole ? [] : reply.facts,
    hash: reply.hash,
    can: shared(before.can, reply.can),
    preferences: shared(before.preferences, reply.preferences),
    waves: shared(before.waves, reply.waves ?? []),
    hands: shared(before.hands, reply.hands ?? {}),
    rulings: shared(before.rulings, reply.rulings ?? {}),
    error: null,
    warning: reply.warning ?? (whole ? null : before.warning),
    saving: shared(before.saving, state.saving),
  };
}
