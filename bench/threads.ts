import { availableParallelism } from 'node:os';
import { spawnThread } from '../src/cli/forecast-workers.ts';
import type { System } from '../src/engine/system.ts';
import type { Json } from '../src/kernel/json.ts';
import { connectForecast } from '../src/workers/client-forecast.ts';
import { sampleOf } from './crowd.ts';

/** How often each number of workers is measured, in turns, so that disturbances affect all of them alike. */
const turns = 3;

/**
 * Prints the fights per second (wall clock) of a forecast with 1, 2, 4 … workers, up to the number of cores. A
 * measurement takes about `seconds`, the warm-up of each number of workers twice that.
 */
export async function printScaling(system: System, seconds: number): Promise<void> {
  const { id, encounter } = sampleOf(system);
  const counts: number[] = [];
  for (let n = 1; n <= availableParallelism(); n *= 2) counts.push(n);
  const clients = counts.map((n) => connectForecast(spawnThread, n));
  // It takes hundreds of fights until the rules are optimized, in each thread separately.
  let fights = 64;
  const warm: number[] = [];
  for (const [place, client] of clients.entries()) {
    const until = performance.now() + 2000 * seconds;
    do warm[place] = await rateOf(client, encounter, fights);
    while (performance.now() < until);
  }
  fights = Math.max(fights, Math.round(seconds * Math.max(...warm)));
  const rates: number[][] = counts.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [place, client] of clients.entries())
      rates[place]?.push(await rateOf(client, encounter, fights));
  for (const client of clients) client.rest();
  const best = rates.map((found) => Math.max(...found));
  for (const [place, rate] of best.entries()) {
    const before = best[place - 1];
    const gain = before === undefined ? '' : `, ${(rate / before).toFixed(2)} times those of half as many`;
    console.log(
      `${`${system.id}: ${id}, ${counts[place]} workers, ${fights} fights`.padEnd(52)} ${rate.toFixed(1).padStart(10)} fights a second${gain}`,
    );
  }
}

async function rateOf(
  client: ReturnType<typeof connectForecast>,
  encounter: Json,
  fights: number,
): Promise<number> {
  const begun = performance.now();
  const failed = await client.run(
    { subject: { encounter }, seed: 'bench', tactics: {}, fights, all: true },
    () => {},
  );
  if (failed) throw new Error(failed.message);
  return (1000 * fights) / (performance.now() - begun);
}
