import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { cannotRead, hasBegun } from './channel.ts';
import { serveOdds } from './odds.ts';
import { rulesForOdds } from './rules-for.ts';
import { newSeed } from './seed.ts';
import type { Shelf } from './shelf.ts';
import { openShelf } from './shelf.ts';

/** The odds worker: it knows only what it is told, works as long as it takes, and may be ended at any moment. */
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

  /** Said first: whoever waits hears of nothing else that the rules have failed. */
  function unread(thrown: unknown): never {
    postMessage(cannotRead);
    throw thrown;
  }

  let line: Promise<void> = Promise.resolve();
  self.onmessage = ({ data }: MessageEvent<OddsJob>) => {
    // What breaks is the worker's end, as if it had been thrown right here.
    line = line.then(() => take(data)).catch(reportError);
  };
}
