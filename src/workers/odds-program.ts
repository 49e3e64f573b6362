import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { hasBegun } from './channel.ts';
import { serveOdds } from './odds.ts';
import { rulesForOdds } from './rules-for.ts';
import { newSeed } from './seed.ts';
import { openShelf } from './shelf.ts';

/** The odds worker: it knows only what it is told, works as long as it takes, and may be ended at any moment. */
export function beOdds(): void {
  const { systems, read } = openShelf();
  const answer = serveOdds(openHost({ systems, newSeed }));
  let begun = false;

  async function take(job: OddsJob): Promise<void> {
    const needed = rulesForOdds(job);
    if (needed !== undefined) await read(needed);
    if (!begun) postMessage(hasBegun);
    begun = true;
    postMessage(answer(job));
  }

  let line: Promise<void> = Promise.resolve();
  self.onmessage = ({ data }: MessageEvent<OddsJob>) => {
    // What breaks is the worker's end, as if it had been thrown right here.
    line = line.then(() => take(data)).catch(reportError);
  };
}
