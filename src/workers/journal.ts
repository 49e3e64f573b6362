import type { JournalOp } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { Database } from '../storage/database.ts';
import type { FightRow, FightSummary } from '../storage/documents.ts';
import { writeJournal } from '../storage/fights.ts';
import type { Saving, StorageProblem, StorageProblemCode } from '../storage/problem.ts';
import { asFailure } from '../storage/problem.ts';
import type { NumberedOp, OpenFight } from './channel.ts';

/** What is stored with the list of fights after an input. */
export interface RowUpdate {
  readonly hash: string;
  readonly summary: FightSummary;
  readonly over?: FightRow['over'];
}

/** Writes the journal of one fight to the database. */
export interface Journal {
  /**
   * Numbers the changes and writes them. Resolves when they are on the disk, or, without an error, when writing fails.
   */
  commit(ops: readonly JournalOp[], row: RowUpdate): Promise<readonly NumberedOp[]>;
  /**
   * Tries to write the unsaved entries, without waiting for the next retry. Resolves after the attempt, successful or
   * not.
   */
  flush(): Promise<void>;
  saving(): Saving;
  savedTo(): number;
  /** Ends all writing but a write that has begun. Unsaved entries stay in memory. */
  stop(): void;
}

export interface JournalOptions {
  readonly db: Database;
  readonly fight: OpenFight;
  /** The number of the newest entry on the disk, and of the newest checkpoint; 0 for none. */
  readonly savedTo: number;
  readonly checkpoint: number;
  /** Entries that are not on the disk yet; their numbers follow `savedTo`. */
  readonly tail?: readonly NumberedOp[];
  readonly row: RowUpdate;
  /** The fight as it stands now, for a checkpoint; `null` when it is no longer the one on the table. */
  readonly record: () => FightRecord | null;
  readonly now: () => number;
  /** Called after each write in the background, whether it succeeded or failed. */
  readonly onSaving: () => void;
}

const checkpointEvery = 50;
const shortestWait = 1000;
const longestWait = 30_000;

/** Problems that retrying cannot solve. */
const hopeless: ReadonlySet<StorageProblemCode> = new Set(['journal-gap', 'fight-gone', 'storage-newer']);

/** Whether a journal has entries that may still be written: there are some, and trying again is not in vain. */
export const mayStillSave = ({ unsaved, problem }: Saving): boolean =>
  unsaved > 0 && (problem === null || !hopeless.has(problem.code));

/**
 * Opens the journal of a fight. Normally a commit waits for its write. After a write has failed, commits resolve at
 * once with their entries still in memory, and all unsaved entries are retried in the background, with exponential
 * backoff and with each further commit: a failing disk does not slow play down.
 */
export function openJournal(options: JournalOptions): Journal {
  const { db, fight, record, now, onSaving } = options;
  let savedTo = options.savedTo;
  let checkpoint = options.checkpoint;
  let tail: readonly NumberedOp[] = options.tail ?? [];
  let row = options.row;
  let problem: StorageProblem | null = null;
  let writing: Promise<void> | null = null;
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const next = (): number => savedTo + tail.length + 1;

  async function write(): Promise<void> {
    const going = tail;
    const first = going[0];
    if (!first) return;
    const last = first.seq + going.length - 1;
    const due = last - checkpoint >= checkpointEvery ? record() : null;
    try {
      await writeJournal(db, {
        fight: fight.id,
        name: fight.name,
        system: fight.system,
        from: first.seq,
        ops: going.map(({ op }) => op),
        at: now(),
        ...row,
        ...(due && { checkpoint: due }),
      });
      savedTo = last;
      tail = tail.slice(going.length);
      if (due) checkpoint = last;
      problem = null;
      wait = shortestWait;
    } catch (error) {
      problem = asFailure(error, `the journal of "${fight.name}"`).problem;
    }
  }

  /** One write at a time: a call during a write waits for it, then writes what is left. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (writing) await writing;
    if (stopped || tail.length === 0) return;
    writing = write().finally(() => {
      writing = null;
    });
    await writing;
    if (problem && !stopped && !hopeless.has(problem.code)) {
      timer = setTimeout(() => void flush().then(onSaving), wait);
      wait = Math.min(wait * 2, longestWait);
    }
  }

  return {
    async commit(ops, after) {
      const from = next();
      const numbered = ops.map((op, index) => ({ seq: from + index, op }));
      tail = [...tail, ...numbered];
      row = after;
      if (numbered.length === 0) return numbered;
      if (problem === null) await flush();
      else if (!hopeless.has(problem.code)) void flush().then(onSaving);
      return numbered;
    },
    flush,
    saving: () => ({
      state: tail.length === 0 ? 'saved' : problem === null && !stopped ? 'saving' : 'unsaved',
      unsaved: tail.length,
      problem: tail.length === 0 ? null : problem,
    }),
    savedTo: () => savedTo,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
