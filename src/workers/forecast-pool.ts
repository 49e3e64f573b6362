import type { Json } from '../kernel/json.ts';
import type { ErrorReply, FightRecord, ReplyTo } from '../protocol/messages.ts';
import type { cannotRead, hasBegun, OddsAnswer, OddsJob, OddsRequest, WorkerLike } from './channel.ts';
import type { GracePeriod } from './grace-period.ts';
import { openGracePeriod } from './grace-period.ts';

/** What is forecast: a fight under way, or an encounter that has not begun. Compared by identity. */
export type Subject = { readonly record: FightRecord } | { readonly encounter: Json };

/** A pool of workers that answer questions about fights, first come, first served. */
export interface ForecastPool {
  readonly size: number;
  /**
   * Asks about a subject; `null` when the request itself holds all that is needed. Resolves with `null` when aborted:
   * at once if a worker is at it, when its turn comes if it is still queued. The worker may finish the aborted question
   * and take the next one; it is terminated when that takes longer than its grace period (`openGracePeriod`).
   */
  ask<R extends OddsRequest>(
    subject: Subject | null,
    request: R,
    signal?: AbortSignal,
  ): Promise<ReplyTo<R> | null>;
  /**
   * Terminates the workers except `but` of them; one at a question that a caller waits for is terminated after its
   * answer. The next question starts them again.
   */
  rest(but?: number): void;
}

interface Slot {
  worker: WorkerLike | null;
  grace: GracePeriod | null;
  known: Subject | null;
  busy: boolean;
  /** Terminates the worker in the middle of its question; set while that question is aborted. */
  cut: (() => void) | null;
  /** Whether the worker is to be terminated after its present question. */
  leaving: boolean;
}

interface Waiting {
  readonly subject: Subject | null;
  begin(slot: Slot): void;
}

/** The error when a worker crashes. */
export const crashed: ErrorReply['error'] = {
  code: 'forecast-failed',
  message: 'The forecast broke off: the rules failed in one of its fights.',
};

/** The error when the worker's script, or the file with the rules, cannot be loaded. */
const unread: ErrorReply['error'] = {
  code: 'forecast-unread',
  message:
    'The forecast could not begin: a file of the app could not be read. Reload the page and try again.',
};

/** A pool of `size` workers (at least one), each started when first needed. */
export function openPool(spawn: () => WorkerLike, size: number): ForecastPool {
  const slots: readonly Slot[] = Array.from({ length: Math.max(1, size) }, () => ({
    worker: null,
    grace: null,
    known: null,
    busy: false,
    cut: null,
    leaving: false,
  }));
  const queue: Waiting[] = [];
  let lastId = 0;

  const leave = (slot: Slot): void => {
    slot.worker?.terminate();
    slot.worker = null;
    slot.grace = null;
    slot.known = null;
  };

  /**
   * Gives queued questions to free workers, preferably to one that already has the subject: it need not be sent again.
   */
  const next = (): void => {
    const free = slots.filter(({ busy }) => !busy);
    const [first] = queue;
    if (!first || free.length === 0) return;
    queue.shift();
    first.begin(free.find(({ known }) => known === first.subject) ?? (free[0] as Slot));
    next();
  };

  /**
   * Sends a question to a worker. `free` is called when the worker can take another; if aborted, later than the result.
   */
  function send<R extends OddsRequest>(
    slot: Slot,
    subject: Subject | null,
    request: R,
    signal: AbortSignal | undefined,
    free: () => void,
  ): Promise<ReplyTo<R> | null> {
    slot.worker ??= spawn();
    slot.grace ??= openGracePeriod();
    const { worker, grace } = slot;
    const id = ++lastId;
    const job: OddsJob = { id, request, ...(subject && slot.known !== subject && subject) };
    if (subject) slot.known = subject;
    return new Promise((resolve) => {
      let over = false;
      const end = (reply: ReplyTo<R> | null): void => {
        if (over) return;
        over = true;
        signal?.removeEventListener('abort', stop);
        slot.cut = null;
        resolve(reply);
        free();
      };
      const cut = (): void => {
        if (over) return;
        leave(slot);
        end(null);
      };
      const stop = (): void => {
        slot.cut = cut;
        grace.whenOver(cut);
        resolve(null);
      };
      const broken = (error: ErrorReply['error']): void => {
        leave(slot);
        end({ ok: false, error });
      };
      signal?.addEventListener('abort', stop);
      worker.onmessage = ({ data }: MessageEvent<OddsAnswer | typeof hasBegun | typeof cannotRead>) => {
        if ('begun' in data) grace.begins();
        else if ('unread' in data) broken(unread);
        else if (data.id === id) end(data.reply as ReplyTo<R>);
      };
      worker.onerror = (event) => {
        event.preventDefault?.();
        // An error thrown by a script has a message; a script that could not be loaded has none.
        broken(event.message ? crashed : unread);
      };
      worker.onmessageerror = () => broken(crashed);
      worker.postMessage(job);
    });
  }

  return {
    size: slots.length,
    rest(but = 0) {
      const taken = slots.filter(({ worker }) => worker !== null);
      for (const slot of taken.slice(but)) {
        if (slot.cut) slot.cut();
        else if (slot.busy) slot.leaving = true;
        else leave(slot);
      }
    },
    ask: (subject, request, signal) =>
      new Promise((resolve) => {
        const begin = (slot: Slot): void => {
          if (signal?.aborted) {
            resolve(null);
            return;
          }
          slot.busy = true;
          slot.leaving = false;
          const free = (): void => {
            slot.busy = false;
            if (slot.leaving) leave(slot);
            next();
          };
          void send(slot, subject, request, signal, free).then(resolve);
        };
        queue.push({ subject, begin });
        next();
      }),
  };
}
