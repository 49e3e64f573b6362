import { randomTactic } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import { stream } from '../kernel/streams.ts';
import { systems } from '../systems/registry.ts';
import { beginSample, chosenEncounters, chosenSystems, numberArgument } from './arguments.ts';

export const usage =
  'npm run tactics -- [system] [--fights 200] [--seed 1] [--encounter id] [--pair keen/simple]';

/**
 * Measures which tactic beats which, see `usage`. Each pairing is played mirrored: each tactic plays both sides of the
 * same encounter with the same dice, so that neither the better side nor lucky dice favour one. A fight without a
 * winner counts as half a win for each. `mean` is the mean over the encounters.
 */
export async function main(args: readonly string[]): Promise<number> {
  const fights = numberArgument(args, 'fights', 200);
  const seed = String(numberArgument(args, 'seed', 1));
  for (const system of chosenSystems(systems, args)) {
    console.log(
      `${system.name}: wins in 100 of the first over the second, ${2 * fights} fights each, mirrored`,
    );
    const encounters = chosenEncounters(system, args);
    for (const [a, b] of pairings(system, args)) {
      const shares: number[] = [];
      for (const id of encounters) {
        const { share, half } = mirrored(system, id, a, b, fights, seed);
        shares.push(share);
        console.log(line(id, a, b, share, half));
      }
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const spread = shares.reduce((sum, share) => sum + share * (1 - share), 0);
      const half = (1.96 * Math.sqrt(spread / (2 * fights))) / shares.length;
      if (shares.length > 1) console.log(line('mean', a, b, mean, half));
    }
  }
  return 0;
}

const line = (what: string, a: Tactic, b: Tactic, share: number, half: number): string =>
  `  ${what.padEnd(16)} ${a.id} over ${b.id}: ${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)}`;

/**
 * The pair after `--pair`; otherwise the default tactic over random and walk-and-hit, and all others over the default.
 */
function pairings(system: System, args: readonly string[]): readonly (readonly [Tactic, Tactic])[] {
  const all: { readonly [id: string]: Tactic } = { ...system.tactics, random: randomTactic };
  const named = (id = ''): Tactic => {
    const tactic = all[id];
    if (!tactic) throw new Error(`There is no tactic "${id}". One of: ${Object.keys(all).join(', ')}`);
    return tactic;
  };
  const at = args.indexOf('--pair');
  if (at >= 0) {
    const [a, b] = (args[at + 1] ?? '').split('/');
    return [[named(a), named(b)]];
  }
  const usual = named(system.defaultTactic);
  const worse = ['random', 'walk-and-hit'].flatMap((id) => (all[id] ? [all[id]] : []));
  const others = Object.values(all).filter((tactic) => tactic !== usual && !worse.includes(tactic));
  return [
    ...worse.map((tactic) => [usual, tactic] as const),
    ...others.map((tactic) => [tactic, usual] as const),
  ];
}

/**
 * The share (0 to 1) of `2 * fights` fights that `a` wins against `b`; `half` is half the width of its 95 % interval.
 */
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
