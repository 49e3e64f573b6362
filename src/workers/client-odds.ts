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
  readonly moment: string;
  readonly record: () => FightRecord | null;
  readonly request: OddsJob['request'];
  readonly resolve: (reply: Reply | null) => void;
}

/**
 * The page's end of the odds worker: one question at a time, so that a cancelled one costs nothing when it still
 * waits and only the worker's life when it is being worked on.
 */
export function connectOdds(spawn: () => WorkerLike): OddsClient {
  let worker: WorkerLike | null = null;
  let known: string | null = null;
  let lastId = 0;
  let current: { readonly id: number; readonly asked: Asked } | null = null;
  let line: Asked[] = [];

  function end(): void {
    worker?.terminate();
    worker = null;
    known = null;
    current = null;
  }

  function next(): void {
    if (current) return;
    const asked = line.shift();
    if (!asked) return;
    const record = known === asked.moment ? null : asked.record();
    if (known !== asked.moment && !record) {
      asked.resolve(null);
      next();
      return;
    }
    const id = ++lastId;
    current = { id, asked };
    known = asked.moment;
    const job: OddsJob = { id, request: asked.request, ...(record && { record }) };
    (worker ?? launch()).postMessage(job);
  }

  function settle(reply: Reply | null): void {
    const done = current;
    current = null;
    done?.asked.resolve(reply);
    next();
  }

  function launch(): WorkerLike {
    const fresh = spawn();
    const broken = (): void => {
      if (worker !== fresh) return;
      const asked = current?.asked;
      end();
      asked?.resolve(null);
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

  return {
    ask(moment, record, request, signal) {
      if (signal?.aborted) return Promise.resolve(null);
      return new Promise((resolve) => {
        const asked: Asked = { moment, record, request, resolve };
        signal?.addEventListener('abort', () => {
          resolve(null);
          line = line.filter((one) => one !== asked);
          if (current?.asked !== asked) return;
          end();
          next();
        });
        line.push(asked);
        next();
      });
    },
    cancel() {
      const given = [...line, ...(current ? [current.asked] : [])];
      line = [];
      if (current) end();
      for (const { resolve } of given) resolve(null);
    },
  };
}

/** The odds worker of this page. */
export const spawnOddsWorker = (): WorkerLike =>
  new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: 'odds' });
