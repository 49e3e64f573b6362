import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob, WorkerLike } from '../workers/channel.ts';
import { serveOdds } from '../workers/odds.ts';

/** Forecast workers on the command line: worker threads that run this file and only answer jobs. */

if (!isMainThread && parentPort) {
  const answer = serveOdds(openHost({ systems, newSeed: () => 'forecast' }));
  const port = parentPort;
  port.on('message', (job: OddsJob) => port.postMessage(answer(job)));
}

/** Starts a worker thread behind the interface of a browser's worker. */
export function spawnThread(): WorkerLike {
  const thread = new Worker(fileURLToPath(import.meta.url));
  const like: WorkerLike = {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  thread.on('message', (data) => like.onmessage?.({ data } as MessageEvent));
  thread.on('error', (error) => like.onerror?.({ message: error.message } as ErrorEvent));
  return like;
}
