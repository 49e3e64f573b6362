import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, wordOr } from '../cli/command-line.ts';
import { sameAnswer } from '../engine/keen/listed.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import { stream } from '../kernel/streams.ts';
import type { Gain } from './gains.ts';
import { gainOf, kindOf, printGains } from './gains.ts';
import { noSuchSample, sample, someSystems } from './options.ts';
import { beginSample, samplesOf } from './samples.ts';

export const commandLine = commandLineOf(
  'departures',
  someSystems,
  { encounter: sample, fights: count(10), plays: count(40), seed: wordOr('1') },
  ({ chosen, encounter }) => noSuchSample(chosen, encounter),
);

/**
 * Finds where the tactic Keen departs from the default tactic, and what that gains. Keen plays each side
 * in turn against the default tactic. From each departure the fight is played to its end with both answers, on common
 * random numbers, with the default tactic for all combatants. The gains summed over a fight estimate by how much Keen's
 * share of wins exceeds one half, with far fewer fights than counting wins would need; by kind they show what Keen does
 * badly.
 */
export function main({ chosen, encounter, fights, plays, seed }: ValuesOf<typeof commandLine>): number {
  for (const system of chosen) {
    for (const id of samplesOf(system, encounter)) {
      const found = departuresIn(system, id, { fights, plays, seed });
      printGains(`${system.name}, ${id}`, found, 2 * fights);
    }
  }
  return 0;
}

function departuresIn(
  system: System,
  encounter: string,
  { fights, plays, seed }: { readonly fights: number; readonly plays: number; readonly seed: string },
): readonly Gain[] {
  const start = beginSample(system, encounter);
  const sideOf = new Map(Object.values(system.view(start).combatants).map(({ id, side }) => [id, side]));
  const keen = system.tactics.keen as Tactic;
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const found: Gain[] = [];
  for (let i = 0; i < fights; i++) {
    [...new Set(sideOf.values())].slice(0, 2).forEach((mine, at) => {
      const watched: Tactic = {
        ...keen,
        decide(question, fight, random, from) {
          const choice = keen.decide(question, fight, random, from);
          const [first] = usual.candidates?.(question, fight, random) ?? [];
          if (!first || sameAnswer(question, first, choice)) return choice;
          const moment = from ?? { base: fight, answers: [] };
          const alternative = { question, moment, side: mine, usual: first, other: choice };
          const gain = gainOf(system, alternative, `${seed}/${i}`, plays);
          found.push({ fight: 2 * i + at, kind: kindOf(question, first, choice), gain });
          return choice;
        },
      };
      const tacticOf = (who: Id): Tactic => ((sideOf.get(who) ?? mine) === mine ? watched : usual);
      const answers = new SampleAnswers(stream(`${seed}/${i}/dice`), stream(`${seed}/${i}/minds`), tacticOf);
      playOut(system, system.copy(start), answers, { roundCap: 60 });
    });
  }
  return found;
}
