import type { JournalOp } from '../protocol/journal.ts';
import type { FightRecord } from '../protocol/messages.ts';
import type { Database } from '../storage/database.ts';
import type { FightRow, FightSummary } from '../storage/documents.ts';
import { writeJournal } from '../storage/fights.ts';
import type { Saving, StorageProblem, StorageProblemCode } from '../storage/problem.ts';
import { asFailure } from '../storage/problem.ts';
import type { NumberedOp, OpenFight } from './channel.ts';

/** What the list of fights shows after an input. */
export interface Standing {
  readonly hash: string;
  readonly summary: FightSummary;
  readonly over?: FightRow['over'];
}

/** The journal of one fight on its way to the disk. */
export interface Journal {
  /** Numbers the changes and writes them. Resolves when they are on the disk, or when it is known that they will not be for now. */
  commit(ops: readonly JournalOp[], standing: Standing): Promise<readonly NumberedOp[]>;
  /** Tries now to write what is only in memory. */
  flush(): Promise<void>;
  saving(): Saving;
  savedTo(): number;
  /** Another tab owns the fight now: nothing is written any more. */
  lose(): void;
  /** Ends waiting; what is unsaved stays unsaved. */
  stop(): void;
}

export interface JournalOptions {
  readonly db: Database;
  readonly fight: OpenFight;
  /** The number of the newest entry on the disk, and of the newest checkpoint. */
  readonly savedTo: number;
  readonly checkpoint: number;
  /** Entries that are not on the disk yet. */
  readonly tail?: readonly NumberedOp[];
  readonly standing: Standing;
  /** The fight as it stands now, for a checkpoint; `null` when it is no longer the one on the table. */
  readonly record: () => FightRecord | null;
  readonly now: () => number;
  /** Called when the state of saving changes between two commits. */
  readonly onSaving: () => void;
}

const checkpointEvery = 50;
const shortestWait = 1000;
const longestWait = 30_000;

/** Trying again by itself cannot mend these. */
const hopeless: ReadonlySet<StorageProblemCode> = new Set(['journal-gap', 'fight-gone', 'storage-newer']);

/**
 * Opens the journal of a fight. While all is well, a commit waits for its write. After a write has failed, commits
 * return at once with the tail still in memory, and the whole tail is tried again in the background, at growing
 * intervals and with each further commit: a disk that fails slows nobody down.
 */
export function openJournal(options: JournalOptions): Journal {
  const { db, fight, record, now, onSaving } = options;
  let savedTo = options.savedTo;
  let checkpoint = options.checkpoint;
  let tail: readonly NumberedOp[] = options.tail ?? [];
  let standing = options.standing;
  let problem: StorageProblem | null = null;
  let writing: Promise<void> | null = null;
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = false;
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
        ...standing,
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

  /** One write at a time; whoever comes meanwhile waits for it and writes the rest. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (writing) await writing;
    if (lost || tail.length === 0) return;
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
      standing = after;
      if (numbered.length === 0) return numbered;
      if (problem === null) await flush();
      else if (!hopeless.has(problem.code)) void flush().then(onSaving);
      return numbered;
    },
    flush,
    saving: () => ({
      state: tail.length === 0 ? 'saved' : problem === null && !lost ? 'saving' : 'unsaved',
      unsaved: tail.length,
      problem: tail.length === 0 ? null : problem,
    }),
    savedTo: () => savedTo,
    lose() {
      lost = true;
      clearTimeout(timer);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
