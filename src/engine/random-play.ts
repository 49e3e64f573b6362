import type { Choice, Fact, Option, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Stream } from '../kernel/streams.ts';
import { stream } from '../kernel/streams.ts';
import { openOptions, randomAnswer, randomChoice, randomTactic, wholeOption } from './random-choice.ts';
import { playOut, SampleAnswers } from './sample.ts';
import type { System, Tactic } from './system.ts';

/** Something that must never happen, with all that is needed to see it again. */
export interface Finding {
  readonly seed: string;
  readonly fight: number;
  /** How many facts had been told. */
  readonly fact: number;
  readonly what: string;
}

export interface RandomPlay {
  readonly fights: number;
  readonly ended: number;
  readonly facts: number;
  readonly findings: readonly Finding[];
  /** How often each option was offered without a refusal and how often it was taken, by `question/option`. */
  readonly options: ReadonlyMap<string, { offered: number; taken: number }>;
  /** How often each kind of fact was told. */
  readonly told: ReadonlyMap<string, number>;
  /** Every value that was given in a field of a choice, by `option.field=value`, for short texts only. */
  readonly values: ReadonlySet<string>;
}

export interface RandomPlayOptions {
  readonly fights: number;
  readonly seed: string;
  readonly roundCap: number;
  /** Checks the invariants after every n-th fact; 1 checks them after each. */
  readonly checkEvery?: number;
  /** The number of the first fight: to see a finding again. */
  readonly from?: number;
  /** The counts of plays before this one, to go on with: what those did often, this one need not be curious about. */
  readonly used?: Map<string, { offered: number; taken: number }>;
}

interface Count {
  offered: number;
  taken: number;
}

/** The entries of `used`, made when they are first asked for; found without joining two words each time. */
function countsIn(used: Map<string, Count>): (question: string, option: string) => Count {
  const byQuestion = new Map<string, Map<string, Count>>();
  return (question, option) => {
    let byOption = byQuestion.get(question);
    if (!byOption) {
      byOption = new Map();
      byQuestion.set(question, byOption);
    }
    let count = byOption.get(option);
    if (!count) {
      const key = `${question}/${option}`;
      count = used.get(key) ?? { offered: 0, taken: 0 };
      used.set(key, count);
      byOption.set(option, count);
    }
    return count;
  };
}

/** Plays fights in which everybody does anything that is legal, and looks after every fact whether all still holds. */
export function playRandomly<S, F extends Fact>(
  system: System<S, F>,
  begin: () => S,
  options: RandomPlayOptions,
): RandomPlay {
  const used = options.used ?? new Map<string, { offered: number; taken: number }>();
  const told = new Map<string, number>();
  const values = new Set<string>();
  const findings: Finding[] = [];
  let facts = 0;
  let ended = 0;
  const from = options.from ?? 0;
  const every = options.checkEvery ?? 1;

  const countOf = countsIn(used);

  /** What was never done yet, and now and then what was done least: rare options come up in few fights too. */
  const curious = (question: Question, open: readonly Option[], random: Stream): Choice | null => {
    let least: Option | null = null;
    let times = Number.POSITIVE_INFINITY;
    for (const option of open) {
      const { taken } = countOf(question.id, option.id);
      if (taken >= times) continue;
      least = option;
      times = taken;
    }
    if (least === null || (times > 0 && random.die(4) > 1)) return null;
    const choice = randomChoice(wholeOption(question, least), random);
    return choice && !isRefusal(question.read(choice)) ? choice : null;
  };

  const counting: Tactic<S> = {
    ...randomTactic,
    decide(question: Question, _fight: S, random: Stream): Choice {
      const open = openOptions(question);
      for (const option of open) countOf(question.id, option.id).offered++;
      const choice = curious(question, open, random) ?? randomAnswer(question, open, random);
      countOf(question.id, choice.option).taken++;
      for (const [field, value] of Object.entries(choice)) {
        if (typeof value === 'string' && value.length < 40) values.add(`${choice.option}.${field}=${value}`);
      }
      return choice;
    },
  };

  for (let i = from; i < from + options.fights; i++) {
    const fight = begin();
    let count = 0;
    const report = (what: string): void => {
      findings.push({ seed: options.seed, fight: i, fact: count, what });
    };
    const answers = new SampleAnswers<S, F>(
      stream(`${options.seed}/${i}/dice`),
      stream(`${options.seed}/${i}/minds`),
      () => counting,
    );
    const witness = {
      told(fact: { readonly fact: string }): void {
        count++;
        told.set(fact.fact, (told.get(fact.fact) ?? 0) + 1);
        if (count % every !== 0) return;
        for (const broken of system.invariants(fight)) report(`after ${fact.fact}: ${broken}`);
      },
    };
    try {
      const ending = playOut(system, fight, answers, { roundCap: options.roundCap }, witness);
      if (ending.over) ended++;
      else if (ending.rounds < options.roundCap)
        report(`neither over nor at the cap after ${ending.steps} steps`);
    } catch (thrown) {
      report(thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown));
    }
    facts += count;
    if (findings.length > 20) break;
  }
  return { fights: options.fights, ended, facts, findings, options: used, told, values };
}
