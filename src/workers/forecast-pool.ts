import type { Json } from '../kernel/json.ts';
import type { ErrorReply, FightRecord, Reply } from '../protocol/messages.ts';
import type { cannotRead, hasBegun, OddsAnswer, OddsJob, WorkerLike } from './channel.ts';
import type { Patience } from './patience.ts';
import { openPatience } from './patience.ts';

/** A fight in its middle, or an encounter that has not begun. */
export type Subject = { readonly record: FightRecord } | { readonly encounter: Json };

/** Workers that answer questions about fights: whoever is free takes the one that was asked first. */
export interface ForecastPool {
  readonly size: number;
  /**
   * Asks about a subject, or (`null`) about nothing but what is in the request. Gives `null` at once when it was stopped. The
   * worker that was at it finishes it for nobody and stays for what is asked next, unless that takes it too long.
   */
  ask(subject: Subject | null, request: OddsJob['request'], signal?: AbortSignal): Promise<Reply | null>;
  /**
   * Ends the workers, but for so many that may be asked again soon; one that somebody waits for ends after that. They are
   * started again when something is asked.
   */
  rest(but?: number): void;
}

interface Seat {
  worker: WorkerLike | null;
  patience: Patience | null;
  known: Subject | null;
  busy: boolean;
  /** Ends it where it is: it is at something that nobody waits for any more. */
  cut: (() => void) | null;
  /** It ends once it is done with what it is at. */
  leaving: boolean;
}

interface Waiting {
  readonly subject: Subject | null;
  begin(seat: Seat): void;
}

/** What is said when a worker breaks. */
export const crashed: ErrorReply['error'] = {
  code: 'forecast-failed',
  message: 'The forecast broke off: the rules failed in one of its fights.',
};

/** What is said when the worker's own file, or that of the rules, cannot be read. */
const unread: ErrorReply['error'] = {
  code: 'forecast-unread',
  message:
    'The forecast could not begin: a file of the app could not be read. Reload the page and try again.',
};

/** `size` workers, each started when it is first needed. */
export function openPool(spawn: () => WorkerLike, size: number): ForecastPool {
  const seats: readonly Seat[] = Array.from({ length: Math.max(1, size) }, () => ({
    worker: null,
    patience: null,
    known: null,
    busy: false,
    cut: null,
    leaving: false,
  }));
  const queue: Waiting[] = [];
  let lastId = 0;

  const leave = (seat: Seat): void => {
    seat.worker?.terminate();
    seat.worker = null;
    seat.patience = null;
    seat.known = null;
  };

  /** A worker that has the subject before it already needs not be told. */
  const next = (): void => {
    const free = seats.filter(({ busy }) => !busy);
    const [first] = queue;
    if (!first || free.length === 0) return;
    queue.shift();
    first.begin(free.find(({ known }) => known === first.subject) ?? (free[0] as Seat));
    next();
  };

  /** Has a worker answer, and calls `free` when it can be asked something else: later than the answer where it was stopped. */
  function send(
    seat: Seat,
    subject: Subject | null,
    request: OddsJob['request'],
    signal: AbortSignal | undefined,
    free: () => void,
  ): Promise<Reply | null> {
    seat.worker ??= spawn();
    seat.patience ??= openPatience();
    const { worker, patience } = seat;
    const id = ++lastId;
    const job: OddsJob = { id, request, ...(subject && seat.known !== subject && subject) };
    if (subject) seat.known = subject;
    return new Promise((resolve) => {
      let over = false;
      const end = (reply: Reply | null): void => {
        if (over) return;
        over = true;
        signal?.removeEventListener('abort', stop);
        seat.cut = null;
        resolve(reply);
        free();
      };
      const cut = (): void => {
        if (over) return;
        leave(seat);
        end(null);
      };
      const stop = (): void => {
        seat.cut = cut;
        patience.whenOver(cut);
        resolve(null);
      };
      const broken = (error: ErrorReply['error']): void => {
        leave(seat);
        end({ ok: false, error });
      };
      signal?.addEventListener('abort', stop);
      worker.onmessage = ({ data }: MessageEvent<OddsAnswer | typeof hasBegun | typeof cannotRead>) => {
        if ('begun' in data) patience.begins();
        else if ('unread' in data) broken(unread);
        else if (data.id === id) end(data.reply);
      };
      worker.onerror = (event) => {
        event.preventDefault?.();
        // What a script throws has words; a script that is not there has none.
        broken(event.message ? crashed : unread);
      };
      worker.onmessageerror = () => broken(crashed);
      worker.postMessage(job);
    });
  }

  return {
    size: seats.length,
    rest(but = 0) {
      const taken = seats.filter(({ worker }) => worker !== null);
      for (const seat of taken.slice(but)) {
        if (seat.cut) seat.cut();
        else if (seat.busy) seat.leaving = true;
        else leave(seat);
      }
    },
    ask: (subject, request, signal) =>
      new Promise((resolve) => {
        const begin = (seat: Seat): void => {
          if (signal?.aborted) {
            resolve(null);
            return;
          }
          seat.busy = true;
          seat.leaving = false;
          const free = (): void => {
            seat.busy = false;
            if (seat.leaving) leave(seat);
            next();
          };
          void send(seat, subject, request, signal, free).then(resolve);
        };
        queue.push({ subject, begin });
        next();
      }),
  };
}
