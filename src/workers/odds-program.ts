import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { hasBegun } from './channel.ts';
import { serveOdds } from './odds.ts';
import { newSeed } from './seed.ts';

/** The odds worker: it knows only what it is told, works as long as it takes, and may be ended at any moment. */
export function beOdds(): void {
  const answer = serveOdds(openHost({ systems, newSeed }));
  postMessage(hasBegun);
  self.onmessage = ({ data }: MessageEvent<OddsJob>) => postMessage(answer(data));
}
