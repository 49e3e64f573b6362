import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../engine/random-play.ts';
import { playRandomly } from '../engine/random-play.ts';
import { systems } from '../systems/registry.ts';
import { beginSample, chosenSystems, numberArgument } from './arguments.ts';
import { oddsAgainstSamples } from './odds-agree.ts';

/**
 * Long random play: `npm run soak -- [system] [--fights 50000] [--rounds 30] [--seed 1] [--samples 100000]`.
 * Prints what was broken with the seed to see it again, what was never used, and where odds and samples part.
 */
export async function main(args: readonly string[]): Promise<number> {
  const fights = numberArgument(args, 'fights', 50_000);
  const roundCap = numberArgument(args, 'rounds', 30);
  const seed = String(numberArgument(args, 'seed', 1));
  const samples = numberArgument(args, 'samples', 100_000);
  let broken = 0;
  for (const system of chosenSystems(systems, args)) {
    const samplesOf = system.encounters.pack.encounters;
    const share = Math.ceil(fights / samplesOf.length);
    const used = new Map<string, { offered: number; taken: number }>();
    for (const { id } of samplesOf) {
      const started = performance.now();
      const start = beginSample(system, id);
      const play = playRandomly(system, () => system.copy(start), {
        fights: share,
        seed: `${seed}/${id}`,
        roundCap,
        used,
      });
      const seconds = (performance.now() - started) / 1000;
      broken += play.findings.length;
      console.log(
        `${system.id} ${id}: ${share} fights, ${play.ended} ended, ${play.facts} facts, ${seconds.toFixed(1)} s, ${play.findings.length} findings`,
      );
      for (const finding of play.findings.slice(0, 5)) console.log(words(finding));
    }
    const never = [...used].filter(([, { taken }]) => taken === 0).map(([key]) => key);
    console.log(
      `${system.id}: ${used.size} options used${never.length > 0 ? `, never taken: ${never.join(' ')}` : ''}`,
    );
    const { compared, parted } = oddsAgainstSamples(system, samples, seed, console.log);
    console.log(`${system.id}: ${compared} odds compared with ${samples} samples each, ${parted} part`);
    broken += parted + oddsTestOf(system.id, samples);
  }
  return broken > 0 ? 1 : 0;
}

/**
 * The odds test of a system takes every weapon, attack spell and contest by name, in `npm test` with fewer plays. It
 * is run here with all of them; 1 when it fails.
 */
function oddsTestOf(id: string, samples: number): number {
  const test = join('src', 'systems', id, 'tests', 'odds.test.ts');
  if (!existsSync(test)) return 0;
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, WOUNDTRACK_SAMPLES: String(samples) };
  const { status } = spawnSync(process.execPath, [vitest, 'run', test, '--test-timeout=600000'], {
    env,
    stdio: 'inherit',
  });
  return status === 0 ? 0 : 1;
}

const words = ({ seed, fight, fact, what }: Finding): string =>
  `  seed ${seed}, fight ${fight}, fact ${fact}: ${what}`;
