import type { Json } from '../kernel/json.ts';
import type { JournalOp } from '../protocol/journal.ts';
import type {
  DiceMode,
  ErrorReply,
  FightRecord,
  FightReply,
  Reply,
  ReplyTo,
  Request,
} from '../protocol/messages.ts';
import type { LibraryApi } from '../storage/library.ts';
import type { Saving } from '../storage/problem.ts';

/** A job that the page sends to the table worker. Jobs are numbered (`Envelope`), and each gets one answer. */
export type Job =
  /** Begins a fight under an id that the page generated. */
  | {
      readonly job: 'start';
      readonly fight: string;
      readonly encounter: Json;
      readonly seed?: string | number;
      readonly dice?: DiceMode;
    }
  /** Begins a new fight from a record. */
  | { readonly job: 'adopt'; readonly fight: string; readonly record: Json; readonly name?: string }
  /** Opens a saved fight; read-only when another tab plays it, unless it is taken over (`steal`). */
  | { readonly job: 'open'; readonly fight: string; readonly steal?: boolean }
  /** Opens a fight from its journal and what the page remembers: after a crash, or when it was left unsaved. */
  | { readonly job: 'resume'; readonly memory: Memory }
  | { readonly job: 'close' }
  /** What lists show of every system. */
  | { readonly job: 'prefaces' }
  /** Loads the rules of a system ahead of the first request that needs them. */
  | { readonly job: 'rules'; readonly system: string }
  /** A request of the protocol, passed to the host. */
  | { readonly job: 'table'; readonly request: TableRequest }
  /** Tries to write unsaved entries without waiting for the next retry. */
  | { readonly job: 'save' }
  /** The page is going to the background: saves, then closes the database connection. */
  | { readonly job: 'rest' }
  | { readonly job: 'library'; readonly call: keyof LibraryApi; readonly args: readonly unknown[] }
  /** For tests: the worker crashes now, or at this point of the next input. */
  | { readonly job: 'crash'; readonly when: CrashPoint };

export type CrashPoint = 'now' | 'before-write' | 'after-write';

/** What only the odds worker answers: it takes long, or carries an encounter of its own. */
type LongVerb =
  | 'odds'
  | 'answers'
  | 'forecast'
  | 'watch'
  | 'variations'
  | 'vary'
  | 'account'
  | 'luck'
  | 'timeline';

/** Requests that the odds worker answers. */
export type OddsRequest = Extract<Request, { do: LongVerb | 'preview' }>;

/**
 * Requests that a `table` job may carry: all but those that begin a fight, which have jobs of their own, and those that
 * only the odds worker answers.
 */
export type TableRequest = Exclude<Request, { do: LongVerb | 'start' | 'load' }>;

export interface NumberedOp {
  readonly seq: number;
  readonly op: JournalOp;
}

export interface OpenFight {
  readonly id: string;
  readonly name: string;
  readonly system: string;
}

/** All that the page remembers of a fight, so that losing the worker or the disk loses no entry. */
export interface Memory {
  readonly fight: OpenFight;
  /** The fight as it was opened, after entry `seq` of its journal; `null` for one that was begun on this page. */
  readonly base: { readonly seq: number; readonly record: FightRecord } | null;
  /** The entries since. */
  readonly ops: readonly NumberedOp[];
  /** The number of the newest entry on the disk; 0 for none. */
  readonly savedTo: number;
}

/** The state of the open fight that comes with each answer. */
export interface FightState {
  readonly fight: OpenFight | null;
  readonly access: 'write' | 'read';
  readonly saving: Saving;
  readonly savedTo: number;
  /** Set when a fight was opened: replaces what the page remembered of it. */
  readonly opened?: Pick<Memory, 'base' | 'ops'>;
  /** The entries that this job added to the journal. */
  readonly news?: readonly NumberedOp[];
}

/** page → worker */
export interface Envelope {
  readonly id: number;
  readonly job: Job;
}

/** What a job is answered with. */
export type OutcomeOf<J extends Job> = J extends { readonly job: 'table'; readonly request: infer R }
  ? R extends TableRequest
    ? ReplyTo<R>
    : never
  : J extends { readonly job: 'start' | 'adopt' | 'open' | 'resume' }
    ? FightReply | ErrorReply
    : { readonly ok: true; readonly value: unknown } | ErrorReply;

export type Outcome = OutcomeOf<Job>;

/** worker → page. An answer is posted once its changes are on the disk, or writing them has failed for now. */
export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly outcome: Outcome; readonly state: FightState }
  /** The result of a write that no answer waited for. */
  | { readonly kind: 'saving'; readonly fight: string; readonly saving: Saving; readonly savedTo: number }
  /** Another tab took the fight over. */
  | { readonly kind: 'lost'; readonly fight: string }
  /** Another tab added to a fight that is read-only here. */
  | { readonly kind: 'followed'; readonly reply: FightReply; readonly state: FightState }
  /** A fight or document in the library changed, in any tab. */
  | { readonly kind: 'library' }
  /** The engine threw. The worker handles no further jobs. */
  | { readonly kind: 'fatal'; readonly message: string };

/** The part of `Worker` that the page uses, so that tests can put something else in its place. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/**
 * page → odds worker. `record`, or `encounter` for a fight at its beginning, is set when the question is about another
 * moment than that of the message before.
 */
export interface OddsJob {
  readonly id: number;
  readonly record?: FightRecord;
  readonly encounter?: Json;
  readonly request: OddsRequest;
}

/** odds worker → page */
export interface OddsAnswer {
  readonly id: number;
  readonly reply: Reply;
}

/** odds worker → page, once, before the first answer: the rules for that question have been loaded. */
export const hasBegun = { begun: true } as const;

/** odds worker → page, just before its `error` event: a file with rules could not be loaded. */
export const cannotRead = { unread: true } as const;
