import type { ErrorReply, FightRecord, FightReply } from '../protocol/messages.ts';
import type { LibraryApi, UnsavedFight } from '../storage/library.ts';
import type { Saving } from '../storage/problem.ts';
import type { Envelope, FightState, FromWorker, Job, Outcome, OutcomeOf, WorkerLike } from './channel.ts';
import { isSaved, memoriesOfFights } from './memories.ts';

export { fightFile, fileOf } from '../storage/files.ts';
export { newId } from '../storage/ids.ts';
export { codeOf, readLink } from '../storage/link.ts';
export type { FightState, Job, OddsRequest, TableRequest } from './channel.ts';
export { areFightsLeft, isFightPlayed, untilFightsAreLeft } from './locks.ts';
export { newSeed } from './seed.ts';

export type Failure = ErrorReply['error'];

/** Thrown when a job could not be done. */
export class TableFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'TableFailure';
    this.failure = failure;
  }
}

/** What is told of anything that was thrown: the failure that the table has named, else the text of the error. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof TableFailure
    ? thrown.failure
    : { code: 'internal', message: thrown instanceof Error ? thrown.message : String(thrown) };

/** What the page is told without a job of its own. */
export type TableEvent =
  | { readonly event: 'saving'; readonly fight: string; readonly saving: Saving }
  | { readonly event: 'lost'; readonly fight: string }
  | { readonly event: 'followed'; readonly reply: FightReply; readonly state: FightState }
  | { readonly event: 'library' }
  /**
   * The worker crashed and a new one was started; the open fight (`null`: none) stands where the journal and the page's
   * memory end.
   */
  | { readonly event: 'restarted'; readonly reply: FightReply | null; readonly state: FightState | null }
  /** The worker crashed too often, or the fight could not be resumed: only its record is left, to be exported. */
  | { readonly event: 'dead'; readonly failure: Failure };

/** The answer to a job, and the fight after it. */
export interface Answered<J extends Job> {
  readonly outcome: OutcomeOf<J>;
  readonly state: FightState;
}

/** A job that puts a fight on the table. */
export type FightJob = Extract<Job, { readonly job: 'start' | 'adopt' | 'open' | 'resume' }>;

export interface TableClient {
  /** Sends a job. Resolves with the worker's answer, refusals included; rejects with a TableFailure on a crash. */
  send<J extends Job>(job: J): Promise<Answered<J>>;
  /** Opens a fight; resumes it from memory when it was left with unsaved entries. */
  open(fight: string, steal?: boolean): Promise<Answered<FightJob>>;
  library<K extends keyof LibraryApi>(
    call: K,
    ...args: Parameters<LibraryApi[K]>
  ): Promise<Awaited<ReturnType<LibraryApi[K]>>>;
  /** The fights of which this page remembers more than is saved, to be exported. */
  unsaved(): readonly UnsavedFight[];
  /** Forgets what is not saved of a fight that is not open, because it was saved as a copy. */
  forget(fight: string): void;
  /** The record of a fight as far as this page remembers it; `null` if it does not. Needs neither worker nor disk. */
  record(fight: string): FightRecord | null;
  /** A key of the open fight's state: its id, when it was opened, its newest entry. `null` when none is open. */
  moment(): string | null;
  /** Terminates the worker and resumes in a new one from the journal and memory. Pending jobs are rejected. */
  restart(why: string): void;
  listen(listener: (event: TableEvent) => void): () => void;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: { outcome: Outcome; state: FightState }) => void;
  readonly reject: (failure: TableFailure) => void;
}

const mostRestarts = 3;

/**
 * The page's client of the table worker. Jobs are numbered and answered in order. The page remembers every change of
 * the open fight, so that a worker that crashes can be replaced: the new one reads the journal and adds the entries
 * that only the page has, and pending jobs are rejected. An input is in the journal whole or not at all, so none is
 * half applied.
 */
