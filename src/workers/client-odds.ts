import type { FightRecord, Reply, ReplyTo } from '../protocol/messages.ts';
import type { cannotRead, hasBegun, OddsAnswer, OddsJob, OddsRequest, WorkerLike } from './channel.ts';
import type { GracePeriod } from './grace-period.ts';
import { openGracePeriod } from './grace-period.ts';

export interface OddsClient {
  /**
   * Asks about a moment of a fight, identified by the key `moment`. `record` is called only when the worker does not
   * have that moment. Resolves with `null` when cancelled, when there is no record, or when the worker crashed: missing
   * odds are never an error of the fight.
   */
  ask<R extends OddsRequest>(
    moment: string,
    record: () => FightRecord | null,
    request: R,
    signal?: AbortSignal,
  ): Promise<ReplyTo<R> | null>;
  /** Cancels every question. */
  cancel(): void;
  /** Cancels every question and terminates the worker at once; the next question starts it again. */
  rest(): void;
}

interface Asked {
  readonly key: string;
  readonly moment: string;
  readonly record: () => FightRecord | null;
  readonly request: OddsRequest;
  /** The callers that wait for the reply; empty when all of them have cancelled. */
  readonly waiting: Set<(reply: Reply | null) => void>;
}

/**
 * The page's client of the odds worker, which gets one question at a time. Equal questions about the same moment are
 * computed once, and the replies about the newest moment are cached. A cancelled question is dropped if it is still
 * queued. If the worker is at it, the worker is terminated when its grace period is over (`openGracePeriod`); not at
 * once, because a player who acts fast would then find a new worker, slow to begin, at every step.
 */
export function connectOdds(spawn: () => WorkerLike): OddsClient {
  let worker: WorkerLike | null = null;
  let known: string | null = null;
  let grace: GracePeriod = openGracePeriod();
  let lastId = 0;
  let current: { readonly id: number; readonly asked: Asked } | null = null;
  let line: Asked[] = [];
  let answered: { moment: string; readonly replies: Map<string, Reply> } = { moment: '', replies: new Map() };

  function end(): void {
    worker?.terminate();
    worker = null;
    known = null;
    current = null;
  }

  function tell({ waiting }: Asked, reply: Reply | null): void {
    for (const resolve of waiting) resolve(reply);
    waiting.clear();
  }

  function next(): void {
    if (current) return;
    const asked = line.shift();
    if (!asked) return;
    const record = known === asked.moment ? null : asked.record();
    if (known !== asked.moment && !record) {
      tell(asked, null);
      next();
      return;
    }
    const id = ++lastId;
    current = { id, asked };
    known = asked.moment;
    const job: OddsJob = { id, request: asked.request, ...(record && { record }) };
    (worker ?? launch()).postMessage(job);
  }

  function settle(reply: Reply): void {
    const done = current;
    current = null;
    if (done) {
      const { asked } = done;
      if (answered.moment !== asked.moment) answered = { moment: asked.moment, replies: new Map() };
      answered.replies.set(asked.key, reply);
      tell(asked, reply);
    }
    next();
  }

  /** Drops a question that no caller waits for. */
  function giveUp(asked: Asked): void {
    line = line.filter((one) => one !== asked);
    if (current?.asked !== asked) return;
    const impatient = (): void => {
      if (current?.asked !== asked || asked.waiting.size > 0) return;
      end();
      next();
    };
    grace.whenOver(impatient);
  }

  function launch(): WorkerLike {
    const fresh = spawn();
    grace = openGracePeriod();
    const broken = (): void => {
      if (worker !== fresh) return;
      const asked = current?.asked;
      end();
      if (asked) tell(asked, null);
      next();
    };
    fresh.onmessage = ({ data }: MessageEvent<OddsAnswer | typeof hasBegun | typeof cannotRead>) => {
      if (worker !== fresh) return;
      if ('begun' in data) grace.begins();
      else if ('id' in data && data.id === current?.id) settle(data.reply);
    };
    fresh.onerror = (event) => {
      event.preventDefault?.();
      broken();
    };
    fresh.onmessageerror = broken;
    worker = fresh;
    return fresh;
  }

  /** The equal question that is queued or under way, or else this one, put at the end of the queue. */
  function queued(question: Omit<Asked, 'waiting'>): Asked {
    const same = [current?.asked, ...line].find((one) => one?.key === question.key);
    if (same) return same;
    const asked: Asked = { ...question, waiting: new Set() };
    line.push(asked);
    return asked;
  }

  function cancel(): void {
    const given = [...line, ...(current ? [current.asked] : [])];
    line = [];
    for (const asked of given) {
      tell(asked, null);
      giveUp(asked);
    }
  }

  function ask(
    moment: string,
    record: () => FightRecord | null,
    request: OddsRequest,
    signal?: AbortSignal,
  ): Promise<Reply | null> {
    if (signal?.aborted) return Promise.resolve(null);
    const key = `${moment} ${JSON.stringify(request)}`;
    const reply = answered.replies.get(key);
    if (reply) return Promise.resolve(reply);
    return new Promise((resolve) => {
      const asked = queued({ key, moment, record, request });
      // One signal may be given with all the questions about a fight, so nothing is left on it.
      const hear = (reply: Reply | null): void => {
        signal?.removeEventListener('abort', stop);
        resolve(reply);
      };
      const stop = (): void => {
        hear(null);
        if (asked.waiting.delete(hear) && asked.waiting.size === 0) giveUp(asked);
      };
      asked.waiting.add(hear);
      signal?.addEventListener('abort', stop);
      next();
    });
  }

  return {
    ask: ask as OddsClient['ask'],
    cancel,
    rest() {
      cancel();
      end();
    },
  };
}

/** Starts an odds worker. */
export const spawnOddsWorker = (): WorkerLike =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'odds' });
