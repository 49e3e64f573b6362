import { create } from 'zustand';
import type { Change } from '../engine/system.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { Choice } from '../kernel/port.ts';
import type { View } from '../kernel/view.ts';
import type {
  DiceMode,
  ErrorReply,
  FightRecord,
  FightReply,
  LogLine,
  OddsReply,
  PreviewReply,
  Prompt,
  ReactionModes,
} from '../protocol/messages.ts';
import type { Saving } from '../storage/problem.ts';

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
  readonly view: View | null;
  readonly prompt: Prompt | null;
  /** Every line of the log; those that were taken back carry `undone`. */
  readonly lines: readonly LogLine[];
  readonly can: FightReply['can'];
  readonly preferences: FightReply['preferences'];
  /** What was refused or went wrong last; the fight is as it was before. */
  readonly error: TableError | null;
  /** Something was mended on the way. */
  readonly warning: string | null;
  readonly saving: Saving;
}

const emptyTable: TableState = {
  status: 'idle',
  fight: null,
  view: null,
  prompt: null,
  lines: [],
  can: { undo: false, redo: false },
  preferences: { dice: {}, defaultDice: 'seeded', reactions: {} },
  error: null,
  warning: null,
  saving: { state: 'saved', unsaved: 0, problem: null },
};

export const useTable = create<TableState>()(() => emptyTable);

export interface StartOptions {
  readonly seed?: string | number;
  readonly dice?: DiceMode;
}

type Faces = readonly (number | readonly number[] | null)[];
const soon = (): Promise<never> => Promise.reject(new Error('the table is not laid yet'));

/**
 * What can be done with the open fight. A promise of a fight's id is rejected with a `TableFailure` when the fight
 * cannot be opened (the same error stands in `useTable().error`); the others resolve when the mirror is up to date,
 * to `true` when the input was taken and to `false` when it was refused or ignored.
 */
export const table = {
  start: (_encounter: Json, _options?: StartOptions): Promise<string> => soon(),
  /** Opens a saved fight where it was left. Writes nothing. */
  open: (_id: string): Promise<string> => soon(),
  /** Takes a fight record as a new fight of the library and opens it. */
  openRecord: (_record: Json): Promise<string> => soon(),
  close: (): Promise<void> => soon(),
  /** The number of the prompt is added. A second answer to the same prompt within 400 ms is ignored. */
  answer: (_choice: Choice): Promise<boolean> => soon(),
  /** Without faces the engine rolls; `null` for a die that the engine shall roll. */
  roll: (_faces?: Faces): Promise<boolean> => soon(),
  override: (_changes: readonly Change[], _reason: string): Promise<boolean> => soon(),
  prefer: (_preferences: {
    readonly dice?: { readonly [who: Id]: DiceMode | null };
    readonly reactions?: ReactionModes;
  }): Promise<boolean> => soon(),
  undo: (): Promise<boolean> => soon(),
  redo: (): Promise<boolean> => soon(),
  /** What this choice would bring. Never rejects; `null` when it was cancelled. */
  odds: (
    _choice: Choice,
    _options?: { readonly signal?: AbortSignal },
  ): Promise<OddsReply | ErrorReply | null> => soon(),
  preview: (_choice: Choice): Promise<PreviewReply | ErrorReply | null> => soon(),
  /** Plays on here; the other tab becomes read-only. */
  takeOver: (): Promise<boolean> => soon(),
  /** Ends the engine and starts it again from what is saved: for a fight that does not answer any more. */
  restart: (): Promise<boolean> => soon(),
  /** Tries again to store what is only in memory. */
  saveNow: (): Promise<boolean> => soon(),
  dismissError: (): void => useTable.setState({ error: null, warning: null }),
  /** The open fight, whole; works without IndexedDB and after a crash. */
  exportRecord: (): Promise<FightRecord> => soon(),
};
