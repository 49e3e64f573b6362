import { randomTactic } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import { stream } from '../kernel/streams.ts';
import { systems } from '../systems/registry.ts';
import { beginSample, chosenEncounters, chosenSystems, numberArgument } from './arguments.ts';

/**
 * Which tactic beats which: `npm run tactics -- [system] [--fights 200] [--seed 1] [--encounter id]`. Each pairing
 * is played mirrored: both tactics play both sides of the same encounter with the same dice, so that neither a better side nor
 * lucky dice speak for a tactic. A fight without a winner is half a win for each.
 */
export async function main(args: readonly string[]): Promise<number> {
  const fights = numberArgument(args, 'fights', 200);
  const seed = String(numberArgument(args, 'seed', 1));
  for (const system of chosenSystems(systems, args)) {
    const tactics = [...Object.values(system.tactics), randomTactic];
    console.log(
      `${system.name}: wins in 100 of the first over the second, ${2 * fights} fights each, mirrored`,
    );
    for (const id of chosenEncounters(system, args)) {
      for (let i = 0; i < tactics.length; i++) {
        for (let j = i + 1; j < tactics.length; j++) {
          const [a, b] = [tactics[i] as Tactic, tactics[j] as Tactic];
          const { share, half } = mirrored(system, id, a, b, fights, seed);
          console.log(
            `  ${id.padEnd(16)} ${a.id} over ${b.id}: ${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)}`,
          );
        }
      }
    }
  }
  return 0;
}

/** The share of fights that `a` wins over `b`, with half of its 95 % interval. */
export function mirrored(
  system: System,
  encounter: string,
  a: Tactic,
  b: Tactic,
  fights: number,
  seed: string,
): { readonly share: number; readonly half: number } {
  const start = beginSample(system, encounter);
  const sideOf = new Map(Object.values(system.view(start).combatants).map(({ id, side }) => [id, side]));
  const sides = [...new Set(sideOf.values())];
  let won = 0;
  for (let i = 0; i < fights; i++) {
    for (const mine of sides.slice(0, 2)) {
      const fight = system.copy(start);
      const tacticOf = (who: Id): Tactic => ((sideOf.get(who) ?? mine) === mine ? a : b);
      const answers = new SampleAnswers(stream(`${seed}/${i}/dice`), stream(`${seed}/${i}/minds`), tacticOf);
      const winner = playOut(system, fight, answers, { roundCap: 60 }).over?.winner ?? null;
      won += winner === null ? 0.5 : winner === mine ? 1 : 0;
    }
  }
  const count = 2 * fights;
  const share = won / count;
  return { share, half: 1.96 * Math.sqrt((share * (1 - share)) / count) };
}
