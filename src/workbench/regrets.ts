import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, flag, word, wordOr } from '../cli/command-line.ts';
import type { Decision } from '../engine/keen/ahead.ts';
import { oddsOfAnswer } from '../engine/keen/ahead.ts';
import { legal, sameAnswer } from '../engine/keen/listed.ts';
import { choiceWords } from '../engine/keen/words.ts';
import { openOptions, usualChoice, wholeOption } from '../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import { doerOf, isRefusal } from '../kernel/port.ts';
import type { Stream } from '../kernel/streams.ts';
import { stream } from '../kernel/streams.ts';
import type { Gain } from './gains.ts';
import { gainOf, kindOf, printGains } from './gains.ts';
import { noSuchSample, sample, someSystems } from './options.ts';
import { beginSample, samplesOf } from './samples.ts';

export const commandLine = commandLineOf(
  'regrets',
  someSystems,
  {
    encounter: sample,
    only: word('turn'),
    fights: count(10),
    share: count(100, 1, 100),
    plays: count(60),
    fillings: count(3),
    risk: count(0, 0, 100),
    cases: flag,
    seed: wordOr('1'),
  },
  ({ chosen, encounter }) => noSuchSample(chosen, encounter),
);

type Values = ValuesOf<typeof commandLine>;

/**
 * Finds what the default tactic could do better. In `--share` of 100 of its decisions in some fights, all options are
 * played out a few times, those with fields as often filled in as `--fillings` says, and the best answer as often as
 * `--plays` says, on the same dice as the tactic's own and with the default tactic for all that follows. As the best is
 * chosen and measured with different dice, its gain is not flattered. `--only` keeps to one kind of question, `--risk` to
 * answers that take the one who gives them out at least as often in 100; `--cases` prints the decisions with a better
 * answer.
 */
export function main(values: Values): number {
  for (const system of values.chosen) {
    for (const id of samplesOf(system, values.encounter)) {
      const { gains, decisions } = regretsIn(system, id, values);
      printGains(`${system.name}, ${id}, ${decisions} decisions`, gains, values.fights);
    }
  }
  return 0;
}

/** How often each answer is played to choose the best. */
const screened = 24;
/** The least gain of a case that is printed. */
const notable = 0.1;

function regretsIn(
  system: System,
  encounter: string,
  { only, fights, share, plays, fillings, risk, cases, seed }: Values,
): { readonly gains: readonly Gain[]; readonly decisions: number } {
  const start = beginSample(system, encounter);
  const sideOf = new Map(Object.values(system.view(start).combatants).map(({ id, side }) => [id, side]));
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const gains: Gain[] = [];
  let decisions = 0;
  for (let fight = 0; fight < fights; fight++) {
    const randomOf = (of: string): Stream => stream(`${seed}/${encounter}/${fight}/${of}`);
    const lot = randomOf('lot');
    const fields = randomOf('fields');
    const watched: Tactic = {
      ...usual,
      foresees: true,
      decide(question, now, random, from) {
        const own = usual.decide(question, now, random, from);
        const side = sideOf.get(doerOf(question));
        if (side === undefined || (only !== null && question.id !== only) || lot.die(100) > share) return own;
        const moment = from ?? { base: now, answers: [] };
        const decision = { system, question, moment, usual, turns: 0 };
        if (risk > 0 && 100 * dropsItself(decision, own) < risk) return own;
        // In some systems others may act in between as well: they are not the ones who decide here.
        const others = otherAnswers(question, own, fillings, fields).filter(
          ({ by }) => by === undefined || sideOf.get(String(by)) === side,
        );
        if (others.length === 0) return own;
        const key = `${seed}/${fight}/${++decisions}`;
        const gain = (other: Choice, dice: string, times: number): number =>
          gainOf(system, { question, moment, side, usual: own, other }, `${key}/${dice}`, times);
        const [best] = others
          .map((other) => ({ other, screening: gain(other, 'screening', screened) }))
          .sort((a, b) => b.screening - a.screening);
        if (!best || best.screening <= 0) return own;
        const measured = gain(best.other, 'measuring', plays);
        gains.push({ fight, kind: kindOf(question, own, best.other), gain: measured });
        if (cases && measured >= notable) {
          const { round } = system.clock(now);
          const [mine, better] = [own, best.other].map((choice) => wordsWithFields(question, choice));
          const title = system.title(now, question);
          console.log(
            `  fight ${fight}, round ${round}, ${title}: ${mine} → ${better} (${Math.round(100 * measured)})`,
          );
        }
        return own;
      },
    };
    const answers = new SampleAnswers(randomOf('dice'), randomOf('minds'), () => watched);
    playOut(system, system.copy(start), answers, { roundCap: 60 });
  }
  return { gains, decisions };
}

/** The chance that an answer takes the one who gives it out within its step. */
const dropsItself = (decision: Decision<unknown, Fact>, choice: Choice): number =>
  oddsOfAnswer(decision, choice).chances[`out:${doerOf(decision.question)}`] ?? 0;

/** Other legal answers than `own`: each option with the usual values of its fields, random ones where there are none. */
function otherAnswers(question: Question, own: Choice, fillings: number, random: Stream): readonly Choice[] {
  const found = openOptions(question).flatMap((option) => {
    const whole = wholeOption(question, option);
    const times = Object.keys(whole.needs ?? {}).length > 0 ? fillings : 1;
    return Array.from({ length: times }, () => usualChoice(question, whole, random));
  });
  const choices = found.filter((choice) => choice !== null);
  return legal(question, choices).filter((choice) => !sameAnswer(question, own, choice));
}

/** An answer in words, with its fields. */
function wordsWithFields(question: Question, choice: Choice): string {
  const full = question.read(choice);
  const { option: _, ...fields } = isRefusal(full) ? choice : full;
  const said = Object.entries(fields).map(([field, value]) => `${field} ${JSON.stringify(value)}`);
  return [choiceWords(question, choice), ...said].join(', ');
}
