import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { View } from '../kernel/view.ts';
import type { ErrorReply, FightReply, Hands, LogLine, Prompt, WaveView } from '../protocol/messages.ts';
import type { Saving } from '../storage/problem.ts';
import type { FightState, TableRequest } from '../workers/client.ts';
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
  /** The fight and its prompt, filtered for the eyes that look at the screen; `truth` is unfiltered. */
  readonly view: View | null;
  readonly prompt: Prompt | null;
  readonly truth: Truth | null;
  /** The log, filtered for the eyes that look at the screen. Lines that were taken back carry `undone`. */
  readonly lines: readonly LogLine[];
  /** The log, unfiltered. */
  readonly told: readonly LogLine[];
  /** The facts of the last reply, for animations: a new list with each reply. Empty after opening. */
  readonly facts: FightReply['facts'];
  /**
   * Where the fight goes on from, as it was opened or after an undo: `since` is the newest line before the last answer of
   * a person; `null` without an answer. A new object each time.
   */
  readonly resumed: { readonly since: number | null };
  readonly hash: string;
  readonly can: FightReply['can'];
  readonly stands: FightReply['stands'];
  readonly preferences: FightReply['preferences'];
  /** Waves that have not come yet. Not filtered: only for the game master. */
  readonly waves: readonly WaveView[];
  /** Ids that nobody new may have, besides those in the view. Not filtered: only for the game master. */
  readonly taken: readonly Id[];
  /** Who is in the hand of a tactic. Not filtered: only for the game master (see `useHands`). */
  readonly hands: Hands;
  /** Rulings of this fight that differ from their defaults. */
  readonly rulings: SaidRulings;
  /** The last refusal or failure; the fight is as it was before. */
  readonly error: TableError | null;
  /** Something was repaired without being asked, such as a tape that no longer fitted the rules. */
  readonly warning: string | null;
  readonly saving: Saving;
  /** This tab looks on at the fight, and no tab plays it now. */
  readonly left: boolean;
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
  resumed: { since: null },
  hash: '',
  can: { undo: false, redo: false },
  stands: { at: 0, of: 0 },
  preferences: { dice: {}, defaultDice: 'seeded', reactions: {} },
  waves: [],
  taken: [],
  hands: {},
  rulings: {},
  error: null,
  warning: null,
  saving: { state: 'saved', unsaved: 0, problem: null },
  left: false,
};

export const useTable = create<TableState>()(() => emptyTable);

/**
 * The next value with every equal part taken from the old one (structural sharing), so that `===` tells what changed.
 */
export const shared = <T>(old: T, next: T): T => replaceEqualDeep(old, next) as T;

/**
 * The log with the lines that a reply adds and takes back; with `forgets` the latter are gone from it. Unchanged lines
 * stay the same objects.
 */
function linesAfter(
  lines: readonly LogLine[],
  reply: Pick<FightReply, 'lines' | 'struck'>,
  forgets: boolean,
): readonly LogLine[] {
  if (reply.lines.length === 0 && reply.struck.length === 0) return lines;
  const struck = new Set(reply.struck);
  if (forgets) return [...lines, ...reply.lines].filter(({ id }) => !struck.has(id));
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
    // An unfiltered view is the truth itself, which has been compared already.
    view: view === kept.view ? view : shared(before.view, view),
    prompt: prompt === kept.prompt ? prompt : shared(before.prompt, prompt),
    truth: kept,
  };
}

// The eyes can change in the middle of a fight.
useSettings.subscribe(({ eyes, foes }, before) => {
  const now = useTable.getState();
  if (now.truth && (eyes !== before.eyes || foes !== before.foes))
    useTable.setState(looked(now, now.truth, now.told));
});

/**
 * The state of the mirror after a reply. `whole`: the reply holds all lines of the log, not only new ones. `after`: what
 * it is the reply to.
 */
export function mirrored(
  before: TableState,
  reply: FightReply,
  state: FightState,
  { whole, after }: { readonly whole: boolean; readonly after?: TableRequest['do'] },
): Partial<TableState> {
  const back = after === 'undo' || after === 'seek';
  const told = whole ? shared(before.told, reply.lines) : linesAfter(before.told, reply, after === 'seek');
  return {
    status: state.access === 'read' ? 'readonly' : 'ready',
    fight: shared(before.fight, state.fight),
    ...looked(before, { view: reply.view, prompt: reply.prompt }, told),
    facts: whole ? [] : reply.facts,
    resumed: whole || back ? { since: reply.since ?? null } : before.resumed,
    hash: reply.hash,
    can: shared(before.can, reply.can),
    stands: shared(before.stands, reply.stands),
    preferences: shared(before.preferences, reply.preferences),
    waves: shared(before.waves, reply.waves ?? []),
    taken: shared(before.taken, reply.taken ?? []),
    hands: shared(before.hands, reply.hands ?? {}),
    rulings: shared(before.rulings, reply.rulings ?? {}),
    error: null,
    warning: reply.warning ?? (whole ? null : before.warning),
    saving: shared(before.saving, state.saving),
    left: false,
  };
}
