import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { cannotRead, hasBegun } from './channel.ts';
import { serveOdds } from './odds.ts';
import { rulesForOdds } from './rules-for.ts';
import { newSeed } from './seed.ts';
import type { Shelf } from './shelf.ts';
import { openShelf } from './shelf.ts';

/**
 * The odds worker. It has no state beyond what its jobs bring, may compute for a long time, and can be terminated at
 * any moment.
 */
export function beOdds({ systems, read }: Pick<Shelf, 'systems' | 'read'> = openShelf()): void {
  const answer = serveOdds(openHost({ systems, newSeed }));
  let begun = false;

  async function take(job: OddsJob): Promise<void> {
    const needed = rulesForOdds(job);
    if (needed !== undefined) await read(needed).catch(unread);
    if (!begun) postMessage(hasBegun);
    begun = true;
    postMessage(answer(job));
  }

  /**
   * Posted before the error is thrown: an `error` event alone does not tell the page that the rules could not be
   * loaded.
   */
  function unread(thrown: unknown): never {
    postMessage(cannotRead);
    throw thrown;
  }

  let line: Promise<void> = Promise.resolve();
  self.onmessage = ({ data }: MessageEvent<OddsJob>) => {
    // Raises the worker's `error` event, as if thrown synchronously here; the page then terminates the worker.
    line = line.then(() => take(data)).catch(reportError);
  };
}
