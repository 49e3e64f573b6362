import type { Json } from '../kernel/json.ts';
import type { JournalOp } from '../protocol/journal.ts';
import type { DiceMode, FightRecord, FightReply, Reply, Request } from '../protocol/messages.ts';
import type { LibraryApi } from '../storage/library.ts';
import type { Saving } from '../storage/problem.ts';

/** What travels between the page and the table worker: numbered jobs one way, one answer for each the other way. */
export type Job =
  /** Begins a fight under an id that the page made up. */
  | {
      readonly job: 'start';
      readonly fight: string;
      readonly encounter: Json;
      readonly seed?: string | number;
      readonly dice?: DiceMode;
    }
  /** Takes a record as a new fight. */
  | { readonly job: 'adopt'; readonly fight: string; readonly record: Json; readonly name?: string }
  /** Opens a saved fight; read-only when another tab plays it, unless it is taken over (`steal`). */
  | { readonly job: 'open'; readonly fight: string; readonly steal?: boolean }
  /** After a crash: opens from the journal and what the page remembers. */
  | { readonly job: 'resume'; readonly memory: Memory }
  | { readonly job: 'close' }
  /** What lists show of every system. */
  | { readonly job: 'prefaces' }
  /** Reads the rules of a system before anybody asks about them. */
  | { readonly job: 'rules'; readonly system: string }
  /** A message of the protocol. */
  | { readonly job: 'table'; readonly request: TableRequest }
  /** Tries now to store what is only in memory. */
  | { readonly job: 'save' }
  /** The page goes to sleep: lets go of the database. */
  | { readonly job: 'rest' }
  | { readonly job: 'library'; readonly call: keyof LibraryApi; readonly args: readonly unknown[] }
  /** For tests: the worker breaks at this point of the next input. */
  | { readonly job: 'crash'; readonly when: CrashPoint };

const crashPoints = ['now', 'before-write', 'after-write'] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Messages of the protocol that concern the open fight or nothing at all; fights are begun by jobs of their own. */
export type TableRequest = Exclude<
  Request,
  {
    do: 'start' | 'load' | 'odds' | 'forecast' | 'watch' | 'variations' | 'vary' | 'account' | 'luck';
  }
>;

export interface NumberedOp {
  readonly seq: number;
  readonly op: JournalOp;
}

export interface OpenFight {
  readonly id: string;
  readonly name: string;
  readonly system: string;
}

/** All that the page remembers of a fight, so that nothing depends on the worker's life or on the disk. */
export interface Memory {
  readonly fight: OpenFight;
  /** The fight as it was opened, after entry `seq` of its journal. */
  readonly base: { readonly seq: number; readonly record: FightRecord } | null;
  /** What was done since. */
  readonly ops: readonly NumberedOp[];
  /** Up to this entry everything is on the disk. */
  readonly savedTo: number;
}

/** What the page must know besides the reply. */
export interface FightState {
  readonly fight: OpenFight | null;
  readonly access: 'write' | 'read';
  readonly saving: Saving;
  readonly savedTo: number;
  /** A fight was opened: what was remembered of it gives way to this. */
  readonly opened?: Pick<Memory, 'base' | 'ops'>;
  /** What this job added to the journal. */
  readonly news?: readonly NumberedOp[];
}

/** page → worker */
export interface Envelope {
  readonly id: number;
  readonly job: Job;
}

export type Outcome = Reply | { readonly ok: true; readonly value: unknown };

/** worker → page. An answer comes when what it tells is on the disk, or cannot be brought there for now. */
export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly outcome: Outcome; readonly state: FightState }
  /** Saved later than it was answered, or not saved for another reason now. */
  | { readonly kind: 'saving'; readonly fight: string; readonly saving: Saving; readonly savedTo: number }
  /** Another tab took the fight over. */
  | { readonly kind: 'lost'; readonly fight: string }
  /** Another tab played on in a fight that is read-only here. */
  | { readonly kind: 'followed'; readonly reply: FightReply; readonly state: FightState }
  /** Something in the library changed, in any tab. */
  | { readonly kind: 'library' }
  /** The engine broke. The worker does nothing any more. */
  | { readonly kind: 'fatal'; readonly message: string };

/** What the page may expect of a worker; a `MessagePort` with a `terminate` will do. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/**
 * page → odds worker. `record` or `encounter` (a fight at its beginning) comes along when the moment is another than
 * that of the message before.
 */
export interface OddsJob {
  readonly id: number;
  readonly record?: FightRecord;
  readonly encounter?: Json;
  readonly request: Extract<
    Request,
    {
      do: 'odds' | 'answers' | 'preview' | 'forecast' | 'watch' | 'variations' | 'vary' | 'account' | 'luck';
    }
  >;
}

/** odds worker → page */
export interface OddsAnswer {
  readonly id: number;
  readonly reply: Reply;
}

/** odds worker → page, once: it has read the rules that it was first asked about. */
export const hasBegun = { begun: true } as const;

/** odds worker → page, before it breaks: what it needs is in a file of the app that cannot be read. */
export const cannotRead = { unread: true } as const;
