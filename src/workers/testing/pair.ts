import { openDatabase } from '../../storage/database.ts';
import { openLibrary } from '../../storage/open-library.ts';
import type { Envelope, WorkerLike } from '../channel.ts';
import { judgeOf } from '../judge.ts';
import type { Locks } from '../locks.ts';
import type { TableHost } from '../seats.ts';
import type { Gossip } from '../server.ts';
import { serveTable } from '../server.ts';
import { ballShelf } from './ball.ts';

/** What the tabs of one browser share besides the database: locks (`undefined`: not supported) and the channel. */
interface FakeBrowser {
  readonly locks: Locks | undefined;
  gossip(): Gossip;
}

export interface PairOptions {
  readonly browser?: FakeBrowser;
  readonly host?: () => TableHost;
  /** Where rules are loaded from. */
  readonly shelf?: ReturnType<typeof ballShelf>;
  readonly patience?: number;
}

/** A fake worker in this thread: messages are cloned and delivered asynchronously, none after `terminate`. */
export function fakeWorker(
  serve: (post: (message: unknown) => void) => (message: unknown) => void,
): WorkerLike {
  let alive = true;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(message) {
      const copy = structuredClone(message);
      setTimeout(() => {
        if (!alive) return;
        try {
          take(copy);
        } catch (error) {
          worker.onerror?.({ message: String(error) } as ErrorEvent);
        }
      });
    },
    terminate() {
      alive = false;
    },
  };
  const take = serve((message) => {
    const data = structuredClone(message);
    setTimeout(() => {
      if (alive) worker.onmessage?.({ data } as MessageEvent);
    });
  });
  return worker;
}

/** A table worker in this thread, with the system of the tests. Terminating it releases its locks, as in a browser. */
export function fakeTableWorker({
  browser,
  shelf = ballShelf(),
  host = shelf.host,
  patience = 200,
}: PairOptions = {}): WorkerLike {
  const db = openDatabase({ patience });
  const held: (() => void)[] = [];
  const locks = browser?.locks && heldBy(browser.locks, held);
  const worker = fakeWorker((post) => {
    const take = serveTable({
      host: host(),
      rules: shelf.rules,
      prefaces: shelf.prefaces,
      db,
      library: openLibrary(db, judgeOf(shelf.host()), () => Date.now()),
      locks,
      gossip: browser?.gossip() ?? null,
      now: () => Date.now(),
      post,
    });
    return (message) => take(message as Envelope);
  });
  const { terminate } = worker;
  worker.terminate = () => {
    terminate();
    for (const let_go of held) let_go();
  };
  return worker;
}

function heldBy(locks: Locks, held: (() => void)[]): Locks {
  return {
    request: ((name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
      locks.request(name, options, (lock) => {
        const ended = new Promise<void>((resolve) => held.push(resolve));
        return Promise.race([callback(lock), ended]);
      })) as Locks['request'],
  };
}

/** The locks and the channel of one browser. */
export function fakeBrowser(): FakeBrowser {
  const holders = new Map<string, { release: () => void; steal: () => void }>();
  const waiting = new Map<string, (() => void)[]>();
  const request = (
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const grant = (): void => {
        let mine = true;
        const leave = (): void => {
          if (!mine) return;
          mine = false;
          holders.delete(name);
          waiting.get(name)?.shift()?.();
        };
        holders.set(name, {
          release: leave,
          steal: () => {
            mine = false;
            reject(new DOMException('stolen', 'AbortError'));
          },
        });
        Promise.resolve(callback({ name, mode: 'exclusive' })).then((value) => {
          leave();
          resolve(value);
        }, reject);
      };
      const holder = holders.get(name);
      if (holder && options.steal) holder.steal();
      if (!holder || options.steal) return grant();
      const line = waiting.get(name) ?? [];
      waiting.set(name, [...line, grant]);
      options.signal?.addEventListener('abort', () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((one) => one !== grant),
        );
        reject(options.signal?.reason);
      });
    });
  const ears = new Set<Gossip>();
  return {
    locks: { request: request as Locks['request'] },
    gossip() {
      const mine: Gossip = {
        onmessage: null,
        postMessage(message) {
          const data = structuredClone(message);
          for (const other of ears) {
            if (other !== mine) setTimeout(() => other.onmessage?.({ data } as MessageEvent));
          }
        },
      };
      ears.add(mine);
      return mine;
    },
  };
}