export function connectTable(spawn: () => WorkerLike): TableClient {
  const waiting = new Map<number, Waiting>();
  const memories = memoriesOfFights();
  const listeners = new Set<(event: TableEvent) => void>();
  let worker: WorkerLike | null = null;
  let lastId = 0;
  let restarts = 0;

  const tell = (event: TableEvent): void => {
    for (const listener of listeners) listener(event);
  };

  function receive(message: FromWorker): void {
    switch (message.kind) {
      case 'answer': {
        const { id, outcome, state } = message;
        memories.remember(state);
        // A successful resume does not prove that the worker runs: it may crash again at once. Any other answer does.
        if (waiting.get(id)?.job.job !== 'resume') restarts = 0;
        waiting.get(id)?.resolve({ outcome, state });
        waiting.delete(id);
        break;
      }
      case 'saving': {
        const { fight, saving, savedTo } = message;
        memories.saved(fight, savedTo, saving.state === 'saved');
        tell({ event: 'saving', fight, saving });
        break;
      }
      case 'lost':
        tell({ event: 'lost', fight: message.fight });
        break;
      case 'followed':
        memories.remember(message.state);
        tell({ event: 'followed', reply: message.reply, state: message.state });
        break;
      case 'library':
        tell({ event: 'library' });
        break;
      case 'fatal':
        restart(message.message);
        break;
    }
  }

  function launch(): WorkerLike {
    const fresh = spawn();
    fresh.onmessage = ({ data }) => {
      if (worker === fresh) receive(data as FromWorker);
    };
    fresh.onerror = (event) => {
      event.preventDefault?.();
      if (worker === fresh) restart(event.message || 'the engine could not be loaded');
    };
    fresh.onmessageerror = () => {
      if (worker === fresh) restart('a message could not be read');
    };
    worker = fresh;
    return fresh;
  }

  function post(job: Job, answer: Omit<Waiting, 'job'>): void {
    const id = ++lastId;
    waiting.set(id, { job, ...answer });
    const envelope: Envelope = { id, job };
    (worker ?? launch()).postMessage(envelope);
  }

  const send = <J extends Job>(job: J): Promise<Answered<J>> =>
    new Promise((resolve, reject) => {
      // A worker answers each job with an outcome of its kind.
      post(job, { resolve: (answer) => resolve(answer as Answered<J>), reject });
    });

  function restart(why: string): void {
    worker?.terminate();
    worker = null;
    const undone = [...waiting.values()];
    waiting.clear();
    const memory = memories.ofOpen();
    const lost = (said: string): void => {
      for (const { reject } of undone) reject(new TableFailure({ code: 'engine-crashed', message: said }));
    };
    restarts++;
    if (restarts > mostRestarts) {
      restarts = 0;
      const message = `The engine stopped and could not be started again (${why}). Nothing that was entered is lost: export the fight, then reload the page.`;
      tell({ event: 'dead', failure: { code: 'engine-dead', message } });
      lost(message);
      return;
    }
    const again = `The engine stopped (${why}) and was started again. The fight stands where it was last saved; what was under way was not done.`;
    if (!memory) {
      tell({ event: 'restarted', reply: null, state: null });
      lost(again);
      return;
    }
    post(
      { job: 'resume', memory },
      {
        resolve({ outcome, state }) {
          if (outcome.ok && 'view' in outcome) {
            tell({ event: 'restarted', reply: outcome, state });
            lost(again);
          } else {
            const failure = outcome.ok ? { code: 'engine-dead', message: why } : outcome.error;
            tell({ event: 'dead', failure });
            lost(failure.message);
          }
        },
        reject: (failure) => lost(failure.message),
      },
    );
  }

  return {
    send,
    open(fight, steal = false) {
      const memory = memories.of(fight);
      if (memory && fight !== memories.open() && !isSaved(memory)) return send({ job: 'resume', memory });
      return send({ job: 'open', fight, steal });
    },
    async library(call, ...args) {
      const { outcome } = await send({ job: 'library', call, args });
      if (!outcome.ok) throw new TableFailure(outcome.error);
      return outcome.value as never;
    },
    unsaved: memories.unsaved,
    forget: memories.forget,
    record: memories.record,
    moment: memories.moment,
    restart,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Starts the table worker. */
export const spawnTableWorker = (): WorkerLike =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'table' });

/** Closes the database whenever the page goes to the background: iPadOS drops the connections of pages there. */
export function restInBackground(client: TableClient): void {
  addEventListener('pagehide', () => {
    client.send({ job: 'rest' }).catch(() => {});
  });
  addEventListener('pageshow', (event) => {
    if ((event as Event & { readonly persisted?: boolean }).persisted)
      client.send({ job: 'save' }).catch(() => {});
  });
}
