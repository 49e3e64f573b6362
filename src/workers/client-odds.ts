import type { FightRecord, Reply } from '../protocol/messages.ts';
import type { OddsAnswer, OddsJob, WorkerLike } from './channel.ts';

export interface OddsClient {
  /**
   * Asks about a moment of a fight. `record` is called only when the worker does not know the moment yet. Resolves
   * with `null` when it was cancelled or the worker broke: odds are a convenience and never an error of the fight.
   */
  ask(
    moment: string,
    record: () => FightRecord | null,
    request: OddsJob['request'],
    signal?: AbortSignal,
  ): Promise<Reply | null>;
  /** Gives up everything that is asked. */
  cancel(): void;
}

interface Asked {
  readonly key: string;
  readonly moment: string;
  readonly record: () => FightRecord | null;
  readonly request: OddsJob['request'];
  /** Everybody who wants to know it; nobody any more when it was given up. */
  readonly waiting: Set<(reply: Reply | null) => void>;
}

/**
 * How long the worker may finish what nobody waits for any more, in milliseconds: most odds are quicker than a fresh
 * worker, which has to read the rules and the whole fight again.
 */
const patience = 200;

/**
 * The page's end of the odds worker: one question at a time. The same question about the same moment is worked out
 * once, whoever asks. A cancelled one costs nothing when it still waits; when it is being worked on and takes its
 * time, it costs the worker's life.
 */
export function connectOdds(spawn: () => WorkerLike): OddsClient {
  let worker: WorkerLike | null = null;
  let known: string | null = null;
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

  /** Nobody waits for this one any more. */
  function giveUp(asked: Asked): void {
    line = line.filter((one) => one !== asked);
    if (current?.asked !== asked) return;
    setTimeout(() => {
      if (current?.asked !== asked || asked.waiting.size > 0) return;
      end();
      next();
    }, patience);
  }

  function launch(): WorkerLike {
    const fresh = spawn();
    const broken = (): void => {
      if (worker !== fresh) return;
      const asked = current?.asked;
      end();
      if (asked) tell(asked, null);
      next();
    };
    fresh.onmessage = ({ data }: MessageEvent<OddsAnswer>) => {
      if (worker === fresh && data.id === current?.id) settle(data.reply);
    };
    fresh.onerror = (event) => {
      event.preventDefault?.();
      broken();
    };
    fresh.onmessageerror = broken;
    worker = fresh;
    return fresh;
  }

  /** The question as it already waits or is being worked on; else it goes to the end of the line. */
  function queued(question: Omit<Asked, 'waiting'>): Asked {
    const same = [current?.asked, ...line].find((one) => one?.key === question.key);
    if (same) return same;
    const asked: Asked = { ...question, waiting: new Set() };
    line.push(asked);
    return asked;
  }

  return {
    ask(moment, record, request, signal) {
      if (signal?.aborted) return Promise.resolve(null);
      const key = `${moment} ${JSON.stringify(request)}`;
      const reply = answered.replies.get(key);
      if (reply) return Promise.resolve(reply);
      return new Promise((resolve) => {
        const asked = queued({ key, moment, record, request });
        asked.waiting.add(resolve);
        signal?.addEventListener('abort', () => {
          resolve(null);
          if (asked.waiting.delete(resolve) && asked.waiting.size === 0) giveUp(asked);
        });
        next();
      });
    },
    cancel() {
      const given = [...line, ...(current ? [current.asked] : [])];
      line = [];
      for (const asked of given) {
        tell(asked, null);
        giveUp(asked);
      }
    },
  };
}

/** The odds worker of this page. */
export const spawnOddsWorker = (): WorkerLike =>
  new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: 'odds' });
