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
    const options = new Map<string, { offered: number; taken: number }>();
    for (const { id } of samplesOf) {
      const started = performance.now();
      const play = playRandomly(system, () => beginSample(system, id), {
        fights: share,
        seed: `${seed}/${id}`,
        roundCap,
      });
      const seconds = (performance.now() - started) / 1000;
      broken += play.findings.length;
      for (const [key, { offered, taken }] of play.options) {
        const known = options.get(key) ?? { offered: 0, taken: 0 };
        options.set(key, { offered: known.offered + offered, taken: known.taken + taken });
      }
      console.log(
        `${system.id} ${id}: ${share} fights, ${play.ended} ended, ${play.facts} facts, ${seconds.toFixed(1)} s, ${play.findings.length} findings`,
      );
      for (const finding of play.findings.slice(0, 5)) console.log(words(finding));
    }
    const never = [...options].filter(([, { taken }]) => taken === 0).map(([key]) => key);
    console.log(
      `${system.id}: ${options.size} options used${never.length > 0 ? `, never taken: ${never.join(' ')}` : ''}`,
    );
    const { compared, parted } = oddsAgainstSamples(system, samples, seed, console.log);
    console.log(`${system.id}: ${compared} odds compared with ${samples} samples each, ${parted} part`);
    broken += parted;
  }
  return broken > 0 ? 1 : 0;
}

const words = ({ seed, fight, fact, what }: Finding): string =>
  `  seed ${seed}, fight ${fight}, fact ${fact}: ${what}`;
