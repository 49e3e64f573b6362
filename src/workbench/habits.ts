import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, word, wordOr } from '../cli/command-line.ts';
import { usualChoice } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import { isRefusal } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import { noSuchSample, sample, someSystems } from './options.ts';
import { beginSample, samplesOf } from './samples.ts';
import { mirrored } from './tactics.ts';

export const commandLine = commandLineOf(
  'habits',
  someSystems,
  { encounter: sample, only: word('evasion'), fights: count(100), seed: wordOr('1') },
  ({ chosen, encounter }) => noSuchSample(chosen, encounter),
);

/**
 * Finds answers in which the default tactic could do better: for each kind of question other than a turn,
 * and each answer to it, one side always gives that answer where it is legal, and the other plays by the default tactic,
 * mirrored. A habit that wins more than half is one that the tactic lacks.
 */
export function main({ chosen, encounter, only, fights, seed }: ValuesOf<typeof commandLine>): number {
  for (const system of chosen) {
    const usual = system.tactics[system.defaultTactic] as Tactic;
    for (const id of samplesOf(system, encounter)) {
      console.log(`${system.name}, ${id}: wins in 100 of each habit, ${2 * fights} fights, mirrored`);
      for (const [kind, options] of answersIn(system, id, usual, seed)) {
        if (only !== null && kind !== only) continue;
        for (const option of options) {
          const { share, half } = mirrored(system, id, always(usual, kind, option), usual, fights, seed);
          const words = `${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)}`;
          console.log(`  ${`${kind}: ${option}`.padEnd(40)} ${words}${share - half > 0.5 ? '  <' : ''}`);
        }
      }
    }
  }
  return 0;
}

/** The fights in which answers are collected. */
const collected = 10;

/** The kinds of questions other than turns that come up in some fights, each with the answers that it offers. */
function answersIn(
  system: System,
  encounter: string,
  usual: Tactic,
  seed: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const listening: Tactic = {
    ...usual,
    decide(question, fight, random, from) {
      if (question.id !== 'turn') {
        const known = found.get(question.id) ?? new Set();
        for (const { id, refused } of question.options()) if (!refused) known.add(id);
        found.set(question.id, known);
      }
      return usual.decide(question, fight, random, from);
    },
  };
  for (let i = 0; i < collected; i++) {
    const randomOf = (of: string) => stream(`${seed}/${encounter}/${i}/${of}`);
    const answers = new SampleAnswers(randomOf('dice'), randomOf('minds'), () => listening);
    playOut(system, beginSample(system, encounter), answers, { roundCap: 60 });
  }
  return new Map([...found].filter(([, options]) => options.size > 1));
}

/** The tactic, but for this answer to this kind of question wherever it is legal. */
const always = (usual: Tactic, kind: string, option: string): Tactic => ({
  ...usual,
  decide(question, fight, random, from) {
    const choice = usual.decide(question, fight, random, from);
    if (question.id !== kind || choice.option === option) return choice;
    const offered = question.options().find(({ id, refused }) => id === option && !refused);
    const other = offered ? usualChoice(question, offered, random) : null;
    const read = other === null ? null : question.read(other);
    return read === null || isRefusal(read) ? choice : read;
  },
});
