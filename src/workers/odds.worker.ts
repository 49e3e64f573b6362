/** The odds worker: it knows only what it is told, works as long as it takes, and may be ended at any moment. */
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import type { OddsJob } from './channel.ts';
import { serveOdds } from './odds.ts';
import { newSeed } from './seed.ts';

const answer = serveOdds(openHost({ systems, newSeed }));

self.onmessage = ({ data }: MessageEvent<OddsJob>) => postMessage(answer(data));
