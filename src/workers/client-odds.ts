import type { FightRecord, Reply } from '../protocol/messages.ts';
import type { cannotRead, hasBegun, OddsAnswer, OddsJob, WorkerLike } from './channel.ts';
import type { Patience } from './patience.ts';
import { openPatience } from './patience.ts';

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
  /** The same, and ends the worker at once; it is started again when something is asked. */
  rest(): void;
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
 * The page's end of the odds worker: one question at a time. The same question about the same moment is worked out
 * once, whoever asks. A cancelled one costs nothing when it still waits. One that is being worked on costs the worker's
 * life when patience is over: ended at once, somebody who plays fast would never meet any but a fresh one.
 */
export function connectOdds(spawn: () => WorkerLike): OddsClient {
  let worker: WorkerLike | null = null;
  let known: string | null = null;
  let patience: Patience = openPatience();
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
    const impatient = (): void => {
      if (current?.asked !== asked || asked.waiting.size > 0) return;
      end();
      next();
    };
    patience.whenOver(impatient);
  }

  function launch(): WorkerLike {
    const fresh = spawn();
    patience = openPatience();
    const broken = (): void => {
      if (worker !== fresh) return;
      const asked = current?.asked;
      end();
      if (asked) tell(asked, null);
      next();
    };
    fresh.onmessage = ({ data }: MessageEvent<OddsAnswer | typeof hasBegun | typeof cannotRead>) => {
      if (worker !== fresh) return;
      if ('begun' in data) patience.begins();
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

  /** The question as it already waits or is being worked on; else it goes to the end of the line. */
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
    cancel,
    rest() {
      cancel();
      end();
    },
  };
}

/** The odds worker of this page. */
export const spawnOddsWorker = (): WorkerLike =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'odds' });
