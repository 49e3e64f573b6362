import { randomTactic } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Option, Refusal } from '../kernel/port.ts';
import { doerOf } from '../kernel/port.ts';
import { fieldValuesOf, optionOf, sentenceOf } from '../kernel/sentence.ts';
import type { Stream } from '../kernel/streams.ts';
import { stream } from '../kernel/streams.ts';
import type { Line } from '../kernel/view.ts';
import { beginSample } from './samples.ts';

/** Callbacks for the words of a fight. The same words may come many times. */
export interface Listener {
  /** A line of the log. */
  line?(line: Line): void;
  /** The title of a question or a roll. `kind`: the question's id, or "roll " followed by the purpose of the roll. */
  title?(kind: string, words: string): void;
  /** The label of the button for the choice that is made. */
  button?(words: string): void;
  /** What stands beside an option that is possible, or names one of its picks: labels and notes. */
  aside?(words: string): void;
  /** The reason why an option, or one of its picks, is not possible. */
  refusal?(refusal: Refusal): void;
}

/** How the fights are played. */
interface Hearing {
  readonly fights: number;
  /** The number of rounds after which a fight ends. */
  readonly rounds: number;
  readonly seed: string;
  /** The percentage of decisions that are random; the others are those of the default tactic. */
  readonly random: number;
}

/**
 * Plays a sample encounter several times and calls the listener with all words that come up. Deterministic for the same
 * `hearing`.
 * @throws when the system has no such encounter.
 */
export function hear(system: System, sample: string, hearing: Hearing, listener: Listener): void {
  const usual = system.tactics[system.defaultTactic] ?? randomTactic;
  const decider = halfRandom(usual, hearing.random);
  const listening: Tactic = {
    ...decider,
    decide(question, fight, random) {
      listener.title?.(question.id, system.title(fight, question));
      const choice = decider.decide(question, fight, random);
      if (listener.button || listener.refusal || listener.aside) {
        const options = question.options();
        for (const words of listener.aside ? asidesOf(options) : []) listener.aside?.(words);
        for (const refusal of listener.refusal ? refusalsOf(options) : []) listener.refusal?.(refusal);
        const option = optionOf(options, choice);
        const payer = system.view(fight).combatants[option?.by ?? doerOf(question)];
        if (option) listener.button?.(sentenceOf(option, fieldValuesOf(option, choice), payer));
      }
      return choice;
    },
  };
  const start = beginSample(system, sample);
  for (let i = 0; i < hearing.fights; i++) {
    const fight = system.copy(start);
    const randomOf = (of: string): Stream => stream(`${hearing.seed}/${sample}/${i}/${of}`);
    const answers = new SampleAnswers(randomOf('dice'), randomOf('minds'), () => listening);
    const witness = {
      told(fact: Parameters<System['narrate']>[1]): void {
        const line = system.narrate(fight, fact);
        if (line) listener.line?.(line);
        if (fact.fact === 'rolled' && 'why' in fact) {
          listener.title?.(`roll ${fact.why.purpose}`, system.rollTitle(fight, fact.why));
        }
      },
    };
    playOut(system, fight, answers, { roundCap: hearing.rounds }, witness as never);
  }
}

/** The labels and notes of options and of the picks for their fields. */
function asidesOf(options: readonly Option[]): readonly string[] {
  return options.flatMap(({ label, note, needs }) => [
    label,
    note ?? '',
    ...Object.values(needs ?? {}).flatMap((need) =>
      need.kind === 'one' || need.kind === 'some'
        ? need.oneOf.flatMap((pick) => [pick.label, pick.note ?? ''])
        : [],
    ),
  ]);
}

/** The refusals of options and of the picks for their fields. */
function refusalsOf(options: readonly Option[]): readonly Refusal[] {
  return options.flatMap(({ refused, needs }) => [
    ...(refused ? [refused] : []),
    ...Object.values(needs ?? {}).flatMap((need) =>
      need.kind === 'one' || need.kind === 'some' ? need.oneOf.flatMap((pick) => pick.refused ?? []) : [],
    ),
  ]);
}

/** The tactic, with `percent` of 100 decisions made at random; the other members are its own. */
export const halfRandom = <S>(tactic: Tactic<S>, percent: number): Tactic<S> => ({
  ...tactic,
  decide: (question, fight, random, from) =>
    random.die(100) <= percent
      ? randomTactic.decide(question, fight, random)
      : tactic.decide(question, fight, random, from),
});
