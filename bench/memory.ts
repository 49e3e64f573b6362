import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { System } from '../src/engine/system.ts';
import { systems } from '../src/systems/registry.ts';
import { openHost } from '../src/table/host.ts';
import type { OddsAnswer } from '../src/workers/channel.ts';
import { serveOdds } from '../src/workers/odds.ts';

const tenths = 10;
const inBlock = 32;

/** Prints the heap that a forecast worker retains after each tenth of `fights` duels, after a garbage collection. */
export function printMemory(system: System, fights: number): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const encounter = system.encounters.pack.encounters[0]?.encounter;
  if (encounter === undefined) return;
  const answer = serveOdds(openHost({ systems, newSeed: () => 'bench' }));
  let id = 0;
  const held: number[] = [];
  for (let tenth = 0; tenth < tenths; tenth++) {
    const to = Math.round((fights * (tenth + 1)) / tenths);
    for (let from = Math.round((fights * tenth) / tenths); from < to; from += inBlock) {
      const request = {
        do: 'forecast',
        from,
        fights: Math.min(inBlock, to - from),
        seed: 'bench',
        tactics: {},
      } as const;
      const { reply }: OddsAnswer = answer({ id: id++, ...(id === 1 && { encounter }), request });
      if (!reply.ok) throw new Error(`${system.id}: ${reply.error.message}`);
    }
    collect();
    held.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  const [first = Number.NaN] = held;
  const last = held.at(-1) ?? Number.NaN;
  console.log(
    `${`${system.id}: ${fights.toLocaleString('en')} duels, held after each tenth`.padEnd(52)} ${held.map((mib) => mib.toFixed(1)).join(' ')} MiB; ${(last / first).toFixed(2)} times the first`,
  );
}
