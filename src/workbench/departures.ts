import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, wordOr } from '../cli/command-line.ts';
import { playAhead } from '../engine/keen/ahead.ts';
import { sameAnswer } from '../engine/keen/listed.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Question } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
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
      const sums = Array.from({ length: 2 * fights }, (_, fight) =>
        sum(found.filter((one) => one.fight === fight).map(({ gain }) => gain)),
      );
      console.log(`${system.name}, ${id}: ${told(sums)} in 100 for a fight, by kind:`);
      const kinds = [...new Set(found.map(({ kind }) => kind))]
        .map((kind) => ({ kind, gains: found.filter((one) => one.kind === kind).map(({ gain }) => gain) }))
        .sort((a, b) => sum(a.gains) - sum(b.gains));
      for (const { kind, gains } of kinds)
        console.log(`  ${kind.padEnd(40)} ${String(gains.length).padStart(4)} times, ${told(gains)} each`);
    }
  }
  return 0;
}

/** A decision where Keen answers otherwise than the default tactic would. */
interface Departure {
  readonly fight: number;
  /** The question's id, the option of the default tactic, and the option that was chosen. */
  readonly kind: string;
  /** How much more often it wins, as a difference of shares from -1 to 1. */
  readonly gain: number;
}

function departuresIn(
  system: System,
  encounter: string,
  { fights, plays, seed }: { readonly fights: number; readonly plays: number; readonly seed: string },
): readonly Departure[] {
  const start = beginSample(system, encounter);
  const sideOf = new Map(Object.values(system.view(start).combatants).map(({ id, side }) => [id, side]));
  const keen = system.tactics.keen as Tactic;
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const found: Departure[] = [];
  for (let i = 0; i < fights; i++) {
    [...new Set(sideOf.values())].slice(0, 2).forEach((mine, at) => {
      const watched: Tactic = {
        ...keen,
        decide(question, fight, random, from) {
          const choice = keen.decide(question, fight, random, from);
          const [first] = usual.candidates?.(question, fight, random) ?? [];
          if (!first || sameAnswer(question, first, choice)) return choice;
          const moment = from ?? { base: fight, answers: [] };
          const wins = (answer: Choice, play: number): number => {
            const decision = { system, question, moment, usual, turns: Number.POSITIVE_INFINITY, most };
            const end = playAhead(decision, answer, `${seed}/${i}/${play}`)?.fight;
            const winner = end === undefined ? null : (system.over(end)?.winner ?? null);
            return winner === null ? 0.5 : winner === mine ? 1 : 0;
          };
          const gains = Array.from({ length: plays }, (_, play) => wins(choice, play) - wins(first, play));
          found.push({ fight: 2 * i + at, kind: kindOf(question, first, choice), gain: mean(gains) });
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

/** The number of steps after which a fight that is played on counts as a draw. */
const most = 3000;

function kindOf(question: Question, first: Choice, choice: Choice): string {
  const way =
    first.option === choice.option ? `another ${first.option}` : `${first.option} → ${choice.option}`;
  return `${question.id}: ${way}`;
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** The mean in hundredths, with half the width of its 95 % confidence interval. */
function told(values: readonly number[]): string {
  const middle = mean(values);
  const spread = sum(values.map((each) => (each - middle) ** 2)) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(spread / Math.max(1, values.length));
  return `${(100 * middle).toFixed(1)} ± ${(100 * half).toFixed(1)}`;
}
