import type { Option, ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, wordOr } from '../cli/command-line.ts';
import { randomTactic } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import { stream } from '../kernel/streams.ts';
import { noSuchSample, noSuchTactic, sample, someSystems } from './options.ts';
import { beginSample, samplesOf } from './samples.ts';

/** The tactics of a system and the random one, by id. */
const tacticsOf = (system: System): { readonly [id: string]: Tactic } => ({
  ...system.tactics,
  random: randomTactic,
});

/** The ids of two tactics, written keen/simple; `null` without the option. */
const pairing: Option<readonly [string, string] | null> = {
  usual: null,
  shows: 'keen/simple',
  wants: 'wants two tactics with a slash',
  read(said) {
    const [a = '', b = '', ...more] = said.split('/');
    return a === '' || b === '' || more.length > 0 ? undefined : [a, b];
  },
};

export const commandLine = commandLineOf(
  'tactics',
  someSystems,
  { encounter: sample, pair: pairing, fights: count(200), seed: wordOr('1') },
  ({ chosen, encounter, pair }) => [
    ...noSuchSample(chosen, encounter),
    ...noSuchTactic('pair', chosen.map(tacticsOf), pair ?? []),
  ],
);

/**
 * Measures which tactic beats which. Each pairing is played mirrored: each tactic plays both sides of the
 * same encounter with the same dice, so that neither the better side nor lucky dice favour one. A fight without a
 * winner counts as half a win for each. `mean` is the mean over the encounters.
 */
export function main({ chosen, encounter, pair, fights, seed }: ValuesOf<typeof commandLine>): number {
  for (const system of chosen) {
    console.log(
      `${system.name}: wins in 100 of the first over the second, ${2 * fights} fights each, mirrored`,
    );
    const encounters = samplesOf(system, encounter);
    for (const [a, b] of pairings(system, pair)) {
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

/** The pair; without one, the default tactic over random and walk-and-hit, and all others over the default. */
function pairings(
  system: System,
  pair: readonly [string, string] | null,
): readonly (readonly [Tactic, Tactic])[] {
  const all = tacticsOf(system);
  if (pair) return [[all[pair[0]] as Tactic, all[pair[1]] as Tactic]];
  const usual = all[system.defaultTactic] as Tactic;
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
